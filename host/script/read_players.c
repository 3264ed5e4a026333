/* players = { min, max, own, first, seats = { { seat, colour, letter, home, far }, … }, taken = { [2] = { "S", "N" } } } */
#include "core/colours.h"
#include "script/read.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct player_keys {
  struct reading *r;
  int owned;
  char first[BOARD_NAME_SIZE];
};

static const struct word own_words[] = {{"each", true}, {"nobody", false}, {NULL, 0}};

static bool read_seat_name(struct reading *r, void *target)
{
  const struct board *board = &r->rules->board;
  char name[BOARD_NAME_SIZE];
  const char *names[MAX_SEATS];
  if (!read_text(r, name, sizeof name)) return false;
  for (int s = 0; s < board->seat_count; s++) names[s] = board->seat[s].name;
  int seat = board_seat(board, name);
  if (seat < 0) return fault(r, "the board has no seat '%s'%s", name, known_words(name, names, (size_t)board->seat_count));
  ((struct seat_entry *)target)->seat = seat;
  return true;
}

static bool read_colour(struct reading *r, void *target)
{
  struct seat_entry *entry = target;
  if (!read_text(r, entry->colour, sizeof entry->colour)) return false;
  if (colour_known(entry->colour)) return true;
  return fault(r, "'%s' is no colour%s", entry->colour, known_words(entry->colour, colour_words, COLOURS));
}

static bool read_letter(struct reading *r, void *target)
{
  char letter[2];
  if (!read_text(r, letter, sizeof letter)) return false;
  if (!isalpha((unsigned char)*letter)) return fault(r, "a letter was expected, not %s", found(r));
  ((struct seat_entry *)target)->letter = *letter;
  return true;
}

static bool read_home(struct reading *r, void *target) { return read_region(r, &((struct seat_entry *)target)->home); }
static bool read_far(struct reading *r, void *target) { return read_region(r, &((struct seat_entry *)target)->far); }

static const struct field seat_fields[] = {
    READ_FIELD("seat", read_seat_name), READ_FIELD("colour", read_colour), READ_FIELD("letter", read_letter),
    READ_FIELD("home", read_home),      READ_FIELD("far", read_far),       END_OF_FIELDS,
};

/* For a seat without one; there are as many as seats can be. */
static const char *free_colour(const struct reading *r)
{
  for (int c = 0; c < COLOURS; c++) {
    const char *word = colour_words[(r->seat_count + c) % COLOURS];
    bool taken = false;
    for (int i = 0; i < r->seat_count; i++) taken |= !strcmp(r->seat[i].colour, word);
    if (!taken) return word;
  }
  return colour_words[0];
}

static bool add_seat(struct reading *r, struct seat_entry entry)
{
  for (int i = 0; i < r->seat_count; i++) {
    if (r->seat[i].seat == entry.seat) return fault(r, "the seat '%s' stands here twice", r->rules->board.seat[entry.seat].name);
    if (*entry.colour && !strcmp(r->seat[i].colour, entry.colour)) return fault(r, "two players are %s", entry.colour);
  }
  if (!*entry.colour) strcpy(entry.colour, free_colour(r));
  if (!entry.letter) entry.letter = *entry.colour;
  r->seat[r->seat_count++] = entry;
  return true;
}

