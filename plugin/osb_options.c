// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The plugin's arguments.  One table: parsing, `help', docs/options.md and the
 * tests all read it.
 */

#include "osb.h"

#include <fnmatch.h>

struct osb_options osb_opts = {
	OSB_MODE_AUTO, NULL, NULL, NULL, NULL, NULL, 8, 6, -1, -1, 50,
	false, false, false, false, false, false, false, NULL
};

enum option_kind {
	OPTION_FLAG,
	OPTION_NUMBER,
	OPTION_SEED,		/* a number that may be left out */
	OPTION_STRING,
	OPTION_MODE
};

struct option {
	const char *key;
	enum option_kind kind;
	void *value;
	const char *argument;	/* as help shows it; NULL: takes none */
	const char *fallback;	/* the default as help shows it */
	const char *help;
};

static const struct option options[] = {
	{ "mode", OPTION_MODE, &osb_opts.mode, "auto|outline|split|report",
	  "auto", "which treatments may be chosen; report changes nothing and "
	  "records what auto would do" },
	{ "keys", OPTION_STRING, &osb_opts.keys, "GLOB[,GLOB...]", "*",
	  "treat only guards of these keys" },
	{ "skip-keys", OPTION_STRING, &osb_opts.skip_keys, "GLOB[,GLOB...]",
	  "none", "leave guards of these keys alone" },
	{ "key-state", OPTION_STRING, &osb_opts.key_state, "FILE", "none",
	  "which keys are on in production, a line `KEY on` or `KEY off` for "
	  "each; arms that run there are left alone, other arms of these keys "
	  "are treated" },
	{ "functions", OPTION_STRING, &osb_opts.functions, "GLOB[,GLOB...]",
	  "*", "treat only guards in these functions" },
	{ "skip-functions", OPTION_STRING, &osb_opts.skip_functions,
	  "GLOB[,GLOB...]", "none",
	  "leave guards in these functions alone" },
	{ "min-bytes", OPTION_NUMBER, &osb_opts.min_bytes, "N", "8",
	  "outline only regions of at least N estimated bytes" },
	{ "max-args", OPTION_NUMBER, &osb_opts.max_args, "N", "6",
	  "outline only regions that at most N values enter" },
	{ "initially-taken", OPTION_FLAG, &osb_opts.initially_taken, NULL,
	  "off", "also treat arms that run in the initial state of their key "
	  "(with keys= only)" },
	{ "likely-else", OPTION_FLAG, &osb_opts.likely_else, NULL, "off",
	  "also treat else arms of likely keys (with keys= only)" },
	{ "limit", OPTION_NUMBER, &osb_opts.limit, "N", "all",
	  "treat only the first N guards of a translation unit" },
	{ "stress", OPTION_SEED, &osb_opts.stress, "SEED", "off",
	  "for testing: treat arms of any branch, chosen by SEED, as if a key "
	  "guarded them, whatever it costs; guards of keys are not looked for" },
	{ "stress-density", OPTION_NUMBER, &osb_opts.stress_density, "PERCENT",
	  "50", "with stress=: how many of all branches are chosen" },
	{ "no-repair", OPTION_FLAG, &osb_opts.no_repair, NULL, "off",
	  "for testing: do not work around faults of GCC (docs/gcc-bugs.md)" },
	{ "dump", OPTION_FLAG, &osb_opts.dump, NULL, "off",
	  "write the dump files *.osb_early and *.osb_late" },
	{ "verbose", OPTION_FLAG, &osb_opts.verbose, NULL, "off",
	  "print a summary for each translation unit on stderr" },
	{ "disable", OPTION_FLAG, &osb_opts.disable, NULL, "off",
	  "do nothing at all" },
	{ "id", OPTION_STRING, &osb_opts.id, "STRING", "none",
	  "ignored; a hash of the plugin here makes a build system notice a "
	  "new one" },
	{ "help", OPTION_FLAG, &osb_opts.help, NULL, "off",
	  "print this table" },
};

static const char *const mode_names[] = {
	"auto", "outline", "split", "report"
};

static bool parse_mode(const char *text, int *mode)
{
	for (unsigned i = 0; i < ARRAY_SIZE(mode_names); i++)
		if (!strcmp(text, mode_names[i])) {
			*mode = i;
			return true;
		}
	return false;
}

