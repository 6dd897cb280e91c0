/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K20: a C++ inline function; the linker keeps one of several copies. */
/* { dg-do compile } */
/* { dg-require "cxx" } */
/* { dg-options "-x c++ -std=gnu++14 -Wno-all -O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=.* treatment=leave verdict=comdat" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
struct static_key { int enabled; unsigned long type; };
struct static_key key;
extern "C" void note(long value);

__attribute__((noinline)) inline int f(int a)
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

int g(int a)
{
	return f(a) + f(a + 1);
}
