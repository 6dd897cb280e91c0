/* SPDX-License-Identifier: GPL-2.0-or-later */
/* count-1.c where guards read the key, as without jump labels. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-hot f "call\[ \t\]+take" } } */
/* { dg-final { scan-hot f "call\[ \t\]+refill" } } */
/* { dg-final { scan-hot f "call\[ \t\]+finish" } } */
/* { dg-final { scan-cold-not f "call\[ \t\]+(take|refill|finish)" } } */
/* { dg-final { scan-cold f "call\[ \t\]+bad_page" } } */
#include "count-1.c"
