#include "app/remembered.h"

#include "base/keyed.h"
#include "base/memory.h"
#include "base/number.h"
#include "base/told.h"
#include "base/utf8.h"
#include "core/colours.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_REMEMBERED = 500, FAULTS_TOLD = 12 };

void remembered_release(struct remembered *remembered)
{
  for (int i = 0; i < remembered->count; i++) strbuf_release(&remembered->game[i].remarks);
  free(remembered->game);
  strbuf_release(&remembered->remarks);
  memset(remembered, 0, sizeof *remembered);
}

static struct remembered_game *find(const struct remembered *remembered, const char *id)
{
  for (int i = 0; i < remembered->count; i++)
    if (!strcmp(remembered->game[i].id, id)) return &remembered->game[i];
  return NULL;
}

/* An empty one, in the place of what was there; remarks stay. */
static struct remembered_game *begin(struct remembered *remembered, const char *id)
{
  struct remembered_game *game = find(remembered, id);
  struct strbuf remarks = {0};
  if (!game) {
    remembered->game = memory_grow(remembered->game, (size_t)remembered->count + 1, sizeof *game);
    game = &remembered->game[remembered->count++];
  } else {
    remarks = game->remarks;
  }
  memset(game, 0, sizeof *game);
  game->remarks = remarks;
  snprintf(game->id, sizeof game->id, "%s", id);
  return game;
}

/* ---- reading ---- */

struct reader {
  struct remembered *remembered;
  struct remembered_game *game; /* NULL: before the first */
  struct strbuf *faults;
  const char *path;
  int line, fault_count;
};

