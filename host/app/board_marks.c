#include "app/board_marks.h"

#include <math.h>
#include <string.h>

static void mark_last(struct gfx *gfx, const struct board_scene *scene, int cell, double strength)
{
  const struct board_view *view = scene->view;
  struct colour tint = colour_alpha(scene->theme->last, strength), none = {0};
  if (view->board->look == LOOK_SQUARES) gfx_fill(gfx, board_view_box(view, cell), tint);
  else gfx_disc(gfx, (double)view->cell[cell].x, (double)view->cell[cell].y, (double)view->gap * 0.49, colour_alpha(tint, 1.25), none, 0);
}

/* Dots along a line, none under its ends. */
static void dotted(struct gfx *gfx, const struct board_view *view, struct point from, struct point to, struct colour colour, struct colour edge)
{
  double x = (double)from.x, y = (double)from.y, dx = (double)to.x - x, dy = (double)to.y - y;
  double length = hypot(dx, dy), step = fmax(5, (double)view->gap * 0.2), ends = (double)view->gap * 0.36;
  if (length < ends) return;
  int dots = (int)fmax(1, floor((length - 2 * ends) / step) + 1);
  double first = (length - (dots - 1) * step) / 2;
  for (int i = 0; i < dots; i++) {
    double t = (first + i * step) / length;
    gfx_disc(gfx, x + dx * t, y + dy * t, fmax(1.5, (double)view->gap * 0.055), colour, edge, fmax(1, (double)view->gap * 0.025));
  }
}

static void draw_last(struct gfx *gfx, const struct board_scene *scene)
{
  const struct path *path = scene->last;
  if (!path || path->length < 2) return;
  struct bits done = {{0}};
  for (int i = 0; i < path->length; i++) {
    if (bits_has(&done, path->cell[i])) continue; /* a way may cross itself; a tint laid twice would be stronger */
    bits_add(&done, path->cell[i]);
    mark_last(gfx, scene, path->cell[i], i == 0 || i == path->length - 1 ? 1 : 0.55);
  }
  const struct board_view *view = scene->view;
  if (view->board->look == LOOK_SQUARES) return;
  struct colour way = scene->theme->way, strong = scene->theme->last, none = {0};
  struct point end = view->cell[path->cell[path->length - 1]];
  strong.a = 255;
  gfx_disc(gfx, (double)end.x, (double)end.y, (double)view->gap * 0.5, strong, none, 0);
  for (int i = 1; i < path->length; i++) dotted(gfx, view, view->cell[path->cell[i - 1]], view->cell[path->cell[i]], way, none);
}

static void draw_way(struct gfx *gfx, const struct board_scene *scene)
{
  const struct path *way = scene->way;
  const struct board_view *view = scene->view;
  if (!way || way->length < 2) return;
  struct colour accent = scene->theme->accent, none = {0};
  for (int i = 1; i < way->length; i++) dotted(gfx, view, view->cell[way->cell[i - 1]], view->cell[way->cell[i]], accent, scene->theme->board);
  for (int i = 0; i + 1 < way->length; i++)
    gfx_disc(gfx, (double)view->cell[way->cell[i]].x, (double)view->cell[way->cell[i]].y, (double)view->gap * (i ? 0.2 : 0.28), none, accent,
             fmax(1.5, (double)view->gap * 0.055));
}

/* The cell that a piece is to be chosen for. */
static void draw_wanted(struct gfx *gfx, const struct board_scene *scene)
{
  if (scene->wanted < 0) return;
  const struct board_view *view = scene->view;
  struct point at = view->cell[scene->wanted];
  struct colour none = {0};
  double r = (double)view->radius, line = fmax(1.5, r * 0.1);
  gfx_disc(gfx, (double)at.x, (double)at.y, r * 0.8, none, scene->theme->accent, line);
  gfx_disc(gfx, (double)at.x, (double)at.y, r * 0.3, scene->theme->accent, scene->theme->board, line);
}

/* Where the piece can go next, larger than where the turn may end further on. */
static void draw_targets(struct gfx *gfx, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  struct colour accent = scene->theme->accent, none = {0};
  double r = view->board->look == LOOK_SQUARES ? (double)view->unit * 0.17 : (double)view->gap * 0.25;
  for (int c = bits_next(&scene->ends, 0); c >= 0; c = bits_next(&scene->ends, c + 1)) {
    double x = (double)view->cell[c].x, y = (double)view->cell[c].y;
    if (c == scene->target) gfx_disc(gfx, x, y, (double)view->radius, none, accent, fmax(1.5, (double)view->radius * 0.12));
    if (!bits_has(&scene->targets, c)) gfx_disc(gfx, x, y, r * 0.55, accent, scene->theme->board, fmax(1, r * 0.12));
  }
  for (int c = bits_next(&scene->targets, 0); c >= 0; c = bits_next(&scene->targets, c + 1)) {
    double x = (double)view->cell[c].x, y = (double)view->cell[c].y;
    if (c == scene->target) gfx_disc(gfx, x, y, (double)view->radius, none, accent, fmax(1.5, (double)view->radius * 0.12));
    gfx_disc(gfx, x, y, r, accent, scene->theme->board, fmax(1, r * 0.12));
    gfx_disc(gfx, x, y, r * 0.38, scene->theme->on_accent, none, 0);
  }
}

/* A piece on a long jump leaves a line behind it. */
static void draw_line(struct gfx *gfx, const struct board_scene *scene)
{
  if (!scene->line || scene->moving < 0) return;
  const struct board_view *view = scene->view;
  dotted(gfx, view, view->cell[scene->moving], (struct point){scene->moving_x, scene->moving_y}, scene->theme->accent, scene->theme->board);
}

