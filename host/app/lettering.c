#include "app/lettering.h"

#include "base/memory.h"
#include "base/strbuf.h"

#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* To add a style: a name in enum style and a row. Tabular: every figure is as wide as the widest, so that columns stand. */
static const struct {
  int size;
  bool strong, tabular;
} styles[STYLE_COUNT] = {
  [STYLE_TITLE] = {20, true, false},           [STYLE_STRONG] = {15, true, false}, [STYLE_BODY] = {15, false, false},
  [STYLE_SECONDARY] = {13, false, false},      [STYLE_LABEL] = {12, false, false}, [STYLE_LABEL_STRONG] = {12, true, false},
  [STYLE_SECONDARY_STRONG] = {13, true, false}, [STYLE_TABLE] = {13, false, true},  [STYLE_TABLE_STRONG] = {13, true, true},
};

struct face {
  char path[1024];
  int index;
};

struct lettering {
  char family[128];
  struct face face[2]; /* regular, strong */
  TTF_Font *font[STYLE_COUNT];
  int figure[STYLE_COUNT]; /* width in pixels of the widest figure, where tabular */
  double scale, fit;
};

/* ---- finding a family ---- */

/* To add a family: a row; the first present is taken. `fit` makes wide letters smaller, so that labels take the room that layouts
   give them (tests/app/layout_test.c). */
static const struct {
  const char *name;
  double fit;
} families[] = {{"Inter", 1}, {"Noto Sans", 0.95}, {"DejaVu Sans", 0.85}, {"Liberation Sans", 1}};

