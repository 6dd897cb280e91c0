/* SPDX-License-Identifier: GPL-2.0-or-later */
/* pair-1.c: A global function's name is found before those of static ones. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record-times "function=f key=key2? treatment=split" 2 } } */
/* { dg-final { scan-hot-not f "\tjmp\t" } } */
#define LINKAGE
#include "pair-1.c"
