#include "core/board.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void board_init(struct board *board, enum board_look look)
{
  memset(board, 0, sizeof *board);
  board->look = look;
  memset(board->next, 0xff, sizeof board->next); /* NO_CELL everywhere */
}

static bool name_fits(const char *name, size_t size, const char *what, struct error *err)
{
  if (!*name) return error_tell(err, "error.board.no_name", "a {what:@%s} without a name", what);
  if (strlen(name) >= size)
    return error_tell(err, "error.board.long_name", "the name '{name:%s}' of a {what:@%s} is longer than {limit:%zu} letters", name, what, size - 1);
  return true;
}

/* The characters that position texts and typed turns use between the names of cells. */
static bool cell_name_is_clean(const char *name)
{
  for (const char *c = name; *c; c++)
    if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9') || *c == '_') || *c == 'x') return false;
  return true;
}

bool board_add_cell(struct board *board, const char *name, int row, float x, float y, int i, int j, struct error *err)
{
  if (!name_fits(name, CELL_NAME_SIZE, TOLD("error.board.cell", "cell"), err)) return false;
  if (board->cell_count == MAX_CELLS) return error_tell(err, "error.board.cells", "more than {count:%d} cells", MAX_CELLS);
  if (!cell_name_is_clean(name))
    return error_tell(err, "error.board.cell_name",
                      "the cell name '{name:%s}' may hold only letters other than x, digits and _, because turns are written like e5xe7", name);
  if (board_cell(board, name) != NO_CELL) return error_tell(err, "error.board.two_cells", "two cells are called '{name:%s}'", name);
  int last = board->row_count - 1;
  if (row < last || row > last + 1) return error_set(err, "cell '%s' is in row %d, but rows must follow each other from the top", name, row);

  int cell = board->cell_count++;
  if (row == board->row_count) board->row_start[board->row_count++] = (uint16_t)cell;
  board->row_start[board->row_count] = (uint16_t)(cell + 1);
  board->order[cell] = (uint8_t)cell;
  strcpy(board->name[cell], name);
  board->x[cell] = x, board->y[cell] = y;
  board->i[cell] = i, board->j[cell] = j;
  bits_add(&board->cells, cell);
  return true;
}

int board_add_direction(struct board *board, const char *name, float dx, float dy, int di, int dj, struct error *err)
{
  if (!name_fits(name, BOARD_NAME_SIZE, TOLD("error.board.direction", "direction"), err)) return -1;
  if (board->direction_count == MAX_DIRECTIONS) return error_set(err, "more than %d directions", MAX_DIRECTIONS), -1;
  if (board_direction(board, name) >= 0) return error_set(err, "two directions are called '%s'", name), -1;
  struct direction *d = &board->direction[board->direction_count];
  strcpy(d->name, name);
  d->dx = dx, d->dy = dy, d->di = di, d->dj = dj, d->opposite = -1;
  return board->direction_count++;
}

bool board_link(struct board *board, int direction, int from, int to, struct error *err)
{
  int16_t *next = &board->next[direction][from];
  if (from == to) return error_tell(err, "error.board.itself", "cell '{name:%s}' is linked to itself", board->name[from]);
  if (*next != NO_CELL && *next != to)
    return error_tell(err, "error.board.neighbours", "cell '{name:%s}' has two neighbours to the {direction:%s}: '{first:%s}' and '{second:%s}'",
                      board->name[from], board->direction[direction].name, board->name[*next], board->name[to]);
  *next = (int16_t)to;
  return true;
}

void board_link_lattice(struct board *board)
{
  for (int d = 0; d < board->direction_count; d++)
    for (int a = 0; a < board->cell_count; a++)
      for (int b = 0; b < board->cell_count; b++)
        if (board->i[b] == board->i[a] + board->direction[d].di && board->j[b] == board->j[a] + board->direction[d].dj)
          board->next[d][a] = (int16_t)b;
}

int board_add_region(struct board *board, const char *name, const struct bits *cells, struct error *err)
{
  if (!name_fits(name, BOARD_NAME_SIZE, TOLD("error.board.region", "region"), err)) return -1;
  int r = board_region(board, name);
  if (r < 0) {
    if (board->region_count == MAX_REGIONS) return error_set(err, "more than %d regions", MAX_REGIONS), -1;
    r = board->region_count++;
    strcpy(board->region[r].name, name);
  }
  board->region[r].cells = bits_or(board->region[r].cells, cells);
  return r;
}