/* Plain decimal digits only: no sign, no blanks, no overflow. */
static bool parse_number(const char *text, int *number)
{
	char *end;
	long value;

	if (!ISDIGIT(text[0]))
		return false;
	errno = 0;
	value = strtol(text, &end, 10);
	if (*end || errno || value > INT_MAX)
		return false;
	*number = value;
	return true;
}

static bool parse_value(const struct option *option, const char *text)
{
	switch (option->kind) {
	case OPTION_FLAG:
		*(bool *)option->value = true;
		return true;
	case OPTION_NUMBER:
	case OPTION_SEED:
		return parse_number(text ? text : "0", (int *)option->value);
	case OPTION_MODE:
		return parse_mode(text, (int *)option->value);
	case OPTION_STRING:
		*(const char **)option->value = text;
		return *text != '\0';
	}
	return false;
}

static const struct option *find_option(const char *key)
{
	for (unsigned i = 0; i < ARRAY_SIZE(options); i++)
		if (!strcmp(key, options[i].key))
			return &options[i];
	return NULL;
}

static bool parse_argument(const char *plugin, const struct plugin_argument *arg)
{
	const struct option *option = find_option(arg->key);

	if (!option) {
		error("unknown option %<-fplugin-arg-%s-%s%>; "
		      "%<-fplugin-arg-%s-help%> lists all", plugin, arg->key,
		      plugin);
		return false;
	}
	if (option->kind == OPTION_FLAG && arg->value) {
		error("option %<-fplugin-arg-%s-%s%> takes no value", plugin,
		      arg->key);
		return false;
	}
	if (option->kind != OPTION_FLAG && option->kind != OPTION_SEED &&
	    !arg->value) {
		error("no value supplied for option %<-fplugin-arg-%s-%s%>; "
		      "expected %s", plugin, arg->key, option->argument);
		return false;
	}
	if (!parse_value(option, arg->value)) {
		error("invalid value %qs for option %<-fplugin-arg-%s-%s%>; "
		      "expected %s", arg->value, plugin, arg->key,
		      option->argument);
		return false;
	}
	return true;
}

/*
 * Keys that are "on" in their initial state are only treated by name: a glob
 * for all of them would move the normal case of many systems out of line.
 */
static bool check_combination(const char *plugin)
{
	if ((osb_opts.initially_taken || osb_opts.likely_else) &&
	    !osb_opts.keys) {
		error("%<-fplugin-arg-%s-%s%> needs %<-fplugin-arg-%s-keys=%>",
		      plugin, osb_opts.initially_taken ? "initially-taken" :
		      "likely-else", plugin);
		return false;
	}
	return true;
}

/*
 * Read the plugin's arguments into osb_opts.  Every error is reported through
 * the compiler's diagnostics; returns false when there was one.
 */
bool osb_options_parse(const struct plugin_name_args *args)
{
	bool good = true;

	for (int i = 0; i < args->argc; i++)
		good &= parse_argument(args->base_name, &args->argv[i]);
	good = good && check_combination(args->base_name);
	if (good && osb_opts.key_state)
		good = osb_key_states_read(osb_opts.key_state);
	return good;
}

/* Print the table as a Markdown table, the form that docs/options.md keeps. */
void osb_options_help(FILE *out)
{
	fprintf(out, "| argument | default | meaning |\n|---|---|---|\n");
	for (unsigned i = 0; i < ARRAY_SIZE(options); i++) {
		const struct option *option = &options[i];

		bool optional = option->kind == OPTION_SEED;

		fprintf(out, "| `%s%s%s", option->key, optional ? "[" : "",
			option->argument ? "=" : "");
		/* A bar would end the cell. */
		for (const char *p = option->argument; p && *p; p++)
			fprintf(out, "%s%c", *p == '|' ? "\\" : "", *p);
		fprintf(out, "%s` | %s | %s |\n", optional ? "]" : "",
			option->fallback, option->help);
	}
}

/* Is NAME matched by one of the comma separated globs of LIST? */
static bool list_matches(const char *list, const char *name)
{
	char *copy = xstrdup(list);
	bool found = false;

	for (char *glob = strtok(copy, ","); glob && !found;
	     glob = strtok(NULL, ","))
		found = !fnmatch(glob, name, 0);
	free(copy);
	return found;
}

/* Does the pair of lists ONLY and SKIP (each may be NULL) select NAME? */
bool osb_option_selects(const char *only, const char *skip, const char *name)
{
	if (only && !list_matches(only, name))
		return false;
	return !skip || !list_matches(skip, name);
}
