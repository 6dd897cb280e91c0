/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* \(test for excess errors\) */
/* expect: UNRESOLVED: .* compilation failed to produce executable */
/* { dg-do run } */
int main(void)
{
	return 0
}
