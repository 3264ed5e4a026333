#include "core/position.h"

#include "base/utf8.h"
#include "core/crowning.h"
#include "core/outcome.h"
#include "core/rules.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- writing ---- */

static void write_run(struct strbuf *out, int *empty)
{
  if (*empty) strbuf_addf(out, "%d", *empty);
  *empty = 0;
}

static void write_board(struct strbuf *out, const struct position *position, const struct rules *rules)
{
  const struct board *board = &rules->board;
  for (int row = 0; row < board->row_count; row++) {
    if (row) strbuf_add_char(out, '/');
    int empty = 0;
    for (int i = board->row_start[row]; i < board->row_start[row + 1]; i++) {
      int kind, owner = position_at(position, rules, board->order[i], &kind);
      if (owner == NO_OWNER) {
        empty++;
        continue;
      }
      write_run(out, &empty);
      strbuf_add_char(out, rules->kind[kind].letter[owner]);
    }
    write_run(out, &empty);
  }
}

void position_write(struct strbuf *out, const struct position *position, const struct rules *rules)
{
  write_board(out, position, rules);
  strbuf_addf(out, " %c", rules->player[position->side].letter);
  if (rules->keeps_score)
    for (int player = 0; player < rules->player_count; player++) strbuf_addf(out, "%c%d", player ? ',' : ' ', position->score[player]);
  if (rules->play_on && position->finished)
    for (int player = 0; player < rules->player_count; player++) strbuf_addf(out, "%c%d", player ? ',' : ' ', position->place[player]);
}

/* ---- reading: pieces of text ---- */

struct span { /* a piece of the text being read */
  const char *text;
  size_t length;
};

enum { QUOTE_SIZE = 40, LIST_SIZE = 160 };

/* A piece of the input fit for a message: one line, printable, not long. */
static const char *quote(char out[QUOTE_SIZE], struct span span)
{
  size_t n = 0;
  for (size_t i = 0; i < span.length && n < QUOTE_SIZE - 8; i++) {
    unsigned char c = (unsigned char)span.text[i];
    if (c < 0x20 || c > 0x7e)
      n += (size_t)snprintf(out + n, 5, "\\x%02x", (unsigned)c);
    else
      out[n++] = (char)c;
    if (n >= QUOTE_SIZE - 8 && i + 1 < span.length) n += (size_t)snprintf(out + n, 4, "...");
  }
  out[n] = '\0';
  return out;
}

static bool is_blank(char c) { return isspace((unsigned char)c) != 0; }

/* The next field, or an empty one at the end. */
static struct span next_field(const char **text)
{
  while (**text && is_blank(**text)) (*text)++;
  struct span field = {*text, 0};
  while (**text && !is_blank(**text)) (*text)++;
  field.length = (size_t)(*text - field.text);
  return field;
}

/* A number without sign; false when it is none. Anything above `max` comes out as max + 1, however many digits it has. */
static bool read_number(int *out, struct span span, int max)
{
  if (!span.length) return false;
  int value = 0;
  for (size_t i = 0; i < span.length; i++) {
    if (!isdigit((unsigned char)span.text[i])) return false;
    if (value <= max) value = value * 10 + (span.text[i] - '0');
  }
  *out = value > max ? max + 1 : value;
  return true;
}

/* ---- reading: the board ---- */

/* Puts the row before an error, as a person finds it: "row 5 (m1 to m13): …". Always false. */
static bool in_row(struct error *err, const struct board *board, int row)
{
  const char *first = board->name[board->order[board->row_start[row]]];
  const char *last = board->name[board->order[board->row_start[row + 1] - 1]];
  if (!err) return false;
  if (first == last) return error_tell(err, "error.position.row_one", "row {row:%d} ({cell:%s}): {why:@%s}", row + 1, first, err->told);
  return error_tell(err, "error.position.row", "row {row:%d} ({first:%s} to {last:%s}): {why:@%s}", row + 1, first, last, err->told);
}

/* A number that was found, or that there were more than could be counted. */
static const char *found_number(char out[TOLD_WORD_SIZE], int number, int most)
{
  if (number < most) snprintf(out, TOLD_WORD_SIZE, "%d", number);
  else snprintf(out, TOLD_WORD_SIZE, "%s %d", TOLD("error.more_than", "more than"), most - 1);
  return out;
}

