/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The NOP may be written in several ways. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=h key=key treatment=outline" } } */
#include "guard.h"

#define SITE(name, text)						\
	int name(int a)							\
	{								\
		asm goto ("1:" text					\
			  ".pushsection __jump_table, \"aw\"\n\t"	\
			  ".balign 8\n\t.long 1b - ., %l2 - .\n\t"	\
			  ".quad %c0 + %c1 - .\n\t.popsection"		\
			  : : "i" (&key.key), "i" (0) : : taken);	\
		return a;						\
	taken:								\
		BULK(a);						\
		return calc(a);						\
	}

SITE(f, "\n\t.byte 0x0f,0x1f,0x44,0x00,0x00\n\t")
SITE(g, "\tnop\n\t")
SITE(h, " .nops 5\n\t")
