#include "app/edit.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

static size_t limit_of(const struct edit *edit) { return edit->limit && edit->limit < EDIT_SIZE ? edit->limit : EDIT_SIZE - 1; }

/* ---- places ---- */

/* A letter and the accents over it are one. */
static size_t next_place(const char *text, size_t at)
{
  const char *c = text + at;
  if (!utf8_next(&c)) return at;
  for (const char *mark = c; utf8_is_mark(utf8_next(&mark)); c = mark) continue;
  return (size_t)(c - text);
}

static size_t place_before(const char *text, size_t at)
{
  size_t place = 0;
  for (size_t next; (next = next_place(text, place)) < at && next > place; place = next) continue;
  return at == 0 ? 0 : place;
}

static size_t led(const struct edit *edit, enum edit_way way)
{
  const char *text = edit->text;
  size_t at = edit->cursor;
  switch (way) {
  case EDIT_LEFT: return place_before(text, at);
  case EDIT_RIGHT: return next_place(text, at);
  case EDIT_WORD_LEFT:
    while (at > 0 && text[at - 1] == ' ') at--;
    while (at > 0 && text[at - 1] != ' ') at--;
    return at;
  case EDIT_WORD_RIGHT: at += strcspn(text + at, " "); return at + strspn(text + at, " ");
  case EDIT_START: return 0;
  default: return strlen(text);
  }
}

/* ---- what is selected ---- */

bool edit_selection(const struct edit *edit, size_t *from, size_t *to)
{
  *from = edit->cursor < edit->mark ? edit->cursor : edit->mark;
  *to = edit->cursor < edit->mark ? edit->mark : edit->cursor;
  return *from < *to;
}

void edit_select_all(struct edit *edit)
{
  edit->mark = 0;
  edit->cursor = strlen(edit->text);
}

bool edit_go(struct edit *edit, enum edit_way way, bool select)
{
  size_t from, to, before = edit->cursor, mark = edit->mark;
  bool selected = edit_selection(edit, &from, &to);
  if (selected && !select && (way == EDIT_LEFT || way == EDIT_RIGHT)) edit->cursor = way == EDIT_LEFT ? from : to;
  else edit->cursor = led(edit, way);
  if (!select) edit->mark = edit->cursor;
  return edit->cursor != before || edit->mark != mark;
}

void edit_put(struct edit *edit, size_t at, bool select)
{
  size_t place = 0;
  for (size_t next; (next = next_place(edit->text, place)) <= at && next > place; place = next) continue;
  edit->cursor = place;
  if (!select) edit->mark = place;
}

/* ---- changes ---- */

static bool cut(struct edit *edit, size_t from, size_t to)
{
  memmove(edit->text + from, edit->text + to, strlen(edit->text + to) + 1);
  edit->cursor = edit->mark = from;
  return from < to;
}

bool edit_delete(struct edit *edit, enum edit_way way)
{
  size_t from, to;
  if (edit_selection(edit, &from, &to)) return cut(edit, from, to);
  size_t other = led(edit, way);
  return other < edit->cursor ? cut(edit, other, edit->cursor) : cut(edit, edit->cursor, other);
}

/* Lines joined by one character; those that are empty are none. */
static void join_lines(char *text, char line_end)
{
  char *to = text;
  for (char *line = text; *line;) {
    size_t length = strcspn(line, "\r\n"), rest = strspn(line + length, "\r\n");
    bool last = !line[length + rest];
    if (strspn(line, " \t") < length) {
      if (to > text) *to++ = line_end;
      memmove(to, line, length);
      to += length;
    }
    line += length + rest;
    if (last) break;
  }
  *to = '\0';
}

bool edit_insert(struct edit *edit, const char *text)
{
  size_t from, to;
  bool changed = edit_selection(edit, &from, &to) && cut(edit, from, to);
  char *clean = memory_text(text);
  if (edit->line_end && strpbrk(clean, "\r\n")) join_lines(clean, edit->line_end);
  utf8_clean(clean);
  size_t length = strlen(edit->text), room = limit_of(edit) - (length < limit_of(edit) ? length : limit_of(edit)), fits = 0;
  for (size_t next; (next = next_place(clean, fits)) <= room && next > fits; fits = next) continue;
  memmove(edit->text + edit->cursor + fits, edit->text + edit->cursor, length - edit->cursor + 1);
  memcpy(edit->text + edit->cursor, clean, fits);
  edit->mark = edit->cursor += fits;
  free(clean);
  return changed || fits > 0;
}

void edit_set(struct edit *edit, const char *text)
{
  edit->text[0] = '\0';
  edit->cursor = edit->mark = 0;
  edit_insert(edit, text);
}
