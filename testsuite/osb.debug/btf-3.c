/* SPDX-License-Identifier: GPL-2.0-or-later */
/* btf-1.c as a kernel is compiled: outlined or split, whichever is better. */
/* { dg-do compile } */
/* { dg-require "pahole" } */
/* { dg-options "-g @mode=auto" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { debug-btf "f_osb_0 pair_osb_0" } } */
#include "btf-1.c"
