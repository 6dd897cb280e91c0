/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The program that kernel-boot runs as the only process of its kernels.
 *
 * What it finds it says through /dev/kmsg, a record at a time, so that messages of
 * the kernel do not break its lines:
 *
 *	osb: pass NAME: TEXT	a check of its own
 *	osb: fail NAME: TEXT
 *	osb: count NAME N	how often; kernel-boot knows the least
 *	osb: same NAME VALUE	must be the same with the plugin and without
 *	osb: stack NAME FRAMES	the same, but for the frames that the plugin adds
 *	osb: note TEXT		for who reads the log
 *	osb: step NAME		what comes next
 *	osb: end
 */
#ifndef GUEST_H
#define GUEST_H

#include <stdbool.h>
#include <stddef.h>

/* --- guest.c ----------------------------------------------------------------- */

void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
void verdict(bool good, const char *name, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Writes TEXT into the file; false if that is not possible (errno says why). */
bool put(const char *file, const char *text);
/* Like it, and a failure is one of the test. */
void must_put(const char *file, const char *text);
/* Opens it for writing with O_TRUNC: what clears a file of tracefs. */
bool clear(const char *file);
/* The whole file in memory of its own with a final NUL, or NULL. */
char *get(const char *file);
/* Takes the next line off *TEXT, without its end; NULL at the end of the text. */
char *next_line(char **text);

/* --- load.c ------------------------------------------------------------------ */

/* Two processes and a thread of the kernel on each CPU, until load_stop(). */
void load_start(void);
void load_stop(void);
/* Something of everything, once, in this process. */
void work_once(void);

/* --- the steps ---------------------------------------------------------------- */

void check_names(void);		/* names.c: the children in /proc/kallsyms */
void check_keys(void);		/* keys.c: self-tests, switching under load */
void check_events(void);	/* events.c: tracepoints on and off under load */
void check_accounts(void);	/* accounts.c: the numbers of /proc/allocinfo */
void check_stacks(void);	/* stacks.c: unwinding, kprobes, ftrace */

#endif
