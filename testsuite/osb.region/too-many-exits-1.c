/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H18, L3: to a dozen places: break, continue, goto and falling out of the end. */
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
			switch (i) {
			case 3: goto three;
			case 4: goto four;
			case 5: goto five;
			case 6: goto six;
			case 7: goto seven;
			case 8: goto eight;
			case 9: goto nine;
			case 10: goto ten;
			case 11: goto eleven;
			}
			if (r == 12)
				break;
			if (r == 13)
				continue;
			note(r);
		}
		r ^= calc(r);
		switch (r) {
		case 103: goto three;
		case 204: goto four;
		case 305: goto five;
		case 406: goto six;
		case 507: goto seven;
		case 608: goto eight;
		case 709: goto nine;
		case 810: goto ten;
		case 911: goto eleven;
		}
	}
	note(r + 10);
	return r;
three:
	note(3);
	r += 1;
four:
	note(r + 4);
	r *= 3;
five:
	note(r ^ 5);
	r += 5;
six:
	note(r | 6);
	r ^= 6;
seven:
	note(r + 7);
	r -= 4;
eight:
	note(r + 8);
	r *= 11;
nine:
	note(r - 9);
	r += 19;
ten:
	note(r & 10);
	r ^= 10;
eleven:
	note(r * 11);
	return r + 2;
}
