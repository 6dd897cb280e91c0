/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The frame of the programs that run.
 *
 * A test defines void FN(test)(int a) and whatever it calls, with FN() around
 * every name of its own at file level, K, K2 or KT as guards, and note() for
 * everything it wants to be seen:
 *
 *	#include "run.h"
 *
 *	NOINLINE int FN(f)(int a)
 *	{
 *		if (K)
 *			a = calc(a);
 *		return a;
 *	}
 *
 *	void FN(test)(int a)
 *	{
 *		note(FN(f)(a));
 *	}
 *
 * This header includes the test a second time, as a twin that tests a variable
 * instead of a key (and whose names begin with ref_).  main() then walks
 * through every state of the keys and a few inputs, and whatever the test notes
 * has to be what its twin notes.  flip(mask) changes the keys in mid-course,
 * under the feet of the code that runs.  main() is in run.c, which is compiled
 * once and without the plugin.
 *
 * With OSB_KERNEL there is no twin and no C library: the code is only compiled.  With
 * OSB_NO_FLOAT, beside it, there are no registers for floating point.
 */
#ifndef OSB_RUN_H
#define OSB_RUN_H

#define OSB_TWINS
#include "guard.h"

/* Bits of a state: which of the keys are on */
#define K_BIT	1
#define K2_BIT	2
#define KT_BIT	4
#define KF_BIT	8
#define KU_BIT	16
#define K_STATES 32
#define K_START	(KT_BIT | KU_BIT)

void flip(int mask);
void fail(const char *what);

#include <stdarg.h>

void test(int a);
void ref_test(int a);
void *malloc(unsigned long size);
void free(void *p);

#ifdef OSB_KERNEL

typedef long jmp_buf[64];
int setjmp(jmp_buf buffer) __attribute__((returns_twice));
void longjmp(jmp_buf buffer, int value) __attribute__((noreturn));

#else

#include <setjmp.h>

/* Which keys are on, for the twin */
extern volatile int ref_state;

#ifndef OSB_RUN_MAIN
#define FN(name)	ref_ ## name
#define K		((ref_state & K_BIT) != 0)
#define K2		((ref_state & K2_BIT) != 0)
#define KT		((ref_state & KT_BIT) != 0)
#define KF		((ref_state & KF_BIT) != 0)
#define KU		((ref_state & KU_BIT) != 0)
#define OSB_TWIN	1
#include __BASE_FILE__
#undef FN
#undef K
#undef K2
#undef KT
#undef KF
#undef KU
#undef OSB_TWIN
#endif

#endif /* !OSB_KERNEL */

#define FN(name)	name
#define K		static_branch_unlikely(&key)
#define K2		static_branch_unlikely(&key2)
#define KT		static_branch_likely(&key_true)
#define KF		static_branch_likely(&key_likely)
#define KU		static_branch_unlikely(&key_unlikely)

#endif
