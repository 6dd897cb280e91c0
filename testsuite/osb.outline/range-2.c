/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nothing is known of the value: the warning is the one without the plugin. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wformat-truncation=2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

int snprintf(char *to, unsigned long size, const char *format, ...);
void use(char *text);

void f(int n)
{
	if (K) {
		char text[16];

		snprintf(text, sizeof(text), "abcdefg%d-%d", n, n); /* { dg-warning "truncat" } */
		use(text);
		BULK(n);
	}
	note(1);
}
