/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same jump as a switch, all of it inside. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=abnormal-edge" } } */
#include "guard.h"

int f(int where, int a)
{
	if (K) {
		BULK(a);
		switch (where) {
		case 0: note(10); break;
		case 1: note(11); note(9); break;
		case 2: note(11); break;
		case 3: note(13); note(5); break;
		default: note(12);
		}
	}
	note(a);
	return 3;
}
