/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * osb_boot: the kernel's side of kernel-boot.  What is found out is printed with
 * osb_say(); docs/kernel.md says what the lines mean.
 */
#ifndef OSB_BOOT_H
#define OSB_BOOT_H

#include <linux/printk.h>

#define osb_say(fmt, ...)	printk(KERN_INFO "osb: " fmt "\n", ##__VA_ARGS__)

/* Each returns 0 or a negative errno, which the writer of the command gets. */
int osb_load_start(void);	/* one thread on each CPU allocates and frees */
int osb_load_stop(void);	/* ends them and says how much they did */
int osb_account_hold(void);	/* a fixed set of allocations */
int osb_account_release(void);
int osb_stacks(void);		/* stack traces out of guarded code */

#endif
