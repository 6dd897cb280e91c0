// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * A fixed set of allocations, each kind at a line of its own, so that their tags
 * in /proc/allocinfo must show the same numbers whoever compiled the kernel.
 */

#include <linux/gfp.h>
#include <linux/mm.h>
#include <linux/percpu.h>
#include <linux/slab.h>
#include <linux/vmalloc.h>

#include "osb_boot.h"

#define HELD	100

static struct {
	void *small[HELD], *zeroed[HELD], *grown[HELD], *copied[HELD];
	void *vmalloced[HELD], *exact[HELD];
	struct page *pages[HELD];
	u64 __percpu *counters[HELD];
} held;

static const size_t exact_size = 3 * PAGE_SIZE;

int osb_account_hold(void)
{
	for (int i = 0; i < HELD; i++) {
		held.small[i] = kmalloc(64, GFP_KERNEL);
		held.zeroed[i] = kzalloc(200, GFP_KERNEL);
		held.grown[i] = krealloc(kmalloc(16, GFP_KERNEL), 600,
					 GFP_KERNEL);
		held.copied[i] = kmemdup("text", 5, GFP_KERNEL);
		held.vmalloced[i] = vmalloc(2 * PAGE_SIZE);
		held.exact[i] = alloc_pages_exact(exact_size, GFP_KERNEL);
		held.pages[i] = alloc_pages(GFP_KERNEL, i % 4);
		held.counters[i] = alloc_percpu(u64);
		if (!held.small[i] || !held.zeroed[i] || !held.grown[i] ||
		    !held.copied[i] || !held.vmalloced[i] || !held.exact[i] ||
		    !held.pages[i] || !held.counters[i]) {
			osb_account_release();
			return -ENOMEM;
		}
	}
	return 0;
}

int osb_account_release(void)
{
	for (int i = 0; i < HELD; i++) {
		kfree(held.small[i]);
		kfree(held.zeroed[i]);
		kfree(held.grown[i]);
		kfree(held.copied[i]);
		vfree(held.vmalloced[i]);
		if (held.exact[i])
			free_pages_exact(held.exact[i], exact_size);
		if (held.pages[i])
			__free_pages(held.pages[i], i % 4);
		free_percpu(held.counters[i]);
	}
	memset(&held, 0, sizeof(held));
	return 0;
}
