/* pieces = { man = { step = …, jump = …, promotes = "king", value = 1, letter = … }, … } and kinds = { "man", "king" } */
#include "base/nearest.h"
#include "script/merge.h"
#include "script/read.h"

#include <ctype.h>
#include <string.h>

/* ---- directions: "forward", { "N", "NE" }, or by player { bottom = "N", top = "S" } ---- */

struct direction_words {
  uint16_t *mask; /* by player */
  int player;     /* or -1: all */
};

static const char *const general_words[] = {"forward", "sideways", "back", "any", "orthogonal", "diagonal"};
enum { GENERAL_WORDS = sizeof general_words / sizeof *general_words };

static bool add_direction(struct reading *r, void *target, const char *word)
{
  struct direction_words *words = target;
  const struct board *board = &r->rules->board;
  bool known = board_direction(board, word) >= 0 || !board->word_count; /* a board that could not be read has none; that was told */
  const char *names[GENERAL_WORDS + MAX_DIRECTIONS];
  size_t count = 0;
  for (; count < GENERAL_WORDS; count++) {
    names[count] = general_words[count];
    if (!strcmp(word, names[count])) known = true;
  }
  for (int d = 0; d < board->direction_count; d++) names[count++] = board->direction[d].name;
  if (!known) return fault(r, "there is no direction '%s'%s", word, known_words(word, names, count));
  uint16_t any = 0;
  for (int p = 0; p < r->rules->player_count; p++) {
    if (words->player >= 0 && p != words->player) continue;
    const struct seat *seat = &board->seat[r->rules->player[p].seat];
    uint16_t mask = board_directions(board, word, seat->dx, seat->dy);
    words->mask[p] |= mask;
    any |= mask;
  }
  return any || !r->rules->player_count ? true : fault(r, "'%s' names no direction of this board", word);
}

