/* SPDX-License-Identifier: GPL-2.0-or-later */
/* SYSCALL_DEFINE: an alias, so nothing may be split off. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=__se_sys_work treatment=outline" } } */
/* { dg-final { scan-symbol-not "__se_sys_work.cold" } } */
#include "guard.h"

long sys_work(long a) __attribute__((alias("__se_sys_work")));
long __se_sys_work(long a);

static inline long do_work(long a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a + 1;
}

long __se_sys_work(long a)
{
	return do_work((int)a);
}
