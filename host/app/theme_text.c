#include "app/theme_text.h"

#include "base/keyed.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "base/number.h"
#include "base/told.h"
#include "base/utf8.h"
#include "platform/locale.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what a line may say ---- */

struct role {
  const char *key;
  size_t offset;
  bool faint; /* a strength may follow the colour: "#F0C75E 45%" */
};
#define ROLE(key, member) {key, offsetof(struct theme, member), false}
#define FAINT(key, member) {key, offsetof(struct theme, member), true}

/* To add a role: a member of struct theme and a row here; then it is a must for every theme. */
static const struct role roles[] = {
  ROLE("ground", ground), ROLE("surface", surface), ROLE("raised", raised), ROLE("line", line), ROLE("ink", ink), ROLE("muted", muted),
  ROLE("accent", accent), ROLE("accent-soft", accent_soft), ROLE("on-accent", on_accent), ROLE("danger", danger),
  ROLE("board", board), ROLE("pale", pale), ROLE("grid", grid), ROLE("rim", rim), ROLE("hole", hole), ROLE("hollow", hollow),
  FAINT("last", last), ROLE("way", way),
};
enum { ROLES = sizeof roles / sizeof *roles, PARTS = 3, COLOURS = ROLES + PAINTS * PARTS };

static const char *const parts[PARTS] = {"face", "edge", "ink"};
static const size_t part_offset[PARTS] = {offsetof(struct paint, face), offsetof(struct paint, edge), offsetof(struct paint, ink)};

enum { KEY_SIZE = 24 };

/* Number `i` of all the colours a theme has: its key and where it is. */
static struct role colour_role(int i, char key[KEY_SIZE])
{
  if (i < ROLES) {
    snprintf(key, KEY_SIZE, "%s", roles[i].key);
    return roles[i];
  }
  int paint = (i - ROLES) / PARTS, part = (i - ROLES) % PARTS;
  snprintf(key, KEY_SIZE, "%s.%s", paint_name(paint), parts[part]);
  return (struct role){key, offsetof(struct theme, paint) + (size_t)paint * sizeof(struct paint) + part_offset[part], false};
}

enum { OTHER_NAME, OTHER_BASE, OTHER_ORDER, OTHER_GRAIN, OTHER_SHAPE, OTHER_PIECES, OTHER_KEYS, KNOWN = COLOURS + OTHER_KEYS };
static const char *const other_keys[OTHER_KEYS] = {"name", "base", "order", "wood.grain", "wood.shape", "wood.pieces"};

struct reader {
  struct theme *theme;
  const char *file;
  struct strbuf *faults;
  int said[KNOWN]; /* the line that says it, 0: none */
};

static void fault(struct reader *reader, int line, const char *key, const char *format, ...) __attribute__((format(printf, 4, 5)));
static void fault(struct reader *reader, int line, const char *key, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  strbuf_addf(reader->faults, "%s:%d: ", reader->file, line);
  told_vadd(reader->faults, key, format, args);
  strbuf_add_char(reader->faults, '\n');
  va_end(args);
}

/* ---- values ---- */

static int hex(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1; }

static bool read_colour(struct colour *out, const char *word)
{
  uint8_t byte[3];
  if (!word || word[0] != '#' || strlen(word) != 7) return false;
  for (int i = 0; i < 3; i++) {
    int high = hex(word[1 + 2 * i]), low = hex(word[2 + 2 * i]);
    if (high < 0 || low < 0) return false;
    byte[i] = (uint8_t)(high * 16 + low);
  }
  *out = (struct colour){byte[0], byte[1], byte[2], 255};
  return true;
}

/* "45%" as 0.45. */
static bool read_share(double *out, char *word)
{
  int64_t percent;
  size_t length = word ? strlen(word) : 0;
  if (length < 2 || word[length - 1] != '%') return false;
  word[length - 1] = '\0';
  bool good = number_parse(&percent, word, 0, 100);
  word[length - 1] = '%';
  if (good) *out = (double)percent / 100;
  return good;
}

static bool read_faint(struct colour *out, char *value)
{
  double strength = 1;
  char *colour = keyed_word(&value), *share = keyed_word(&value);
  if (!read_colour(out, colour) || (share && !read_share(&strength, share)) || keyed_word(&value)) return false;
  out->a = (uint8_t)(strength * 255 + 0.5);
  return true;
}

/* What was expected, told, or NULL where it is right. */
static const char *read_name(struct theme *theme, char *value)
{
  static const char what[] = TOLD("error.theme.name", "a language and the theme's name in it, such as 'en Evening', at most eight of them");
  for (char *tab = value; (tab = strchr(tab, '\t')) != NULL;) *tab = ' ';
  char *language = keyed_word(&value), tag[LANGUAGE_TAG_SIZE];
  value += strspn(value, " \t");
  if (!language || !locale_tag(tag, language) || !*value || strlen(value) >= THEME_NAME_SIZE) return what;
  char *clean = memory_text(value);
  utf8_clean(clean);
  bool good = !strcmp(clean, value);
  free(clean);
  int i = 0;
  while (i < THEME_NAMES && *theme->name[i].language && strcmp(theme->name[i].language, tag)) i++;
  if (!good) return TOLD("error.theme.clean_name", "a name in UTF-8 without control characters");
  if (i == THEME_NAMES) return what;
  snprintf(theme->name[i].language, sizeof theme->name[i].language, "%s", tag);
  snprintf(theme->name[i].text, sizeof theme->name[i].text, "%s", value);
  return NULL;
}