static bool read_seats(struct reading *r, void *unused)
{
  (void)unused;
  if (!is_list(r)) return fault(r, "a list { { seat = …, colour = … }, … } was expected, not %s", found(r));
  int count = (int)lua_rawlen(r->L, -1);
  bool ok = true;
  if (count > MAX_SEATS) return fault(r, "more than %d seats", MAX_SEATS);
  for (int i = 1; i <= count; i++) {
    struct seat_entry entry = {.seat = -1, .home = -1, .far = -1};
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    if (!read_fields(r, seat_fields, &entry))
      ok = false;
    else if (entry.seat < 0)
      ok = fault(r, "each player needs a seat = \"…\"");
    else
      ok = add_seat(r, entry) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

/* Read once the number of players is known. */
static bool skip(struct reading *r, void *target) { return (void)r, (void)target, true; }

static bool read_own(struct reading *r, void *target) { return read_word(r, &((struct player_keys *)target)->owned, own_words); }
static bool read_first(struct reading *r, void *target)
{
  struct player_keys *keys = target;
  return read_text(r, keys->first, sizeof keys->first);
}
static bool read_min(struct reading *r, void *target) { return (void)target, read_integer(r, &r->min_players, 2, MAX_PLAYERS); }
static bool read_max(struct reading *r, void *target) { return (void)target, read_integer(r, &r->max_players, 2, MAX_PLAYERS); }

static const struct field player_fields[] = {
    READ_FIELD("min", read_min),
    READ_FIELD("max", read_max),
    READ_FIELD("own", read_own),
    READ_FIELD("first", read_first),
    READ_FIELD("seats", read_seats),
    READ_FIELD("taken", skip),
    END_OF_FIELDS,
};

static int entry_of_seat(const struct reading *r, const char *word)
{
  for (int i = 0; i < r->seat_count; i++)
    if (!strcmp(r->rules->board.seat[r->seat[i].seat].name, word) || !strcmp(r->seat[i].colour, word)) return i;
  return -1;
}

struct taken {
  bool entry[MAX_SEATS];
  int count;
};

static bool take_seat(struct reading *r, void *target, const char *word)
{
  struct taken *taken = target;
  int entry = entry_of_seat(r, word);
  const char *names[2 * MAX_SEATS];
  if (entry < 0) return fault(r, "there is no player '%s'%s", word, known_words(word, names, seat_words(r, names)));
  if (taken->entry[entry]) return fault(r, "'%s' stands here twice", word);
  taken->entry[entry] = true;
  taken->count++;
  return true;
}

/* One line of `taken`, for as many players as its key says. */
static bool read_taken_for(struct reading *r, int players, struct taken *taken)
{
  *taken = (struct taken){.count = 0};
  if (!read_words(r, take_seat, taken)) return false;
  return taken->count == players ? true : fault(r, "%d seats were expected, not %d", players, taken->count);
}

/* Which seats the players take: as `taken` says, else the first ones listed. All lines of `taken` are checked. */
static bool read_taken(struct reading *r, int players, struct taken *out)
{
  bool ok = true, stated = false;
  if (lua_getfield(r->L, -1, "taken") == LUA_TTABLE) {
    reading_enter(r, "taken");
    lua_pushnil(r->L);
    while (lua_next(r->L, -2)) {
      struct taken taken;
      lua_Integer key = lua_isinteger(r->L, -2) ? lua_tointeger(r->L, -2) : 0;
      reading_enter_item(r, (int)key);
      if (key < 1 || key > r->seat_count)
        ok = fault(r, "[players] = { seats } was expected, for 2 to %d players", r->seat_count);
      else if (lua_toboolean(r->L, -1) && !read_taken_for(r, (int)key, &taken))
        ok = false;
      else if (lua_toboolean(r->L, -1) && key == players)
        *out = taken, stated = true;
      reading_leave(r);
      lua_pop(r->L, 1);
    }
    reading_leave(r);
  } else if (lua_toboolean(r->L, -1)) {
    ok = fault(r, "taken: a table { [players] = { seats }, … } was expected, not %s", found(r));
  }
  lua_pop(r->L, 1);
  if (!stated)
    for (int i = 0; i < players && i < r->seat_count; i++) out->entry[i] = true, out->count++;
  return ok;
}

static void seat_player(struct reading *r, int player, int entry_number)
{
  const struct board *board = &r->rules->board;
  const struct seat_entry *entry = &r->seat[entry_number];
  const struct seat *seat = &board->seat[entry->seat];
  struct player *p = &r->rules->player[player];
  r->entry_of[player] = entry_number;
  p->letter = entry->letter;
  strcpy(p->colour, entry->colour);
  p->seat = entry->seat;
  int home = entry->home >= 0 ? entry->home : seat->home, far = entry->far >= 0 ? entry->far : seat->far;
  if (home >= 0) p->home = board->region[home].cells;
  if (far >= 0) p->far = board->region[far].cells;
}

static bool default_seats(struct reading *r)
{
  const struct board *board = &r->rules->board;
  int wanted = r->max_players ? r->max_players : r->min_players;
  for (int s = 0; s < board->seat_count && s < wanted; s++)
    if (!add_seat(r, (struct seat_entry){.seat = s, .home = -1, .far = -1})) return false;
  return true;
}

bool read_players(struct reading *r, void *target)
{
  struct rules *rules = target;
  struct player_keys keys = {.r = r, .owned = true};
  r->min_players = 2;
  if (!r->board_read) return false; /* the board's fault was told; seats without one would only make more */
  if (!read_fields(r, player_fields, &keys)) return false;
  if (!r->seat_count && !default_seats(r)) return false;
  int most = r->seat_count < MAX_PLAYERS ? r->seat_count : MAX_PLAYERS;
  if (!r->max_players) r->max_players = most;
  if (r->max_players > most) return fault(r, "max = %d, but there are %d seats", r->max_players, most);
  if (r->min_players > r->max_players) return fault(r, "min = %d, but there are at most %d", r->min_players, r->max_players);
  int players = r->wanted_players ? r->wanted_players : r->min_players;
  if (players < r->min_players || players > r->max_players)
    return fault(r, "%d players, but this game is for %d to %d", players, r->min_players, r->max_players);

  struct taken taken = {.count = 0};
  if (!read_taken(r, players, &taken)) return false;
  rules->owned = keys.owned;
  int order[MAX_SEATS], count = 0, first = 0;
  for (int i = 0; i < r->seat_count; i++)
    if (taken.entry[i]) order[count++] = i;
  if (*keys.first) {
    int entry = entry_of_seat(r, keys.first);
    const char *names[2 * MAX_SEATS];
    for (first = 0; first < count && order[first] != entry;) first++;
    reading_enter(r, "first");
    if (entry < 0)
      fault(r, "there is no player '%s'%s", keys.first, known_words(keys.first, names, seat_words(r, names)));
    else if (first == count)
      fault(r, "'%s' does not play with %d players", keys.first, players);
    reading_leave(r);
    if (first == count) return false;
  }
  rules->player_count = players;
  for (int p = 0; p < players; p++) seat_player(r, p, order[(first + p) % count]);
  return true;
}
