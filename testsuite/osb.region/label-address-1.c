/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H42, K3, K26: the address of a label outside. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=label-address" } } */
#include "guard.h"

void trace(void *address);

int f(int a)
{
	void *here = ({ __label__ l; l: &&l; });

	note(a);
	if (K) {
		trace(here);
		BULK(a);
	}
	return a;
}
