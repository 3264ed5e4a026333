#include "app/theme.h"

#include "app/gfx.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

/* To add a colour for players: a row, and its three paints in the bundled themes (assets/themes). The first six are also those of pieces
   that belong to nobody, in the order of play. */
static const struct {
  const char *name;
  enum sign sign;
} colours[PAINTS] = {
  {"red", SIGN_RING},     {"yellow", SIGN_SQUARE}, {"green", SIGN_TRIANGLE}, {"blue", SIGN_DIAMOND},
  {"purple", SIGN_CROSS}, {"orange", SIGN_BARS},   {"white", SIGN_GROOVES},  {"black", SIGN_DOT},
};
enum { TINTS = 6 };

const char *paint_name(int number) { return number >= 0 && number < PAINTS ? colours[number].name : NULL; }
enum sign paint_sign(int number) { return colours[number].sign; }

void theme_finish(struct theme *theme)
{
  for (int i = 0; i < PAINTS; i++) {
    struct colour grain = theme->paint[i].wood.grain;
    theme->paint[i].wood = theme->wood; /* of one tree */
    theme->paint[i].wood.grain = grain;
    theme->bare[i] = theme->paint[i];
    theme->bare[i].sign = SIGN_NONE;
  }
  theme->key = key_bytes(KEY_START, theme, offsetof(struct theme, key));
}

const char *theme_title(const struct theme *theme, const char *language)
{
  const char *near = NULL, *english = NULL;
  size_t letters = strcspn(language, "-");
  for (int i = 0; i < THEME_NAMES && *theme->name[i].language; i++) {
    const char *tag = theme->name[i].language;
    if (!strcmp(tag, language)) return theme->name[i].text;
    if (!near && strcspn(tag, "-") == letters && !strncmp(tag, language, letters)) near = theme->name[i].text;
    if (!strcmp(tag, "en")) english = theme->name[i].text;
  }
  return near ? near : english ? english : theme->id;
}

const struct paint *paint_named(const struct theme *theme, const char *colour, int player)
{
  for (int i = 0; i < PAINTS; i++)
    if (!strcmp(colours[i].name, colour)) return &theme->paint[i];
  return &theme->paint[player % PAINTS];
}

const struct paint *paint_numbered(const struct theme *theme, int number) { return &theme->paint[number % TINTS]; }

const struct paint *paint_for(const struct theme *theme, const struct paint *paint, int count)
{
  bool shown = theme->patterns == PATTERNS_AUTO ? count > 2 : theme->patterns == PATTERNS_ALWAYS;
  return shown ? paint : &theme->bare[paint - theme->paint];
}

struct colour colour_mix(struct colour a, struct colour b, double k)
{
  return (struct colour){(uint8_t)(a.r + (b.r - a.r) * k), (uint8_t)(a.g + (b.g - a.g) * k), (uint8_t)(a.b + (b.b - a.b) * k), 255};
}

/* ---- contrast ---- */

struct colour colour_over(struct colour under, struct colour over)
{
  double k = over.a / 255.0;
  return (struct colour){(uint8_t)(under.r + (over.r - under.r) * k), (uint8_t)(under.g + (over.g - under.g) * k),
                         (uint8_t)(under.b + (over.b - under.b) * k), 255};
}

static double linear(uint8_t channel)
{
  double v = channel / 255.0;
  return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double luminance(struct colour c) { return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b); }

double colour_contrast(struct colour a, struct colour b)
{
  double light = luminance(a), dark = luminance(b);
  return light > dark ? (light + 0.05) / (dark + 0.05) : (dark + 0.05) / (light + 0.05);
}

struct colour colour_readable(const struct theme *theme, struct colour on)
{
  const struct colour ink[] = {theme->rim, theme->pale, {0x55, 0x36, 0x17, 255}, {0xFF, 0xF8, 0xEC, 255}, {0x12, 0x0B, 0x04, 255}};
  struct colour best = ink[0];
  for (size_t i = 0; i < sizeof ink / sizeof *ink; i++) {
    if (colour_contrast(ink[i], on) >= 4.5) return ink[i];
    if (colour_contrast(ink[i], on) > colour_contrast(best, on)) best = ink[i];
  }
  return best;
}
