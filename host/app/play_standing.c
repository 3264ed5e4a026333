#include "app/play_standing.h"

#include "app/narrate.h"
#include "app/play.h"
#include "app/play_thinking.h"
#include "platform/clock.h"

#include <stdio.h>
#include <string.h>

static void colour_word(const struct app *app, struct strbuf *out, int player)
{
  struct words words = app_match_words(app);
  words_colour(out, &words, app->match->rules, player);
}

static void fill_number(const struct app *app, struct strbuf *out, const char *key, const char *name, int number)
{
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  app_fill(app, out, key, name, text);
}

/* Several computers without names have numbers, as in the sentences; the one there is has its level. */
static bool is_sole_computer(const struct app *app, int player)
{
  const struct participant *who = &app->match->participant[player];
  return !*who->name && who->computer && !who->stands_in && play_seats(app) == app->match->rules->player_count - 1;
}

void play_player_name(const struct app *app, struct strbuf *out, int player)
{
  const struct participant *who = &app->match->participant[player];
  struct words words = app_match_words(app);
  bool alone = play_seats(app) == 1 && app->match->rules->player_count > 1;
  if (is_sole_computer(app, player)) fill_number(app, out, "ui.play.computer", "level", who->level);
  else if (*who->name || who->computer) words_player(out, &words, app->match->rules, player);
  else if (alone && !who->stands_in) {
    struct strbuf colour; /* the sentences call the player so, too */
    strbuf_init(&colour);
    colour_word(app, &colour, player);
    app_fill(app, out, "ui.play.you", "player", colour.text);
    strbuf_release(&colour);
  } else colour_word(app, out, player);
}

bool play_player_brief_name(const struct app *app, struct strbuf *out, int player)
{
  if (!is_sole_computer(app, player)) return false;
  strbuf_clear(out);
  fill_number(app, out, "ui.play.computer_brief", "level", app->match->participant[player].level);
  return true;
}

void player_line_init(struct player_line *line)
{
  for (int i = 0; i < PARTS; i++) strbuf_init(&line->part[i]);
}

void player_line_release(struct player_line *line)
{
  for (int i = 0; i < PARTS; i++) strbuf_release(&line->part[i]);
}

static void add_count(const struct app *app, struct strbuf *out, const char *one, const char *many, int count)
{
  fill_number(app, out, count == 1 ? one : many, "count", count);
}

/* The score, in words and as a number. */
static void say_count(const struct app *app, struct player_line *line, const char *one, const char *many, int count)
{
  add_count(app, &line->part[PART_STANDING], one, many, count);
  strbuf_addf(&line->part[PART_BRIEF], "%d", count);
}

static int crowned_pieces(const struct rules *rules, const struct position *position, int player)
{
  int count = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(position, rules, player, k);
    if (piece_crowned(rules, k)) count += bits_count(&set);
  }
  return count;
}

/* How they stand: their place, the score where the rules keep one, how many are home where that wins, of two what they took. */
static void say_standing(const struct app *app, struct player_line *line, int player, const struct position *position)
{
  const struct match *match = app->match;
  const struct rules *rules = match->rules;
  struct bits own = rules->owned ? position_of(position, rules, player) : (struct bits){{0}};
  if (position->place[player]) {
    fill_number(app, &line->part[PART_STANDING], "ui.place", "place", position->place[player]);
    fill_number(app, &line->part[PART_BRIEF], "ui.place_brief", "place", position->place[player]);
  } else if (rules->keeps_score) {
    say_count(app, line, "ui.captured_one", "ui.captured", position->score[player]);
  } else if (rules->owned && rules->goal != GOAL_NONE) {
    struct bits home = bits_and(own, &rules->player[player].far);
    char number[16], total[16];
    snprintf(number, sizeof number, "%d", bits_count(&home));
    snprintf(total, sizeof total, "%d", bits_count(&rules->player[player].far));
    const struct text_value values[] = {{"count", number}, {"total", total}};
    text_fill(&line->part[PART_STANDING], app_text(app, "ui.home"), values, 2);
    strbuf_addf(&line->part[PART_BRIEF], "%s/%s", number, total);
  } else if (rules->owned && rules->can_capture && rules->player_count == 2) {
    struct bits then = position_of(&match->game.start, rules, 1 - player), now = position_of(position, rules, 1 - player);
    int taken = bits_count(&then) - bits_count(&now), kings = crowned_pieces(rules, position, player);
    say_count(app, line, "ui.captured_one", "ui.captured", taken > 0 ? taken : 0);
    if (kings > 0) add_count(app, &line->part[PART_KINGS], "ui.play.king", "ui.play.kings", kings);
  } else if (rules->owned) {
    say_count(app, line, "ui.piece", "ui.pieces", bits_count(&own));
  }
}

