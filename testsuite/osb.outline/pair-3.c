/* SPDX-License-Identifier: GPL-2.0-or-later */
/* pair-1.c: A weak one may be replaced by another of its name. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record-times "function=f key=key2? treatment=split" 2 } } */
/* { dg-final { scan-hot f "\tret\n(\[^\n\]*\n)*\tjmp\t\.L\[0-9\]+\n" } } */
#define LINKAGE __attribute__((weak))
#include "pair-1.c"
