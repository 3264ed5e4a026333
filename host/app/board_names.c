#include "app/board_names.h"

#include "app/view_names.h"

#include <math.h>

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
static void draw_on_squares(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  const struct board_view *view = scene->view;
  if (view->unit < 15) return;
  for (int column = 0; column < view->columns; column++) draw_name(gfx, lettering, scene, column, view->rows - 1, true);
  for (int row = 0; row < view->rows; row++) draw_name(gfx, lettering, scene, 0, row, false);
}

/* Beside the rows, on what the board lies on. */
static void draw_beside_holes(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  struct view_name name[MAX_VIEW_NAMES];
  int count = view_names(scene->view, name);
  for (int i = 0; i < count; i++) {
    struct rect at = rect_of(name[i].at.x - 16, name[i].at.y - 8, 32, 16);
    text_draw(lettering, gfx, name[i].number ? STYLE_LABEL : STYLE_LABEL_STRONG, at, ALIGN_CENTRE, scene->theme->muted, name[i].text);
  }
}

void board_names_draw(struct gfx *gfx, struct lettering *lettering, const struct board_scene *scene)
{
  if (!scene->names) return;
  if (scene->view->board->look == LOOK_SQUARES) draw_on_squares(gfx, lettering, scene);
  else draw_beside_holes(gfx, lettering, scene);
}
