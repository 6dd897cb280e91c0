// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The kernel's own tests of static keys, and keys that are switched while all
 * CPUs run the code that they guard.
 */

#include "guest.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define TOGGLES		1000
#define MODULE_ROUNDS	3

#define PROFILING	"/proc/sys/vm/mem_profiling"
#define SCHEDSTATS	"/proc/sys/kernel/sched_schedstats"
#define CGROUPS		"/sys/fs/cgroup"

static bool insert(const char *file)
{
	int fd = open(file, O_RDONLY | O_CLOEXEC);
	bool good = fd >= 0 && !syscall(SYS_finit_module, fd, "", 0);

	if (!good)
		say("note %s: %s", file, strerror(errno));
	close(fd);
	return good;
}

static bool removed(const char *name)
{
	return !syscall(SYS_delete_module, name, 0);
}

/*
 * test_static_keys refuses to load when a branch goes the wrong way.  Loading it
 * again meets guards in memory where others were.
 */
static void self_tests(void)
{
	int good = 0;

	for (int i = 0; i < MODULE_ROUNDS; i++) {
		bool base = insert("/test_static_key_base.ko");

		if (base && insert("/test_static_keys.ko")) {
			good++;
			if (!removed("test_static_keys"))
				verdict(false, "self-test", "it stays loaded");
		}
		if (base && !removed("test_static_key_base"))
			verdict(false, "self-test", "its base stays loaded");
	}
	say("count self-tests %d", good);
	verdict(good == MODULE_ROUNDS, "self-test", "%d of %d times", good,
		MODULE_ROUNDS);
}

static bool switch_profiling(bool on)
{
	char *now;
	bool good;

	if (!put(PROFILING, on ? "1\n" : "0\n"))
		return false;
	now = get(PROFILING);
	good = now && now[0] == (on ? '1' : '0');
	free(now);
	return good;
}

/* Keys of cgroups: cpusets_enabled_key, __cfs_bandwidth_used. */
static void switch_cgroup_keys(void)
{
	if (mkdir(CGROUPS "/one", 0755)) {
		verdict(false, "cgroup", "mkdir: %s", strerror(errno));
		return;
	}
	must_put(CGROUPS "/one/cpu.max", "50000 100000");
	must_put(CGROUPS "/one/cpuset.cpus", "0");
	work_once();
	must_put(CGROUPS "/one/cpu.max", "max 100000");
	if (rmdir(CGROUPS "/one"))
		verdict(false, "cgroup", "rmdir: %s", strerror(errno));
}

static void mount_cgroups(void)
{
	if (mount("none", CGROUPS, "cgroup2", 0, NULL))
		verdict(false, "cgroup", "mount: %s", strerror(errno));
	must_put(CGROUPS "/cgroup.subtree_control", "+cpu +cpuset +memory");
}

static void toggle(void)
{
	int done = 0;

	load_start();
	for (int i = 0; i < TOGGLES; i++) {
		done += switch_profiling(i % 2 == 0);
		if (i % 10 == 0)
			must_put(SCHEDSTATS, i % 20 ? "0" : "1");
		if (i % 50 == 0)
			switch_cgroup_keys();
	}
	load_stop();
	say("count toggles %d", done);
	verdict(done == TOGGLES, "toggles", "%d of %d", done, TOGGLES);
}

void check_keys(void)
{
	self_tests();
	mount_cgroups();
	toggle();
}
