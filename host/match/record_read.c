#include "match/record_form.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "base/number.h"
#include "base/utf8.h"
#include "core/colours.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- words of a line ---- */

static bool in_line(struct record_reader *reader, int line)
{
  return error_tell(reader->err, "error.line", "line {line:%d}: {why:@%s}", line, reader->err->told);
}

bool record_fault(struct record_reader *reader, const char *key, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  error_vtell(reader->err, key, format, args);
  va_end(args);
  return in_line(reader, reader->line.line);
}

bool record_fault_within(struct record_reader *reader)
{
  error_prefix(reader->err, "%s: ", reader->line.key);
  return in_line(reader, reader->line.line);
}

bool record_number(struct record_reader *reader, int64_t *out, char **value, const char *what, int64_t min, int64_t max)
{
  const char *word = keyed_word(value);
  if (word && number_parse(out, word, min, max)) return true;
  return record_fault(reader, "error.record.number", "{line:%s}: expected {what:@%s}, a whole number from {min:%lld} to {max:%lld}, not '{found:%.40s}'",
                      reader->line.key, what, (long long)min, (long long)max, word ? word : "");
}

bool record_end(struct record_reader *reader, char *value)
{
  const char *more = keyed_word(&value);
  return !more || record_fault(reader, "error.record.more", "{line:%s}: '{found:%.40s}' is more than is expected in this line", reader->line.key, more);
}

bool record_expected(struct record_reader *reader, const char *what, const char *found)
{
  return record_fault(reader, "error.record.expected", "{line:%s}: expected {what:@%s}, not '{found:%.40s}'", reader->line.key, what, found ? found : "");
}

bool record_no_cell(struct record_reader *reader, const char *name)
{
  return record_fault(reader, "error.record.no_cell", "{line:%s}: there is no cell '{cell:%.20s}'", reader->line.key, name);
}

int record_player(struct record_reader *reader, const char *letter)
{
  const struct rules *rules = reader->record->rules;
  for (int p = 0; p < rules->player_count; p++)
    if (rules->player[p].letter == letter[0] && !letter[1]) return p;
  char letters[MAX_PLAYERS * 3 + 1] = "";
  for (int p = 0; p < rules->player_count; p++) snprintf(letters + strlen(letters), 4, "%s%c", p ? ", " : "", rules->player[p].letter);
  record_fault(reader, "error.record.letter", "{line:%s}: expected the letter of a player, {letters:%s}, not '{found:%.20s}'", reader->line.key, letters,
               letter);
  return -1;
}

bool record_text(struct record_reader *reader, char *out, char *value, const char *what, size_t size)
{
  if (!*value) return record_fault(reader, "error.record.nothing", "{line:%s}: expected {what:@%s}", reader->line.key, what);
  if (strlen(value) >= size)
    return record_fault(reader, "error.record.long", "{line:%s}: {what:@%s} has at most {limit:%zu} bytes", reader->line.key, what, size - 1);
  strcpy(out, value);
  utf8_clean(out);
  return true;
}

/* ---- the head ---- */

static bool read_variant(struct record_reader *reader, char *value)
{
  return record_text(reader, reader->record->variant, value, TOLD("error.record.what.variant", "the id of a variant"), sizeof reader->record->variant);
}

static bool read_title(struct record_reader *reader, char *value)
{
  return record_text(reader, reader->record->title, value, TOLD("error.record.what.title", "the name of the game"), sizeof reader->record->title);
}

static bool read_api(struct record_reader *reader, char *value)
{
  int64_t api;
  if (!record_number(reader, &api, &value, TOLD("error.record.what.api", "a version of the script interface"), 1, 1000000)) return false;
  reader->record->api = (int)api;
  return record_end(reader, value);
}

static bool read_rules(struct record_reader *reader, char *value)
{
  if (strlen(value) != 16 || strspn(value, "0123456789abcdef") != 16)
    return record_fault(reader, "error.record.rules", "rules: expected 16 digits from 0 to 9 and a to f, not '{found:%.40s}'", value);
  reader->record->hash = strtoull(value, NULL, 16);
  return true;
}

static bool read_script(struct record_reader *reader, char *value)
{
  struct record *record = reader->record;
  if (record->script_count == MAX_OUTSIDE) return record_fault(reader, "error.record.scripts", "script: more than {count:%d} scripts", MAX_OUTSIDE);
  if (!record_path(reader, &record->script[record->script_count], value)) return false;
  record->script_count++;
  return true;
}

