// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Tracepoints: each of some groups is switched on and off under load.  Those that
 * the load is certain to reach must be seen to fire.
 */

#include "guest.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRACING		"/sys/kernel/tracing"
#define TRIES		5

static const char *const groups[] = { "kmem", "sched", "irq", "signal" };

/* What work_once() cannot do without */
static const char *const certain[] = {
	"kmem:kfree", "kmem:kmalloc", "kmem:kmem_cache_alloc",
	"kmem:kmem_cache_free", "kmem:mm_page_alloc", "kmem:mm_page_free",
	"kmem:mm_page_free_batched", "kmem:rss_stat",
	"sched:sched_migrate_task", "sched:sched_process_exec",
	"sched:sched_process_exit", "sched:sched_process_fork",
	"sched:sched_process_free", "sched:sched_process_wait",
	"sched:sched_stat_runtime", "sched:sched_stat_sleep",
	"sched:sched_switch", "sched:sched_wakeup", "sched:sched_wakeup_new",
	"sched:sched_waking",
	"irq:softirq_entry", "irq:softirq_exit", "irq:softirq_raise",
	"signal:signal_deliver", "signal:signal_generate",
};

static int events, switched, firing;

static bool is_certain(const char *name)
{
	for (size_t i = 0; i < sizeof(certain) / sizeof(*certain); i++)
		if (!strcmp(name, certain[i]))
			return true;
	return false;
}

/* Whether the buffer has an event. */
static bool has_fired(void)
{
	char *all = get(TRACING "/trace"), *text = all, *line;
	bool fired = false;

	while (!fired && (line = next_line(&text)))
		fired = line[0] && line[0] != '#';
	free(all);
	return fired;
}

/* Switch the event on and off around some work, until it fires. */
static bool fires(const char *group, const char *event, int tries)
{
	char file[300];
	bool fired = false;

	snprintf(file, sizeof(file), TRACING "/events/%s/%s/enable", group, event);
	for (int i = 0; i < tries && !fired; i++) {
		must_put(TRACING "/tracing_on", "1");
		must_put(file, "1");
		work_once();
		must_put(file, "0");
		must_put(TRACING "/tracing_on", "0");
		switched++;
		fired = has_fired();
		clear(TRACING "/trace");
	}
	return fired;
}

static void check_event(const char *group, const char *event)
{
	char name[600];
	bool fired;

	snprintf(name, sizeof(name), "%s:%s", group, event);
	fired = fires(group, event, is_certain(name) ? TRIES : 1);
	events++;
	firing += fired;
	if (is_certain(name))
		verdict(fired, name, "%s", fired ? "fires" : "is silent");
	else
		say("note %s %s", name, fired ? "fires" : "is silent");
}

static void check_group(const char *group)
{
	char folder[200];
	struct dirent *entry;
	DIR *dir;

	snprintf(folder, sizeof(folder), TRACING "/events/%s", group);
	dir = opendir(folder);
	if (!dir) {
		verdict(false, "events", "no group %s", group);
		return;
	}
	while ((entry = readdir(dir)))
		if (entry->d_type == DT_DIR && entry->d_name[0] != '.')
			check_event(group, entry->d_name);
	closedir(dir);
}

void check_events(void)
{
	must_put("/proc/sys/kernel/sched_schedstats", "1");
	load_start();
	for (size_t i = 0; i < sizeof(groups) / sizeof(*groups); i++)
		check_group(groups[i]);
	load_stop();
	must_put("/proc/sys/kernel/sched_schedstats", "0");
	say("count events %d", events);
	say("count firing-events %d", firing);
	say("count event-switches %d", switched);
}
