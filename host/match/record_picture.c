#include "match/record_form.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static int whole(float place) { return (int)lroundf(place * RECORD_PLACE_UNIT); }

/* ---- writing ---- */

static void write_rows(struct strbuf *out, const struct board *board)
{
  for (int row = 0; row < board->row_count; row++) {
    strbuf_add(out, "row");
    for (int i = board->row_start[row]; i < board->row_start[row + 1]; i++) {
      int cell = board->order[i];
      strbuf_addf(out, " %s %d %d", board->name[cell], whole(board->x[cell]), whole(board->y[cell]));
    }
    strbuf_add_char(out, '\n');
  }
}

/* The neighbour that a line leads to, unless that line was written from its other end, by a direction before this one. */
static int line_to(const struct board *board, int direction, int cell)
{
  int to = board->next[direction][cell], back = board->direction[direction].opposite;
  return to != NO_CELL && back >= 0 && back < direction && board->next[back][to] == cell ? NO_CELL : to;
}

/* Runs of cells along a direction, as long as they are: "a1-b1-c1". First those that have a beginning, then those that go round. */
static void write_lines(struct strbuf *out, const struct board *board, int direction)
{
  struct bits led_to = {{0}}, done = {{0}};
  for (int i = 0; i < board->cell_count; i++) {
    int to = line_to(board, direction, board->order[i]);
    if (to != NO_CELL) bits_add(&led_to, to);
  }
  bool any = false;
  for (int round = 0; round < 2; round++)
    for (int i = 0; i < board->cell_count; i++) {
      int cell = board->order[i], to = line_to(board, direction, cell);
      if (to == NO_CELL || bits_has(&done, cell) || (round == 0 && bits_has(&led_to, cell))) continue;
      if (!any) strbuf_addf(out, "lines %d %d", whole(board->direction[direction].dx), whole(board->direction[direction].dy));
      any = true;
      strbuf_addf(out, " %s", board->name[cell]);
      for (; to != NO_CELL && !bits_has(&done, cell); cell = to, to = line_to(board, direction, cell)) {
        bits_add(&done, cell);
        strbuf_addf(out, "-%s", board->name[to]);
      }
    }
  if (any) strbuf_add_char(out, '\n');
}

static void write_home(struct strbuf *out, const struct rules *rules, int player)
{
  const struct bits *home = &rules->player[player].home;
  if (bits_empty(home)) return;
  strbuf_addf(out, "home %c", rules->player[player].letter);
  for (int i = 0; i < rules->board.cell_count; i++)
    if (bits_has(home, rules->board.order[i])) strbuf_addf(out, " %s", rules->board.name[rules->board.order[i]]);
  strbuf_add_char(out, '\n');
}

/* The name comes last: it may hold blanks. */
static void write_kind(struct strbuf *out, const struct rules *rules, const struct kind *kind)
{
  strbuf_add(out, "kind ");
  for (int owner = 0; owner < rules->owner_count; owner++) strbuf_add_char(out, kind->letter[owner]);
  record_write_text(out, "", kind->name, sizeof kind->name);
}

void record_write_picture(struct strbuf *out, const struct rules *rules)
{
  const struct board *board = &rules->board;
  strbuf_addf(out, "board %s\n", record_look(board->look));
  write_rows(out, board);
  for (int d = 0; d < board->direction_count; d++) write_lines(out, board, d);
  for (int p = 0; p < rules->player_count; p++) write_home(out, rules, p);
  strbuf_addf(out, "owned %s\nscores %s\nplaces %s\n", rules->owned ? "true" : "false", rules->keeps_score ? "true" : "false",
              rules->play_on ? "true" : "false");
  for (int k = 0; k < rules->kind_count; k++) write_kind(out, rules, &rules->kind[k]);
  for (int k = 0; k < rules->kind_count; k++) {
    int becomes = rules->kind[k].promotes_to;
    if (becomes != NO_KIND) strbuf_addf(out, "becomes %c %c\n", rules->kind[k].letter[0], rules->kind[becomes].letter[0]);
  }
}

/* ---- reading ---- */

enum { PLACE_LIMIT = 512 * RECORD_PLACE_UNIT, AREA_LIMIT = 1 << 16 };
static const float nearest_cells = 0.1F;

static struct board *board_of(struct record_reader *reader) { return &reader->record->rules->board; }

