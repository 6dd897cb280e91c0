/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H64: what only a cold part calls gets cold with it, and stays aligned. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -falign-functions=16 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-assembler "text\\.unlikely.*\n\ttail:|text\\.unlikely\[^\n\]*\n(\[ \t\]+\[^\n\]*\n|\\.L\[^\n\]*\n)*callee:|text\\.unlikely" } } */
/* { dg-final { scan-assembler "(p2align\[ \t\]+4|align\[ \t\]+(4|16))\[^\n\]*\n(\[ \t\]+\\.type\[^\n\]*\n)?callee:" } } */
#include "align-2.c"
