#include "core/refusal.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- the text ---- */

struct typed {
  struct path path;
  char separator; /* '-' or 'x'; MIXED where both were typed, which no turn is written with */
};

enum { MIXED = '?' };

static bool is_blank(char c) { return isspace((unsigned char)c) != 0; }
static bool is_separator(char c) { return c == '-' || c == 'x'; }

/* A piece of the input fit for a message: one line, printable, not long. */
static void quote(char *out, size_t size, const char *text, size_t length)
{
  size_t n = 0;
  for (size_t i = 0; i < length && text[i]; i++) {
    unsigned char c = (unsigned char)text[i];
    if (n + 8 > size) {
      snprintf(out + n, size - n, "...");
      return;
    }
    n += (size_t)snprintf(out + n, size - n, c < 0x20 || c > 0x7e ? "\\x%02x" : "%c", (unsigned)c);
  }
  out[n] = '\0';
}

static bool refuse_syntax(struct refusal *refusal, const char *found, const char *end, const char *expected)
{
  refusal_set(refusal, REFUSAL_SYNTAX);
  quote(refusal->found, sizeof refusal->found, found, (size_t)(end - found));
  snprintf(refusal->expected, sizeof refusal->expected, "%s", expected);
  return false;
}

/* The cell with the longest name that the text begins with. */
static int match_cell(const char *text, const char *end, const struct board *board, size_t *length)
{
  int found = NO_CELL;
  *length = 0;
  for (int i = 0; i < board->cell_count; i++) {
    const char *name = board->name[board->order[i]];
    size_t n = strlen(name);
    if (n <= *length || n > (size_t)(end - text) || memcmp(text, name, n)) continue;
    found = board->order[i];
    *length = n;
  }
  return found;
}

/* What stands where a cell was expected is a cell that the board does not have, or no name at all. */
static bool refuse_cell(struct refusal *refusal, const char *text, const char *end)
{
  const char *stop = text;
  while (stop < end && isalnum((unsigned char)*stop) && !(stop > text && *stop == 'x')) stop++;
  if (stop == text || (stop < end && !is_separator(*stop))) return refuse_syntax(refusal, text, end, "cell");
  refusal_set(refusal, REFUSAL_UNKNOWN_CELL);
  quote(refusal->found, sizeof refusal->found, text, (size_t)(stop - text));
  snprintf(refusal->cell, sizeof refusal->cell, "%.*s", (int)(stop - text), text);
  return false;
}

static bool read_path(struct typed *out, const char *text, const char *end, const struct board *board, struct refusal *refusal)
{
  out->path.length = 0;
  out->separator = '\0';
  for (;;) {
    if (text == end && out->path.length) return refusal_set(refusal, REFUSAL_TRUNCATED);
    size_t length;
    int cell = match_cell(text, end, board, &length);
    const char *after = text + length;
    if (cell == NO_CELL || (after < end && isalnum((unsigned char)*after) && !is_separator(*after))) return refuse_cell(refusal, text, end);
    if (out->path.length == MAX_PATH) return refuse_syntax(refusal, text, end, "end");
    out->path.cell[out->path.length++] = (uint8_t)cell;
    text = after;
    if (text == end) break;
    if (!is_separator(*text)) return refuse_syntax(refusal, text, end, is_blank(*text) ? "end" : "separator");
    out->separator = out->separator && out->separator != *text ? MIXED : *text;
    text++;
  }
  return out->path.length > 1 ? true : refusal_set(refusal, REFUSAL_TRUNCATED);
}

/* ---- the whole path, hop by hop ---- */

struct walk {
  const struct typed *typed;
  struct chain end;     /* the turn, where the path is legal */
  struct chain deepest; /* as far as it went */
  struct chain other;   /* a legal end that is written with the other separator */
  bool misspelt;        /* `other` is set */
  int budget;           /* on a board of one's own making two cells may be joined by several hops, and every one is tried */
};

enum { WALK_LIMIT = 10000, SAME_HOPS = MAX_DIRECTIONS * MAX_JUMPS + MAX_DIRECTIONS };

static int hops_to(struct hop out[SAME_HOPS], const struct chain *chain, int cell)
{
  struct hop hop[MAX_HOPS];
  bool complete;
  int count = chain_hops(chain, hop, &complete), found = 0;
  for (int i = 0; i < count && found < SAME_HOPS; i++)
    if (hop[i].to == cell) out[found++] = hop[i];
  return found;
}

static char separator_of(const struct chain *chain) { return bits_empty(&chain->captured) ? '-' : 'x'; }

static bool walk_on(struct walk *walk, const struct chain *chain)
{
  const struct path *path = &walk->typed->path;
  int done = chain->path.length;
  if (done > walk->deepest.path.length) walk->deepest = *chain;
  if (done == path->length) {
    if (!chain_may_stop(chain)) return false;
    bool right = separator_of(chain) == walk->typed->separator;
    *(right ? &walk->end : &walk->other) = *chain;
    walk->misspelt = walk->misspelt || !right;
    return right;
  }
  struct hop hop[SAME_HOPS];
  int count = hops_to(hop, chain, path->cell[done]);
  for (int i = 0; i < count && walk->budget-- > 0; i++) {
    struct chain next = *chain;
    chain_push(&next, &hop[i]);
    if (walk_on(walk, &next)) return true;
  }
  return false;
}

/* ---- first and last cell only ---- */

static void write_turn(struct refusal *refusal, const struct rules *rules, const struct turn *turn, const struct path *path)
{
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, rules, turn, path);
  size_t used = strlen(refusal->turn);
  if (used + text.length + 8 < sizeof refusal->turn)
    snprintf(refusal->turn + used, sizeof refusal->turn - used, "%s%s", used ? ", " : "", text.text);
  strbuf_release(&text);
}

