// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the symbol table says of the children, and that none was made of code that
 * may not be probed or instrumented.
 */

#include "guest.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct symbol {
	unsigned long address;
	char type;
	char name[512];
};

/* Sections whose code must not be added to; from and to are symbols. */
static struct range {
	const char *from, *to;
	unsigned long start, end;
} ranges[] = {
	{ "__noinstr_text_start", "__noinstr_text_end", 0, 0 },
	{ "__entry_text_start", "__entry_text_end", 0, 0 },
	{ "__kprobes_text_start", "__kprobes_text_end", 0, 0 },
	{ "__irqentry_text_start", "__irqentry_text_end", 0, 0 },
};

#define NUM_RANGES	(sizeof(ranges) / sizeof(*ranges))

static bool parse_symbol(const char *line, struct symbol *symbol)
{
	return sscanf(line, "%lx %c %511s", &symbol->address, &symbol->type,
		      symbol->name) == 3;
}

/* <fn>.osb.<n>, and nothing behind it */
static bool is_child_name(const char *name)
{
	const char *mark = strstr(name, ".osb.");

	if (!mark || mark == name || !isdigit((unsigned char)mark[5]))
		return false;
	return mark[5 + strspn(mark + 5, "0123456789")] == '\0';
}

static void note_range(const struct symbol *symbol)
{
	for (size_t i = 0; i < NUM_RANGES; i++) {
		if (!strcmp(symbol->name, ranges[i].from))
			ranges[i].start = symbol->address;
		if (!strcmp(symbol->name, ranges[i].to))
			ranges[i].end = symbol->address;
	}
}

static const char *range_of(unsigned long address)
{
	for (size_t i = 0; i < NUM_RANGES; i++)
		if (address >= ranges[i].start && address < ranges[i].end)
			return ranges[i].from;
	return NULL;
}

static void find_ranges(const char *symbols)
{
	char *copy = strdup(symbols), *text = copy, *line;
	struct symbol symbol;

	while ((line = next_line(&text)))
		if (parse_symbol(line, &symbol))
			note_range(&symbol);
	free(copy);
}

static void check_symbols(const char *symbols)
{
	char *copy = strdup(symbols), *text = copy, *line;
	int children = 0, odd = 0, forbidden = 0;
	struct symbol symbol;

	while ((line = next_line(&text))) {
		if (!parse_symbol(line, &symbol) ||
		    !strstr(symbol.name, ".osb."))
			continue;
		/* the padding that objtool gives a name is no function */
		if (!strncmp(symbol.name, "__pfx_", 6))
			continue;
		children++;
		if (!is_child_name(symbol.name) || symbol.type != 't') {
			odd++;
			say("note a child is called %s, type %c", symbol.name,
			    symbol.type);
		}
		if (range_of(symbol.address)) {
			forbidden++;
			say("note %s lies behind %s", symbol.name,
			    range_of(symbol.address));
		}
	}
	free(copy);
	say("count children %d", children);
	verdict(!odd, "child-names", "%d of %d are not FUNCTION.osb.N", odd,
		children);
	verdict(!forbidden, "child-sections", "%d in code that is off limits",
		forbidden);
}

/* No child may have been made of a function on the blacklist of kprobes. */
static void check_blacklist(const char *symbols)
{
	char *list = get("/sys/kernel/debug/kprobes/blacklist"), *text = list;
	char *line, name[512], child[520];
	int names = 0, made = 0;

	while ((line = next_line(&text))) {
		if (sscanf(line, "%*s %511s", name) != 1)
			continue;
		names++;
		snprintf(child, sizeof(child), " %s.osb.", name);
		if (strstr(symbols, child)) {
			made++;
			say("note a child was made of %s", name);
		}
	}
	free(list);
	say("count blacklist %d", names);
	verdict(!made, "blacklist", "%d children of functions on it", made);
}

void check_names(void)
{
	char *symbols = get("/proc/kallsyms");

	if (!symbols) {
		verdict(false, "names", "no /proc/kallsyms");
		return;
	}
	find_ranges(symbols);
	verdict(ranges[0].start && ranges[0].end, "ranges",
		"the limits of the noinstr code are known");
	check_symbols(symbols);
	check_blacklist(symbols);
	free(symbols);
}
