/* SPDX-License-Identifier: GPL-2.0-or-later */
/* limit= for bisecting: the first N and no more. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @limit=2" } */
/* { dg-final { scan-osb-record-times "treatment=outline" 2 } } */
/* { dg-final { scan-osb-record-times "treatment=leave verdict=limit" 2 } } */
#include "guard.h"

#define FUNCTION(name)				\
	int name(int a)				\
	{					\
		if (K) {			\
			BULK(a);		\
			a = calc(a);		\
		}				\
		return a;			\
	}

FUNCTION(f)
FUNCTION(g)
FUNCTION(h)
FUNCTION(i)
