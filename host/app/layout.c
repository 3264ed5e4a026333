#include "app/layout.h"

#include <math.h>
#include <string.h>

static const float header_h = 72, header_low_h = 52; /* the heading of a screen; where the window is low */

static bool is_low(float h) { return h < 640; }
static float side_margin(float w, float h) { return w < 900 || is_low(h) ? 12 : 24; }

static void heading(struct rect *back, struct rect *title, struct rect *subtitle, float x, float w, float h)
{
  float margin = is_low(h) ? 8 : 16, top = is_low(h) ? 4 : 16;
  *back = rect_of(x + margin, top, 44, 44);
  *title = rect_of(rect_right(*back), top + (is_low(h) ? 2 : 0), w - margin - 44 - margin, 24);
  *subtitle = rect_of(title->x, rect_bottom(*title), title->w, 18);
}

/* The button at the right end of a heading. */
static struct rect cut_button(struct rect back, struct rect *title, struct rect *subtitle)
{
  title->w -= 52, subtitle->w -= 52;
  return rect_of(rect_right(*title) + 8, back.y, 44, 44);
}

/* ---- play ---- */

static float side_width(float w) { return w >= 1100 ? 348 : w >= 900 ? 300 : 240; }

static void place_tools(struct play_layout *out, struct rect strip, int per_row)
{
  int rows = (LAYOUT_TOOLS + per_row - 1) / per_row;
  float w = floorf(strip.w / (float)per_row), h = strip.h / (float)rows, left = strip.x + floorf((strip.w - w * (float)per_row) / 2);
  for (int i = 0; i < LAYOUT_TOOLS; i++)
    out->tool[i] = rect_of(left + (float)(i % per_row) * w, strip.y + (float)(i / per_row) * h, w, h);
}

static void side_panel(struct play_layout *out, float w, float h, int players)
{
  float pw = side_width(w), margin = side_margin(w, h), pad = is_low(h) ? 8 : 16;
  out->panel = rect_of(w - margin - pw, margin, pw, h - 2 * margin);
  struct rect in = rect_inset(out->panel, pad, pad);
  int per_row = pw >= 300 ? 5 : 3;
  struct rect tools = rect_cut_bottom(&in, per_row == 5 ? 56 : 96);
  place_tools(out, tools, per_row);
  rect_cut_bottom(&in, 8);
  out->prompt = rect_cut_bottom(&in, is_low(h) ? 64 : 80);
  rect_cut_bottom(&in, 8);
  out->end_turn = rect_of(in.x, rect_bottom(in) - 44, in.w, 44);

  /* The tallest rows that leave the list of turns its share. */
  static const struct {
    float h, gap;
    bool one_line;
  } row[] = {{60, 8, false}, {52, 4, false}, {40, 4, true}, {26, 1, true}};
  int k = 0;
  while (k < 3 && (row[k].h + row[k].gap) * (float)players > (in.h - 52) * (k < 2 ? 0.62F : 0.8F)) k++;
  out->one_line = row[k].one_line;
  for (int i = 0; i < players; i++) {
    out->player[i] = rect_cut_top(&in, row[k].h);
    rect_cut_top(&in, row[k].gap);
  }
  rect_cut_top(&in, 8);
  out->turns = in;
}

static int player_columns(float w, int players) { return players < 3 ? players : w >= 760 ? 3 : 2; }

static float players_height(float w, int players)
{
  int columns = player_columns(w, players);
  return 44 * (float)((players + columns - 1) / columns) - 4;
}

static float below_needs(float w, int players) { return 8 + players_height(w, players) + 8 + 64 + 8 + 56 + 8; }

static void bottom_panel(struct play_layout *out, float w, float h, float top, int players)
{
  float margin = 12, needs = below_needs(w, players), board = fminf(w - 2 * margin, h - top - needs - 2 * margin);
  float panel_h = fminf(h - top - board - 2 * margin, needs + 240);
  out->panel = rect_of(margin, h - margin - panel_h, w - 2 * margin, panel_h);
  struct rect in = rect_inset(out->panel, 8, 8);
  place_tools(out, rect_cut_bottom(&in, 56), LAYOUT_TOOLS);
  rect_cut_bottom(&in, 8);
  struct rect row = rect_cut_bottom(&in, 64);
  out->end_turn = rect_inset(rect_cut_right(&row, 160), 0, 10);
  row.w -= 8;
  out->prompt = row;
  rect_cut_bottom(&in, 8);
  int columns = player_columns(w, players);
  float cell_w = (in.w - 8 * (float)(columns - 1)) / (float)columns;
  out->one_line = true;
  for (int i = 0; i < players; i++)
    out->player[i] = rect_of(in.x + (float)(i % columns) * (cell_w + 8), in.y + (float)(i / columns) * 44, cell_w, 40);
  rect_cut_top(&in, players_height(w, players));
  rect_cut_top(&in, 8);
  out->turns = in.h >= 28 ? in : rect_of(in.x, in.y, in.w, 0);
}

