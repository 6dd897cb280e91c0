/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Fails without the plugin as well, and so is not counted. */
int main(void)
{
	return 1;
}
