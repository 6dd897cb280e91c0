/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H50: a transaction inside. */
/* { dg-do compile } */
/* { dg-require "tm" } */
/* { dg-options "-O2 -fgnu-tm @min-bytes=0 @dump" } */
/* { dg-final { scan-osb-dump "outline: parallel" osb_early } } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "guard.h"

int counter;

int f(int a)
{
	if (K) {
		__transaction_atomic { counter++; }
		BULK(a);
	}
	return a;
}
