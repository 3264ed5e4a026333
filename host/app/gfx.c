#include "app/gfx.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

enum { BUCKETS = 1024, KEEP_BYTES = 160 << 20 };

struct gfx_entry {
  struct gfx_entry *next;
  uint64_t key;
  SDL_Texture *texture;
  int w, h;
  unsigned used; /* the frame */
};

void gfx_init(struct gfx *gfx, SDL_Renderer *renderer)
{
  *gfx = (struct gfx){.renderer = renderer, .scale = 1};
  if (renderer) SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
}

void gfx_forget(struct gfx *gfx)
{
  for (int i = 0; i < BUCKETS; i++)
    while (gfx->bucket[i]) {
      struct gfx_entry *gone = gfx->bucket[i];
      gfx->bucket[i] = gone->next;
      SDL_DestroyTexture(gone->texture);
      free(gone);
    }
  gfx->bytes = 0;
}

void gfx_release(struct gfx *gfx) { gfx_forget(gfx); }

void gfx_resize(struct gfx *gfx, int width, int height, double scale)
{
  if (fabs(scale - gfx->scale) > 1e-6) gfx_forget(gfx);
  gfx->width = width, gfx->height = height, gfx->scale = scale;
}

void gfx_begin(struct gfx *gfx, struct colour ground)
{
  gfx->frame++;
  gfx->clips = 0;
  if (!gfx->renderer) return;
  SDL_RenderSetClipRect(gfx->renderer, NULL);
  SDL_SetRenderDrawColor(gfx->renderer, ground.r, ground.g, ground.b, 255);
  SDL_RenderClear(gfx->renderer);
}

/* Too much is kept: what the last frames did not use goes. What this frame used stays whatever it weighs. */
static void drop_unused(struct gfx *gfx, unsigned age)
{
  for (int i = 0; i < BUCKETS; i++)
    for (struct gfx_entry **at = &gfx->bucket[i]; *at;) {
      struct gfx_entry *entry = *at;
      if (gfx->frame - entry->used < age) {
        at = &entry->next;
        continue;
      }
      *at = entry->next;
      gfx->bytes -= (size_t)entry->w * (size_t)entry->h * 4;
      SDL_DestroyTexture(entry->texture);
      free(entry);
    }
}

void gfx_end(struct gfx *gfx)
{
  for (unsigned age = 64; gfx->bytes > KEEP_BYTES && age; age /= 4) drop_unused(gfx, age);
}

double gfx_snap(const struct gfx *gfx, double v) { return round(v * gfx->scale) / gfx->scale; }

/* ---- textures by key ---- */

SDL_Texture *gfx_find(struct gfx *gfx, uint64_t key, int *w, int *h)
{
  for (struct gfx_entry *entry = gfx->bucket[key % BUCKETS]; entry; entry = entry->next)
    if (entry->key == key) {
      entry->used = gfx->frame;
      *w = entry->w, *h = entry->h;
      return entry->texture;
    }
  return NULL;
}

SDL_Texture *gfx_keep(struct gfx *gfx, uint64_t key, SDL_Surface *surface)
{
  SDL_Texture *texture = SDL_CreateTextureFromSurface(gfx->renderer, surface);
  if (!texture) return NULL;
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  struct gfx_entry *entry = memory_new(1, sizeof *entry);
  *entry = (struct gfx_entry){gfx->bucket[key % BUCKETS], key, texture, surface->w, surface->h, gfx->frame};
  gfx->bucket[key % BUCKETS] = entry;
  gfx->bytes += (size_t)entry->w * (size_t)entry->h * 4;
  return texture;
}

/* cairo multiplies colours by their alpha, SDL expects them plain. */
void gfx_unpremultiply(unsigned char *pixels, int w, int h, int stride)
{
  for (int y = 0; y < h; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * (size_t)stride);
    for (int x = 0; x < w; x++) {
      uint32_t p = row[x], a = p >> 24;
      if (a == 0 || a == 255) continue;
      uint32_t r = ((p >> 16 & 255) * 255 + a / 2) / a, g = ((p >> 8 & 255) * 255 + a / 2) / a, b = ((p & 255) * 255 + a / 2) / a;
      row[x] = a << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
    }
  }
}

static SDL_Texture *paint(struct gfx *gfx, uint64_t key, int w, int h, gfx_painter painter, const void *context)
{
  cairo_surface_t *canvas = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create(canvas);
  cairo_scale(cr, gfx->scale, gfx->scale);
  painter(cr, w / gfx->scale, h / gfx->scale, context);
  cairo_destroy(cr);
  cairo_surface_flush(canvas);
  SDL_Texture *texture = NULL;
  unsigned char *pixels = cairo_image_surface_get_data(canvas);
  if (pixels) {
    int stride = cairo_image_surface_get_stride(canvas);
    gfx_unpremultiply(pixels, w, h, stride);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(pixels, w, h, 32, stride, SDL_PIXELFORMAT_ARGB8888);
    if (surface) texture = gfx_keep(gfx, key, surface);
    SDL_FreeSurface(surface);
  }
  cairo_surface_destroy(canvas);
  return texture;
}

