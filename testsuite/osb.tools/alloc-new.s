/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The same as alloc-old.s, treated: two regions outlined from alloc, the
 * blocks of the alias release split off, and the records of all that.
 */
	.file	"alloc.c"
	.text
	.balign	16
	.globl	alloc
	.type	alloc, %function
alloc:
	.zero	28
	.size	alloc, .-alloc
	.balign	16
	.globl	free
	.type	free, %function
free:
	.zero	36
	.size	free, .-free
	.globl	release
	.type	release, %function
	.set	release, free
	.size	release, 36

	.section .text.unlikely, "ax", %progbits
	.balign	4
	.type	complain, %function
complain:
	.zero	40
	.size	complain, .-complain
	.type	alloc.osb.0, %function
alloc.osb.0:
	.zero	120
	.size	alloc.osb.0, .-alloc.osb.0
	.type	alloc.osb.1, %function
alloc.osb.1:
	.zero	60
	.size	alloc.osb.1, .-alloc.osb.1
	.type	alloc.cold, %function
alloc.cold:
	.zero	12
	.size	alloc.cold, .-alloc.cold
	.type	release.cold, %function
release.cold:
	.zero	20
	.size	release.cold, .-release.cold

	.section .discard.osb, "e", %progbits
	.asciz	"osb1\tmm/alloc.c\t120\talloc\tprofiling_key\tlate\toutline\tok\t110\t2\t0\talloc.osb.0"
	.asciz	"osb1\tmm/alloc.c\t31\talloc\tprofiling_key\tearly\toutline\tshared-child\t62\t1\t0\talloc.osb.1"
	.asciz	"osb1\tmm/alloc.c\t140\tfree\tprofiling_key\tlate\tsplit\tlocal-shared\t12\t2\t1\t-"
	.asciz	"osb1\tinclude/trace.h\t9\tfree\t__tracepoint_free.key\tlate\tleave\tinitially-taken\t0\t0\t0\t-"
