/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K21: GCC splits neither main() nor what does not return.  Both are outlined, and the
 * child of the latter returns all the same.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=main treatment=outline child=main.osb.0" } } */
/* { dg-final { scan-osb-record "function=f treatment=outline child=f.osb.0" } } */
/* { dg-final { scan-hot f.osb.0 "\[ \t\](ret|(jmp|b)\[ \t\]+note)" } } */
/* { dg-final { scan-hot f "\[ \t\]stop" } } */
#include "guard.h"

__attribute__((noreturn)) void stop(long a);

__attribute__((noreturn)) void f(long a)
{
	note(a);
	if (K)
		BULK(a);
	stop(a);
}

int main(void)
{
	if (K)
		BULK(3);
	return 0;
}
