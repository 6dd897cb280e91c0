/* SPDX-License-Identifier: GPL-2.0-or-later */
int of_library(void)
{
	return 0;
}
