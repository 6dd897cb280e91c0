/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* execution test */
/* { dg-do run } */
int main(void)
{
	__builtin_trap();
}
