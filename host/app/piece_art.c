#include "app/board_draw.h"

#include "app/wood.h"

#include <math.h>

struct piece_art {
  const struct paint *paint;
  bool crowned, lifted;
  double radius;
};

static struct colour lighter(struct colour c, double k)
{
  return (struct colour){(uint8_t)(c.r + (255 - c.r) * k), (uint8_t)(c.g + (255 - c.g) * k), (uint8_t)(c.b + (255 - c.b) * k), 255};
}

static void circle(cairo_t *cr, double x, double y, double r)
{
  cairo_new_sub_path(cr);
  cairo_arc(cr, x, y, r, 0, 2 * M_PI);
}

/* A soft edge without blurring: a disc that fades out between `inner` and `outer`. */
static void shadow(cairo_t *cr, double x, double y, double inner, double outer, double strength)
{
  cairo_pattern_t *fade = cairo_pattern_create_radial(x, y, 0, x, y, outer);
  cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, strength);
  cairo_pattern_add_color_stop_rgba(fade, inner / outer, 0, 0, 0, strength);
  cairo_pattern_add_color_stop_rgba(fade, (inner * 0.45 + outer * 0.55) / outer, 0, 0, 0, strength * 0.42);
  cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0);
  cairo_set_source(cr, fade);
  circle(cr, x, y, outer);
  cairo_fill(cr);
  cairo_pattern_destroy(fade);
}

static void draw_sign(cairo_t *cr, enum sign sign, double x, double y, double r)
{
  double s = r * 0.42;
  cairo_set_line_width(cr, r * 0.13);
  switch (sign) {
  case SIGN_NONE: return;
  case SIGN_RING: circle(cr, x, y, s * 0.82); break;
  case SIGN_DIAMOND:
    cairo_move_to(cr, x, y - s), cairo_line_to(cr, x + s, y), cairo_line_to(cr, x, y + s), cairo_line_to(cr, x - s, y);
    cairo_close_path(cr);
    break;
  case SIGN_TRIANGLE:
    cairo_move_to(cr, x, y - s), cairo_line_to(cr, x + s * 0.95, y + s * 0.7), cairo_line_to(cr, x - s * 0.95, y + s * 0.7);
    cairo_close_path(cr);
    break;
  case SIGN_SQUARE: cairo_rectangle(cr, x - s * 0.75, y - s * 0.75, s * 1.5, s * 1.5); break;
  case SIGN_CROSS:
    cairo_set_line_width(cr, r * 0.15);
    cairo_move_to(cr, x - s * 0.85, y), cairo_line_to(cr, x + s * 0.85, y), cairo_move_to(cr, x, y - s * 0.85), cairo_line_to(cr, x, y + s * 0.85);
    break;
  case SIGN_BARS:
    cairo_set_line_width(cr, r * 0.14);
    cairo_move_to(cr, x - s * 0.7, y - s * 0.36), cairo_line_to(cr, x + s * 0.7, y - s * 0.36);
    cairo_move_to(cr, x - s * 0.7, y + s * 0.36), cairo_line_to(cr, x + s * 0.7, y + s * 0.36);
    break;
  case SIGN_GROOVES:
    cairo_set_line_width(cr, r * 0.05);
    circle(cr, x, y, r * 0.48);
    break;
  case SIGN_DOT:
    circle(cr, x, y, r * 0.14);
    cairo_fill(cr);
    break;
  }
  cairo_stroke(cr);
}

static void draw_crown(cairo_t *cr, double x, double y, double r)
{
  double s = r * 0.46;
  static const double point[][2] = {{-1, 0.5}, {-1, -0.5}, {-0.45, -0.02}, {0, -0.78}, {0.45, -0.02}, {1, -0.5}, {1, 0.5}};
  for (size_t i = 0; i < sizeof point / sizeof *point; i++) cairo_line_to(cr, x + point[i][0] * s, y + point[i][1] * s);
  cairo_close_path(cr);
  cairo_fill_preserve(cr);
  cairo_set_line_width(cr, r * 0.07);
  cairo_stroke(cr);
  cairo_rectangle(cr, x - s * 1.08, y + s * 0.62, s * 2.16, s * 0.2);
  cairo_fill(cr);
}