static bool read_directions_by_player(struct reading *r, uint16_t *mask)
{
  char names[2 * MAX_SEATS][READ_NAME_SIZE];
  int count;
  bool ok = read_keys(r, names, &count, 2 * MAX_SEATS);
  for (int i = 0; i < count; i++) {
    int player = player_named(r, names[i]);
    const char *known[2 * MAX_SEATS];
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    if (player == -2)
      ok = fault_at_key(r, "there is no such player%s", known_words(names[i], known, seat_words(r, known)));
    else if (player >= 0 && !read_words(r, add_direction, &(struct direction_words){mask, player}))
      ok = false;
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}

static bool read_directions(struct reading *r, uint16_t *mask)
{
  bool by_player = lua_istable(r->L, -1) && !is_list(r);
  if (!(by_player ? read_directions_by_player(r, mask) : read_words(r, add_direction, &(struct direction_words){mask, -1}))) return false;
  for (int p = 0; p < r->rules->player_count; p++)
    if (mask[p]) return true;
  return r->rules->player_count ? fault(r, "no direction is named; false takes the move away") : false;
}

/* ---- steps and jumps ---- */

static bool read_step_directions(struct reading *r, void *target) { return read_directions(r, ((struct kind *)target)->step_directions); }
static const struct field step_fields[] = {READ_FIELD("directions", read_step_directions), BOOLEAN_FIELD("slides", struct kind, slides),
                                           END_OF_FIELDS};

static bool read_step(struct reading *r, void *target)
{
  struct kind *kind = target;
  if (!lua_istable(r->L, -1)) return fault(r, "true, false or a table was expected, not %s", found(r));
  kind->steps = true;
  lua_pushvalue(r->L, -1);
  table_complete(r->L, "step", NULL);
  bool ok = read_fields(r, step_fields, kind);
  lua_pop(r->L, 1);
  return ok;
}

static const struct word over_words[] = {{"own", OVER_OWN}, {"enemy", OVER_ENEMY}, {"any", OVER_ANY}, {NULL, 0}};
static const struct word reach_words[] = {
    {"short", JUMP_SHORT}, {"long", JUMP_LONG}, {"flying", JUMP_FLYING}, {"flying_short", JUMP_FLYING_SHORT}, {NULL, 0},
};

static bool read_over(struct reading *r, void *target)
{
  int over;
  if (!read_word(r, &over, over_words)) return false;
  ((struct jump *)target)->over = (uint8_t)over;
  return true;
}
static bool read_jump_directions(struct reading *r, void *target) { return read_directions(r, ((struct jump *)target)->directions); }

static const struct field jump_fields[] = {
    READ_FIELD("over", read_over),
    WORD_FIELD("reach", struct jump, reach, reach_words),
    BOOLEAN_FIELD("captures", struct jump, captures),
    READ_FIELD("directions", read_jump_directions),
    END_OF_FIELDS,
};

static bool read_one_jump(struct reading *r, struct kind *kind)
{
  if (!lua_istable(r->L, -1)) return fault(r, "true, false, a table or a list of tables was expected, not %s", found(r));
  lua_pushvalue(r->L, -1);
  table_complete(r->L, "jump", NULL);
  bool ok = read_fields(r, jump_fields, &kind->jump[kind->jump_count++]);
  lua_pop(r->L, 1);
  return ok;
}

static bool read_jump(struct reading *r, void *target)
{
  struct kind *kind = target;
  if (!is_list(r)) return read_one_jump(r, kind);
  int count = (int)lua_rawlen(r->L, -1);
  if (count > MAX_JUMPS) return fault(r, "more than %d kinds of jump", MAX_JUMPS);
  bool ok = true;
  for (int i = 1; i <= count; i++) {
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    ok = read_one_jump(r, kind) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

/* ---- the rest of a kind ---- */

/* `letter = "m"` for everyone's, which suits pieces of nobody; a string of letters gives one to each seat in the order listed. */
static bool read_letters(struct reading *r, void *target)
{
  struct kind *kind = target;
  char letters[MAX_SEATS + 1];
  if (!read_text(r, letters, sizeof letters)) return false;
  for (const char *l = letters; *l; l++)
    if (!isalpha((unsigned char)*l)) return fault(r, "letters were expected, not %s", found(r));
  size_t count = strlen(letters);
  if (!r->rules->player_count) return true; /* the players' fault was told */
  if (!r->rules->owned) {
    if (count != 1) return fault(r, "one letter was expected, because pieces belong to nobody, not %s", found(r));
    kind->letter[0] = *letters;
    return true;
  }
  if (count != (size_t)r->seat_count) return fault(r, "%d letters were expected, one for each seat, not %s", r->seat_count, found(r));
  for (int p = 0; p < r->rules->player_count; p++) kind->letter[p] = letters[r->entry_of[p]];
  return true;
}

static bool read_promotes(struct reading *r, void *target)
{
  char name[RULES_NAME_SIZE];
  const char *known[MAX_KINDS];
  if (!read_text(r, name, sizeof name)) return false;
  int kind = kind_named(r->rules, name);
  if (kind < 0) return fault(r, "there is no piece '%s'%s", name, known_words(name, known, kind_words(r->rules, known)));
  ((struct kind *)target)->promotes_to = (uint8_t)kind;
  return true;
}

static bool read_worth(struct reading *r, void *target)
{
  int value;
  if (!read_integer(r, &value, 1, 1000)) return false;
  ((struct kind *)target)->value = (uint16_t)value;
  return true;
}

static const struct field piece_fields[] = {
    READ_FIELD("letter", read_letters),    READ_FIELD("step", read_step),   READ_FIELD("jump", read_jump),
    READ_FIELD("promotes", read_promotes), READ_FIELD("value", read_worth), END_OF_FIELDS,
};

/* The plain kind is written as a small letter, the second as a capital; more kinds must say theirs. */
static void default_letters(const struct rules *rules, struct kind *kind, int number)
{
  int owners = rules->owned ? rules->player_count : 1;
  for (int o = 0; o < owners; o++) {
    char letter = rules->owned ? rules->player[o].letter : *kind->name;
    if (!kind->letter[o] && number < 2) kind->letter[o] = (char)(number ? toupper((unsigned char)letter) : tolower((unsigned char)letter));
  }
}

/* A third kind without letters, which may be the first one spelt wrongly. */
static bool check_letters(struct reading *r, int number)
{
  struct rules *rules = r->rules;
  const struct kind *kind = &rules->kind[number];
  const char *others[MAX_KINDS], *which = rules->owned ? "one for each seat in the order listed" : "a single one";
  size_t count = 0;
  if (kind->letter[0] || !rules->player_count) return true;
  for (int k = 0; k < rules->kind_count; k++)
    if (k != number) others[count++] = rules->kind[k].name;
  const char *near = nearest_word(kind->name, others, count);
  if (near) return fault_at_key(r, "a third kind of piece needs letter = \"…\", %s; or did you mean '%s'?", which, near);
  return fault_at_key(r, "a third kind of piece needs letter = \"…\", %s", which);
}

/* ---- moves without a direction ---- */

/* Whether a player has pieces of this kind at the start, or may get them by promotion; any player may move pieces of nobody. */
static bool may_have(const struct rules *rules, int player, int kind)
{
  bool has[MAX_KINDS] = {false};
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(&rules->start, rules, rules->owned ? player : 0, k);
    bool there = !bits_empty(&set);
    for (int at = k, i = 0; there && at != NO_KIND && i < MAX_KINDS; at = rules->kind[at].promotes_to, i++) has[at] = true;
  }
  return has[kind];
}

static bool no_direction(struct reading *r, int kind, const char *move, int jump, int player)
{
  reading_enter(r, "pieces");
  reading_enter(r, r->rules->kind[kind].name);
  reading_enter(r, move);
  if (jump >= 0) reading_enter_item(r, jump + 1);
  reading_enter(r, "directions");
  fault(r, "none for %s, who has such pieces", r->rules->player[player].colour);
  r->depth -= jump >= 0 ? 5 : 4;
  return false;
}

bool check_directions(struct reading *r)
{
  const struct rules *rules = r->rules;
  for (int k = 0; k < rules->kind_count; k++)
    for (int p = 0; p < rules->player_count; p++) {
      const struct kind *kind = &rules->kind[k];
      if (!may_have(rules, p, k)) continue;
      if (kind->steps && !kind->step_directions[p]) return no_direction(r, k, "step", -1, p);
      for (int j = 0; j < kind->jump_count; j++)
        if (!kind->jump[j].directions[p]) return no_direction(r, k, "jump", kind->jump_count > 1 ? j : -1, p);
    }
  return true;
}

/* ---- the kinds and their order ---- */

struct names {
  char item[MAX_KINDS][READ_NAME_SIZE];
  int count;
};

static bool stated_kind(struct reading *r, const char *name)
{
  bool stated = lua_getfield(r->L, -1, name) != LUA_TNIL && lua_toboolean(r->L, -1);
  lua_pop(r->L, 1);
  return stated;
}

static bool collect_kinds(struct reading *r, struct names *out)
{
  char keys[2 * MAX_KINDS][READ_NAME_SIZE];
  int count;
  bool ok = read_keys(r, keys, &count, 2 * MAX_KINDS);
  out->count = 0;
  for (int i = 0; ok && i < count; i++) {
    if (!stated_kind(r, keys[i])) {
      strcpy(r->removed[r->removed_count++], keys[i]);
      continue;
    }
    reading_enter(r, keys[i]);
    if (strlen(keys[i]) >= RULES_NAME_SIZE)
      ok = fault_at_key(r, "the name is longer than %d letters", RULES_NAME_SIZE - 1);
    else if (out->count == MAX_KINDS)
      ok = fault_at_key(r, "more than %d kinds of piece", MAX_KINDS);
    else
      strcpy(out->item[out->count++], keys[i]);
    reading_leave(r);
  }
  if (ok && !out->count) return fault(r, "no kind of piece is stated");
  return ok;
}

/* Whether some kind still in the list promotes to this one. */
static bool is_target(struct reading *r, const struct names *names, const char *name)
{
  bool target = false;
  for (int i = 0; i < names->count; i++) {
    if (!strcmp(names->item[i], name)) continue;
    if (lua_getfield(r->L, -1, names->item[i]) == LUA_TTABLE) {
      if (lua_getfield(r->L, -1, "promotes") == LUA_TSTRING && !strcmp(lua_tostring(r->L, -1), name)) target = true;
      lua_pop(r->L, 1);
    }
    lua_pop(r->L, 1);
  }
  return target;
}

static void take(struct names *names, int index)
{
  names->count--;
  memmove(names->item[index], names->item[index + 1], (size_t)(names->count - index) * sizeof *names->item);
}

static int index_of(const struct names *names, const char *name)
{
  for (int i = 0; i < names->count; i++)
    if (!strcmp(names->item[i], name)) return i;
  return -1;
}

/* Gives the kinds their numbers: those of `kinds` first (already named in the rules), then a kind before the one it promotes to, else by
   the alphabet. */
static bool order_kinds(struct reading *r, struct names *names)
{
  struct rules *rules = r->rules;
  for (int k = 0; k < rules->kind_count; k++) {
    int i = index_of(names, rules->kind[k].name);
    const char *known[MAX_KINDS];
    for (int n = 0; n < names->count; n++) known[n] = names->item[n];
    if (i < 0) {
      reading_leave(r); /* it stands in `kinds`, beside `pieces` */
      reading_enter(r, "kinds");
      fault(r, "there is no piece '%s'%s", rules->kind[k].name, known_words(rules->kind[k].name, known, (size_t)names->count));
      reading_leave(r);
      reading_enter(r, "pieces");
      return false;
    }
    take(names, i);
  }
  while (names->count) {
    int next = 0;
    while (next < names->count - 1 && is_target(r, names, names->item[next])) next++;
    if (is_target(r, names, names->item[next])) next = 0; /* a circle: any will do */
    strcpy(rules->kind[rules->kind_count++].name, names->item[next]);
    take(names, next);
  }
  return true;
}

static bool add_kind(struct reading *r, void *target, const char *word)
{
  struct rules *rules = target;
  if (rules->kind_count == MAX_KINDS) return fault(r, "more than %d kinds of piece", MAX_KINDS);
  if (strlen(word) >= RULES_NAME_SIZE) return fault(r, "the name '%s' is longer than %d letters", word, RULES_NAME_SIZE - 1);
  if (kind_named(rules, word) >= 0) return fault(r, "'%s' stands here twice", word);
  strcpy(rules->kind[rules->kind_count++].name, word);
  return true;
}

bool read_kinds(struct reading *r, void *rules) { return read_words(r, add_kind, rules); }

bool read_pieces(struct reading *r, void *target)
{
  struct rules *rules = target;
  struct names names;
  if (!collect_kinds(r, &names) || !order_kinds(r, &names)) return false;
  bool ok = true;
  for (int k = 0; k < rules->kind_count; k++) {
    struct kind *kind = &rules->kind[k];
    lua_getfield(r->L, -1, kind->name);
    reading_enter(r, kind->name);
    if (!lua_istable(r->L, -1))
      ok = fault(r, "a table was expected, not %s", found(r));
    else
      ok = read_fields(r, piece_fields, kind) && ok;
    default_letters(rules, kind, k);
    if (ok) ok = check_letters(r, k);
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}
