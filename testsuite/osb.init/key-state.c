/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Compiled by key-state.exp: an unlikely and a likely test of keys of both kinds. */
#include "guard.h"

void unlikely_off(int a)
{
	if (K)
		BULK(a);
	note(a);
}

void unlikely_on(int a)
{
	if (KU)
		BULK(a);
	note(a);
}

void likely_on(int a)
{
	if (KT)
		note(a);
	else
		BULK(a);
	note(a);
}

void likely_off(int a)
{
	if (KF)
		note(a);
	else
		BULK(a);
	note(a);
}
