/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Guarded code of several shapes, each of which takes a stack trace.  shapes_*.c
 * define SHAPES, the function that runs them all, and include this.
 */
#ifndef OSB_BOOT_SHAPES_H
#define OSB_BOOT_SHAPES_H

#include <linux/bitops.h>
#include <linux/jump_label.h>
#include <linux/string.h>

DECLARE_STATIC_KEY_FALSE(osb_boot_key);
DECLARE_STATIC_KEY_FALSE(osb_boot_inner);

void osb_record(const char *name);
int osb_shapes_auto(void);	/* as the plugin thinks best */
int osb_shapes_outlined(void);	/* outlined wherever that is possible */

#ifdef SHAPES

/* One call only */
static noinline __noclone int call_only(int x)
{
	if (static_branch_unlikely(&osb_boot_key))
		osb_record("call-only");
	return x + 1;
}

/* A value leaves the arm */
static noinline __noclone int value(int x)
{
	int y = x;

	if (static_branch_unlikely(&osb_boot_key)) {
		for (int i = 0; i < 3; i++)
			y += hweight32(y ^ i) + strlen("four");
		osb_record("value");
	}
	return y * 2;
}

/* The arm is entered from a loop */
static noinline __noclone int loop(int x)
{
	int sum = 0;

	for (int i = 0; i < x; i++) {
		sum += i;
		if (static_branch_unlikely(&osb_boot_key)) {
			sum ^= hweight32(sum) * 3 + i;
			if (i == x - 1)
				osb_record("loop");
		}
	}
	return sum;
}

/* One helper in two functions */
static __always_inline void helper(const char *name, int *x)
{
	if (static_branch_unlikely(&osb_boot_key)) {
		*x += strlen(name) + hweight32(*x);
		osb_record(name);
	}
}

static noinline __noclone int shared_one(int x)
{
	helper("shared-one", &x);
	return x + 3;
}

static noinline __noclone int shared_two(int x)
{
	x *= 7;
	helper("shared-two", &x);
	return x;
}

/* A guard in guarded code, and a way out of the middle */
static noinline __noclone int nested(int x)
{
	if (static_branch_unlikely(&osb_boot_key)) {
		x += hweight32(x);
		if (static_branch_unlikely(&osb_boot_inner)) {
			x ^= hweight32(x + 1) << 3;
			osb_record("nested");
			if (x & 1)
				return x;
		}
		x += 5;
	}
	return x - 1;
}

int SHAPES(void)
{
	int sum = call_only(1);

	sum = sum * 31 + value(2);
	sum = sum * 31 + loop(6);
	sum = sum * 31 + shared_one(4);
	sum = sum * 31 + shared_two(5);
	return sum * 31 + nested(6);
}

#endif /* SHAPES */
#endif