bool record_read_board(struct record_reader *reader, char *value)
{
  enum board_look look;
  if (!record_look_parse(&look, value)) return record_expected(reader, "squares" TOLD_OR "holes", value);
  board_init(board_of(reader), look);
  return true;
}

bool record_read_row(struct record_reader *reader, char *value)
{
  struct board *board = board_of(reader);
  int row = board->row_count;
  char *name;
  if (!*value) return record_fault(reader, "error.record.row", "row: expected cells, each with its name and its place, such as a1 0 7000");
  while ((name = keyed_word(&value)) != NULL) {
    int64_t x, y;
    if (!record_number(reader, &x, &value, TOLD("error.record.what.left", "the place of a cell from the left"), -PLACE_LIMIT, PLACE_LIMIT)) return false;
    if (!record_number(reader, &y, &value, TOLD("error.record.what.top", "the place of a cell from the top"), -PLACE_LIMIT, PLACE_LIMIT)) return false;
    float fx = (float)x / RECORD_PLACE_UNIT, fy = (float)y / RECORD_PLACE_UNIT;
    for (int c = 0; c < board->cell_count; c++)
      if (hypotf(board->x[c] - fx, board->y[c] - fy) < nearest_cells)
        return record_fault(reader, "error.record.place", "row: the cells {cell:%s} and {other:%.20s} stand in one place", board->name[c], name);
    if (!board_add_cell(board, name, row, fx, fy, 0, 0, reader->err)) return record_fault_within(reader);
  }
  return true;
}

/* The direction that points there; a new one where there is none yet, or -1 where there is no room for it. */
static int direction_for(struct board *board, float dx, float dy)
{
  char name[16];
  for (int d = 0; d < board->direction_count; d++)
    if (fabsf(board->direction[d].dx - dx) < 1e-4F && fabsf(board->direction[d].dy - dy) < 1e-4F) return d;
  snprintf(name, sizeof name, "%d", board->direction_count);
  return board_add_direction(board, name, dx, dy, 0, 0, NULL);
}

/* `right` and `down` are the direction as the line says it. */
static bool link_cells(struct record_reader *reader, int direction, int from, int to, int64_t right, int64_t down)
{
  const struct board *board = board_of(reader);
  int there = board->next[direction][from];
  if (there != NO_CELL && there != to)
    return record_fault(reader, "error.record.two_ways", "lines: {right:%lld} {down:%lld} leads from {cell:%s} to two cells, {first:%s} and {second:%s}",
                        (long long)right, (long long)down, board->name[from], board->name[there], board->name[to]);
  return board_link(board_of(reader), direction, from, to, reader->err) || record_fault_within(reader);
}

bool record_read_lines(struct record_reader *reader, char *value)
{
  struct board *board = board_of(reader);
  int64_t dx, dy;
  char *run;
  if (!record_number(reader, &dx, &value, TOLD("error.record.what.right", "how far the lines lead to the right"), -PLACE_LIMIT, PLACE_LIMIT)) return false;
  if (!record_number(reader, &dy, &value, TOLD("error.record.what.down", "how far the lines lead downwards"), -PLACE_LIMIT, PLACE_LIMIT)) return false;
  if (!dx && !dy) return record_fault(reader, "error.record.nowhere", "lines: 0 0 leads nowhere");
  float fx = (float)dx / RECORD_PLACE_UNIT, fy = (float)dy / RECORD_PLACE_UNIT;
  int on = direction_for(board, fx, fy), back = direction_for(board, -fx, -fy);
  if (on < 0) return record_fault(reader, "error.record.directions", "lines: more than {count:%d} directions", MAX_DIRECTIONS);
  while ((run = keyed_word(&value)) != NULL) {
    int before = NO_CELL;
    char *rest = NULL;
    for (char *name = strtok_r(run, "-", &rest); name; name = strtok_r(NULL, "-", &rest)) {
      int cell = board_cell(board, name);
      if (cell == NO_CELL) return record_no_cell(reader, name);
      if (before != NO_CELL && !link_cells(reader, on, before, cell, dx, dy)) return false;
      if (before != NO_CELL && back >= 0) board_link(board, back, cell, before, NULL);
      before = cell;
    }
  }
  return true;
}

