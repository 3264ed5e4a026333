#include "app/analysis_draw.h"

#include "app/layout.h"
#include "app/table_seat.h"
#include "app/turn_list.h"

#include <math.h>
#include <stdio.h>

/* ---- the bar ---- */

static void draw_shares(struct gfx *gfx, const struct theme *t, struct rect at, const struct paint *low, const struct paint *high, double share)
{
  struct colour none = {0};
  const double radius = 4;
  float rise = floorf(at.h * (float)share);
  gfx_box(gfx, at, radius, high->face, none, 0);
  gfx_clip_push(gfx, rect_of(at.x, rect_bottom(at) - rise, at.w, rise));
  gfx_box(gfx, at, radius, low->face, none, 0);
  gfx_clip_pop(gfx);
  gfx_box(gfx, at, radius, none, colour_mix(t->muted, t->ground, 0.35), 1);
  gfx_fill(gfx, rect_of(at.x - 2, floorf(at.y + at.h / 2), at.w + 4, 1), t->muted); /* where nobody is ahead */
}

/* Right beside the board as it lies in its place; in a small window all of its room is the margin. */
static struct rect bar_place(const struct app *app, struct rect place)
{
  const float names = 24, edge = 2; /* names: of rows, beside the board */
  struct rect board = app->table.view.bounds;
  float margin = place.x, w = margin < 20 ? 8 : 12, ends = 2 * w;
  float x = fmaxf(place.x - margin + edge, board.x - names - w), y = fmaxf(place.y, board.y), bottom = fminf(rect_bottom(place), rect_bottom(board));
  return rect_of(floorf(x), floorf(y + ends), w, floorf(bottom - y - 2 * ends));
}

void analysis_draw_bar(struct app *app, struct rect place)
{
  const struct match *match = app->match;
  if (!analysis_shown(app) || match->rules->player_count != 2) return;
  struct rect at = bar_place(app, place);
  int below = table_player_below(&app->table), low = below >= 0 ? below : 0;
  const struct paint *paint[2];
  for (int i = 0; i < 2; i++) paint[i] = piece_paint(app->theme, match->rules, match->participant, i == 0 ? low : 1 - low);
  struct assessment assessment;
  bool known = analysis_assessment(app, &assessment);
  float x = at.x + at.w / 2, r = at.w > 10 ? 7 : 5;
  piece_draw(&app->gfx, paint[1], false, false, (double)x, (double)(at.y - r - 4), (double)r);
  piece_draw(&app->gfx, paint[0], false, false, (double)x, (double)(rect_bottom(at) + r + 3), (double)r);
  draw_shares(&app->gfx, app->theme, at, paint[0], paint[1], known ? assessment_share(&assessment, low) : 0.5);
  if (!known) return;
  struct words words = app_match_words(app);
  struct strbuf text;
  strbuf_init(&text);
  assessment_words(&text, &words, match->rules, &assessment);
  ui_spot(&app->ui, ui_id("assessment", 0), rect_inset(at, -2, 0), text.text);
  strbuf_release(&text);
}

/* ---- the lines ---- */

static const float head_h = 24, row_high = 34, row_low = 26, pad_x = 8;

float analysis_lines_height(const struct app *app, float h)
{
  if (!analysis_shown(app)) return 0;
  return head_h + SEARCH_LINES * (layout_is_low(h) ? row_low : row_high);
}

/* How deep it has looked, or what there is to say instead. */
static void head_words(const struct app *app, struct strbuf *out)
{
  const struct analysis *a = &app->analysis;
  char depth[16];
  snprintf(depth, sizeof depth, "%d", analysis_lines(app) > 0 ? a->info->line[0].depth : 0);
  if (analysis_over(app)) strbuf_add(out, app_text(app, "refusal.game_over"));
  else if (analysis_lines(app) == 0) strbuf_add(out, app_text(app, "ui.analysis.looking"));
  else app_fill(app, out, a->thinking ? "ui.analysis.depth_still" : "ui.analysis.depth", "depth", depth);
}

static void draw_head(struct app *app, struct rect at)
{
  struct strbuf text;
  strbuf_init(&text);
  head_words(app, &text);
  ui_label(&app->ui, STYLE_LABEL_STRONG, rect_inset(at, pad_x, 0), ALIGN_LEFT, app->theme->ink, app_text(app, "ui.tool.analysis"));
  ui_label(&app->ui, STYLE_LABEL, rect_inset(at, pad_x, 0), ALIGN_RIGHT, app->theme->muted, text.text);
  strbuf_release(&text);
}

