#include "app/board_ground.h"

#include "app/wood.h"

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
static void paint_body(cairo_t *cr, const struct board_view *view, double more)
{
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

/* The grain of the rim runs along each side of the board, and the sides meet in mitres. */
static void paint_rails(cairo_t *cr, const struct board_view *view, const struct theme *theme)
{
  int count = view->outline_count;
  double far = (double)view->unit;
  struct point out[MAX_OUTLINE];
  for (int i = 0; i < count; i++) { /* straight out from each corner, half way between its sides */
    struct point a = view->outline[(i + count - 1) % count], b = view->outline[i], c = view->outline[(i + 1) % count];
    double ux = (double)(b.x - a.x), uy = (double)(b.y - a.y), vx = (double)(c.x - b.x), vy = (double)(c.y - b.y);
    double lu = hypot(ux, uy), lv = hypot(vx, vy);
    double nx = uy / lu + vy / lv, ny = -ux / lu - vx / lv, l = fmax(0.2, (nx * nx + ny * ny) / 2);
    out[i] = (struct point){b.x + (float)(nx / l * far), b.y + (float)(ny / l * far)};
  }
  for (int i = 0; i < count; i++) {
    int next = (i + 1) % count;
    struct point a = view->outline[i], b = view->outline[next];
    cairo_save(cr);
    cairo_move_to(cr, (double)a.x, (double)a.y);
    cairo_line_to(cr, (double)b.x, (double)b.y);
    cairo_line_to(cr, (double)out[next].x, (double)out[next].y);
    cairo_line_to(cr, (double)out[i].x, (double)out[i].y);
    cairo_close_path(cr);
    cairo_clip(cr);
    double turn = atan2((double)(b.y - a.y), (double)(b.x - a.x)) - M_PI / 2;
    struct plank rail = {(double)(a.x + b.x) / 2, (double)(a.y + b.y) / 2, (double)view->bounds.h * 0.5, turn, 100 + (unsigned)i};
    wood_grain(cr, &theme->wood, wood_grain_on(&theme->wood, theme->rim), &rail);
    cairo_restore(cr);
  }
}

static void fill_body(cairo_t *cr, const struct board_view *view, double more, struct colour colour)
{
  cairo_colour(cr, colour);
  paint_body(cr, view, more);
}

/* The same of wood: what the grain is laid over is painted first, and the grain then through it as through a stencil. */
static void fill_body_wood(cairo_t *cr, const struct board_view *view, double more, const struct theme *theme, struct colour colour, bool rails)
{
  fill_body(cr, view, more, colour);
  if (!theme->wood.grain.a) return;
  struct plank plank = {(double)(view->bounds.x + view->bounds.w / 2), (double)(view->bounds.y + view->bounds.h / 2), (double)view->bounds.h, 0, 3};
  cairo_push_group(cr);
  if (rails && view->outline_count) paint_rails(cr, view, theme);
  else wood_grain(cr, &theme->wood, wood_grain_on(&theme->wood, colour), &plank);
  cairo_pattern_t *grain = cairo_pop_group(cr);
  cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA);
  fill_body(cr, view, more, (struct colour){0, 0, 0, 255});
  cairo_pattern_t *stencil = cairo_pop_group(cr);
  cairo_set_source(cr, grain);
  cairo_mask(cr, stencil);
  cairo_pattern_destroy(grain);
  cairo_pattern_destroy(stencil);
}

/* The rim is higher than the ground: what light falls on it, and the shadow it throws inside. */
static void body_edges(cairo_t *cr, const struct board_view *view, const struct theme *theme)
{
  double unit = (double)view->unit, bevel = theme->wood.bevel, thin = fmax(0.8, unit * 0.035);
  if (bevel <= 0) return;
  cairo_save(cr);
  cairo_translate(cr, 0, thin);
  fill_body(cr, view, unit * 0.30 - thin, (struct colour){255, 244, 225, (uint8_t)(90 * bevel)});
  cairo_translate(cr, 0, thin * 0.6);
  fill_body_wood(cr, view, unit * 0.30 - thin * 1.4, theme, theme->rim, true);
  cairo_restore(cr);
  fill_body(cr, view, unit * 0.13 + thin * 1.2, (struct colour){20, 10, 0, (uint8_t)(150 * bevel)});
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
  fill_body_wood(cr, view, unit * 0.30, theme, theme->rim, true);
  body_edges(cr, view, theme);
  fill_body_wood(cr, view, unit * 0.13, theme, theme->board, false);
  paint_tints(cr, scene);
  trace_lines(cr, view);
  cairo_set_line_width(cr, fmax(0.8, gap * 0.033));
  cairo_colour(cr, colour_alpha(theme->hollow, 0.6));
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
    if (theme->wood.bevel > 0) { /* the lower edge of the hole catches the light */
      cairo_new_sub_path(cr), cairo_arc(cr, x, y, r * 0.98, M_PI * 0.12, M_PI * 0.88);
      cairo_set_line_width(cr, fmax(0.7, r * 0.13));
      cairo_set_source_rgba(cr, 1, 0.95, 0.85, 0.75 * theme->wood.bevel);
      cairo_stroke(cr);
    }
  }
}

/* ---- squares ---- */

static void squares_shadow(cairo_t *cr, const struct squares *squares)
{
  double unit = (double)squares->unit;
  for (int i = 0; i < 5; i++) {
    double more = (double)squares->rim + unit * 0.02 * (4 - i);
    struct rect at = squares->field;
    cairo_rounded(cr, (double)at.x - more, (double)at.y - more + unit * 0.05, (double)at.w + 2 * more, (double)at.h + 2 * more, unit * 0.2);
    cairo_colour(cr, (struct colour){60, 40, 15, (uint8_t)(7 + 3 * i)});
    cairo_fill(cr);
  }
}

