/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Needs the options of the script beside it and of its folder. */
int main(void)
{
#if defined(ONE) && defined(__NO_INLINE__)
	return 0;
#else
	return 1;
#endif
}
