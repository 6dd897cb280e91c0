/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do run { target vax-*-* } } */
#error "not for this target"
