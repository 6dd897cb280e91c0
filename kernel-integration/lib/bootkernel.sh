# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=bash
#
# Sourced by kernel-boot behind prepare.sh: the kernels that are booted, each with
# its modules and its initramfs.  Sets emulator and boot_builds.

boot_sources=$here/boot
boot_configs=$here/configs

find_emulator()
{
	case "$kernel_arch" in
	x86_64)	emulator=qemu-system-x86_64 kernel_image=bzImage ;;
	arm64)	emulator=qemu-system-aarch64 kernel_image=Image ;;
	esac
	need_commands "$emulator"
	boot_builds="$cache/build/$kernel_id/$kernel_compiler/boot"
	mkdir -p "$boot_builds"
}

# The lines of the fragments that set something
boot_options()
{
	grep -hE '^(CONFIG_|# CONFIG_)' "$boot_configs/boot.config" \
		"$boot_configs/boot-$kernel_arch.config"
}

# An option that depends on another is dropped without a word.
boot_config_holds()
{
	local line missing=
	while read -r line; do
		grep -qxF "$line" "$1/.config" || missing+=" ${line#CONFIG_}"
	done < <(boot_options)
	[ -z "$missing" ] || {
		echo "not in the configuration:$missing"
		return 1
	}
}

# Writing .config anew would have Kbuild look at everything again.
boot_configure()
{
	local out="$1" stamp
	stamp=$(boot_options | sha1sum)
	[ "$(cat "$out/.configured" 2>/dev/null)" = "$stamp" ] && return
	rm -f "$out/.configured"
	kbuild "$out" tinyconfig
	boot_options >>"$out/.config"
	kbuild "$out" olddefconfig
	boot_config_holds "$out"
	echo "$stamp" >"$out/.configured"
}

# The guest's program and modules.  KCFLAGS is what the kernel was built with.
boot_initramfs()
{
	local out="$1" root="$1.initramfs" module="$1.module"
	rm -rf "$root" "$module"
	mkdir -p "$root"
	cp -r "$boot_sources/module" "$module"
	kbuild "$out" M="$module" KCFLAGS="$2" modules
	# shellcheck disable=SC2086 # GCC="gcc-12 -m64"
	$GCC -O2 -Wall -Wextra -Werror -static -o "$root/init" "$boot_sources"/*.c
	cp "$module/osb_boot.ko" "$out"/lib/test_static_key*.ko "$root"
	(cd "$root" && find . | cpio --quiet -o -H newc) >"$out/initramfs.cpio"
}

boot_build()
{
	local out="$1" flags="${2:-}"
	boot_configure "$out"
	kbuild "$out" KCFLAGS="$flags" "$kernel_image" modules
	boot_initramfs "$out" "$flags"
}

# boot_kernel NAME [KCFLAGS]: a kernel in $boot_builds/NAME; its messages are in
# NAME.log beside it.
boot_kernel()
{
	local out="$boot_builds/$1" status
	say "building a kernel of $kernel_id for $kernel_arch ($1)"
	mkdir -p "$out"
	# errexit is off in whatever stands before || or behind if
	set +e
	(set -e; boot_build "$out" "${2:-}") >"$out.log" 2>&1
	status=$?
	set -e
	[ $status -eq 0 ] || {
		tail -n 20 "$out.log" >&2
		die "cannot build the $1 kernel, see $out.log"
	}
}
