/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Objects, archives and build folders as the commands see them: lists of
 * objects, each with its text sections, functions and record sections.  All
 * ELF reading, through libelf, is behind this interface.
 */
#ifndef OSB_ELF_INPUT_H
#define OSB_ELF_INPUT_H

#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A section with executable code. */
struct osb_text {
	size_t index;		/* in the object's section table */
	uint64_t size;		/* bytes */
	bool cold;		/* by name: .text.unlikely*, .text.split* */
};

/* A function symbol with a size. */
struct osb_function {
	char *name;		/* printable */
	uint64_t value;		/* st_value */
	uint64_t size;		/* bytes */
	size_t text;		/* index into the object's texts */
	unsigned int binding;	/* STB_... */
	const char *alias_of;	/* same code, which counts instead */
};

/* The bytes of one .discard.osb section. */
struct osb_blob {
	char *bytes;
	size_t size;
};

/* Does an object of a folder count, or is it there twice? */
enum osb_double {
	OSB_COUNTS,
	OSB_COPY,		/* of an object that counts */
	OSB_COMBINED,		/* from objects that are in the folder too */
	OSB_DOUBLES
};

struct osb_object {
	char *name;		/* to print: path, or path(member) */
	char *part;		/* name inside the input, "" for an object */
	size_t order;		/* in which the input was read */
	bool member;		/* of an archive */
	enum osb_double twice;
	unsigned int machine;	/* EM_... */
	int class;		/* ELFCLASS... */
	bool linked;		/* not relocatable: sections are merged */
	bool has_symbols;

	struct osb_text *texts;
	size_t text_count;
	struct osb_function *functions;	/* sorted by name */
	size_t function_count;
	char **files;		/* sorted: names of the STT_FILE symbols */
	size_t file_count;
	struct osb_blob *records;
	size_t record_count;
};

enum osb_input_kind {
	OSB_INPUT_OBJECT,
	OSB_INPUT_ARCHIVE,
	OSB_INPUT_FOLDER,
};

struct osb_input {
	const char *path;	/* as given, not owned */
	enum osb_input_kind kind;
	struct osb_object *objects;	/* sorted by part */
	size_t object_count;
	size_t skipped_thin;	/* thin archives in a folder */
};

/*
 * Reads what PATH names into INPUT.  A file that is neither object nor archive
 * is an error, except below a folder, where only *.o and *.a are looked at.
 * Returns 0, or -1 after a message on stderr.  In both cases the caller calls
 * osb_input_free().
 */
int osb_input_read(const char *path, struct osb_input *input);
void osb_input_free(struct osb_input *input);

/* Returns `object', `archive' or `folder'. */
const char *osb_input_kind_name(enum osb_input_kind kind);

/*
 * Fills OBJECT, whose name and part are set, from ELF, which is SIZE bytes
 * long.  Returns 0, or -1 after a message when the ELF is damaged.
 */
int osb_object_read(Elf *elf, uint64_t size, struct osb_object *object);
void osb_object_free(struct osb_object *object);

/* What osb_thin_walk() calls; a nonzero return value ends the walk. */
typedef int (*osb_thin_fn)(const char *member, void *context);

/*
 * Is the file FD a thin archive?  libelf does not know them.
 */
bool osb_thin_is(int fd);

/*
 * Calls FN with the stored name of each member of the thin archive FD, SIZE
 * bytes long; PATH is for messages.  Returns 0, what FN returned, or -1 after
 * a message when the archive is damaged.
 */
int osb_thin_walk(const char *path, int fd, uint64_t size, osb_thin_fn fn,
		  void *context);

/*
 * Marks in a folder's list what would count twice: combined objects whose
 * parts are there too, and copies.  Both stay in the list.
 */
void osb_folder_mark(struct osb_input *input);

#endif
