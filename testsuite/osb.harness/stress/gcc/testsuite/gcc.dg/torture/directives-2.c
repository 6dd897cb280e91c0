/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
int second(void)
{
	return 0;
}
