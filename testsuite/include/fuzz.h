/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What generated programs (stress/guards) have in common.  Included after run.h.
 *
 * Everything is computed in W, which is unsigned and wraps.  Each type T that
 * takes part has make_T (), a value out of a W, and read_T (), a W that depends
 * on all of its value.  Objects and leaves are shared by a test and its twin:
 * fuzz_reset () puts them into their first state.
 */
#ifndef OSB_FUZZ_H
#define OSB_FUZZ_H

typedef unsigned long W;

#define STRING_(x)	#x
#define STRING(x)	STRING_(x)

/*
 * A quiet function must not be traced, and neither must what was taken out of
 * it.  fuzz_entries counts what is traced: functions at their entry (with
 * FUZZ_FENTRY) or basic blocks (with FUZZ_TRACE_PC).
 */
#if __GNUC__ >= 12
#define QUIET __attribute__((no_instrument_function, no_sanitize_coverage))
#else
#define QUIET __attribute__((no_instrument_function))
#endif

unsigned long fuzz_entries;

#ifdef FUZZ_FENTRY
asm(".pushsection .text\n"
    ".globl __fentry__\n"
    "__fentry__:\n"
    "	incq	fuzz_entries(%rip)\n"
    "	ret\n"
    ".popsection");
#endif

#ifdef FUZZ_TRACE_PC
QUIET void __sanitizer_cov_trace_pc(void)
{
	fuzz_entries++;
}
#endif

#define HELPER	QUIET static inline __attribute__((unused))

/* --- objects --------------------------------------------------------------- */

W cells[16];
unsigned char bytes[32];
volatile W vcell;
volatile int vint;
double dcell;
jmp_buf fuzz_env;

/* --- types ----------------------------------------------------------------- */

enum colour { RED, GREEN = 3, BLUE = 7 };
struct small { int a; short b; unsigned char c; };
struct pair { W a; W b; };
struct big { W v[5]; };
struct bits { unsigned int a : 3; int b : 7; unsigned long c : 40; };
union both { W w; unsigned char b[8]; unsigned int h[2]; };
typedef unsigned int vec __attribute__((vector_size(16)));
typedef W (*leaf_fn)(W);

#define WORD_TYPE(name, type)						\
	HELPER type make_##name(W w) { return (type)w; }		\
	HELPER W read_##name(type x) { return (W)x; }

WORD_TYPE(schar, signed char)
WORD_TYPE(uchar, unsigned char)
WORD_TYPE(short, short)
WORD_TYPE(ushort, unsigned short)
WORD_TYPE(int, int)
WORD_TYPE(uint, unsigned int)
WORD_TYPE(long, long)
WORD_TYPE(ulong, unsigned long)
WORD_TYPE(llong, long long)

HELPER _Bool make_bool(W w) { return w & 1; }
HELPER W read_bool(_Bool x) { return x; }

HELPER enum colour make_enum(W w)
{
	return w % 3 == 0 ? RED : w % 3 == 1 ? GREEN : BLUE;
}
HELPER W read_enum(enum colour x) { return (W)x * 11; }

HELPER W *make_ptr(W w) { return &cells[w & 15]; }
HELPER W read_ptr(W *p) { return (W)(p - cells) + *p; }

/* Small whole numbers, which no way of computing rounds */
HELPER float make_float(W w) { return (float)(int)(w & 0xffff); }
HELPER W read_float(float x) { return (W)(long)x; }
HELPER double make_double(W w) { return (double)(int)(w & 0xfffff) / 4; }
HELPER W read_double(double x) { return (W)(long)(x * 4); }

HELPER __int128 make_int128(W w)
{
	return (__int128)((unsigned __int128)~w << 64 | w);
}
HELPER W read_int128(__int128 x)
{
	return (W)x ^ (W)((unsigned __int128)x >> 64) * 3;
}
HELPER unsigned __int128 make_uint128(W w)
{
	return (unsigned __int128)w << 64 | (w * 5);
}
HELPER W read_uint128(unsigned __int128 x)
{
	return (W)x ^ (W)(x >> 64) * 7;
}

