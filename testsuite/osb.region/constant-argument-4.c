/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A switch over the size of what is pointed to, at the level that inlines least. */
/* { dg-do compile } */
/* { dg-options "-O1 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-not "bad_size" } } */
#include "guard.h"

void bad_size(void);

static inline void hook(void *p, int size)
{
	if (K) {
		BULK(size);
		switch (size) {
		case 1:
			note(*(char *)p);
			break;
		case 2:
			note(*(short *)p);
			break;
		case 4:
			note(*(int *)p);
			break;
		case 8:
			note(*(long *)p);
			break;
		default:
			bad_size();
		}
	}
}

void f(int *p)
{
	hook(p, sizeof(*p));
	note(1);
}
