#include "app/board_ground.h"

#include <math.h>
#include <string.h>

struct ground {
  const struct board_scene *scene;
  double scale;
};

static void trace(cairo_t *cr, const struct point *corner, int count)
{
  for (int i = 0; i < count; i++) cairo_line_to(cr, (double)corner[i].x, (double)corner[i].y);
  cairo_close_path(cr);
}

/* ---- holes ---- */

static void trace_lines(cairo_t *cr, const struct board_view *view)
{
  const struct board *board = view->board;
  for (int d = 0; d < board->direction_count; d++)
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      int to = board->next[d][c];
      if (to < 0) continue;
      int back = board->direction[d].opposite;
      if (back >= 0 && back < d && board->next[back][to] == c) continue; /* drawn from the other end */
      cairo_move_to(cr, (double)view->cell[c].x, (double)view->cell[c].y);
      cairo_line_to(cr, (double)view->cell[to].x, (double)view->cell[to].y);
    }
}

/* The board's body, `more` beyond its edge. */
static void fill_body(cairo_t *cr, const struct board_view *view, double more, struct colour colour)
{
  cairo_colour(cr, colour);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  if (view->outline_count) {
    trace(cr, view->outline, view->outline_count);
    cairo_fill_preserve(cr);
    cairo_set_line_width(cr, 2 * more);
  } else {
    trace_lines(cr, view);
    cairo_set_line_width(cr, 2 * more + 1.06 * (double)view->unit);
  }
  cairo_stroke(cr);
}

static void body_shadow(cairo_t *cr, const struct board_view *view)
{
  double unit = (double)view->unit;
  cairo_save(cr);
  cairo_translate(cr, 0, unit * 0.07);
  for (int i = 0; i < 5; i++) fill_body(cr, view, unit * (0.30 + 0.035 * (4 - i)), (struct colour){60, 40, 15, (uint8_t)(7 + 3 * i)});
  cairo_restore(cr);
}

static void paint_tints(cairo_t *cr, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  const struct theme *theme = scene->theme;
  if (!view->outline_count) return;
  cairo_save(cr);
  trace(cr, view->outline, view->outline_count);
  cairo_clip(cr);
  for (int p = 0; p < scene->rules->player_count; p++) {
    struct point corner[MAX_OUTLINE];
    int count = board_view_hull(view, &scene->rules->player[p].home, 0.53F, 0.336F, corner); /* as far as the notches */
    if (!count) continue;
    trace(cr, corner, count);
    cairo_colour(cr, colour_alpha(piece_paint(theme, scene->rules, scene->participants, p)->face, 0.17));
    cairo_fill(cr);
  }
  cairo_restore(cr);
}

static void paint_holes(cairo_t *cr, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  const struct theme *theme = scene->theme;
  const struct board *board = view->board;
  double unit = (double)view->unit, gap = (double)view->gap;
  body_shadow(cr, view);
  fill_body(cr, view, unit * 0.30, theme->rim);
  fill_body(cr, view, unit * 0.13, theme->board);
  paint_tints(cr, scene);
  trace_lines(cr, view);
  cairo_set_line_width(cr, fmax(0.8, gap * 0.033));
  cairo_colour(cr, colour_alpha(theme->grid, 0.62));
  cairo_stroke(cr);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    double x = (double)view->cell[c].x, y = (double)view->cell[c].y, r = gap * 0.2;
    cairo_new_sub_path(cr), cairo_arc(cr, x, y, r, 0, 2 * M_PI);
    cairo_colour(cr, theme->hole);
    cairo_fill(cr);
    cairo_pattern_t *deep = cairo_pattern_create_linear(x, y - r, x, y + r); /* lit from above: the upper inside is in the shade */
    cairo_pattern_add_color_stop_rgba(deep, 0, theme->hollow.r * 0.8 / 255, theme->hollow.g * 0.8 / 255, theme->hollow.b * 0.8 / 255, 0.85);
    cairo_pattern_add_color_stop_rgba(deep, 1, theme->hollow.r / 255.0, theme->hollow.g / 255.0, theme->hollow.b / 255.0, 0.25);
    cairo_set_source(cr, deep);
    cairo_new_sub_path(cr), cairo_arc(cr, x, y, r * 0.82, 0, 2 * M_PI);
    cairo_fill(cr);
    cairo_pattern_destroy(deep);
  }
}

