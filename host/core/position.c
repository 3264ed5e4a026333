#include "core/position.h"

#include "core/rules.h"

#include <assert.h>
#include <string.h>

static int set_number(const struct rules *rules, int owner, int kind)
{
  assert(owner >= 0 && owner < rules->owner_count && kind >= 0 && kind < rules->kind_count);
  return owner * rules->kind_count + kind;
}

static bool word_has(const uint64_t *words, int cell) { return words[cell >> 6] >> (cell & 63) & 1; }

void position_init(struct position *position, const struct rules *rules)
{
  memset(position, 0, sizeof *position);
  position->key = rules->side_key[0];
}

void position_copy(struct position *to, const struct position *from, const struct rules *rules)
{
  if (to != from) memcpy(to, from, rules->position_size);
}

bool position_equal(const struct position *a, const struct position *b, const struct rules *rules)
{
  size_t words = (size_t)rules->set_count * (size_t)rules->board.word_count;
  return a->side == b->side && a->finished == b->finished && !memcmp(a->set, b->set, words * sizeof a->set[0]) &&
         !memcmp(a->score, b->score, sizeof a->score) && !memcmp(a->place, b->place, sizeof a->place);
}

struct bits position_set(const struct position *position, const struct rules *rules, int owner, int kind)
{
  struct bits out = {{0}};
  int words = rules->board.word_count;
  memcpy(out.word, &position->set[set_number(rules, owner, kind) * words], (size_t)words * sizeof out.word[0]);
  return out;
}

struct bits position_of(const struct position *position, const struct rules *rules, int owner)
{
  struct bits out = {{0}};
  for (int kind = 0; kind < rules->kind_count; kind++) {
    struct bits set = position_set(position, rules, owner, kind);
    out = bits_or(out, &set);
  }
  return out;
}

struct bits position_occupied(const struct position *position, const struct rules *rules)
{
  struct bits out = {{0}};
  int words = rules->board.word_count;
  for (int i = 0; i < rules->set_count * words; i++) out.word[i % words] |= position->set[i];
  return out;
}

int position_at(const struct position *position, const struct rules *rules, int cell, int *kind)
{
  for (int set = 0; set < rules->set_count; set++) {
    if (!word_has(&position->set[set * rules->board.word_count], cell)) continue;
    if (kind) *kind = set % rules->kind_count;
    return set / rules->kind_count;
  }
  return NO_OWNER;
}

void position_put(struct position *position, const struct rules *rules, int cell, int owner, int kind)
{
  assert(cell >= 0 && bits_has(&rules->board.cells, cell));
  int word = cell >> 6;
  uint64_t bit = UINT64_C(1) << (cell & 63);
  for (int set = 0; set < rules->set_count; set++) {
    uint64_t *there = &position->set[set * rules->board.word_count + word];
    if (!(*there & bit)) continue;
    *there &= ~bit;
    position->key ^= rules->set_key[set][cell];
  }
  if (owner == NO_OWNER) return;
  int set = set_number(rules, owner, kind);
  position->set[set * rules->board.word_count + word] |= bit;
  position->key ^= rules->set_key[set][cell];
}

void position_set_side(struct position *position, const struct rules *rules, int side)
{
  assert(side >= 0 && side < rules->player_count);
  position->key ^= rules->side_key[position->side] ^ rules->side_key[side];
  position->side = (uint8_t)side;
}
