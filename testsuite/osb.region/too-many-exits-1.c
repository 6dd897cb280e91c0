/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H18: break, continue, goto and falling out of the end. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=too-many-exits" } } */
#include "guard.h"

int f(int a)
{
	int i, r = a;

	for (i = 0; i < a; i++) {
		r += calc(i);
		if (K) {
			BULK(i);
			if (i == 3)
				goto three;
			if (i == 4)
				goto four;
			if (i == 5)
				break;
			if (i == 6)
				continue;
			if (i == 7)
				goto seven;
			if (i == 8)
				goto eight;
			note(r);
		}
		r ^= calc(r);
	}
	note(r + 10);
	return r;
three:
	note(3);
	r += 1;
four:
	note(r + 4);
	r *= 3;
seven:
	note(r + 7);
	r -= 4;
eight:
	note(r + 8);
	return r + 2;
}
