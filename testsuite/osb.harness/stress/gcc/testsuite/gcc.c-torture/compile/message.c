/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Makes a second message where BROKEN is defined. */
#warning "the first"
#ifdef BROKEN
#warning "the second"
#endif
int here;
