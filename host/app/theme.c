#include "app/theme.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#define RGB(hex) {(uint8_t)((hex) >> 16), (uint8_t)((hex) >> 8 & 255), (uint8_t)((hex) & 255), 255}
#define RGBA(hex, alpha) {(uint8_t)((hex) >> 16), (uint8_t)((hex) >> 8 & 255), (uint8_t)((hex) & 255), alpha}

/* To add a theme: a row with every role. Text on its ground needs a contrast of 4.5 (tests/app/theme_test.c). */
static const struct theme themes[] = {
  {
    .name = "light",
    .ground = RGB(0xF3EFE7), .surface = RGB(0xFFFFFF), .raised = RGB(0xFBF8F2), .line = RGB(0xE3DCCF), .ink = RGB(0x23262B), .muted = RGB(0x666B73),
    .accent = RGB(0x1E6F5C), .accent_soft = RGB(0xDCEBE5), .on_accent = RGB(0xFFFFFF), .danger = RGB(0xA63A32), .last = RGBA(0xF0C75E, 140), .way = RGB(0x9A6A14),
    .board = RGB(0xE6D3AE), .grid = RGB(0xC79A66), .rim = RGB(0x8A6238), .hole = RGB(0xCDB78C), .hollow = RGB(0xC79A66), .pale = RGB(0xF0E2C6),
  },
  {
    .name = "dark",
    .ground = RGB(0x15181D), .surface = RGB(0x1E2229), .raised = RGB(0x262B33), .line = RGB(0x363C46), .ink = RGB(0xECE8DF), .muted = RGB(0x9CA3AD),
    .accent = RGB(0x5CC6A6), .accent_soft = RGB(0x24433C), .on_accent = RGB(0x10201B), .danger = RGB(0xF0968C), .last = RGBA(0xF0C75E, 110), .way = RGB(0xF0C75E),
    .board = RGB(0x7B6545), .grid = RGB(0x5A4126), .rim = RGB(0x3A2918), .hole = RGB(0x66543A), .hollow = RGB(0x4A371F), .pale = RGB(0x937A55),
  },
};

/* To add a colour for players: a row. The first six are also those of pieces that belong to nobody, in the order of play. */
static const struct paint paints[] = {
  {"red", SIGN_RING, RGB(0xC8434F), RGB(0x8E2530), RGB(0xFFFFFF)},
  {"yellow", SIGN_SQUARE, RGB(0xE5AE3B), RGB(0xA4751A), RGB(0x6B4A0C)},
  {"green", SIGN_TRIANGLE, RGB(0x3B9668), RGB(0x236144), RGB(0xFFFFFF)},
  {"blue", SIGN_DIAMOND, RGB(0x2E6CAB), RGB(0x1B4572), RGB(0xFFFFFF)},
  {"purple", SIGN_CROSS, RGB(0x7C58A5), RGB(0x523572), RGB(0xFFFFFF)},
  {"orange", SIGN_BARS, RGB(0xDF7632), RGB(0x9C4A14), RGB(0xFFFFFF)},
  {"white", SIGN_GROOVES, RGB(0xF6F1E6), RGB(0xB9AE98), RGB(0x7D725C)},
  {"black", SIGN_DOT, RGB(0x3A3D44), RGB(0x17191C), RGB(0xF1EEE7)},
};
enum { PAINTS = sizeof paints / sizeof *paints };

enum { THEMES = sizeof themes / sizeof *themes };

const struct theme *theme_find(const char *name)
{
  for (size_t i = 0; i < THEMES; i++)
    if (!strcmp(themes[i].name, name)) return &themes[i];
  return NULL;
}

void theme_names(struct strbuf *out)
{
  for (size_t i = 0; i < THEMES; i++) strbuf_addf(out, "%s%s", i == 0 ? "" : i + 1 < THEMES ? ", " : " or ", themes[i].name);
}

const struct theme *theme_named(const char *name)
{
  const struct theme *theme = name ? theme_find(name) : NULL;
  return theme ? theme : &themes[0];
}

const struct paint *paint_named(const char *colour, int player)
{
  for (int i = 0; i < PAINTS; i++)
    if (!strcmp(paints[i].name, colour)) return &paints[i];
  return &paints[player % PAINTS];
}

const struct paint *paint_numbered(int number) { return &paints[number % 6]; }

struct colour colour_mix(struct colour a, struct colour b, double k)
{
  return (struct colour){(uint8_t)(a.r + (b.r - a.r) * k), (uint8_t)(a.g + (b.g - a.g) * k), (uint8_t)(a.b + (b.b - a.b) * k), 255};
}

/* ---- contrast ---- */

struct colour colour_over(struct colour under, struct colour over)
{
  double k = over.a / 255.0;
  return (struct colour){(uint8_t)(under.r + (over.r - under.r) * k), (uint8_t)(under.g + (over.g - under.g) * k), (uint8_t)(under.b + (over.b - under.b) * k), 255};
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
  const struct colour ink[] = {theme->rim, theme->pale, RGB(0x553617), RGB(0xFFF8EC), RGB(0x1E1408)};
  struct colour best = ink[0];
  for (size_t i = 0; i < sizeof ink / sizeof *ink; i++) {
    if (colour_contrast(ink[i], on) >= 4.5) return ink[i];
    if (colour_contrast(ink[i], on) > colour_contrast(best, on)) best = ink[i];
  }
  return best;
}
