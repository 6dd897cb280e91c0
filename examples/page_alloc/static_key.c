// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The writing half of the static keys: stop every other thread, rewrite the
 * guards of one key, let the threads go on.
 *
 * A thread is stopped by a signal, so it stands between two instructions: it
 * is about to run the old five (or four) bytes of a guard or it is past them,
 * never inside.  The return from the signal handler also makes its processor
 * forget the instructions it had fetched before.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "static_key.h"

#define STOP_SIGNAL	SIGUSR2
#define MAX_THREADS	16

struct jump_entry {
	int32_t	code;
	int32_t	target;
	int64_t	key;		/* bit 0: the branch bit */
};

/* Weak: a program without a guard has no such section */
extern struct jump_entry __start___jump_table[]
	__attribute__((weak, visibility("hidden")));
extern struct jump_entry __stop___jump_table[]
	__attribute__((weak, visibility("hidden")));

/* Guards the threads below, and with them every change of a key */
static pthread_mutex_t static_key_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_t threads[MAX_THREADS];
static unsigned int nr_threads;

static unsigned int world_stopped;
static unsigned int nr_parked;

static void die(const char *what)
{
	fprintf(stderr, "static_key: %s\n", what);
	abort();
}

static uintptr_t entry_code(const struct jump_entry *entry)
{
	return (uintptr_t)&entry->code + entry->code;
}

static uintptr_t entry_target(const struct jump_entry *entry)
{
	return (uintptr_t)&entry->target + entry->target;
}

static struct static_key *entry_key(const struct jump_entry *entry)
{
	return (void *)((uintptr_t)&entry->key + (entry->key & ~INT64_C(1)));
}

static bool entry_jumps(const struct jump_entry *entry, bool enabled)
{
	return enabled ^ (entry->key & 1);
}

/* --- Instructions ------------------------------------------------------- */

#if defined(__x86_64__)

#define INSN_SIZE	5

static void encode(unsigned char *insn, const struct jump_entry *entry,
		   bool jump)
{
	static const unsigned char nop[INSN_SIZE] = {
		0x0f, 0x1f, 0x44, 0x00, 0x00
	};
	int32_t distance = entry_target(entry) - entry_code(entry) - INSN_SIZE;

	memcpy(insn, nop, INSN_SIZE);
	if (jump) {
		insn[0] = 0xe9;
		memcpy(insn + 1, &distance, sizeof(distance));
	}
}

#elif defined(__aarch64__)

#define INSN_SIZE	4

static void encode(unsigned char *insn, const struct jump_entry *entry,
		   bool jump)
{
	int64_t words = (int64_t)(entry_target(entry) - entry_code(entry)) / 4;
	uint32_t word = 0xd503201f;

	if (jump) {
		if (words < -(1 << 25) || words >= 1 << 25)
			die("a jump reaches too far");
		word = 0x14000000 | (words & 0x03ffffff);
	}
	memcpy(insn, &word, INSN_SIZE);
}

#else

/* There are no entries: every guard is a load */
#define INSN_SIZE	1

static void encode(unsigned char *insn, const struct jump_entry *entry,
		   bool jump)
{
	(void)insn, (void)entry, (void)jump;
	die("no instructions for this machine");
}

#endif

/*
 * The pages stay executable while they are written: this very function may be
 * on one of them.  Nobody else runs.
 */
static void rewrite(const struct jump_entry *entry, bool old, bool new)
{
	unsigned char old_insn[INSN_SIZE], new_insn[INSN_SIZE];
	uintptr_t page_mask = ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
	uintptr_t code = entry_code(entry);
	uintptr_t start = code & page_mask;
	size_t len = code + INSN_SIZE - start;

	encode(old_insn, entry, old);
	encode(new_insn, entry, new);
	if (memcmp((void *)code, old_insn, INSN_SIZE))
		die("a guard does not hold the expected instruction");
	if (mprotect((void *)start, len, PROT_READ | PROT_WRITE | PROT_EXEC))
		die("cannot make the code writable");
	memcpy((void *)code, new_insn, INSN_SIZE);
	if (mprotect((void *)start, len, PROT_READ | PROT_EXEC))
		die("cannot make the code read-only");
	__builtin___clear_cache((char *)code, (char *)code + INSN_SIZE);
}

/* --- Stopping the world ------------------------------------------------- */

/* Sleep unless WORD has changed from VALUE already; may wake for no reason */
static void futex_wait(unsigned int *word, unsigned int value)
{
	syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void futex_wake(unsigned int *word)
{
	syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

static void add_parked(int nr)
{
	__atomic_add_fetch(&nr_parked, nr, __ATOMIC_SEQ_CST);
	futex_wake(&nr_parked);
}

static void wait_parked(unsigned int want)
{
	unsigned int have;

	while ((have = __atomic_load_n(&nr_parked, __ATOMIC_SEQ_CST)) != want)
		futex_wait(&nr_parked, have);
}

/* The signal handler */
static void park(int signal)
{
	int saved_errno = errno;

	(void)signal;
	add_parked(1);
	while (__atomic_load_n(&world_stopped, __ATOMIC_SEQ_CST))
		futex_wait(&world_stopped, 1);
	add_parked(-1);
	errno = saved_errno;
}

static void stop_world(void)
{
	unsigned int i, nr = 0;

	__atomic_store_n(&world_stopped, 1, __ATOMIC_SEQ_CST);
	for (i = 0; i < nr_threads; i++) {
		if (pthread_equal(threads[i], pthread_self()))
			continue;
		if (pthread_kill(threads[i], STOP_SIGNAL))
			die("cannot stop a thread");
		nr++;
	}
	wait_parked(nr);
}

/* Wait until all have left: a late one would miss the next stop */
static void start_world(void)
{
	__atomic_store_n(&world_stopped, 0, __ATOMIC_SEQ_CST);
	futex_wake(&world_stopped);
	wait_parked(0);
}

/* --- Interface ---------------------------------------------------------- */

void static_key_enter(void)
{
	struct sigaction action = { .sa_handler = park,
				    .sa_flags = SA_RESTART };

	pthread_mutex_lock(&static_key_mutex);
	if (nr_threads == MAX_THREADS)
		die("too many threads");
	if (sigaction(STOP_SIGNAL, &action, NULL))
		die("cannot install the signal handler");
	threads[nr_threads++] = pthread_self();
	pthread_mutex_unlock(&static_key_mutex);
}

void static_key_exit(void)
{
	unsigned int i = 0;

	pthread_mutex_lock(&static_key_mutex);
	while (i < nr_threads && !pthread_equal(threads[i], pthread_self()))
		i++;
	if (i == nr_threads)
		die("this thread did not enter");
	threads[i] = threads[--nr_threads];
	pthread_mutex_unlock(&static_key_mutex);
}

void static_key_switch(struct static_key *key, bool on)
{
	const struct jump_entry *entry;

	pthread_mutex_lock(&static_key_mutex);
	if (key->enabled != on) {
		stop_world();
		for (entry = __start___jump_table;
		     entry < __stop___jump_table; entry++) {
			if (entry_key(entry) == key)
				rewrite(entry, entry_jumps(entry, !on),
					entry_jumps(entry, on));
		}
		__atomic_store_n(&key->enabled, on, __ATOMIC_RELAXED);
		start_world();
	}
	pthread_mutex_unlock(&static_key_mutex);
}

unsigned int static_key_sites(void)
{
	return __stop___jump_table - __start___jump_table;
}
