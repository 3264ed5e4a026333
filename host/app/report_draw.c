#include "app/report_draw.h"

#include "app/layout.h"
#include "app/look_bar.h"
#include "app/table_seat.h"
#include "base/memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const float low_h = 52, high_h = 84, pad = 6; /* pad: at both ends, so that marks there are whole */

float report_graph_height(const struct app *app, float h) { return !reporting_seen(app) ? 0 : layout_is_low(h) ? low_h : high_h; }

/* ---- the curves ---- */

struct graph {
  int players, count;        /* count: turns of the game */
  int low;                   /* of two players the one whose share grows from the bottom */
  float *chance;             /* by turn and player; below 0: not known */
  struct colour face[MAX_PLAYERS], edge[MAX_PLAYERS];
  struct colour ground, line;
};

static double x_of(double w, int turns, int count) { return pad + (w - 2 * (double)pad) * turns / (count > 0 ? count : 1); }

/* The curve of a player as a path, as far as it is known; returns how many points it has. */
static int trace(cairo_t *cr, const struct graph *g, int player, double w, double h, double *last)
{
  int points = 0;
  for (int t = 0; t <= g->count; t++) {
    double chance = (double)g->chance[t * g->players + player];
    if (chance < 0) continue;
    double x = x_of(w, t, g->count), y = 2 + (h - 4) * (1 - chance);
    if (points++ == 0 && g->players == 2) cairo_line_to(cr, 0, y);
    cairo_line_to(cr, x, y);
    *last = x;
  }
  return points;
}

/* Two shares of one whole, as in the bar beside the board. */
static void paint_shares(cairo_t *cr, const struct graph *g, double w, double h)
{
  double last = 0;
  cairo_new_path(cr);
  cairo_move_to(cr, 0, h);
  if (trace(cr, g, g->low, w, h, &last) == 0) return;
  if (g->chance[g->count * g->players + g->low] >= 0) last = w; /* to the edge, when it is whole */
  double x, y;
  cairo_get_current_point(cr, &x, &y);
  cairo_line_to(cr, last, y);
  cairo_line_to(cr, last, h);
  cairo_close_path(cr);
  cairo_path_t *path = cairo_copy_path(cr);
  cairo_new_path(cr);
  cairo_rectangle(cr, 0, 0, last, h);
  cairo_colour(cr, g->face[1 - g->low]);
  cairo_fill(cr);
  cairo_append_path(cr, path);
  cairo_path_destroy(path);
  cairo_colour(cr, g->face[g->low]);
  cairo_fill(cr);
}

static void paint_lines(cairo_t *cr, const struct graph *g, double w, double h)
{
  double last;
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  for (int p = 0; p < g->players; p++)
    for (int pass = 0; pass < 2; pass++) { /* a rim, so that light ones are seen too */
      cairo_new_path(cr);
      trace(cr, g, p, w, h, &last);
      cairo_set_line_width(cr, pass ? 1.6 : 3);
      cairo_colour(cr, pass ? g->face[p] : g->edge[p]);
      cairo_stroke(cr);
    }
}

static void paint_graph(cairo_t *cr, double w, double h, const void *context)
{
  const struct graph *g = context;
  const double radius = 8;
  cairo_rounded(cr, 0, 0, w, h, radius);
  cairo_clip(cr);
  cairo_colour(cr, g->ground);
  cairo_paint(cr);
  if (g->players == 2) paint_shares(cr, g, w, h);
  else paint_lines(cr, g, w, h);
  cairo_set_line_width(cr, 1);
  cairo_colour(cr, g->line);
  cairo_move_to(cr, 0, floor(h / 2) + 0.5);
  cairo_line_to(cr, w, floor(h / 2) + 0.5);
  cairo_stroke(cr);
  cairo_rounded(cr, 0.5, 0.5, w - 1, h - 1, radius - 0.5);
  cairo_stroke(cr);
}

static void graph_init(struct graph *g, const struct app *app)
{
  const struct match *match = app->match;
  int below = table_player_below(&app->table);
  *g = (struct graph){.players = match->rules->player_count, .count = match->game.count, .low = below >= 0 ? below : 0,
                      .ground = app->theme->raised, .line = colour_mix(app->theme->muted, app->theme->surface, 0.35)};
  g->chance = memory_new((size_t)(g->count + 1) * (size_t)g->players, sizeof *g->chance);
  for (int t = 0; t <= g->count; t++)
    for (int p = 0; p < g->players; p++) g->chance[t * g->players + p] = (float)report_chance(&app->reporting.report, &match->game, t, p);
  for (int p = 0; p < g->players; p++) {
    const struct paint *paint = piece_paint(app->theme, match->rules, match->participant, p);
    g->face[p] = paint->face, g->edge[p] = paint->edge;
  }
}

