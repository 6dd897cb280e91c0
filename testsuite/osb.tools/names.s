/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Every name that folds into fn, two that do not, and hot and cold sections. */
	.file	"names.c"

	.macro	function name, section
	.section \section, "ax", %progbits
	.balign	4
	.type	"\name", %function
"\name":
	.zero	4
	.size	"\name", .-"\name"
	.endm

	function "fn", .text
	function "fn.part.0", .text
	function "fn.isra.0", .text
	function "fn.constprop.0", .text
	function "fn.constprop.0.isra.0", .text
	function "fn.lto_priv.3", .text
	function "fn.7", .text
	function "__pfx_fn", .text
	function "fn.cold", .text.unlikely
	function "fn.part.0.cold", .text.unlikely.fn
	function "fn.osb.0", .text.split.fn
	function "fn.osb.1", .text.unlikely
	function "fn.osb.1.cold", .text.unlikely
	function "__pfx_fn.osb.1", .text.unlikely
	function "fn.isra.0.osb.12", .text.unlikely
	function "fn.word", .text
	function "fn_osb", .text
	function "likely", .text.unlikely_not
