#include "script/text_keys.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_SIZE = 128, MAX_PARTS = 64 };

#define PLAYER(colour)                                                                                                                               \
  {                                                                                                                                                  \
    "player." colour, ""                                                                                                                             \
  }
#define PROMPT(name)                                                                                                                                 \
  {                                                                                                                                                  \
    "prompt." name, " player cell "                                                                                                                  \
  }
#define OUTCOME(name)                                                                                                                                \
  {                                                                                                                                                  \
    "outcome." name, " winner loser scores places count unplaced "                                                                                            \
  }
#define REFUSAL(name)                                                                                                                                \
  {                                                                                                                                                  \
    "refusal." name, " from to over cell found expected turn limit count "                                                                                 \
  }
#define EXPECTED(name)                                                                                                                               \
  {                                                                                                                                                  \
    "refusal.expected." name, ""                                                                                                                     \
  }

/* Sentences that match/words.c looks for in the variant before it takes the host's own. To let a game say another: a row, with the places
   that are filled in it between blanks. */
static const struct sentence {
  const char *key, *places;
} sentences[] = {
    {"word.yes", ""},        {"word.no", ""},         {"word.computer", ""},   {"word.computer_number", " number "},
    PLAYER("red"),
    PLAYER("yellow"),        PLAYER("green"),         PLAYER("blue"),
    PLAYER("purple"),        PLAYER("orange"),        PLAYER("black"),
    PLAYER("white"),         PROMPT("turn"),          PROMPT("capture"),
    PROMPT("pass"),          PROMPT("lifted"),        PROMPT("go_on"),
    PROMPT("may_stop"),      PROMPT("dead_end"),      {"prompt.placed", " player place "},
    OUTCOME("goal"),         OUTCOME("no_turn"),      OUTCOME("no_turn_wins"),
    OUTCOME("no_turn_draw"), OUTCOME("nobody_moves"), OUTCOME("most_captured"),
    OUTCOME("tied"),         OUTCOME("bare"),         OUTCOME("bare_wins"),
    OUTCOME("bare_draw"),    OUTCOME("repetition"),   OUTCOME("quiet"),
    OUTCOME("few"),          OUTCOME("places"),       OUTCOME("script"),
    OUTCOME("script_draw"),  OUTCOME("resigned"),     OUTCOME("agreed"),
    OUTCOME("time"),         OUTCOME("nobody_moves_unplaced"), OUTCOME("repetition_unplaced"),
    OUTCOME("quiet_unplaced"), OUTCOME("agreed_unplaced"), OUTCOME("places_unplaced"),
    EXPECTED("turn"),        EXPECTED("cell"),        EXPECTED("separator"),
    EXPECTED("end"),         REFUSAL("syntax"),       REFUSAL("unknown_cell"),
    REFUSAL("truncated"),    REFUSAL("mixed"),        REFUSAL("no_piece"),
    REFUSAL("not_yours"),    REFUSAL("blocked"),      REFUSAL("occupied"),
    REFUSAL("cell_used"),    REFUSAL("turned_back"),  REFUSAL("jumped_twice"),
    REFUSAL("direction"),    REFUSAL("not_jumpable"), REFUSAL("unreachable"),
    REFUSAL("no_steps"),     REFUSAL("must_capture"), REFUSAL("longer_capture"),
    REFUSAL("preferred"),    REFUSAL("must_go_on"),   REFUSAL("turn_over"),
    REFUSAL("captures"),     REFUSAL("no_capture"),   REFUSAL("ambiguous"),
    REFUSAL("too_many"),     REFUSAL("may_not_pass"), REFUSAL("must_pass"),
    REFUSAL("game_over"),    REFUSAL("several"),      REFUSAL("view_only"),
    REFUSAL("several_ways"), REFUSAL("several_pieces"), REFUSAL("many_pieces"),
};
enum { SENTENCES = sizeof sentences / sizeof *sentences };

