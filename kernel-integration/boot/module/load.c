// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Threads that take memory from every allocator, check that it is theirs, and
 * give it back: the code around the guards, run while they are switched.
 */

#include <linux/cpu.h>
#include <linux/gfp.h>
#include <linux/kthread.h>
#include <linux/mm.h>
#include <linux/percpu.h>
#include <linux/sched.h>
#include <linux/slab.h>
#include <linux/vmalloc.h>

#include "osb_boot.h"

static struct task_struct *threads[NR_CPUS];
static atomic_long_t rounds, damaged;

/* A value that no other block holds at the same time: its own address. */
static void mark(void *block, size_t size)
{
	unsigned long *word = block;

	for (size_t i = 0; i < size / sizeof(*word); i += 64)
		word[i] = (unsigned long)&word[i];
}

static void check(const void *block, size_t size)
{
	const unsigned long *word = block;

	for (size_t i = 0; i < size / sizeof(*word); i += 64)
		if (word[i] != (unsigned long)&word[i])
			atomic_long_inc(&damaged);
}

static void use(void *block, size_t size)
{
	mark(block, size);
	cond_resched();
	check(block, size);
}

static void pages_round(unsigned int order)
{
	struct page *page = alloc_pages(GFP_KERNEL, order);

	if (!page)
		return;
	use(page_address(page), PAGE_SIZE << order);
	__free_pages(page, order);
}

static void exact_round(void)
{
	size_t size = 5 * PAGE_SIZE;
	void *block = alloc_pages_exact(size, GFP_KERNEL);

	if (!block)
		return;
	use(block, size);
	free_pages_exact(block, size);
}

static void zeroed_round(void)
{
	unsigned long *word = (unsigned long *)get_zeroed_page(GFP_KERNEL);

	if (!word)
		return;
	for (unsigned int i = 0; i < PAGE_SIZE / sizeof(*word); i++)
		if (word[i])
			atomic_long_inc(&damaged);
	use(word, PAGE_SIZE);
	free_page((unsigned long)word);
}

static void slab_round(size_t size)
{
	unsigned long *block = kmalloc(size, GFP_KERNEL), *bigger, first;

	if (!block)
		return;
	use(block, size);
	first = *block;
	bigger = krealloc(block, 2 * size, GFP_KERNEL);
	if (bigger) {
		if (*bigger != first)
			atomic_long_inc(&damaged);
		use(bigger, 2 * size);
		block = bigger;
	}
	kfree(block);
}

static void vmalloc_round(void)
{
	size_t size = 3 * PAGE_SIZE;
	void *block = vmalloc(size);

	if (!block)
		return;
	use(block, size);
	vfree(block);
}

static void percpu_round(void)
{
	unsigned long __percpu *counter = alloc_percpu(unsigned long);
	int cpu;

	if (!counter)
		return;
	for_each_possible_cpu(cpu)
		if (*per_cpu_ptr(counter, cpu))
			atomic_long_inc(&damaged);
	free_percpu(counter);
}

static int load_thread(void *unused)
{
	while (!kthread_should_stop()) {
		for (unsigned int order = 0; order < 4; order++)
			pages_round(order);
		for (size_t size = 8; size <= 4096; size *= 2)
			slab_round(size);
		exact_round();
		zeroed_round();
		vmalloc_round();
		percpu_round();
		atomic_long_inc(&rounds);
		cond_resched();
	}
	return 0;
}

int osb_load_start(void)
{
	int cpu;

	atomic_long_set(&rounds, 0);
	cpus_read_lock();
	for_each_online_cpu(cpu) {
		struct task_struct *task;

		if (threads[cpu])
			continue;
		task = kthread_create(load_thread, NULL, "osb_load/%d", cpu);
		if (IS_ERR(task)) {
			cpus_read_unlock();
			return PTR_ERR(task);
		}
		kthread_bind(task, cpu);
		threads[cpu] = task;
		wake_up_process(task);
	}
	cpus_read_unlock();
	return 0;
}

int osb_load_stop(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		if (!threads[cpu])
			continue;
		kthread_stop(threads[cpu]);
		threads[cpu] = NULL;
	}
	osb_say("count kernel-load-rounds %ld", atomic_long_read(&rounds));
	osb_say("%s kernel-load: %ld words damaged",
		atomic_long_read(&damaged) ? "fail" : "pass",
		atomic_long_read(&damaged));
	return 0;
}
