#include "app/lettering.h"

#include "base/memory.h"
#include "base/strbuf.h"

#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* To add a style: a name in enum style and a row. Tabular: every figure is as wide as the widest, so that columns stand. Leading: from
   line to line, in sizes; 1.4 where none is given. */
static const struct {
  int size;
  bool strong, tabular;
  double leading;
} styles[STYLE_COUNT] = {
  [STYLE_TITLE] = {.size = 20, .strong = true},
  [STYLE_STRONG] = {.size = 15, .strong = true},
  [STYLE_BODY] = {.size = 15},
  [STYLE_SECONDARY] = {.size = 13},
  [STYLE_SECONDARY_STRONG] = {.size = 13, .strong = true},
  [STYLE_LABEL] = {.size = 12},
  [STYLE_LABEL_STRONG] = {.size = 12, .strong = true},
  [STYLE_TABLE] = {.size = 13, .tabular = true},
  [STYLE_TABLE_STRONG] = {.size = 13, .strong = true, .tabular = true},
  [STYLE_CLOCK] = {.size = 20, .tabular = true},
  [STYLE_CLOCK_STRONG] = {.size = 20, .strong = true, .tabular = true},
  [STYLE_READING] = {.size = 15, .leading = 1.6},
};

struct face {
  char path[1024];
  int index;
};

/* Fonts for letters that the family lacks, found when such a letter comes: names may be written in any script. */
enum { MAX_OTHERS = 12, MAX_MISSING = 64 };

struct other {
  struct face face[2];
  TTF_Font *font[STYLE_COUNT]; /* opened when used */
  bool tried[STYLE_COUNT];
};

/* Widths of runs, where a hash of the run leads: shaping a line takes long, and each is measured again in every frame. */
enum { MEASURED = 1 << 13 };

struct measured {
  uint64_t key; /* 0: nothing yet */
  int w;        /* pixels */
};

