// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Commands are words written to /proc/osb_boot.
 */

#include <linux/module.h>
#include <linux/proc_fs.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include "osb_boot.h"

static const struct {
	const char *word;
	int (*run)(void);
} commands[] = {
	{ "load", osb_load_start },
	{ "unload", osb_load_stop },
	{ "hold", osb_account_hold },
	{ "release", osb_account_release },
	{ "stacks", osb_stacks },
};

static ssize_t osb_write(struct file *file, const char __user *text, size_t size,
			 loff_t *pos)
{
	char word[16] = "";
	int err;

	if (size >= sizeof(word))
		return -EINVAL;
	if (copy_from_user(word, text, size))
		return -EFAULT;
	for (unsigned int i = 0; i < ARRAY_SIZE(commands); i++) {
		if (strcmp(strim(word), commands[i].word))
			continue;
		err = commands[i].run();
		return err ? err : size;
	}
	return -EINVAL;
}

static const struct proc_ops osb_ops = {
	.proc_write = osb_write,
};

static int __init osb_boot_init(void)
{
	return proc_create("osb_boot", 0200, NULL, &osb_ops) ? 0 : -ENOMEM;
}

static void __exit osb_boot_exit(void)
{
	remove_proc_entry("osb_boot", NULL);
}

module_init(osb_boot_init);
module_exit(osb_boot_exit);
MODULE_DESCRIPTION("Test of outline_static_branch in a running kernel");
MODULE_LICENSE("GPL");
