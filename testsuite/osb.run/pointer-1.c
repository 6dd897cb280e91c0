/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code works through pointers that the caller passed. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_LIST
#define OSB_LIST
struct list { struct list *next, *prev; long value; };
#endif

NOINLINE void FN(f)(struct list *head, struct list *entry, long a)
{
	entry->value = a;
	if (K) {
		entry->next = head->next;
		entry->prev = head;
		head->next->prev = entry;
		head->next = entry;
		note(head->next->value);
		entry->value = calc(a);
	}
	note(head->next->value);
}

void FN(test)(int a)
{
	struct list head = { &head, &head, 1 }, entry = { 0, 0, 2 };

	FN(f)(&head, &entry, a);
	note(head.next == &entry);
	note(head.prev == &entry);
	note(entry.value);
}
