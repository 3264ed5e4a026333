#include "app/ui_question.h"

#include <math.h>

static const float pad = 24, gap = 20, button_h = 44, most = 440, margin = 24;

void ui_veil(struct ui *ui)
{
  static const struct colour shade = {0, 0, 0, 110};
  gfx_fill(ui->gfx, ui->window, shade);
}

static struct rect place(struct ui *ui, const char *text, float *words_h)
{
  float w = fminf(most, ui->window.w - 2 * margin), room = ui->window.h - 2 * margin - 2 * pad - gap - button_h;
  *words_h = ui_paragraph_height(ui, STYLE_BODY, w - 2 * pad, text);
  if (*words_h > room) w = fminf(ui->window.w - 2 * margin, 720), *words_h = ui_paragraph_height(ui, STYLE_BODY, w - 2 * pad, text);
  float h = fminf(*words_h, room) + 2 * pad + gap + button_h;
  return rect_of(floorf((ui->window.w - w) / 2), floorf((ui->window.h - h) / 2), w, h);
}

int ui_question(struct ui *ui, uint64_t id, const char *text, const char *const *labels, int count)
{
  float words_h;
  struct rect at = place(ui, text, &words_h), in = rect_inset(at, pad, pad), button[2] = {rect_cut_bottom(&in, button_h)};
  int used = QUESTION_OPEN;
  ui_layer_begin(ui, id, ui->window);
  ui_veil(ui);
  ui_float(ui, at);
  rect_cut_bottom(&in, gap);
  in.y -= ui_scroll_begin(ui, id, in, words_h);
  ui_paragraph(ui, STYLE_BODY, rect_of(in.x, in.y, in.w, 0), ui->theme->ink, text);
  ui_scroll_text(ui, id);
  ui_scroll_end(ui, id);
  if (count == 2) ui_pair(ui, button[0], labels, button);
  for (int i = 0; i < count; i++)
    if (ui_button(ui, key_int(id, i + 1), button[i], labels[i], i + 1 == count ? UI_PRIMARY : UI_PLAIN)) used = i;
  if (ui->used == id && !rect_has(at, ui->x, ui->y)) used = 0;
  ui_layer_end(ui);
  return used;
}