static bool read_shape(struct wood *wood, char *value)
{
  char *rings = keyed_word(&value), *waves = keyed_word(&value), *bevel = keyed_word(&value);
  int64_t number;
  if (!rings || !number_parse(&number, rings, 4, 80) || !read_share(&wood->waves, waves) || !read_share(&wood->bevel, bevel)) return false;
  wood->rings = (int)number;
  return !keyed_word(&value);
}

static bool read_pieces(struct theme *theme, char *value)
{
  struct colour grain;
  if (!read_faint(&grain, value)) return false;
  for (int i = 0; i < PAINTS; i++) theme->paint[i].wood.grain = grain;
  return true;
}

static const char faint_expected[] =
  TOLD("error.theme.faint", "a colour such as #F0C75E and, if it is to be faint, its strength such as 45%");
static const char grain_expected[] = TOLD("error.theme.grain", "a colour and its strength, such as '#5A3413 40%'");
static const char shape_expected[] =
  TOLD("error.theme.shape", "the number of rings, 4 to 80, then how far they wander and how strongly edges shine, such as '24 40% 50%'");

/* What was expected, told, or NULL where it is right. */
static const char *read_other(struct theme *theme, int which, char *value)
{
  int64_t number;
  switch (which) {
  case OTHER_NAME: return read_name(theme, value);
  case OTHER_ORDER:
    if (!number_parse(&number, value, 0, 9999)) return TOLD("error.theme.order", "a whole number from 0 to 9999");
    theme->order = (int)number;
    return NULL;
  case OTHER_GRAIN: return read_faint(&theme->wood.grain, value) ? NULL : grain_expected;
  case OTHER_SHAPE: return read_shape(&theme->wood, value) ? NULL : shape_expected;
  case OTHER_PIECES: return read_pieces(theme, value) ? NULL : grain_expected;
  default: return NULL; /* the base was read before */
  }
}

/* ---- lines ---- */

static void all_keys(char key[KNOWN][KEY_SIZE])
{
  for (int i = 0; i < COLOURS; i++) colour_role(i, key[i]);
  for (int i = 0; i < OTHER_KEYS; i++) snprintf(key[COLOURS + i], KEY_SIZE, "%s", other_keys[i]);
}

static void read_line(struct reader *reader, struct keyed *keyed)
{
  char key[KNOWN][KEY_SIZE];
  const char *known[KNOWN], *expected = NULL;
  int at = KNOWN;
  all_keys(key);
  keyed_remark(keyed->value);
  for (int i = 0; i < KNOWN; i++) {
    known[i] = key[i];
    if (!strcmp(key[i], keyed->key)) at = i;
  }
  if (at == KNOWN) {
    const char *near = nearest_word(keyed->key, known, KNOWN);
    if (near) fault(reader, keyed->line, "error.theme.near", "a theme has no '{line:%s}'; the nearest is '{near:%s}'", keyed->key, near);
    else fault(reader, keyed->line, "error.theme.unknown", "a theme has no '{line:%s}'", keyed->key);
    return;
  }
  char *shown = memory_text(keyed->value); /* reading cuts it up */
  if (reader->said[at] && at != COLOURS + OTHER_NAME) {
    fault(reader, keyed->line, "error.theme.twice", "'{key:%s}' stands already in line {line:%d}", keyed->key, reader->said[at]);
  } else if (at >= COLOURS) {
    expected = read_other(reader->theme, at - COLOURS, keyed->value);
  } else {
    struct role role = colour_role(at, key[at]);
    struct colour *colour = (struct colour *)(void *)((char *)reader->theme + role.offset);
    if (role.faint && !read_faint(colour, keyed->value)) expected = faint_expected;
    if (!role.faint && !read_colour(colour, keyed->value)) expected = TOLD("error.theme.colour", "a colour such as #F3EFE7");
  }
  if (expected) fault(reader, keyed->line, "error.theme.expected", "{line:%s}: expected {what:@%s}, not '{found:%.60s}'", keyed->key, expected, shown);
  reader->said[at] = keyed->line;
  free(shown);
}

static void tell_missing(struct reader *reader)
{
  char key[KEY_SIZE];
  int missing = 0;
  struct strbuf list;
  strbuf_init(&list);
  for (int i = 0; i < COLOURS; i++) {
    colour_role(i, key);
    if (!reader->said[i] && ++missing <= 5) strbuf_addf(&list, "%s%s", missing == 1 ? "" : ", ", key);
  }
  if (missing > 5) told_add(&list, "error.theme.and_more", " and {count:%d} more", missing - 5);
  if (missing) {
    strbuf_addf(reader->faults, "%s: ", reader->file);
    told_add(reader->faults, "error.theme.missing", "without a base every colour must be said; missing: {list:@%s}", list.text);
    strbuf_add_char(reader->faults, '\n');
  }
  strbuf_release(&list);
}

void theme_text_read(struct theme *theme, const char *text, const char *file, bool based, struct strbuf *faults)
{
  struct reader reader = {theme, file, faults, {0}};
  char *copy = memory_text(text);
  struct keyed keyed;
  keyed_init(&keyed, copy);
  while (keyed_next(&keyed)) read_line(&reader, &keyed);
  free(copy);
  if (!based) tell_missing(&reader);
}

int theme_text_base(char id[THEME_ID_SIZE], const char *text)
{
  char *copy = memory_text(text);
  struct keyed keyed;
  int line = 0;
  keyed_init(&keyed, copy);
  while (!line && keyed_next(&keyed)) {
    if (strcmp(keyed.key, other_keys[OTHER_BASE]) != 0) continue;
    keyed_remark(keyed.value);
    utf8_clean(keyed.value);
    snprintf(id, THEME_ID_SIZE, "%s", keyed.value);
    line = keyed.line;
  }
  free(copy);
  return line;
}
