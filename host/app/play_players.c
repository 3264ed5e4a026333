#include "app/play_players.h"

#include "app/narrate.h"
#include "app/play.h"
#include "platform/clock.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

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

/* What there is to say beside the name: parts between dots, the less important of them left out where there is no room; how they stand
   never is, and is briefer there: "7/10" instead of "7/10 home". */
enum { PART_COLOUR, PART_WHO, PART_STANDING, PART_KINGS, PART_BRIEF, PARTS, PARTS_TOLD = PART_BRIEF };

struct line {
  struct strbuf part[PARTS];
};

static void line_init(struct line *line)
{
  for (int i = 0; i < PARTS; i++) strbuf_init(&line->part[i]);
}

static void line_release(struct line *line)
{
  for (int i = 0; i < PARTS; i++) strbuf_release(&line->part[i]);
}

static void add_count(const struct app *app, struct strbuf *out, const char *one, const char *many, int count)
{
  fill_number(app, out, count == 1 ? one : many, "count", count);
}

/* The score, in words and as a number. */
static void say_count(const struct app *app, struct line *line, const char *one, const char *many, int count)
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
static void say_standing(const struct app *app, struct line *line, int player, const struct position *position)
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
static void say_who(const struct app *app, struct line *line, int player, const char *name)
{
  const struct participant *who = &app->match->participant[player];
  struct strbuf *colour = &line->part[PART_COLOUR], *out = &line->part[PART_WHO];
  colour_word(app, colour, player);
  if (strstr(name, colour->text)) strbuf_clear(colour);
  if (who->stands_in) strbuf_add(out, app_text(app, "ui.play.plays_on"));
  else if (who->computer && !is_sole_computer(app, player)) fill_number(app, out, *who->name ? "ui.play.computer" : "ui.play.computer_brief", "level", who->level);
}

/* In the place of who it is, for that is known by now. `moves`: a dot more every moment. */
static void say_thinking(const struct app *app, struct line *line, bool moves)
{
  static const char *const dots[] = {".", "..", "..."};
  struct strbuf *out = &line->part[PART_WHO];
  moves &= table_hop_ms(app) > 0;
  strbuf_clear(out);
  strbuf_addf(out, "%s%s", app_text(app, "ui.play.thinking"), dots[moves ? (clock_ms() - app->play.since_ms) / 400 % 3 : 2]);
}

enum { NO_PART = -1 };

/* These parts in this order, up to the first NO_PART. */
static void join(const struct line *line, struct strbuf *out, const int parts[PARTS])
{
  strbuf_clear(out);
  for (int i = 0; i < PARTS && parts[i] != NO_PART; i++)
    if (line->part[parts[i]].length) strbuf_addf(out, "%s%s", out->length ? " · " : "", line->part[parts[i]].text);
}

