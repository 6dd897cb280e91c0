// SPDX-License-Identifier: GPL-2.0-or-later

#define SHAPES osb_shapes_outlined
#include "shapes.h"
