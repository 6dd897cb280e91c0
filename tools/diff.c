// SPDX-License-Identifier: GPL-2.0-or-later
/* osb diff: the command, its options and its limits. */
#include <argp.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "diff.h"
#include "osb.h"
#include "util.h"

enum {
	OPTION_MAX_HOT = 256,
	OPTION_MAX_NET,
	OPTION_TSV,
};

static const struct argp_option options[] = {
	{ "number", 'n', "NUM", 0, "Show the first NUM rows only", 0 },
	{ "sort", 's', "KEY", 0,
	  "Sort by hot (bytes saved, the default), cold (bytes grown), net"
	  " (bytes saved) or name", 0 },
	{ "function", 'f', "REGEX", 0,
	  "Only functions that match the extended regular expression; sums and"
	  " limits too", 0 },
	{ "unfold", 'x', NULL, 0,
	  "A row per symbol instead of folding fn.cold, fn.osb.N, fn.part.N,"
	  " fn.isra.N, fn.constprop.N into fn", 0 },
	{ "max-hot", OPTION_MAX_HOT, "N", 0,
	  "Exit with 1 when hot text grew by more than N bytes; a negative N"
	  " demands that it shrank", 0 },
	{ "max-net", OPTION_MAX_NET, "N", 0,
	  "The same for hot and cold text together", 0 },
	{ "tsv", OPTION_TSV, NULL, 0,
	  "The rows as fields separated by TABs, after a header", 0 },
	{ 0 }
};

static void parse_sort(struct argp_state *state, const char *arg)
{
	static const char *const names[] = {
		[DIFF_SORT_HOT] = "hot",
		[DIFF_SORT_COLD] = "cold",
		[DIFF_SORT_NET] = "net",
		[DIFF_SORT_NAME] = "name",
	};
	struct diff_options *options = state->input;
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (!strcmp(arg, names[i])) {
			options->sort = i;
			return;
		}
	}
	argp_error(state, "cannot sort by '%s'; use hot, cold, net or name",
		   arg);
}

static long long parse_number(struct argp_state *state, const char *arg)
{
	long long number;
	char *end;

	errno = 0;
	number = strtoll(arg, &end, 10);
	if (errno || end == arg || *end)
		argp_error(state, "'%s' is not a number of bytes", arg);
	return number;
}

static void parse_limit(struct argp_state *state, const char *arg,
			struct diff_limit *limit)
{
	limit->bytes = parse_number(state, arg);
	limit->set = true;
}

static void parse_rows(struct argp_state *state, const char *arg)
{
	struct diff_options *options = state->input;
	long long number = parse_number(state, arg);

	if (number < 1)
		argp_error(state, "-n needs at least 1 row");
	options->rows = number;
}

static void parse_filter(struct argp_state *state, const char *arg)
{
	struct diff_options *options = state->input;
	char message[128];
	int error;

	if (options->filtered)
		argp_error(state, "only one -f is possible; use A|B");
	error = regcomp(&options->filter, arg, REG_EXTENDED | REG_NOSUB);
	if (error) {
		regerror(error, &options->filter, message, sizeof(message));
		argp_error(state, "'%s': %s", arg, message);
	}
	options->filtered = true;
}

static void parse_path(struct argp_state *state, char *arg)
{
	struct diff_options *options = state->input;

	if (state->arg_num >= DIFF_SIDES)
		argp_error(state, "too many arguments; give OLD and NEW");
	options->path[state->arg_num] = arg;
}

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct diff_options *options = state->input;

	switch (key) {
	case 'n':
		parse_rows(state, arg);
		return 0;
	case 's':
		parse_sort(state, arg);
		return 0;
	case 'f':
		parse_filter(state, arg);
		return 0;
	case 'x':
		options->unfold = true;
		return 0;
	case OPTION_MAX_HOT:
		parse_limit(state, arg, &options->max_hot);
		return 0;
	case OPTION_MAX_NET:
		parse_limit(state, arg, &options->max_net);
		return 0;
	case OPTION_TSV:
		options->tsv = true;
		return 0;
	case ARGP_KEY_ARG:
		parse_path(state, arg);
		return 0;
	case ARGP_KEY_END:
		if (state->arg_num < DIFF_SIDES)
			argp_error(state, "give OLD and NEW: two objects, two"
				   " archives or two folders");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp diff_argp = {
	.options = options,
	.parser = parse_option,
	.args_doc = "OLD NEW",
	.doc = "Compares the hot and cold text of each function in two objects,"
	       " archives or build folders.\v"
	       "Objects of folders pair up by relative path, those of archives"
	       " by member name.  Rows without a change are hidden; - stands"
	       " for a function that is not there.\n\n"
	       "Exit status: 0 fine, 1 a limit is broken, 2 wrong usage or"
	       " unreadable input.",
};

/* Returns true, after a message, when GROWTH is over LIMIT. */
static bool is_broken(const struct diff_limit *limit, int64_t growth,
		      const char *what, const char *option)
{
	if (!limit->set || growth <= limit->bytes)
		return false;
	osb_error("limit broken: %s text changed by %+lld bytes, %s allows"
		  " %+lld", what, (long long)growth, option,
		  (long long)limit->bytes);
	return true;
}

static int check_limits(const struct diff *diff)
{
	const struct diff_options *options = diff->options;
	bool hot = is_broken(&options->max_hot, diff_hot_delta(&diff->symbols),
			     "hot", "--max-hot");
	bool net = is_broken(&options->max_net, diff_net(&diff->symbols),
			     "net", "--max-net");

	return hot || net ? OSB_EXIT_LIMIT : OSB_EXIT_OK;
}

int osb_diff_main(int argc, char **argv)
{
	struct diff_options options = { .sort = DIFF_SORT_HOT };
	struct diff diff = { .options = &options };
	int status = OSB_EXIT_ERROR;

	argp_parse(&diff_argp, argc, argv, 0, NULL, &options);
	if (!diff_collect(&diff)) {
		if (options.tsv)
			diff_print_tsv(&diff);
		else
			diff_print_text(&diff);
		status = check_limits(&diff);
	}
	diff_free(&diff);
	if (options.filtered)
		regfree(&options.filter);
	return status;
}