static uint64_t graph_key(const struct graph *g)
{
  uint64_t key = key_int(key_int(key_int(key_text(KEY_START, "graph"), g->players), g->count), g->low);
  key = key_bytes(key, g->chance, (size_t)(g->count + 1) * (size_t)g->players * sizeof *g->chance);
  key = key_bytes(key_bytes(key, g->face, sizeof g->face), g->edge, sizeof g->edge);
  return key_colour(key_colour(key, g->ground), g->line);
}

/* ---- what stands on them ---- */

static void draw_marks(struct app *app, const struct graph *g, struct rect at)
{
  static const float radius[] = {[TURN_WEAK] = 3, [TURN_BAD] = 4.5F};
  const struct theme *t = app->theme;
  for (int n = 0; n < g->count; n++) {
    enum turn_mark mark = reporting_mark(app, n);
    if (mark == TURN_FINE) continue;
    int player = g->players == 2 ? g->low : app->match->game.played[n].before.side, seen = g->players == 2 ? n + 1 : n;
    double chance = (double)g->chance[seen * g->players + player], r = (double)radius[mark], edge = r + 1;
    double y = fmin((double)at.h - edge, fmax(edge, 2 + ((double)at.h - 4) * (1 - fmax(0, chance))));
    gfx_disc(&app->gfx, (double)at.x + x_of((double)at.w, n + 1, g->count), (double)at.y + y, r, t->danger, t->surface, 1.5);
  }
}

static void draw_shown(struct app *app, const struct graph *g, struct rect at)
{
  float x = at.x + (float)x_of((double)at.w, table_shown_turns(&app->table), g->count);
  gfx_fill(&app->gfx, rect_of(floorf(x) - 2, at.y + 1, 4, at.h - 2), app->theme->surface);
  gfx_fill(&app->gfx, rect_of(floorf(x) - 1, at.y + 1, 2, at.h - 2), app->theme->accent);
}

/* How far it is, in the part that is still empty or over it. */
static void draw_progress(struct app *app, struct rect at)
{
  const struct report *report = &app->reporting.report;
  char done[16], total[16];
  struct strbuf text;
  strbuf_init(&text);
  snprintf(done, sizeof done, "%d", report->done);
  snprintf(total, sizeof total, "%d", report->count + 1);
  const struct text_value values[] = {{"done", done}, {"total", total}};
  text_fill(&text, app_text(app, "ui.report.progress"), values, 2);
  float w = (float)ceil(text_width(app->lettering, STYLE_LABEL, text.text)) + 16;
  struct rect box = rect_of(at.x + floorf((at.w - w) / 2), at.y + floorf((at.h - 22) / 2), w, 22);
  gfx_box(&app->gfx, box, 11, app->theme->surface, app->theme->line, 1);
  ui_label(&app->ui, STYLE_LABEL, box, ALIGN_CENTRE, app->theme->ink, text.text);
  strbuf_release(&text);
}

static int turns_at(const struct graph *g, int place, int places) { return places > 1 ? (place * g->count + (places - 1) / 2) / (places - 1) : 0; }

/* As many places to click as there are turns, or as can be kept apart. */
static int click_spots(struct app *app, const struct graph *g, struct rect at)
{
  enum { MOST = 80 };
  int places = g->count + 1 < MOST ? g->count + 1 : MOST, clicked = -1;
  float left = at.x;
  for (int i = 0; i < places; i++) {
    int turns = turns_at(g, i, places), next = turns_at(g, i + 1, places);
    float right = i + 1 < places ? at.x + (float)(x_of((double)at.w, turns, g->count) + x_of((double)at.w, next, g->count)) / 2 : rect_right(at);
    uint64_t id = ui_id("graph", i);
    struct strbuf text;
    strbuf_init(&text);
    if (app->ui.hot == id) look_told(app, turns, &text);
    if (ui_spot(&app->ui, id, rect_of(left, at.y, right - left, at.h), text.length > 0 ? text.text : "")) clicked = turns;
    strbuf_release(&text);
    left = right;
  }
  return clicked;
}

int report_draw_graph(struct app *app, struct rect at)
{
  struct graph g;
  if (at.h < 24 || !reporting_seen(app)) return -1;
  graph_init(&g, app);
  gfx_art(&app->gfx, graph_key(&g), at, 1, paint_graph, &g);
  draw_shown(app, &g, at);
  draw_marks(app, &g, at);
  if (app->reporting.running) draw_progress(app, at);
  int clicked = click_spots(app, &g, at);
  free(g.chance);
  return clicked;
}
