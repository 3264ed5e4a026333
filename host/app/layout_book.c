#include "app/layout_book.h"

#include "app/layout.h"

#include <math.h>
#include <string.h>

static const float gap = 16;

/* ---- the book ---- */

static void place_cards(struct book_layout *out, float column)
{
  out->cards = column >= 640 ? 3 : 2;
  out->card_w = floorf((column - gap * (float)(out->cards - 1)) / (float)out->cards);
  out->card_picture = fminf(out->card_w - 24, 196);
  out->card_h = 12 + out->card_picture + 12 + 44 + 24 + 12;
}

void layout_book(struct book_layout *out, float w, float h, int sections)
{
  memset(out, 0, sizeof *out);
  layout_heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->settings = layout_cut_button(out->back, &out->title, &out->subtitle);
  out->language = layout_cut_button(out->back, &out->title, &out->subtitle);
  float top = layout_heading_height(h), contents = w >= 1280 ? 220 : 196, between = w >= 1280 ? 48 : 32, margin = w >= 1100 ? 40 : 24;
  out->narrow = w < 900;
  out->row_h = 44;
  float room = w - 2 * margin - (out->narrow ? 0 : contents + between), column = fminf(room, out->narrow ? 704 : 904);
  float left = floorf((w - column - (out->narrow ? 0 : contents + between)) / 2);
  if (!out->narrow && w < 1360) left = fminf(left, out->title.x - 14); /* the words of the contents below the title */
  float list_h = out->row_h * (float)sections;
  if (out->narrow) {
    out->picker = rect_of(left, top, fminf(column, 320), 44);
    out->contents = rect_of(left, top + 48, out->picker.w, list_h + 16);
    top += 52;
  } else {
    out->contents = rect_of(left, top, contents, fminf(list_h, h - top));
    left += contents + between;
  }
  out->page = rect_of(left - 8, top, fminf(column + 24, w - left + 8), h - top);
  out->column = rect_of(left, top, column, h - top);
  out->text_w = fminf(column, 560);
  out->picture = column >= 520 ? 248 : floorf(fminf(column - 40, 240));
  out->stacked = column < 640;
  place_cards(out, column);
}

/* ---- an exercise ---- */

static void place_buttons(struct exercise_layout *out, struct rect *in)
{
  out->next = rect_cut_bottom(in, 48);
  rect_cut_bottom(in, 8);
  struct rect row = rect_cut_bottom(in, 56);
  float half = floorf((row.w - 8) / 2);
  out->again = rect_of(row.x, row.y, half, row.h);
  out->undo = rect_of(rect_right(row) - half, row.y, half, row.h);
  rect_cut_bottom(in, 8);
  out->turn = rect_cut_bottom(in, 44);
  rect_cut_bottom(in, 12);
}

void layout_exercise(struct exercise_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  layout_heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->settings = layout_cut_button(out->back, &out->title, &out->subtitle);
  out->language = layout_cut_button(out->back, &out->title, &out->subtitle);
  float top = layout_heading_height(h), margin = w < 900 || h < 640 ? 12 : 24, pad = w < 900 || h < 640 ? 12 : 20;
  float side = w >= 1100 ? 380 : w >= 900 ? 320 : 244, low = fmaxf(220, fminf(340, h * 0.3F));
  float beside = fminf(w - side - 3 * margin, h - top - margin), under = fminf(w - 2 * margin, h - top - low - 2 * margin);
  out->below = under > beside;
  if (out->below) {
    out->panel = rect_of(margin, h - margin - low, w - 2 * margin, low);
    out->board = rect_of(margin, top, w - 2 * margin, out->panel.y - top - margin);
  } else {
    out->panel = rect_of(w - margin - side, top, side, h - top - margin);
    out->board = rect_of(margin, top, w - side - 3 * margin, h - top - margin);
  }
  struct rect in = rect_inset(out->panel, pad, pad);
  if (out->below) { /* the buttons beside the words */
    struct rect buttons = rect_cut_right(&in, fminf(in.w * 0.42F, 360));
    rect_cut_right(&in, 20);
    place_buttons(out, &buttons);
  } else {
    place_buttons(out, &in);
  }
  out->words = in;
}

void layout_exercise_fit(struct exercise_layout *l, bool turn)
{
  if (!l->below && !turn) l->words.h = rect_bottom(l->turn) - l->words.y;
}