static SDL_Rect pixels_of(const struct gfx *gfx, struct rect r)
{
  int x = (int)lround((double)r.x * gfx->scale), y = (int)lround((double)r.y * gfx->scale);
  int right = (int)lround((double)(r.x + r.w) * gfx->scale), bottom = (int)lround((double)(r.y + r.h) * gfx->scale);
  return (SDL_Rect){x, y, right > x ? right - x : 0, bottom > y ? bottom - y : 0};
}

void gfx_art(struct gfx *gfx, uint64_t key, struct rect at, double strength, gfx_painter painter, const void *context)
{
  SDL_Rect to = pixels_of(gfx, at);
  if (!gfx->renderer) return;
  if (to.w < 1 || to.h < 1 || to.w > 16384 || to.h > 16384) return;
  if (to.x >= gfx->width || to.y >= gfx->height || to.x + to.w <= 0 || to.y + to.h <= 0) return;
  key = key_int(key_int(key, to.w), to.h);
  int w, h;
  SDL_Texture *texture = gfx_find(gfx, key, &w, &h);
  if (!texture) texture = paint(gfx, key, to.w, to.h, painter, context);
  if (!texture) return;
  SDL_SetTextureAlphaMod(texture, (uint8_t)lround(255 * strength));
  SDL_RenderCopy(gfx->renderer, texture, NULL, &to);
}

void gfx_fill(struct gfx *gfx, struct rect at, struct colour c)
{
  SDL_Rect to = pixels_of(gfx, at);
  if (!gfx->renderer) return;
  SDL_SetRenderDrawColor(gfx->renderer, c.r, c.g, c.b, c.a);
  SDL_RenderFillRect(gfx->renderer, &to);
}

void gfx_clip_push(struct gfx *gfx, struct rect at)
{
  if (gfx->clips > 0) {
    struct rect in = gfx->clip[gfx->clips - 1];
    float right = fminf(rect_right(at), rect_right(in)), bottom = fminf(rect_bottom(at), rect_bottom(in));
    at.x = fmaxf(at.x, in.x), at.y = fmaxf(at.y, in.y);
    at.w = fmaxf(0, right - at.x), at.h = fmaxf(0, bottom - at.y);
  }
  if (gfx->clips < (int)(sizeof gfx->clip / sizeof *gfx->clip)) gfx->clip[gfx->clips++] = at;
  SDL_Rect to = pixels_of(gfx, at);
  if (gfx->renderer) SDL_RenderSetClipRect(gfx->renderer, &to);
}

void gfx_clip_pop(struct gfx *gfx)
{
  if (gfx->clips > 0) gfx->clips--;
  SDL_Rect to = gfx->clips > 0 ? pixels_of(gfx, gfx->clip[gfx->clips - 1]) : (SDL_Rect){0};
  if (gfx->renderer) SDL_RenderSetClipRect(gfx->renderer, gfx->clips > 0 ? &to : NULL);
}

/* ---- shapes ---- */

void cairo_colour(cairo_t *cr, struct colour c) { cairo_set_source_rgba(cr, c.r / 255.0, c.g / 255.0, c.b / 255.0, c.a / 255.0); }

void cairo_rounded(cairo_t *cr, double x, double y, double w, double h, double r)
{
  r = fmin(r, fmin(w, h) / 2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, M_PI * 3 / 2);
  cairo_close_path(cr);
}

struct box {
  double radius, stroke_width;
  struct colour fill, stroke;
};

static void paint_box(cairo_t *cr, double w, double h, const void *context)
{
  const struct box *box = context;
  double inset = box->stroke.a ? box->stroke_width / 2 : 0;
  cairo_rounded(cr, inset, inset, w - 2 * inset, h - 2 * inset, box->radius - inset);
  cairo_colour(cr, box->fill);
  if (!box->stroke.a) {
    cairo_fill(cr);
    return;
  }
  cairo_fill_preserve(cr);
  cairo_colour(cr, box->stroke);
  cairo_set_line_width(cr, box->stroke_width);
  cairo_stroke(cr);
}

void gfx_box(struct gfx *gfx, struct rect at, double radius, struct colour fill, struct colour stroke, double stroke_width)
{
  struct box box;
  SDL_memset(&box, 0, sizeof box);
  box.radius = radius, box.stroke_width = stroke_width, box.fill = fill, box.stroke = stroke;
  gfx_art(gfx, key_bytes(key_text(KEY_START, "box"), &box, sizeof box), at, 1, paint_box, &box);
}

void gfx_disc(struct gfx *gfx, double x, double y, double radius, struct colour fill, struct colour stroke, double stroke_width)
{
  double r = gfx_snap(gfx, radius + (stroke.a ? stroke_width / 2 : 0));
  struct rect at = rect_of((float)(gfx_snap(gfx, x - r)), (float)(gfx_snap(gfx, y - r)), (float)(2 * r), (float)(2 * r));
  gfx_box(gfx, at, r, fill, stroke, stroke_width);
}
