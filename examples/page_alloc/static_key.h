/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Static keys for a user-space program, in the shape the Linux kernel gives
 * them: a guard is one no-operation instruction in the code and one entry in
 * the section __jump_table; switching the key rewrites the instruction into a
 * jump, and back.
 *
 *	DEFINE_STATIC_KEY_FALSE(key);
 *
 *	if (static_branch_unlikely(&key))
 *		rarely_wanted();
 *
 * Four kinds of guard come from the two types of key and the two kinds of
 * branch.  "Jump" says what the instruction is while the key has the value
 * it was defined with:
 *
 *	                          key defined false      key defined true
 *	static_branch_unlikely    nop, arm out of line   jump to the arm
 *	static_branch_likely      jump round the arm     nop, falls into it
 *
 * The asm statement wants the address of the key as a constant.  It is none at
 * -O0, and none on aarch64 in position independent code.  There (or with
 * -DSTATIC_KEY_LOAD) a guard is a load and a test, as it is in a kernel
 * without CONFIG_JUMP_LABEL.
 *
 * This header needs no C library.
 */
#ifndef STATIC_KEY_H
#define STATIC_KEY_H

#include <stdbool.h>

struct static_key {
	int enabled;
};

struct static_key_true {
	struct static_key key;
};

struct static_key_false {
	struct static_key key;
};

/*
 * Hidden: the entry holds the distance to the key, so the linker must know it,
 * in position independent code too.
 */
#define STATIC_KEY_VISIBILITY	__attribute__((visibility("hidden")))

#define DECLARE_STATIC_KEY_FALSE(name) \
	extern struct static_key_false name STATIC_KEY_VISIBILITY
#define DECLARE_STATIC_KEY_TRUE(name) \
	extern struct static_key_true name STATIC_KEY_VISIBILITY
#define DEFINE_STATIC_KEY_FALSE(name) \
	DECLARE_STATIC_KEY_FALSE(name); \
	struct static_key_false name = { { 0 } }
#define DEFINE_STATIC_KEY_TRUE(name) \
	DECLARE_STATIC_KEY_TRUE(name); \
	struct static_key_true name = { { 1 } }

#if defined(__OPTIMIZE__) && !defined(STATIC_KEY_LOAD) && \
	!(defined(__aarch64__) && defined(__PIC__))
#define STATIC_KEY_PATCHED	1
#else
#define STATIC_KEY_PATCHED	0
#endif

#if !STATIC_KEY_PATCHED

static inline __attribute__((always_inline)) bool
static_key_read(const struct static_key *key)
{
	return __atomic_load_n(&key->enabled, __ATOMIC_RELAXED) > 0;
}

#define static_branch_unlikely(k) \
	__builtin_expect(static_key_read(&(k)->key), 0)
#define static_branch_likely(k) \
	__builtin_expect(static_key_read(&(k)->key), 1)

#else /* STATIC_KEY_PATCHED */

/*
 * One entry: where the instruction is, where the jump goes, and which key
 * decides.  All three are distances from the field itself; bit 0 of the last
 * one is the branch bit: the instruction is a jump when `enabled' differs
 * from it.
 */
#if defined(__x86_64__)

#define STATIC_KEY_NOP	".byte 0x0f, 0x1f, 0x44, 0x00, 0x00"
#define STATIC_KEY_JMP	"%{disp32%} jmp %l[l_yes]"
#define STATIC_KEY_ENTRY				\
	".pushsection __jump_table, \"aw\"\n\t"		\
	".balign 8\n\t"					\
	".long 1b - ., %l[l_yes] - .\n\t"		\
	".quad %c0 + %c1 - .\n\t"			\
	".popsection"
#define STATIC_KEY_OPERANDS(key, branch) "i" (key), "i" (branch)

#elif defined(__aarch64__)

#define STATIC_KEY_NOP	"nop"
#define STATIC_KEY_JMP	"b %l[l_yes]"
#define STATIC_KEY_ENTRY				\
	".pushsection __jump_table, \"aw\"\n\t"		\
	".balign 8\n\t"					\
	".long 1b - ., %l[l_yes] - .\n\t"		\
	".quad %c0 - .\n\t"				\
	".popsection"
#define STATIC_KEY_OPERANDS(key, branch) "i" (&((char *)(key))[branch])

#else
#error "static keys: x86-64 and aarch64 only; try -DSTATIC_KEY_LOAD"
#endif

#define STATIC_KEY_GUARD(insn, key, branch)			\
do {								\
	asm goto("1:\t" insn "\n\t" STATIC_KEY_ENTRY		\
		 : : STATIC_KEY_OPERANDS(key, branch)		\
		 : : l_yes);					\
	return false;						\
l_yes:								\
	return true;						\
} while (0)

static inline __attribute__((always_inline)) bool
static_key_nop(struct static_key *const key, const bool branch)
{
	STATIC_KEY_GUARD(STATIC_KEY_NOP, key, branch);
}

static inline __attribute__((always_inline)) bool
static_key_jmp(struct static_key *const key, const bool branch)
{
	STATIC_KEY_GUARD(STATIC_KEY_JMP, key, branch);
}

#define static_branch_unlikely(k)				\
	__builtin_expect(_Generic((k),				\
		struct static_key_false *: static_key_nop,	\
		struct static_key_true *: static_key_jmp	\
	)(&(k)->key, false), 0)

#define static_branch_likely(k)					\
	__builtin_expect(!_Generic((k),				\
		struct static_key_false *: static_key_jmp,	\
		struct static_key_true *: static_key_nop	\
	)(&(k)->key, true), 1)

#endif /* STATIC_KEY_PATCHED */

/*
 * Switch a key.  When the call returns every thread sees the new code; calls
 * may come from any thread, at any time, also from one that is not entered.
 */
void static_key_switch(struct static_key *key, bool on);

#define static_branch_enable(k)		static_key_switch(&(k)->key, true)
#define static_branch_disable(k)	static_key_switch(&(k)->key, false)

/*
 * Every thread that runs guarded code calls static_key_enter() before and
 * static_key_exit() after it.  It can be stopped at any instruction between.
 */
void static_key_enter(void);
void static_key_exit(void);

/* How many guards the program holds */
unsigned int static_key_sites(void);

#endif /* STATIC_KEY_H */