static const char *piece_letters(char out[LIST_SIZE], const struct rules *rules)
{
  size_t n = 0;
  out[0] = '\0';
  for (int owner = 0; owner < rules->owner_count; owner++)
    for (int kind = 0; kind < rules->kind_count; kind++)
      n += (size_t)snprintf(out + n, LIST_SIZE - n, "%s%c", n ? " " : "", rules->kind[kind].letter[owner]);
  return out;
}

static bool find_letter(int *owner, int *kind, const struct rules *rules, char letter)
{
  for (*owner = 0; *owner < rules->owner_count; (*owner)++)
    for (*kind = 0; *kind < rules->kind_count; (*kind)++)
      if (letter && rules->kind[*kind].letter[*owner] == letter) return true;
  return false;
}

/* One row: a text without '/'; `picture` allows blanks and '.'. What does not fit is counted all the same, so that the message
   can say how much there was. */
static bool read_row(struct position *out, struct span span, const struct rules *rules, int row, bool picture, struct error *err)
{
  const struct board *board = &rules->board;
  const uint8_t *cell = &board->order[board->row_start[row]];
  int width = board->row_start[row + 1] - board->row_start[row], enough = MAX_CELLS * 2, at = 0;
  char bad[QUOTE_SIZE], letters[LIST_SIZE], found[TOLD_WORD_SIZE];
  size_t i = 0;
  while (i < span.length) {
    char c = span.text[i];
    int owner, kind, run = 1;
    if (picture && is_blank(c)) {
      i++;
      continue;
    }
    if (isdigit((unsigned char)c)) {
      struct span number = {span.text + i, 0};
      while (i < span.length && isdigit((unsigned char)span.text[i])) i++;
      number.length = (size_t)(span.text + i - number.text);
      if (!read_number(&run, number, enough) || c == '0')
        return error_tell(err, "error.position.run", "'{found:%s}' is no run of empty cells; expected a number from 1 to {count:%d}",
                          quote(bad, number), width), in_row(err, board, row);
    } else if (picture && c == '.') {
      i++;
    } else if (find_letter(&owner, &kind, rules, c)) {
      if (at < width) position_put(out, rules, cell[at], owner, kind);
      i++;
    } else {
      struct span one = {span.text + i, 1};
      return error_tell(err, "error.position.letter", "unknown letter '{letter:%s}'; pieces are {letters:%s}", quote(bad, one),
                        piece_letters(letters, rules)), in_row(err, board, row);
    }
    at = at + run > enough ? enough : at + run;
  }
  if (at == width) return true;
  found_number(found, at, enough);
  if (width == 1) error_tell(err, "error.position.cell", "expected 1 cell, found {found:@%s}", found);
  else error_tell(err, "error.position.cells", "expected {count:%d} cells, found {found:@%s}", width, found);
  return in_row(err, board, row);
}

static bool is_row_end(char c) { return c == '/' || c == '\n' || c == '\0'; }

/* Rows end with '/' or, in a picture, with a line end; blank lines are then no rows. */
static bool read_rows(struct position *out, struct span text, const struct rules *rules, bool picture, struct error *err)
{
  int expected = rules->board.row_count, rows = 0;
  size_t i = 0;
  bool after_slash = true;
  while (i < text.length || after_slash) {
    struct span row = {text.text + i, 0};
    while (i < text.length && !is_row_end(text.text[i])) i++;
    row.length = (size_t)(text.text + i - row.text);
    bool blank = true, slash = i < text.length && text.text[i] == '/';
    for (size_t k = 0; k < row.length; k++) blank = blank && is_blank(row.text[k]);
    if (!(picture && blank && !slash)) {
      if (rows < expected && !read_row(out, row, rules, rows, picture, err)) return false;
      rows++;
    }
    after_slash = slash && !picture;
    i++;
  }
  if (rows == expected) return true;
  return error_tell(err, "error.position.rows", "expected {count:%d} rows separated by '/', found {found:%d}", expected, rows);
}

bool position_read_board(struct position *out, const char *text, const struct rules *rules, struct error *err)
{
  struct position next;
  position_init(&next, rules);
  struct span all = {text, strlen(text)};
  if (!read_rows(&next, all, rules, true, err)) return false;
  next.key ^= rules->side_key[0] ^ rules->side_key[out->side];
  out->key = next.key;
  memcpy(out->set, next.set, sizeof out->set);
  return true;
}

