# SPDX-License-Identifier: GPL-2.0-or-later
#
# One plugin per compiler: choose the compiler with GCC=, the plugin lands in
# build/<triplet>-gcc-<major>/.  `make help` lists targets and variables.

# ARCH=arm64 on the command line (not one that a kernel build exports) stands for
# the cross compiler of the same version
ifeq ($(origin ARCH)-$(ARCH),command line-arm64)
GCC		?= aarch64-linux-gnu-gcc-$(firstword $(subst ., ,$(shell gcc -dumpversion)))
endif
GCC		?= gcc
HOSTCC		?= gcc
HOSTCXX		?= g++
OBJCOPY		?= objcopy
RUNTESTFLAGS	?=
DESTDIR		?=
PREFIX		?= /usr/local
# JOBS is only used where a target starts compilations of its own
JOBS		?= $(shell nproc)

ifneq ($(filter setup,$(MAKECMDGOALS)),)

# What is found below depends on what setup installs.  So the goals after it
# (make setup check) are made by a make of their own, in their order.
other-goals	:= $(filter-out setup,$(MAKECMDGOALS))

.PHONY: setup after-setup $(other-goals)
setup:
	./setup "$(GCC)"

$(other-goals): after-setup
	@:

after-setup: setup
	@$(MAKE) --no-print-directory $(other-goals)

else # to the end of the file

name		:= outline_static_branch
gcc-machine	:= $(shell $(GCC) -dumpmachine 2>/dev/null)
gcc-major	:= $(firstword $(subst ., ,$(shell $(GCC) -dumpversion 2>/dev/null)))
gcc-plugin-dir	:= $(shell $(GCC) -print-file-name=plugin 2>/dev/null)

ifneq ($(O),)
build-root	:= $(abspath $(O))
else
build-root	:= $(CURDIR)/build
endif
build		:= $(build-root)/$(gcc-machine)-gcc-$(gcc-major)
plugin		:= $(build)/$(name).so
osb		:= $(build-root)/osb

.PHONY: all plugin osb print-plugin print-osb demo check check-all \
	kernel-check kernel-boot message-check install-check image-check \
	torture fuzz fuzz-prove \
	install uninstall clean help docs

all: plugin osb
plugin: $(plugin)
osb: $(osb)

# --- the plugin ------------------------------------------------------------