struct lettering {
  char family[128];
  struct face face[2]; /* regular, strong */
  TTF_Font *font[STYLE_COUNT];
  struct other other[MAX_OTHERS];
  int others;
  uint32_t missing[MAX_MISSING]; /* letters that no font has */
  int missing_count;
  struct measured measured[MEASURED];
  int figure[STYLE_COUNT]; /* width in pixels of the widest figure, where tabular */
  double scale, fit;
  void (*see)(void *context, const struct text_line *line); /* may be NULL */
  void *see_context;
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

/* A font that has a letter, whatever its family. */
static bool find_face_with(struct face *face, uint32_t letter, int weight)
{
  FcPattern *wanted = FcPatternCreate();
  FcCharSet *letters = FcCharSetCreate();
  FcCharSetAddChar(letters, letter);
  FcPatternAddCharSet(wanted, FC_CHARSET, letters);
  FcPatternAddString(wanted, FC_FAMILY, (const FcChar8 *)"sans-serif");
  FcPatternAddInteger(wanted, FC_WEIGHT, weight);
  FcPatternAddInteger(wanted, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddBool(wanted, FC_SCALABLE, FcTrue);
  FcPatternAddBool(wanted, FC_COLOR, FcFalse);
  FcConfigSubstitute(NULL, wanted, FcMatchPattern);
  FcDefaultSubstitute(wanted);
  FcResult result;
  FcPattern *match = FcFontMatch(NULL, wanted, &result);
  FcCharSet *has = NULL;
  FcChar8 *path = NULL;
  int index = 0;
  bool ok = match && FcPatternGetCharSet(match, FC_CHARSET, 0, &has) == FcResultMatch && FcCharSetHasChar(has, letter) &&
            FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch;
  if (ok) {
    FcPatternGetInteger(match, FC_INDEX, 0, &index);
    SDL_strlcpy(face->path, (const char *)path, sizeof face->path);
    face->index = index & 0xFFFF;
  }
  if (match) FcPatternDestroy(match);
  FcPatternDestroy(wanted);
  FcCharSetDestroy(letters);
  return ok;
}

static bool find_family(struct lettering *l, const char *family, bool exact)
{
  return find_face(&l->face[0], l->family, sizeof l->family, family, FC_WEIGHT_REGULAR, exact) &&
         find_face(&l->face[1], l->family, sizeof l->family, family, FC_WEIGHT_DEMIBOLD, exact);
}

static TTF_Font *open_font(const struct lettering *l, const struct face *face, enum style style)
{
  unsigned dpi = (unsigned)lround(72 * l->scale * l->fit);
  TTF_Font *font = TTF_OpenFontIndexDPI(face->path, styles[style].size, face->index, dpi, dpi);
  if (font) TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
  return font;
}

static void close_others(struct lettering *l)
{
  for (int i = 0; i < l->others; i++)
    for (int s = 0; s < STYLE_COUNT; s++) {
      if (l->other[i].font[s]) TTF_CloseFont(l->other[i].font[s]);
      l->other[i].font[s] = NULL, l->other[i].tried[s] = false;
    }
}

static bool open_fonts(struct lettering *l, struct error *err)
{
  close_others(l);
  memset(l->measured, 0, sizeof l->measured);
  for (int s = 0; s < STYLE_COUNT; s++) {
    const struct face *face = &l->face[styles[s].strong];
    if (l->font[s]) TTF_CloseFont(l->font[s]);
    l->font[s] = open_font(l, face, (enum style)s);
    if (!l->font[s]) return error_tell(err, "error.window.font", "cannot open the font {path:%s}: {why:%s}", face->path, TTF_GetError());
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
    return family ? error_tell(err, "error.window.family", "the font family {family:%s} is not installed", family)
                  : error_tell(err, "error.window.no_font",
                               "no font found: install Inter, Noto Sans or DejaVu Sans (fonts-inter, fonts-noto-core, fonts-dejavu-core)");
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
  close_others(l);
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

double text_line_height(enum style style)
{
  double leading = styles[style].leading;
  return ceil(styles[style].size * (leading > 0 ? leading : 1.4));
}

/* ---- which font has a letter: 0 the family's, else one of the others ---- */

static TTF_Font *font_of(struct lettering *l, enum style style, int number)
{
  if (number == 0) return l->font[style];
  struct other *other = &l->other[number - 1];
  if (!other->tried[style]) other->font[style] = open_font(l, &other->face[styles[style].strong], style);
  other->tried[style] = true;
  return other->font[style];
}

static bool has_letter(struct lettering *l, enum style style, int number, uint32_t letter)
{
  TTF_Font *font = font_of(l, style, number);
  return font && TTF_GlyphIsProvided32(font, letter);
}

static int font_with(struct lettering *l, enum style style, uint32_t letter)
{
  if (letter < 0x250 || has_letter(l, style, 0, letter)) return 0; /* every family known has the Latin letters */
  for (int i = 1; i <= l->others; i++)
    if (has_letter(l, style, i, letter)) return i;
  for (int i = 0; i < l->missing_count; i++)
    if (l->missing[i] == letter) return 0;
  struct other *other = &l->other[l->others];
  bool room = l->others < MAX_OTHERS;
  if (room && find_face_with(&other->face[0], letter, FC_WEIGHT_REGULAR)) {
    if (!find_face_with(&other->face[1], letter, FC_WEIGHT_DEMIBOLD)) other->face[1] = other->face[0];
    l->others++;
    if (has_letter(l, style, l->others, letter)) return l->others;
  }
  if (l->missing_count < MAX_MISSING) l->missing[l->missing_count++] = letter;
  return 0;
}

/* ---- measuring ---- */

static bool is_figure(char c) { return c >= '0' && c <= '9'; }

static size_t character_length(const char *text)
{
  size_t n = 1;
  while (((unsigned char)text[n] & 0xC0) == 0x80) n++;
  return n;
}

/* Text that reaches the window was checked to be UTF-8. */
static uint32_t letter_at(const char *text)
{
  const unsigned char *u = (const unsigned char *)text;
  size_t length = character_length(text);
  if (length < 2) return *u;
  uint32_t letter = *u & (0xFFU >> (length + 1));
  for (size_t i = 1; i < length; i++) letter = letter << 6 | (u[i] & 0x3FU);
  return letter;
}

/* A run of text that is drawn at once: all of one font; in a tabular style, a figure, or what stands between figures. */
static size_t run_length(struct lettering *l, enum style style, const char *text, size_t length, int *font)
{
  *font = font_with(l, style, letter_at(text));
  if (styles[style].tabular && is_figure(text[0])) return 1;
  size_t n = character_length(text);
  while (n < length && !(styles[style].tabular && is_figure(text[n]))) {
    if (font_with(l, style, letter_at(text + n)) != *font && !(*font && text[n] == ' ')) break;
    n += character_length(text + n);
  }
  return n < length ? n : length;
}

bool lettering_has(struct lettering *l, const char *text)
{
  for (; *text; text += character_length(text)) {
    uint32_t letter = letter_at(text);
    if (!has_letter(l, STYLE_BODY, font_with(l, STYLE_BODY, letter), letter)) return false;
  }
  return true;
}

/* A tab in a script's message is not to be seen as a box. */
static void blank_controls(char *text)
{
  for (; *text; text++)
    if ((unsigned char)*text < ' ') *text = ' ';
}

static int run_width(struct lettering *l, enum style style, const char *run, size_t length, int number)
{
  if (styles[style].tabular && is_figure(*run)) return l->figure[style];
  char copy[1024];
  if (length >= sizeof copy) length = sizeof copy - 1;
  uint64_t key = key_bytes(key_int(key_int(KEY_START, style), number), run, length) | 1;
  struct measured *known = &l->measured[key >> 8 & (MEASURED - 1)];
  if (known->key == key) return known->w;
  memcpy(copy, run, length);
  copy[length] = '\0';
  int w = 0;
  blank_controls(copy);
  TTF_Font *font = font_of(l, style, number);
  if (font) TTF_SizeUTF8(font, copy, &w, NULL);
  *known = (struct measured){key, w};
  return w;
}

static double width_of(struct lettering *l, enum style style, const char *text, size_t length)
{
  int w = 0, font;
  for (size_t at = 0, n; at < length; at += n) {
    n = run_length(l, style, text + at, length - at, &font);
    w += run_width(l, style, text + at, n, font);
  }
  return w / l->scale;
}

double text_width(struct lettering *l, enum style style, const char *text) { return width_of(l, style, text, strlen(text)); }

/* ---- drawing ---- */

void lettering_watch(struct lettering *l, void (*see)(void *context, const struct text_line *line), void *context)
{
  l->see = see, l->see_context = context;
}

static SDL_Texture *run_texture(struct gfx *gfx, enum style style, TTF_Font *font, const char *run, size_t length, int *w, int *h)
{
  char copy[1024];
  if (length >= sizeof copy) length = sizeof copy - 1;
  memcpy(copy, run, length);
  copy[length] = '\0';
  blank_controls(copy);
  uint64_t key = key_text(key_int(key_text(KEY_START, "text"), style), copy);
  SDL_Texture *texture = gfx_find(gfx, key, w, h);
  if (texture || !font || !gfx->renderer) return texture;
  SDL_Surface *surface = TTF_RenderUTF8_Blended(font, copy, (SDL_Color){255, 255, 255, 255}); /* tinted when drawn */
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
    int number;
    n = run_length(l, style, text + at, length - at, &number);
    TTF_Font *font = font_of(l, style, number);
    int advance = run_width(l, style, text + at, n, number), w, h;
    SDL_Texture *texture = run_texture(gfx, style, font, text + at, n, &w, &h);
    if (texture) {
      double cap = styles[style].size * 0.72 * l->scale;
      double base = ((double)box.y + (double)box.h / 2) * l->scale + cap / 2;
      int figure = styles[style].tabular && is_figure(text[at]) ? (advance - w) / 2 : 0;
      SDL_Rect to = {px + figure, (int)lround(base) - TTF_FontAscent(font), w, h};
      SDL_SetTextureColorMod(texture, colour.r, colour.g, colour.b);
      SDL_SetTextureAlphaMod(texture, colour.a);
      SDL_RenderCopy(gfx->renderer, texture, NULL, &to);
    }
    px += advance;
  }
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

/* Where the letters of a line are, without what only few of them have above a capital. */
static struct rect letters_at(enum style style, double x, double w, struct rect box)
{
  double size = styles[style].size, middle = (double)box.y + (double)box.h / 2, cap = size * 0.72, foot = size * 0.22;
  return rect_of((float)x, (float)(middle - cap / 2), (float)w, (float)(cap + foot));
}

/* `length` of the text is what goes on this line. */
static void draw_line(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text,
                      size_t length, enum text_fault fault)
{
  static const char dots[] = "…";
  struct strbuf cut;
  strbuf_init(&cut);
  const char *drawn = text;
  size_t whole = length;
  double w = width_of(l, style, text, length), room = (double)box.w + 0.5;
  if (w > room && fault == TEXT_FITS) fault = TEXT_SHORTENED;
  if (w > room || fault == TEXT_LEFT_OUT) {
    size_t fits = fitting(l, style, text, length, room - text_width(l, style, dots));
    while (fits > 0 && text[fits - 1] == ' ') fits--;
    strbuf_addf(&cut, "%.*s%s", (int)fits, text, dots);
    drawn = cut.text, length = cut.length;
    w = width_of(l, style, drawn, length);
  }
  double x = (double)box.x;
  if (align == ALIGN_CENTRE) x += ((double)box.w - w) / 2;
  if (align == ALIGN_RIGHT) x += (double)box.w - w;
  if (l->see) l->see(l->see_context, &(struct text_line){text, whole, style, colour, fault, letters_at(style, x, w, box)});
  draw_run(l, gfx, style, x, box, colour, drawn, length);
  strbuf_release(&cut);
}

void text_draw(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text)
{
  if (*text) draw_line(l, gfx, style, box, align, colour, text, strlen(text), TEXT_FITS);
}

/* How much of the text goes on the next line; *skip is what separates it from the one after. A word that
   had to be broken is a *fault. */
static size_t next_line(struct lettering *l, enum style style, const char *text, double room, size_t *skip, enum text_fault *fault)
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
  *fault = TEXT_BROKEN;
  taken = fitting(l, style, text, end, room);
  return taken > 0 ? taken : character_length(text);
}

double text_paragraph(struct lettering *l, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text)
{
  double line = text_line_height(style), y = 0;
  while (*text) {
    enum text_fault fault = TEXT_FITS;
    size_t skip, length = next_line(l, style, text, (double)box.w, &skip, &fault);
    bool last = box.h > 0 && y + 2 * line > (double)box.h + 0.5 && text[length + skip];
    struct rect at = rect_of(box.x, box.y + (float)y, box.w, (float)line);
    if (gfx && length) draw_line(l, gfx, style, at, align, colour, text, length, last ? TEXT_LEFT_OUT : fault);
    y += line;
    text += length + skip;
    if (last) break;
  }
  return y;
}
