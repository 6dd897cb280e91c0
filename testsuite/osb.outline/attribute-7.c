/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62: what makes a function special from outside is not passed on. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-not "(hidden|weak|globl)\[ \t\]+f\\.osb" } } */
/* { dg-final { scan-assembler-times "init_array" 1 } } */
#include "guard.h"

__attribute__((constructor, visibility("hidden"), used)) void f(void)
{
	note(1);
	if (K) {
		BULK(2);
		note(3);
	}
}
