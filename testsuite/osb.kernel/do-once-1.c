/* SPDX-License-Identifier: GPL-2.0-or-later */
/* DO_ONCE(): static_branch_unlikely() on a key that starts true. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=once treatment=leave verdict=initially-taken" } } */
#include "guard.h"

_Bool start_once(_Bool *done, unsigned long *flags);
void done_once(_Bool *done, struct static_key_true *once, unsigned long *flags);

long f(long a)
{
	static _Bool done;
	static DEFINE_STATIC_KEY_TRUE(once);

	if (static_branch_unlikely(&once)) {
		unsigned long flags;

		if (start_once(&done, &flags)) {
			BULK(a);
			done_once(&done, &once, &flags);
		}
	}
	return a;
}
