/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The keys and the helpers that most tests use.
 *
 * K and K2 are unlikely keys that are off at first, KT is a likely one that is
 * on, KF a likely one that is off, KU an unlikely one that is on.
 */
#ifndef OSB_GUARD_H
#define OSB_GUARD_H

#include "jump_label.h"

#define NOINLINE	__attribute__((noinline, noclone))

#ifdef OSB_RUN_MAIN
DECLARE_STATIC_KEY_FALSE(key);
DECLARE_STATIC_KEY_FALSE(key2);
DECLARE_STATIC_KEY_TRUE(key_true);
DECLARE_STATIC_KEY_FALSE(key_likely);
DECLARE_STATIC_KEY_TRUE(key_unlikely);
#else
DEFINE_STATIC_KEY_FALSE(key);
DEFINE_STATIC_KEY_FALSE(key2);
DEFINE_STATIC_KEY_TRUE(key_true);
DEFINE_STATIC_KEY_FALSE(key_likely);
DEFINE_STATIC_KEY_TRUE(key_unlikely);
#endif

void note(long value);
long calc(long value);

/* Enough to be worth a call */
#define BULK(x) do {						\
		note((x) + 1); note((x) * 3); note((x) - 7);	\
		note((x) ^ 21);					\
	} while (0)

#ifndef OSB_TWINS

#define K		static_branch_unlikely(&key)
#define K2		static_branch_unlikely(&key2)
#define KT		static_branch_likely(&key_true)
#define KF		static_branch_likely(&key_likely)
#define KU		static_branch_unlikely(&key_unlikely)

#endif

#endif