HELPER _Complex unsigned int make_cint(W w)
{
	_Complex unsigned int x;

	__real__ x = (unsigned int)w;
	__imag__ x = (unsigned int)(w >> 3);
	return x;
}
HELPER W read_cint(_Complex unsigned int x)
{
	return (W)__real__ x + (W)__imag__ x * 3;
}
HELPER _Complex unsigned long make_clong(W w)
{
	_Complex unsigned long x;

	__real__ x = w;
	__imag__ x = w * 7 + 1;
	return x;
}
HELPER W read_clong(_Complex unsigned long x)
{
	return __real__ x + __imag__ x * 3;
}

HELPER struct small make_small(W w)
{
	struct small x = { (int)w, (short)(w >> 5), (unsigned char)(w >> 9) };

	return x;
}
HELPER W read_small(struct small x)
{
	return (W)x.a + (W)x.b * 3 + (W)x.c * 5;
}
HELPER struct pair make_pair(W w)
{
	struct pair x = { w, ~w };

	return x;
}
HELPER W read_pair(struct pair x) { return x.a + x.b * 3; }

HELPER struct big make_big(W w)
{
	struct big x = { { w, w + 1, w * 3, w ^ 7, ~w } };

	return x;
}
HELPER W read_big(struct big x)
{
	return x.v[0] + x.v[1] * 3 + x.v[2] * 5 + x.v[3] * 7 + x.v[4] * 9;
}

HELPER struct bits make_bits(W w)
{
	struct bits x;

	x.a = (unsigned int)w & 7;
	x.b = (int)(w >> 2 & 63) - 32;
	x.c = w & 0xffffffffffUL;
	return x;
}
HELPER W read_bits(struct bits x)
{
	return (W)x.a + (W)(long)x.b * 3 + (W)x.c * 5;
}

HELPER union both make_both(W w)
{
	union both x;

	x.w = w;
	return x;
}
HELPER W read_both(union both x) { return x.w + x.b[3] + x.h[1] * 3UL; }

HELPER vec make_vec(W w)
{
	vec x = { (unsigned int)w, (unsigned int)w + 1, 3, (unsigned int)(w >> 7) };

	return x;
}
HELPER W read_vec(vec x)
{
	return (W)x[0] + (W)x[1] * 3 + (W)x[2] * 5 + (W)x[3] * 7;
}

QUIET static NOINLINE W leaf_one(W w) { return w * 3 + 1; }
QUIET static NOINLINE W leaf_two(W w) { return w ^ 0x55; }

HELPER leaf_fn make_leaf(W w) { return w & 1 ? leaf_one : leaf_two; }
HELPER W read_leaf(leaf_fn fn) { return fn(9); }

/* --- what is done to objects ------------------------------------------------ */

/* The compiler does not know what these do to what they get */
QUIET static __attribute__((noipa, unused)) void touch(W *p, W w)
{
	*p = *p * 5 + w;
}

QUIET static __attribute__((noipa, unused)) W sum(const W *p, W n)
{
	W i, s = 0;

	for (i = 0; i < n; i++)
		s = s * 3 + p[i];
	return s;
}

QUIET static __attribute__((noipa, unused)) void fill(unsigned char *p, W n, W w)
{
	W i;

	for (i = 0; i < n; i++)
		p[i] = (unsigned char)(w + i);
}

/* Keep an address and change what is there later */
static W *fuzz_kept;

QUIET static __attribute__((noipa, unused)) void keep(W *p)
{
	fuzz_kept = p;
}

QUIET static __attribute__((noipa, unused)) void poke(W w)
{
	if (fuzz_kept)
		*fuzz_kept += w;
}

QUIET static __attribute__((noipa, noreturn, unused)) void leave(int how)
{
	note(how + 500);
	longjmp(fuzz_env, how);
}

/* Call FN, which may leave () */
QUIET static __attribute__((noipa)) void fuzz_try(void (*fn)(W), W w)
{
	fuzz_kept = 0;
	if (setjmp(fuzz_env))
		note(77);
	else
		fn(w);
}

