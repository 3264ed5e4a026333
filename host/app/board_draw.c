#include "app/board_draw.h"

#include "app/board_ground.h"
#include "app/board_marks.h"
#include "app/board_names.h"

#include <math.h>
#include <string.h>

void board_scene_init(struct board_scene *scene, const struct board_view *view, const struct rules *rules, const struct position *position,
                      const struct theme *theme)
{
  memset(scene, 0, sizeof *scene);
  scene->view = view, scene->rules = rules, scene->position = position, scene->theme = theme;
  scene->lifted = scene->pointed = scene->target = scene->moving = scene->crowned = scene->cursor = scene->wanted = NO_CELL;
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
  if (scene->rules->owned) return piece_paint(scene->theme, scene->rules, scene->participants, owner);
  uint8_t tint[MAX_CELLS];
  if (!scene->tint) board_tints(tint, scene->view->board);
  return paint_for(scene->theme, paint_numbered(scene->theme, (scene->tint ? scene->tint : tint)[cell]), MAX_PLAYERS);
}

/* ---- pieces ---- */

static void ring(struct gfx *gfx, const struct board_scene *scene, double x, double y, double radius, double strength, double width)
{
  struct colour none = {0};
  double line = fmax(1.5, (double)scene->view->radius * width), halo = fmax(1, line * 0.45); /* seen on squares of any colour */
  gfx_disc(gfx, x, y, radius + halo, none, colour_alpha(scene->theme->surface, strength * 0.8), line + 2 * halo);
  gfx_disc(gfx, x, y, radius, none, colour_alpha(scene->theme->accent, strength), line);
}

static void draw_piece(struct gfx *gfx, const struct board_scene *scene, int cell, bool lifted)
{
  const struct board_view *view = scene->view;
  int kind = 0, owner = position_at(scene->position, scene->rules, cell, &kind);
  if (owner == NO_OWNER) return;
  double x = (double)view->cell[cell].x, y = (double)view->cell[cell].y, r = (double)view->radius;
  if (cell == scene->moving) x = (double)scene->moving_x, y = (double)scene->moving_y;
  if (lifted && scene->dragged) x = (double)scene->drag_x, y = (double)scene->drag_y;
  const struct paint *paint = paint_at(scene, owner, cell);
  bool crowned = piece_crowned(scene->rules, kind);
  piece_draw(gfx, paint, crowned, lifted, x, y, r);
  if (cell == scene->crowned && crowned) piece_draw_faint(gfx, paint, false, lifted, x, y, r, (double)scene->crown_missing);
  if (lifted) ring(gfx, scene, x, y - r * 0.14, r * 1.24, 1, 0.13);
  else if (cell == scene->pointed) ring(gfx, scene, x, y, r * 1.1, 0.75, 0.13);
  else if (bits_has(&scene->candidates, cell)) ring(gfx, scene, x, y, r * 1.12, 1, 0.16);
  else if (bits_has(&scene->called, cell)) ring(gfx, scene, x, y, r * 1.08, 1, 0.07);
}

/* What was taken fades away. */
static void draw_gone(struct gfx *gfx, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  for (int c = scene->gone_strength > 0 ? bits_next(&scene->gone, 0) : NO_CELL; c >= 0; c = bits_next(&scene->gone, c + 1)) {
    int kind = 0, owner = position_at(scene->gone_from, scene->rules, c, &kind);
    if (owner == NO_OWNER) continue;
    double r = (double)(view->radius * (0.8F + 0.2F * scene->gone_strength));
    piece_draw_faint(gfx, paint_at(scene, owner, c), piece_crowned(scene->rules, kind), false, (double)view->cell[c].x, (double)view->cell[c].y, r,
                     (double)scene->gone_strength);
  }
}

void board_draw(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  board_ground_draw(gfx, scene);
  board_marks_under(gfx, scene);
  board_names_draw(gfx, lettering, scene);
  draw_gone(gfx, scene);
  struct bits all = position_occupied(scene->position, scene->rules);
  for (int c = bits_next(&all, 0); c >= 0; c = bits_next(&all, c + 1))
    if (c != scene->lifted && c != scene->moving) draw_piece(gfx, scene, c, false);
  board_marks_over(gfx, scene);
  if (scene->moving >= 0) draw_piece(gfx, scene, scene->moving, scene->lifted == scene->moving);
  if (scene->lifted >= 0 && scene->lifted != scene->moving) draw_piece(gfx, scene, scene->lifted, true);
  board_marks_arrows(gfx, scene);
}
