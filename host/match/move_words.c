#include "match/move_words.h"

#include "match/sentence.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KEY_SIZE = 128, NAMES_SIZE = 160 };
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

bool move_words_may_have(const struct rules *rules, int player, int kind)
{
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(&rules->start, rules, rules->owned ? player : 0, k);
    for (int at = k, i = 0; !bits_empty(&set) && at != NO_KIND && i < MAX_KINDS; at = rules->kind[at].promotes_to, i++)
      if (at == kind) return true;
  }
  return false;
}

float move_words_along(const struct rules *rules, int player, int cell)
{
  const struct seat *seat = &rules->board.seat[rules->player[player].seat];
  return rules->board.x[cell] * seat->dx + rules->board.y[cell] * seat->dy;
}

/* ---- directions ---- */

/* Whether the lines of a board are those of a chessboard, so that "straight" and "diagonally" tell them apart. */
static bool is_chequered(const struct board *board)
{
  for (int d = 0; d < board->direction_count; d++) {
    float dx = fabsf(board->direction[d].dx), dy = fabsf(board->direction[d].dy);
    if (dx > 0.05F && dy > 0.05F && fabsf(dx - dy) > 0.05F) return false;
  }
  return true;
}

/* Some directions lie together, the way a player faces. To tell others: a row with its word of board_directions; the words are parts of the
   key, in this order. */
static const char *const sides[] = {"forward", "sideways", "back"};

/* "forward_back", of the directions that lie along `axis`. False: no words tell them. */
static bool sides_of(char *out, size_t size, const struct board *board, uint16_t axis, uint16_t mask, const struct seat *seat)
{
  *out = '\0';
  if (mask == axis) {
    snprintf(out, size, "all");
    return true;
  }
  for (size_t s = 0; s < COUNT_OF(sides); s++) {
    uint16_t side = board_directions(board, sides[s], seat->dx, seat->dy) & axis;
    if (!(side & mask)) continue;
    if ((side & mask) != side) return false;
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s%s", length ? "_" : "", sides[s]);
  }
  return true;
}

static void add_names(struct strbuf *out, const struct told_game *game, uint16_t mask)
{
  char names[NAMES_SIZE] = "";
  for (int d = 0; d < game->rules->board.direction_count; d++) {
    if (!(mask >> d & 1)) continue;
    size_t length = strlen(names);
    snprintf(names + length, sizeof names - length, "%s%s", length ? ", " : "", game->rules->board.direction[d].name);
  }
  const struct text_value values[] = {{"names", names}};
  words_fill(out, game->words, "rule.way.named", values, COUNT_OF(values));
}

/* "diagonally forward" */
static void add_way(struct strbuf *out, const struct told_game *game, int player, uint16_t mask)
{
  const struct board *board = &game->rules->board;
  const struct seat *seat = &board->seat[game->rules->player[player].seat];
  uint16_t all = board_directions(board, "any", 0, 0), straight = board_directions(board, "orthogonal", 0, 0) & all;
  const char *axis_name = "any";
  uint16_t axis = all;
  bool chequered = is_chequered(board);
  if (chequered && !(mask & ~straight)) axis_name = "straight", axis = straight;
  if (chequered && !(mask & straight)) axis_name = "diagonal", axis = (uint16_t)(all & ~straight);
  char of[KEY_SIZE / 2], key[KEY_SIZE];
  if (!sides_of(of, sizeof of, board, axis, mask, seat)) {
    add_names(out, game, mask);
    return;
  }
  snprintf(key, sizeof key, "rule.way.%s.%s", axis_name, of);
  strbuf_add(out, words_get(game->words, key));
}

/* ---- steps and jumps ---- */

static void add_step(struct strbuf *out, const struct told_game *game, const struct kind *kind, int player)
{
  uint16_t mask = kind->step_directions[player];
  if (!kind->steps || !mask) {
    sentence_add(out, game, "rule.step.none");
    return;
  }
  struct strbuf way;
  strbuf_init(&way);
  add_way(&way, game, player, mask);
  const struct text_value values[] = {{"way", way.text}, {"cell", sentence_cell(game, "cell")}, {"cells", sentence_cell(game, "cells")}};
  sentence_fill(out, game, kind->slides ? "rule.step.slide" : "rule.step.one", values, COUNT_OF(values));
  strbuf_release(&way);
}