/* ---- reading: what the pieces may be ---- */

static const char *told_player(char out[TOLD_WORD_SIZE], const struct rules *rules, int player)
{
  return told_word(out, "player", rules->player[player].colour);
}

bool position_check(const struct position *position, const struct rules *rules, struct error *err)
{
  for (int owner = 0; owner < rules->owner_count; owner++) {
    char player[TOLD_WORD_SIZE], name[TOLD_WORD_SIZE];
    for (int kind = 0; kind < rules->kind_count && rules->owned; kind++) {
      struct bits set = position_set(position, rules, owner, kind);
      int cell = bits_next(&set, 0);
      while (cell >= 0 && may_stand_at(rules, owner, kind, cell)) cell = bits_next(&set, cell + 1);
      if (cell >= 0)
        return error_tell(err, "error.position.crowned", "a {player:@%s} {kind:@%s} cannot stand on {cell:%s}: it would have been crowned",
                          told_player(player, rules, owner), told_word(name, "kind", rules->kind[kind].name), rules->board.name[cell]);
    }
    struct bits all = position_of(position, rules, owner);
    int count = bits_count(&all), limit = rules->piece_limit[owner];
    if (!limit || count <= limit) continue;
    if (!rules->owned) return error_tell(err, "error.position.full", "the board has {count:%d} pieces, and at most {limit:%d} are possible", count, limit);
    return error_tell(err, "error.position.many", "{player:@%s} has {count:%d} pieces, and at most {limit:%d} are possible",
                      told_player(player, rules, owner), count, limit);
  }
  return true;
}

/* ---- reading: the other fields ---- */

/* Told: "w, b or g". */
static const char *player_letters(char out[LIST_SIZE], const struct rules *rules)
{
  size_t n = 0;
  out[0] = '\0';
  for (int i = 0; i < rules->player_count; i++) {
    char letter = rules->player[i].letter;
    n += (size_t)snprintf(out + n, LIST_SIZE - n, "%s%c", !i ? "" : i + 1 == rules->player_count ? TOLD_OR : ", ",
                          isgraph((unsigned char)letter) ? letter : '?');
  }
  return out;
}

static bool read_side(struct position *out, struct span field, const struct rules *rules, struct error *err)
{
  char letters[LIST_SIZE], bad[QUOTE_SIZE];
  if (!field.length)
    return error_tell(err, "error.position.no_side", "the player to move is missing after the board: {letters:@%s}", player_letters(letters, rules));
  for (int i = 0; i < rules->player_count; i++) {
    if (field.length != 1 || field.text[0] != rules->player[i].letter) continue;
    position_set_side(out, rules, i);
    return true;
  }
  return error_tell(err, "error.position.side", "'{found:%s}' is no player to move; expected {letters:@%s}", quote(bad, field),
                    player_letters(letters, rules));
}

/* One number for each player, joined by ',': scores or places. `what` names the field, told. */
static bool read_numbers(int out[MAX_PLAYERS], struct span field, const struct rules *rules, const char *what, int max, struct error *err)
{
  char bad[QUOTE_SIZE], found[TOLD_WORD_SIZE];
  int count = 1;
  for (size_t i = 0; i < field.length; i++) count += field.text[i] == ',' && count < 1000;
  if (count != rules->player_count)
    return error_tell(err, "error.position.numbers",
                      "{what:@%s} '{found:%s}': expected {count:%d} numbers joined by ',', one for each player, not {numbers:@%s}", what,
                      quote(bad, field), rules->player_count, found_number(found, count, 1000));
  for (int player = 0; player < rules->player_count; player++) {
    struct span number = {field.text, 0};
    while (number.length < field.length && field.text[number.length] != ',') number.length++;
    if (!read_number(&out[player], number, max) || out[player] > max)
      return error_tell(err, "error.position.number",
                        "{what:@%s}: '{found:%s}' is not possible for {player:@%s}; expected a number from 0 to {max:%d}", what, quote(bad, number),
                        told_player(found, rules, player), max);
    size_t used = number.length + (number.length < field.length);
    field.text += used;
    field.length -= used;
  }
  return true;
}

/* Places given must be 1, 2, … once each, and be those of players who are home; with GOAL_FILL a player may have been home
   when the others' pieces still filled the region, so there only the other way round is checked. */
