/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The function and its twin differ, as if it had been compiled wrongly. */
/* expect: FAIL: .* execution test */
/* { dg-do run } */
#include "run.h"

#ifdef OSB_TWIN
#define WHAT 1
#else
#undef WHAT
#define WHAT 2
#endif

NOINLINE int FN(f)(int a)
{
	if (K)
		BULK(a * WHAT);
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
