// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * One ELF object: text sections, functions, source files, record sections.
 *
 * The input may be damaged or hostile.  Everything that an index, offset or
 * size of the file points to is checked here, so that the rest of the command
 * can trust a struct osb_object.
 */
#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#include "elf_input.h"
#include "records.h"
#include "util.h"

struct reader {
	Elf *elf;
	uint64_t size;		/* of the file or archive member */
	struct osb_object *object;
	size_t names;		/* section that names the sections */
	size_t section_count;
	size_t *text_of;	/* per section: 1 + index into texts, or 0 */
	Elf_Scn *symbols;	/* the symbol table, or NULL */
	size_t symbols_index;
	Elf_Data *extended;	/* section indices above SHN_LORESERVE */
};

static int damaged(const struct reader *reader, const char *what)
{
	osb_error("%s: damaged object: %s", reader->object->name, what);
	return -1;
}

static bool starts_with_part(const char *name, const char *prefix)
{
	size_t length = strlen(prefix);

	return !strncmp(name, prefix, length) &&
	       (name[length] == '\0' || name[length] == '.');
}

/* GCC's cold section and LLVM's, alone or with -ffunction-sections. */
static bool is_cold_section(const char *name)
{
	return starts_with_part(name, ".text.unlikely") ||
	       starts_with_part(name, ".text.split");
}

static int add_text(struct reader *reader, size_t index, const char *name,
		    uint64_t size)
{
	struct osb_object *object = reader->object;
	struct osb_text *text;

	object->texts = osb_grow(object->texts, object->text_count,
				 sizeof(*object->texts));
	text = &object->texts[object->text_count++];
	text->index = index;
	text->size = size;
	text->cold = is_cold_section(name);
	reader->text_of[index] = object->text_count;
	return 0;
}

static int add_records(struct reader *reader, Elf_Scn *section, uint64_t size)
{
	struct osb_object *object = reader->object;
	Elf_Data *data = elf_rawdata(section, NULL);
	struct osb_blob *blob;

	if (!size)
		return 0;
	if (!data || !data->d_buf || data->d_size != size)
		return damaged(reader, "the record section has no contents");
	object->records = osb_grow(object->records, object->record_count,
				   sizeof(*object->records));
	blob = &object->records[object->record_count++];
	blob->bytes = osb_alloc(data->d_size, 1);
	blob->size = data->d_size;
	memcpy(blob->bytes, data->d_buf, data->d_size);
	return 0;
}

static int read_section(struct reader *reader, Elf_Scn *section)
{
	size_t index = elf_ndxscn(section);
	const char *name;
	GElf_Shdr header;

	if (index >= reader->section_count || !gelf_getshdr(section, &header))
		return damaged(reader, "unreadable section header");
	if (header.sh_type != SHT_NOBITS && header.sh_type != SHT_NULL &&
	    (header.sh_offset > reader->size ||
	     header.sh_size > reader->size - header.sh_offset))
		return damaged(reader, "a section ends after the file");
	name = elf_strptr(reader->elf, reader->names, header.sh_name);
	if (!name)
		return damaged(reader, "a section has no valid name");

	if (header.sh_type == SHT_SYMTAB) {
		reader->symbols = section;
		reader->symbols_index = index;
	}
	if (header.sh_flags & SHF_EXECINSTR)
		return add_text(reader, index, name, header.sh_size);
	if (!strcmp(name, OSB_RECORD_SECTION))
		return add_records(reader, section, header.sh_size);
	return 0;
}

/*
 * libelf takes a section table that lies outside the file for none at all;
 * a truncated object must not pass for one without records.
 */
static int check_section_table(const struct reader *reader,
			       const GElf_Ehdr *header)
{
	if (!header->e_shoff)
		return 0;
	if (!reader->section_count || header->e_shoff > reader->size ||
	    reader->section_count >
	    (reader->size - header->e_shoff) / header->e_shentsize)
		return damaged(reader, "the section table ends after the file");
	return 0;
}

static int read_sections(struct reader *reader)
{
	Elf_Scn *section = NULL;
	GElf_Ehdr header;

	if (!gelf_getehdr(reader->elf, &header) ||
	    elf_getshdrnum(reader->elf, &reader->section_count))
		return damaged(reader, "unreadable ELF header");
	reader->object->machine = header.e_machine;
	reader->object->class = gelf_getclass(reader->elf);
	reader->object->linked = header.e_type != ET_REL;
	if (header.e_shoff && !header.e_shentsize)
		return damaged(reader, "section headers of size 0");
	if (check_section_table(reader, &header))
		return -1;
	if (!reader->section_count)
		return 0;
	if (elf_getshdrstrndx(reader->elf, &reader->names))
		return damaged(reader, "no names of sections");

	reader->text_of = osb_alloc(reader->section_count,
				    sizeof(*reader->text_of));
	while ((section = elf_nextscn(reader->elf, section)))
		if (read_section(reader, section))
			return -1;
	return 0;
}

/*
 * Finds the section of SYMBOL, number NUMBER.  Returns 1 + its index into the
 * texts, 0 when it is not code of this object, or -1 after a message.
 */
static long symbol_text(struct reader *reader, const GElf_Sym *symbol,
			Elf32_Word extended)
{
	size_t index = symbol->st_shndx;

	if (index == SHN_XINDEX)
		index = reader->extended ? extended : reader->section_count;
	else if (index >= SHN_LORESERVE)
		return 0;
	if (index >= reader->section_count)
		return damaged(reader, "a symbol is in no section");
	return reader->text_of[index];
}

