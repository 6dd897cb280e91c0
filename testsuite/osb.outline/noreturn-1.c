/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H21, K19: the guarded code does not return: no code follows the call. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "(call|jmp)\[ \t\]+f.osb.0\n\[ \t\]+(mov|pop|ret|jmp|xor)" } } */
/* { dg-final { scan-cold-not f "^\[ \t\]+ret" } } */
#include "guard.h"

void panic(const char *text) __attribute__((noreturn));

int f(int a)
{
	if (K) {
		BULK(a);
		panic("no");
	}
	return a + 1;
}
