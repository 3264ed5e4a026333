#include "app/settings.h"

#include "base/keyed.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "base/number.h"
#include "base/told.h"
#include "base/utf8.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum form { FORM_WORD, FORM_TEXT, FORM_YES_NO, FORM_CHOICE, FORM_PERCENT }; /* a word is without blanks, a text is the rest of the line */

struct field {
  const char *key;
  enum form form;
  size_t offset, size;
  const char *choice[5];  /* of FORM_CHOICE, by value */
  const char *none;       /* of FORM_WORD: what stands for "" */
  const char *comment;    /* above it in a new file */
};
#define AT(member) offsetof(struct settings, member), sizeof(((struct settings *)NULL)->member)

/* To add a setting: its member, its value in settings_init, and a row here. */
static const struct field fields[] = {
  {.key = "language", .form = FORM_WORD, AT(language), .none = "system", .comment = "a language such as en or pt-BR, or system"},
  {.key = "theme", .form = FORM_WORD, AT(theme), .comment = "the name of a theme's file, such as light, dark or wooden"},
  {.key = "text-size", .form = FORM_PERCENT, AT(text_size), .comment = "percent of the normal size, 80 to 200"},
  {.key = "full-screen", .form = FORM_YES_NO, AT(full_screen), .comment = "yes or no"},
  {.key = "animation", .form = FORM_CHOICE, AT(motion), {"none", "fast", "normal", "slow"}, .comment = "none, fast, normal or slow"},
  {.key = "coordinates", .form = FORM_YES_NO, AT(coordinates), .comment = "names of rows and columns beside the board: yes or no"},
  {.key = "patterns", .form = FORM_CHOICE, AT(patterns), {"auto", "always", "never"},
   .comment = "signs on the pieces: always, never or auto, which is in games of more than two colours"},
  {.key = "sound", .form = FORM_YES_NO, AT(sound), .comment = "yes or no"},
  {.key = "speak", .form = FORM_YES_NO, AT(speak), .comment = "whether what is pointed at and played is said: yes or no"},
  {.key = "speak-command", .form = FORM_TEXT, AT(speak_command),
   .comment = "the command that says it, such as spd-say; it gets the text as its last argument. Without one, the text goes to standard error"},
};
enum { FIELDS = sizeof fields / sizeof *fields };

void settings_init(struct settings *settings)
{
  memset(settings, 0, sizeof *settings);
  snprintf(settings->theme, sizeof settings->theme, "light");
  settings->motion = MOTION_NORMAL;
  settings->coordinates = settings->sound = true;
  settings->text_size = 100;
}

static void *at(struct settings *settings, const struct field *field) { return (char *)settings + field->offset; }
static const void *in(const struct settings *settings, const struct field *field) { return (const char *)settings + field->offset; }

static bool same(const struct field *field, const struct settings *a, const struct settings *b)
{
  if (field->form == FORM_WORD || field->form == FORM_TEXT) return !strcmp(in(a, field), in(b, field));
  return !memcmp(in(a, field), in(b, field), field->size);
}

bool settings_same(const struct settings *a, const struct settings *b)
{
  for (int i = 0; i < FIELDS; i++)
    if (!same(&fields[i], a, b)) return false;
  return true;
}

void settings_follow(struct settings *settings, const struct settings *before, const struct settings *after)
{
  for (int i = 0; i < FIELDS; i++)
    if (!same(&fields[i], before, after)) memcpy(at(settings, &fields[i]), in(after, &fields[i]), fields[i].size);
}

static const struct field *field_of(const char *key)
{
  for (int i = 0; i < FIELDS; i++)
    if (!strcmp(fields[i].key, key)) return &fields[i];
  return NULL;
}

/* ---- values ---- */

static bool is_clean(const char *value)
{
  char *copy = memory_text(value);
  utf8_clean(copy);
  bool clean = !strcmp(copy, value);
  free(copy);
  return clean;
}