/* ---- squares ---- */

static bool in_play(const struct board_view *view, int column, int row)
{
  float x = view->field.x + ((float)column + 0.5F) * view->unit, y = view->field.y + ((float)row + 0.5F) * view->unit;
  return board_view_pick(view, x, y) != NO_CELL;
}

static void paint_squares(cairo_t *cr, const struct board_scene *scene, double scale)
{
  const struct board_view *view = scene->view;
  const struct theme *theme = scene->theme;
  double unit = (double)view->unit, x = (double)view->field.x, y = (double)view->field.y, w = (double)view->field.w, h = (double)view->field.h;
  double rim = (double)view->rim, frame = fmax(1, unit * 0.07), line = fmax(1 / scale, round(unit * 0.012 * scale) / scale);
  for (int i = 0; i < 5; i++) {
    double more = rim + unit * 0.02 * (4 - i);
    cairo_rounded(cr, x - more, y - more + unit * 0.05, w + 2 * more, h + 2 * more, unit * 0.2);
    cairo_colour(cr, (struct colour){60, 40, 15, (uint8_t)(7 + 3 * i)});
    cairo_fill(cr);
  }
  cairo_rounded(cr, x - rim, y - rim, w + 2 * rim, h + 2 * rim, unit * 0.17);
  cairo_colour(cr, theme->rim);
  cairo_fill(cr);
  cairo_rounded(cr, x - frame, y - frame, w + 2 * frame, h + 2 * frame, unit * 0.07);
  cairo_colour(cr, theme->grid);
  cairo_fill(cr);
  bool two_kinds = view->board->cell_count < view->columns * view->rows;
  for (int row = 0; row < view->rows; row++)
    for (int column = 0; column < view->columns; column++) {
      bool dark = two_kinds && in_play(view, column, row);
      double inset = two_kinds ? 0 : line;
      cairo_rounded(cr, x + column * unit + inset, y + row * unit + inset, unit - 2 * inset, unit - 2 * inset, two_kinds ? 0 : unit * 0.035);
      cairo_colour(cr, dark ? theme->grid : two_kinds ? theme->pale : theme->board);
      cairo_fill(cr);
    }
}

/* ---- the picture ---- */

static void paint_ground(cairo_t *cr, double w, double h, const void *context)
{
  (void)w, (void)h;
  const struct ground *ground = context;
  const struct board_view *view = ground->scene->view;
  double margin = board_ground_margin(view);
  cairo_translate(cr, margin - (double)view->bounds.x, margin - (double)view->bounds.y);
  if (view->board->look == LOOK_SQUARES) paint_squares(cr, ground->scene, ground->scale);
  else paint_holes(cr, ground->scene);
}

double board_ground_margin(const struct board_view *view) { return ceil((double)view->unit * 0.3); }

void board_ground_draw(struct gfx *gfx, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  const struct board *board = view->board;
  uint64_t key = key_int(key_int(key_int(key_text(KEY_START, "ground"), view->turned), lroundf(view->rim * 16)), (long)scene->theme->key);
  key = key_bytes(key_bytes(key_bytes(key, board->x, sizeof board->x), board->y, sizeof board->y), &board->look, sizeof board->look);
  key = key_bytes(key, &board->cells, sizeof board->cells);
  key = key_bytes(key, board->next, (size_t)board->direction_count * sizeof board->next[0]);
  for (int p = 0; p < scene->rules->player_count; p++) {
    key = key_text(key, participant_colour(scene->participants, scene->rules, p));
    key = key_bytes(key, &scene->rules->player[p].home, sizeof scene->rules->player[p].home);
  }
  float margin = (float)board_ground_margin(view);
  struct ground ground = {scene, gfx->scale};
  gfx_art(gfx, key, rect_inset(view->bounds, -margin, -margin), 1, paint_ground, &ground);
}
