#include "script/text_keys.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <ctype.h>
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
    "outcome." name, " winner loser scores places count "                                                                                            \
  }
#define REFUSAL(name)                                                                                                                                \
  {                                                                                                                                                  \
    "refusal." name, " from to over cell found expected turn limit "                                                                                 \
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
    {"word.yes", ""},        {"word.no", ""},         PLAYER("red"),
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
    OUTCOME("time"),
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
    REFUSAL("game_over"),
};
enum { SENTENCES = sizeof sentences / sizeof *sentences };

/* Words about the game itself, that hold no places. */
static const char *const own[] = {"name", "summary", "rules"};
enum { OWN = sizeof own / sizeof *own, MAX_KEYS = OWN + SENTENCES + 2 * MAX_KINDS + MAX_OPTIONS * (MAX_CHOICES + 2) };

struct text_keys {
  bool open;
  int count;
  struct {
    char key[KEY_SIZE];
    const char *places;
  } item[MAX_KEYS];
};

size_t text_keys_sentences(void) { return SENTENCES; }

void text_keys_sentence(size_t index, const char **key, const char **places)
{
  *key = sentences[index].key;
  *places = sentences[index].places;
}

static void add(struct text_keys *keys, const char *places, const char *key)
{
  if (keys->count == MAX_KEYS) return;
  snprintf(keys->item[keys->count].key, KEY_SIZE, "%s", key);
  keys->item[keys->count++].places = places;
}

struct text_keys *text_keys_new(bool open)
{
  struct text_keys *keys = memory_new(1, sizeof *keys);
  keys->open = open;
  for (int i = 0; i < OWN; i++) add(keys, "", own[i]);
  for (int i = 0; i < SENTENCES; i++) add(keys, sentences[i].places, sentences[i].key);
  return keys;
}

void text_keys_free(struct text_keys *keys) { free(keys); }

void text_keys_add_kind(struct text_keys *keys, const char *name)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "kind.%s", name);
  add(keys, "", key);
}

void text_keys_add_option(struct text_keys *keys, const struct option *option)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "option.%s", option->name);
  add(keys, "", key);
  snprintf(key, sizeof key, "option.%s.help", option->name);
  add(keys, "", key);
  for (int c = 0; c < option->choice_count; c++) {
    snprintf(key, sizeof key, "option.%s.%s", option->name, option->choice[c]);
    add(keys, "", key);
  }
}

/* ---- keys ---- */

static bool begins(const char *text, const char *start) { return !strncmp(text, start, strlen(start)); }

/* "rules.3": a paragraph. */
static bool is_paragraph(const char *key)
{
  const char *number = key + strlen("rules.");
  return begins(key, "rules.") && *number && strspn(number, "0123456789") == strlen(number);
}

/* What only the rules could tell. */
static bool is_open(const struct text_keys *keys, const char *key)
{
  return keys->open && (begins(key, "kind.") || begins(key, "option.") || !strcmp(key, "kind") || !strcmp(key, "option"));
}

static int by_word(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

bool text_keys_check(struct reading *r, const struct text_keys *keys, const char *key)
{
  size_t length = strlen(key);
  const char *dot = strrchr(key, '.'), *known[MAX_PARTS];
  char part[MAX_PARTS][KEY_SIZE];
  size_t stem = dot ? (size_t)(dot - key) + 1 : 0, count = 0;
  if (is_paragraph(key) || is_open(keys, key)) return true;
  for (int i = 0; i < keys->count; i++) {
    const char *k = keys->item[i].key;
    if (!strncmp(k, key, length) && (k[length] == '\0' || k[length] == '.')) return true;
    if (count == MAX_PARTS || strncmp(k, key, stem)) continue;
    snprintf(part[count], KEY_SIZE, "%.*s", (int)strcspn(k + stem, "."), k + stem);
    bool again = false;
    for (size_t j = 0; j < count; j++) again |= !strcmp(part[j], part[count]);
    if (!again) known[count] = part[count], count++;
  }
  qsort(known, count, sizeof *known, by_word); /* pieces come in Lua's order, which differs from run to run */
  if (!strcmp(key, "kind") || !strcmp(key, "option")) return fault_at_key(r, "there is no %s of this game that could have texts", key);
  return fault_at_key(r, "no text is called so%s", known_words(key + stem, known, count));
}

/* ---- texts ---- */

/* NULL: of no text. */
static const char *places_of(const struct text_keys *keys, const char *key)
{
  for (int i = 0; i < keys->count; i++)
    if (!strcmp(keys->item[i].key, key)) return keys->item[i].places;
  return is_paragraph(key) || (is_open(keys, key) && strchr(key, '.')) ? "" : NULL;
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

bool text_keys_check_text(struct reading *r, const struct text_keys *keys, const char *key, const char *text)
{
  struct strbuf *out = &r->line;
  bool paragraphs = begins(key, "rules");
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
  return check_places(r, places_of(keys, key), out->text);
}
