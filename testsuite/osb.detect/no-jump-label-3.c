/* SPDX-License-Identifier: GPL-2.0-or-later */
/* CONFIG_JUMP_LABEL=n: the counter is read for another purpose. */
/* { dg-do compile } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	int users = static_key_count(&key.key);

	if (users > 5) {
		BULK(a);
		a = calc(a);
	}
	return a + users;
}