/* As many as a person will read; the others are only hinted at. */
enum { SHOWN_CANDIDATES = 6, SHOWN_LENGTH = 200 };

static void list_candidates(struct refusal *refusal, const struct turn_list *list, const struct rules *rules, const size_t *fits, size_t count)
{
  refusal_set(refusal, REFUSAL_AMBIGUOUS);
  size_t shown = 0;
  for (; shown < count && shown < SHOWN_CANDIDATES && strlen(refusal->turn) < SHOWN_LENGTH; shown++) {
    struct path path;
    turn_list_path(list, fits[shown], &path);
    write_turn(refusal, rules, &list->turn[fits[shown]], &path);
  }
  size_t used = strlen(refusal->turn);
  if (shown < count) snprintf(refusal->turn + used, sizeof refusal->turn - used, ", …");
}

enum { MAX_CANDIDATES = SHOWN_CANDIDATES + 1 };

enum shortened { SHORT_FITS, SHORT_REFUSED, SHORT_NONE };

/* Looks for the one turn that a shortened path means. */
static enum shortened read_short(struct turn *turn, struct path *path, const struct typed *typed, const struct rules *rules,
                                 const struct position *position, struct refusal *refusal)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, rules, position);
  size_t fits[MAX_CANDIDATES], count = 0, other = list.count;
  for (size_t i = 0; i < list.count && count < MAX_CANDIDATES; i++) {
    const struct turn *t = &list.turn[i];
    if (t->type == TURN_PASS || t->from != typed->path.cell[0] || t->to != typed->path.cell[1]) continue;
    if ((bits_empty(&t->captured) ? '-' : 'x') == typed->separator)
      fits[count++] = i;
    else
      other = i;
  }
  enum shortened result = SHORT_REFUSED;
  if (count > 1) {
    list_candidates(refusal, &list, rules, fits, count);
  } else if (count == 1 && list.complete) {
    *turn = list.turn[fits[0]];
    turn_list_path(&list, fits[0], path);
    result = SHORT_FITS;
  } else if (count == 0 && other < list.count) {
    struct path route;
    turn_list_path(&list, other, &route);
    refusal_set(refusal, typed->separator == '-' ? REFUSAL_CAPTURES : REFUSAL_NO_CAPTURE);
    write_turn(refusal, rules, &list.turn[other], &route);
  } else if (!list.complete && !(typed->separator == '-' && rules->duty != DUTY_NONE && captures_exist(rules, position))) {
    refusal_set(refusal, REFUSAL_TOO_MANY);
  } else {
    result = SHORT_NONE;
  }
  turn_list_release(&list);
  return result;
}

/* ---- all of it ---- */

static bool read_pass(struct turn *turn, struct path *path, const struct rules *rules, const struct position *position, struct refusal *refusal)
{
  if (turns_exist(rules, position)) {
    refusal_set(refusal, REFUSAL_MAY_NOT_PASS);
    refusal_example(refusal, rules, position);
    return false;
  }
  if (rules->no_turn != NO_TURN_PASSES) return refusal_set(refusal, REFUSAL_GAME_OVER);
  memset(turn, 0, sizeof *turn);
  turn->type = TURN_PASS;
  path->length = 0;
  return true;
}

static bool refuse_walk(struct refusal *refusal, const struct walk *walk)
{
  const struct path *path = &walk->typed->path;
  if (walk->budget <= 0) return refusal_set(refusal, REFUSAL_TOO_MANY);
  if (walk->misspelt) {
    struct turn turn = chain_turn(&walk->other);
    refusal_set(refusal, separator_of(&walk->other) == 'x' ? REFUSAL_CAPTURES : REFUSAL_NO_CAPTURE);
    write_turn(refusal, walk->other.rules, &turn, &walk->other.path);
  } else if (walk->deepest.path.length == path->length) {
    stop_refuse(refusal, &walk->deepest);
  } else {
    chain_refuse(refusal, &walk->deepest, path->cell[walk->deepest.path.length]);
  }
  return false;
}

static bool read_cells(struct turn *turn, struct path *path, const struct typed *typed, const struct rules *rules, const struct position *position,
                       struct refusal *refusal)
{
  struct walk walk = {.typed = typed, .budget = WALK_LIMIT};
  struct chain chain;
  bool movable = chain_begin(&chain, rules, position, typed->path.cell[0]);
  if (!movable || !turns_exist(rules, position)) {
    start_refuse(refusal, rules, position, typed->path.cell[0]);
    return false;
  }
  if (walk_on(&walk, &chain)) {
    *turn = chain_turn(&walk.end);
    *path = walk.end.path;
    return true;
  }
  if (typed->path.length == 2) {
    enum shortened result = read_short(turn, path, typed, rules, position, refusal);
    if (result != SHORT_NONE) return result == SHORT_FITS;
  }
  return refuse_walk(refusal, &walk);
}

bool turn_read(struct turn *turn, struct path *path, const char *text, const struct rules *rules, const struct position *position,
               struct refusal *refusal)
{
  const char *end = text + strlen(text);
  while (text < end && is_blank(*text)) text++;
  while (end > text && is_blank(end[-1])) end--;
  refusal_set(refusal, REFUSAL_NONE);
  if (text == end) return refuse_syntax(refusal, text, end, "turn");
  if (end - text == 4 && !memcmp(text, "pass", 4)) return read_pass(turn, path, rules, position, refusal);
  struct typed typed;
  if (!read_path(&typed, text, end, &rules->board, refusal)) return false;
  return read_cells(turn, path, &typed, rules, position, refusal);
}
