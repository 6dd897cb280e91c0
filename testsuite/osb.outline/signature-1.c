/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K10, O82: outlining changes nobody's signature.  An exported function and one whose
 * address is taken get the arguments they got, one that the guarded code alone uses
 * among them; callers go on passing constants, and the child gets what it uses.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -fchecking=1 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=exported treatment=outline live-ins=1 child=exported.osb.0" } } */
/* { dg-final { scan-osb-record "function=taken treatment=outline live-ins=1 child=taken.osb.0" } } */
/* { dg-final { scan-osb-record "function=local treatment=outline live-ins=1 child=local.osb.0" } } */
/* { dg-final { scan-symbol "exported" } } */
/* { dg-final { scan-symbol "taken" } } */
/* { dg-final { scan-symbol "local" } } */
/* { dg-final { scan-symbol-not "*.constprop.*" } } */
/* { dg-final { scan-symbol-not "*.isra.*" } } */
/* { dg-final { scan-symbol-not "*.part.*" } } */
/* The third argument of the parent is the first one of the child. */
/* { dg-final { scan-cold exported "movq\[ \t\]+%rdx, %rdi" { target x86 } } } */
/* { dg-final { scan-hot exported "mov\[ \t\]+x0, x2" { target aarch64 } } } */
/* { dg-final { scan-cold taken "movq\[ \t\]+%rdx, %rdi" { target x86 } } } */
/* Second arguments of local(), constants both. */
/* { dg-final { scan-hot callers "movl\[ \t\]+.1, %esi" { target x86 } } } */
/* { dg-final { scan-hot callers "movl\[ \t\]+.2, %esi" { target x86 } } } */
/* { dg-final { scan-hot callers "mov\[ \t\]+x1, 1" { target aarch64 } } } */
/* { dg-final { scan-hot callers "mov\[ \t\]+x1, 2" { target aarch64 } } } */
#include "guard.h"

long exported(long unused, long a, long guarded)
{
	if (K)
		BULK(guarded);
	return a;
}

static NOINLINE long taken(long unused, long a, long guarded)
{
	if (K)
		BULK(guarded);
	return a;
}

long (*const operation)(long, long, long) = taken;

static __attribute__((noinline)) long local(long a, long b)
{
	if (K) {
		note(b);
		note(b + 1);
	}
	return calc(a);
}

long callers(long a)
{
	return local(a, 1) + local(a + 1, 2);
}