/* fontconfig always answers with something near; `exact` insists on the family asked for. */
static bool find_face(struct face *face, char *found, size_t size, const char *family, int weight, bool exact)
{
  FcPattern *wanted = FcPatternCreate();
  if (family) FcPatternAddString(wanted, FC_FAMILY, (const FcChar8 *)family);
  else FcPatternAddString(wanted, FC_FAMILY, (const FcChar8 *)"sans-serif");
  FcPatternAddInteger(wanted, FC_WEIGHT, weight);
  FcPatternAddInteger(wanted, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddBool(wanted, FC_VARIABLE, FcFalse);
  FcPatternAddBool(wanted, FC_SCALABLE, FcTrue);
  FcConfigSubstitute(NULL, wanted, FcMatchPattern);
  FcDefaultSubstitute(wanted);
  FcResult result;
  FcPattern *match = FcFontMatch(NULL, wanted, &result);
  FcChar8 *path = NULL, *name = NULL;
  int index = 0;
  bool ok = match && FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch && FcPatternGetString(match, FC_FAMILY, 0, &name) == FcResultMatch;
  if (ok && exact) ok = !strcmp((const char *)name, family);
  if (ok) {
    FcPatternGetInteger(match, FC_INDEX, 0, &index);
    SDL_strlcpy(face->path, (const char *)path, sizeof face->path);
    SDL_strlcpy(found, (const char *)name, size);
    face->index = index & 0xFFFF;
  }
  if (match) FcPatternDestroy(match);
  FcPatternDestroy(wanted);
  return ok;
}

static bool find_family(struct lettering *l, const char *family, bool exact)
{
  return find_face(&l->face[0], l->family, sizeof l->family, family, FC_WEIGHT_REGULAR, exact) &&
         find_face(&l->face[1], l->family, sizeof l->family, family, FC_WEIGHT_DEMIBOLD, exact);
}

static bool open_fonts(struct lettering *l, struct error *err)
{
  for (int s = 0; s < STYLE_COUNT; s++) {
    const struct face *face = &l->face[styles[s].strong];
    unsigned dpi = (unsigned)lround(72 * l->scale * l->fit);
    if (l->font[s]) TTF_CloseFont(l->font[s]);
    l->font[s] = TTF_OpenFontIndexDPI(face->path, styles[s].size, face->index, dpi, dpi);
    if (!l->font[s]) return error_set(err, "cannot open the font %s: %s", face->path, TTF_GetError());
    TTF_SetFontHinting(l->font[s], TTF_HINTING_LIGHT_SUBPIXEL);
    l->figure[s] = 0;
    for (Uint32 c = '0'; styles[s].tabular && c <= '9'; c++) {
      int advance = 0;
      TTF_GlyphMetrics32(l->font[s], c, NULL, NULL, NULL, NULL, &advance);
      if (advance > l->figure[s]) l->figure[s] = advance;
    }
  }
  return true;
}

bool lettering_new(struct lettering **out, const char *family, struct error *err)
{
  if (TTF_Init() < 0) return error_set(err, "cannot start SDL_ttf: %s", TTF_GetError());
  struct lettering *l = memory_new(1, sizeof *l);
  l->scale = 1;
  bool found = family && find_family(l, family, true);
  for (size_t i = 0; !family && !found && i < sizeof families / sizeof *families; i++) found = find_family(l, families[i].name, true);
  if (!family && !found) found = find_family(l, NULL, false);
  if (!found) {
    lettering_free(l);
    return family ? error_set(err, "the font family %s is not installed", family)
                  : error_set(err, "no font found: install Inter, Noto Sans or DejaVu Sans (fonts-inter, fonts-noto-core, fonts-dejavu-core)");
  }
  l->fit = 1;
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    if (!strcmp(families[i].name, l->family)) l->fit = families[i].fit;
  if (!open_fonts(l, err)) {
    lettering_free(l);
    return false;
  }
  *out = l;
  return true;
}

void lettering_free(struct lettering *l)
{
  if (!l) return;
  for (int s = 0; s < STYLE_COUNT; s++)
    if (l->font[s]) TTF_CloseFont(l->font[s]);
  free(l);
  TTF_Quit();
  FcFini(); /* nothing else here uses fontconfig */
}

const char *lettering_family(const struct lettering *l) { return l->family; }

void lettering_scale(struct lettering *l, double scale)
{
  if (fabs(scale - l->scale) < 1e-6) return;
  l->scale = scale;
  struct error err;
  open_fonts(l, &err); /* the files were opened before; should one be gone meanwhile, that style stays blank */
}

double text_line_height(enum style style) { return ceil(styles[style].size * 1.4); }

/* ---- measuring ---- */

static bool is_figure(char c) { return c >= '0' && c <= '9'; }

/* A run of text that is drawn at once: in a tabular style, a figure, or what stands between figures. */
static size_t run_length(enum style style, const char *text, size_t length)
{
  if (!styles[style].tabular) return length;
  if (is_figure(text[0])) return 1;
  size_t n = 0;
  while (n < length && !is_figure(text[n])) n++;
  return n;
}

static int run_width(struct lettering *l, enum style style, const char *run, size_t length)
{
  if (styles[style].tabular && is_figure(*run)) return l->figure[style];
  char copy[1024];
  if (length >= sizeof copy) length = sizeof copy - 1;
  memcpy(copy, run, length);
  copy[length] = '\0';
  int w = 0;
  if (l->font[style]) TTF_SizeUTF8(l->font[style], copy, &w, NULL);
  return w;
}

static double width_of(struct lettering *l, enum style style, const char *text, size_t length)
{
  int w = 0;
  for (size_t at = 0, n; at < length; at += n) {
    n = run_length(style, text + at, length - at);
    w += run_width(l, style, text + at, n);
  }
  return w / l->scale;
}

double text_width(struct lettering *l, enum style style, const char *text) { return width_of(l, style, text, strlen(text)); }

/* ---- drawing ---- */

static SDL_Texture *run_texture(struct lettering *l, struct gfx *gfx, enum style style, const char *run, size_t length, int *w, int *h)
{
  char copy[1024];
  if (length >= sizeof copy) length = sizeof copy - 1;
  memcpy(copy, run, length);
  copy[length] = '\0';
  uint64_t key = key_text(key_int(key_text(KEY_START, "text"), style), copy);
  SDL_Texture *texture = gfx_find(gfx, key, w, h);
  if (texture || !l->font[style]) return texture;
  SDL_Surface *surface = TTF_RenderUTF8_Blended(l->font[style], copy, (SDL_Color){255, 255, 255, 255}); /* tinted when drawn */
  if (!surface) return NULL;
  *w = surface->w, *h = surface->h;
  texture = gfx_keep(gfx, key, surface);
  SDL_FreeSurface(surface);
  return texture;
}

/* The height of half a capital letter above the base line is put on the middle of the box, so that text, icons and pieces
   beside each other stand level. */
static void draw_run(struct lettering *l, struct gfx *gfx, enum style style, double x, struct rect box, struct colour colour, const char *text, size_t length)
{
  int px = (int)lround(x * l->scale);
  for (size_t at = 0, n; at < length; at += n) {
    n = run_length(style, text + at, length - at);
    int advance = run_width(l, style, text + at, n), w, h;
    SDL_Texture *texture = run_texture(l, gfx, style, text + at, n, &w, &h);
    if (texture) {
      double cap = styles[style].size * 0.72 * l->scale;
      double base = ((double)box.y + (double)box.h / 2) * l->scale + cap / 2;
      int figure = styles[style].tabular && is_figure(text[at]) ? (advance - w) / 2 : 0;
      SDL_Rect to = {px + figure, (int)lround(base) - TTF_FontAscent(l->font[style]), w, h};
      SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
      SDL_SetTextureAlphaMod(texture, colour.a);
      SDL_RenderCopy(gfx->renderer, texture, NULL, &to);
    }
    px += advance;
  }
}

static size_t character_length(const char *text)
{
  size_t n = 1;
  while (((unsigned char)text[n] & 0xC0) == 0x80) n++;
  return n;
}

/* The longest beginning that fits in `room`. */
static size_t fitting(struct lettering *l, enum style style, const char *text, size_t length, double room)
{
  size_t fits = 0;
  while (fits < length) {
    size_t next = fits + character_length(text + fits);
    if (width_of(l, style, text, next) > room) break;
    fits = next;
  }
  return fits;
}

static void draw_line(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text,
                      size_t length, bool more)
{
  static const char dots[] = "…";
  struct strbuf cut;
  strbuf_init(&cut);
  double w = width_of(l, style, text, length), room = (double)box.w + 0.5;
  if (w > room || more) {
    size_t fits = fitting(l, style, text, length, room - text_width(l, style, dots));
    while (fits > 0 && text[fits - 1] == ' ') fits--;
    strbuf_addf(&cut, "%.*s%s", (int)fits, text, dots);
    text = cut.text, length = cut.length;
    w = width_of(l, style, text, length);
  }
  double x = (double)box.x;
  if (align == ALIGN_CENTRE) x += ((double)box.w - w) / 2;
  if (align == ALIGN_RIGHT) x += (double)box.w - w;
  draw_run(l, gfx, style, x, box, colour, text, length);
  strbuf_release(&cut);
}

void text_draw(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text)
{
  if (*text) draw_line(l, gfx, style, box, align, colour, text, strlen(text), false);
}

/* How much of the text goes on the next line; *skip is what separates it from the one after. */
static size_t next_line(struct lettering *l, enum style style, const char *text, double room, size_t *skip)
{
  size_t end = strcspn(text, "\n"), taken = 0;
  *skip = 0;
  if (width_of(l, style, text, end) <= room) {
    *skip = text[end] == '\n';
    return end;
  }
  for (size_t word = 0; word < end;) {
    size_t stop = word + strcspn(text + word, " \n");
    if (stop > end) stop = end;
    if (width_of(l, style, text, stop) > room) break;
    taken = stop;
    word = stop + strspn(text + stop, " ");
  }
  if (taken > 0) {
    *skip = strspn(text + taken, " ");
    return taken;
  }
  taken = fitting(l, style, text, end, room);
  return taken > 0 ? taken : character_length(text);
}

double text_paragraph(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text)
{
  double line = text_line_height(style), y = 0;
  while (*text) {
    size_t skip, length = next_line(l, style, text, (double)box.w, &skip);
    bool last = box.h > 0 && y + 2 * line > (double)box.h + 0.5 && text[length + skip];
    if (gfx && length) draw_line(l, gfx, style, rect_of(box.x, box.y + (float)y, box.w, (float)line), align, colour, text, length, last);
    y += line;
    text += length + skip;
    if (last) break;
  }
  return y;
}
