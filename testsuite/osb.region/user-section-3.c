/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H60 a to d, H88, H102, H103, K48: sections that mean something. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "treatment=leave verdict=user-section" 8 } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

#define IN(name, text)						\
	__attribute__((section(text))) int name(int a)		\
	{							\
		if (K) {					\
			BULK(a);				\
			a = calc(a);				\
		}						\
		return a;					\
	}

IN(init, ".init.text")
IN(leave, ".exit.text")
IN(sched, ".sched.text")
IN(irqentry, ".irqentry.text")
IN(own, ".text.mine")
IN(head, ".head.text")
IN(cpuidle, ".cpuidle.text")
IN(kprobes, ".kprobes.text")
