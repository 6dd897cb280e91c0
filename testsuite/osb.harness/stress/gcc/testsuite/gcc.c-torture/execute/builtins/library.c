/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Needs the library beside it, and the main program of all. */
int of_library(void);
extern int inside_main;

void main_test(void)
{
	inside_main = of_library();
}
