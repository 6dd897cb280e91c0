/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a complex number goes in, as a whole. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-in-type" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
NOINLINE long FN(f)(_Complex int *p, int n)
{
	_Complex int z = *p;
	int i;

	for (i = 0; i < n; i++)
		z *= *p;
	if (K) {
		BULK(__real__ z);
		note(__imag__ z);
		p[1] = z;
	}
	*p = z;
	return __real__ z - __imag__ z;
}

void FN(test)(int a)
{
	_Complex int z[2] = { (a & 7) + 2i, 1 };

	note(FN(f)(z, a & 3));
	note(__real__ z[0]);
	note(__imag__ z[1]);
}
#endif
