#include "app/layout_home.h"

#include "app/layout.h"

#include <math.h>
#include <string.h>

enum { MOST_COLUMNS = 6 };

/* As many columns as have room for cards of the width `least`. */
static int columns_of(float content, float gap, float least) { return (int)fmaxf(1, fminf(MOST_COLUMNS, floorf((content + gap) / least))); }

static struct home_grid grid_of(float content, float gap, int columns)
{
  return (struct home_grid){.columns = columns, .gap = gap, .w = floorf((content - gap * (float)(columns - 1)) / (float)columns)};
}

static int wide_columns(int games) { return games <= 6 ? 3 : games < 2 * MOST_COLUMNS ? (games + 1) / 2 : MOST_COLUMNS; }

void layout_home(struct home_layout *out, float w, float h, int games)
{
  memset(out, 0, sizeof *out);
  bool low = layout_is_low(h), narrow = w < 900;
  bool wide = w >= 2400;
  const float card_most = 600;
  float margin = narrow ? 16 : 32, top = low ? 12 : 20, gap = narrow ? 12 : 20;
  /* In wider rows families of few games would stand at the left. */
  float most = wide ? fminf(2240, (float)wide_columns(games) * (card_most + gap) - gap) : 1240;
  float content = fminf(w - 2 * margin, most), left = floorf((w - content) / 2);
  struct rect head = rect_of(left, top, content + 10, 44); /* the last icon ends where the cards do */
  out->settings = rect_cut_right(&head, 44);
  out->language = rect_cut_right(&head, 44);
  out->open = rect_cut_right(&head, 44);
  rect_cut_right(&head, 12);
  out->emblem = rect_of(left, top + 4, 36, 36);
  out->title = rect_of(left + 48, top, narrow ? 72 : 160, 44);
  float room = rect_right(head) - rect_right(out->title) - 16;
  out->search = rect_cut_right(&head, fminf(room, narrow ? room : 360));

  float list_top = top + 44 + (low ? 8 : 16);
  out->list = rect_of(left, list_top, content, h - list_top);
  out->beside = wide;
  out->games = grid_of(content, gap, wide ? wide_columns(games) : columns_of(content, gap, narrow ? 280 : 320));
  out->saved = grid_of(content, gap, columns_of(content, gap, 396));
  out->saved.h = 96;
  out->going_h = low || narrow ? 132 : 164;
  out->summary_h = out->games.w < 340 ? 57 : 38;
  float words_h = 8 + 12 + 22 + 4 + out->summary_h + 4 + 44, two_rows = (out->list.h - 2 * 52) / 2 - words_h; /* as large as lets two be seen */
  out->picture_h = floorf(fminf(out->games.w * (wide ? 0.6F : 0.56F), fmaxf(150, fminf(two_rows, wide ? 360 : 240))));
  out->games.h = words_h + out->picture_h;
}

struct rect layout_home_card(const struct home_grid *grid, int index)
{
  int column = index % grid->columns, row = index / grid->columns;
  return rect_of((float)column * (grid->w + grid->gap), (float)row * (grid->h + grid->gap), grid->w, grid->h);
}

float layout_home_rows(const struct home_grid *grid, int count)
{
  int rows = (count + grid->columns - 1) / grid->columns;
  return rows ? (float)rows * (grid->h + grid->gap) - grid->gap : 0;
}

void layout_home_game(struct home_card_layout *out, const struct home_layout *l, struct rect card)
{
  out->picture = rect_of(card.x + 8, card.y + 8, card.w - 16, l->picture_h);
  out->board = rect_inset(out->picture, 8, 8);
  out->mark = rect_of(out->picture.x + 8, out->picture.y + 8, out->picture.w - 16, 24);
  struct rect in = rect_of(card.x + 16, rect_bottom(out->picture) + 12, card.w - 32, 0);
  out->name = rect_of(in.x, in.y, in.w, 22);
  out->summary = rect_of(in.x, rect_bottom(out->name) + 4, in.w, l->summary_h);
  out->rules = rect_of(rect_right(card) - 48, rect_bottom(card) - 46, 44, 44);
  out->players = rect_of(in.x, out->rules.y, out->rules.x - in.x - 8, 44);
}

void layout_home_saved(struct home_saved_layout *out, struct rect card)
{
  out->picture = rect_of(card.x + 8, card.y + 8, card.h - 16, card.h - 16);
  out->remove = rect_of(rect_right(card) - 48, card.y + 4, 44, 44);
  float x = rect_right(out->picture) + 12, w = rect_right(card) - 16 - x, top = card.y + (card.h - 64) / 2;
  out->name = rect_of(x, top, out->remove.x - x, 22);
  out->players = rect_of(x, top + 24, w, 20);
  out->state = rect_of(x, top + 44, w, 20);
  out->message = rect_of(x, top + 24, w, 40);
}

void layout_home_going(struct home_going_layout *out, struct rect card)
{
  bool narrow = card.w < 720;
  out->picture = rect_of(card.x + 12, card.y + 12, card.h - 24, card.h - 24);
  struct rect in = rect_of(rect_right(out->picture) + (narrow ? 16 : 24), card.y, 0, card.h);
  in.w = rect_right(card) - in.x - (narrow ? 16 : 24);
  out->button = rect_of(rect_right(in) - (narrow ? 132 : 168), card.y + (card.h - 48) / 2, narrow ? 132 : 168, 48);
  if (narrow) {
    out->button.y = rect_bottom(card) - 16 - 48;
    out->remove = rect_of(rect_right(card) - 52, card.y + 8, 44, 44);
    in.w = out->button.x - 16 - in.x;
  } else {
    out->remove = rect_of(out->button.x - 52, card.y + (card.h - 44) / 2, 44, 44);
    in.w = out->remove.x - 8 - in.x;
  }
  float top = card.y + floorf((card.h - 104) / 2);
  out->label = rect_of(in.x, top, in.w, 18);
  out->name = rect_of(in.x, top + 20, in.w, 28);
  out->players = rect_of(in.x, top + 52, in.w, 24);
  out->state = rect_of(in.x, top + 82, in.w, 20);
}