/* What was expected instead is added to `expected`, told. */
static bool read_text(const struct field *field, char *out, const char *value, struct strbuf *expected)
{
  bool word = field->form == FORM_WORD, fits = strlen(value) < field->size;
  if (fits && is_clean(value) && (!word || (*value && !strpbrk(value, " \t")))) {
    snprintf(out, field->size, "%s", field->none && !strcmp(value, field->none) ? "" : value);
    return true;
  }
  if (word) told_add(expected, "error.settings.word", "one word of at most {limit:%zu} letters", field->size - 1);
  else told_add(expected, "error.settings.text", "a line of at most {limit:%zu} letters", field->size - 1);
  return false;
}

static bool read_choice(const struct field *field, void *out, const char *value, struct strbuf *expected)
{
  for (int i = 0; field->choice[i]; i++)
    if (!strcmp(field->choice[i], value)) {
      memcpy(out, &i, sizeof i);
      return true;
    }
  for (int i = 0; field->choice[i]; i++) strbuf_addf(expected, "%s%s", i == 0 ? "" : field->choice[i + 1] ? ", " : TOLD_OR, field->choice[i]);
  return false;
}

static bool read_value(struct settings *settings, const struct field *field, const char *value, struct strbuf *expected)
{
  int64_t number;
  void *out = at(settings, field);
  switch (field->form) {
  case FORM_WORD:
  case FORM_TEXT: return read_text(field, out, value, expected);
  case FORM_CHOICE: return read_choice(field, out, value, expected);
  case FORM_PERCENT:
    if (number_parse(&number, value, TEXT_SIZE_LEAST, TEXT_SIZE_MOST)) return *(int *)out = (int)number, true;
    told_add(expected, "error.settings.number", "a whole number from {min:%d} to {max:%d}", TEXT_SIZE_LEAST, TEXT_SIZE_MOST);
    return false;
  case FORM_YES_NO:
    if (!strcmp(value, "yes")) return *(bool *)out = true;
    if (!strcmp(value, "no")) return *(bool *)out = false, true;
  }
  strbuf_add(expected, "yes" TOLD_OR "no");
  return false;
}

static void write_value(struct strbuf *out, const struct settings *settings, const struct field *field)
{
  const void *value = in(settings, field);
  const char *text = value;
  switch (field->form) {
  case FORM_WORD: strbuf_add(out, *text || !field->none ? text : field->none); break;
  case FORM_TEXT: strbuf_add(out, text); break;
  case FORM_CHOICE: strbuf_add(out, field->choice[*(const int *)value]); break;
  case FORM_PERCENT: strbuf_addf(out, "%d", *(const int *)value); break;
  case FORM_YES_NO: strbuf_add(out, *(const bool *)value ? "yes" : "no"); break;
  }
}

/* ---- reading ---- */

static void unknown_key(struct strbuf *faults, const char *key)
{
  const char *known[FIELDS];
  for (int i = 0; i < FIELDS; i++) known[i] = fields[i].key;
  const char *near = nearest_word(key, known, FIELDS);
  if (near) {
    told_add(faults, "error.settings.near", "there is no setting '{line:%s}'; the nearest is '{near:%s}'", key, near);
    return;
  }
  struct strbuf all;
  strbuf_init(&all);
  for (int i = 0; i + 1 < FIELDS; i++) strbuf_addf(&all, "%s%s", i ? ", " : "", known[i]);
  told_add(faults, "error.settings.unknown", "there is no setting '{line:%s}'; there are {all:%s} and {last:%s}", key, all.text, known[FIELDS - 1]);
  strbuf_release(&all);
}

