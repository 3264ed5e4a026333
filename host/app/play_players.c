#include "app/play_players.h"

#include "app/narrate.h"
#include "app/play.h"
#include "platform/clock.h"

#include <math.h>
#include <stdio.h>

enum { LAST_MS = 10000 }; /* the last of a clock, that stands out and shows tenths */

/* ---- words ---- */

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
  return !*who->name && who->computer && play_persons(app) == app->match->rules->player_count - 1;
}

void play_player_name(const struct app *app, struct strbuf *out, int player)
{
  const struct participant *who = &app->match->participant[player];
  struct words words = app_match_words(app);
  bool others = play_persons(app) < app->match->rules->player_count, left = app->play.left >> player & 1;
  if (is_sole_computer(app, player) && !left) fill_number(app, out, "ui.play.computer", "level", who->level);
  else if (*who->name || who->computer) words_player(out, &words, app->match->rules, player);
  else if (others && play_persons(app) == 1) {
    struct strbuf colour; /* the sentences call the player so, too */
    strbuf_init(&colour);
    colour_word(app, &colour, player);
    app_fill(app, out, "ui.play.you", "player", colour.text);
    strbuf_release(&colour);
  } else colour_word(app, out, player);
}

/* The second line: parts between dots, the less important of them left out where there is no room. */
enum { PART_WHO, PART_STANDING, PART_KINGS, PARTS };

struct line {
  struct strbuf part[PARTS];
};

static void add_count(const struct app *app, struct strbuf *out, const char *one, const char *many, int count)
{
  fill_number(app, out, count == 1 ? one : many, "count", count);
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
static void say_standing(const struct app *app, struct line *line, int player, const struct position *position)
{
  const struct match *match = app->match;
  const struct rules *rules = match->rules;
  struct strbuf *out = &line->part[PART_STANDING];
  struct bits own = rules->owned ? position_of(position, rules, player) : (struct bits){{0}};
  if (position->place[player]) {
    fill_number(app, out, "ui.place", "place", position->place[player]);
  } else if (rules->keeps_score) {
    add_count(app, out, "ui.captured_one", "ui.captured", position->score[player]);
  } else if (rules->owned && rules->goal != GOAL_NONE) {
    struct bits home = bits_and(own, &rules->player[player].far);
    char number[16], total[16];
    snprintf(number, sizeof number, "%d", bits_count(&home));
    snprintf(total, sizeof total, "%d", bits_count(&rules->player[player].far));
    const struct text_value values[] = {{"count", number}, {"total", total}};
    text_fill(out, app_text(app, "ui.home"), values, 2);
  } else if (rules->owned && rules->can_capture && rules->player_count == 2) {
    struct bits then = position_of(&match->game.start, rules, 1 - player), now = position_of(position, rules, 1 - player);
    int taken = bits_count(&then) - bits_count(&now), kings = crowned_pieces(rules, position, player);
    add_count(app, out, "ui.captured_one", "ui.captured", taken > 0 ? taken : 0);
    if (kings > 0) add_count(app, &line->part[PART_KINGS], "ui.play.king", "ui.play.kings", kings);
  } else if (rules->owned) {
    add_count(app, out, "ui.piece", "ui.pieces", bits_count(&own));
  }
}

/* The colour too where the name does not say it, for the sentences call players so where they have no name. */
static void say_who(const struct app *app, struct line *line, int player, const char *name)
{
  const struct participant *who = &app->match->participant[player];
  struct strbuf *out = &line->part[PART_WHO];
  if (app->play.left >> player & 1) strbuf_add(out, app_text(app, "ui.play.plays_on"));
  else if (who->computer && !is_sole_computer(app, player)) fill_number(app, out, "ui.play.computer", "level", who->level);
  else if (!*who->name) colour_word(app, out, player);
  if (out->text && !SDL_strcmp(out->text, name)) strbuf_clear(out);
}

/* A dot more every moment. */
static void say_thinking(const struct app *app, struct line *line)
{
  static const char *const dots[] = {".", "..", "..."};
  bool moves = table_hop_ms(app) > 0;
  strbuf_addf(&line->part[PART_STANDING], "%s%s", app_text(app, "ui.play.thinking"), dots[moves ? (clock_ms() - app->play.since_ms) / 400 % 3 : 2]);
}

static void join(const struct line *line, struct strbuf *out, unsigned parts)
{
  strbuf_clear(out);
  for (int i = 0; i < PARTS; i++)
    if (parts >> i & 1 && line->part[i].length) strbuf_addf(out, "%s%s", out->length ? " · " : "", line->part[i].text);
}

static void second_line(struct app *app, struct strbuf *out, int player, const struct position *position, const char *name, bool thinks, enum style style, float room)
{
  static const unsigned tries[] = {1U << PART_WHO | 1U << PART_STANDING | 1U << PART_KINGS, 1U << PART_STANDING | 1U << PART_KINGS, 1U << PART_STANDING, 0};
  struct line line;
  for (int i = 0; i < PARTS; i++) strbuf_init(&line.part[i]);
  say_who(app, &line, player, name);
  if (thinks) say_thinking(app, &line);
  else say_standing(app, &line, player, position);
  for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
    join(&line, out, tries[i]);
    if (!out->length || text_width(app->lettering, style, out->text) <= (double)room) break;
  }
  for (int i = 0; i < PARTS; i++) strbuf_release(&line.part[i]);
}