bool board_add_seat(struct board *board, const char *name, float dx, float dy, int home, int far, struct error *err)
{
  if (!name_fits(name, BOARD_NAME_SIZE, TOLD("error.board.seat", "seat"), err)) return false;
  if (board_seat(board, name) >= 0) return error_set(err, "two seats are called '%s'", name);
  if (board->seat_count == MAX_SEATS) return error_set(err, "more than %d seats", MAX_SEATS);
  struct seat *seat = &board->seat[board->seat_count++];
  strcpy(seat->name, name);
  seat->dx = dx, seat->dy = dy, seat->home = home, seat->far = far;
  return true;
}

/* ---- numbering ---- */

/* Whether every link is the lattice step of its direction: only then is a direction one shift. */
static bool is_lattice(const struct board *board)
{
  for (int d = 0; d < board->direction_count; d++) {
    const struct direction *direction = &board->direction[d];
    if (!direction->di && !direction->dj) return false;
    for (int a = 0; a < board->cell_count; a++) {
      int b = board->next[d][a];
      if (b != NO_CELL && (board->i[b] - board->i[a] != direction->di || board->j[b] - board->j[a] != direction->dj)) return false;
    }
  }
  return board->direction_count > 0;
}

/* The bits that the strides (a, b) span, or 0 when two cells would share one or a direction would not be a shift below 64. */
static int span_of(const struct board *board, int a, int b, int *lowest)
{
  for (int d = 0; d < board->direction_count; d++) {
    int shift = abs(a * board->direction[d].di + b * board->direction[d].dj);
    if (shift < 1 || shift > 63) return 0;
  }
  int low = 0, high = 0;
  for (int c = 0; c < board->cell_count; c++) {
    int bit = a * board->i[c] + b * board->j[c];
    if (c == 0 || bit < low) low = bit;
    if (c == 0 || bit > high) high = bit;
  }
  *lowest = low;
  if (high - low >= MAX_CELLS) return 0;
  struct bits used = {{0}};
  for (int c = 0; c < board->cell_count; c++) {
    int bit = a * board->i[c] + b * board->j[c] - low;
    if (bits_has(&used, bit)) return 0;
    bits_add(&used, bit);
  }
  return high - low + 1;
}

/* Where each cell goes: by the strides of the smallest span, or in reading order where no strides fit. */
static bool find_numbers(const struct board *board, uint8_t *number)
{
  enum { FARTHEST = 24 }; /* strides beyond this never span less: the narrower side of a board of 256 cells is at most 16 */
  int best = MAX_CELLS + 1, best_a = 0, best_b = 0, best_low = 0;
  if (is_lattice(board))
    for (int a = 0; a <= FARTHEST; a++)
      for (int b = -FARTHEST; b <= FARTHEST && best > board->cell_count; b++) {
        int low, span = span_of(board, a, b, &low);
        if (span && span < best) best = span, best_a = a, best_b = b, best_low = low;
      }
  for (int c = 0; c < board->cell_count; c++)
    number[c] = (uint8_t)(best <= MAX_CELLS ? best_a * board->i[c] + best_b * board->j[c] - best_low : c);
  return best <= MAX_CELLS;
}

/* Moves everything that is kept by cell from the numbers of reading order to `number`. */
static void renumber(struct board *board, const uint8_t *number)
{
  struct board *old = malloc(sizeof *old); /* too big for the stack */
  if (!old) abort();
  *old = *board;
  memset(&board->cells, 0, sizeof board->cells);
  memset(board->name, 0, sizeof board->name);
  memset(board->next, 0xff, sizeof board->next);
  for (int r = 0; r < board->region_count; r++) memset(&board->region[r].cells, 0, sizeof board->region[r].cells);
  for (int c = 0; c < board->cell_count; c++) {
    int n = number[c];
    bits_add(&board->cells, n);
    memcpy(board->name[n], old->name[c], CELL_NAME_SIZE);
    board->x[n] = old->x[c], board->y[n] = old->y[c], board->i[n] = old->i[c], board->j[n] = old->j[c];
    board->order[c] = (uint8_t)n;
    for (int d = 0; d < board->direction_count; d++)
      if (old->next[d][c] != NO_CELL) board->next[d][n] = number[old->next[d][c]];
    for (int r = 0; r < board->region_count; r++)
      if (bits_has(&old->region[r].cells, c)) bits_add(&board->region[r].cells, n);
  }
  free(old);
}

