// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Thin archives, as the kernel builds them (built-in.a, vmlinux.a): headers
 * and a table of file names, relative to the archive, but no contents.  libelf
 * takes them for unknown files, so the few bytes of format are read here.
 */
#define _GNU_SOURCE
#include <ar.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "elf_input.h"
#include "util.h"

static const char thin_magic[SARMAG + 1] = "!<thin>\n";

struct thin {
	const char *path;
	char *bytes;
	uint64_t size;
	const char *names;	/* the table of long names, or NULL */
	uint64_t names_size;
};

bool osb_thin_is(int fd)
{
	char magic[SARMAG];

	return pread(fd, magic, SARMAG, 0) == SARMAG &&
	       !memcmp(magic, thin_magic, SARMAG);
}

static int damaged(const struct thin *thin)
{
	osb_error("%s: damaged thin archive", thin->path);
	return -1;
}

static int read_all(struct thin *thin, int fd)
{
	uint64_t done = 0;

	thin->bytes = osb_alloc(thin->size + 1, 1);
	while (done < thin->size) {
		ssize_t got = pread(fd, thin->bytes + done, thin->size - done,
				    done);

		if (got <= 0)
			return damaged(thin);
		done += got;
	}
	return 0;
}

/* Reads the blank-padded decimal FIELD of WIDTH characters; false if none. */
static bool read_number(const char *field, size_t width, uint64_t *number)
{
	size_t i;

	*number = 0;
	for (i = 0; i < width && field[i] >= '0' && field[i] <= '9'; i++)
		*number = *number * 10 + (field[i] - '0');
	return i > 0;
}

/*
 * Returns the name of the member with HEADER, to be freed, or NULL when it is
 * damaged or, `/NUMBER:OFFSET', a member of an archive inside the archive.
 */
static char *member_name(const struct thin *thin, const struct ar_hdr *header)
{
	const char *start = header->ar_name;
	const char *end = memchr(start, '/', sizeof(header->ar_name));
	uint64_t offset;

	if (start[0] != '/')
		return end ? osb_printable(start, end - start, 0) : NULL;
	if (!thin->names || memchr(start, ':', sizeof(header->ar_name)) ||
	    !read_number(start + 1, sizeof(header->ar_name) - 1, &offset) ||
	    offset >= thin->names_size)
		return NULL;
	start = thin->names + offset;
	end = memmem(start, thin->names_size - offset, "/\n", 2);
	return end ? osb_printable(start, end - start, 0) : NULL;
}

/* Only the symbol index and the table of names have contents. */
static bool has_contents(const struct ar_hdr *header)
{
	return !memcmp(header->ar_name, "/ ", 2) ||
	       !memcmp(header->ar_name, "// ", 3) ||
	       !memcmp(header->ar_name, "/SYM64/ ", 8);
}

static int visit_member(const struct thin *thin, const struct ar_hdr *header,
			osb_thin_fn fn, void *context)
{
	char *name = member_name(thin, header);
	int result;

	if (!name)
		return damaged(thin);
	result = fn(name, context);
	free(name);
	return result;
}

static int walk_members(struct thin *thin, osb_thin_fn fn, void *context)
{
	uint64_t at = SARMAG;
	uint64_t contents;
	int result;

	while (thin->size - at >= sizeof(struct ar_hdr)) {
		const struct ar_hdr *header =
			(const void *)(thin->bytes + at);

		at += sizeof(*header);
		if (memcmp(header->ar_fmag, ARFMAG, 2) ||
		    !read_number(header->ar_size, sizeof(header->ar_size),
				 &contents))
			return damaged(thin);
		if (!has_contents(header)) {
			result = visit_member(thin, header, fn, context);
			if (result)
				return result;
			continue;
		}
		if (contents > thin->size - at)
			return damaged(thin);
		if (header->ar_name[1] == '/') {
			thin->names = thin->bytes + at;
			thin->names_size = contents;
		}
		at += contents + (contents & 1);
		if (at > thin->size)
			at = thin->size;
	}
	return at == thin->size ? 0 : damaged(thin);
}

int osb_thin_walk(const char *path, int fd, uint64_t size, osb_thin_fn fn,
		  void *context)
{
	struct thin thin = { .path = path, .size = size };
	int result = size < SARMAG ? damaged(&thin) : read_all(&thin, fd);

	if (!result)
		result = walk_members(&thin, fn, context);
	free(thin.bytes);
	return result;
}
