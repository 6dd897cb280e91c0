// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Paths to lists of objects: a file is an object or an archive, a folder is
 * walked.  Nothing below knows what the objects are read for.
 */
#include <ar.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "elf_input.h"
#include "util.h"

/* A file being read into INPUT. */
struct file {
	struct osb_input *input;
	const char *path;
	const char *part;	/* prefix of the names of the objects in it */
	int fd;
	uint64_t size;
};

const char *osb_input_kind_name(enum osb_input_kind kind)
{
	switch (kind) {
	case OSB_INPUT_OBJECT:
		return "object";
	case OSB_INPUT_ARCHIVE:
		return "archive";
	default:
		return "folder";
	}
}

/* A file name may hold anything; what is printed must not. */
static char *make_printable(char *name)
{
	char *printable = osb_printable(name, strlen(name), 0);

	free(name);
	return printable;
}

/* Adds an object to INPUT, which takes over the strings NAME and PART. */
static int add_object(struct osb_input *input, char *name, char *part,
		      Elf *elf, uint64_t size)
{
	struct osb_object *object;

	input->objects = osb_grow(input->objects, input->object_count,
				  sizeof(*input->objects));
	object = &input->objects[input->object_count];
	memset(object, 0, sizeof(*object));
	object->order = input->object_count++;
	object->name = make_printable(name);
	object->part = make_printable(part);
	return osb_object_read(elf, size, object);
}

/* In a folder the archive is part of the name, or members would collide. */
static char *member_part(const struct file *file, const char *member)
{
	if (!*file->part)
		return osb_strdup(member);
	return osb_format("%s(%s)", file->part, member);
}

/* Members that are not ELF, such as the symbol index, are passed over. */
static int read_member(struct file *file, Elf *elf)
{
	Elf_Arhdr *header = elf_getarhdr(elf);
	char *member;
	int result;

	if (elf_kind(elf) != ELF_K_ELF)
		return 0;
	member = osb_printable(header->ar_name, strlen(header->ar_name), 0);
	result = add_object(file->input,
			    osb_format("%s(%s)", file->path, member),
			    member_part(file, member), elf, header->ar_size);
	file->input->objects[file->input->object_count - 1].member = true;
	free(member);
	return result;
}

static int damaged_archive(const struct file *file)
{
	osb_error("%s: damaged archive", file->path);
	return -1;
}

/*
 * Returns where the member after ELF starts, 0 when it is damaged.  libelf
 * reports the end of an archive and a broken header alike.
 */
static uint64_t next_member(const struct file *file, Elf *elf)
{
	int64_t base = elf_getbase(elf);
	Elf_Arhdr *header = elf_getarhdr(elf);

	if (!header || !header->ar_name || base < 0 || header->ar_size < 0 ||
	    (uint64_t)base > file->size ||
	    (uint64_t)header->ar_size > file->size - base)
		return 0;
	/* Members start at even offsets. */
	return base + header->ar_size + (header->ar_size & 1);
}

static int read_archive(struct file *file, Elf *archive)
{
	uint64_t next = SARMAG;
	Elf_Cmd command = ELF_C_READ;
	int result = 0;
	Elf *elf;

	while (!result && command != ELF_C_NULL && next < file->size) {
		elf = elf_begin(file->fd, command, archive);
		if (!elf)
			return damaged_archive(file);
		next = next_member(file, elf);
		result = next ? read_member(file, elf) : damaged_archive(file);
		command = elf_next(elf);
		elf_end(elf);
	}
	if (!result && next < file->size)
		return damaged_archive(file);
	return result;
}

static int open_file(const char *path, uint64_t *size);

/* One member of the thin archive CONTEXT, named relative to it. */
static int read_thin_member(const char *member, void *context)
{
	const struct file *archive = context;
	const char *slash = strrchr(archive->path, '/');
	int folder = slash && *member != '/' ? slash + 1 - archive->path : 0;
	char *path = osb_format("%.*s%s", folder, archive->path, member);
	uint64_t size;
	int fd = open_file(path, &size);
	Elf *elf;
	int result = 0;

	free(path);
	if (fd < 0) {
		osb_error("%s: member of the thin archive %s", member,
			  archive->path);
		return -1;
	}
	elf = elf_begin(fd, ELF_C_READ, NULL);
	if (elf && elf_kind(elf) == ELF_K_ELF)
		result = add_object(archive->input,
				    osb_format("%s(%s)", archive->path, member),
				    member_part(archive, member), elf, size);
	elf_end(elf);
	close(fd);
	return result;
}

