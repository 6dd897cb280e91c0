// SPDX-License-Identifier: GPL-2.0-or-later
/* What the name of a function symbol tells. */
#include <ctype.h>
#include <string.h>

#include "symbol_name.h"

static const char *const suffixes[] = {
	"cold", "osb", "part", "isra", "constprop", "lto_priv",
};

static const char *const prefixes[] = {
	"__pfx_", "__cfi_",
};

/* Returns where the word after the last dot starts, 0 when there is no dot. */
static size_t last_word(const char *name, size_t length)
{
	while (length > 0 && name[length - 1] != '.')
		length--;
	return length;
}

static bool is_number(const char *word, size_t length)
{
	size_t i;

	for (i = 0; i < length; i++)
		if (!isdigit((unsigned char)word[i]))
			return false;
	return length > 0;
}

static bool is_word(const char *word, size_t length, const char *expected)
{
	return strlen(expected) == length && !strncmp(word, expected, length);
}

static bool is_suffix(const char *word, size_t length)
{
	size_t i;

	for (i = 0; i < sizeof(suffixes) / sizeof(suffixes[0]); i++)
		if (is_word(word, length, suffixes[i]))
			return true;
	return false;
}

/* Cuts one suffix off RESULT; false when there is none. */
static bool cut_suffix(struct osb_symbol_name *result)
{
	const char *name = result->base;
	size_t end = result->length;
	size_t word = last_word(name, end);
	bool numbered = word && is_number(name + word, end - word);

	/* At least one character of the name must stay. */
	if (word < 2)
		return false;
	if (numbered) {
		end = word - 1;
		word = last_word(name, end);
	}
	if (word < 2 || !is_suffix(name + word, end - word)) {
		/* A bare number: nested functions, static duplicates */
		result->length = end;
		return numbered;
	}
	if (is_word(name + word, end - word, "cold"))
		result->cold = true;
	if (numbered && is_word(name + word, end - word, "osb"))
		result->cold = result->region = true;
	result->length = word - 1;
	return true;
}

static void cut_prefix(struct osb_symbol_name *result)
{
	size_t i, length;

	for (i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++) {
		length = strlen(prefixes[i]);
		if (result->length > length &&
		    !strncmp(result->base, prefixes[i], length)) {
			result->base += length;
			result->length -= length;
			result->region = false;
			return;
		}
	}
}

struct osb_symbol_name osb_symbol_name(const char *name)
{
	struct osb_symbol_name result = {
		.base = name,
		.length = strlen(name),
	};
	bool cold_part;

	/* fn.osb.0.cold is a piece of fn.osb.0, not another region. */
	cut_suffix(&result);
	cold_part = result.cold && !result.region;
	while (cut_suffix(&result))
		;
	if (cold_part)
		result.region = false;
	cut_prefix(&result);
	return result;
}