static void draw_marks(struct gfx *gfx, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  struct colour soft = colour_alpha(scene->theme->accent, 0.28);
  double gap = (double)view->gap;
  for (int c = bits_next(&scene->marks, 0); c >= 0; c = bits_next(&scene->marks, c + 1)) {
    if (view->board->look == LOOK_SQUARES) gfx_fill(gfx, board_view_box(view, c), soft);
    else gfx_disc(gfx, (double)view->cell[c].x, (double)view->cell[c].y, gap * 0.47, soft, scene->theme->accent, fmax(1, gap * 0.05));
  }
}

/* ---- arrows ---- */

struct arrow_art {
  const struct board_view *view;
  const struct path *path;
  struct rect box;
  struct colour colour, edge;
};

/* From beside the middle of its first cell: the piece there stays to be seen. */
static void trace_arrow(cairo_t *cr, const struct arrow_art *art, double width)
{
  const struct path *path = art->path;
  const struct point *cell = art->view->cell, end = cell[path->cell[path->length - 1]], before = cell[path->cell[path->length - 2]];
  double angle = atan2((double)(end.y - before.y), (double)(end.x - before.x)), head = (double)art->view->gap * 0.34;
  struct point start = cell[path->cell[0]], next = cell[path->cell[1]];
  double first = atan2((double)(next.y - start.y), (double)(next.x - start.x)), beside = (double)art->view->gap * 0.32;
  cairo_move_to(cr, (double)start.x + beside * cos(first), (double)start.y + beside * sin(first));
  for (int i = 1; i + 1 < path->length; i++) cairo_line_to(cr, (double)cell[path->cell[i]].x, (double)cell[path->cell[i]].y);
  cairo_line_to(cr, (double)end.x - head * 0.8 * cos(angle), (double)end.y - head * 0.8 * sin(angle));
  cairo_set_line_width(cr, width);
  cairo_stroke(cr);
  cairo_move_to(cr, (double)end.x, (double)end.y);
  for (int side = -1; side <= 1; side += 2) cairo_line_to(cr, (double)end.x - head * cos(angle + side * 0.55), (double)end.y - head * sin(angle + side * 0.55));
  cairo_close_path(cr);
  cairo_fill_preserve(cr);
  cairo_set_line_width(cr, width * 0.35);
  cairo_stroke(cr);
}

static void paint_arrow(cairo_t *cr, double w, double h, const void *context)
{
  (void)w, (void)h;
  const struct arrow_art *art = context;
  double width = fmax(3, (double)art->view->gap * 0.13);
  cairo_translate(cr, -(double)art->box.x, -(double)art->box.y);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_colour(cr, art->edge);
  trace_arrow(cr, art, width + fmax(2, width * 0.5));
  cairo_colour(cr, art->colour);
  trace_arrow(cr, art, width);
}

static void draw_arrow(struct gfx *gfx, const struct board_scene *scene, const struct path *path)
{
  const struct board_view *view = scene->view;
  if (path->length < 2) return;
  float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F, margin = ceilf(view->gap * 0.5F);
  uint64_t key = key_colour(key_bytes(key_text(KEY_START, "arrow"), path->cell, (size_t)path->length), scene->theme->accent);
  for (int i = 0; i < path->length; i++) {
    struct point p = view->cell[path->cell[i]];
    left = fminf(left, p.x), right = fmaxf(right, p.x), top = fminf(top, p.y), bottom = fmaxf(bottom, p.y);
    key = key_bytes(key, &(struct point){p.x - view->bounds.x, p.y - view->bounds.y}, sizeof p);
  }
  struct rect box = rect_of(floorf(left - margin), floorf(top - margin), ceilf(right - left + 2 * margin) + 1, ceilf(bottom - top + 2 * margin) + 1);
  struct arrow_art art = {view, path, box, scene->theme->accent, scene->theme->board};
  gfx_art(gfx, key, box, 0.92, paint_arrow, &art);
}

/* A line with a light edge, to be seen on pieces and boards of any colour. */
static void draw_cursor(struct gfx *gfx, const struct board_scene *scene)
{
  if (scene->cursor < 0) return;
  const struct board_view *view = scene->view;
  const struct theme *theme = scene->theme;
  struct colour none = {0};
  float line = fmaxf(2.5F, view->gap * 0.06F), edge = line + fmaxf(2, line * 0.7F);
  struct point at = view->cell[scene->cursor];
  for (int inner = 0; inner < 2; inner++) { /* lines lie within what they go round */
    struct colour colour = inner ? theme->accent : theme->surface;
    float in = inner ? (edge - line) / 2 : 0;
    double width = (double)(inner ? line : edge);
    if (view->board->look == LOOK_SQUARES) gfx_box(gfx, rect_inset(board_view_box(view, scene->cursor), in, in), 4, none, colour, width);
    else gfx_disc(gfx, (double)at.x, (double)at.y, (double)(view->gap * 0.53F - in), none, colour, width);
  }
}

/* ---- all of them ---- */

void board_marks_under(struct gfx *gfx, const struct board_scene *scene)
{
  draw_last(gfx, scene);
  draw_marks(gfx, scene);
}

void board_marks_over(struct gfx *gfx, const struct board_scene *scene)
{
  draw_way(gfx, scene); /* over the pieces that were jumped */
  draw_line(gfx, scene);
  draw_targets(gfx, scene);
  draw_wanted(gfx, scene);
}

void board_marks_arrows(struct gfx *gfx, const struct board_scene *scene)
{
  for (int i = 0; i < scene->arrow_count; i++) draw_arrow(gfx, scene, &scene->arrow[i]);
  draw_cursor(gfx, scene);
}
