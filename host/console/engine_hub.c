#include "console/engine.h"

#include "base/memory.h"
#include "platform/dialogue.h"
#include "platform/process.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Draughts engines that speak the Hub protocol, version 2 (protocol.txt of Scan by Fabien Letouzey): squares are numbered from 1 in
   reading order as White sees the board; a position is the side to move and a letter for each square; a capture lists, after where the
   piece comes from and goes to, the squares it takes. */

enum { START_MS = 10000, EXTRA_MS = 5000, WORD_SIZE = 1024 };

static bool begins(const char *line, const char *word)
{
  size_t length = strlen(word);
  return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\0');
}

/* Hears until a line begins with `word`. */
static const char *wait_for(struct engine *engine, const char *word, int64_t ms, struct error *err)
{
  const char *line;
  dialogue_expect(engine->dialogue, ms);
  while ((line = dialogue_hear(engine->dialogue, err)) != NULL && !begins(line, word)) {
    const char *name = begins(line, "id") ? strstr(line, "name=") : NULL;
    if (name) snprintf(engine->name, sizeof engine->name, "%.*s", (int)strcspn(name + 5 + (name[5] == '"'), name[5] == '"' ? "\"" : " "), name + 5 + (name[5] == '"'));
    if (begins(line, "error")) return error_set(err, "%s: %s", engine->name, line), NULL;
  }
  if (!line) error_prefix(err, "%s: ", engine->name);
  return line;
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
  snprintf(engine->name, sizeof engine->name, "%s", command);
  if (!fits(match->rules)) return error_set(err, "hub:%s: the Hub protocol is for draughts of white and black", command);
  int count;
  char **words = process_words(command, &count, err);
  bool ok = words && dialogue_start(&engine->dialogue, (const char *const *)words, err);
  free(words);
  if (!ok) return false;
  dialogue_say(engine->dialogue, "hub");
  if (!wait_for(engine, "wait", START_MS, err)) return false;
  dialogue_say(engine->dialogue, "init");
  return wait_for(engine, "ready", START_MS, err) != NULL;
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
  const char *done = wait_for(engine, "done", limits->ms * 5 + EXTRA_MS, err), *move = done ? strstr(done, "move=") : NULL;
  if (!done) return false;
  char word[WORD_SIZE] = "";
  if (move) sscanf(move, "move=%1023s", word);
  return find_turn(turn, path, match, word) || error_set(err, "%s: its turn '%s' is not legal", engine->name, word);
}

static void close_hub(struct engine *engine)
{
  if (engine->dialogue) dialogue_say(engine->dialogue, "quit");
  dialogue_end(engine->dialogue);
}

const struct engine_kind engine_hub = {"hub:", open_hub, begin_hub, choose_hub, close_hub};