void settings_read(struct settings *settings, const char *text, const char *path, struct strbuf *faults)
{
  char *copy = memory_text(text);
  int said[FIELDS] = {0};
  struct keyed keyed;
  struct strbuf expected;
  strbuf_init(&expected);
  keyed_init(&keyed, copy);
  while (keyed_next(&keyed)) {
    const struct field *field = field_of(keyed.key);
    int *first = field ? &said[field - fields] : NULL;
    strbuf_clear(&expected);
    if (field && field->form != FORM_TEXT) keyed_remark(keyed.value);
    if (first && !*first && read_value(settings, field, keyed.value, &expected)) {
      *first = keyed.line;
      continue;
    }
    strbuf_addf(faults, "%s:%d: ", path, keyed.line);
    if (!field) unknown_key(faults, keyed.key);
    else if (*first) told_add(faults, "error.settings.twice", "'{key:%s}' stands already in line {line:%d}, and that one counts", keyed.key, *first);
    else told_add(faults, "error.settings.expected", "{line:%s}: expected {what:@%s}, not '{found:%.60s}'", keyed.key, expected.text, keyed.value);
    strbuf_add_char(faults, '\n');
  }
  strbuf_release(&expected);
  free(copy);
}

int settings_line(const char *text, const char *key)
{
  char *copy = memory_text(text);
  struct keyed keyed;
  int line = 0;
  keyed_init(&keyed, copy);
  while (!line && keyed_next(&keyed))
    if (!strcmp(keyed.key, key)) line = keyed.line;
  free(copy);
  return line;
}

/* ---- writing ---- */

static void write_line(struct strbuf *out, const struct settings *settings, const struct field *field, const char *remark)
{
  size_t start = out->length;
  strbuf_addf(out, "%s ", field->key);
  write_value(out, settings, field);
  while (out->length > start && out->text[out->length - 1] == ' ') out->text[--out->length] = '\0'; /* where there is no value */
  strbuf_addf(out, "%s\n", remark);
}

void settings_changes(struct strbuf *out, const struct settings *before, const struct settings *after)
{
  for (int i = 0; i < FIELDS; i++)
    if (!same(&fields[i], before, after)) write_line(out, after, &fields[i], "");
}

enum place { PLACE_NONE, PLACE_WRONG, PLACE_WRITTEN }; /* whether a setting has its line: one with a wrong value is kept for its writer */

/* The setting that a line says, if it is to be written anew: it says another value, or a wrong one though the player has set it since. Then the
   remark behind its value is appended. */
static const struct field *outdated(const char *line, const struct settings *settings, enum place place[FIELDS], struct strbuf *remark)
{
  char *copy = memory_text(line);
  struct keyed keyed;
  struct settings read, initial;
  struct strbuf expected;
  const struct field *field = NULL;
  strbuf_init(&expected);
  settings_init(&read), settings_init(&initial);
  keyed_init(&keyed, copy);
  if (keyed_next(&keyed)) field = field_of(keyed.key);
  if (field && place[field - fields] == PLACE_WRITTEN) field = NULL;
  if (field) {
    const char *behind = field->form == FORM_TEXT ? "" : keyed_remark(keyed.value);
    bool good = read_value(&read, field, keyed.value, &expected);
    place[field - fields] = good || !same(field, settings, &initial) ? PLACE_WRITTEN : PLACE_WRONG;
    if (same(field, settings, good ? &read : &initial)) field = NULL;
    else if (*behind) strbuf_addf(remark, " %s", behind);
  }
  strbuf_release(&expected);
  free(copy);
  return field;
}

void settings_write(struct strbuf *out, const struct settings *settings, const char *before)
{
  enum place place[FIELDS] = {PLACE_NONE};
  if (!*before) strbuf_add(out, "# Salto's settings, one a line. The program keeps what follows a # and lines that it does not know.\n");
  char *copy = memory_text(before);
  struct strbuf remark;
  strbuf_init(&remark);
  for (char *line = copy, *end; *line; line = end) {
    end = line + strcspn(line, "\n");
    if (*end) *end++ = '\0';
    strbuf_clear(&remark);
    const struct field *field = outdated(line, settings, place, &remark);
    if (field) write_line(out, settings, field, remark.text);
    else strbuf_addf(out, "%s\n", line);
  }
  strbuf_release(&remark);
  free(copy);
  for (int i = 0; i < FIELDS; i++) {
    if (place[i] != PLACE_NONE) continue;
    strbuf_addf(out, "\n# %s\n", fields[i].comment);
    write_line(out, settings, &fields[i], "");
  }
}