void play_clock_text(struct strbuf *out, int64_t ms)
{
  if (ms <= LAST_MS) {
    int64_t tenths = (ms + 99) / 100;
    strbuf_addf(out, "%d.%d", (int)(tenths / 10), (int)(tenths % 10));
    return;
  }
  int64_t s = (ms + 999) / 1000;
  if (s >= 3600) strbuf_addf(out, "%d:%02d:%02d", (int)(s / 3600), (int)(s / 60 % 60), (int)(s % 60));
  else strbuf_addf(out, "%d:%02d", (int)(s / 60), (int)(s % 60));
}

/* ---- told ---- */

bool play_players_tell(struct app *app)
{
  if (!app->match || !narrate_wanted(app)) return false;
  const struct match *match = app->match;
  struct position shown;
  table_position(&app->table, &shown);
  for (int p = 0; p < match->rules->player_count; p++) {
    struct strbuf name, text, clock, time;
    struct line line;
    strbuf_init(&name), strbuf_init(&text), strbuf_init(&clock), strbuf_init(&time);
    for (int i = 0; i < PARTS; i++) strbuf_init(&line.part[i]);
    play_player_name(app, &name, p);
    say_who(app, &line, p, name.text);
    say_standing(app, &line, p, &shown);
    if (match->timer.rule.type != TIMER_NONE) {
      play_clock_text(&clock, timer_left(&match->timer, p, clock_ms()));
      app_fill(app, &time, "ui.keys.say.left", "time", clock.text);
    }
    strbuf_add(&text, name.text);
    for (int i = 0; i < PARTS; i++)
      if (line.part[i].length) strbuf_addf(&text, ", %s", line.part[i].text);
    if (time.length) strbuf_addf(&text, ", %s", time.text);
    narrate(app, "standing", "%s.", text.text);
    for (int i = 0; i < PARTS; i++) strbuf_release(&line.part[i]);
    strbuf_release(&name), strbuf_release(&text), strbuf_release(&clock), strbuf_release(&time);
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

/* ---- drawing ---- */

/* At the right end; the width it takes. */
static float draw_clock(struct app *app, struct rect at, int player, bool active, bool small)
{
  const struct theme *t = app->theme;
  const struct timer *timer = &app->match->timer;
  int64_t left = timer_left(timer, player, clock_ms());
  bool last = left <= LAST_MS && (left > 0 || timer->rule.type == TIMER_TOTAL);
  struct strbuf text;
  strbuf_init(&text);
  play_clock_text(&text, left);
  enum style style = small ? active ? STYLE_TABLE_STRONG : STYLE_TABLE : active ? STYLE_CLOCK_STRONG : STYLE_CLOCK;
  float w = (float)ceil(text_width(app->lettering, style, text.text));
  ui_label(&app->ui, style, rect_of(rect_right(at) - w, at.y, w, at.h), ALIGN_RIGHT, last ? t->danger : active ? t->ink : t->muted, text.text);
  strbuf_release(&text);
  return w + 12;
}

/* Who it is and how they stand: side by side in a row of one line, else below each other. */
struct row {
  struct rect text;
  const char *name;
  const struct position *position;
  int player;
  bool active, clock, thinks;
};

/* A computer has a brief name where there is no room for more. */
static void fit_name(const struct app *app, struct strbuf *name, int player, float room)
{
  const struct participant *who = &app->match->participant[player];
  if (!is_sole_computer(app, player) || app->play.left >> player & 1 || text_width(app->lettering, STYLE_SECONDARY_STRONG, name->text) <= (double)room) return;
  strbuf_clear(name);
  fill_number(app, name, "ui.play.computer_brief", "level", who->level);
}

static void draw_one_line(struct app *app, const struct row *row)
{
  const struct theme *t = app->theme;
  struct rect text = row->text;
  struct strbuf name, line;
  strbuf_init(&name), strbuf_init(&line);
  if (row->clock) text.w -= draw_clock(app, text, row->player, row->active, true);
  strbuf_add(&name, row->name);
  fit_name(app, &name, row->player, text.w);
  float room = text.w - (float)text_width(app->lettering, STYLE_SECONDARY_STRONG, name.text) - 8;
  second_line(app, &line, row->player, row->position, row->name, row->thinks, STYLE_LABEL, room);
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, text, ALIGN_LEFT, t->ink, name.text);
  if (line.length) ui_label(&app->ui, STYLE_LABEL, text, ALIGN_RIGHT, t->muted, line.text);
  strbuf_release(&name), strbuf_release(&line);
}

static void draw_two_lines(struct app *app, const struct row *row)
{
  enum { CLOCK_ROOM = 84 };
  const struct theme *t = app->theme;
  struct rect first = row->text, second;
  struct strbuf line;
  strbuf_init(&line);
  float top = first.y + (first.h - 40) / 2;
  bool beside = row->clock && text_width(app->lettering, STYLE_STRONG, row->name) + CLOCK_ROOM <= (double)first.w;
  if (beside) first.w -= draw_clock(app, first, row->player, row->active, false);
  second = rect_of(first.x, top + 21, first.w, 18);
  if (row->clock && !beside) second.w -= draw_clock(app, second, row->player, row->active, true); /* a long name has its line to itself */
  second_line(app, &line, row->player, row->position, row->name, row->thinks, STYLE_SECONDARY, second.w);
  bool two = line.length > 0 || (row->clock && !beside);
  ui_label(&app->ui, STYLE_STRONG, two ? rect_of(first.x, top, first.w, 21) : first, ALIGN_LEFT, t->ink, row->name);
  if (line.length) ui_label(&app->ui, STYLE_SECONDARY, second, ALIGN_LEFT, t->muted, line.text);
  strbuf_release(&line);
}

static void draw_player(struct app *app, const struct play_layout *layout, int player, const struct position *position, bool active, bool clock)
{
  struct rect at = layout->player[player];
  struct ui *ui = &app->ui;
  const struct match *match = app->match;
  bool small = layout->one_line;
  struct colour none = {0};
  struct strbuf name;
  strbuf_init(&name);
  play_player_name(app, &name, player);
  if (active) gfx_box(ui->gfx, at, 12, app->theme->accent_soft, none, 0);
  float r = small ? fminf(11, at.h * 0.36F) : 15, pad = small ? 8 : 12, x = at.x + pad + r;
  piece_draw(ui->gfx, piece_paint(app->theme, match->rules, match->participant, player), false, false, (double)x, (double)(at.y + at.h / 2), (double)r);
  const struct row row = {
    .text = rect_of(x + r + pad, at.y, rect_right(at) - x - r - 2 * pad, at.h), .name = name.text, .position = position, .player = player,
    .active = active, .clock = clock, .thinks = active && app->play.thought == THOUGHT_TURN,
  };
  if (small) draw_one_line(app, &row);
  else draw_two_lines(app, &row);
  strbuf_release(&name);
}

void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks)
{
  clocks &= app->match->timer.rule.type != TIMER_NONE;
  for (int p = 0; p < app->match->rules->player_count; p++) draw_player(app, layout, p, position, p == active, clocks);
}
