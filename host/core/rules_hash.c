#include "core/rules_hash.h"

#include "base/hash.h"

/* A rule that is added to struct rules is added here too, and only where it is not at its default, behind a text that tells it from others:
   so the games saved before can still be played on (tests/core/rules_hash_test.c holds the numbers of the bundled games). */

struct hasher {
  const struct rules *rules;
  uint64_t hash;
  int place[MAX_CELLS]; /* by cell: its place in reading order, which does not depend on how cells are numbered */
};

static void number(struct hasher *h, int64_t n) { h->hash = hash_number(h->hash, n); }
static void text(struct hasher *h, const char *t) { h->hash = hash_text(h->hash, t); }

static void cells(struct hasher *h, const struct bits *set)
{
  const struct board *board = &h->rules->board;
  number(h, bits_count(set));
  for (int i = 0; i < board->cell_count; i++)
    if (bits_has(set, board->order[i])) number(h, i);
}

static void add_board(struct hasher *h)
{
  const struct board *board = &h->rules->board;
  for (int i = 0; i < board->cell_count; i++) h->place[board->order[i]] = i;
  number(h, board->row_count);
  for (int row = 0; row <= board->row_count; row++) number(h, board->row_start[row]);
  for (int i = 0; i < board->cell_count; i++) text(h, board->name[board->order[i]]);
  number(h, board->direction_count);
  for (int d = 0; d < board->direction_count; d++) {
    number(h, board->direction[d].opposite);
    for (int i = 0; i < board->cell_count; i++) {
      int to = board->next[d][board->order[i]];
      number(h, to == NO_CELL ? NO_CELL : h->place[to]);
    }
  }
}

static void add_players(struct hasher *h)
{
  const struct rules *rules = h->rules;
  number(h, rules->player_count);
  number(h, rules->owned);
  number(h, rules->keeps_score);
  for (int p = 0; p < rules->player_count; p++) {
    number(h, rules->player[p].letter);
    cells(h, &rules->player[p].far);
    cells(h, &rules->player[p].promotion);
  }
}

static void add_jump(struct hasher *h, const struct jump *jump)
{
  number(h, jump->reach);
  number(h, jump->over);
  number(h, jump->captures);
  for (int p = 0; p < h->rules->player_count; p++) number(h, jump->directions[p]);
}

static void add_kind(struct hasher *h, const struct kind *kind)
{
  const struct rules *rules = h->rules;
  for (int owner = 0; owner < rules->owner_count; owner++) number(h, kind->letter[owner]);
  number(h, kind->promotes_to);
  if (kind->king && kind->promotes_to != NO_KIND) text(h, "one grade a landing"); /* ladders of kinds once went by other rules */
  number(h, kind->value);
  number(h, kind->steps);
  number(h, kind->slides);
  for (int p = 0; kind->steps && p < rules->player_count; p++) number(h, kind->step_directions[p]);
  number(h, kind->jump_count);
  for (int j = 0; j < kind->jump_count; j++) add_jump(h, &kind->jump[j]);
}

static void add_turns(struct hasher *h)
{
  const struct rules *rules = h->rules;
  number(h, rules->chain);
  number(h, rules->cells_once);
  number(h, rules->no_turning_back);
  number(h, rules->removal);
  number(h, rules->duty);
  number(h, rules->preference_count);
  for (int i = 0; i < rules->preference_count; i++) number(h, rules->preference[i]);
  number(h, rules->mid_chain);
}

/* A function of the script sees names too. */
static void add_script(struct hasher *h)
{
  const struct rules *rules = h->rules;
  text(h, "ending");
  number(h, (int64_t)rules->ending_hash);
  for (int k = 0; k < rules->kind_count; k++) text(h, rules->kind[k].name);
  for (int p = 0; p < rules->player_count; p++) cells(h, &rules->player[p].home);
  for (int r = 0; r < rules->board.region_count; r++) {
    text(h, rules->board.region[r].name);
    cells(h, &rules->board.region[r].cells);
  }
}

static void add_endings(struct hasher *h)
{
  const struct rules *rules = h->rules;
  number(h, rules->no_turn);
  number(h, rules->goal);
  number(h, rules->bare);
  number(h, rules->play_on);
  number(h, rules->repetition);
  number(h, rules->quiet_limit);
  number(h, rules->few_limit);
  if (rules->ending) add_script(h);
}

static void add_start(struct hasher *h)
{
  const struct rules *rules = h->rules;
  number(h, rules->start.side);
  for (int i = 0; i < rules->board.cell_count; i++) {
    int kind = 0, owner = position_at(&rules->start, rules, rules->board.order[i], &kind);
    if (owner == NO_OWNER) continue;
    number(h, i);
    number(h, owner);
    number(h, kind);
  }
}

uint64_t rules_hash(const struct rules *rules)
{
  struct hasher h = {.rules = rules, .hash = HASH_START};
  add_board(&h);
  add_players(&h);
  number(&h, rules->kind_count);
  for (int k = 0; k < rules->kind_count; k++) add_kind(&h, &rules->kind[k]);
  add_turns(&h);
  add_endings(&h);
  add_start(&h);
  return h.hash;
}
