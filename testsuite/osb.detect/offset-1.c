/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The form of other architectures, the branch bit in the address of the key. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=key treatment=leave verdict=likely-else" } } */
#include "guard.h"

#define SITE(name, branch)						\
	int name(int a)							\
	{								\
		asm goto ("1:\tnop\n\t"					\
			  ".pushsection __jump_table, \"aw\"\n\t"	\
			  ".balign 8\n\t.long 1b - ., %l1 - .\n\t"	\
			  ".quad %c0 - .\n\t.popsection"		\
			  : : "i" (&((char *)&key.key)[branch]) : : taken); \
		return a;						\
	taken:								\
		BULK(a);						\
		return calc(a);						\
	}

SITE(f, 0)
SITE(g, 1)
