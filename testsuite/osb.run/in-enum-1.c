/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Enumerations and pointers go in. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_ENUM
#define OSB_ENUM
enum level { LOW = -3, MIDDLE, HIGH = 70000 };
struct item { int value; struct item *next; };
#endif

NOINLINE enum level FN(f)(enum level level, struct item *item)
{
	enum level r = level;

	if (K) {
		note(level);
		while (item) {
			note(item->value);
			item->value++;
			item = item->next;
		}
		r = level == LOW ? HIGH : MIDDLE;
	}
	return r;
}

void FN(test)(int a)
{
	struct item last = { a, 0 }, first = { a + 1, &last };

	note(FN(f)(a & 1 ? LOW : HIGH, &first));
	note(first.value);
	note(last.value);
}
