#include "app/play_players.h"

#include "app/play.h"
#include "app/play_standing.h"
#include "platform/clock.h"

#include <math.h>
#include <string.h>

static const float between = 8, clock_gap = 12;

struct row {
  struct rect at, text; /* text: right of the piece */
  bool colour_hidden;   /* its word has no room */
  struct strbuf name;
  struct player_line line;
  int player;
  bool active, thinks;
};

/* What all rows share, so that the same thing stands in the same place in each, whoever has a long name or thinks. */
struct shape {
  bool clocks, large;  /* large: one clock as high as the row, else in its only or second line */
  float clock_w;       /* of the widest */
  bool one_line;
  int parts;           /* a row of in_one_line or in_two_lines: what is told of each of them */
  bool who;            /* and with the first row, who plays */
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
  return left <= (running || tenth > CLOCK_LAST_MS ? CLOCK_LAST_MS : tenth) && (left > 0 || timer->rule.type == TIMER_TOTAL);
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
  struct colour ink = last ? t->danger : row->active ? t->ink : t->muted;
  ui_label(&app->ui, clock_style(shape, row->active), rect_cut_right(at, shape->clock_w), ALIGN_RIGHT, ink, text.text);
  rect_cut_right(at, clock_gap);
  strbuf_release(&text);
}

enum { NO_PART = -1 };

/* These parts in this order, up to the first NO_PART. */
static void join(const struct player_line *line, struct strbuf *out, const int parts[PARTS])
{
  strbuf_clear(out);
  for (int i = 0; i < PARTS && parts[i] != NO_PART; i++)
    if (line->part[parts[i]].length) strbuf_addf(out, "%s%s", out->length ? " · " : "", line->part[parts[i]].text);
}

/* What is told beside the name, and under it: the first of these that has room in all rows of the list. The colour goes before other things, and how
   they stand is always there. Who it is, or that it thinks, is more than the second row tells, and need not be told of all. */
enum { TRIES = 7, ALL_PARTS = 1 };
static const int in_one_line[TRIES][PARTS] = {
  {PART_WHO, PART_COLOUR, PART_KINGS, PART_STANDING, NO_PART}, {PART_COLOUR, PART_KINGS, PART_STANDING, NO_PART}, {PART_COLOUR, PART_STANDING, NO_PART},
  {PART_COLOUR, PART_BRIEF, NO_PART}, {PART_KINGS, PART_STANDING, NO_PART}, {PART_STANDING, NO_PART}, {PART_BRIEF, NO_PART},
};
static const int in_two_lines[TRIES][PARTS] = {
  {PART_STANDING, PART_COLOUR, PART_KINGS, PART_WHO, NO_PART}, {PART_STANDING, PART_COLOUR, PART_KINGS, NO_PART}, {PART_STANDING, PART_COLOUR, NO_PART},
  {PART_BRIEF, PART_COLOUR, NO_PART}, {PART_STANDING, PART_KINGS, NO_PART}, {PART_STANDING, NO_PART}, {PART_BRIEF, NO_PART},
};
/* Who left shall not be taken for one who still sits there: that the computer plays on goes before the colour and the rest. */
enum { LEFT_TRIES = 3 };
static const int left_in_one_line[LEFT_TRIES][PARTS] = {
  {PART_WHO, PART_COLOUR, PART_STANDING, NO_PART}, {PART_WHO, PART_STANDING, NO_PART}, {PART_WHO, PART_BRIEF, NO_PART},
};
static const int left_in_two_lines[LEFT_TRIES][PARTS] = {
  {PART_STANDING, PART_COLOUR, PART_WHO, NO_PART}, {PART_STANDING, PART_WHO, NO_PART}, {PART_BRIEF, PART_WHO, NO_PART},
};
static const float left_name_least = 72;

/* So much of a name is left beside these parts. */
static const float name_least[TRIES] = {140, 140, 140, 140, 140, 88, 0};

