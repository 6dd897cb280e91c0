/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H9: helpers themselves have nothing to outline, and are not taken apart. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

_Bool feature_enabled(void)
{
	return static_branch_unlikely(&key);
}

int feature_state(void)
{
	return static_branch_unlikely(&key) ? 3 : 0;
}