static void fault(struct reader *r, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void fault(struct reader *r, const char *key, const char *format, ...)
{
  va_list args;
  if (r->fault_count++ > FAULTS_TOLD) return;
  va_start(args, format);
  strbuf_addf(r->faults, "%s:%d: ", r->path, r->line);
  if (r->fault_count > FAULTS_TOLD) told_add(r->faults, "error.choices.more", "there are more lines that mean nothing");
  else told_vadd(r->faults, key, format, args);
  va_end(args);
  strbuf_add_char(r->faults, '\n');
  va_end(args);
}

static bool read_number(int *out, const char *word, int least, int most)
{
  int64_t number;
  if (!word || !number_parse(&number, word, least, most)) return false;
  *out = (int)number;
  return true;
}

static void read_game(struct reader *r, char *value)
{
  const char *id = keyed_word(&value);
  r->game = NULL; /* what follows a wrong line is of no game */
  if (!id || strlen(id) >= sizeof r->remembered->game->id) fault(r, "error.choices.game", "game: expected the id of a variant");
  else if (r->remembered->count == MAX_REMEMBERED) fault(r, "error.choices.games", "game: there are more than {count:%d}", MAX_REMEMBERED);
  else r->game = begin(r->remembered, id);
}

static void read_players(struct reader *r, char *value)
{
  if (!read_number(&r->game->players, keyed_word(&value), 1, MAX_PLAYERS))
    fault(r, "error.choices.players", "players: expected a number from 1 to {max:%d}", MAX_PLAYERS);
}

static void read_option(struct reader *r, char *value)
{
  const char *name = keyed_word(&value), *chosen = keyed_word(&value);
  struct remembered_option *option = &r->game->option[r->game->options];
  if (!name || !chosen || r->game->options == MAX_OPTIONS || strlen(name) >= sizeof option->name || strlen(chosen) >= sizeof option->value) {
    fault(r, "error.choices.option", "option: expected a name and a value, at most {count:%d} times", MAX_OPTIONS);
    return;
  }
  strcpy(option->name, name), strcpy(option->value, chosen);
  r->game->options++;
}

/* "person red Ana", "computer 4 -": a colour of "-" is that of the rules, and a name may be left out. */
static void read_seat(struct reader *r, char *value)
{
  struct participant seat = {.level = LEVEL_INITIAL};
  const char *who = keyed_word(&value);
  seat.computer = who && !strcmp(who, "computer");
  bool known = who && (seat.computer || !strcmp(who, "person"));
  if (known && seat.computer) known = read_number(&seat.level, keyed_word(&value), LEVEL_LEAST, LEVEL_MOST);
  const char *colour = known ? keyed_word(&value) : NULL;
  if (!colour || r->game->seats == MAX_PLAYERS) {
    fault(r, "error.choices.seat",
          "seat: expected 'person', or 'computer' and a level from {min:%d} to {max:%d}, then a colour or '-', then a name", LEVEL_LEAST, LEVEL_MOST);
    return;
  }
  if (strcmp(colour, "-") && !colour_known(colour)) { /* who sits there is right all the same */
    struct strbuf all;
    strbuf_init(&all);
    colours_list(&all);
    fault(r, "error.choices.colour", "seat: expected {what:@%s}, not '{found:%.40s}'", all.text, colour);
    strbuf_release(&all);
    colour = "-";
  }
  if (strcmp(colour, "-")) snprintf(seat.colour, sizeof seat.colour, "%s", colour);
  value += strspn(value, " \t");
  utf8_clean(value);
  if (strlen(value) < sizeof seat.name) strcpy(seat.name, value);
  r->game->participant[r->game->seats++] = seat;
}

enum { MOST_SECONDS = 24 * 3600 };

static void read_clock(struct reader *r, char *value)
{
  const char *type = keyed_word(&value);
  struct timer_rule clock = {TIMER_NONE, 0, 0};
  int seconds, more = 0;
  bool total = type && !strcmp(type, "total"), turn = type && !strcmp(type, "turn");
  bool ok = (total || turn) && read_number(&seconds, keyed_word(&value), 1, MOST_SECONDS) && (turn || read_number(&more, keyed_word(&value), 0, MOST_SECONDS));
  if (!ok) {
    fault(r, "error.choices.clock", "clock: expected 'total' with seconds and seconds more for each turn, or 'turn' with seconds");
    return;
  }
  clock.type = total ? TIMER_TOTAL : TIMER_TURN;
  clock.ms = seconds * 1000LL, clock.increment_ms = more * 1000LL;
  r->game->clock = clock;
}

static const struct {
  const char *word;
  enum start_type type;
} starts[] = {{"setup", START_LISTED}, {"file", START_FILE}, {"position", START_TYPED}};
enum { STARTS = sizeof starts / sizeof *starts };

static void read_start(struct reader *r, char *value)
{
  const char *type = keyed_word(&value);
  value += strspn(value, " \t");
  utf8_clean(value);
  for (size_t i = 0; type && i < STARTS; i++)
    if (!strcmp(starts[i].word, type) && *value && strlen(value) < sizeof r->game->start_text) {
      r->game->start = starts[i].type;
      strcpy(r->game->start_text, value);
      return;
    }
  fault(r, "error.choices.start", "start: expected 'setup' or 'file' and a name, or 'position' and a position");
}

/* To add something that is remembered: a row, a line in write_game, and its ways in remembered_give and remembered_take. */
static const struct {
  const char *key;
  void (*read)(struct reader *r, char *value);
} keys[] = {
  {"game", read_game}, {"players", read_players}, {"option", read_option}, {"seat", read_seat}, {"clock", read_clock}, {"start", read_start},
};
enum { KEYS = sizeof keys / sizeof *keys };

static void read_line(struct reader *r, struct keyed *keyed)
{
  int k = 0;
  r->line = keyed->line;
  while (k < KEYS && strcmp(keys[k].key, keyed->key)) k++;
  if (k == KEYS) fault(r, "error.choices.key", "'{line:%s}' means nothing here: expected game, players, option, seat, clock or start", keyed->key);
  else if (k > 0 && !r->game) fault(r, "error.choices.before", "{line:%s}: expected a line 'game' before it", keyed->key);
  else keys[k].read(r, keyed->value);
}

static const char head[] = "# What was chosen last for each game.\n";

/* A remark, and a line that means nothing as one, is kept for the game that it stands under. */
static void keep_line(struct reader *r, const char *line, bool faulty)
{
  size_t length = strcspn(line, "\n");
  bool remark = line[strspn(line, " \t\r")] == '#';
  if ((!remark && !faulty) || (length + 1 == strlen(head) && !strncmp(line, head, length))) return;
  struct strbuf *to = r->game ? &r->game->remarks : &r->remembered->remarks;
  if (!to->text) strbuf_init(to);
  strbuf_addf(to, "%s%.*s\n", remark ? "" : "# ", (int)length, line);
}

static const char *line_after(const char *line)
{
  line += strcspn(line, "\n");
  return line + (*line == '\n');
}

void remembered_read(struct remembered *remembered, char *text, const char *path, struct strbuf *faults)
{
  struct reader r = {.remembered = remembered, .faults = faults, .path = path};
  struct keyed keyed;
  char *whole = memory_text(text);
  const char *line = whole;
  int number = 1; /* of that line */
  keyed_init(&keyed, text);
  while (keyed_next(&keyed)) {
    int before = r.fault_count;
    for (; number < keyed.line; number++, line = line_after(line)) keep_line(&r, line, false);
    read_line(&r, &keyed);
    keep_line(&r, line, r.fault_count > before);
    number++, line = line_after(line);
  }
  for (; *line; line = line_after(line)) keep_line(&r, line, false);
  free(whole);
}

/* ---- writing ---- */

static void write_game(struct strbuf *out, const struct remembered_game *game)
{
  strbuf_addf(out, "\ngame %s\n", game->id);
  if (game->players) strbuf_addf(out, "players %d\n", game->players);
  for (int i = 0; i < game->options; i++) strbuf_addf(out, "option %s %s\n", game->option[i].name, game->option[i].value);
  for (int i = 0; i < game->seats; i++) {
    const struct participant *seat = &game->participant[i];
    strbuf_add(out, seat->computer ? "seat computer" : "seat person");
    if (seat->computer) strbuf_addf(out, " %d", seat->level);
    strbuf_addf(out, " %s%s%s\n", *seat->colour ? seat->colour : "-", *seat->name ? " " : "", seat->name);
  }
  if (game->clock.type == TIMER_TOTAL) strbuf_addf(out, "clock total %d %d\n", (int)(game->clock.ms / 1000), (int)(game->clock.increment_ms / 1000));
  if (game->clock.type == TIMER_TURN) strbuf_addf(out, "clock turn %d\n", (int)(game->clock.ms / 1000));
  for (size_t i = 0; i < STARTS; i++)
    if (starts[i].type == game->start) strbuf_addf(out, "start %s %s\n", starts[i].word, game->start_text);
  if (game->remarks.length) strbuf_add(out, game->remarks.text);
}

void remembered_write(struct strbuf *out, const struct remembered *remembered)
{
  strbuf_add(out, head);
  if (remembered->remarks.length) strbuf_add(out, remembered->remarks.text);
  for (int i = 0; i < remembered->count; i++) write_game(out, &remembered->game[i]);
}

/* ---- to and from a game ---- */

static void give_options(const struct remembered_game *from, struct new_game *game)
{
  const struct option *option;
  int count = variant_options(game->variant, &option);
  for (int i = 0; i < count; i++)
    for (int k = 0; k < from->options; k++) {
      int value;
      if (!strcmp(from->option[k].name, option[i].name) && option_parse(&value, &option[i], from->option[k].value, NULL)) game->choices.value[i] = value;
    }
}

static bool lists_setup(const struct variant *variant, const char *name)
{
  const struct named_setup *setups;
  int count = variant_setups(variant, &setups);
  bool listed = false;
  for (int i = 0; i < count; i++) listed |= !strcmp(setups[i].name, name);
  return listed;
}

bool remembered_give(const struct remembered *remembered, struct new_game *game)
{
  const struct remembered_game *from = find(remembered, variant_id(game->variant));
  if (!from) return false;
  if (from->players >= variant_min_players(game->variant) && from->players <= variant_max_players(game->variant)) game->choices.players = from->players;
  give_options(from, game);
  for (int i = 0; i < from->seats; i++) game->participant[i] = from->participant[i];
  if (from->clock.type != TIMER_NONE) game->clock = from->clock;
  if (from->start == START_LISTED && !lists_setup(game->variant, from->start_text)) return true;
  game->start = from->start;
  strcpy(game->start_text, from->start_text);
  return true;
}

void remembered_take(struct remembered *remembered, const struct new_game *game)
{
  struct remembered_game *to = begin(remembered, variant_id(game->variant));
  const struct option *option;
  to->players = game->choices.players;
  to->options = variant_options(game->variant, &option);
  for (int i = 0; i < to->options; i++) {
    struct strbuf value;
    strbuf_init(&value);
    option_write(&value, &option[i], game->choices.value[i]);
    snprintf(to->option[i].name, sizeof to->option[i].name, "%s", option[i].name);
    snprintf(to->option[i].value, sizeof to->option[i].value, "%s", value.text);
    strbuf_release(&value);
  }
  to->seats = variant_max_players(game->variant);
  for (int i = 0; i < to->seats; i++) to->participant[i] = game->participant[i];
  to->clock = game->clock;
  to->start = game->start;
  strcpy(to->start_text, game->start_text);
}