bool record_read_home(struct record_reader *reader, char *value)
{
  struct rules *rules = reader->record->rules;
  char *name = keyed_word(&value);
  int player = record_player(reader, name ? name : "");
  if (player < 0) return false;
  while ((name = keyed_word(&value)) != NULL) {
    int cell = board_cell(&rules->board, name);
    if (cell == NO_CELL) return record_no_cell(reader, name);
    bits_add(&rules->player[player].home, cell);
  }
  return true;
}

static bool read_flag(struct record_reader *reader, bool *out, const char *value)
{
  *out = !strcmp(value, "true");
  if (*out || !strcmp(value, "false")) return true;
  return record_expected(reader, "true" TOLD_OR "false", value);
}

bool record_read_owned(struct record_reader *reader, char *value) { return read_flag(reader, &reader->record->rules->owned, value); }
bool record_read_scores(struct record_reader *reader, char *value) { return read_flag(reader, &reader->record->keeps_score, value); }
bool record_read_places(struct record_reader *reader, char *value) { return read_flag(reader, &reader->record->places, value); }

bool record_read_kind(struct record_reader *reader, char *value)
{
  struct rules *rules = reader->record->rules;
  int owners = rules->owned ? rules->player_count : 1;
  if (rules->kind_count == MAX_KINDS) return record_fault(reader, "error.record.kinds", "kind: more than {count:%d} kinds of piece", MAX_KINDS);
  struct kind *kind = &rules->kind[rules->kind_count];
  const char *letters = keyed_word(&value);
  if (!letters || (int)strlen(letters) != owners) {
    if (!letters) letters = "";
    if (owners == 1)
      return record_fault(reader, "error.record.kind_one", "kind: expected 1 letter, one for each player who has pieces, not '{found:%.20s}'", letters);
    return record_fault(reader, "error.record.kind", "kind: expected {count:%d} letters, one for each player who has pieces, not '{found:%.20s}'", owners,
                        letters);
  }
  if (!record_text(reader, kind->name, value, TOLD("error.record.what.kind", "the name of a kind of piece"), sizeof kind->name)) return false;
  memcpy(kind->letter, letters, (size_t)owners);
  kind->steps = true; /* in no direction: there must be some movement, and this is none */
  reader->record->becomes[rules->kind_count++] = NO_KIND;
  return true;
}

static int kind_with(const struct rules *rules, const char *letter)
{
  for (int k = 0; letter && k < rules->kind_count; k++)
    if (rules->kind[k].letter[0] == letter[0] && !letter[1]) return k;
  return -1;
}

bool record_read_becomes(struct record_reader *reader, char *value)
{
  const struct rules *rules = reader->record->rules;
  const char *first = keyed_word(&value), *second = keyed_word(&value);
  int from = kind_with(rules, first), to = kind_with(rules, second);
  if (from < 0 || to < 0) return record_fault(reader, "error.record.becomes", "becomes: expected the letters of two kinds of piece");
  reader->record->becomes[from] = (uint8_t)to;
  return record_end(reader, value);
}

static bool is_too_wide(const struct board *board)
{
  float left = board->x[0], right = left, top = board->y[0], bottom = top;
  for (int c = 0; c < board->cell_count; c++) {
    left = fminf(left, board->x[c]), right = fmaxf(right, board->x[c]);
    top = fminf(top, board->y[c]), bottom = fmaxf(bottom, board->y[c]);
  }
  return (right - left + 1) * (bottom - top + 1) > AREA_LIMIT;
}

bool record_finish_picture(struct record_reader *reader)
{
  struct record *record = reader->record;
  struct rules *rules = record->rules;
  if (!rules->board.direction_count) board_add_direction(&rules->board, "0", 1, 0, 0, 0, NULL); /* there must be one */
  if (is_too_wide(&rules->board)) return record_fault(reader, "error.record.wide", "the board before this line is too wide to be drawn");
  rules->no_turn = NO_TURN_PASSES;
  if (!board_finish(&rules->board, reader->err) || !rules_finish(rules, reader->err))
    return record_fault(reader, "error.record.board", "the board before this line does not hold together: {why:@%s}", reader->err->told);
  /* Now that nothing more is checked, what only looks and texts need. */
  for (int k = 0; k < rules->kind_count; k++) rules->kind[k].promotes_to = record->becomes[k];
  rules->keeps_score = record->keeps_score;
  rules->play_on = record->places;
  return true;
}