static const int *parts_of(const struct shape *shape, int number) { return shape->one_line ? in_one_line[number] : in_two_lines[number]; }
static enum style style_of_line(const struct shape *shape) { return shape->one_line ? STYLE_LABEL : STYLE_SECONDARY; }

/* `least`: of the name, beside them. */
static bool has_room(const struct app *app, const struct shape *shape, const struct row *row, const int parts[PARTS], float least)
{
  struct strbuf line;
  strbuf_init(&line);
  join(&row->line, &line, parts);
  float name_w = (float)ceil(text_width(app->lettering, STYLE_SECONDARY_STRONG, row->name.text)), room = row->text.w;
  if (shape->clocks) room -= shape->clock_w + clock_gap;
  if (shape->one_line) room -= fminf(least, name_w) + between;
  bool fits = !line.length || (float)ceil(text_width(app->lettering, style_of_line(shape), line.text)) <= room;
  strbuf_release(&line);
  return fits;
}

static bool all_have_room(const struct app *app, const struct shape *shape, const struct row *row, int count, int number)
{
  for (int p = 0; p < count; p++)
    if (!(number == 0 && row[p].thinks) && !has_room(app, shape, &row[p], parts_of(shape, number), name_least[number])) return false;
  return true;
}

/* Whole names go before who it is. */
static void line_of(const struct app *app, const struct shape *shape, const struct row *row, struct strbuf *out)
{
  bool left = app->match->participant[row->player].stands_in;
  bool who = (shape->who || left || (row->thinks && shape->parts == ALL_PARTS)) && has_room(app, shape, row, parts_of(shape, 0), row->text.w);
  const int *parts = parts_of(shape, who ? 0 : shape->parts);
  for (int i = 0; left && !who && i < LEFT_TRIES; i++) {
    const int *fewer = shape->one_line ? left_in_one_line[i] : left_in_two_lines[i];
    if (has_room(app, shape, row, fewer, left_name_least)) parts = fewer, who = true;
  }
  join(&row->line, out, parts);
}

/* A computer has a brief name where there is no room for more. */
static void fit_name(const struct app *app, struct row *row, enum style style, float room)
{
  if (text_width(app->lettering, style, row->name.text) > (double)room) play_player_brief_name(app, &row->name, row->player);
}

/* For `told`, what was drawn of the line. */
static void note_colour(struct row *row, const char *told)
{
  const struct strbuf *colour = &row->line.part[PART_COLOUR];
  row->colour_hidden = colour->length > 0 && !strstr(told ? told : "", colour->text);
}

/* Name, and at the right end how they stand, with more before it where there is room. */
static void draw_one_line(struct app *app, const struct shape *shape, struct row *row)
{
  const struct theme *t = app->theme;
  struct rect text = row->text;
  struct strbuf line;
  strbuf_init(&line);
  line_of(app, shape, row, &line);
  note_colour(row, line.text);
  draw_clock(app, shape, row, &text);
  if (line.length) {
    float w = (float)ceil(text_width(app->lettering, STYLE_LABEL, line.text));
    ui_label(&app->ui, STYLE_LABEL, rect_cut_right(&text, w), ALIGN_RIGHT, t->muted, line.text);
    rect_cut_right(&text, between);
  }
  fit_name(app, row, STYLE_SECONDARY_STRONG, text.w);
  row->text.w = text.w;
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, text, ALIGN_LEFT, t->ink, row->name.text);
  strbuf_release(&line);
}

