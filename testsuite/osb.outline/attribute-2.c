/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H63: notrace goes with the code. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -pg -mfentry @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-hot-not f "__fentry__" } } */
/* { dg-final { scan-cold-not f "__fentry__" } } */
/* { dg-final { scan-hot g "__fentry__" } } */
#include "guard.h"

__attribute__((no_instrument_function)) int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}

int g(int a)
{
	if (K)
		BULK(a);
	return a + 2;
}
