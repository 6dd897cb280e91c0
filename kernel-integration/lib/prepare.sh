# SPDX-License-Identifier: GPL-2.0-or-later
# shellcheck shell=bash
#
# Sourced by kernel-check and measure: finds or unpacks the kernel source and
# keeps configured build folders, so that later runs only compile objects.
# Reads GCC, KSRC and JOBS; sets kernel_src, kernel_id, kernel_arch, kernel_cross,
# kernel_compiler and kernel_builds (which has the folders on and off).  Nothing
# is ever written into the source tree.

cache="${XDG_CACHE_HOME:-$HOME/.cache}/outline-static-branch"
source_package=linux-source-6.12

die()
{
	echo "$(basename "$0"): $*" >&2
	exit 2
}

say()
{
	echo "--- $*" >&2
}

need_commands()
{
	local missing=()
	for cmd in "$@"; do
		command -v "$cmd" >/dev/null || missing+=("$cmd")
	done
	[ ${#missing[@]} -eq 0 ] ||
		die "needed but not installed: ${missing[*]} (make setup installs them)"
}

# Unpacked below a temporary name and renamed: a folder with the final name is
# complete, whatever happened to the run that made it.
unpack_source()
{
	local tarball="$1" dest="$2"
	say "unpacking $(basename "$tarball") into $cache (once)"
	mkdir "$cache/.unpack"
	tar -C "$cache/.unpack" --strip-components=1 -xf "$tarball" ||
		die "cannot unpack $tarball"
	mv -T "$cache/.unpack" "$dest"
}

# Takes the lock of the cache (descriptor 9); prepare_kernels gives it back.
find_source()
{
	mkdir -p "$cache"
	exec 9>"$cache/.lock"
	flock 9
	# what an interrupted run left
	rm -rf "$cache/.unpack" "$cache/.download"
	if [ -n "${KSRC:-}" ]; then
		[ -e "$KSRC/Kbuild" ] || die "KSRC=$KSRC is no kernel source tree"
		kernel_src=$(realpath "$KSRC")
		kernel_id="own-$(printf %s "$kernel_src" | sha1sum | cut -c1-10)"
		[ ! -e "$kernel_src/.config" ] ||
			die "KSRC=$KSRC was built in place; an out-of-tree build needs a clean tree (make mrproper there)"
		return
	fi

	local installed="/usr/src/$source_package.tar.xz" version deb
	version=$(dpkg-query -W -f='${Version}' "$source_package" 2>/dev/null || true)
	if [ -z "$version" ] || [ ! -e "$installed" ]; then
		# not installed: an unpacked tree from an earlier run is as good
		kernel_src=$(find "$cache" -maxdepth 1 -name 'linux-6.12*' |
			sort -V | tail -n 1)
		if [ -z "$kernel_src" ]; then
			need_commands apt-get dpkg-deb
			mkdir "$cache/.download"
			say "downloading $source_package"
			(cd "$cache/.download" && apt-get download "$source_package" >&2) ||
				die "cannot download $source_package; install it, or give a tree with KSRC="
			deb=$(echo "$cache/.download"/*.deb)
			version=$(dpkg-deb -f "$deb" Version)
			dpkg-deb -x "$deb" "$cache/.download"
			kernel_src="$cache/linux-$version"
			unpack_source "$cache/.download$installed" "$kernel_src"
			rm -rf "$cache/.download"
		fi
	else
		kernel_src="$cache/linux-$version"
		[ -e "$kernel_src" ] || unpack_source "$installed" "$kernel_src"
	fi
	kernel_id=$(basename "$kernel_src")
}

find_arch()
{
	local machine
	machine=$($GCC -dumpmachine) || die "cannot run $GCC"
	case "$machine" in
	x86_64-*)	kernel_arch=x86_64 ;;
	aarch64-*)	kernel_arch=arm64 ;;
	*)		die "no kernel configuration for $machine" ;;
	esac
	kernel_cross=
	[ "${machine%%-*}" = "$(uname -m)" ] || kernel_cross="$machine-"
	# the first line of --version tells a distribution's rebuilds apart
	kernel_compiler="$machine-gcc-$($GCC -dumpfullversion)-$(
		$GCC --version | head -n 1 | sha1sum | cut -c1-6)"
}

kbuild()
{
	local out="$1"
	shift
	# flags of an outer make would change or break the kernel's build
	env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL -u KCFLAGS \
		make -s -C "$kernel_src" O="$out" ARCH="$kernel_arch" \
		CROSS_COMPILE="$kernel_cross" CC="$GCC" -j "$JOBS" "$@"
}

# configure NAME TARGETS OPTION...: a build folder with the generated headers,
# objtool, and the TARGETS as the stock compiler makes them.
configure()
{
	local out="$kernel_builds/$1" targets stamp="$*"
	read -ra targets <<<"$2"
	shift 2
	# a tree of the user's own may change between runs, Debian's does not
	[ -z "${KSRC:-}" ] && [ "$(cat "$out/.complete" 2>/dev/null)" = "$stamp" ] &&
		return
	say "configuring and building mm/ of $kernel_id ($(basename "$out"))"
	mkdir -p "$out"
	rm -f "$out/.complete"
	if ! { kbuild "$out" defconfig &&
		"$kernel_src/scripts/config" --file "$out/.config" "$@" &&
		kbuild "$out" olddefconfig &&
		kbuild "$out" prepare &&
		kbuild "$out" "${targets[@]}"; } >"$out.log" 2>&1; then
		tail -n 20 "$out.log" >&2
		die "cannot build the $(basename "$out") kernel, see $out.log"
	fi
	echo "$stamp" >"$out/.complete"
}

# The configurations differ in nothing but the subject.  With
# MEM_ALLOC_PROFILING_ENABLED_BY_DEFAULT, the default, the guards would be likely
# branches; debug information would carry the plugin's options into the objects.
prepare_kernels()
{
	need_commands make python3 flex bison bc perl xz
	find_source
	find_arch
	need_commands "${kernel_cross}objdump" "${kernel_cross}ld"
	kernel_builds="$cache/build/$kernel_id/$kernel_compiler"
	mkdir -p "$kernel_builds"
	local common=(-e DEBUG_INFO_NONE -d DEBUG_INFO_DWARF_TOOLCHAIN_DEFAULT)
	configure on mm/ "${common[@]}" -e MEM_ALLOC_PROFILING \
		-d MEM_ALLOC_PROFILING_ENABLED_BY_DEFAULT
	configure off "mm/page_alloc.o mm/slub.o" "${common[@]}" \
		-d MEM_ALLOC_PROFILING
	grep -q '^CONFIG_MEM_ALLOC_PROFILING=y' "$kernel_builds/on/.config" ||
		die "$kernel_id has no CONFIG_MEM_ALLOC_PROFILING"
	exec 9>&-
}

# what the Python rooms read
kernel_environment()
{
	export JOBS PYTHONDONTWRITEBYTECODE=1
	export KERNEL_SRC="${kernel_src:-}" KERNEL_BUILDS="${kernel_builds:-}"
	export KERNEL_ARCH="${kernel_arch:-}" KERNEL_CROSS="${kernel_cross:-}"
	[ -n "$KERNEL_BUILDS" ] || return 0
	KERNEL_VERSION=$(cat "$KERNEL_BUILDS/on/include/config/kernel.release")
	KERNEL_GCC_VERSION=$($GCC -dumpfullversion)
	export KERNEL_VERSION KERNEL_GCC_VERSION
}
