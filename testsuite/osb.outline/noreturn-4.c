/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K36: the same, with the guarded code in cold parts. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=split" } */
/* { dg-final { scan-osb-record-times "function=(beside|before|whole|other) treatment=split" 4 { target partition } } } */
/* { dg-final { scan-hot beside "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not beside "\[ \t\]+(stop|give_up)" } } */
/* { dg-final { scan-hot beside "\[ \t\]+give_up" } } */
/* { dg-final { scan-hot before "\[ \t\]+work" } } */
/* { dg-final { scan-cold before "\[ \t\]+stop" { target partition } } } */
/* { dg-final { scan-cold-not before "\[ \t\]+work" } } */
/* { dg-final { scan-hot whole "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not whole "\[ \t\]+(stop|work)" } } */
/* { dg-final { scan-hot other "\[ \t\]+stop" } } */
/* { dg-final { scan-cold-not other "\[ \t\]+(stop|work)" } } */
/* { dg-final { scan-section "give_up" ".text" } } */
/* { dg-final { scan-section "whole" ".text" } } */
#include "noreturn-3.c"
