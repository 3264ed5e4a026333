#include "endgame/slice.h"

#include "core/crowning.h"

#include <string.h>

static void fill_binomials(struct slice *slice)
{
  for (int n = 0; n <= MAX_CELLS; n++) {
    slice->choose[n][0] = 1;
    for (int k = 1; k <= SLICE_PIECES; k++) {
      uint64_t sum = n == 0 ? 0 : slice->choose[n - 1][k - 1] + slice->choose[n - 1][k];
      slice->choose[n][k] = sum > UINT64_C(1) << 50 ? UINT64_C(1) << 50 : sum; /* too many in any case */
    }
  }
}

bool slice_init(struct slice *slice, const struct rules *rules, const uint8_t count[MAX_SETS])
{
  memset(slice, 0, sizeof *slice);
  slice->rules = rules;
  slice->positions = 1;
  fill_binomials(slice);
  for (int s = 0; s < rules->set_count; s++) {
    if (count[s] > SLICE_PIECES) return false;
    slice->count[s] = count[s];
    for (int c = bits_next(&rules->board.cells, 0); c >= 0; c = bits_next(&rules->board.cells, c + 1)) {
      if (!may_stand_at(rules, s / rules->kind_count, s % rules->kind_count, c)) continue;
      slice->ordinal[s][c] = (uint8_t)slice->cells[s];
      slice->cell[s][slice->cells[s]++] = (uint8_t)c;
    }
    slice->ways[s] = slice->choose[slice->cells[s]][count[s]];
    if (slice->ways[s] > 0 && slice->positions > (UINT64_C(1) << 39) / slice->ways[s]) return false;
    slice->positions *= slice->ways[s];
  }
  slice->entries = 2 * slice->positions;
  return true;
}

void slice_name(char out[SLICE_NAME_SIZE], const struct rules *rules, const uint8_t count[MAX_SETS])
{
  int n = 0;
  for (int s = 0; s < rules->set_count; s++)
    for (int i = 0; i < count[s] && n < SLICE_NAME_SIZE - 1; i++) out[n++] = rules->kind[s % rules->kind_count].letter[s / rules->kind_count];
  out[n] = '\0';
}

void slice_count(uint8_t out[MAX_SETS], const struct rules *rules, const struct position *position)
{
  memset(out, 0, MAX_SETS);
  for (int s = 0; s < rules->set_count; s++) {
    struct bits set = position_set(position, rules, s / rules->kind_count, s % rules->kind_count);
    out[s] = (uint8_t)bits_count(&set);
  }
}

int slice_pieces(const struct rules *rules, const uint8_t count[MAX_SETS])
{
  int sum = 0;
  for (int s = 0; s < rules->set_count; s++) sum += count[s];
  return sum;
}

uint64_t slice_index(const struct slice *slice, const struct position *position)
{
  const struct rules *rules = slice->rules;
  uint64_t index = 0;
  for (int s = 0; s < rules->set_count; s++) {
    if (!slice->count[s]) continue;
    const uint64_t *words = position->set + s * rules->board.word_count;
    uint64_t rank = 0;
    int k = 1;
    for (int w = 0; w < rules->board.word_count; w++)
      for (uint64_t rest = words[w]; rest; rest &= rest - 1) rank += slice->choose[slice->ordinal[s][w * 64 + __builtin_ctzll(rest)]][k++];
    index = index * slice->ways[s] + rank;
  }
  return position->side ? index + slice->positions : index;
}

/* The cells of a set from its number: the combinatorial number system (Knuth, TAOCP 4A, 7.2.1.3). */
static bool place(struct position *out, const struct slice *slice, int set, uint64_t rank, struct bits *taken)
{
  const struct rules *rules = slice->rules;
  int n = slice->cells[set] - 1;
  for (int k = slice->count[set]; k > 0; k--) {
    while (slice->choose[n][k] > rank) n--;
    rank -= slice->choose[n][k];
    int cell = slice->cell[set][n];
    if (bits_has(taken, cell)) return false;
    bits_add(taken, cell);
    position_put(out, rules, cell, set / rules->kind_count, set % rules->kind_count);
  }
  return true;
}

bool slice_position(struct position *out, const struct slice *slice, uint64_t index)
{
  const struct rules *rules = slice->rules;
  struct bits taken = {{0}};
  position_init(out, rules);
  if (index >= slice->positions) index -= slice->positions, position_set_side(out, rules, 1);
  for (int s = rules->set_count - 1; s >= 0; s--) {
    if (!slice->count[s]) continue;
    uint64_t rank = index % slice->ways[s];
    index /= slice->ways[s];
    if (!place(out, slice, s, rank, &taken)) return false;
  }
  return true;
}
