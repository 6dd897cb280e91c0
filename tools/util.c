// SPDX-License-Identifier: GPL-2.0-or-later
/* Memory, messages and tables. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "osb.h"
#include "util.h"

void osb_error(const char *format, ...)
{
	va_list args;

	/* What was printed so far belongs before the message. */
	fflush(stdout);
	va_start(args, format);
	fputs("osb: ", stderr);
	vfprintf(stderr, format, args);
	fputc('\n', stderr);
	va_end(args);
}

static void __attribute__((noreturn)) out_of_memory(void)
{
	osb_error("out of memory");
	exit(OSB_EXIT_ERROR);
}

void *osb_alloc(size_t count, size_t size)
{
	void *memory = calloc(count ? count : 1, size);

	if (!memory)
		out_of_memory();
	return memory;
}

char *osb_strdup(const char *string)
{
	char *copy = strdup(string);

	if (!copy)
		out_of_memory();
	return copy;
}

static char *format_args(const char *format, va_list args)
{
	char *string;

	if (vasprintf(&string, format, args) < 0)
		out_of_memory();
	return string;
}

char *osb_format(const char *format, ...)
{
	va_list args;
	char *string;

	va_start(args, format);
	string = format_args(format, args);
	va_end(args);
	return string;
}

void *osb_grow(void *array, size_t count, size_t size)
{
	void *grown;

	/* The capacity is not stored: it is the next power of two. */
	if (count & (count - 1))
		return array;
	if (count > SIZE_MAX / 2)
		out_of_memory();
	grown = reallocarray(array, count ? 2 * count : 1, size);
	if (!grown)
		out_of_memory();
	return grown;
}

char *osb_printable(const char *bytes, size_t size, int keep_tabs)
{
	char *string = osb_alloc(size + 1, 1);
	size_t i;

	for (i = 0; i < size; i++) {
		unsigned char byte = bytes[i];

		if ((byte < 0x20 && !(byte == '\t' && keep_tabs)) ||
		    byte == 0x7f)
			byte = '?';
		string[i] = byte;
	}
	return string;
}

void osb_table_init(struct osb_table *table, const char *align)
{
	memset(table, 0, sizeof(*table));
	table->align = align;
	table->columns = strlen(align);
}

void osb_table_cell(struct osb_table *table, const char *format, ...)
{
	va_list args;

	table->cells = osb_grow(table->cells, table->count,
				sizeof(*table->cells));
	va_start(args, format);
	table->cells[table->count++] = format_args(format, args);
	va_end(args);
}

/* Columns, not bytes: the continuation bytes of UTF-8 take no room. */
static size_t cell_width(const char *cell)
{
	size_t width = 0;

	for (; *cell; cell++)
		width += (*cell & 0xc0) != 0x80;
	return width;
}

static void print_spaces(size_t count, FILE *out)
{
	while (count--)
		fputc(' ', out);
}

/* An empty or left-aligned last cell leaves no blanks at the line end. */
static void print_row(const struct osb_table *table, size_t row,
		      const size_t *widths, FILE *out)
{
	char **cells = table->cells + row * table->columns;
	size_t pending = 0;
	size_t column;

	for (column = 0; column < table->columns; column++) {
		size_t fill = widths[column] - cell_width(cells[column]);

		if (column)
			pending += 2;
		if (table->align[column] == 'r')
			pending += fill;
		if (*cells[column]) {
			print_spaces(pending, out);
			fputs(cells[column], out);
			pending = 0;
		}
		if (table->align[column] == 'l')
			pending += fill;
	}
	fputc('\n', out);
}

void osb_table_print(struct osb_table *table, FILE *out)
{
	size_t *widths = osb_alloc(table->columns, sizeof(*widths));
	size_t i;

	widths[0] = table->first_width;
	for (i = 0; i < table->count; i++) {
		size_t width = cell_width(table->cells[i]);

		if (widths[i % table->columns] < width)
			widths[i % table->columns] = width;
	}
	for (i = 0; i < table->count / table->columns; i++)
		print_row(table, i, widths, out);
	for (i = 0; i < table->count; i++)
		free(table->cells[i]);
	free(table->cells);
	free(widths);
	table->cells = NULL;
	table->count = 0;
}
