/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A hook of ipa-prop that GCC forgets to remove analyses a child that is made
 * after the interprocedural passes.  Where ways of the memory chain meet before
 * an indirect call it allocates bitmaps in memory that was released.  In a
 * child of this many blocks that memory is the trees of the dominators by then
 * (docs/gcc-bugs.md).
 */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline" } */
/* { dg-final { scan-osb-record "function=.* phase=late treatment=outline" } } */
/* { dg-final { compile-also "@no-repair" "internal compiler error: (Segmentation fault|in remove, at alloc-pool)" } } */
#include "guard.h"

#define IF1(n)		if (calc(a) == (n)) note(n);
#define IF4(n)		IF1(n) IF1(n + 1) IF1(n + 2) IF1(n + 3)
#define IF16(n)		IF4(n) IF4(n + 4) IF4(n + 8) IF4(n + 12)
#define IF64(n)		IF16(n) IF16(n + 16) IF16(n + 32) IF16(n + 48)
#define IF256(n)	IF64(n) IF64(n + 64) IF64(n + 128) IF64(n + 192)

typedef void (*operation)(void *);

static inline void hook(int a, operation *op, int kind)
{
	if (K) {
		IF256(0) IF256(256) IF256(512) IF256(768) IF64(1024) IF64(1088)
		/* Decided by the caller, so this is left to the late pass. */
		if (kind)
			(*op)(op);
	}
}

void f(int a, operation *op)
{
	hook(a, op, 1);
}
