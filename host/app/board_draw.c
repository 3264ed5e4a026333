#include "app/board_draw.h"

#include "app/board_ground.h"

#include <math.h>
#include <string.h>

void board_scene_init(struct board_scene *scene, const struct board_view *view, const struct rules *rules, const struct position *position,
                      const struct theme *theme)
{
  memset(scene, 0, sizeof *scene);
  scene->view = view, scene->rules = rules, scene->position = position, scene->theme = theme;
  scene->lifted = scene->pointed = scene->target = scene->moving = NO_CELL;
}

void board_tints(uint8_t tint[MAX_CELLS], const struct board *board)
{
  double x = 0, y = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) x += (double)board->x[c], y += (double)board->y[c];
  x /= board->cell_count, y /= board->cell_count;
  memset(tint, 0, MAX_CELLS);
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    double angle = atan2((double)board->y[c] - y, (double)board->x[c] - x); /* clockwise from the right; the first sixth lies at the bottom */
    int sixth = (int)floor((angle - M_PI / 3 - 0.02) / (M_PI / 3)) + 12;
    tint[c] = (uint8_t)(sixth % 6);
  }
}

static const struct paint *paint_at(const struct board_scene *scene, int owner, int cell)
{
  if (scene->rules->owned) return piece_paint(scene->rules, owner);
  uint8_t tint[MAX_CELLS];
  if (scene->tint) return paint_numbered(scene->tint[cell]);
  board_tints(tint, scene->view->board);
  return paint_numbered(tint[cell]);
}

/* ---- marks ---- */

static void mark_last(struct gfx *gfx, const struct board_scene *scene, int cell, double strength)
{
  const struct board_view *view = scene->view;
  struct colour tint = colour_alpha(scene->theme->last, strength), none = {0};
  if (view->board->look == LOOK_SQUARES) gfx_fill(gfx, board_view_box(view, cell), tint);
  else gfx_disc(gfx, (double)view->cell[cell].x, (double)view->cell[cell].y, (double)view->gap * 0.49, colour_alpha(tint, 1.25), none, 0);
}

/* Dots along a line, none under its ends. */
static void dotted(struct gfx *gfx, const struct board_view *view, int from, int to, struct colour colour, struct colour edge)
{
  double x = (double)view->cell[from].x, y = (double)view->cell[from].y, dx = (double)view->cell[to].x - x, dy = (double)view->cell[to].y - y;
  double length = hypot(dx, dy), step = fmax(5, (double)view->gap * 0.2), ends = (double)view->gap * 0.36;
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
  for (int i = 1; i < path->length; i++) dotted(gfx, scene->view, path->cell[i - 1], path->cell[i], way, none);
}

static void draw_way(struct gfx *gfx, const struct board_scene *scene)
{
  const struct path *way = scene->way;
  const struct board_view *view = scene->view;
  if (!way || way->length < 2) return;
  struct colour accent = scene->theme->accent, none = {0};
  for (int i = 1; i < way->length; i++) dotted(gfx, view, way->cell[i - 1], way->cell[i], accent, scene->theme->board);
  for (int i = 0; i + 1 < way->length; i++)
    gfx_disc(gfx, (double)view->cell[way->cell[i]].x, (double)view->cell[way->cell[i]].y, (double)view->gap * (i ? 0.2 : 0.28), none, accent,
             fmax(1.5, (double)view->gap * 0.055));
}

static void draw_targets(struct gfx *gfx, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  struct colour accent = scene->theme->accent, none = {0};
  for (int c = bits_next(&scene->targets, 0); c >= 0; c = bits_next(&scene->targets, c + 1)) {
    bool pointed = c == scene->target;
    double x = (double)view->cell[c].x, y = (double)view->cell[c].y, r = (double)view->gap * (view->board->look == LOOK_SQUARES ? 0.17 : 0.25);
    if (view->board->look == LOOK_SQUARES) r = (double)view->unit * 0.17;
    if (pointed) gfx_disc(gfx, x, y, (double)view->radius, none, accent, fmax(1.5, (double)view->radius * 0.12));
    gfx_disc(gfx, x, y, r, accent, scene->theme->board, fmax(1, r * 0.12));
    gfx_disc(gfx, x, y, r * 0.38, scene->theme->on_accent, none, 0);
  }
}

/* ---- pieces ---- */

