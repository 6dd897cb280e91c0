/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Both ways behind a guard are split off, and behind one of them is a guard with
 * nothing to guard, whose label is where it falls through to.  Block partitioning
 * makes the first hot again, and must not tear the second off its label.  (Any
 * branch is a guard here, as with real ones this needs one more luck.)
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "key=stress treatment=split" } } */
/* { dg-options "-O3 -w -fno-pie @stress=2116 @mode=auto @limit=1" } */
#include "run.h"
#include "fuzz.h"

__attribute__((always_inline)) int
FN(f1)(enum colour c, int a1, struct pair p, W x, W y)
{
	long v2 = 0;
	W *v4 = make_ptr;
	short v5 = make_short((13UL & 0x7fffffffUL));

	switch ((read_cint(a1) / 3UL) % 7UL) {
	case 3:
		if (0 != read_short(v5)) {
			if (K2) {
				v4 = make_ptr((K ? 0 : read_cint));
				if (K)
					cells[12] = 0;
				if (K) {
					cells[4] = calc;
					goto out2;
				}
			}
			v2 = make_long(vcell);
		}
	}
out2:	v4 = make_ptr;
}

static NOINLINE void FN(call1)(W w)
{
	int t3, t2, t1;

	t3 = make_cint(~w);
	t1 = read_leaf(FN(f1)(t2, t3, make_pair(w >> 3), 2UL, make_ptr));
}

void FN(test)(int a)
{
	W w = a;

	fuzz_try(FN(call1), w);
}
