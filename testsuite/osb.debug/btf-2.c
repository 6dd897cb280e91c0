/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of btf-1.c: split, so there are no children. */
/* { dg-do compile } */
/* { dg-require "pahole" } */
/* { dg-options "-g @mode=split" } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
/* { dg-final { debug-btf "" } } */
#include "btf-1.c"
