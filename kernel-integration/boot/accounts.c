// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Memory allocation profiling is itself the guarded code: after a fixed set of
 * allocations its numbers must be those of a kernel built without the plugin.
 */

#define _GNU_SOURCE
#include "guest.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define PIPES	40
#define PAGES	300

static char *accounts(void)
{
	char *text = get("/proc/allocinfo");

	if (!text)
		verdict(false, "accounts", "no /proc/allocinfo");
	return text;
}

/* One line for each place in the module. */
static void say_module(const char *when)
{
	char *all = accounts(), *text = all, *line;
	int places = 0;

	while ((line = next_line(&text))) {
		long long bytes, calls;
		char *place = strstr(line, "account.c:");

		if (!place || !strstr(place, "osb_boot") ||
		    sscanf(line, "%lld %lld", &bytes, &calls) != 2)
			continue;
		say("same %s-%d %lld bytes %lld calls", when, places++, bytes,
		    calls);
	}
	say("count %s-places %d", when, places);
	free(all);
}

static bool parse(const char *line, long long *calls, char place[300])
{
	return sscanf(line, "%*d %lld %299s", calls, place) == 2;
}

/*
 * Places whose calls grew by at least LEAST between two readings, which list the
 * same places in the same order.
 */
static void say_growth(char *before, char *after, long long least)
{
	char *old, *new, place[300];
	long long was, is;

	while ((old = next_line(&before)) && (new = next_line(&after)))
		if (parse(old, &was, place) && parse(new, &is, place) &&
		    is - was >= least)
			say("same core:%s %lld calls", place, is - was);
}

static void say_core(void)
{
	char *before = accounts(), *after;
	int ends[PIPES][2];
	char *block;

	for (int i = 0; i < PIPES; i++)
		if (pipe2(ends[i], O_CLOEXEC))
			verdict(false, "accounts", "no pipe");
	block = mmap(NULL, PAGES * 4096L, PROT_READ | PROT_WRITE,
		     MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	after = accounts();
	if (before && after)
		say_growth(before, after, PIPES);
	free(before);
	free(after);
	munmap(block, PAGES * 4096L);
	for (int i = 0; i < PIPES; i++) {
		close(ends[i][0]);
		close(ends[i][1]);
	}
}

void check_accounts(void)
{
	must_put("/proc/sys/vm/mem_profiling", "1");
	must_put("/proc/osb_boot", "hold");
	say_module("held");
	must_put("/proc/osb_boot", "release");
	say_module("released");
	say_core();
	must_put("/proc/sys/vm/mem_profiling", "0");
}
