/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An interpreter with guards in its operations. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=leave verdict=nonlocal-goto" 3 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	static void *const ways[] = { &&add, &&shift, &&flip, &&end };
	int v = a, n = 0, sum = 0;
	int w;

	goto *ways[a & 3];
add:
	n++;
	w = v * 3;
	v = calc(v);
	if (K) {
		BULK(w);
		note(w + v);
	}
	sum += v;
	if (n > 5)
		goto end;
	goto *ways[v & 3];
shift:
	n++;
	w = v << 2;
	v = v + 3;
	if (K2) {
		BULK(w);
		note(w ^ v);
		sum += w;
	}
	if (n > 5)
		goto end;
	goto *ways[v & 3];
flip:
	n++;
	w = v + 1;
	v ^= 5;
	if (K) {
		BULK(w);
		v += 2;
	}
	note(w);
	if (n > 5)
		goto end;
	goto *ways[v & 3];
end:
	return sum + v + n;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