/* For __attribute__ ((cleanup)) */
QUIET static __attribute__((noinline, unused)) void cleaned(W *p)
{
	note((long)(*p + 1000));
}

QUIET static void fuzz_reset(W w)
{
	W i;

	for (i = 0; i < 16; i++)
		cells[i] = w * i + 3;
	for (i = 0; i < 32; i++)
		bytes[i] = (unsigned char)(w + i);
	vcell = w;
	vint = (int)w;
	dcell = make_double(w);
	fuzz_kept = 0;
	fuzz_entries = 0;
}

QUIET static void fuzz_note_objects(void)
{
	W i, s = 0;

	note((long)sum(cells, 16));
	for (i = 0; i < 32; i++)
		s = s * 5 + bytes[i];
	note((long)s);
	note((long)(vcell + (W)vint * 3 + read_double(dcell) * 7));
}

/* --- asm --------------------------------------------------------------------- */

/*
 * o: a W that is written; x, y: W values; m: a W in memory; label: a label.
 * ASM_FIXED needs REGISTER as the register of h.
 */
#if defined(__x86_64__)
#define REGISTER		"r10"
#define REGISTER2		"r12"
#define ASM_R(o, x)		asm("lea 3(%1), %0" : "=r" (o) : "r" (x))
#define ASM_TIED(x)		asm volatile("add $5, %0" : "+r" (x) : : "cc")
#define ASM_MATCH(o, x, y)	asm("xor %2, %0" : "=r" (o) \
				    : "0" (x), "r" (y) : "cc")
#define ASM_M(m)		asm volatile("incq %0" : "+m" (m) : : "cc")
#define ASM_I(x, n)		asm("add %1, %0" : "+r" (x) : "i" (n) : "cc")
#define ASM_EARLY(o, x, y)	asm("mov %1, %0\n\tadd %2, %0" : "=&r" (o) \
				    : "r" (x), "r" (y) : "cc")
#define ASM_CLOBBER(o, x)	asm volatile("mov %1, %%rcx\n\tlea 7(%%rcx), %0" \
					     : "=r" (o) : "r" (x) \
					     : "rcx", "memory")
#define ASM_GOTO(x, label)	asm goto("test %0, %0\n\tjs %l1" \
					 : : "r" (x) : "cc" : label)
#define ASM_FIXED(o, h)		asm volatile("mov %%r10, %0" \
					     : "=r" (o) : "r" (h))
#define ASM_FIXED2(o, h)	asm volatile("mov %%r12, %0" \
					     : "=r" (o) : "r" (h))
#elif defined(__aarch64__)
#define REGISTER		"x9"
#define REGISTER2		"x21"
#define ASM_R(o, x)		asm("add %0, %1, 3" : "=r" (o) : "r" (x))
#define ASM_TIED(x)		asm volatile("add %0, %0, 5" : "+r" (x))
#define ASM_MATCH(o, x, y)	asm("eor %0, %0, %2" : "=r" (o) \
				    : "0" (x), "r" (y))
#define ASM_M(m)		asm volatile("ldr x8, %0\n\tadd x8, x8, 1\n\t" \
					     "str x8, %0" : "+Q" (m) : : "x8")
#define ASM_I(x, n)		asm("add %0, %0, %1" : "+r" (x) : "i" (n))
#define ASM_EARLY(o, x, y)	asm("mov %0, %1\n\tadd %0, %0, %2" : "=&r" (o) \
				    : "r" (x), "r" (y))
#define ASM_CLOBBER(o, x)	asm volatile("mov x8, %1\n\tadd %0, x8, 7" \
					     : "=r" (o) : "r" (x) \
					     : "x8", "memory")
#define ASM_GOTO(x, label)	asm goto("tbnz %0, 63, %l1" \
					 : : "r" (x) : : label)
#define ASM_FIXED(o, h)		asm volatile("mov %0, x9" \
					     : "=r" (o) : "r" (h))
#define ASM_FIXED2(o, h)	asm volatile("mov %0, x21" \
					     : "=r" (o) : "r" (h))
#endif

#endif
