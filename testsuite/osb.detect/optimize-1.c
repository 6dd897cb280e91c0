/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The level of one function counts, not that of the command line. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "function=g treatment=(outline|split)" } } */
#include "guard.h"

#define SITE(key_address)						\
	({ __label__ taken; int value = 0;				\
	asm goto ("1:\tnop\n\t"						\
		  ".pushsection __jump_table, \"aw\"\n\t"		\
		  ".long 1b - ., %l1 - .\n\t.quad %c0 - .\n\t"		\
		  ".popsection" : : "i" (key_address) : : taken);	\
	if (0) taken: value = 1;					\
	value; })

int f(int a)
{
	if (SITE(&key.key)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

__attribute__((optimize("O0"))) int g(int a)
{
	if (SITE(&key.key)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
