/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Memory, messages and tables: what every room of the osb command needs. */
#ifndef OSB_UTIL_H
#define OSB_UTIL_H

#include <stddef.h>
#include <stdio.h>

#define OSB_PRINTF(FORMAT, FIRST) __attribute__((format(printf, FORMAT, FIRST)))

/* Prints `osb: MESSAGE' and a newline on stderr. */
void osb_error(const char *format, ...) OSB_PRINTF(1, 2);

/*
 * Memory functions never return NULL: they print a message and exit with
 * OSB_EXIT_ERROR.  The caller frees what they return.
 */
void *osb_alloc(size_t count, size_t size);
char *osb_strdup(const char *string);
char *osb_format(const char *format, ...) OSB_PRINTF(1, 2);

/*
 * Returns ARRAY, which holds COUNT entries of SIZE bytes, with room for one
 * entry more.  An array must grow through this function only, from NULL.
 */
void *osb_grow(void *array, size_t count, size_t size);

/*
 * Returns a copy of the SIZE bytes at BYTES as a string: control characters,
 * which would upset a terminal or a table, become question marks.  TABs stay
 * when KEEP_TABS is nonzero.
 */
char *osb_printable(const char *bytes, size_t size, int keep_tabs);

/* A text table: cells are added row by row and widths found when printing. */
struct osb_table {
	const char *align;	/* one `l' or `r' per column, not owned */
	size_t columns;
	char **cells;		/* owned, row by row */
	size_t count;		/* of cells */
	size_t first_width;	/* least width of the first column */
};

/* Makes TABLE empty; ALIGN must outlive it. */
void osb_table_init(struct osb_table *table, const char *align);

/* Adds the next cell; a row is as many cells as ALIGN has letters. */
void osb_table_cell(struct osb_table *table, const char *format, ...)
	OSB_PRINTF(2, 3);

/* Prints the rows to OUT, two spaces between columns, and empties the table. */
void osb_table_print(struct osb_table *table, FILE *out);

#endif
