// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Saying, reading, writing.
 */

#include "guest.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void vsay(const char *start, const char *format, va_list args)
{
	static int kmsg = -1;
	char line[900];
	int used;

	if (kmsg < 0)
		kmsg = open("/dev/kmsg", O_WRONLY | O_CLOEXEC);
	used = snprintf(line, sizeof(line), "<6>osb: %s", start);
	vsnprintf(line + used, sizeof(line) - used, format, args);
	if (write(kmsg, line, strlen(line)) < 0)
		_exit(1);
}

void say(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsay("", format, args);
	va_end(args);
}

void verdict(bool good, const char *name, const char *format, ...)
{
	char start[100];
	va_list args;

	snprintf(start, sizeof(start), "%s %s: ", good ? "pass" : "fail", name);
	va_start(args, format);
	vsay(start, format, args);
	va_end(args);
}

bool put(const char *file, const char *text)
{
	int fd = open(file, O_WRONLY | O_APPEND | O_CLOEXEC);
	ssize_t done;

	if (fd < 0)
		return false;
	done = write(fd, text, strlen(text));
	close(fd);
	return done == (ssize_t)strlen(text);
}

void must_put(const char *file, const char *text)
{
	if (!put(file, text))
		verdict(false, file, "cannot write %s: %s", text,
			strerror(errno));
}

bool clear(const char *file)
{
	int fd = open(file, O_WRONLY | O_TRUNC | O_CLOEXEC);

	close(fd);
	return fd >= 0;
}

char *get(const char *file)
{
	size_t size = 0, room = 1 << 16;
	char *text = malloc(room);
	int fd = open(file, O_RDONLY | O_CLOEXEC);
	ssize_t n = -1;

	while (text && fd >= 0 &&
	       (n = read(fd, text + size, room - size - 1)) > 0) {
		size += n;
		if (room - size < 4096)
			text = realloc(text, room *= 2);
	}
	if (fd >= 0)
		close(fd);
	if (n < 0) {
		free(text);
		return NULL;
	}
	text[size] = '\0';
	return text;
}

char *next_line(char **text)
{
	char *line = *text, *end;

	if (!line || !*line)
		return NULL;
	end = strchr(line, '\n');
	if (end)
		*end++ = '\0';
	*text = end;
	return line;
}
