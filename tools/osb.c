// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * osb: what the plugin did to a build.
 *
 *	osb report PATH...	the records which the plugin left in objects
 *	osb diff OLD NEW	hot and cold text per function, before and after
 *
 * This file finds the subcommand; each has a room of its own.
 */
#include <argp.h>
#include <libelf.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "osb.h"
#include "records.h"
#include "util.h"

const char *argp_program_version =
	"osb " OSB_VERSION " (records " OSB_RECORD_TAG ")";

struct command {
	const char *name;
	const char *title;	/* argv[0] of the subcommand */
	int (*main)(int argc, char **argv);
};

static const struct command commands[] = {
	{ "report", "osb report", osb_report_main },
	{ "diff", "osb diff", osb_diff_main },
};

static const struct command *find_command(const char *name)
{
	size_t i;

	for (i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
		if (!strcmp(commands[i].name, name))
			return &commands[i];
	return NULL;
}

/* Stops at the first word that is no option: the subcommand parses the rest. */
static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	int *first = state->input;

	(void)arg;
	if (key == ARGP_KEY_NO_ARGS)
		argp_error(state, "which command? Try report or diff");
	if (key != ARGP_KEY_ARG)
		return ARGP_ERR_UNKNOWN;
	*first = state->next - 1;
	state->next = state->argc;
	return 0;
}

static const struct argp top_argp = {
	.parser = parse_option,
	.args_doc = "COMMAND [ARGUMENT...]",
	.doc = "Shows what the outline_static_branch plugin did to a build.\v"
	       "Commands:\n"
	       "  report PATH...   the records of objects, archives, folders\n"
	       "  diff OLD NEW     hot and cold text per function\n"
	       "  help [COMMAND]   this text, or the options of COMMAND\n\n"
	       "Exit status: 0 fine, 1 a limit is broken, 2 wrong usage or "
	       "unreadable input.",
};

static int run(const char *name, int argc, char **argv)
{
	const struct command *command = find_command(name);

	if (!command) {
		osb_error("unknown command '%s'; the commands are report, diff"
			  " and help", name);
		return OSB_EXIT_ERROR;
	}
	argv[0] = (char *)command->title;
	return command->main(argc, argv);
}

/* `osb help COMMAND' is `osb COMMAND --help', which exits. */
static int help(int argc, char **argv)
{
	char option[] = "--help";
	char *args[] = { NULL, option, NULL };

	if (argc > 1)
		return run(argv[1], 2, args);
	argp_help(&top_argp, stdout, ARGP_HELP_STD_HELP, (char *)"osb");
	return OSB_EXIT_OK;
}

int main(int argc, char **argv)
{
	int first = 0;
	int status;

	/* `osb diff ... | head' must end quietly, whatever the parent set. */
	signal(SIGPIPE, SIG_DFL);
	argp_err_exit_status = OSB_EXIT_ERROR;
	if (elf_version(EV_CURRENT) == EV_NONE) {
		osb_error("libelf is too old: %s", elf_errmsg(-1));
		return OSB_EXIT_ERROR;
	}
	argp_parse(&top_argp, argc, argv, ARGP_IN_ORDER, NULL, &first);

	if (!strcmp(argv[first], "help"))
		status = help(argc - first, argv + first);
	else
		status = run(argv[first], argc - first, argv + first);

	if (fflush(stdout) || ferror(stdout)) {
		osb_error("cannot write the output");
		status = OSB_EXIT_ERROR;
	}
	return status;
}
