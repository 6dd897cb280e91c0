// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * key-state=: which keys are on where the program runs, a line for each:
 *
 *	# comment
 *	mem_alloc_profiling_key off
 *	__tracepoint_sched_switch.key on
 */

#include "osb.h"

typedef hash_map<nofree_string_hash, enum osb_key_state> state_map;

static state_map *states;

/* NAME is in STATE; a second key of that name may be in another. */
static void note_state(const char *name, enum osb_key_state state)
{
	bool known;
	enum osb_key_state *noted;

	if (!states)
		states = new state_map;
	known = states->get(name);
	noted = &states->get_or_insert(known ? name : xstrdup(name));
	*noted = known && *noted != state ? OSB_KEY_MIXED : state;
}

/* Note what LINE says.  False when it is not of the form. */
static bool parse_line(char *line)
{
	static const char blanks[] = " \t\r\n";
	char *name = strtok(line, blanks), *state = strtok(NULL, blanks);

	if (!name || *name == '#')
		return true;
	if (!state || strtok(NULL, blanks))
		return false;
	if (!strcmp(state, "on"))
		note_state(name, OSB_KEY_ON);
	else if (!strcmp(state, "off"))
		note_state(name, OSB_KEY_OFF);
	else
		return false;
	return true;
}

/*
 * Read the file at PATH.  Errors are reported through the compiler's diagnostics;
 * returns false when there was one.
 */
bool osb_key_states_read(const char *path)
{
	FILE *file = fopen(path, "r");
	char *line = NULL;
	size_t size = 0;
	bool good = true;

	if (!file) {
		error("cannot open the key states %qs: %m", path);
		return false;
	}
	for (unsigned number = 1; getline(&line, &size, file) >= 0; number++)
		if (!parse_line(line)) {
			error("%s:%u: expected %<KEY on%> or %<KEY off%>", path,
			      number);
			good = false;
		}
	if (ferror(file)) {
		error("cannot read the key states %qs: %m", path);
		good = false;
	}
	free(line);
	fclose(file);
	return good;
}

/* The state of the key NAME, spelt as in the source. */
enum osb_key_state osb_key_state(const char *name)
{
	enum osb_key_state *state = states ? states->get(name) : NULL;

	return state ? *state : OSB_KEY_UNKNOWN;
}