void play_clock_text(struct strbuf *out, const char *point, int64_t ms)
{
  if (ms <= LAST_MS) {
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
  if (ms <= LAST_MS) app_fill(app, out, "ui.setup.seconds", "count", clock.text);
  else strbuf_add(out, clock.text);
  strbuf_release(&clock);
}

/* ---- told ---- */

void play_players_standing(struct app *app, struct strbuf *out, int player)
{
  const struct match *match = app->match;
  struct position shown;
  struct strbuf name, clock;
  struct line line;
  table_position(&app->table, &shown);
  strbuf_init(&name), strbuf_init(&clock);
  line_init(&line);
  play_player_name(app, &name, player);
  say_who(app, &line, player, name.text);
  say_standing(app, &line, player, &shown);
  strbuf_add(out, name.text);
  for (int i = 0; i < PARTS_TOLD; i++)
    if (line.part[i].length) strbuf_addf(out, ", %s", line.part[i].text);
  if (match->timer.rule.type != TIMER_NONE) {
    play_clock_words(app, &clock, timer_left(&match->timer, player, clock_ms()));
    strbuf_add(out, ", ");
    app_fill(app, out, "ui.keys.say.left", "time", clock.text);
  }
  strbuf_add_char(out, '.');
  line_release(&line);
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

/* ---- drawing ---- */

static const float between = 8, clock_gap = 12;

struct row {
  struct rect at, text; /* text: right of the piece */
  bool colour_hidden;   /* its word has no room */
  struct strbuf name;
  struct line line;
  int player;
  bool active;
};

/* What all rows share, so that the same thing stands in the same place in each, whoever has a long name or thinks. */
struct shape {
  bool clocks, large;  /* large: one clock as high as the row, else in its only or second line */
  float clock_w;       /* of the widest */
  bool brief;          /* how they stand has only room for a number */
};

static enum style clock_style(const struct shape *shape, bool active)
{
  if (shape->large) return active ? STYLE_CLOCK_STRONG : STYLE_CLOCK;
  return active ? STYLE_TABLE_STRONG : STYLE_TABLE;
}

static void clock_of(const struct app *app, struct strbuf *out, int player)
{
  strbuf_init(out);
  play_clock_text(out, app_text(app, "ui.decimal"), timer_left(&app->match->timer, player, clock_ms()));
}

static float widest_clock(const struct app *app, const struct shape *shape)
{
  double widest = 0;
  for (int p = 0; p < app->match->rules->player_count; p++) {
    struct strbuf text;
    clock_of(app, &text, p);
    widest = fmax(widest, text_width(app->lettering, clock_style(shape, true), text.text));
    strbuf_release(&text);
  }
  return (float)ceil(widest);
}

/* Little is left: of the clock that runs in seconds, of one that waits as a part of all that it began with. */
static bool is_alarming(const struct timer *timer, bool running, int64_t left)
{
  int64_t tenth = timer->rule.ms / 10;
  return left <= (running || tenth > LAST_MS ? LAST_MS : tenth) && (left > 0 || timer->rule.type == TIMER_TOTAL);
}

/* Cuts its place off the right end of `at`. */
static void draw_clock(struct app *app, const struct shape *shape, const struct row *row, struct rect *at)
{
  if (!shape->clocks) return;
  const struct theme *t = app->theme;
  const struct timer *timer = &app->match->timer;
  int64_t left = timer_left(timer, row->player, clock_ms());
  bool last = is_alarming(timer, row->active, left);
  struct strbuf text;
  clock_of(app, &text, row->player);
  ui_label(&app->ui, clock_style(shape, row->active), rect_cut_right(at, shape->clock_w), ALIGN_RIGHT, last ? t->danger : row->active ? t->ink : t->muted, text.text);
  rect_cut_right(at, clock_gap);
  strbuf_release(&text);
}

/* A computer has a brief name where there is no room for more. */
static void fit_name(const struct app *app, struct row *row, enum style style, float room)
{
  const struct participant *who = &app->match->participant[row->player];
  if (!is_sole_computer(app, row->player) || text_width(app->lettering, style, row->name.text) <= (double)room) return;
  strbuf_clear(&row->name);
  fill_number(app, &row->name, "ui.play.computer_brief", "level", who->level);
}

/* The first of some joins of parts that has room. */
static void fit_parts(const struct app *app, struct strbuf *out, const struct line *line, const int tries[][PARTS], int count, enum style style, float room)
{
  for (int i = 0; i < count; i++) {
    join(line, out, tries[i]);
    if (text_width(app->lettering, style, out->text ? out->text : "") <= (double)room) return;
  }
}

/* For `told`, what was drawn of the line. */
static void note_colour(struct row *row, const char *told)
{
  const struct strbuf *colour = &row->line.part[PART_COLOUR];
  row->colour_hidden = colour->length > 0 && !strstr(told ? told : "", colour->text);
}

static const char *standing(const struct shape *shape, const struct row *row)
{
  const char *text = row->line.part[shape->brief ? PART_BRIEF : PART_STANDING].text;
  return text ? text : "";
}

/* Name, and at the right end how they stand, with more before it where there is room. */
static void draw_one_line(struct app *app, const struct shape *shape, struct row *row)
{
  static const int full[][PARTS] = {
    {PART_WHO, PART_COLOUR, PART_KINGS, PART_STANDING, NO_PART}, {PART_COLOUR, PART_KINGS, PART_STANDING, NO_PART}, {PART_COLOUR, PART_STANDING, NO_PART},
    {PART_KINGS, PART_STANDING, NO_PART}, {PART_STANDING, NO_PART},
  };
  static const int brief[][PARTS] = {{PART_COLOUR, PART_BRIEF, NO_PART}, {PART_BRIEF, NO_PART}};
  const struct theme *t = app->theme;
  struct rect text = row->text;
  struct strbuf line;
  strbuf_init(&line);
  draw_clock(app, shape, row, &text);
  fit_name(app, row, STYLE_SECONDARY_STRONG, text.w - (float)text_width(app->lettering, STYLE_LABEL, standing(shape, row)) - between);
  float room = text.w - (float)ceil(text_width(app->lettering, STYLE_SECONDARY_STRONG, row->name.text)) - between;
  fit_parts(app, &line, &row->line, shape->brief ? brief : full, shape->brief ? 2 : 5, STYLE_LABEL, room);
  note_colour(row, line.text);
  if (line.length) ui_label(&app->ui, STYLE_LABEL, rect_cut_right(&text, (float)ceil(text_width(app->lettering, STYLE_LABEL, line.text))), ALIGN_RIGHT, t->muted, line.text);
  if (line.length) rect_cut_right(&text, between);
  row->text.w = text.w;
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, text, ALIGN_LEFT, t->ink, row->name.text);
  strbuf_release(&line);
}

/* How they stand, and then more, under the name. */
static void draw_two_lines(struct app *app, const struct shape *shape, struct row *row)
{
  static const int tries[][PARTS] = {
    {PART_STANDING, PART_COLOUR, PART_KINGS, PART_WHO, NO_PART}, {PART_STANDING, PART_COLOUR, PART_KINGS, NO_PART}, {PART_STANDING, PART_COLOUR, NO_PART},
    {PART_STANDING, PART_KINGS, NO_PART}, {PART_STANDING, NO_PART}, {PART_BRIEF, NO_PART},
  };
  const struct theme *t = app->theme;
  struct rect first = row->text;
  struct strbuf line;
  strbuf_init(&line);
  if (shape->large) draw_clock(app, shape, row, &first);
  float top = first.y + (first.h - 40) / 2;
  struct rect second = rect_of(first.x, top + 21, first.w, 18);
  if (!shape->large) draw_clock(app, shape, row, &second);
  fit_name(app, row, STYLE_STRONG, first.w);
  fit_parts(app, &line, &row->line, tries, sizeof tries / sizeof *tries, STYLE_SECONDARY, second.w);
  note_colour(row, line.text);
  bool two = line.length > 0 || (shape->clocks && !shape->large);
  ui_label(&app->ui, STYLE_STRONG, two ? rect_of(first.x, top, first.w, 21) : first, ALIGN_LEFT, t->ink, row->name.text);
  if (line.length) ui_label(&app->ui, STYLE_SECONDARY, second, ALIGN_LEFT, t->muted, line.text);
  row->text.w = first.w;
  strbuf_release(&line);
}

static void row_init(struct app *app, struct row *row, const struct play_layout *layout, int player, const struct position *position, bool active)
{
  struct rect at = layout->player[player];
  float r = layout->one_line ? fminf(11, at.h * 0.36F) : 15, pad = layout->one_line ? 8 : 12, x = at.x + 2 * pad + 2 * r;
  *row = (struct row){.at = at, .text = rect_of(x, at.y, rect_right(at) - pad - x, at.h), .player = player, .active = active};
  strbuf_init(&row->name), line_init(&row->line);
  play_player_name(app, &row->name, player);
  say_who(app, &row->line, player, row->name.text);
  say_standing(app, &row->line, player, position);
  if (active && app->play.thought == THOUGHT_TURN) say_thinking(app, &row->line, !layout->one_line);
}

static void row_release(struct row *row) { strbuf_release(&row->name), line_release(&row->line); }

/* A name may be cut after so much of it where that leaves room for how they stand in words. */
static void shape_init(struct app *app, struct shape *shape, const struct row *row, int count, bool one_line, bool clocks)
{
  const float name_least = 88, name_beside = 140;
  *shape = (struct shape){.clocks = clocks, .large = clocks && !one_line};
  if (clocks) shape->clock_w = widest_clock(app, shape);
  if (shape->large && row->text.w - shape->clock_w - clock_gap < name_beside) shape->large = false, shape->clock_w = widest_clock(app, shape);
  float room = row->text.w - (clocks ? shape->clock_w + clock_gap : 0);
  for (int p = 0; p < count && one_line; p++) {
    float name_w = fminf(name_least, (float)text_width(app->lettering, STYLE_SECONDARY_STRONG, row[p].name.text));
    shape->brief |= name_w + between + (float)text_width(app->lettering, STYLE_LABEL, standing(shape, &row[p])) > room;
  }
}

static void draw_row(struct app *app, const struct shape *shape, struct row *row, bool one_line)
{
  struct ui *ui = &app->ui;
  struct colour none = {0};
  struct strbuf all;
  strbuf_init(&all);
  strbuf_add(&all, row->name.text);
  if (row->line.part[PART_STANDING].length) strbuf_addf(&all, " · %s", row->line.part[PART_STANDING].text);
  if (row->line.part[PART_COLOUR].length) strbuf_addf(&all, " · %s", row->line.part[PART_COLOUR].text);
  if (row->active) gfx_box(ui->gfx, row->at, 12, app->theme->accent_soft, none, 0);
  float pad = one_line ? 8 : 12, r = (row->text.x - row->at.x) / 2 - pad;
  const struct paint *paint = piece_paint(app->theme, app->match->rules, app->match->participant, row->player);
  piece_draw(ui->gfx, paint, false, false, (double)(row->at.x + pad + r), (double)(row->at.y + row->at.h / 2), (double)r);
  if (one_line) draw_one_line(app, shape, row);
  else draw_two_lines(app, shape, row);
  bool cut = text_width(app->lettering, one_line ? STYLE_SECONDARY_STRONG : STYLE_STRONG, row->name.text) > (double)row->text.w;
  if (cut || shape->brief || row->colour_hidden) ui_spot(ui, ui_id("player", row->player), row->at, all.text); /* in full, when it is pointed at */
  strbuf_release(&all);
}

void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks)
{
  struct row row[MAX_PLAYERS];
  struct shape shape;
  int count = app->match->rules->player_count;
  for (int p = 0; p < count; p++) row_init(app, &row[p], layout, p, position, p == active);
  shape_init(app, &shape, row, count, layout->one_line, clocks && app->match->timer.rule.type != TIMER_NONE);
  for (int p = 0; p < count; p++) draw_row(app, &shape, &row[p], layout->one_line), row_release(&row[p]);
}