/* The colour wherever the name does not say it, and the level of a computer whose name does not. */
static void say_who(const struct app *app, struct player_line *line, int player, const char *name)
{
  const struct participant *who = &app->match->participant[player];
  struct strbuf *colour = &line->part[PART_COLOUR], *out = &line->part[PART_WHO];
  colour_word(app, colour, player);
  if (strstr(name, colour->text)) strbuf_clear(colour);
  if (who->stands_in) strbuf_add(out, app_text(app, "ui.play.plays_on"));
  else if (who->computer && !is_sole_computer(app, player))
    fill_number(app, out, *who->name ? "ui.play.computer" : "ui.play.computer_brief", "level", who->level);
}

void player_line_say(const struct app *app, struct player_line *line, int player, const char *name, const struct position *position)
{
  say_who(app, line, player, name);
  say_standing(app, line, player, position);
}

void player_line_thinking(const struct app *app, struct player_line *line, bool moves)
{
  static const char *const dots[] = {".", "..", "..."};
  struct strbuf *out = &line->part[PART_WHO];
  moves &= table_hop_ms(app) > 0;
  strbuf_clear(out);
  strbuf_addf(out, "%s%s", app_text(app, "ui.play.thinking"), dots[moves ? (clock_ms() - app->play.since_ms) / THINKING_TICK_MS % 3 : 2]);
}

void play_clock_text(struct strbuf *out, const char *point, int64_t ms)
{
  if (ms <= CLOCK_LAST_MS) {
    int64_t tenths = (ms + 99) / 100;
    strbuf_addf(out, "%d%s%d", (int)(tenths / 10), point, (int)(tenths % 10));
    return;
  }
  int64_t s = (ms + 999) / 1000;
  if (s >= 3600) strbuf_addf(out, "%d:%02d:%02d", (int)(s / 3600), (int)(s / 60 % 60), (int)(s % 60));
  else strbuf_addf(out, "%d:%02d", (int)(s / 60), (int)(s % 60));
}

void play_clock_words(const struct app *app, struct strbuf *out, int64_t ms)
{
  struct strbuf clock;
  strbuf_init(&clock);
  play_clock_text(&clock, app_text(app, "ui.decimal"), ms);
  if (ms <= CLOCK_LAST_MS) app_fill(app, out, "ui.setup.seconds", "count", clock.text);
  else strbuf_add(out, clock.text);
  strbuf_release(&clock);
}

/* ---- for those who do not see the rows ---- */

void play_players_standing(struct app *app, struct strbuf *out, int player)
{
  const struct match *match = app->match;
  struct position shown;
  struct strbuf name, clock;
  struct player_line line;
  table_position(&app->table, &shown);
  strbuf_init(&name), strbuf_init(&clock);
  player_line_init(&line);
  play_player_name(app, &name, player);
  player_line_say(app, &line, player, name.text, &shown);
  strbuf_add(out, name.text);
  for (int i = 0; i < PARTS_TOLD; i++)
    if (line.part[i].length) strbuf_addf(out, ", %s", line.part[i].text);
  if (match->timer.rule.type != TIMER_NONE) {
    play_clock_words(app, &clock, timer_left(&match->timer, player, clock_ms()));
    strbuf_add(out, ", ");
    app_fill(app, out, "ui.keys.say.left", "time", clock.text);
  }
  strbuf_add_char(out, '.');
  player_line_release(&line);
  strbuf_release(&name), strbuf_release(&clock);
}

bool play_players_tell(struct app *app)
{
  if (!app->match || !narrate_wanted(app)) return false;
  for (int p = 0; p < app->match->rules->player_count; p++) {
    struct strbuf text;
    strbuf_init(&text);
    play_players_standing(app, &text, p);
    narrate(app, "standing", "%s", text.text);
    strbuf_release(&text);
  }
  return true;
}

void play_players_low(struct app *app, int *told, int player, int64_t left_ms)
{
  static const int seconds[] = {30, 10};
  const struct timer_rule *rule = &app->match->timer.rule;
  int now = 0;
  for (size_t i = 0; i < sizeof seconds / sizeof *seconds; i++)
    if (left_ms > 0 && left_ms <= seconds[i] * 1000LL && rule->ms > seconds[i] * 1000LL) now = seconds[i];
  bool news = now && (!*told || now < *told);
  *told = now;
  if (!news || !narrate_wanted(app)) return;
  struct strbuf name, count;
  struct words words = app_match_words(app);
  strbuf_init(&name), strbuf_init(&count);
  words_player(&name, &words, app->match->rules, player);
  strbuf_addf(&count, "%d", now);
  const struct text_value values[] = {{"player", name.text}, {"count", count.text}};
  struct strbuf text;
  strbuf_init(&text);
  text_fill(&text, app_text(app, "ui.keys.say.low"), values, 2);
  narrate(app, "low", "%d %s", now, text.text);
  strbuf_release(&name), strbuf_release(&count), strbuf_release(&text);
}