/* How they stand, and then more, under the name. */
static void draw_two_lines(struct app *app, const struct shape *shape, struct row *row)
{
  const struct theme *t = app->theme;
  struct rect first = row->text;
  struct strbuf line;
  strbuf_init(&line);
  line_of(app, shape, row, &line);
  note_colour(row, line.text);
  if (shape->large) draw_clock(app, shape, row, &first);
  float top = first.y + (first.h - 40) / 2;
  struct rect second = rect_of(first.x, top + 21, first.w, 18);
  if (!shape->large) draw_clock(app, shape, row, &second);
  fit_name(app, row, STYLE_STRONG, first.w);
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
  strbuf_init(&row->name), player_line_init(&row->line);
  play_player_name(app, &row->name, player);
  player_line_say(app, &row->line, player, row->name.text, position);
  row->thinks = active && app->play.thought == THOUGHT_TURN;
  if (row->thinks) player_line_thinking(app, &row->line, !layout->one_line);
}

static void row_release(struct row *row) { strbuf_release(&row->name), player_line_release(&row->line); }

static void shape_init(struct app *app, struct shape *shape, const struct row *row, int count, bool one_line, bool clocks)
{
  const float name_beside = 140;
  *shape = (struct shape){.clocks = clocks, .large = clocks && !one_line, .one_line = one_line, .parts = ALL_PARTS};
  if (clocks) shape->clock_w = widest_clock(app, shape);
  if (shape->large && row->text.w - shape->clock_w - clock_gap < name_beside) shape->large = false, shape->clock_w = widest_clock(app, shape);
  while (shape->parts < TRIES - 1 && !all_have_room(app, shape, row, count, shape->parts)) shape->parts++;
  shape->who = shape->parts == ALL_PARTS && all_have_room(app, shape, row, count, 0);
}

static void draw_row(struct app *app, const struct shape *shape, struct row *row)
{
  struct ui *ui = &app->ui;
  struct colour none = {0};
  struct strbuf all;
  strbuf_init(&all);
  strbuf_add(&all, row->name.text);
  if (row->line.part[PART_STANDING].length) strbuf_addf(&all, " · %s", row->line.part[PART_STANDING].text);
  if (row->line.part[PART_COLOUR].length) strbuf_addf(&all, " · %s", row->line.part[PART_COLOUR].text);
  bool left = app->match->participant[row->player].stands_in;
  if (left) strbuf_addf(&all, " · %s", app_text(app, "ui.play.plays_on"));
  if (row->active) gfx_box(ui->gfx, row->at, 12, app->theme->accent_soft, none, 0);
  float pad = shape->one_line ? 8 : 12, r = (row->text.x - row->at.x) / 2 - pad;
  const struct paint *paint = piece_paint(app->theme, app->match->rules, app->match->participant, row->player);
  piece_draw(ui->gfx, paint, false, false, (double)(row->at.x + pad + r), (double)(row->at.y + row->at.h / 2), (double)r);
  if (shape->one_line) draw_one_line(app, shape, row);
  else draw_two_lines(app, shape, row);
  bool cut = text_width(app->lettering, shape->one_line ? STYLE_SECONDARY_STRONG : STYLE_STRONG, row->name.text) > (double)row->text.w;
  bool brief = parts_of(shape, shape->parts)[0] == PART_BRIEF || parts_of(shape, shape->parts)[1] == PART_BRIEF;
  if (cut || brief || left || row->colour_hidden) ui_spot(ui, ui_id("player", row->player), row->at, all.text); /* in full, when it is pointed at */
  strbuf_release(&all);
}

void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks)
{
  struct row row[MAX_PLAYERS];
  struct shape shape;
  int count = app->match->rules->player_count;
  for (int p = 0; p < count; p++) row_init(app, &row[p], layout, p, position, p == active);
  shape_init(app, &shape, row, count, layout->one_line, clocks && app->match->timer.rule.type != TIMER_NONE);
  for (int p = 0; p < count; p++) draw_row(app, &shape, &row[p]), row_release(&row[p]);
}

void play_players_part(struct app *app, const struct play_layout *layout)
{
  struct rect list = layout->turns;
  if (list.h < 24 || layout->below) return;
  gfx_fill(&app->gfx, rect_of(list.x + 8, floorf(list.y - layout->divider), list.w - 16, 1), app->theme->line);
}
