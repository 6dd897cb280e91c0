/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H100: a retry loop with two keys that are switched one after the other. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "function=f treatment=(outline|split)" 2 { target partition } } } */
/* { dg-final { scan-osb-record-times "key=(pre_enable|enabled)" 2 } } */
/* { dg-final { scan-assembler-times "pushsection __jump_table" 2 } } */
#include "guard.h"

DEFINE_STATIC_KEY_FALSE(pre_enable);
DEFINE_STATIC_KEY_FALSE(enabled);
unsigned int read_begin(void);
int read_retry(unsigned int cookie);
void *allocate(long a);

void *f(long a)
{
	unsigned int cookie;
	void *p;

	do {
		cookie = 0;
		if (static_branch_unlikely(&pre_enable))
			cookie = read_begin();
		p = allocate(a);
		if (!static_branch_unlikely(&enabled))
			break;
	} while (!p && read_retry(cookie));
	return p;
}
