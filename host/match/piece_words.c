#include "match/piece_words.h"

#include <stdio.h>

/* "d3, a1" */
static void add_cells(struct strbuf *out, const struct board *board, const struct bits *cells)
{
  bool first = true;
  for (int i = 0; i < board->cell_count; i++) {
    if (!bits_has(cells, board->order[i])) continue;
    strbuf_addf(out, "%s%s", first ? "" : ", ", board->name[board->order[i]]);
    first = false;
  }
}

/* All pieces of nobody belong to the first player in a position. */
static void add_kinds(struct strbuf *out, const struct told_game *game, const struct position *position, int player)
{
  const struct rules *rules = game->rules;
  bool first = true;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(position, rules, player, k);
    if (bits_empty(&set)) continue;
    struct strbuf cells;
    strbuf_init(&cells);
    add_cells(&cells, &rules->board, &set);
    const struct text_value values[] = {{"kind", rule_words_kind(game, k)}, {"cells", cells.text}};
    if (!first) strbuf_add(out, "; ");
    if (rules->kind_count == 1) strbuf_add(out, cells.text);
    else words_fill(out, game->words, "pieces.kind", values, 2);
    strbuf_release(&cells);
    first = false;
  }
}

static void add_line(struct strbuf *out, const struct told_game *game, const struct position *position, int player, const struct bits *own)
{
  struct strbuf name, kinds;
  char count[16];
  strbuf_init(&name), strbuf_init(&kinds);
  if (game->rules->owned) words_player(&name, game->words, game->rules, player);
  add_kinds(&kinds, game, position, player);
  snprintf(count, sizeof count, "%d", bits_count(own));
  const struct text_value values[] = {{"player", name.text ? name.text : ""}, {"count", count}, {"pieces", kinds.text ? kinds.text : ""}};
  const char *key = bits_empty(own) ? "pieces.none" : game->rules->owned ? "pieces.player" : "pieces.all";
  if (out->length > 0) strbuf_add_char(out, '\n');
  words_fill(out, game->words, key, values, 3);
  strbuf_release(&name), strbuf_release(&kinds);
}

void piece_words(struct strbuf *out, const struct told_game *game, const struct position *position)
{
  int count = game->rules->owned ? game->rules->player_count : 1;
  for (int p = 0; p < count; p++) {
    struct bits own = position_of(position, game->rules, p);
    add_line(out, game, position, p, &own);
  }
}