static bool read_option(struct record_reader *reader, char *value)
{
  struct record *record = reader->record;
  if (record->option_count == MAX_OPTIONS) return record_fault(reader, "error.record.options", "option: more than {count:%d} options", MAX_OPTIONS);
  struct record_option *option = &record->option[record->option_count];
  char *name = keyed_word(&value);
  if (!name) return record_fault(reader, "error.record.option", "option: expected a name and a value");
  if (!record_text(reader, option->name, name, TOLD("error.record.what.option_name", "the name of an option"), sizeof option->name)) return false;
  value += strspn(value, " \t");
  if (!record_text(reader, option->value, value, TOLD("error.record.what.option_value", "the value of an option"), sizeof option->value)) return false;
  record->option_count++;
  return true;
}

enum { TIME_LIMIT_DAYS = 366, DAY_MS = 24 * 60 * 60 * 1000 };
static const int64_t time_limit = (int64_t)TIME_LIMIT_DAYS * DAY_MS;

static bool read_clock(struct record_reader *reader, char *value)
{
  struct timer_rule *clock = &reader->record->clock;
  const char *type = keyed_word(&value);
  bool total = type && !strcmp(type, "total");
  if (!total && (!type || strcmp(type, "turn"))) return record_expected(reader, "total" TOLD_OR "turn", type);
  if (!record_number(reader, &clock->ms, &value, TOLD("error.record.what.milliseconds", "milliseconds"), 1, time_limit)) return false;
  if (total && !record_number(reader, &clock->increment_ms, &value, TOLD("error.record.what.increment", "milliseconds more after each turn"), 0, time_limit))
    return false;
  clock->type = total ? TIMER_TOTAL : TIMER_TURN;
  for (int p = 0; p < MAX_PLAYERS; p++) reader->record->left[p] = clock->ms;
  return record_end(reader, value);
}

/* ---- the players: each line after `player` is of the last one ---- */

/* A colour of a player, the last one that there is a line for. */
static bool read_colour_of(struct record_reader *reader, char *out, int player, char *value)
{
  if (!record_text(reader, out, value, TOLD("error.record.what.colour", "a colour"), RULES_NAME_SIZE)) return false;
  reader->colour_line[player] = reader->line.line;
  if (colour_known(out)) return true;
  struct strbuf all;
  strbuf_init(&all);
  colours_list(&all);
  record_expected(reader, all.text, value);
  strbuf_release(&all);
  return false;
}

/* A chosen colour may be that of another player who chose one too, so this waits for the last of them. */
static bool check_colours(struct record_reader *reader)
{
  const struct rules *rules = reader->record->rules;
  const struct participant *all = reader->record->participant;
  for (int p = 1; p < rules->player_count; p++)
    for (int q = 0; q < p; q++) {
      const char *colour = participant_colour(all, rules, p);
      int line = reader->colour_line[p] > reader->colour_line[q] ? reader->colour_line[p] : reader->colour_line[q];
      if (strcmp(colour, participant_colour(all, rules, q))) continue;
      error_tell(reader->err, "error.record.second_colour", "a second player is {colour:%s}", colour);
      return in_line(reader, line);
    }
  return true;
}

static bool read_player(struct record_reader *reader, char *value)
{
  struct rules *rules = reader->record->rules;
  const char *letter = keyed_word(&value);
  if (rules->player_count == MAX_PLAYERS) return record_fault(reader, "error.record.players", "player: more than {count:%d} players", MAX_PLAYERS);
  if (!letter || letter[1]) return record_fault(reader, "error.record.player", "player: expected one letter and a colour");
  for (int p = 0; p < rules->player_count; p++)
    if (rules->player[p].letter == letter[0])
      return record_fault(reader, "error.record.second_player", "player: a second player with the letter '{letter:%s}'", letter);
  struct player *player = &rules->player[rules->player_count];
  value += strspn(value, " \t");
  if (!read_colour_of(reader, player->colour, rules->player_count, value)) return false;
  player->letter = letter[0];
  reader->record->participant[rules->player_count++].level = LEVEL_INITIAL;
  return true;
}

/* The last player; NULL with the error set where there is none yet. */
static struct participant *participant_of(struct record_reader *reader)
{
  int count = reader->record->rules->player_count;
  if (count) return &reader->record->participant[count - 1];
  return record_fault(reader, "error.record.no_player", "{line:%s}: expected after a line that begins with player", reader->line.key), NULL;
}

static bool read_name(struct record_reader *reader, char *value)
{
  struct participant *who = participant_of(reader);
  return who && record_text(reader, who->name, value, TOLD("error.record.what.name", "a player's name"), sizeof who->name);
}

static bool read_colour(struct record_reader *reader, char *value)
{
  struct participant *who = participant_of(reader);
  return who && read_colour_of(reader, who->colour, reader->record->rules->player_count - 1, value);
}

