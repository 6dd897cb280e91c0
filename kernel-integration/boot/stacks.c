// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Unwinding through children, and kprobes and ftrace on them.
 */

#include "guest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define TRACING		"/sys/kernel/tracing"
#define OTHER		TRACING "/instances/osb"
#define ROUNDS		3

/* Where a stack of the kernel may begin. */
static const char *const roots[] = {
	"ret_from_fork", "ret_from_fork_asm", "entry_SYSCALL_64_after_hwframe",
	"asm_", "common_startup_64", "secondary_startup_64", "el0", "el1", "__primary_switched",
	"__secondary_switched", "cpu_startup_entry", "start_kernel"
};

static bool is_root(const char *frame)
{
	for (size_t i = 0; i < sizeof(roots) / sizeof(*roots); i++)
		if (!strncmp(frame, roots[i], strlen(roots[i])))
			return true;
	return false;
}

/* Run guarded code: profiling on, and tracepoints into a buffer of their own. */
static void work_with_keys(void)
{
	mkdir(OTHER, 0755);
	must_put(OTHER "/events/kmem/enable", "1");
	must_put(OTHER "/events/sched/enable", "1");
	must_put(OTHER "/events/irq/enable", "1");
	must_put("/proc/sys/vm/mem_profiling", "1");
	for (int i = 0; i < ROUNDS; i++)
		work_once();
	must_put("/proc/sys/vm/mem_profiling", "0");
	must_put(OTHER "/events/enable", "0");
	rmdir(OTHER);
}

/* The same, into the trace. */
static void trace_work(void)
{
	must_put(TRACING "/tracing_on", "1");
	work_with_keys();
	must_put(TRACING "/tracing_on", "0");
}

static void clear_trace(void)
{
	must_put(TRACING "/tracing_on", "0");
	if (!clear(TRACING "/trace"))
		verdict(false, "trace", "cannot be cleared");
}

/*
 * Probe each child.  Names that several functions have are refused, and what
 * objtool calls __pfx_<fn> is the padding in front of one.
 */
static int probe_children(void)
{
	char *symbols = get("/proc/kallsyms"), *text = symbols, *line;
	char name[512], probe[600];
	int probed = 0, refused = 0;

	while ((line = next_line(&text))) {
		if (sscanf(line, "%*x %*c %511s", name) != 1 ||
		    !strstr(name, ".osb.") || !strncmp(name, "__pfx_", 6))
			continue;
		snprintf(probe, sizeof(probe), "p:osb/child%d %s", probed, name);
		if (put(TRACING "/kprobe_events", probe))
			probed++;
		else
			refused++;
	}
	free(symbols);
	say("count probed-children %d", probed);
	say("count refused-probes %d", refused);
	return probed;
}

/* Each stack in the trace must go down to where stacks begin. */
static void judge_traces(void)
{
	char *all = get(TRACING "/trace"), *text = all, *line;
	char last[200] = "", frame[200];
	int stacks = 0, frames = 0, broken = 0;
	bool in_stack = false;

	do {
		line = next_line(&text);
		if (line && sscanf(line, " => %199s", frame) == 1) {
			frames++;
			in_stack = true;
			strcpy(last, frame);
			continue;
		}
		if (!in_stack)
			continue;
		in_stack = false;
		stacks++;
		if (!is_root(last)) {
			broken++;
			say("note a stack ends with %s", last);
		}
	} while (line);
	free(all);
	say("count probe-stacks %d", stacks);
	verdict(!broken, "probe-stacks", "%d of %d stacks, %d frames, are cut off",
		broken, stacks, frames);
}

static void check_kprobes(void)
{
	clear_trace();
	if (!probe_children())
		return;
	must_put(TRACING "/options/stacktrace", "1");
	must_put(TRACING "/events/osb/enable", "1");
	trace_work();
	must_put(TRACING "/events/osb/enable", "0");
	must_put(TRACING "/options/stacktrace", "0");
	judge_traces();
	must_put(TRACING "/kprobe_events", "-:osb/");
}

/* ftrace sees children like other functions. */
static void check_ftrace(void)
{
	char *all, *text, *line;
	int hits = 0, functions = 0;

	clear_trace();
	all = text = get(TRACING "/available_filter_functions");
	while ((line = next_line(&text)))
		functions += !!strstr(line, ".osb.");
	free(all);
	say("count traceable-children %d", functions);
	if (!functions)
		return;
	must_put(TRACING "/set_ftrace_filter", "*.osb.*");
	must_put(TRACING "/current_tracer", "function");
	trace_work();
	all = text = get(TRACING "/trace");
	while ((line = next_line(&text)))
		hits += !!strstr(line, ".osb.");
	free(all);
	must_put(TRACING "/current_tracer", "nop");
	if (!clear(TRACING "/set_ftrace_filter"))
		verdict(false, "ftrace", "the filter cannot be cleared");
	say("count traced-children %d", hits);
}

void check_stacks(void)
{
	must_put("/proc/osb_boot", "stacks");
	check_kprobes();
	check_ftrace();
}
