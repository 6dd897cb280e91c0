/* SPDX-License-Identifier: GPL-2.0-or-later */
/* kfence_alloc(): if (!key) return NULL; the rest is the cold part. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=slab_alloc key=kfence_allocation_key treatment=(outline|split)" } } */
/* { dg-final { scan-hot-not slab_alloc "__kfence_alloc" } } */
#include "guard.h"

DEFINE_STATIC_KEY_FALSE(kfence_allocation_key);
extern atomic_t gate;
void *__kfence_alloc(void *cache, unsigned long size, unsigned int flags);
void *fast_alloc(void *cache, unsigned int flags);

static __always_inline void *kfence_alloc(void *cache, unsigned long size,
					  unsigned int flags)
{
	if (!static_branch_unlikely(&kfence_allocation_key))
		return 0;
	if (*(volatile int *)&gate.counter > 1)
		return 0;
	return __kfence_alloc(cache, size, flags);
}

void *slab_alloc(void *cache, unsigned long size, unsigned int flags)
{
	void *p = kfence_alloc(cache, size, flags);

	if (unlikely(p))
		return p;
	return fast_alloc(cache, flags);
}