static bool read_computer(struct record_reader *reader, char *value)
{
  struct participant *who = participant_of(reader);
  int64_t level;
  if (!who || !record_number(reader, &level, &value, TOLD("error.record.what.level", "a level"), LEVEL_LEAST, LEVEL_MOST)) return false;
  who->computer = true;
  who->level = (int)level;
  return record_end(reader, value);
}

static bool read_stands_in(struct record_reader *reader, char *value)
{
  struct participant *who = participant_of(reader);
  int64_t level, since;
  if (!who || !record_number(reader, &level, &value, TOLD("error.record.what.level", "a level"), LEVEL_LEAST, LEVEL_MOST)) return false;
  if (!record_number(reader, &since, &value, TOLD("error.record.what.since", "after how many turns"), 0, RECORD_TURN_LIMIT)) return false;
  who->computer = who->stands_in = true;
  who->level = (int)level;
  who->since = (int)since;
  return record_end(reader, value);
}

static bool read_left(struct record_reader *reader, char *value)
{
  struct record *record = reader->record;
  int64_t left;
  if (!participant_of(reader)) return false;
  if (record->clock.type == TIMER_NONE) return record_fault(reader, "error.record.no_clock", "left: expected only where there is a clock");
  if (!record_number(reader, &left, &value, TOLD("error.record.what.milliseconds", "milliseconds"), 0, 2 * time_limit)) return false;
  record->left[record->rules->player_count - 1] = left;
  return record_end(reader, value);
}

/* ---- the game ---- */

static bool read_position(struct record_reader *reader, struct position *out, const char *value)
{
  position_init(out, reader->record->rules);
  return position_read(out, value, reader->record->rules, reader->err) || record_fault_within(reader);
}

static bool read_start(struct record_reader *reader, char *value) { return read_position(reader, &reader->record->rules->start, value); }

/* The cells of a written turn. */
static bool read_path(struct record_reader *reader, struct path *out, char *text)
{
  const struct board *board = &reader->record->rules->board;
  char *rest = NULL;
  if (!strcmp(text, "pass")) return true;
  for (char *name = strtok_r(text, "-x", &rest); name; name = strtok_r(NULL, "-x", &rest)) {
    int cell = board_cell(board, name);
    if (cell == NO_CELL) return record_no_cell(reader, name);
    if (out->length == MAX_PATH) return record_fault(reader, "error.record.path", "turn: more than {count:%d} cells", MAX_PATH);
    out->cell[out->length++] = (uint8_t)cell;
  }
  return out->length > 1 || record_fault(reader, "error.record.cells", "turn: expected the cells it visits, such as c3-d3, or pass");
}

static bool are_neighbours(const struct board *board, int from, int to)
{
  for (int d = 0; d < board->direction_count; d++)
    if (board->next[d][from] == to) return true;
  return false;
}

/* What a turn did, as far as the positions around it tell: enough to show it. */
static void see_turn(struct played *played, const struct position *after, const struct rules *rules)
{
  const struct path *path = &played->path;
  struct turn *turn = &played->turn;
  turn->type = TURN_PASS;
  if (!path->length) return;
  turn->from = path->cell[0], turn->to = path->cell[path->length - 1];
  turn->type = path->length == 2 && are_neighbours(&rules->board, turn->from, turn->to) ? TURN_STEP : TURN_JUMP;
  struct bits was = position_occupied(&played->before, rules), is = position_occupied(after, rules);
  turn->captured = bits_minus(was, &is);
  bits_remove(&turn->captured, turn->from);
  int before = 0, kind = 0;
  position_at(&played->before, rules, turn->from, &before);
  position_at(after, rules, turn->to, &kind);
  turn->before = (uint8_t)before, turn->kind = (uint8_t)kind;
}

static bool read_turn(struct record_reader *reader, char *value)
{
  struct record *record = reader->record;
  if (record->turn_count == RECORD_TURN_LIMIT) return record_fault(reader, "error.record.turns", "turn: more than {count:%d} turns", RECORD_TURN_LIMIT);
  if (record->turn_count == record->turn_capacity) {
    record->turn_capacity = record->turn_capacity ? 2 * record->turn_capacity : 64;
    record->turn = memory_grow(record->turn, (size_t)record->turn_capacity, sizeof *record->turn);
  }
  const struct position *before = record->turn_count ? &record->turn[record->turn_count - 1].after : &record->rules->start;
  struct record_turn *turn = &record->turn[record->turn_count];
  memset(turn, 0, sizeof *turn);
  char *text = keyed_word(&value);
  if (!text) return record_fault(reader, "error.record.turn", "turn: expected a turn and the position after it");
  turn->text = memory_text(text);
  record->turn_count++; /* it owns a text now */
  position_copy(&turn->played.before, before, record->rules);
  if (!read_path(reader, &turn->played.path, text) || !read_position(reader, &turn->after, value)) return false;
  see_turn(&turn->played, &turn->after, record->rules);
  return true;
}

