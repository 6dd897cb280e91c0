/* SPDX-License-Identifier: GPL-2.0-or-later */
/* count-2.c where guards read the key, as without jump labels. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-hot f "call\[ \t\]+note" } } */
/* { dg-final { scan-hot f "call\[ \t\]+unlock" } } */
/* { dg-final { scan-hot f "(call|jmp)\[ \t\]+finish" } } */
/* { dg-final { scan-cold-not f "(call|jmp)\[ \t\]+(note|take|unlock|finish)" } } */
/* { dg-final { scan-cold f "call\[ \t\]+bad_page" } } */
#include "count-2.c"
