/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What is known of a value goes with it: no warning about a number of many digits. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wformat-truncation=2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f phase=late treatment=outline live-ins=1 child=f.osb.0" } } */
#include "guard.h"

int snprintf(char *to, unsigned long size, const char *format, ...);
void use(char *text);

/* The constant of the caller keeps it from being outlined before inlining */
static inline void hook(unsigned int n, int wanted)
{
	if (K) {
		char text[4];

		if (wanted)
			note(2);
		snprintf(text, sizeof(text), "%u", n);
		use(text);
		BULK(n);
	}
}

void f(unsigned int a, unsigned int b)
{
	unsigned int n;

	if (b & 1) {
		note(a);
		n = a & 15;
	} else {
		n = (b >> 4) & 31;
	}
	note(n);
	hook(n, 0);
	note(1);
}