static int open_file(const char *path, uint64_t *size)
{
	/* O_NONBLOCK: a pipe of that name must not hang the command. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat status;

	if (fd < 0 || fstat(fd, &status)) {
		osb_error("%s: %s", path, strerror(errno));
		if (fd >= 0)
			close(fd);
		return -1;
	}
	if (!S_ISREG(status.st_mode)) {
		osb_error("%s: not a regular file", path);
		close(fd);
		return -1;
	}
	*size = status.st_size;
	return fd;
}

static int unknown_file(const struct file *file)
{
	if (file->input->kind == OSB_INPUT_FOLDER)
		return 0;
	osb_error("%s: neither an object nor an archive", file->path);
	return -1;
}

/* Sets the kind of an input that is one file; a folder stays a folder. */
static void set_kind(struct osb_input *input, enum osb_input_kind kind)
{
	if (input->kind != OSB_INPUT_FOLDER)
		input->kind = kind;
}

static int read_thin(struct file *file)
{
	/* The members are files of their own; a folder meets them anyway. */
	if (file->input->kind == OSB_INPUT_FOLDER) {
		file->input->skipped_thin++;
		return 0;
	}
	set_kind(file->input, OSB_INPUT_ARCHIVE);
	return osb_thin_walk(file->path, file->fd, file->size,
			     read_thin_member, file);
}

static int read_elf(struct file *file, Elf *elf)
{
	switch (elf ? elf_kind(elf) : ELF_K_NONE) {
	case ELF_K_ELF:
		return add_object(file->input, osb_strdup(file->path),
				  osb_strdup(file->part), elf, file->size);
	case ELF_K_AR:
		set_kind(file->input, OSB_INPUT_ARCHIVE);
		return read_archive(file, elf);
	default:
		return unknown_file(file);
	}
}

static int read_file(struct osb_input *input, const char *path,
		     const char *part)
{
	struct file file = { .input = input, .path = path, .part = part };
	int result;
	Elf *elf;

	file.fd = open_file(path, &file.size);
	if (file.fd < 0)
		return -1;
	if (osb_thin_is(file.fd)) {
		result = read_thin(&file);
	} else {
		elf = elf_begin(file.fd, ELF_C_READ, NULL);
		result = read_elf(&file, elf);
		elf_end(elf);
	}
	close(file.fd);
	return result;
}

static bool has_suffix(const char *name, const char *suffix)
{
	size_t length = strlen(name), tail = strlen(suffix);

	return length > tail && !strcmp(name + length - tail, suffix);
}

/* Names with a leading dot are temporary files of build systems. */
static int read_entry(struct osb_input *input, FTS *walk, FTSENT *entry)
{
	const char *part;

	switch (entry->fts_info) {
	case FTS_D:
		if (entry->fts_level > 0 && entry->fts_name[0] == '.')
			fts_set(walk, entry, FTS_SKIP);
		return 0;
	case FTS_DNR:
	case FTS_ERR:
	case FTS_NS:
		osb_error("%s: %s", entry->fts_path,
			  strerror(entry->fts_errno));
		return -1;
	case FTS_F:
		if (entry->fts_name[0] == '.' ||
		    (!has_suffix(entry->fts_name, ".o") &&
		     !has_suffix(entry->fts_name, ".a")))
			return 0;
		part = entry->fts_path + strlen(input->path);
		return read_file(input, entry->fts_path,
				 part + strspn(part, "/"));
	default:
		return 0;
	}
}

static int read_folder(struct osb_input *input)
{
	char *paths[] = { (char *)input->path, NULL };
	FTSENT *entry;
	int result = 0;
	FTS *walk;

	/* Symbolic links are not followed: they lead to loops and doubles. */
	walk = fts_open(paths, FTS_PHYSICAL | FTS_COMFOLLOW | FTS_NOCHDIR,
			NULL);
	if (!walk) {
		osb_error("%s: %s", input->path, strerror(errno));
		return -1;
	}
	errno = 0;
	while (!result && (entry = fts_read(walk)))
		result = read_entry(input, walk, entry);
	if (!result && errno) {
		osb_error("%s: %s", input->path, strerror(errno));
		result = -1;
	}
	fts_close(walk);
	return result;
}

static int compare_parts(const void *a, const void *b)
{
	const struct osb_object *x = a, *y = b;
	int order = strcmp(x->part, y->part);

	return order ? order : x->order < y->order ? -1 : 1;
}

/*
 * An archive may hold several members of one name: the second becomes
 * `name#2', so that parts are unique and pair up in order.
 */
static void number_parts(struct osb_input *input)
{
	size_t i, j, same;

	for (i = 0; i < input->object_count; i += same) {
		struct osb_object *first = &input->objects[i];

		for (same = 1; i + same < input->object_count; same++)
			if (strcmp(first->part, first[same].part))
				break;
		for (j = 1; j < same; j++) {
			free(first[j].part);
			first[j].part = osb_format("%s#%zu", first->part,
						   j + 1);
		}
	}
}

static void sort_objects(struct osb_input *input)
{
	if (!input->objects)
		return;
	qsort(input->objects, input->object_count, sizeof(*input->objects),
	      compare_parts);
	number_parts(input);
	/* A member may really be called name#2. */
	qsort(input->objects, input->object_count, sizeof(*input->objects),
	      compare_parts);
}

int osb_input_read(const char *path, struct osb_input *input)
{
	struct stat status;
	int result;

	memset(input, 0, sizeof(*input));
	input->path = path;
	if (stat(path, &status)) {
		osb_error("%s: %s", path, strerror(errno));
		return -1;
	}
	if (S_ISDIR(status.st_mode)) {
		input->kind = OSB_INPUT_FOLDER;
		result = read_folder(input);
	} else {
		result = read_file(input, path, "");
	}
	if (result)
		return -1;
	sort_objects(input);
	if (input->kind == OSB_INPUT_FOLDER)
		osb_folder_mark(input);
	return 0;
}

void osb_input_free(struct osb_input *input)
{
	size_t i;

	for (i = 0; i < input->object_count; i++)
		osb_object_free(&input->objects[i]);
	free(input->objects);
	memset(input, 0, sizeof(*input));
}
