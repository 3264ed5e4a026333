/* What several sections name: cells, players by seat or colour, kinds of pieces. */
#include "script/read.h"

#include <stdio.h>
#include <string.h>

struct cell_words {
  struct bits cells;
  int player;
};

static bool cells_named(struct bits *out, const struct reading *r, int player, const char *word)
{
  const struct rules *rules = r->rules;
  memset(out, 0, sizeof *out);
  int cell = board_cell(&rules->board, word), region = board_region(&rules->board, word);
  if (player >= 0 && !strcmp(word, "home"))
    *out = rules->player[player].home;
  else if (player >= 0 && !strcmp(word, "far"))
    *out = rules->player[player].far;
  else if (cell != NO_CELL)
    bits_add(out, cell);
  else if (region >= 0)
    *out = rules->board.region[region].cells;
  else
    return false;
  return true;
}

static bool add_cells(struct reading *r, void *target, const char *word)
{
  struct cell_words *words = target;
  struct bits cells;
  bool away = *word == '-';
  if (!cells_named(&cells, r, words->player, word + away)) {
    const char *regions[16];
    size_t count = 0;
    for (int i = r->rules->board.region_count - 1; i >= 0 && count < 16; i--)
      if (!strchr(r->rules->board.region[i].name, ' ')) regions[count++] = r->rules->board.region[i].name;
    return fault(r, "there is no cell or region '%s'%s", word + away, known_words(word + away, regions, count));
  }
  words->cells = away ? bits_minus(words->cells, &cells) : bits_or(words->cells, &cells);
  return true;
}

bool read_cells(struct reading *r, struct bits *out, int player)
{
  struct cell_words words = {.player = player};
  if (!read_words(r, add_cells, &words)) return false;
  *out = words.cells;
  return true;
}

bool read_way(struct reading *r, struct path *out, const char *word)
{
  out->length = 0;
  for (const char *w = word; *w;) {
    char name[CELL_NAME_SIZE] = "";
    size_t length = strcspn(w, "-x");
    if (length < sizeof name) memcpy(name, w, length);
    int cell = board_cell(&r->rules->board, name);
    if (cell == NO_CELL) return fault(r, "'%s': there is no cell '%.*s'", word, (int)length, w);
    out->cell[out->length++] = (uint8_t)cell;
    w += length;
    if (*w && !*++w) out->length = 0;
  }
  return out->length >= 2 ? true : fault(r, "'%s' is no way from cell to cell; write it like c3-c5-e5 or c3xe5", word);
}

bool read_region(struct reading *r, int *out)
{
  struct board *board = &r->rules->board;
  struct bits cells;
  struct error err;
  char name[BOARD_NAME_SIZE];
  *out = lua_type(r->L, -1) == LUA_TSTRING ? board_region(board, lua_tostring(r->L, -1)) : -1;
  if (*out >= 0) return true;
  if (!read_cells(r, &cells, -1)) return false;
  if (bits_empty(&cells)) return fault(r, "at least one cell was expected");
  snprintf(name, sizeof name, "cells %d", board->region_count); /* with a blank, which no script's word has */
  *out = board_add_region(board, name, &cells, &err);
  return *out >= 0 ? true : fault(r, "%s", err.message);
}

int player_named(const struct reading *r, const char *word)
{
  if (!r->seat_count) return -1; /* the fault is that there are none, and was told */
  for (int i = 0; i < r->seat_count; i++) {
    const struct seat_entry *entry = &r->seat[i];
    if (strcmp(word, r->rules->board.seat[entry->seat].name) && strcmp(word, entry->colour)) continue;
    for (int p = 0; p < r->rules->player_count; p++)
      if (r->entry_of[p] == i) return p;
    return -1;
  }
  return -2;
}

size_t seat_words(const struct reading *r, const char *out[2 * MAX_SEATS])
{
  size_t count = 0;
  for (int i = 0; i < r->seat_count; i++) {
    out[count++] = r->rules->board.seat[r->seat[i].seat].name;
    out[count++] = r->seat[i].colour;
  }
  return count;
}

int kind_named(const struct rules *rules, const char *word)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (!strcmp(rules->kind[k].name, word)) return k;
  return -1;
}

size_t kind_words(const struct rules *rules, const char *out[MAX_KINDS])
{
  for (int k = 0; k < rules->kind_count; k++) out[k] = rules->kind[k].name;
  return (size_t)rules->kind_count;
}
