/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nothing at -O0. */
/* { dg-do compile } */
/* { dg-options "-O0 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "treatment=(outline|split)" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

/* Without inlining there is nothing for the "i" operands */
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
