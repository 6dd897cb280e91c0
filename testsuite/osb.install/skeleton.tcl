# SPDX-License-Identifier: GPL-2.0-or-later
#
# A kernel tree as far as install-into-kernel looks at it: the lines that it has to
# recognise, and lines around them that it must not touch.

proc skeleton_write { top name lines } {
    set path [file join $top $name]
    file mkdir [file dirname $path]
    set channel [open $path w]
    # a file need not be UTF-8
    fconfigure $channel -encoding iso8859-1 -translation lf
    puts $channel [join $lines \n]
    close $channel
}

# SWITCH is the variable that switches the other plugin off; NEWER trees compile
# everything again after a change of a plugin.
proc skeleton_make { top { version {6 12} } { switch DISABLE_STACKLEAK_PLUGIN } { newer 0 } } {
    lassign $version major minor
    file mkdir $top
    skeleton_write $top Makefile [list "# skeleton" "VERSION = $major" "PATCHLEVEL = $minor" \
	"SUBLEVEL = 3" "NAME = Nobody's"]
    set always [list "first-objs := a.o b.o" "" "# m\xfcssen gebaut werden" "always-y += \$(GCC_PLUGIN)" "" \
	"objects: \$(first-objs)"]
    if { $newer } {
	lappend always "always-y += ../../include/generated/gcc-plugins.h"
    }
    skeleton_write $top scripts/gcc-plugins/Makefile $always
    skeleton_write $top scripts/gcc-plugins/Kconfig [list "if GCC_PLUGINS" "" \
	"config GCC_PLUGIN_FIRST" "\tbool \"first\"" "" "if GCC_PLUGIN_FIRST" "endif" "" "endif"]
    skeleton_write $top scripts/gcc-plugins/first.c [list "int first;"]
    skeleton_write $top scripts/Makefile.gcc-plugins [list \
	"gcc-plugin-\$(CONFIG_GCC_PLUGIN_FIRST) += first.so" "" "# told apart" "" \
	"# two lines" "# of comment" \
	"GCC_PLUGINS_CFLAGS := \$(strip \$(addprefix -fplugin=\$(objtree)/scripts/gcc-plugins/, \$(gcc-plugin-y)) \$(gcc-plugin-cflags-y))" \
	"export GCC_PLUGINS_CFLAGS" "" "print:" "\t@echo \$(GCC_PLUGINS_CFLAGS)" \
	"print-switch:" "\t@echo \$(DISABLE_OUTLINE_STATIC_BRANCH_PLUGIN)"]
    foreach name {
	arch/arm64/kernel/pi/Makefile arch/arm64/kvm/hyp/nvhe/Makefile
	arch/riscv/kernel/pi/Makefile arch/x86/purgatory/Makefile
	drivers/firmware/efi/libstub/Makefile
    } {
	skeleton_write $top $name [list "flags := -fpie \$($switch) \\" "\t-Os"]
    }
    skeleton_write $top arch/x86/boot/compressed/Makefile [list "flags := -m64 -O2"]
    skeleton_write $top lib/Makefile [list "flags_ubsan := \$($switch)"]
    if { $newer } {
	skeleton_write $top arch/x86/boot/startup/Makefile \
	    [list "flags += -Os \\" "\t\$(DISABLE_STACKLEAK_PLUGIN) \\" "\t-fPIC"]
    }
}
