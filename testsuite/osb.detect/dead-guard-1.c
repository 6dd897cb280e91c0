/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Testing a key where its value is used shows that another guard is never reached:
 * that one is gone, and the rest goes on.
 */
/* { dg-do compile } */
/* { dg-options "-O1 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record-not "function=f key=key2" } } */
/* { dg-final { scan-osb-record "function=g key=key2 treatment=outline" } } */
#include "guard.h"

void f(int a)
{
	int state;

	if (K)
		state = 1;
	else
		state = 3;
	if (state * state == 5) {
		if (K2)
			BULK(a);
		note(1);
	}
	note(state);
}

void g(int a)
{
	note(a);
	if (K2)
		BULK(a);
	note(a * 2);
}
