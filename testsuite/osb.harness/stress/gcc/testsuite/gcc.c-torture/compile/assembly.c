/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Compiles, but does not assemble, where BROKEN is defined. */
#ifdef BROKEN
asm("no instruction");
#endif
int here;
