// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Process 1: mounts what the steps read, runs them in turn, stops the machine.
 */

#include "guest.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
	const char *type, *where;
} mounts[] = {
	{ "devtmpfs", "/dev" },
	{ "proc", "/proc" },
	{ "sysfs", "/sys" },
	{ "debugfs", "/sys/kernel/debug" },
	{ "tracefs", "/sys/kernel/tracing" },
	{ "tmpfs", "/tmp" },
};

static const struct {
	const char *name;
	void (*run)(void);
} steps[] = {
	{ "names", check_names },
	{ "keys", check_keys },
	{ "accounts", check_accounts },
	{ "stacks", check_stacks },
	{ "events", check_events },
};

static void mount_all(void)
{
	for (size_t i = 0; i < sizeof(mounts) / sizeof(*mounts); i++) {
		mkdir(mounts[i].where, 0755);
		if (mount("none", mounts[i].where, mounts[i].type, 0, NULL))
			verdict(false, "mount", "%s: %s", mounts[i].where,
				strerror(errno));
	}
}

static void load_module(const char *file)
{
	int fd = open(file, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || syscall(SYS_finit_module, fd, "", 0))
		verdict(false, "module", "%s: %s", file, strerror(errno));
	close(fd);
}

int main(void)
{
	/* load.c runs the program for the sake of running one */
	if (getpid() != 1)
		return 0;
	mount_all();
	say("count cpus %ld", sysconf(_SC_NPROCESSORS_ONLN));
	load_module("/osb_boot.ko");
	for (size_t i = 0; i < sizeof(steps) / sizeof(*steps); i++) {
		say("step %s", steps[i].name);
		steps[i].run();
	}
	say("end");
	sync();
	/* not every machine can switch itself off; kernel-boot's do not restart */
	reboot(RB_AUTOBOOT);
	return 0;
}
