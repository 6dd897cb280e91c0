/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H94: references in address-taken locals of the guarded block. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_REF
#define OSB_REF
union ref { long value; void *page; };
#endif

static NOINLINE int FN(get_ref)(long page, union ref *ref, long *handle)
{
	ref->value = page * 2;
	*handle = page + 1;
	return page > 1;
}

static NOINLINE void FN(put_ref)(long handle)
{
	note(handle);
}

NOINLINE long FN(f)(long page, unsigned int order)
{
	long bytes = 4096L << order;

	if (K) {
		union ref ref;
		long handle;

		if (FN(get_ref)(page, &ref, &handle)) {
			note(ref.value + bytes);
			ref.value++;
			note(ref.value);
			FN(put_ref)(handle);
		}
	}
	return page + bytes;
}

void FN(test)(int a)
{
	note(FN(f)(a, a & 7));
}
