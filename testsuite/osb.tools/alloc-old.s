/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Plain: alloc 200 bytes, free 48, an alias of free, one cold function. */
	.file	"alloc.c"
	.text
	.balign	16
	.globl	alloc
	.type	alloc, %function
alloc:
	.zero	200
	.size	alloc, .-alloc
	.balign	16
	.globl	free
	.type	free, %function
free:
	.zero	48
	.size	free, .-free
	.globl	release
	.type	release, %function
	.set	release, free
	.size	release, 48

	.section .text.unlikely, "ax", %progbits
	.balign	4
	.type	complain, %function
complain:
	.zero	40
	.size	complain, .-complain
