// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Work for the kernel: memory, processes, pipes, signals, files, timers.
 */

#define _GNU_SOURCE
#include "guest.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MAX_WORKERS	32

static pid_t workers[MAX_WORKERS];
static int num_workers;
/* rounds and faults of all workers, in memory that they share */
static struct tally {
	long rounds, faults;
} *tally;

/* New memory must be zero, and keep what is written into it. */
static bool memory_round(void)
{
	size_t size = 64 * 4096;
	unsigned char *block = mmap(NULL, size, PROT_READ | PROT_WRITE,
				    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	bool good = block != MAP_FAILED;

	for (size_t i = 0; good && i < size; i += 1024)
		good = block[i] == 0;
	for (size_t i = 0; good && i < size; i += 4096)
		block[i] = i >> 12;
	for (size_t i = 0; good && i < size; i += 4096)
		good = block[i] == (unsigned char)(i >> 12);
	if (block != MAP_FAILED)
		munmap(block, size);
	return good;
}

static bool pipe_round(void)
{
	char out[5000], in[sizeof(out)];
	int ends[2];
	bool good;

	if (pipe2(ends, O_CLOEXEC))
		return false;
	memset(out, 'x', sizeof(out));
	good = write(ends[1], out, sizeof(out)) == sizeof(out) &&
	       read(ends[0], in, sizeof(in)) == sizeof(in) &&
	       !memcmp(in, out, sizeof(in));
	close(ends[0]);
	close(ends[1]);
	return good;
}

static bool file_round(void)
{
	char name[] = "/tmp/fileXXXXXX", text[] = "some text";
	char back[sizeof(text)];
	int fd = mkstemp(name);
	bool good;

	if (fd < 0)
		return false;
	good = write(fd, text, sizeof(text)) == sizeof(text) &&
	       pread(fd, back, sizeof(back), 0) == sizeof(back) &&
	       !memcmp(back, text, sizeof(text));
	close(fd);
	unlink(name);
	return good;
}

/* A child that changes a page of its own, and is told so by a signal. */
static bool process_round(void)
{
	int status;
	pid_t pid = fork();

	if (!pid) {
		memory_round();
		raise(SIGTERM);
		_exit(1);
	}
	return pid > 0 && waitpid(pid, &status, 0) == pid &&
	       WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM;
}

/* The program again, which ends at once when it is not process 1. */
static bool program_round(void)
{
	int status;
	pid_t pid = fork();

	if (!pid) {
		execl("/init", "/init", NULL);
		_exit(1);
	}
	return pid > 0 && waitpid(pid, &status, 0) == pid && status == 0;
}

static bool run_on(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return !sched_setaffinity(0, sizeof(set), &set);
}

/* To each CPU, and back to where it may run. */
static bool migrate_round(void)
{
	cpu_set_t before;
	bool good = !sched_getaffinity(0, sizeof(before), &before);

	for (int cpu = 0; cpu < sysconf(_SC_NPROCESSORS_ONLN); cpu++)
		good = run_on(cpu) && good;
	return !sched_setaffinity(0, sizeof(before), &before) && good;
}

static volatile sig_atomic_t caught;

static void count_signal(int number)
{
	(void)number;
	caught++;
}

static bool signal_round(void)
{
	int before = caught;

	signal(SIGUSR1, count_signal);
	raise(SIGUSR1);
	return caught == before + 1;
}

static bool sleep_round(void)
{
	struct timespec moment = { 0, 100000 };

	return !nanosleep(&moment, NULL);
}

static bool (*const rounds[])(void) = {
	memory_round, pipe_round, file_round, process_round, program_round,
	migrate_round, signal_round, sleep_round
};

static int faults_of_round(void)
{
	int faults = 0;

	for (size_t i = 0; i < sizeof(rounds) / sizeof(*rounds); i++)
		faults += !rounds[i]();
	return faults;
}

void work_once(void)
{
	int faults = faults_of_round();

	if (faults)
		verdict(false, "work", "%d of its parts failed", faults);
}

static void __attribute__((noreturn)) worker(int cpu)
{
	run_on(cpu);
	for (;;) {
		int faults = faults_of_round();

		__atomic_add_fetch(&tally->rounds, 1, __ATOMIC_RELAXED);
		__atomic_add_fetch(&tally->faults, faults, __ATOMIC_RELAXED);
	}
}

void load_start(void)
{
	int cpus = sysconf(_SC_NPROCESSORS_ONLN);

	if (!tally)
		tally = mmap(NULL, sizeof(*tally), PROT_READ | PROT_WRITE,
			     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	*tally = (struct tally){ 0, 0 };
	for (int i = 0; i < 2 * cpus && num_workers < MAX_WORKERS; i++) {
		pid_t pid = fork();

		if (!pid)
			worker(i % cpus);
		workers[num_workers++] = pid;
	}
	must_put("/proc/osb_boot", "load");
}

void load_stop(void)
{
	must_put("/proc/osb_boot", "unload");
	for (int i = 0; i < num_workers; i++) {
		kill(workers[i], SIGKILL);
		waitpid(workers[i], NULL, 0);
	}
	num_workers = 0;
	say("count load-rounds %ld", tally->rounds);
	verdict(!tally->faults, "load", "%ld faults", tally->faults);
}