static bool read_stands(struct record_reader *reader, char *value)
{
  int64_t stands;
  if (!record_number(reader, &stands, &value, TOLD("error.record.what.stands", "how many turns are behind"), 0, reader->record->turn_count)) return false;
  reader->record->stands = (int)stands;
  return record_end(reader, value);
}

static bool read_result(struct record_reader *reader, char *value)
{
  struct record *record = reader->record;
  struct rules *rules = record->rules;
  struct outcome *outcome = &record->outcome;
  const char *type = keyed_word(&value), *winner, *reason;
  bool win = type && !strcmp(type, "win");
  if (!win && (!type || strcmp(type, "draw"))) return record_expected(reader, "win" TOLD_OR "draw", type);
  if (win) {
    winner = keyed_word(&value);
    outcome->winner = record_player(reader, winner ? winner : "");
    if (outcome->winner < 0) return false;
  }
  reason = keyed_word(&value);
  if (!reason || !record_reason_parse(&outcome->reason, rules, reason))
    return record_fault(reader, "error.record.end", "result: '{found:%.40s}' is no reason for a game to end", reason ? reason : "");
  if (win && record_reason_is_outside(outcome->reason) && rules->player_count != 2)
    return record_fault(reader, "error.record.won", "result: a game of {count:%d} players is not won so", rules->player_count);
  outcome->type = win ? OUTCOME_WIN : OUTCOME_DRAW;
  int *number = record_reason_number(rules, outcome->reason);
  int64_t n;
  if (number && !record_number(reader, &n, &value, TOLD("error.record.what.reason", "how often or how many"), 1, 1000000)) return false;
  if (number) *number = (int)n;
  return record_end(reader, value);
}

/* ---- all lines ---- */

enum part { PART_HEAD, PART_PLAYERS, PART_BOARD, PART_CELLS, PART_PIECES, PART_START, PART_TURNS, PART_END, PARTS };
enum { ONCE = 1, NEEDED = 2, SECOND = 4 /* from version 2 of the format on */ };

/* The keys in the order of their parts; a part may not come after a later one. `value` may be cut up. To add a key: a row, for
   the next version of the format, its line in record_write.c or record_picture.c, and its line in record.md. */
static const struct key {
  const char *name;
  enum part part;
  int flags;
  bool (*read)(struct record_reader *reader, char *value);
} keys[] = {
  {"variant", PART_HEAD, ONCE | NEEDED, read_variant},
  {"title", PART_HEAD, ONCE, read_title},
  {"api", PART_HEAD, ONCE | NEEDED, read_api},
  {"rules", PART_HEAD, ONCE | NEEDED, read_rules},
  {"script", PART_HEAD, SECOND, read_script},
  {"option", PART_HEAD, 0, read_option},
  {"clock", PART_HEAD, ONCE, read_clock},
  {"player", PART_PLAYERS, NEEDED, read_player},
  {"name", PART_PLAYERS, 0, read_name},
  {"colour", PART_PLAYERS, 0, read_colour},
  {"computer", PART_PLAYERS, 0, read_computer},
  {"stands_in", PART_PLAYERS, SECOND, read_stands_in},
  {"left", PART_PLAYERS, 0, read_left},
  {"board", PART_BOARD, ONCE | NEEDED, record_read_board},
  {"row", PART_CELLS, NEEDED, record_read_row},
  {"lines", PART_CELLS, 0, record_read_lines},
  {"home", PART_CELLS, 0, record_read_home},
  {"owned", PART_PIECES, ONCE, record_read_owned},
  {"scores", PART_PIECES, ONCE, record_read_scores},
  {"places", PART_PIECES, ONCE, record_read_places},
  {"kind", PART_PIECES, NEEDED, record_read_kind},
  {"becomes", PART_PIECES, 0, record_read_becomes},
  {"start", PART_START, ONCE | NEEDED, read_start},
  {"turn", PART_TURNS, 0, read_turn},
  {"stands", PART_END, ONCE, read_stands},
  {"result", PART_END, ONCE, read_result},
};
enum { KEYS = sizeof keys / sizeof *keys };

static bool has_key(const struct record_reader *reader, const struct key *key) { return reader->version > 1 || !(key->flags & SECOND); }

