// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stack traces out of guarded code: the frames beside those that the plugin added
 * must be the same with it and without, and the unwinder must call the trace
 * reliable where the architecture can.
 */

#include <linux/jump_label.h>
#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/sched.h>
#include <linux/stacktrace.h>
#include <linux/string.h>

#include "osb_boot.h"
#include "shapes.h"

DEFINE_STATIC_KEY_FALSE(osb_boot_key);
DEFINE_STATIC_KEY_FALSE(osb_boot_inner);

static int (*save_reliable)(struct task_struct *task, unsigned long *store,
			    unsigned int size);

/* The function is not exported; a kprobe on it knows where it is. */
static void find_save_reliable(void)
{
	struct kprobe probe = { .symbol_name = "stack_trace_save_tsk_reliable" };

	if (!IS_ENABLED(CONFIG_HAVE_RELIABLE_STACKTRACE) ||
	    register_kprobe(&probe))
		return;
	save_reliable = (void *)probe.addr;
	unregister_kprobe(&probe);
}

/* Print the frames from the caller on, as "stack NAME inner<outer<...". */
noinline void osb_record(const char *name)
{
	unsigned long entries[24];
	char line[640];
	unsigned int n = stack_trace_save(entries, ARRAY_SIZE(entries), 1);
	int used = 0;

	for (unsigned int i = 0; i < n; i++)
		used += scnprintf(line + used, sizeof(line) - used, "%s%ps",
				  i ? "<" : "", (void *)entries[i]);
	osb_say("stack %s %s", name, line);
	if (!save_reliable)
		return;
	n = save_reliable(current, entries, ARRAY_SIZE(entries));
	osb_say("%s reliable-%s: %d", (int)n > 0 ? "pass" : "fail", name, n);
}

static void say_all(const char *state)
{
	osb_say("same shapes-%s %d", state, osb_shapes_auto());
	osb_say("same shapes-outlined-%s %d", state, osb_shapes_outlined());
}

int osb_stacks(void)
{
	find_save_reliable();
	say_all("off");
	static_branch_enable(&osb_boot_key);
	static_branch_enable(&osb_boot_inner);
	say_all("on");
	static_branch_disable(&osb_boot_inner);
	say_all("outer");
	static_branch_disable(&osb_boot_key);
	say_all("off-again");
	return 0;
}
