/* SPDX-License-Identifier: GPL-2.0-or-later */
/* pair-1.c where guards read the key: what they jump with is a jump. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @mode=split" } */
/* { dg-final { scan-osb-record-times "function=f key=key2? treatment=split" 2 } } */
/* { dg-final { scan-cold f "call\[ \t\]+note" } } */
/* { dg-final { scan-hot-not f "\tjmp\t" } } */
#include "pair-1.c"
