#include "app/ui.h"

#include "platform/clock.h"

#include <math.h>

static struct ui_scroll *scroll_of(struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return &ui->scroll[i];
  int slot = ui->scrolls;
  if (slot < UI_SCROLLS) ui->scrolls++;
  else slot = 0;
  ui->scroll[slot] = (struct ui_scroll){.id = id};
  return &ui->scroll[slot];
}

/* ---- scrolling glides ---- */

static bool on_its_way(const struct ui_scroll *s) { return s->seen && s->offset != s->target; }

bool ui_animated(const struct ui *ui)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (on_its_way(&ui->scroll[i])) return true;
  return false;
}

bool ui_scroll_towards(struct ui *ui, struct ui_scroll *s, float target)
{
  float before = s->target;
  target = fmaxf(0, fminf(target, s->content - s->at.h));
  if (!ui_animated(ui)) ui->scrolled_ms = clock_ms();
  s->target = target;
  if (!ui->smooth) s->offset = target;
  return s->target != before;
}

/* Fast at first, then slower and slower, whatever the time between two frames. */
void ui_glide(struct ui *ui)
{
  const float pace_ms = 60;
  int64_t now = clock_ms();
  float passed = (float)(now - ui->scrolled_ms);
  for (int i = 0; i < ui->scrolls; i++) {
    struct ui_scroll *s = &ui->scroll[i];
    if (!on_its_way(s)) continue;
    s->offset += (s->target - s->offset) * (1 - expf(-passed / pace_ms));
    if (fabsf(s->target - s->offset) < 0.5F) s->offset = s->target;
  }
  ui->scrolled_ms = now;
}

/* ---- inside a frame ---- */

float ui_scroll_begin(struct ui *ui, uint64_t id, struct rect at, float content)
{
  struct ui_scroll *s = scroll_of(ui, id);
  float last = fmaxf(0, content - at.h);
  s->at = at, s->content = content, s->seen = true, s->layer = ui->inside;
  s->offset = fminf(s->offset, last), s->target = fminf(s->target, last);
  ui->clip = at;
  ui->scrolling = id;
  gfx_clip_push(ui->gfx, at);
  return (float)gfx_snap(ui->gfx, (double)s->offset);
}

void ui_scroll_end(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  float content = s->content;
  gfx_clip_pop(ui->gfx);
  ui->clip = ui->window;
  ui->scrolling = 0;
  if (content <= s->at.h + 1) return;
  struct colour none = {0};
  float h = fmaxf(24, s->at.h * s->at.h / content), y = s->at.y + (s->at.h - h) * s->offset / (content - s->at.h);
  gfx_box(ui->gfx, rect_of(rect_right(s->at) - 5, y, 4, h), 2, colour_mix(ui->theme->line, ui->theme->muted, 0.35), none, 0);
}

void ui_scroll_text(struct ui *ui, uint64_t id) { scroll_of(ui, id)->text = true; }

void ui_scroll_to_start(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  s->offset = s->target = 0;
}

void ui_scroll_to_end(struct ui *ui, uint64_t id)
{
  struct ui_scroll *s = scroll_of(ui, id);
  s->offset = s->target = 1e9F;
}

void ui_scroll_to(struct ui *ui, uint64_t id, float offset) { ui_scroll_towards(ui, scroll_of(ui, id), offset); }

struct rect ui_scroll_place(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return ui->scroll[i].at;
  return rect_of(0, 0, 0, 0);
}

float ui_scroll_target(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->scrolls; i++)
    if (ui->scroll[i].id == id) return ui->scroll[i].target;
  return 0;
}