static void ring(struct gfx *gfx, const struct board_scene *scene, double x, double y, double radius, double strength, double width)
{
  struct colour none = {0};
  gfx_disc(gfx, x, y, radius, none, colour_alpha(scene->theme->accent, strength), fmax(1.5, (double)scene->view->radius * width));
}

static void draw_piece(struct gfx *gfx, const struct board_scene *scene, int cell, bool lifted)
{
  const struct board_view *view = scene->view;
  int kind = 0, owner = position_at(scene->position, scene->rules, cell, &kind);
  if (owner == NO_OWNER) return;
  double x = (double)view->cell[cell].x, y = (double)view->cell[cell].y, r = (double)view->radius;
  if (cell == scene->moving) x = (double)scene->moving_x, y = (double)scene->moving_y;
  if (lifted && scene->dragged) x = (double)scene->drag_x, y = (double)scene->drag_y;
  piece_draw(gfx, paint_at(scene, owner, cell), piece_crowned(scene->rules, kind), lifted, x, y, r);
  if (lifted) ring(gfx, scene, x, y - r * 0.14, r * 1.24, 1, 0.13);
  else if (cell == scene->pointed) ring(gfx, scene, x, y, r * 1.1, 0.75, 0.13);
  else if (bits_has(&scene->called, cell)) ring(gfx, scene, x, y, r * 1.08, 1, 0.07);
}

/* What is painted under the corner of a square, the last turn's tint included. */
static struct colour square_colour(const struct board_scene *scene, int column, int row)
{
  const struct board_view *view = scene->view;
  const struct theme *theme = scene->theme;
  float x = view->field.x + ((float)column + 0.5F) * view->unit, y = view->field.y + ((float)row + 0.5F) * view->unit;
  int cell = board_view_pick(view, x, y);
  bool two_kinds = view->board->cell_count < view->columns * view->rows;
  struct colour colour = !two_kinds ? theme->board : cell == NO_CELL ? theme->pale : theme->grid;
  const struct path *last = scene->last;
  for (int i = 0; last && last->length > 1 && i < last->length; i++)
    if (last->cell[i] == cell) return colour_over(colour, colour_alpha(theme->last, i == 0 || i == last->length - 1 ? 1 : 0.55));
  return colour;
}

static void draw_name(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene, int column, int row, bool of_column)
{
  const struct board_view *view = scene->view;
  char name[CELL_NAME_SIZE];
  if (of_column) board_view_column_name(view, column, name);
  else board_view_row_name(view, row, name);
  float in = fmaxf(4, view->unit * 0.06F), line = 14, x = view->field.x + (float)column * view->unit, y = view->field.y + (float)row * view->unit;
  struct rect at = rect_of(x + in, of_column ? y + view->unit - line - in * 0.7F : y + in * 0.7F, view->unit - 2 * in, line);
  if (view->names_on_rim && of_column) at = rect_of(x - 8, rect_bottom(view->field) + 1, view->unit + 16, view->rim);
  else if (view->names_on_rim) at = rect_of(view->field.x - view->rim - 9, y, view->rim + 16, view->unit);
  struct colour on = view->names_on_rim ? scene->theme->rim : square_colour(scene, column, row);
  text_draw(lettering, gfx, STYLE_LABEL_STRONG, at, view->names_on_rim ? ALIGN_CENTRE : ALIGN_LEFT, colour_readable(scene->theme, on), name);
}

/* Columns along the bottom, rows along the left: in the corners of the squares or, where these are small, on the rim. */
static void draw_names(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  if (!scene->names || view->board->look != LOOK_SQUARES || view->unit < 15) return;
  for (int column = 0; column < view->columns; column++) draw_name(gfx, lettering, scene, column, view->rows - 1, true);
  for (int row = 0; row < view->rows; row++) draw_name(gfx, lettering, scene, 0, row, false);
}

void board_draw(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  board_ground_draw(gfx, scene);
  draw_last(gfx, scene);
  draw_names(gfx, lettering, scene);
  struct bits all = position_occupied(scene->position, scene->rules);
  for (int c = bits_next(&all, 0); c >= 0; c = bits_next(&all, c + 1))
    if (c != scene->lifted && c != scene->moving) draw_piece(gfx, scene, c, false);
  draw_way(gfx, scene); /* over the pieces that were jumped */
  draw_targets(gfx, scene);
  if (scene->moving >= 0) draw_piece(gfx, scene, scene->moving, scene->lifted == scene->moving);
  if (scene->lifted >= 0 && scene->lifted != scene->moving) draw_piece(gfx, scene, scene->lifted, true);
}
