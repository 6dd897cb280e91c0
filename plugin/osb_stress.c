// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stress mode: any branch is taken for a guard, so that any program becomes a
 * test of everything behind the recogniser.  A seed chooses the branches, and
 * which of their arms is the guarded one.
 *
 * The choice depends on the seed, the function and the number of the block
 * only.  It is the same in every compilation of one source, with -g and
 * without, and asking twice gives the same answer.
 */

#include "osb.h"

/* What a hash is for: independent choices about one branch. */
enum stress_choice {
	CHOICE_BRANCH,
	CHOICE_ARM,
	CHOICE_TREATMENT
};

static unsigned stress_hash(basic_block bb, enum stress_choice choice)
{
	hashval_t hash = htab_hash_string(
		osb_symbol_name(current_function_decl));

	hash = iterative_hash_hashval_t(bb->index, hash);
	hash = iterative_hash_hashval_t(osb_opts.stress, hash);
	return iterative_hash_hashval_t(choice, hash);
}

/* May control leave a block over E at will, and come from nowhere else? */
static bool is_arm(edge e)
{
	return !(e->flags & EDGE_COMPLEX) &&
	       e->dest != EXIT_BLOCK_PTR_FOR_FN(cfun);
}

/*
 * The edge out of the branch STMT that stands for the arm of a guard, or NULL
 * when STMT is no branch.
 */
edge osb_stress_arm(gimple *stmt)
{
	basic_block bb = gimple_bb(stmt);
	unsigned n = EDGE_COUNT(bb->succs);

	if (n < 2 || gsi_stmt(gsi_last_bb(bb)) != stmt)
		return NULL;
	/* Begin anywhere: the first that is possible. */
	for (unsigned i = 0; i < n; i++) {
		edge e = EDGE_SUCC(bb, (stress_hash(bb, CHOICE_ARM) + i) % n);

		if (is_arm(e))
			return e;
	}
	return NULL;
}

/* osb_guard_match () of the stress mode. */
bool osb_stress_match(gimple *stmt, struct osb_guard *guard)
{
	edge arm = stmt_ends_bb_p(stmt) ? osb_stress_arm(stmt) : NULL;

	if (!arm || (int)(stress_hash(arm->src, CHOICE_BRANCH) % 100) >=
		    osb_opts.stress_density)
		return false;
	guard->form = OSB_FORM_STRESS;
	guard->key = xstrdup("stress");
	return true;
}

/* Where ARM's region can be outlined and split, is it to be outlined? */
bool osb_stress_outlines(edge arm)
{
	return stress_hash(arm->src, CHOICE_TREATMENT) & 1;
}
