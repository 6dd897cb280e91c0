/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H60, H68, K48: more sections that mean something: mapped elsewhere, run before the
 * rest, found by address, or named to a plugin of the kernel.  A name that begins
 * like plain text is no exception.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "treatment=leave verdict=user-section" 15 } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { scan-symbol-not "*.cold" } } */
#include "guard.h"

#define IN(name, text)						\
	__attribute__((section(text))) int name(int a)		\
	{							\
		if (K) {					\
			char b[200];				\
								\
			fill(b);				\
			BULK(b[a]);				\
		}						\
		return a;					\
	}

void fill(char *p);

IN(softirq, ".softirqentry.text")
IN(entry, ".entry.text")
IN(exception, ".exception.text")
IN(spinlock, ".spinlock.text")
IN(idmap, ".idmap.text")
IN(hyp, ".hyp.text")
IN(hyp_init, ".hyp.idmap.text")
IN(mmuoff, ".mmuoff.text")
IN(ref, ".ref.text")
IN(meminit, ".meminit.text")
IN(memexit, ".memexit.text")
IN(head, ".head.text")
IN(instr, ".text..instrumentation")
IN(fixup, ".text.fixup_like")

/* The section stands in the declaration alone. */
int declared(int a) __attribute__((section(".sched.text")));

int declared(int a)
{
	if (K)
		BULK(a);
	return a;
}