/* Words about the game itself, that hold no places; "#" stands for any number, of an item in a list. To add one: a row. */
static const char *const own[] = {
    "name", "summary", "rules", "rules.#", "about", "about.#", "history", "history.#", "confusion.#.ask", "confusion.#.answer",
};
static const char *const worked[] = {"worked.ask", "worked.answer"};
static const char *const of_exercise[] = {"name", "done", "failed"};
/* The rows of the table of rule changes (match/rule_words.h), which a variant may state in its own words: the texts "rule.<row>", and
   "rule.<row>.<kind>" where a row is about a kind of piece. To add one: its name. */
static const char *const rows[] = {
    "players", "board", "start", "first", "whose", "chain", "jumped", "duty", "crowning", "win", "end", "draws", "options",
};
static const char *const rows_by_kind[] = {"moves"};
#define COUNT(list) (sizeof(list) / sizeof *(list))

/* What the texts of a key are about; the first word of it. */
static const struct group {
  const char *name;
  bool spans; /* its texts may span lines: they are laid out as paragraphs */
  bool lists; /* it may hold lists */
  bool book;  /* it belongs to the pages of this very game */
} groups[] = {
    {"rules", true, true, false},  {"about", true, true, true},    {"history", true, true, true},   {"confusion", true, true, true},
    {"worked", true, false, true}, {"diagram", true, false, true}, {"exercise", true, false, true}, {"rule", true, false, true},
};

struct text_keys {
  bool open, open_book;
  size_t count, capacity;
  struct {
    char key[KEY_SIZE];
    const char *places;
  } *item;
};

size_t text_keys_sentences(void) { return SENTENCES; }

void text_keys_sentence(size_t index, const char **key, const char **places)
{
  *key = sentences[index].key;
  *places = sentences[index].places;
}

size_t text_keys_rows(bool by_kind, const char *const **out)
{
  *out = by_kind ? rows_by_kind : rows;
  return by_kind ? COUNT(rows_by_kind) : COUNT(rows);
}

