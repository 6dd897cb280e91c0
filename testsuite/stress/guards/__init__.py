# SPDX-License-Identifier: GPL-2.0-or-later
"""Generates programs with static-key guards in every shape of docs/hazards.md.

A program is of the form that include/run.h describes: it runs in every state of
the keys, which change under its feet, and is compared with a twin that has no
guards.  With a seed goes one program, the same for ever.
"""
