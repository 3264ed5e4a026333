#include "match/sentence.h"

#include <stdio.h>

void sentence_fill(struct strbuf *out, const struct told_game *game, const char *key, const struct text_value *values, size_t count)
{
  if (out->length && out->text[out->length - 1] != ' ') strbuf_add_char(out, ' ');
  words_fill(out, game->words, key, values, count);
}

void sentence_add(struct strbuf *out, const struct told_game *game, const char *key) { sentence_fill(out, game, key, NULL, 0); }

void sentence_count(struct strbuf *out, const struct told_game *game, const char *key, int count)
{
  char number[16];
  snprintf(number, sizeof number, "%d", count);
  const struct text_value values[] = {{"count", number}, {"cell", sentence_cell(game, "cell")}, {"cells", sentence_cell(game, "cells")}};
  sentence_fill(out, game, key, values, sizeof values / sizeof *values);
}

const char *sentence_cell(const struct told_game *game, const char *key)
{
  char name[32];
  snprintf(name, sizeof name, "rule.%s.%s", key, game->rules->board.look == LOOK_SQUARES ? "squares" : "holes");
  return words_get(game->words, name);
}
