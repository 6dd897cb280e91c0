/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H3: the key is read once and tested twice; threading copies the middle. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	_Bool on = K;

	note(on);
	if (on)
		BULK(a);
	note(a + on);
	if (on)
		a = calc(a);
	return a + on;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