/* A turn of a line, in the room that is left; false: it has none. The first is always shown, shortened if it must be. */
static bool draw_turn(struct app *app, const struct search_line *line, int number, struct rect *room)
{
  const float blank = 7;
  bool first = number == 0;
  enum style style = first ? STYLE_TABLE_STRONG : STYLE_TABLE;
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, app->match->rules, &line->turn[number], &line->path[number]);
  double w = text_width(app->lettering, style, text.text);
  bool fits = w <= (double)room->w;
  if (!fits && first) {
    turn_list_shorten(&text, &app->match->rules->board, &line->path[0], app->lettering, style, (double)room->w);
    w = text_width(app->lettering, style, text.text);
  }
  if (fits || first) {
    ui_label(&app->ui, style, rect_of(room->x, room->y, (float)ceil(w) + 1, room->h), ALIGN_LEFT, first ? app->theme->ink : app->theme->muted, text.text);
    rect_cut_left(room, (float)ceil(w) + blank);
  }
  strbuf_release(&text);
  return fits;
}

/* "c3-d4 d6-e5: White is ahead by 1.3. A click plays c3-d4." */
static void line_words(const struct app *app, struct strbuf *out, int number, const struct assessment *assessment)
{
  const struct search_line *line = &app->analysis.info->line[number];
  struct words words = app_match_words(app);
  const int most = 5;
  for (int i = 0; i < line->count && i < most; i++) {
    if (i) strbuf_add_char(out, ' ');
    turn_write(out, app->match->rules, &line->turn[i], &line->path[i]);
  }
  strbuf_add(out, ": ");
  assessment_words(out, &words, app->match->rules, assessment);
  if (!analysis_may_play(app)) return;
  struct strbuf first;
  strbuf_init(&first);
  turn_write(&first, app->match->rules, &line->turn[0], &line->path[0]);
  strbuf_add_char(out, ' ');
  app_fill(app, out, "ui.analysis.plays", "turn", first.text);
  strbuf_release(&first);
}

static void draw_line(struct app *app, int number, struct rect at, float score_w)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct match *match = app->match;
  const struct search_line *line = &app->analysis.info->line[number];
  struct assessment assessment = analysis_line_assessment(app, number);
  struct words words = app_match_words(app);
  struct colour none = {0};
  /* A row is low for a finger, but as in the list all of it is one. Of each position it is another: a second quick click does not mean the line
     that came into its place. */
  uint64_t id = ui_id("line", number), spot = ui_id("line spot", app->analysis.turns * SEARCH_LINES + number);
  bool may = analysis_may_play(app);
  struct strbuf text;
  strbuf_init(&text);
  if (may && ui->hot == spot) gfx_box(ui->gfx, rect_inset(at, 0, 1), 8, ui->held == spot ? t->line : t->accent_soft, none, 0);
  struct rect in = rect_inset(at, pad_x, 0);
  const float r = 6;
  const struct paint *paint = piece_paint(t, match->rules, match->participant, assessment.player);
  if (assessment.score) piece_draw(ui->gfx, paint, false, false, (double)(in.x + r), (double)(at.y + at.h / 2 - 1), (double)r);
  rect_cut_left(&in, 2 * r + 6);
  assessment_brief(&text, &words, match->rules, &assessment);
  ui_label(ui, STYLE_TABLE, rect_cut_left(&in, score_w), ALIGN_LEFT, t->ink, text.text);
  for (int i = 0; i < line->count && draw_turn(app, line, i, &in); i++) continue;
  strbuf_clear(&text);
  line_words(app, &text, number, &assessment);
  ui_focus_ring(ui, id, rect_inset(at, 0, 1), 8);
  bool clicked = ui_spot(ui, spot, at, text.text), entered = ui_stop(ui, id, at, may ? UI_BUTTON : UI_TEXT, text.text);
  if (clicked || entered) analysis_play(app, number);
  strbuf_release(&text);
}

/* Of the widest score, so that the turns stand in a column. */
static float scores_width(struct app *app)
{
  struct words words = app_match_words(app);
  double w = 30;
  for (int i = 0; i < analysis_lines(app); i++) {
    struct strbuf text;
    struct assessment assessment = analysis_line_assessment(app, i);
    strbuf_init(&text);
    assessment_brief(&text, &words, app->match->rules, &assessment);
    w = fmax(w, text_width(app->lettering, STYLE_TABLE, text.text));
    strbuf_release(&text);
  }
  return ceilf((float)w) + 10;
}

void analysis_draw_lines(struct app *app, struct rect at)
{
  const float row_least = (float)ANALYSIS_LINES_LEAST / SEARCH_LINES;
  if (at.h < row_least || !analysis_shown(app)) return;
  bool head = at.h >= head_h + ANALYSIS_LINES_LEAST;
  if (head) draw_head(app, rect_cut_top(&at, head_h));
  float rows = fminf(SEARCH_LINES, floorf(at.h / row_least)), row = fminf(row_high, floorf(at.h / rows)), score_w = scores_width(app);
  for (int i = 0; i < analysis_lines(app) && (float)i < rows; i++) { /* the best, as many as there is room for */
    draw_line(app, i, rect_cut_top(&at, row), score_w);
    if (app->again) break; /* one was played: the others are no longer of this position */
  }
}
