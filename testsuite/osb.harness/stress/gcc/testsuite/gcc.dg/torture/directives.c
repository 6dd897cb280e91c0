/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Runs right with the options that its directives ask for here, and no others. */
/* { dg-do run { target { { i?86-*-* x86_64-*-* aarch64*-*-* } && { ! ia32 } } } } */
/* { dg-options "-DONE=1 -DTWO=2" } */
/* { dg-additional-options "-DTHREE" { target *-*-linux* } } */
/* { dg-additional-options "-DFOUR" { target vax-*-* } } */
/* { dg-additional-options "-DFIVE" { target { ! { lp64 } } } } */
/* { dg-additional-sources "directives-2.c" } */
int second(void);

int main(void)
{
#if ONE == 1 && TWO == 2 && defined(THREE) && !defined(FOUR) && !defined(FIVE)
	return second();
#else
	return 1;
#endif
}
