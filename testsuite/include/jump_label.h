/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Static keys in miniature: the forms of asm goto that a Linux kernel's guards
 * expand to, for x86-64 and arm64, under the names the kernel uses.
 *
 * A site is one instruction and one entry of the section __jump_table.  The
 * instruction is a NOP or a jump to the label; whenever the key changes, the
 * kernel rewrites it.  An entry is the place of the instruction and of the
 * label, each relative to itself, and the address of the key with two more
 * bits: bit 0 is the branch bit, bit 1 asks objtool for a NOP where the
 * compiler wrote a jump.
 *
 *		jump is there when	written as
 *	nop	enabled ^ branch	NOP
 *	hack	enabled ^ branch	jump (bit 1 set), a NOP by the time it runs
 *	jump	enabled ^ branch	jump
 *
 * The branch bit is set in static_branch_likely(), whose label is the arm for
 * the key off.
 *
 * Macros that choose another expansion:
 *	OSB_NO_JUMP_LABEL	CONFIG_JUMP_LABEL=n: the guard reads the counter
 *	OSB_JUMP_LABEL_HACK	x86: the hack form
 *	OSB_KEY_NEVER		no guard at all, as if the feature were not
 *				configured: what the hot path should look like
 */
#ifndef OSB_JUMP_LABEL_H
#define OSB_JUMP_LABEL_H

typedef struct {
	int counter;
} atomic_t;

struct static_key {
	atomic_t enabled;
	union {
		unsigned long type;
		void *entries;
	};
};

struct static_key_true {
	struct static_key key;
};

struct static_key_false {
	struct static_key key;
};

#define STATIC_KEY_INIT_TRUE	{ .enabled = { 1 }, { .type = 1 } }
#define STATIC_KEY_INIT_FALSE	{ .enabled = { 0 }, { .type = 0 } }
#define STATIC_KEY_TRUE_INIT	{ .key = STATIC_KEY_INIT_TRUE }
#define STATIC_KEY_FALSE_INIT	{ .key = STATIC_KEY_INIT_FALSE }

#define DEFINE_STATIC_KEY_TRUE(name)	\
	struct static_key_true name = STATIC_KEY_TRUE_INIT
#define DEFINE_STATIC_KEY_FALSE(name)	\
	struct static_key_false name = STATIC_KEY_FALSE_INIT
#define DECLARE_STATIC_KEY_TRUE(name)	extern struct static_key_true name
#define DECLARE_STATIC_KEY_FALSE(name)	extern struct static_key_false name

#undef __always_inline
#define __always_inline		inline __attribute__((__always_inline__))
#define likely(x)		__builtin_expect(!!(x), 1)
#define unlikely(x)		__builtin_expect(!!(x), 0)

/* One entry of the table; TARGET, KEY and BITS are asm text */
#define OSB_ENTRY(target, key)				\
	".pushsection __jump_table, \"aw\"\n\t"		\
	".balign 8\n\t"					\
	".long 771b - ., " target " - .\n\t"		\
	".quad " key " - .\n\t"				\
	".popsection\n\t"

#if defined(OSB_KEY_NEVER)

static __always_inline _Bool
arch_static_branch(struct static_key *const key, const _Bool branch)
{
	return branch;
}

static __always_inline _Bool
arch_static_branch_jump(struct static_key *const key, const _Bool branch)
{
	return branch;
}

#elif defined(__x86_64__)

#ifdef OSB_JUMP_LABEL_HACK
#define OSB_SITE	"771:\n\tjmp %l[taken] # becomes a NOP\n\t"
#define OSB_HACK_BIT	2
#else
#define OSB_SITE	"771:\n\t.byte 0x0f,0x1f,0x44,0x00,0x00\n\t"
#define OSB_HACK_BIT	0
#endif

static __always_inline _Bool
arch_static_branch(struct static_key *const key, const _Bool branch)
{
	asm goto (OSB_SITE OSB_ENTRY("%l[taken]", "%c0 + %c1")
		  : : "i" (key), "i" (OSB_HACK_BIT | branch) : : taken);
	return 0;
taken:
	return 1;
}

static __always_inline _Bool
arch_static_branch_jump(struct static_key *const key, const _Bool branch)
{
	asm goto ("771:\n\tjmp %l[taken]\n\t"
		  OSB_ENTRY("%l[taken]", "%c0 + %c1")
		  : : "i" (key), "i" (branch) : : taken);
	return 0;
taken:
	return 1;
}

#elif defined(__aarch64__)

static __always_inline _Bool
arch_static_branch(struct static_key *const key, const _Bool branch)
{
	asm goto ("771:\tnop\n\t" OSB_ENTRY("%l[taken]", "%c0")
		  : : "i" (&((char *)key)[branch]) : : taken);
	return 0;
taken:
	return 1;
}

static __always_inline _Bool
arch_static_branch_jump(struct static_key *const key, const _Bool branch)
{
	asm goto ("771:\tb %l[taken]\n\t" OSB_ENTRY("%l[taken]", "%c0")
		  : : "i" (&((char *)key)[branch]) : : taken);
	return 0;
taken:
	return 1;
}

#else
#error "no static branch for this target"
#endif

static __always_inline int static_key_count(struct static_key *key)
{
	return *(const volatile int *)&key->enabled.counter;
}

#define static_key_enabled(x)	(static_key_count((struct static_key *)(x)) > 0)

/* The older interface: a bare struct static_key */
#ifdef OSB_NO_JUMP_LABEL
static __always_inline _Bool static_key_false(struct static_key *key)
{
	return unlikely(static_key_count(key) > 0);
}

static __always_inline _Bool static_key_true(struct static_key *key)
{
	return likely(static_key_count(key) > 0);
}
#else
static __always_inline _Bool static_key_false(struct static_key *key)
{
	return arch_static_branch(key, 0);
}

static __always_inline _Bool static_key_true(struct static_key *key)
{
	return !arch_static_branch(key, 1);
}
#endif

/* The type of the key says its initial state, and so the form of the site */
extern _Bool osb_not_a_static_key(void);

#define OSB_IS_TYPE(x, type)	\
	__builtin_types_compatible_p(__typeof__(*(x)), struct type)

#ifdef OSB_NO_JUMP_LABEL

#define static_branch_unlikely(x)	unlikely(static_key_enabled(&(x)->key))
#define static_branch_likely(x)		likely(static_key_enabled(&(x)->key))

#else

#define static_branch_unlikely(x) ({					\
	_Bool osb_jumped;						\
	if (OSB_IS_TYPE(x, static_key_false))				\
		osb_jumped = arch_static_branch(&(x)->key, 0);		\
	else if (OSB_IS_TYPE(x, static_key_true))			\
		osb_jumped = arch_static_branch_jump(&(x)->key, 0);	\
	else								\
		osb_jumped = osb_not_a_static_key();			\
	unlikely(osb_jumped); })

#define static_branch_likely(x) ({					\
	_Bool osb_on;							\
	if (OSB_IS_TYPE(x, static_key_true))				\
		osb_on = !arch_static_branch(&(x)->key, 1);		\
	else if (OSB_IS_TYPE(x, static_key_false))			\
		osb_on = !arch_static_branch_jump(&(x)->key, 1);	\
	else								\
		osb_on = osb_not_a_static_key();			\
	likely(osb_on); })

#endif

/* CONFIG is 1 when the configuration switches the key on from the start */
#define static_branch_maybe(config, x)	\
	((config) ? static_branch_likely(x) : static_branch_unlikely(x))

#endif
