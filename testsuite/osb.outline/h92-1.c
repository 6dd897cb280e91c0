/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H92, O84: an allocation under the key is called from the child, and its return address
 * is there.  The child's name begins with that of the function, for whoever reads it.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=outline child=f.osb.0 live-outs=1" } } */
/* { dg-final { scan-hot-times f "\[ \t\]allocate" 1 } } */
/* { dg-final { scan-hot-times f.osb.0 "\[ \t\]allocate" 1 } } */
#include "guard.h"

extern long current_tag;
void *allocate(long size);

long f(long a)
{
	static const char tag;
	void *p;

	if (K) {
		long old = current_tag;

		current_tag = (long)&tag;
		p = allocate(a);
		current_tag = old;
	} else {
		p = allocate(a);
	}
	note((long)p);
	return a;
}