static int add_function(struct reader *reader, const GElf_Sym *symbol,
			Elf32_Word extended, const char *name)
{
	struct osb_object *object = reader->object;
	long text = symbol_text(reader, symbol, extended);
	struct osb_function *function;

	if (text <= 0)
		return text;
	if (symbol->st_size > object->texts[text - 1].size)
		return damaged(reader, "a function is larger than its section");
	object->functions = osb_grow(object->functions, object->function_count,
				     sizeof(*object->functions));
	function = &object->functions[object->function_count++];
	function->name = osb_printable(name, strlen(name), 0);
	function->value = symbol->st_value;
	function->size = symbol->st_size;
	function->text = text - 1;
	function->binding = GELF_ST_BIND(symbol->st_info);
	function->alias_of = NULL;
	return 0;
}

static void add_file(struct osb_object *object, const char *name)
{
	/* ld -r may end the list of a file with one that has no name. */
	if (!*name)
		return;
	object->files = osb_grow(object->files, object->file_count,
				 sizeof(*object->files));
	object->files[object->file_count++] = osb_strdup(name);
}

static int read_symbol(struct reader *reader, const GElf_Sym *symbol,
		       Elf32_Word extended, size_t strings)
{
	unsigned int type = GELF_ST_TYPE(symbol->st_info);
	const char *name;

	if (type != STT_FILE && type != STT_FUNC && type != STT_GNU_IFUNC)
		return 0;
	name = elf_strptr(reader->elf, strings, symbol->st_name);
	if (!name)
		return damaged(reader, "a symbol has no valid name");
	if (type != STT_FILE) {
		if (!symbol->st_size || symbol->st_shndx == SHN_UNDEF)
			return 0;
		return add_function(reader, symbol, extended, name);
	}
	add_file(reader->object, name);
	return 0;
}

/* Objects with more than 65,279 sections keep the indices in a table. */
static int find_extended(struct reader *reader)
{
	Elf_Scn *section = NULL;
	GElf_Shdr header;

	while ((section = elf_nextscn(reader->elf, section))) {
		if (!gelf_getshdr(section, &header))
			return damaged(reader, "unreadable section header");
		if (header.sh_type == SHT_SYMTAB_SHNDX &&
		    header.sh_link == reader->symbols_index)
			reader->extended = elf_getdata(section, NULL);
	}
	return 0;
}

static int read_symbols(struct reader *reader)
{
	Elf32_Word extended;
	GElf_Shdr header;
	GElf_Sym symbol;
	Elf_Data *data;
	size_t i;

	if (!reader->symbols)
		return 0;
	if (find_extended(reader))
		return -1;
	data = elf_getdata(reader->symbols, NULL);
	if (!data || !gelf_getshdr(reader->symbols, &header) ||
	    !header.sh_entsize)
		return damaged(reader, "unreadable symbol table");
	reader->object->has_symbols = true;
	for (i = 1; i < header.sh_size / header.sh_entsize; i++) {
		extended = 0;
		if (!gelf_getsymshndx(data, reader->extended, i, &symbol,
				      &extended))
			return damaged(reader, "unreadable symbol");
		if (read_symbol(reader, &symbol, extended, header.sh_link))
			return -1;
	}
	return 0;
}

static unsigned int binding_rank(unsigned int binding)
{
	return binding == STB_GLOBAL ? 0 : binding == STB_WEAK ? 1 : 2;
}

/* Names of the same code next to each other, the one that counts first. */
static int compare_places(const void *a, const void *b)
{
	const struct osb_function *x = a, *y = b;
	unsigned int rank_x = binding_rank(x->binding);
	unsigned int rank_y = binding_rank(y->binding);

	if (x->text != y->text)
		return x->text < y->text ? -1 : 1;
	if (x->value != y->value)
		return x->value < y->value ? -1 : 1;
	if (x->size != y->size)
		return x->size < y->size ? -1 : 1;
	if (rank_x != rank_y)
		return rank_x < rank_y ? -1 : 1;
	return strcmp(x->name, y->name);
}

static int compare_names(const void *a, const void *b)
{
	const struct osb_function *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : compare_places(a, b);
}

static bool same_place(const struct osb_function *a,
		       const struct osb_function *b)
{
	return a->text == b->text && a->value == b->value && a->size == b->size;
}

static void find_aliases(struct osb_object *object)
{
	struct osb_function *functions = object->functions;
	struct osb_function *counts = functions;
	size_t i;

	if (!functions)
		return;
	qsort(functions, object->function_count, sizeof(*functions),
	      compare_places);
	for (i = 1; i < object->function_count; i++) {
		if (same_place(counts, &functions[i]))
			functions[i].alias_of = counts->name;
		else
			counts = &functions[i];
	}
	qsort(functions, object->function_count, sizeof(*functions),
	      compare_names);
}

static int compare_strings(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

int osb_object_read(Elf *elf, uint64_t size, struct osb_object *object)
{
	struct reader reader = {
		.elf = elf,
		.size = size,
		.object = object,
	};
	int result = read_sections(&reader);

	if (!result)
		result = read_symbols(&reader);
	free(reader.text_of);
	find_aliases(object);
	if (object->files)
		qsort(object->files, object->file_count,
		      sizeof(*object->files), compare_strings);
	return result;
}

void osb_object_free(struct osb_object *object)
{
	size_t i;

	for (i = 0; i < object->function_count; i++)
		free(object->functions[i].name);
	for (i = 0; i < object->file_count; i++)
		free(object->files[i]);
	for (i = 0; i < object->record_count; i++)
		free(object->records[i].bytes);
	free(object->texts);
	free(object->functions);
	free(object->files);
	free(object->records);
	free(object->name);
	free(object->part);
}
