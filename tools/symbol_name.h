/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the name of a function symbol tells. */
#ifndef OSB_SYMBOL_NAME_H
#define OSB_SYMBOL_NAME_H

#include <stdbool.h>
#include <stddef.h>

struct osb_symbol_name {
	const char *base;	/* start of the function's own name */
	size_t length;		/* of it */
	bool cold;		/* fn.cold, fn.osb.N or a part of these */
	bool region;		/* fn.osb.N: one outlined region */
};

/*
 * Takes apart NAME: suffixes that compilers add (.cold, .osb.N, .part.N,
 * .isra.N, .constprop.N, .lto_priv.N, .N, in any number and order) and the
 * kernel's prefixes for the bytes before a function (__pfx_, __cfi_).  BASE of
 * the result points into NAME.
 */
struct osb_symbol_name osb_symbol_name(const char *name);

#endif
