/* Rectangles in logical units: at a scale of 1 a unit is a pixel. Small pure functions, nothing that draws. */
#ifndef SALTO_APP_RECT_H
#define SALTO_APP_RECT_H

#include <stdbool.h>

struct rect {
  float x, y, w, h;
};

static inline struct rect rect_of(float x, float y, float w, float h) { return (struct rect){x, y, w, h}; }
static inline bool rect_has(struct rect r, float x, float y) { return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h; }
static inline struct rect rect_inset(struct rect r, float dx, float dy) { return rect_of(r.x + dx, r.y + dy, r.w - 2 * dx, r.h - 2 * dy); }
static inline float rect_right(struct rect r) { return r.x + r.w; }
static inline float rect_bottom(struct rect r) { return r.y + r.h; }

static inline bool rect_overlap(struct rect a, struct rect b)
{
  return a.w > 0 && a.h > 0 && b.w > 0 && b.h > 0 && a.x < rect_right(b) && b.x < rect_right(a) && a.y < rect_bottom(b) && b.y < rect_bottom(a);
}

static inline bool rect_inside(struct rect in, struct rect out)
{
  return in.x >= out.x && in.y >= out.y && rect_right(in) <= rect_right(out) + 0.01F && rect_bottom(in) <= rect_bottom(out) + 0.01F;
}

/* Cuts a strip off one side and leaves the rest in *r. */
static inline struct rect rect_cut_top(struct rect *r, float h)
{
  struct rect cut = rect_of(r->x, r->y, r->w, h);
  r->y += h, r->h -= h;
  return cut;
}

static inline struct rect rect_cut_bottom(struct rect *r, float h)
{
  r->h -= h;
  return rect_of(r->x, rect_bottom(*r), r->w, h);
}

static inline struct rect rect_cut_left(struct rect *r, float w)
{
  struct rect cut = rect_of(r->x, r->y, w, r->h);
  r->x += w, r->w -= w;
  return cut;
}

static inline struct rect rect_cut_right(struct rect *r, float w)
{
  r->w -= w;
  return rect_of(rect_right(*r), r->y, w, r->h);
}

#endif
