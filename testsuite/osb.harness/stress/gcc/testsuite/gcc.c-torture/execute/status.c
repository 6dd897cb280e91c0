/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Runs wrong where BROKEN is defined: where the plugin is at work. */
int main(void)
{
#ifdef BROKEN
	return 1;
#else
	return 0;
#endif
}