void layout_play(struct play_layout *out, float w, float h, int players)
{
  memset(out, 0, sizeof *out);
  float top = is_low(h) ? header_low_h : header_h, margin = side_margin(w, h);
  float beside = fminf(w - side_width(w) - 3 * margin, h - top - 12), below = fminf(w - 24, h - top - below_needs(w, players) - 24);
  out->below = below > beside;
  float left_w = out->below ? w : w - side_width(w) - 2 * margin;
  heading(&out->back, &out->title, &out->subtitle, 0, left_w, h);
  out->language = cut_button(out->back, &out->title, &out->subtitle);
  if (out->below) {
    bottom_panel(out, w, h, top, players);
    out->board = rect_of(12, top, w - 24, out->panel.y - top - 12);
  } else {
    side_panel(out, w, h, players);
    out->board = rect_of(margin, top, w - side_width(w) - 3 * margin, h - top - 12);
  }
}

void layout_play_fit(struct play_layout *l, bool button, float wanted, float least)
{
  float bottom = rect_bottom(l->prompt), room = bottom - l->turns.y;
  if (l->below) {
    if (!button) l->prompt.w = rect_right(l->end_turn) - l->prompt.x;
  } else if (button) {
    room -= l->end_turn.h + 8;
  }
  float h = fmaxf(l->prompt.h, fminf(wanted, room - fminf(least, room - l->prompt.h)));
  l->prompt.y = bottom - h, l->prompt.h = h;
  if (button && !l->below) l->end_turn.y = l->prompt.y - 8 - l->end_turn.h;
  float end = button && !l->below ? l->end_turn.y : l->prompt.y;
  l->turns.h = fmaxf(0, end - 8 - l->turns.y);
}

/* ---- choose ---- */

void layout_choose(struct choose_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  float margin = w < 900 ? 16 : 32, top = is_low(h) ? 12 : 24;
  float content = fminf(w - 2 * margin, 1560), left = floorf((w - content) / 2);
  out->language = rect_of(left + content - 272, top, 272, 44);
  out->title = rect_of(left, top, content - 288, 26);
  out->subtitle = rect_of(left, rect_bottom(out->title), content - 288, 20);
  float list_top = top + 44 + (is_low(h) ? 12 : 20);
  out->list = rect_of(left, list_top, content, h - list_top);
  out->gap = w < 900 ? 12 : 20;
  out->columns = (int)fmaxf(1, floorf((content + out->gap) / (w < 900 ? 280 : 340)));
  if (out->columns > 4) out->columns = 4;
  out->card_w = floorf((content - out->gap * (float)(out->columns - 1)) / (float)out->columns);
  const float words_h = 136;
  float two_rows = (out->list.h - out->gap * 2 - 20) / 2 - words_h; /* as large as lets two rows be seen */
  out->picture_h = floorf(fminf(fminf(out->card_w * 0.62F, 280), fmaxf(two_rows, 120)));
  out->card_h = out->picture_h + words_h;
}

struct rect layout_card(const struct choose_layout *l, int index)
{
  int column = index % l->columns, row = index / l->columns;
  return rect_of((float)column * (l->card_w + l->gap), (float)row * (l->card_h + l->gap), l->card_w, l->card_h);
}

/* ---- setup ---- */

void layout_setup(struct setup_layout *out, float w, float h, bool resume)
{
  memset(out, 0, sizeof *out);
  float margin = is_low(h) ? 12 : 24, top = is_low(h) ? header_low_h : header_h;
  bool tall = h > w * 1.15F;
  heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->language = cut_button(out->back, &out->title, &out->subtitle);
  out->rules = cut_button(out->back, &out->title, &out->subtitle);
  if (tall) {
    float board = fminf(w - 2 * margin, (h - top) * 0.42F);
    out->board = rect_of(margin, top, w - 2 * margin, board);
    out->panel = rect_of(margin, top + board + margin, w - 2 * margin, h - top - board - 2 * margin);
  } else {
    float pw = w >= 900 ? fminf(460, w * 0.42F) : fminf(380, w * 0.56F);
    out->panel = rect_of(w - margin - pw, top, pw, h - top - margin);
    out->board = rect_of(margin, top, w - pw - 3 * margin, h - top - margin);
  }
  struct rect in = rect_inset(out->panel, 16, 16);
  out->start = rect_cut_bottom(&in, 48);
  rect_cut_bottom(&in, 8);
  if (resume) {
    out->resume = rect_cut_bottom(&in, 44);
    rect_cut_bottom(&in, 8);
  }
  out->options = in;
}

void layout_setup_fit(struct setup_layout *l, float options)
{
  float less = l->options.h - options;
  if (less <= 0) return;
  l->options.h -= less, l->panel.h -= less;
  l->start.y -= less, l->resume.y -= less;
}

void layout_rules(struct rules_layout *out, float w, float h)
{
  memset(out, 0, sizeof *out);
  float margin = is_low(h) ? 12 : 24, top = is_low(h) ? header_low_h : header_h, text_w = fminf(w - 2 * margin, 760);
  heading(&out->back, &out->title, &out->subtitle, 0, w, h);
  out->language = cut_button(out->back, &out->title, &out->subtitle);
  out->text = rect_of(floorf((w - text_w) / 2), top, text_w, h - top - margin);
}
