/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H51, K45: calls at the end of guarded code and behind it become jumps where that is
 * possible, in either function by its own frame and result.  O51: two calls, one with a
 * constant.
 */
/* { dg-do run } */
/* { dg-additional-options "-foptimize-sibling-calls" } */
/* { dg-final { scan-osb-record "function=two treatment=outline live-ins=1 live-outs=0" } } */
/* { dg-final { scan-hot two.osb.0 "\[ \t\](jmp|b)\[ \t\]+note" } } */
/* { dg-final { scan-hot two.osb.0 "(.1, %edi|x0, 1)" } } */
/* { dg-final { scan-osb-record "function=behind treatment=outline live-outs=1" } } */
/* { dg-final { scan-hot behind.osb.0 "\[ \t\](jmp|b)\[ \t\]+calc" } } */
/* { dg-final { scan-hot behind "\[ \t\](jmp|b)\[ \t\]+calc" } } */
/* The value is narrowed after the call. */
/* { dg-final { scan-osb-record "function=narrow treatment=outline live-outs=1" } } */
/* The local would be gone. */
/* { dg-final { scan-osb-record "function=frame treatment=outline live-outs=1" } } */
/* { dg-final { scan-hot frame.osb.0 "\[ \t\](call|bl)\[ \t\]+sum" } } */
/* { dg-final { scan-hot-not frame.osb.0 "\[ \t\](jmp|b)\[ \t\]+sum" } } */
/* Arguments on the stack: the parent was given room for them, its child was not. */
/* { dg-final { scan-osb-record "function=stack treatment=outline live-ins=2" } } */
/* { dg-final { scan-hot stack.osb.0 "\[ \t\]call\[ \t\]+many" { target x86 } } } */
/* { dg-final { scan-hot stack "\[ \t\]jmp\[ \t\]+many" { target x86 } } } */
#include "run.h"

NOINLINE void FN(two)(long a)
{
	if (K) {
		note(1);
		note(a);
	}
}

NOINLINE long FN(behind)(long a)
{
	if (K) {
		BULK(a);
		return calc(a);
	}
	return calc(a + 1);
}

NOINLINE signed char FN(narrow)(long a)
{
	if (K) {
		BULK(a);
		return calc(a * 50);
	}
	return a;
}

static NOINLINE long FN(sum)(const long *cells)
{
	note(cells[0]);
	return cells[0] + cells[1] * 3;
}

NOINLINE long FN(frame)(long a)
{
	if (K) {
		long cells[2] = { a, a + 1 };

		BULK(a);
		return FN(sum)(cells);
	}
	return calc(a);
}

static NOINLINE long FN(many)(long a, long b, long c, long d, long e, long f,
			      long g, long h)
{
	note(g);
	note(h);
	return a + b * 2 + c * 3 + d + e + f + g * 5 + h * 7;
}

NOINLINE long FN(stack)(long a, long b, long c, long d, long e, long f,
			long g, long h)
{
	if (K) {
		BULK(a);
		return FN(many)(1, 2, 3, 4, 5, 6, a, h);
	}
	return FN(many)(h, g, f, e, d, c, b, a);
}

void FN(test)(int a)
{
	note(a);
	FN(two)(a);
	note(FN(behind)(a));
	note(FN(narrow)(a));
	note(FN(frame)(a));
	note(FN(stack)(a, 2, 3, 4, 5, 6, 7, a + 8));
}