static bool unknown_key(struct record_reader *reader)
{
  const char *names[KEYS];
  size_t count = 0;
  for (int i = 0; i < KEYS; i++)
    if (has_key(reader, &keys[i])) names[count++] = keys[i].name;
  const char *near = nearest_word(reader->line.key, names, count);
  if (near) return record_fault(reader, "error.record.near_key", "unknown key '{line:%s}'; the nearest is '{near:%s}'", reader->line.key, near);
  return record_fault(reader, "error.record.unknown_key", "unknown key '{line:%s}'", reader->line.key);
}

/* All that is needed before this part has been there. */
static bool check_needed(struct record_reader *reader, int part)
{
  for (int i = 0; i < KEYS; i++)
    if (keys[i].flags & NEEDED && (int)keys[i].part < part && !(reader->seen >> i & 1))
      return record_fault(reader, "error.record.missing", "expected a line that begins with {line:%s} before this", keys[i].name);
  return true;
}

static bool enter_part(struct record_reader *reader, int part)
{
  if (!check_needed(reader, part)) return false;
  if (reader->part <= PART_PLAYERS && part > PART_PLAYERS && !check_colours(reader)) return false;
  bool picture = reader->part < PART_START && part >= PART_START;
  reader->part = part;
  return !picture || record_finish_picture(reader);
}

static bool read_line(struct record_reader *reader)
{
  int k = 0;
  while (k < KEYS && strcmp(keys[k].name, reader->line.key)) k++;
  if (k == KEYS || !has_key(reader, &keys[k])) return unknown_key(reader);
  const struct key *key = &keys[k];
  if ((int)key->part < reader->part)
    return record_fault(reader, "error.record.late", "'{line:%s}' comes too late: it stands before what the lines above say", key->name);
  if (key->flags & ONCE && reader->seen >> k & 1) return record_fault(reader, "error.record.twice", "a second line that begins with {line:%s}", key->name);
  if ((int)key->part > reader->part && !enter_part(reader, (int)key->part)) return false;
  reader->seen |= 1U << k;
  return key->read(reader, reader->line.value);
}

static bool read_version(struct record_reader *reader)
{
  int64_t version;
  if (!keyed_next(&reader->line)) {
    error_tell(reader->err, "error.record.empty", "this file is empty; a saved game begins with salto-game {version:%d}", RECORD_VERSION);
    return in_line(reader, 1);
  }
  if (strcmp(reader->line.key, "salto-game"))
    return record_fault(reader, "error.record.no_game", "this is no saved game: it does not begin with salto-game {version:%d}", RECORD_VERSION);
  if (!number_parse(&version, reader->line.value, 1, INT64_MAX))
    return record_fault(reader, "error.record.version", "salto-game: expected the version of the format, {version:%d}, not '{found:%.40s}'", RECORD_VERSION,
                        reader->line.value);
  reader->version = (int)version;
  if (version <= RECORD_VERSION) return true;
  return record_fault(reader, "error.record.newer",
                      "this game was saved by a newer Salto: its format has version {found:%lld}, and this program reads version {version:%d}",
                      (long long)version, RECORD_VERSION);
}

static bool read_all(struct record_reader *reader)
{
  if (!read_version(reader)) return false;
  reader->record->stands = -1;
  while (keyed_next(&reader->line))
    if (!read_line(reader)) return false;
  if (reader->part < PART_START) {
    reader->line.line++;
    if (!check_needed(reader, PARTS)) return false;
  }
  if (reader->record->stands < 0) reader->record->stands = reader->record->turn_count;
  return true;
}

bool record_read(struct record **out, const char *text, struct error *err)
{
  struct error none;
  struct record *record = memory_new(1, sizeof *record);
  struct record_reader reader = {.record = record, .err = err ? err : &none};
  record->rules = rules_new();
  static const char mark[] = "\xEF\xBB\xBF"; /* that some editors put first */
  char *copy = memory_text(text + (strncmp(text, mark, 3) ? 0 : 3));
  keyed_init(&reader.line, copy);
  bool ok = strlen(copy) <= RECORD_SIZE_LIMIT;
  if (ok) ok = read_all(&reader);
  else error_tell(reader.err, "error.record.size", "a saved game has at most {limit:%d} bytes", RECORD_SIZE_LIMIT), in_line(&reader, 1);
  free(copy);
  if (ok) *out = record;
  else record_free(record);
  return ok;
}

void record_free(struct record *record)
{
  if (!record) return;
  for (int i = 0; i < record->turn_count; i++) free(record->turn[i].text);
  free(record->turn);
  for (int i = 0; i < record->script_count; i++) free(record->script[i]);
  rules_free(record->rules);
  free(record);
}
