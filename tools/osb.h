/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The osb command: exit status and subcommands. */
#ifndef OSB_H
#define OSB_H

#define OSB_VERSION "0.1"

enum osb_exit {
	OSB_EXIT_OK = 0,
	OSB_EXIT_LIMIT = 1,	/* a limit set with --max-... is broken */
	OSB_EXIT_ERROR = 2,	/* wrong usage or input that cannot be read */
};

/*
 * Subcommands: ARGV[0] is the name to use in messages (`osb report'), the rest
 * their arguments.  Return an enum osb_exit; wrong usage exits at once.
 */
int osb_report_main(int argc, char **argv);
int osb_diff_main(int argc, char **argv);

#endif
