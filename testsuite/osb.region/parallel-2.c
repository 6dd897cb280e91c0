/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H50: what OpenMP has expanded is plain code. */
/* { dg-do compile } */
/* { dg-require "openmp" } */
/* { dg-options "-O2 -fopenmp @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=parallel" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
#pragma omp critical
		note(a);
		BULK(a);
	}
	return a;
}