static void find_masks_and_opposites(struct board *board)
{
  for (int d = 0; d < board->direction_count; d++) {
    struct direction *direction = &board->direction[d];
    memset(&direction->can, 0, sizeof direction->can);
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      int to = board->next[d][c];
      if (to == NO_CELL) continue;
      bits_add(&direction->can, c);
      direction->shift = board->lattice ? to - c : 0;
    }
    for (int e = 0; e < board->direction_count; e++)
      if (fabsf(direction->dx + board->direction[e].dx) < 0.01F && fabsf(direction->dy + board->direction[e].dy) < 0.01F) direction->opposite = e;
  }
}

bool board_finish(struct board *board, struct error *err)
{
  if (board->cell_count < 2) return error_tell(err, "error.board.few_cells", "a board needs at least two cells");
  if (board->direction_count < 1) return error_set(err, "a board needs at least one direction");
  uint8_t number[MAX_CELLS];
  board->lattice = find_numbers(board, number);
  renumber(board, number);
  find_masks_and_opposites(board);
  int highest = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) highest = c;
  board->word_count = highest / 64 + 1;
  return board_add_region(board, "all", &board->cells, err) >= 0;
}

/* ---- names ---- */

int board_cell(const struct board *board, const char *name)
{
  if (!*name) return NO_CELL;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1))
    if (!strcmp(board->name[c], name)) return c;
  return NO_CELL;
}

int board_region(const struct board *board, const char *name)
{
  for (int r = 0; r < board->region_count; r++)
    if (!strcmp(board->region[r].name, name)) return r;
  return -1;
}

int board_direction(const struct board *board, const char *name)
{
  for (int d = 0; d < board->direction_count; d++)
    if (!strcmp(board->direction[d].name, name)) return d;
  return -1;
}

int board_seat(const struct board *board, const char *name)
{
  for (int s = 0; s < board->seat_count; s++)
    if (!strcmp(board->seat[s].name, name)) return s;
  return -1;
}

/* ---- words for directions ---- */

static bool is_forward(float along, float dx, float dy) { return (void)dx, (void)dy, along > 0.05F; }
static bool is_back(float along, float dx, float dy) { return (void)dx, (void)dy, along < -0.05F; }
static bool is_sideways(float along, float dx, float dy) { return (void)dx, (void)dy, fabsf(along) <= 0.05F; }
static bool is_orthogonal(float along, float dx, float dy) { return (void)along, fabsf(dx) < 0.05F || fabsf(dy) < 0.05F; }
static bool is_diagonal(float along, float dx, float dy) { return !is_orthogonal(along, dx, dy); }
static bool is_any(float along, float dx, float dy) { return (void)along, (void)dx, (void)dy, true; }

/* To add a word: a row with its test, given the direction in the picture and how far it leads along the piece's forward. */
static const struct {
  const char *word;
  bool (*means)(float along, float dx, float dy);
} direction_words[] = {
  {"forward", is_forward}, {"sideways", is_sideways}, {"back", is_back}, {"any", is_any}, {"orthogonal", is_orthogonal}, {"diagonal", is_diagonal},
};

uint16_t board_directions(const struct board *board, const char *word, float dx, float dy)
{
  int one = board_direction(board, word);
  if (one >= 0) return (uint16_t)(1U << one);
  uint16_t mask = 0;
  for (size_t w = 0; w < sizeof direction_words / sizeof *direction_words; w++)
    if (!strcmp(direction_words[w].word, word))
      for (int d = 0; d < board->direction_count; d++) {
        const struct direction *direction = &board->direction[d];
        if (direction_words[w].means(direction->dx * dx + direction->dy * dy, direction->dx, direction->dy)) mask |= (uint16_t)(1U << d);
      }
  return mask;
}
