/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What matters most: calls with several arguments in a small hot function. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { hot-like-off f 1 { target x86 } } } */
#include "guard.h"

struct page { long flags, count; };
long get_ref(struct page *page);
void put_ref(long ref);

long f(struct page *page, unsigned int order)
{
	page->count++;
	if (K) {
		long ref = get_ref(page);

		if (ref) {
			note(ref + (1L << order));
			put_ref(ref);
		}
	}
	return page->flags;
}
