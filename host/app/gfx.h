/* Pictures on the screen. Vector art is drawn by cairo at the exact size in pixels, un-premultiplied, and kept as a texture
   until nothing has used it for a while; the rest is copying textures. Works on a window's renderer and on a surface's; without one
   nothing is drawn, but everything is laid out and measured as if it were.
   Coordinates are logical units. It knows no widgets, no boards and no letters (app/lettering.h keeps its textures here). */
#ifndef SALTO_APP_GFX_H
#define SALTO_APP_GFX_H

#include "app/rect.h"
#include "app/theme.h"
#include "base/error.h"
#include "base/hash.h"

#include <SDL.h>
#include <cairo.h>
#include <stddef.h>

/* Draws into w × h logical units; `cr` is already scaled. */
typedef void (*gfx_painter)(cairo_t *cr, double w, double h, const void *context);

struct gfx_entry;

struct gfx {
  SDL_Renderer *renderer; /* borrowed; may be NULL */
  double scale;           /* pixels to a logical unit */
  int width, height;      /* pixels */
  struct gfx_entry *bucket[1024];
  size_t bytes;           /* of all textures kept */
  unsigned frame;
  struct rect clip[8];
  int clips;
};

void gfx_init(struct gfx *gfx, SDL_Renderer *renderer);
void gfx_release(struct gfx *gfx);
void gfx_resize(struct gfx *gfx, int width, int height, double scale); /* forgets everything when the scale is another */
void gfx_forget(struct gfx *gfx);                                      /* drops all textures: they were lost, or the theme is another */
void gfx_begin(struct gfx *gfx, struct colour ground);
void gfx_end(struct gfx *gfx);                                         /* drops what was not used for long; does not present */

/* Draws art that `key` identifies together with the size; paints it first when it is not kept. `strength` 0 to 1. */
void gfx_art(struct gfx *gfx, uint64_t key, struct rect at, double strength, gfx_painter painter, const void *context);
void gfx_fill(struct gfx *gfx, struct rect at, struct colour colour);
void gfx_clip_push(struct gfx *gfx, struct rect at); /* within the clip before it */
void gfx_clip_pop(struct gfx *gfx);

/* ---- for lettering: any surface kept by key ---- */
SDL_Texture *gfx_find(struct gfx *gfx, uint64_t key, int *w, int *h); /* NULL when not kept */
SDL_Texture *gfx_keep(struct gfx *gfx, uint64_t key, SDL_Surface *surface);

double gfx_snap(const struct gfx *gfx, double v); /* to the nearest whole pixel */

/* ---- keys ---- */
#define KEY_START HASH_START
static inline uint64_t key_bytes(uint64_t key, const void *bytes, size_t size) { return hash_bytes(key, bytes, size); }
static inline uint64_t key_text(uint64_t key, const char *text) { return hash_text(key, text); }
static inline uint64_t key_int(uint64_t key, long n) { return key_bytes(key, &n, sizeof n); }
static inline uint64_t key_colour(uint64_t key, struct colour c) { return key_bytes(key, &c, sizeof c); }

/* What cairo drew (ARGB32) as SDL wants it. */
void gfx_unpremultiply(unsigned char *pixels, int w, int h, int stride);

/* ---- shapes that everything uses ---- */
void cairo_colour(cairo_t *cr, struct colour c);
void cairo_rounded(cairo_t *cr, double x, double y, double w, double h, double r);

/* A rounded box; `stroke` with an alpha of 0 draws no line. */
void gfx_box(struct gfx *gfx, struct rect at, double radius, struct colour fill, struct colour stroke, double stroke_width);
void gfx_disc(struct gfx *gfx, double x, double y, double radius, struct colour fill, struct colour stroke, double stroke_width);

#endif
