/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The only file that includes GCC's headers and the only one that knows GCC's
 * versions.  The rooms see one API, the one of GCC 12.
 */
#ifndef OSB_GCC_H
#define OSB_GCC_H

#include "gcc-plugin.h"
#include "bversion.h"
#include "plugin-version.h"

#if BUILDING_GCC_VERSION < 11000
#error "outline_static_branch needs GCC 11 or later"
#endif

#include "context.h"
#include "backend.h"
#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "gimple.h"
#include "tree-pass.h"
#include "ssa.h"
#include "cgraph.h"
#include "diagnostic-core.h"
#include "opts.h"
#include "output.h"
#include "regs.h"
#include "predict.h"
#include "fold-const.h"
#include "stor-layout.h"
#include "stringpool.h"
#include "attribs.h"
#include "calls.h"
#include "stmt.h"
#include "varasm.h"
#include "cfganal.h"
#include "cfgloop.h"
#include "cfghooks.h"
#include "except.h"
#include "gimple-iterator.h"
#include "gimple-walk.h"
#include "gimple-fold.h"
#include "gimple-pretty-print.h"
#include "gimplify.h"
#include "internal-fn.h"
#include "builtins.h"
#include "asan.h"
#include "tree-cfg.h"
#include "tree-cfgcleanup.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-into-ssa.h"
#include "tree-inline.h"
#include "tree-ssa.h"
#include "tree-ssa-dce.h"
#include "dumpfile.h"
#include "flags.h"
#include "langhooks.h"
#include "memmodel.h"
#include "emit-rtl.h"

/* The two symbols that the compiler looks up; all others stay inside. */
#define __visible __attribute__((visibility("default")))

/* Reasons for a warning stand by number from GCC 12 on, in a bit before. */
#if BUILDING_GCC_VERSION >= 12000
static inline void osb_suppress_warnings(gimple *stmt)
{
	suppress_warning(stmt);
}
#else
static inline void osb_suppress_warnings(gimple *stmt)
{
	gimple_set_no_warning(stmt, true);
}
#endif

#if BUILDING_GCC_VERSION >= 12000
#define OSB_HAS_DYNAMIC_OBJECT_SIZE 1
#endif

/* Let DEST have the value range of SRC; ranges are objects from GCC 13 on. */
static inline void osb_copy_range(tree dest, tree src)
{
	if (!INTEGRAL_TYPE_P(TREE_TYPE(src)) || !SSA_NAME_RANGE_INFO(src) ||
	    SSA_NAME_RANGE_INFO(dest))
		return;
#if BUILDING_GCC_VERSION >= 13000
	duplicate_ssa_name_range_info(dest, src);
#else
	duplicate_ssa_name_range_info(dest, SSA_NAME_RANGE_TYPE(src),
				      SSA_NAME_RANGE_INFO(src));
#endif
}

/* GCC 14 renames last_stmt (), which skips debug statements. */
static inline gimple *osb_last_stmt(basic_block bb)
{
	gimple_stmt_iterator gsi = gsi_last_nondebug_bb(bb);

	return gsi_end_p(gsi) ? NULL : gsi_stmt(gsi);
}

/* The first full threading pass after inlining was split in two in GCC 12. */
#if BUILDING_GCC_VERSION >= 12000
#define OSB_LATE_REFERENCE_PASS "threadfull"
#else
#define OSB_LATE_REFERENCE_PASS "thread"
#endif

/*
 * GCC before 13 stops with an internal error where an asm goto falls into a
 * cold block on AArch64 (PR110079), so partitioning cannot be used there.
 */
#if defined(GCC_AARCH64_H) && BUILDING_GCC_VERSION < 13000
#define OSB_ASM_GOTO_PARTITIONS 0
#else
#define OSB_ASM_GOTO_PARTITIONS 1
#endif

/* Was -falign-functions= given by the user, not chosen by the target? */
static inline bool osb_user_aligns_functions(void)
{
	return global_options_set.x_flag_align_functions ||
	       global_options_set.x_str_align_functions;
}

#endif /* OSB_GCC_H */