static const char *const reach_names[] = {[JUMP_SHORT] = "short", [JUMP_LONG] = "long", [JUMP_FLYING] = "flying", [JUMP_FLYING_SHORT] = "flying_short"};
static const char *const over_names[] = {[OVER_OWN] = "own", [OVER_ENEMY] = "enemy", [OVER_ANY] = "any"};

static void add_jump(struct strbuf *out, const struct told_game *game, const struct kind *kind, const struct jump *jump, int player)
{
  uint16_t mask = jump->directions[player];
  if (!mask) return;
  struct strbuf way;
  strbuf_init(&way);
  if (kind->steps && kind->step_directions[player] == mask)
    strbuf_add(&way, words_get(game->words, "rule.way.same"));
  else
    add_way(&way, game, player, mask);
  char over[KEY_SIZE], key[KEY_SIZE];
  snprintf(over, sizeof over, "rule.over.%s.%s", jump->reach == JUMP_SHORT ? "near" : "far", game->rules->owned ? over_names[jump->over] : "nobody");
  snprintf(key, sizeof key, "rule.jump.%s.%s", jump->captures ? "capture" : "hop", reach_names[jump->reach]);
  const struct text_value values[] = {{"way", way.text}, {"over", words_get(game->words, over)}, {"cell", sentence_cell(game, "cell")}};
  sentence_fill(out, game, key, values, COUNT_OF(values));
  strbuf_release(&way);
}

/* ---- promotion ---- */

/* "row": the farthest cells; "goal": the region that is to be reached; "cells": some others. */
static const char *promotion_place(const struct rules *rules, int player)
{
  const struct bits *where = &rules->player[player].promotion;
  float farthest = -1000;
  for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1))
    farthest = fmaxf(farthest, move_words_along(rules, player, c));
  struct bits row = {{0}};
  for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1))
    if (move_words_along(rules, player, c) > farthest - 0.25F) bits_add(&row, c);
  if (bits_equal(where, &row)) return "row";
  return bits_equal(where, &rules->player[player].far) ? "goal" : "cells";
}

static void add_promotion(struct strbuf *out, const struct told_game *game, const struct kind *kind, int player)
{
  const struct rules *rules = game->rules;
  if (kind->promotes_to == NO_KIND) return;
  char key[KEY_SIZE], names[NAMES_SIZE] = "";
  snprintf(key, sizeof key, "rule.promotion.%s", promotion_place(rules, player));
  for (int k = 0; k < rules->board.cell_count; k++) {
    int cell = rules->board.order[k];
    size_t length = strlen(names);
    if (!bits_has(&rules->player[player].promotion, cell) || length + 2 * CELL_NAME_SIZE > sizeof names) continue;
    snprintf(names + length, sizeof names - length, "%s%s", length ? " " : "", rules->board.name[cell]);
  }
  const struct text_value values[] = {{"kind", rule_words_kind(game, kind->promotes_to)}, {"cells", sentence_cell(game, "cells")}, {"names", names}};
  sentence_fill(out, game, key, values, COUNT_OF(values));
}

/* ---- all together ---- */

static void tell_for(struct strbuf *out, const struct told_game *game, int number, int player)
{
  const struct kind *kind = &game->rules->kind[number];
  add_step(out, game, kind, player);
  size_t before = out->length;
  for (int j = 0; j < kind->jump_count; j++) add_jump(out, game, kind, &kind->jump[j], player);
  if (out->length == before) sentence_add(out, game, "rule.jump.none");
  add_promotion(out, game, kind, player);
}

void move_words_tell(struct strbuf *out, const struct told_game *game, int kind)
{
  const struct rules *rules = game->rules;
  struct strbuf text[MAX_PLAYERS], name;
  int first = -1;
  bool alike = true;
  for (int p = 0; p < rules->player_count; p++) {
    strbuf_init(&text[p]);
    if (!move_words_may_have(rules, p, kind)) continue;
    tell_for(&text[p], game, kind, p);
    if (first < 0) first = p;
    alike = alike && !strcmp(text[p].text, text[first].text);
  }
  strbuf_init(&name);
  for (int p = 0; p < rules->player_count; p++) {
    if (!text[p].length || (alike && p != first)) continue;
    if (alike) {
      strbuf_add(out, text[p].text);
      continue;
    }
    strbuf_clear(&name);
    words_player(&name, game->words, rules, p);
    const struct text_value values[] = {{"player", name.text}, {"text", text[p].text}};
    sentence_fill(out, game, "rule.of_player", values, COUNT_OF(values));
  }
  strbuf_release(&name);
  for (int p = 0; p < rules->player_count; p++) strbuf_release(&text[p]);
}
