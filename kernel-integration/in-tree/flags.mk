# SPDX-License-Identifier: GPL-2.0-or-later
gcc-plugin-$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH) += outline_static_branch.so
ifdef CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH
    # Each list is one argument, which a blank would end and a shell expand
    osb-list = $(patsubst "%",%,$(subst $(space),,$(1)))
    gcc-plugin-cflags-y	+= $(patsubst %,-fplugin-arg-outline_static_branch-keys='%',$(call osb-list,$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_KEYS)))
    gcc-plugin-cflags-y	+= $(patsubst %,-fplugin-arg-outline_static_branch-skip-keys='%',$(call osb-list,$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_SKIP_KEYS)))
    osb-state := $(call osb-list,$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_KEY_STATE))
    osb-state := $(filter /%,$(osb-state)) $(addprefix $(abspath $(srctree))/,$(filter-out /%,$(osb-state)))
    gcc-plugin-cflags-y	+= $(patsubst %,-fplugin-arg-outline_static_branch-key-state='%',$(strip $(osb-state)))
    # An object is made again when its command line changes, not when a plugin does
    osb-sources := $(wildcard $(addprefix $(srctree)/scripts/gcc-plugins/,outline_static_branch.c osb*.c osb*.h osb*.def))
    gcc-plugin-cflags-y	+= -fplugin-arg-outline_static_branch-id=$(shell cat /dev/null $(sort $(osb-sources)) $(osb-state) | sha256sum | cut -c1-12)
    DISABLE_OUTLINE_STATIC_BRANCH_PLUGIN += -fplugin-arg-outline_static_branch-disable
endif
gcc-plugin-cflags-$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_MODE_OUTLINE)	\
		+= -fplugin-arg-outline_static_branch-mode=outline
gcc-plugin-cflags-$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_MODE_SPLIT)	\
		+= -fplugin-arg-outline_static_branch-mode=split
gcc-plugin-cflags-$(CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH_VERBOSE)	\
		+= -fplugin-arg-outline_static_branch-verbose
export DISABLE_OUTLINE_STATIC_BRANCH_PLUGIN
