/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K36: what does not return is not cold for that.  Code that no key guards is where it
 * was when it, or a guarded arm beside it, ends in such a call, and so are functions
 * that are called there.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record-times "function=(beside|before|whole|other) treatment=outline" 4 } } */
/* { dg-final { scan-hot beside "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not beside "\[ \t\]+(stop|give_up)" } } */
/* { dg-final { scan-hot beside "\[ \t\]+give_up" } } */
/* { dg-final { scan-hot before "\[ \t\]+work" } } */
/* { dg-final { scan-cold before "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not before "\[ \t\]+work" } } */
/* { dg-final { scan-hot whole "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not whole "\[ \t\]+(stop|work)" } } */
/* { dg-final { scan-hot other "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not other "\[ \t\]+(stop|work)" } } */
/* { dg-final { scan-section "give_up" ".text" } } */
/* { dg-final { scan-section "whole" ".text" } } */
#include "guard.h"

void work(long a);
__attribute__((noreturn)) void stop(long a);

/* Called from plain code, and from guarded code */
static NOINLINE __attribute__((noreturn)) void give_up(long a)
{
	work(a);
	stop(a);
}

long beside(long a)
{
	if (K)
		BULK(a);
	if (a == 3) {
		work(a);
		stop(30);
	}
	if (a == 4)
		give_up(a);
	return a;
}

/* The guarded code does not return */
long before(long a)
{
	if (K) {
		BULK(a);
		if (a)
			stop(a);
		give_up(a);
	}
	work(a);
	return a;
}

__attribute__((noreturn)) void whole(long a)
{
	if (K)
		BULK(a);
	work(a);
	stop(a);
}

/* The other arm does not return: what follows is guarded */
long other(long a)
{
	if (K) {
		BULK(a);
	} else {
		work(a);
		stop(a);
	}
	return a + 1;
}
