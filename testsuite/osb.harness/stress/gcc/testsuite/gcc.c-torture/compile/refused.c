/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Does not compile where BROKEN is defined. */
#ifdef BROKEN
#error "broken"
#endif
int here;