/* Fibres over the top, and a little light on its edge as turned wood has it. */
static void turn_from_wood(cairo_t *cr, const struct paint *paint, double x, double y, double top, double r)
{
  struct plank plank = {x, top, r * 6.5, 0.5, 7 + (unsigned)paint->face.r};
  cairo_save(cr);
  circle(cr, x, top, r * 0.925);
  cairo_clip(cr);
  wood_grain(cr, &paint->wood, paint->wood.grain, &plank);
  cairo_restore(cr);
  cairo_pattern_t *light = cairo_pattern_create_linear(0, y - r, 0, y + r);
  cairo_pattern_add_color_stop_rgba(light, 0, 1, 0.97, 0.9, 0.5);
  cairo_pattern_add_color_stop_rgba(light, 0.5, 1, 0.97, 0.9, 0.0);
  cairo_pattern_add_color_stop_rgba(light, 1, 0.1, 0.05, 0, 0.3);
  cairo_set_source(cr, light);
  cairo_set_line_width(cr, r * 0.045);
  circle(cr, x, top, r * 0.9);
  cairo_stroke(cr);
  cairo_pattern_destroy(light);
}

static void paint_piece(cairo_t *cr, double w, double h, const void *context)
{
  const struct piece_art *art = context;
  const struct paint *paint = art->paint;
  double r = art->radius, x = w / 2, y = h / 2, top = y - r * 0.035;
  if (art->lifted) shadow(cr, x, y + r * 0.34, r * 0.72, r * 1.3, 0.30);
  else shadow(cr, x, y + r * 0.15, r * 0.86, r * 1.12, 0.34);

  circle(cr, x, y, r);
  cairo_colour(cr, paint->edge);
  cairo_fill(cr);
  cairo_pattern_t *light = cairo_pattern_create_radial(x - r * 0.24, top - r * 0.4, 0, x - r * 0.24, top - r * 0.4, r * 1.7);
  struct colour glow = lighter(paint->face, 0.36), face = paint->face;
  cairo_pattern_add_color_stop_rgb(light, 0, glow.r / 255.0, glow.g / 255.0, glow.b / 255.0);
  cairo_pattern_add_color_stop_rgb(light, 0.48, face.r / 255.0, face.g / 255.0, face.b / 255.0);
  cairo_pattern_add_color_stop_rgb(light, 1, face.r / 255.0, face.g / 255.0, face.b / 255.0);
  cairo_set_source(cr, light);
  circle(cr, x, top, r * 0.925);
  cairo_fill(cr);
  cairo_pattern_destroy(light);
  if (paint->wood.grain.a) turn_from_wood(cr, paint, x, y, top, r);

  cairo_colour(cr, colour_alpha(paint->edge, 0.42));
  cairo_set_line_width(cr, r * 0.06);
  circle(cr, x, top, r * 0.72);
  cairo_stroke(cr);

  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  bool quiet = paint->sign == SIGN_GROOVES || paint->sign == SIGN_DOT;
  cairo_colour(cr, colour_alpha(paint->ink, quiet && !art->crowned ? 0.55 : 1));
  if (art->crowned) draw_crown(cr, x, top + r * 0.04, r);
  else draw_sign(cr, paint->sign, x, top, r);
}

void piece_draw(struct gfx *gfx, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius)
{
  piece_draw_faint(gfx, paint, crowned, lifted, x, y, radius, 1);
}

void piece_draw_faint(struct gfx *gfx, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius, double strength)
{
  if (lifted) radius *= 1.08, y -= radius * 0.14;
  struct piece_art art = {paint, crowned, lifted, radius};
  uint64_t key = key_int(key_int(key_bytes(key_text(KEY_START, "piece"), paint, sizeof *paint), crowned), lifted);
  double half = gfx_snap(gfx, radius * (lifted ? 1.7 : 1.32));
  struct rect at = rect_of((float)gfx_snap(gfx, x - half), (float)gfx_snap(gfx, y - half), (float)(2 * half), (float)(2 * half));
  gfx_art(gfx, key, at, strength, paint_piece, &art);
}

void piece_paint_on(cairo_t *cr, const struct paint *paint, bool crowned, bool lifted, double x, double y, double radius)
{
  struct piece_art art = {paint, crowned, lifted, radius};
  cairo_save(cr);
  cairo_translate(cr, x, y);
  paint_piece(cr, 0, 0, &art);
  cairo_restore(cr);
}

const struct paint *piece_paint(const struct theme *theme, const struct rules *rules, const struct participant *participants, int owner)
{
  return paint_for(theme, paint_named(theme, participant_colour(participants, rules, owner), owner), rules->player_count);
}

bool piece_crowned(const struct rules *rules, int kind)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (rules->kind[k].promotes_to == kind) return true;
  return false;
}
