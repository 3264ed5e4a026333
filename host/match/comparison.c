#include "match/comparison.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_SIZE = 128, NO_GAME_KIND = -1 };

/* What is compared: an aspect, and where it is told by kind the kind in either game (-1: it has none). */
struct pairing {
  size_t aspect;
  int base_kind, kind;
};

/* ---- texts ---- */

/* What a game's texts say of a row in words of their own; NULL: nothing. */
static const char *stated(const struct told_game *game, const char *key)
{
  const struct words *words = game->words;
  if (!words->variant) return NULL;
  char text_key[KEY_SIZE];
  snprintf(text_key, sizeof text_key, "rule.%s", key);
  const char *text = text_exact(words->variant, words->language, text_key);
  return text ? text : text_exact(words->variant, TEXT_FALLBACK, text_key);
}

static char *derived(const struct told_game *game, size_t aspect, int kind)
{
  struct strbuf out;
  strbuf_init(&out);
  if (rule_words_by_kind(aspect) && kind == NO_GAME_KIND)
    strbuf_add(&out, words_get(game->words, "rule.moves.no_kind"));
  else
    rule_words_tell(&out, aspect, game, kind);
  char *text = memory_text(out.text);
  strbuf_release(&out);
  return text;
}

/* `kind`: the name of the kind told of, where there are several; else NULL. */
static char *title_of(const struct told_game *game, size_t aspect, const char *kind)
{
  struct strbuf out;
  char key[KEY_SIZE];
  strbuf_init(&out);
  snprintf(key, sizeof key, "rule.title.%s%s", rule_words_key(aspect), kind ? "_of" : "");
  const struct text_value values[] = {{"kind", kind ? kind : ""}};
  words_fill(&out, game->words, key, values, 1);
  char *text = memory_text(out.text);
  strbuf_release(&out);
  return text;
}

/* ---- rows ---- */

static void add_row(struct comparison *out, const struct pairing *pairing, const struct told_game *base, const struct told_game *variant, bool several)
{
  const struct told_game *named = pairing->kind != NO_GAME_KIND ? variant : base;
  int kind = pairing->kind != NO_GAME_KIND ? pairing->kind : pairing->base_kind;
  struct comparison_row row = {.key = ""};
  bool by_kind = rule_words_by_kind(pairing->aspect);
  snprintf(row.key, sizeof row.key, by_kind ? "%s.%s" : "%s", rule_words_key(pairing->aspect), by_kind ? named->rules->kind[kind].name : "");

  const char *own = stated(variant, row.key), *of_base = base ? stated(base, row.key) : NULL;
  char *told = derived(variant, pairing->aspect, pairing->kind), *base_told = base ? derived(base, pairing->aspect, pairing->base_kind) : NULL;
  bool alike = base && (own ? !strcmp(own, of_base ? of_base : base_told) : !strcmp(told, base_told)); /* whatever the base calls it */
  row.variant = memory_text(own ? own : told);
  row.base = base ? memory_text(of_base ? of_base : base_told) : NULL;
  free(told);
  free(base_told);

  if (alike || (!base && !*row.variant) || out->count == MAX_COMPARISON_ROWS) {
    free(row.base);
    free(row.variant);
    return;
  }
  const char *nothing = words_get(variant->words, "rule.nothing");
  if (base && !*row.base) free(row.base), row.base = memory_text(nothing);
  if (!*row.variant) free(row.variant), row.variant = memory_text(nothing);
  row.title = title_of(variant, pairing->aspect, several ? rule_words_kind(named, kind) : NULL);
  out->row[out->count++] = row;
}

static int find_kind(const struct rules *rules, const char *name)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (!strcmp(rules->kind[k].name, name)) return k;
  return NO_GAME_KIND;
}

/* Kinds are the same that are called the same; where both games have a single one, those are. */
static void add_kinds(struct comparison *out, size_t aspect, const struct told_game *base, const struct told_game *variant)
{
  int kinds = variant->rules->kind_count, base_kinds = base ? base->rules->kind_count : 0;
  bool single = kinds == 1 && base_kinds <= 1;
  for (int k = 0; k < kinds; k++) {
    struct pairing pairing = {aspect, single ? 0 : base ? find_kind(base->rules, variant->rules->kind[k].name) : NO_GAME_KIND, k};
    add_row(out, &pairing, base, variant, !single);
  }
  for (int k = 0; k < base_kinds && !single; k++)
    if (find_kind(variant->rules, base->rules->kind[k].name) == NO_GAME_KIND) {
      struct pairing pairing = {aspect, k, NO_GAME_KIND};
      add_row(out, &pairing, base, variant, true);
    }
}

static void add_rows(struct comparison *out, const struct told_game *base, const struct told_game *variant)
{
  *out = (struct comparison){0};
  for (size_t a = 0; a < rule_words_count(); a++) {
    struct pairing pairing = {a, NO_GAME_KIND, NO_GAME_KIND};
    if (rule_words_by_kind(a))
      add_kinds(out, a, base, variant);
    else
      add_row(out, &pairing, base, variant, false);
  }
}

void comparison_make(struct comparison *out, const struct told_game *base, const struct told_game *variant) { add_rows(out, base, variant); }

void comparison_tell(struct comparison *out, const struct told_game *game) { add_rows(out, NULL, game); }

void comparison_release(struct comparison *comparison)
{
  for (int i = 0; i < comparison->count; i++) {
    free(comparison->row[i].title);
    free(comparison->row[i].base);
    free(comparison->row[i].variant);
  }
  comparison->count = 0;
}
