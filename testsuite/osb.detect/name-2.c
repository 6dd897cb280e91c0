/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The first element and the first member lie at the address of the whole. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=keys.0. treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=one.key treatment=outline" } } */
#include "guard.h"

struct static_key_false keys[4];
struct { struct static_key key; int x; } one;

int f(int a)
{
	if (static_branch_unlikely(&keys[0])) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	if (static_key_false(&one.key)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
