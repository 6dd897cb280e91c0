/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-require "cxx" } */
/* { dg-options "-x c++ -std=gnu++14 -Wno-all -O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=_Z1fi treatment=outline child=_Z1fi.osb.0" } } */
/* { dg-final { scan-osb-record-not "verdict=comdat" } } */
struct static_key { int enabled; unsigned long type; };
struct static_key key;
extern "C" void note(long value);

__attribute__((noinline)) int f(int a)
{
	asm goto ("1:\tnop\n\t.pushsection __jump_table, \"aw\"; .long %l2 - .;"
		  ".quad %c0 + %c1 - .; .popsection"
		  : : "i" (&key), "i" (0) : : taken);
	return a;
taken:
	note(a);
	note(a * 2);
	note(a * 3);
	note(a * 4);
	return a + 1;
}