/* The grain of the frame runs along each side; they meet in mitres. */
static void frame_grain(cairo_t *cr, const struct theme *theme, const struct squares *squares)
{
  struct rect in = squares->field, out = rect_inset(in, -squares->rim, -squares->rim);
  const float x[2][2] = {{out.x, in.x}, {rect_right(out), rect_right(in)}}, y[2][2] = {{out.y, in.y}, {rect_bottom(out), rect_bottom(in)}};
  static const int corner[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  for (int side = 0; side < 4; side++) {
    const int *a = corner[side], *b = corner[(side + 1) % 4];
    cairo_save(cr);
    cairo_move_to(cr, (double)x[a[0]][0], (double)y[a[1]][0]);
    cairo_line_to(cr, (double)x[b[0]][0], (double)y[b[1]][0]);
    cairo_line_to(cr, (double)x[b[0]][1], (double)y[b[1]][1]);
    cairo_line_to(cr, (double)x[a[0]][1], (double)y[a[1]][1]);
    cairo_close_path(cr);
    cairo_clip(cr);
    struct plank rail = {(double)(out.x + out.w / 2), (double)(out.y + out.h / 2), (double)out.w * 0.6, side % 2 ? 0 : M_PI / 2, 100 + (unsigned)side};
    wood_grain(cr, &theme->wood, wood_grain_on(&theme->wood, theme->rim), &rail);
    cairo_restore(cr);
  }
}

static void paint_frame(cairo_t *cr, const struct theme *theme, const struct squares *squares)
{
  const struct wood *wood = &theme->wood;
  double unit = (double)squares->unit, rim = (double)squares->rim, frame = fmax(1, unit * 0.07), edge = fmax(0.8, unit * 0.022);
  double x = (double)squares->field.x, y = (double)squares->field.y, w = (double)squares->field.w, h = (double)squares->field.h;
  cairo_rounded(cr, x - rim, y - rim, w + 2 * rim, h + 2 * rim, unit * 0.17);
  cairo_colour(cr, theme->rim);
  cairo_fill_preserve(cr);
  if (wood->grain.a) {
    cairo_save(cr);
    cairo_clip(cr);
    frame_grain(cr, theme, squares);
    cairo_restore(cr);
  }
  cairo_new_path(cr);
  cairo_rounded(cr, x - rim + edge / 2, y - rim + edge / 2, w + 2 * rim - edge, h + 2 * rim - edge, unit * 0.16);
  wood_edge(cr, wood, y - rim, y + h + rim, edge, false);
  cairo_new_path(cr);
  cairo_rounded(cr, x - frame, y - frame, w + 2 * frame, h + 2 * frame, unit * 0.07);
  cairo_colour(cr, theme->grid);
  cairo_fill_preserve(cr);
  wood_edge(cr, wood, y - frame, y + h + frame, edge * 1.6, true);
  cairo_new_path(cr);
}

/* Joints between squares that are pieces of wood. */
static void paint_joints(cairo_t *cr, const struct squares *squares, double line)
{
  double unit = (double)squares->unit, x = (double)squares->field.x, y = (double)squares->field.y;
  for (int i = 1; i < squares->columns; i++) cairo_move_to(cr, x + i * unit, y), cairo_line_to(cr, x + i * unit, y + squares->rows * unit);
  for (int i = 1; i < squares->rows; i++) cairo_move_to(cr, x, y + i * unit), cairo_line_to(cr, x + squares->columns * unit, y + i * unit);
  cairo_set_source_rgba(cr, 0.1, 0.05, 0, 0.28);
  cairo_set_line_width(cr, line);
  cairo_stroke(cr);
}

void board_squares_paint(cairo_t *cr, const struct theme *theme, const struct squares *squares, double scale)
{
  double unit = (double)squares->unit, x = (double)squares->field.x, y = (double)squares->field.y, w = (double)squares->field.w, h = (double)squares->field.h;
  double line = fmax(1 / scale, round(unit * 0.012 * scale) / scale), inset = squares->two_kinds ? 0 : line;
  squares_shadow(cr, squares);
  paint_frame(cr, theme, squares);
  for (int row = 0; row < squares->rows; row++)
    for (int column = 0; column < squares->columns; column++) {
      bool dark = squares->two_kinds && squares->in_play(squares->context, column, row);
      struct plank plank = {x + w / 2, y + h / 2, fmax(w, h), 0, squares->two_kinds ? (unsigned)(column * 31 + row * 17 + 1) : 3};
      cairo_rounded(cr, x + column * unit + inset, y + row * unit + inset, unit - 2 * inset, unit - 2 * inset, squares->two_kinds ? 0 : unit * 0.035);
      wood_fill(cr, &theme->wood, dark ? theme->grid : squares->two_kinds ? theme->pale : theme->board, &plank);
    }
  if (theme->wood.grain.a && squares->two_kinds) paint_joints(cr, squares, line);
}

static bool in_play(const void *context, int column, int row)
{
  const struct board_view *view = context;
  float x = view->field.x + ((float)column + 0.5F) * view->unit, y = view->field.y + ((float)row + 0.5F) * view->unit;
  return board_view_pick(view, x, y) != NO_CELL;
}

static void paint_squares(cairo_t *cr, const struct board_scene *scene, double scale)
{
  const struct board_view *view = scene->view;
  struct squares squares = {view->field, view->unit, view->rim, view->columns, view->rows, view->board->cell_count < view->columns * view->rows,
                            in_play, view};
  board_squares_paint(cr, scene->theme, &squares, scale);
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