plugin-srcs	:= $(sort $(wildcard plugin/*.c))
plugin-hdrs	:= $(wildcard plugin/*.h plugin/*.def)
plugin-objs	:= $(patsubst plugin/%.c,$(build)/plugin/%.o,$(plugin-srcs))

# GCC's plugin headers are C++ and not clean under -Wextra, hence -isystem.
# GCC itself is built without RTTI and exceptions, and so must its plugins be.
plugin-cxxflags	:= -std=gnu++14 -O2 -g -fPIC -fno-rtti -fno-exceptions \
		   -fvisibility=hidden -Wall -Wextra -Wno-format-diag \
		   -isystem $(gcc-plugin-dir)/include $(CXXFLAGS)

# GCC binds all symbols of a plugin when it loads it.  With strong ones another
# version of GCC would stop at the first that it lacks, before the plugin could
# say what is wrong.
define compile-plugin
	@mkdir -p $(@D)
	$(HOSTCXX) -x c++ $(plugin-cxxflags) $(1) -c $< -o $@
	$(OBJCOPY) --weaken $@
endef

$(build)/plugin/%.o: plugin/%.c $(plugin-hdrs) Makefile | check-headers
	$(call compile-plugin)

$(plugin): $(plugin-objs)
	$(HOSTCXX) -shared -fPIC $(LDFLAGS) $^ -o $@.tmp
	@mv $@.tmp $@

# The compiler prints the bare word `plugin' when it has no plugin folder.
.PHONY: check-headers
check-headers:
	@command -v $(firstword $(GCC)) >/dev/null || { \
	  echo "$(firstword $(GCC)): no such compiler" >&2; exit 1; }
	@test -e "$(gcc-plugin-dir)/include/gcc-plugin.h" || { \
	  echo "$(GCC): no plugin headers; install them with: make setup GCC=$(GCC)" >&2; \
	  echo "  (Debian, Ubuntu: gcc-$(gcc-major)-plugin-dev; Fedora: gcc-plugin-devel)" >&2; \
	  exit 1; }

# The plugin with a fault of plugin/osb_fault.h: what has to do with it is compiled
# again, the rest is the same.
fault-plugin	:= $(build)/faults/$(FAULT)/$(name).so
fault-objs	:= $(if $(FAULT),$(patsubst plugin/%.c,$(build)/faults/$(FAULT)/%.o,\
		     $(shell grep -lw $(FAULT) plugin/*.c)))

$(build)/faults/$(FAULT)/%.o: plugin/%.c $(plugin-hdrs) Makefile | check-headers
	$(call compile-plugin,-DOSB_PLANT_FAULT=$(FAULT))

$(fault-plugin): $(fault-objs) $(plugin-objs) | check-fault
	$(HOSTCXX) -shared -fPIC $(LDFLAGS) $(fault-objs) $(filter-out \
		$(addprefix %/,$(notdir $(fault-objs))),$(plugin-objs)) -o $@.tmp
	@mv $@.tmp $@

.PHONY: fault-plugin check-fault
fault-plugin: $(fault-plugin)
	@echo $<

check-fault:
	@test -n "$(fault-objs)" || { \
	  echo "FAULT=$(FAULT): nothing in plugin/ has it" >&2; exit 1; }

print-plugin: $(plugin)
	@echo $(plugin)

# --- the osb command -------------------------------------------------------

tool-srcs	:= $(sort $(wildcard tools/*.c))
tool-objs	:= $(patsubst tools/%.c,$(build-root)/tools/%.o,$(tool-srcs))
tool-cflags	:= -std=gnu11 -O2 -g -Wall -Wextra $(CFLAGS)

$(build-root)/tools/%.o: tools/%.c $(wildcard tools/*.h) \
			 plugin/osb_verdicts.def Makefile
	@mkdir -p $(@D)
	$(HOSTCC) $(tool-cflags) -c $< -o $@

$(osb): $(tool-objs)
	$(HOSTCC) $(LDFLAGS) $^ -lelf -o $@.tmp
	@mv $@.tmp $@

print-osb: $(osb)
	@echo $(osb)

# --- demo, tests -----------------------------------------------------------

demo: all
	GCC="$(GCC)" PLUGIN="$(plugin)" OSB="$(osb)" BUILD="$(build)/demo" \
		examples/demo

check: all
	GCC="$(GCC)" PLUGIN="$(plugin)" OSB="$(osb)" BUILD="$(build)/testsuite" \
		RUNTESTFLAGS="$(RUNTESTFLAGS)" testsuite/check

# Every supported GCC that is installed with its plugin headers.
check-all:
	testsuite/check-all

kernel-check: all
	GCC="$(GCC)" PLUGIN="$(plugin)" OSB="$(osb)" JOBS="$(JOBS)" \
		KSRC="$(KSRC)" BUILD="$(build)/kernel-check" \
		kernel-integration/kernel-check

message-check: all
	GCC="$(GCC)" PLUGIN="$(plugin)" OSB="$(osb)" JOBS="$(JOBS)" KSRC="$(KSRC)" \
		CONFIGS="$(CONFIGS)" TARGETS="$(TARGETS)" ARGS="$(ARGS)" \
		BUILD="$(build)/message-check" kernel-integration/message-check

# The plugin as a part of a kernel tree, built by the kernel's own rules.
install-check: plugin
	GCC="$(GCC)" HOSTCXX="$(HOSTCXX)" PLUGIN="$(plugin)" JOBS="$(JOBS)" \
		KSRC="$(KSRC)" BUILD="$(build)/install-check" \
		kernel-integration/install-check

# One whole kernel twice, the plugin in its tree.
image-check: check-headers
	GCC="$(GCC)" HOSTCXX="$(HOSTCXX)" JOBS="$(JOBS)" KSRC="$(KSRC)" \
		kernel-integration/image-check

# The same small kernel twice, booted.
kernel-boot: plugin
	GCC="$(GCC)" PLUGIN="$(plugin)" JOBS="$(JOBS)" KSRC="$(KSRC)" \
		BUILD="$(build)/kernel-boot" kernel-integration/kernel-boot

# GCC's own torture tests with the plugin in stress mode.
torture-settings := $(foreach setting,SEEDS OPTIONS TESTS PART CHECKING DENSITY \
		      TIMEOUT FAILURES GCCSRC,$(setting)="$($(setting))")

torture: plugin
	GCC="$(GCC)" PLUGIN="$(plugin)" JOBS="$(JOBS)" BUILD="$(build)/torture" \
		$(torture-settings) testsuite/stress/torture

# Generated programs, without and with the plugin; fuzz-prove plants faults into
# plugins of their own and demands that fuzz finds them.
fuzz-settings := $(foreach setting,N SEED0 KINDS BUDGET DENSITY CHECKING FAILURES \
		   REDUCE,\
		   $(setting)="$($(setting))")

fuzz: plugin
	GCC="$(GCC)" PLUGIN="$(plugin)" JOBS="$(JOBS)" BUILD="$(build)/fuzz" \
		$(fuzz-settings) testsuite/stress/fuzz

fuzz-prove: plugin
	GCC="$(GCC)" JOBS="$(JOBS)" OBJECTS="$(build-root)" N="$(N)" \
		BUILD="$(build)/fuzz-prove" \
		testsuite/stress/fuzz --prove

# --- docs, install, clean --------------------------------------------------

# docs/options.md is printed by the plugin from its one table of options.
docs: $(plugin)
	docs/generate "$(GCC)" "$(plugin)"

plugin-install-dir := $(DESTDIR)$(gcc-plugin-dir)

install: all
	install -d "$(plugin-install-dir)" "$(DESTDIR)$(PREFIX)/bin"
	install -m 0644 $(plugin) "$(plugin-install-dir)/$(name).so"
	install -m 0755 $(osb) "$(DESTDIR)$(PREFIX)/bin/osb"

uninstall:
	rm -f "$(plugin-install-dir)/$(name).so" "$(DESTDIR)$(PREFIX)/bin/osb"

clean:
	rm -rf $(build-root)

help:
	@echo 'Targets:'
	@echo '  all            the plugin for $$(GCC) and the osb command (default)'
	@echo '  plugin, osb    one of the two'
	@echo '  print-plugin   absolute path of the plugin, for -fplugin='
	@echo '  print-osb      absolute path of the osb command'
	@echo '  setup          install what is missing (apt or dnf; sudo when not root)'
	@echo '  demo           outline the example allocator, show the size difference, run it'
	@echo '  check          DejaGnu suite for $$(GCC); last line: N passed, N failed, N skipped'
	@echo '  check-all      the same for every supported GCC found'
	@echo '  kernel-check   the page allocator and slab of linux-source-6.12: build, compare, gates'
	@echo '  install-check  install-into-kernel on a copy of linux-source-6.12, and what it builds'
	@echo '  kernel-boot    a small kernel with the plugin and without, booted in QEMU, compared;'
	@echo '                 ARCH=arm64 for GCC=aarch64-linux-gnu-gcc-N'
	@echo '  message-check  parts of the kernel in many configurations: no message more or less;'
	@echo '                 CONFIGS="kasan size" for some, TARGETS="mm/" for less (hours for all)'
	@echo '  image-check    a whole kernel, defconfig, with the plugin in its tree and without:'
	@echo '                 messages, sizes, what became of the guards (an hour or two)'
	@echo '  torture        the torture tests of GCC with any branch as a guard (an hour; goes on'
	@echo '                 where it was interrupted)'
	@echo '  fuzz           N generated programs, most of them full of guards, with and without'
	@echo '                 the plugin: must print the same'
	@echo '  fuzz-prove     five faults planted into the plugin must be found by fuzz'
	@echo '  fault-plugin   the plugin with FAULT=, one of those in plugin/osb_fault.h'
	@echo '  docs           write docs/options.md and docs/verdicts.md from the plugin tables'
	@echo '  install        into the plugin folder of $$(GCC), osb into $$(PREFIX)/bin'
	@echo '  uninstall      take that away again'
	@echo '  clean          remove the build folder'
	@echo 'Variables:'
	@echo '  GCC=gcc-12     the compiler that loads the plugin (cross compilers too)'
	@echo '  HOSTCXX=g++    the C++ compiler that builds the plugin'
	@echo '  KSRC=DIR       kernel tree instead of linux-source-6.12, for what builds a kernel'
	@echo '  JOBS=N         parallel compilations in kernel-*, *-check, torture and fuzz'
	@echo '  RUNTESTFLAGS=  passed to runtest, e.g. "detect.exp=unlikely-1.c"'
	@echo '  PART=K/N       torture: a sample, the K-th of N; the other variables of torture'
	@echo '                 (SEEDS, OPTIONS, TESTS, ...) are in testsuite/README.md'
	@echo '  N=200          programs of fuzz; its other variables (SEED0, KINDS, BUDGET,'
	@echo '                 REDUCE, ...) are in testsuite/README.md'
	@echo '  O=DIR          build folder instead of ./build'
	@echo '  DESTDIR=, PREFIX=/usr/local   for install and uninstall'

endif
