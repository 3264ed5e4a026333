#include "app/diagram.h"

#include "app/state.h"
#include "platform/clock.h"

#include <math.h>

/* ---- where the board is ---- */

static const float seen_gap = 26, largest_gap = 40, cells_around = 2.1F;

/* The cells that the diagram is about, in units of the screen; false: about all of the board. */
static bool region_of(const struct board_view *view, const struct example *example, struct rect *out)
{
  struct bits cells = example->marks;
  for (int i = 0; i < example->arrow_count; i++)
    for (int k = 0; k < example->arrow[i].length; k++) bits_add(&cells, example->arrow[i].cell[k]);
  for (int i = 0; i < example->label_count; i++) bits_add(&cells, example->label[i].cell);
  if (bits_empty(&cells)) return false;
  float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F, margin = cells_around * view->gap;
  for (int c = bits_next(&cells, 0); c >= 0; c = bits_next(&cells, c + 1)) {
    left = fminf(left, view->cell[c].x), right = fmaxf(right, view->cell[c].x);
    top = fminf(top, view->cell[c].y), bottom = fmaxf(bottom, view->cell[c].y);
  }
  *out = rect_of(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
  return true;
}

/* How much larger the board is drawn than fits in a square as wide as the rectangle, so that what the diagram is about fills that; 1: the
   board is shown as it is. */
static float enlarged(const struct board_view *view, const struct rect *region, float w)
{
  float larger = fminf(fminf(w / region->w, w / region->h), largest_gap / view->gap);
  return larger < 1.15F ? 1 : larger;
}

static bool is_part(struct board_view *view, struct rect *region, float *larger, const struct example *example, float w, double scale)
{
  board_view_init(view, &example->rules->board, rect_of(0, 0, w, w), scale, VIEW_NAMES);
  if (example->rules->board.look == LOOK_SQUARES || view->gap >= seen_gap || !region_of(view, example, region)) return false;
  *larger = enlarged(view, region, w);
  return *larger > 1;
}

float diagram_height(const struct example *example, float w, double scale)
{
  struct board_view view;
  struct rect region;
  float larger;
  if (!is_part(&view, &region, &larger, example, w, scale)) return ceilf(view.bounds.h);
  return ceilf(fmaxf(w * 0.62F, fminf(w, region.h * larger)));
}

/* The part of a length that is seen, moved so that nothing beyond its ends is. */
static float within(float from, float length, float room) { return length <= room ? (room - length) / 2 : fmaxf(room - length, fminf(0, from)); }

/* True: only a part of the board is seen. */
static bool place(struct board_view *view, const struct example *example, struct rect at, double scale)
{
  const struct board *board = &example->rules->board;
  struct rect region, area = at;
  float larger;
  bool part = is_part(view, &region, &larger, example, at.w, scale);
  if (part) {
    struct rect whole = view->bounds;
    float x = at.w / 2 - (region.x + region.w / 2 - whole.x) * larger, y = at.h / 2 - (region.y + region.h / 2 - whole.y) * larger;
    area.w = whole.w * larger, area.h = whole.h * larger;
    area.x += within(x, area.w, at.w), area.y += within(y, area.h, at.h);
  }
  board_view_init(view, board, area, scale, VIEW_NAMES);
  return part;
}

/* ---- drawing ---- */

/* What lies outside a box with round corners gets the colour of the panel. */
static void paint_corners(cairo_t *cr, double w, double h, const void *context)
{
  const struct theme *theme = context;
  cairo_rectangle(cr, 0, 0, w, h);
  cairo_new_sub_path(cr);
  cairo_rounded(cr, 0.5, 0.5, w - 1, h - 1, 12);
  cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_colour(cr, theme->surface);
  cairo_fill(cr);
  cairo_rounded(cr, 0.5, 0.5, w - 1, h - 1, 12);
  cairo_set_line_width(cr, 1);
  cairo_colour(cr, theme->line);
  cairo_stroke(cr);
}

static void round_corners(struct app *app, struct rect at)
{
  uint64_t key = key_colour(key_colour(key_text(KEY_START, "corners"), app->theme->surface), app->theme->line);
  gfx_art(&app->gfx, key, at, 1, paint_corners, app->theme);
}

static float to_segment(struct point p, struct point a, struct point b)
{
  float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
  float t = length > 0 ? fmaxf(0, fminf(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  return hypotf(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

/* How much room a letter has at a point: to the nearest arrow, other piece, or cell with a letter. */
static float room_at(const struct example *example, const struct board_view *view, const struct position *shown, int cell, struct point p)
{
  float room = 1e9F;
  struct bits taken = position_occupied(shown, example->rules);
  for (int i = 0; i < example->label_count; i++) bits_add(&taken, example->label[i].cell);
  for (int c = bits_next(&taken, 0); c >= 0; c = bits_next(&taken, c + 1))
    if (c != cell) room = fminf(room, hypotf(view->cell[c].x - p.x, view->cell[c].y - p.y));
  for (int i = 0; i < example->arrow_count; i++)
    for (int k = 1; k < example->arrow[i].length; k++)
      room = fminf(room, to_segment(p, view->cell[example->arrow[i].cell[k - 1]], view->cell[example->arrow[i].cell[k]]));
  return room;
}

/* Letters stand on their cells, or over the rim of the piece that is there, on the side where most room is. */
static struct point label_place(const struct example *example, const struct board_view *view, const struct position *shown, int cell)
{
  struct point at = view->cell[cell], best = at;
  if (position_at(shown, example->rules, cell, NULL) == NO_OWNER) return at;
  static const float sides[][2] = {{0.75F, -0.75F}, {-0.75F, -0.75F}, {0.75F, 0.75F}, {-0.75F, 0.75F}}; /* the first of equals */
  float most = -1;
  for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
    struct point p = {at.x + view->radius * sides[i][0], at.y + view->radius * sides[i][1]};
    float room = room_at(example, view, shown, cell, p);
    if (room > most + 0.5F) most = room, best = p;
  }
  return best;
}

void diagram_draw_labels(struct app *app, const struct example *example, const struct board_view *view, const struct position *shown)
{
  const struct theme *t = app->theme;
  for (int i = 0; i < example->label_count; i++) {
    struct point p = label_place(example, view, shown, example->label[i].cell);
    float w = fmaxf((float)text_width(app->lettering, STYLE_LABEL_STRONG, example->label[i].text) + 8, 18);
    struct rect at = rect_of(p.x - w / 2, p.y - 9, w, 18);
    gfx_box(&app->gfx, at, 9, t->surface, t->ink, 1);
    text_draw(app->lettering, &app->gfx, STYLE_LABEL_STRONG, at, ALIGN_CENTRE, t->ink, example->label[i].text);
  }
}

static void scene_of(const struct diagram *diagram, struct board_scene *scene, struct position *shown, struct path *flown, uint8_t tint[MAX_CELLS])
{
  const struct flight *flight = &diagram->flight;
  const struct rules *rules = diagram->example->rules;
  int64_t now = clock_ms();
  position_copy(shown, &diagram->now, rules);
  memcpy(tint, diagram->tint, MAX_CELLS);
  if (!flight->on && diagram->last.length > 1) scene->last = &diagram->last;
  if (flight->on) {
    int from = flight->path.cell[flight->hop], to = flight->path.cell[flight->hop + 1];
    struct point a = scene->view->cell[from], b = scene->view->cell[to];
    float t = flight_way(flight, now);
    flight_show(flight, rules, shown);
    scene->moving = from;
    scene->moving_x = a.x + (b.x - a.x) * t, scene->moving_y = a.y + (b.y - a.y) * t;
    tint[from] = diagram->tint[flight->turn.to];
    *flown = flight->path;
    flown->length = flight->hop + 1;
    scene->way = flown;
  }
  float fade = flight_fade(flight, now);
  if (fade <= 0) return;
  scene->gone = flight->gone, scene->gone_from = &flight->was, scene->gone_strength = fade;
  scene->crowned = flight->crowned, scene->crown_missing = fade;
}

void diagram_draw(struct app *app, const struct diagram *diagram, const struct example *example, struct rect at, bool arrows)
{
  if (at.w < 40 || at.h < 40) return;
  struct board_view view;
  struct board_scene scene;
  struct position shown;
  struct path flown;
  uint8_t tint[MAX_CELLS];
  bool part = place(&view, example, at, app->gfx.scale), start = diagram_state_of(diagram, example) == DIAGRAM_START;
  position_copy(&shown, &example->position, example->rules);
  board_scene_init(&scene, &view, example->rules, &shown, app->theme);
  scene.names = view.board->look == LOOK_SQUARES || (app->settings.coordinates && !part); /* the text beside it may speak of squares by name */
  scene.marks = example->marks;
  if (start && arrows) scene.arrow = example->arrow, scene.arrow_count = example->arrow_count;
  if (!start) {
    scene_of(diagram, &scene, &shown, &flown, tint);
    scene.tint = tint;
  }
  gfx_clip_push(&app->gfx, part ? at : rect_inset(at, -8, -8));
  board_draw(&app->gfx, app->lettering, &scene);
  diagram_draw_labels(app, example, &view, &shown);
  gfx_clip_pop(&app->gfx);
  if (part) round_corners(app, at);
}
