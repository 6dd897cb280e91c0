/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Another object: a static function with the name of one of alloc-new.s. */
	.file	"slab.c"
	.text
	.balign	16
	.type	alloc, %function
alloc:
	.zero	64
	.size	alloc, .-alloc
	.section .text.unlikely, "ax", %progbits
	.balign	4
	.type	alloc.osb.0, %function
alloc.osb.0:
	.zero	80
	.size	alloc.osb.0, .-alloc.osb.0
	.section .discard.osb, "e", %progbits
	.asciz	"osb1\tmm/slab.c\t77\talloc\tslab_key\tlate\toutline\tok\t70\t3\t1\talloc.osb.0"