static void add(struct text_keys *keys, const char *places, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void add(struct text_keys *keys, const char *places, const char *format, ...)
{
  if (keys->count == keys->capacity) {
    keys->capacity = keys->capacity ? 2 * keys->capacity : 256;
    keys->item = memory_grow(keys->item, keys->capacity, sizeof *keys->item);
  }
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(keys->item[keys->count].key, KEY_SIZE, format, arguments);
  va_end(arguments);
  keys->item[keys->count++].places = places;
}

struct text_keys *text_keys_new(bool open)
{
  struct text_keys *keys = memory_new(1, sizeof *keys);
  keys->open = open;
  for (size_t i = 0; i < COUNT(own); i++) add(keys, "", "%s", own[i]);
  for (size_t i = 0; i < COUNT(rows); i++) add(keys, "", "rule.%s", rows[i]);
  for (size_t i = 0; i < SENTENCES; i++) add(keys, sentences[i].places, "%s", sentences[i].key);
  return keys;
}

void text_keys_open_book(struct text_keys *keys) { keys->open_book = true; }

void text_keys_free(struct text_keys *keys)
{
  if (keys) free(keys->item);
  free(keys);
}

void text_keys_add_kind(struct text_keys *keys, const char *name)
{
  add(keys, "", "kind.%s", name);
  for (size_t i = 0; i < COUNT(rows_by_kind); i++) add(keys, "", "rule.%s.%s", rows_by_kind[i], name);
}

void text_keys_add_setup(struct text_keys *keys, const char *name) { add(keys, "", "setup.%s", name); }

void text_keys_add_option(struct text_keys *keys, const struct option *option)
{
  add(keys, "", "option.%s", option->name);
  add(keys, "", "option.%s.help", option->name);
  for (int c = 0; c < option->choice_count; c++) add(keys, "", "option.%s.%s", option->name, option->choice[c]);
}

void text_keys_add_diagram(struct text_keys *keys, const char *name) { add(keys, "", "diagram.%s", name); }

void text_keys_add_worked(struct text_keys *keys)
{
  for (size_t i = 0; i < COUNT(worked); i++) add(keys, "", "%s", worked[i]);
}

void text_keys_add_exercise(struct text_keys *keys, const char *name, int tasks)
{
  for (size_t i = 0; i < COUNT(of_exercise); i++) add(keys, "", "exercise.%s.%s", name, of_exercise[i]);
  if (tasks == 1) add(keys, "", "exercise.%s.task", name);
  for (int t = 1; t <= tasks && tasks != 1; t++) add(keys, "", "exercise.%s.task.%d", name, t);
  add(keys, "", "exercise.%s.*", name); /* the words its goals give */
}

/* ---- keys ---- */

static const struct group *group_of(const char *key)
{
  size_t length = strcspn(key, ".");
  for (size_t i = 0; i < COUNT(groups); i++)
    if (!strncmp(groups[i].name, key, length) && !groups[i].name[length]) return &groups[i];
  return NULL;
}

bool text_keys_of_book(const char *key)
{
  const struct group *group = group_of(key);
  return group && group->book;
}

/* "confusion.3.ask" becomes "confusion.#.ask", where there may be lists. */
static void write_pattern(char out[KEY_SIZE], const char *key)
{
  const struct group *group = group_of(key);
  size_t length = 0;
  for (const char *k = key; *k && length < KEY_SIZE - 1;) {
    size_t digits = group && group->lists && k > key && k[-1] == '.' ? strspn(k, "0123456789") : 0;
    bool number = digits && (k[digits] == '.' || !k[digits]);
    out[length++] = number ? '#' : *k;
    k += number ? digits : 1;
  }
  out[length] = '\0';
}

/* Whether `key` is that of a known text, or the beginning of one, up to a dot; a last "*" in what is known stands for a word of a goal. */
static bool fits(const char *known, const char *key, bool whole)
{
  for (; *key && *key == *known; key++) known++;
  if (!*key) return !*known || (!whole && *known == '.');
  return !strcmp(known, "*") && key[-1] == '.' && !strchr(key, '.') && strcmp(key, "task");
}

/* What only the rules could tell, or the book. */
static bool is_open(const struct text_keys *keys, const char *key, bool whole)
{
  static const struct {
    const char *name;
    bool book;
  } unread[] = {{"kind", false}, {"option", false}, {"setup", false}, {"rule", false}, {"diagram", true}, {"worked", true},
                {"exercise", true}};
  for (size_t i = 0; i < COUNT(unread); i++) {
    size_t length = strlen(unread[i].name);
    if (!(unread[i].book ? keys->open_book : keys->open) || strncmp(key, unread[i].name, length)) continue;
    if (key[length] == '.' || (!whole && !key[length])) return true;
  }
  return false;
}

static int by_word(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

bool text_keys_check(struct reading *r, const struct text_keys *keys, const char *key)
{
  char pattern[KEY_SIZE], part[MAX_PARTS][KEY_SIZE];
  const char *known[MAX_PARTS];
  write_pattern(pattern, key);
  const char *dot = strrchr(pattern, '.');
  size_t stem = dot ? (size_t)(dot - pattern) + 1 : 0, count = 0;
  if (is_open(keys, key, false)) return true;
  for (size_t i = 0; i < keys->count; i++) {
    const char *k = keys->item[i].key;
    if (fits(k, pattern, false)) return true;
    if (count == MAX_PARTS || strncmp(k, pattern, stem) || strchr("#*", k[stem])) continue;
    snprintf(part[count], KEY_SIZE, "%.*s", (int)strcspn(k + stem, "."), k + stem);
    bool again = false;
    for (size_t j = 0; j < count; j++) again |= !strcmp(part[j], part[count]);
    if (!again) known[count] = part[count], count++;
  }
  qsort(known, count, sizeof *known, by_word); /* pieces come in Lua's order, which differs from run to run */
  if (!strcmp(key, "kind") || !strcmp(key, "option") || !strcmp(key, "setup")) return fault_at_key(r, "there is no %s of this game that could have texts", key);
  if (!strcmp(key, "diagram") || !strcmp(key, "exercise") || !strcmp(key, "worked"))
    return fault_at_key(r, "the script's book has no %s that could have texts", strcmp(key, "worked") ? key : "worked position");
  return fault_at_key(r, "no text is called so%s", known_words(pattern + stem, known, count));
}

/* ---- texts ---- */

/* NULL: of no text. */
static const char *places_of(const struct text_keys *keys, const char *key)
{
  char pattern[KEY_SIZE];
  write_pattern(pattern, key);
  for (size_t i = 0; i < keys->count; i++)
    if (fits(keys->item[i].key, pattern, true)) return keys->item[i].places;
  return is_open(keys, key, true) ? "" : NULL;
}

bool text_keys_has_text(const struct text_keys *keys, const char *key) { return places_of(keys, key) != NULL; }

static bool check_place(struct reading *r, const char *places, const char *name, size_t length)
{
  char word[40], list[96];
  const char *known[16];
  size_t count = 0;
  snprintf(word, sizeof word, " %.*s ", (int)(length > 30 ? 30 : length), name);
  if (length && length <= 30 && !memchr(name, ' ', length) && strstr(places, word)) return true;
  if (!*places) return fault(r, "nothing is filled into this text, so {%.*s} would be seen", (int)length, name);
  snprintf(list, sizeof list, "%s", places);
  for (char *rest = NULL, *w = strtok_r(list, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) known[count++] = w;
  snprintf(word, sizeof word, "%.*s", (int)length, name);
  return fault(r, "there is no {%s} to fill in%s", word, known_words(word, known, count));
}

static bool check_places(struct reading *r, const char *places, const char *text)
{
  bool ok = true;
  for (const char *open = text; (open = strchr(open, '{')) != NULL; open++) {
    size_t length = strspn(open + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ -");
    if (open[1 + length] == '}')
      ok = check_place(r, places, open + 1, length) && ok;
    else if (*places)
      ok = fault(r, "a '{' without its '}'");
  }
  return ok;
}

/* What stands in lists and headings has its room there. In characters; to add one: its key. */
static const struct {
  const char *key;
  int most;
} lengths[] = {{"name", 80}, {"summary", 300}};

static bool check_length(struct reading *r, const char *key, const char *text)
{
  int length = 0;
  for (const char *t = text; *t; t++) length += ((unsigned char)*t & 0xc0) != 0x80;
  for (size_t i = 0; i < COUNT(lengths); i++)
    if (!strcmp(key, lengths[i].key) && length > lengths[i].most)
      return fault(r, "at most %d characters were expected, not %d", lengths[i].most, length);
  return true;
}

bool text_keys_check_text(struct reading *r, const struct text_keys *keys, const char *key, const char *text)
{
  struct strbuf *out = &r->line;
  const struct group *group = group_of(key);
  bool paragraphs = group && group->spans;
  strbuf_clear(out);
  for (const char *t = text; *t; t++) {
    bool blank = paragraphs && strchr(" \t\r\n", *t);
    if (!blank)
      strbuf_add_char(out, *t);
    else if (out->length && out->text[out->length - 1] != ' ')
      strbuf_add_char(out, ' ');
  }
  while (paragraphs && out->length && out->text[out->length - 1] == ' ') out->text[--out->length] = '\0';
  if (!out->length) return fault(r, "this text is empty");
  char *clean = memory_text(out->text);
  utf8_clean(clean);
  bool same = !strcmp(clean, out->text);
  free(clean);
  if (!same)
    return fault(r, paragraphs ? "this text holds control characters, or is not in UTF-8"
                               : "one line was expected, in UTF-8 and without control characters");
  return check_length(r, key, out->text) && check_places(r, places_of(keys, key), out->text);
}
