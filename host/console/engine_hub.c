#include "console/external.h"

#include "platform/dialogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Draughts engines that speak the Hub protocol, version 2 (protocol.txt of Scan by Fabien Letouzey): squares are numbered from 1 in
   reading order as White sees the board; a position is the side to move and a letter for each square; a capture lists, after where the
   piece comes from and goes to, the squares it takes. */

enum { WORD_SIZE = 1024 };

/* The value of a line's field, `name=value` or `name="a value"`, as much of it as there is room for; false where there is none. */
static bool read_field(char *out, size_t size, const char *line, const char *name)
{
  for (const char *at = line + strcspn(line, " "); *at;) {
    const char *field = at + strspn(at, " "), *value = field + strcspn(field, "= ");
    bool quoted = value[0] == '=' && value[1] == '"', wanted = *value == '=' && strncmp(field, name, (size_t)(value - field)) == 0 && !name[value - field];
    if (*value == '=') value += quoted ? 2 : 1;
    int length = (int)strcspn(value, quoted ? "\"" : " ");
    if (wanted) return snprintf(out, size, "%.*s", length, value) > 0;
    at = value + length + (value[length] == '"');
  }
  return false;
}

static bool hear(struct engine *engine, const char *line, struct error *err)
{
  char name[WORD_SIZE];
  if (external_begins(line, "id") && read_field(name, sizeof name, line, "name")) external_name(engine, name);
  return !external_begins(line, "error") || error_tell(err, "error.engine.said", "it said: {line:%s}", line);
}

static char letter_of(const struct rules *rules, int owner) { return rules->player[owner].letter; }

/* White and Black, men and kings, on squares of one colour: what the protocol can say. */
static bool fits(const struct rules *rules)
{
  bool colours = rules->player_count == 2 && rules->owned;
  for (int p = 0; colours && p < 2; p++) colours = letter_of(rules, p) == 'w' || letter_of(rules, p) == 'b';
  return colours && rules->board.look == LOOK_SQUARES && rules->kind_count <= 2;
}

static bool open_hub(struct engine *engine, const char *command, const struct match *match, struct error *err)
{
  if (!fits(match->rules)) return error_tell(err, "error.engine.draughts", "hub:{command:%s}: the Hub protocol is for draughts of white and black", command);
  if (!external_start(engine, command, err)) return false;
  dialogue_say(engine->dialogue, "hub");
  if (!external_wait(engine, "wait", EXTERNAL_START_MS, hear, err)) return false;
  dialogue_say(engine->dialogue, "init");
  return external_wait(engine, "ready", EXTERNAL_START_MS, hear, err) != NULL;
}

static bool begin_hub(struct engine *engine, const struct match *match, struct error *err)
{
  (void)match, (void)err;
  dialogue_say(engine->dialogue, "new-game");
  return true;
}

static void write_position(struct strbuf *out, const struct rules *rules, const struct position *position)
{
  strbuf_add_char(out, letter_of(rules, position->side) == 'w' ? 'W' : 'B');
  for (int i = 0; i < rules->board.cell_count; i++) {
    int kind, owner = position_at(position, rules, rules->board.order[i], &kind);
    char letter = owner == NO_OWNER ? 'e' : letter_of(rules, owner);
    strbuf_add_char(out, owner != NO_OWNER && rules->kind[kind].king ? (char)(letter - 'a' + 'A') : letter);
  }
}

/* "32-28", "28x19x23": with the captured squares in their order, as turns are compared. */
static void write_turn(struct strbuf *out, const struct rules *rules, const struct turn *turn)
{
  int number[MAX_CELLS] = {0};
  for (int i = 0; i < rules->board.cell_count; i++) number[rules->board.order[i]] = i + 1;
  bool captures = !bits_empty(&turn->captured);
  strbuf_addf(out, "%d%c%d", number[turn->from], captures ? 'x' : '-', number[turn->to]);
  for (int i = 0; captures && i < rules->board.cell_count; i++)
    if (bits_has(&turn->captured, rules->board.order[i])) strbuf_addf(out, "x%d", i + 1);
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* A turn as the engine writes it, its captured squares put into order. */
static void in_order(struct strbuf *out, const char *word)
{
  int number[MAX_CELLS + 2], count = 0;
  for (const char *s = word; *s && count < MAX_CELLS + 2;) {
    number[count++] = atoi(s);
    s += strspn(s, "0123456789");
    if (*s) s++;
  }
  if (count > 2) qsort(number + 2, (size_t)count - 2, sizeof *number, by_number);
  for (int i = 0; i < count; i++) strbuf_addf(out, "%s%d", i == 0 ? "" : strchr(word, 'x') ? "x" : "-", number[i]);
}

static bool find_turn(struct turn *turn, struct path *path, const struct match *match, const char *word)
{
  struct turn_list list;
  struct strbuf wanted, own;
  bool found = false;
  turn_list_init(&list), strbuf_init(&wanted), strbuf_init(&own);
  in_order(&wanted, word);
  turns_generate(&list, match->rules, &match->game.now);
  for (size_t i = 0; i < list.count && !found; i++) {
    strbuf_clear(&own);
    write_turn(&own, match->rules, &list.turn[i]);
    found = wanted.text && strcmp(own.text, wanted.text) == 0;
    if (found) *turn = list.turn[i], turn_list_path(&list, i, path);
  }
  strbuf_release(&wanted), strbuf_release(&own), turn_list_release(&list);
  return found;
}

static bool choose_hub(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                       struct error *err)
{
  struct strbuf line;
  strbuf_init(&line);
  strbuf_add(&line, "pos pos=");
  write_position(&line, match->rules, &match->game.start);
  if (match->game.count > 0) strbuf_add(&line, " moves=\"");
  for (int i = 0; i < match->game.count; i++) {
    if (i > 0) strbuf_add_char(&line, ' ');
    write_turn(&line, match->rules, &match->game.played[i].turn);
  }
  if (match->game.count > 0) strbuf_add_char(&line, '"');
  dialogue_say(engine->dialogue, line.text);
  strbuf_clear(&line);
  int64_t ms = limits->ms ? limits->ms : 100;
  if (limits->nodes) strbuf_addf(&line, "level nodes=%llu", (unsigned long long)limits->nodes);
  else strbuf_addf(&line, "level move-time=%lld.%03d", (long long)(ms / 1000), (int)(ms % 1000));
  dialogue_say(engine->dialogue, line.text);
  dialogue_say(engine->dialogue, "go think");
  strbuf_release(&line);
  const char *done = external_wait(engine, "done", external_patience(limits), hear, err);
  if (!done) return false;
  char word[WORD_SIZE];
  if (!read_field(word, sizeof word, done, "move")) return error_tell(err, "error.engine.none", "it gave no turn");
  return find_turn(turn, path, match, word) || error_tell(err, "error.engine.illegal", "its turn '{turn:%s}' is not legal", word);
}

const struct engine_kind engine_hub = {"hub:", open_hub, begin_hub, choose_hub, external_end};
