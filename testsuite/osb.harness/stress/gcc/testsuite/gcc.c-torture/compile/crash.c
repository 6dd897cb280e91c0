/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The compiler breaks where BROKEN is defined: the test's compiler sees to it. */
int here;