static bool read_places(struct position *out, struct span field, const struct rules *rules, struct error *err)
{
  int place[MAX_PLAYERS], taken = 0, count = 0;
  char player[TOLD_WORD_SIZE];
  if (!read_numbers(place, field, rules, TOLD("error.position.places", "places"), rules->player_count, err)) return false;
  for (int i = 0; i < rules->player_count; i++) {
    bool home = outcome_is_home(rules, out, i);
    if (!place[i] && home)
      return error_tell(err, "error.position.place_missing", "places: {player:@%s} has reached the goal and needs a place", told_player(player, rules, i));
    if (!place[i]) continue;
    if (!home && rules->goal == GOAL_ALL)
      return error_tell(err, "error.position.place_early", "places: {player:@%s} has place {place:%d} but has not reached the goal",
                        told_player(player, rules, i), place[i]);
    if (taken >> place[i] & 1) return error_tell(err, "error.position.place_twice", "places: {place:%d} is given twice", place[i]);
    taken |= 1 << place[i];
    count++;
    out->place[i] = (uint8_t)place[i];
    out->finished = (uint8_t)(out->finished | 1 << i);
  }
  for (int i = 1; i <= count; i++)
    if (!(taken >> i & 1)) return error_tell(err, "error.position.place_gap", "places: {place:%d} is missing before a later place", i);
  return true;
}

static void derive_places(struct position *out, const struct rules *rules)
{
  uint8_t place = 0;
  for (int i = 0; i < rules->player_count; i++) {
    if (!outcome_is_home(rules, out, i)) continue;
    out->place[i] = ++place;
    out->finished = (uint8_t)(out->finished | 1 << i);
  }
}

static bool read_fields(struct position *out, const char *text, const struct rules *rules, struct error *err)
{
  struct span board = next_field(&text), side = next_field(&text), field = next_field(&text);
  char bad[QUOTE_SIZE], player[TOLD_WORD_SIZE];
  if (!board.length) return error_tell(err, "error.position.empty", "the position is empty; expected the rows of the board separated by '/'");
  if (!read_rows(out, board, rules, false, err) || !read_side(out, side, rules, err) || !position_check(out, rules, err)) return false;
  if (rules->keeps_score && field.length) {
    int score[MAX_PLAYERS];
    if (!read_numbers(score, field, rules, TOLD("error.position.scores", "scores"), rules->board.cell_count, err)) return false;
    for (int i = 0; i < rules->player_count; i++) out->score[i] = (int16_t)score[i];
    field = next_field(&text);
  }
  if (rules->play_on) {
    if (!field.length)
      derive_places(out, rules);
    else if (!read_places(out, field, rules, err))
      return false;
    else
      field = next_field(&text);
    bool all = out->finished == (1 << rules->player_count) - 1;
    if (out->finished >> out->side & 1 && !all)
      return error_tell(err, "error.position.finished", "{player:@%s} is to move but has already finished", told_player(player, rules, out->side));
  }
  if (field.length) return error_tell(err, "error.position.more", "unexpected '{found:%s}' after the position", quote(bad, field));
  return true;
}

bool position_read(struct position *out, const char *text, const struct rules *rules, struct error *err)
{
  struct position next;
  position_init(&next, rules);
  if (!read_fields(&next, text, rules, err)) return false;
  position_copy(out, &next, rules);
  return true;
}

/* A whole position has a blank only behind its board; in a picture there are blanks, or line ends, between the pieces. */
static bool is_whole(const char *text, size_t length)
{
  const char *end = text + length, *last_slash = NULL, *first_blank = NULL;
  for (const char *c = text; c < end; c++) {
    if (*c == '\n') return false;
    if (*c == '/') last_slash = c;
    if (is_blank(*c) && !first_blank) first_blank = c;
  }
  return first_blank && (!last_slash || first_blank > last_slash);
}

bool position_read_any(struct position *out, const char *text, const struct rules *rules, struct error *err)
{
  text = utf8_without_mark(text);
  while (isspace((unsigned char)*text)) text++;
  size_t length = strlen(text);
  while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
  if (is_whole(text, length) || length == 0) return position_read(out, text, rules, err);
  struct position next;
  position_init(&next, rules);
  if (!position_read_board(&next, text, rules, err) || !position_check(&next, rules, err)) return false;
  position_copy(out, &next, rules);
  return true;
}
