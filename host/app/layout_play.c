#include "app/layout_play.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const float tool_least = 52; /* wide: for a word of eight letters under its icon */
static const float turns_least = 90; /* high, below the board: the heads of the columns and two rows of turns */

static float side_width(float w) { return w >= 2400 ? 480 : w >= 1600 ? 380 : w >= 1100 ? 348 : w >= 900 ? 300 : 240; }

static void place_tools(struct play_layout *out, struct rect strip, int tools)
{
  int most = (int)(strip.w / tool_least);
  out->tools = tools < most ? tools : most;
  if (out->tools > LAYOUT_TOOLS) out->tools = LAYOUT_TOOLS;
  float w = fminf(96, floorf(strip.w / (float)out->tools)), left = strip.x + floorf((strip.w - w * (float)out->tools) / 2);
  for (int i = 0; i < out->tools; i++) out->tool[i] = rect_of(left + (float)i * w, strip.y, w, strip.h);
}

/* Rows of players from tall to low, to choose from. */
static const struct player_row {
  float h, gap;
  bool one_line;
} player_row[] = {{60, 8, false}, {52, 4, false}, {40, 4, true}, {26, 1, true}};
enum { ROW_ONE_LINE = 2, ROW_LAST = 3 };

/* From the top of `in`, which is what they leave then. */
static void place_players(struct play_layout *out, struct rect in, int players, int kind, bool low)
{
  const struct player_row *row = &player_row[kind];
  out->one_line = row->one_line;
  for (int i = 0; i < players; i++) {
    out->player[i] = rect_cut_top(&in, row->h);
    rect_cut_top(&in, row->gap);
  }
  rect_cut_top(&in, low ? 8 : 16);
  out->divider = low ? 8 : 12;
  out->turns = in;
}

static float rows_height(int kind, int players) { return (player_row[kind].h + player_row[kind].gap) * (float)players; }

static void side_panel(struct play_layout *out, float w, float h, int players, int tools)
{
  float pw = side_width(w), margin = layout_side_margin(w, h), pad = layout_is_low(h) ? 8 : 16;
  out->panel = rect_of(w - margin - pw, margin, pw, h - 2 * margin);
  struct rect in = rect_inset(out->panel, pad, pad);
  place_tools(out, rect_cut_bottom(&in, 56), tools);
  rect_cut_bottom(&in, 8);
  out->prompt = rect_cut_bottom(&in, layout_is_low(h) ? 64 : 72);
  rect_cut_bottom(&in, 8);
  out->end_turn = rect_of(in.x, rect_bottom(in) - 44, in.w, 44);

  /* The tallest rows that leave the list of turns its share. */
  bool low = layout_is_low(h);
  int kind = 0;
  while (kind < ROW_LAST && rows_height(kind, players) > (in.h - 52) * (kind >= ROW_ONE_LINE ? 0.8F : low ? 0.5F : 0.62F)) kind++;
  place_players(out, in, players, kind, low);
}

static int player_columns(float w, int players) { return players < 3 ? players : w >= 760 ? 3 : 2; }

static float players_height(float w, int players)
{
  int columns = player_columns(w, players);
  return 44 * (float)((players + columns - 1) / columns) - 4;
}

static float below_needs(float w, int players) { return 8 + players_height(w, players) + 8 + turns_least + 8 + 64 + 8 + 56 + 8; }

static void bottom_panel(struct play_layout *out, float w, float h, float top, int players, int tools)
{
  float margin = 12, needs = below_needs(w, players), board = fminf(w - 2 * margin, h - top - needs - 2 * margin);
  float panel_h = fminf(h - top - board - 2 * margin, needs + 150);
  out->panel = rect_of(margin, h - margin - panel_h, w - 2 * margin, panel_h);
  struct rect in = rect_inset(out->panel, 8, 8);
  place_tools(out, rect_cut_bottom(&in, 56), tools);
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
  out->turns = in;
}

void layout_play(struct play_layout *out, float w, float h, int players, int tools)
{
  memset(out, 0, sizeof *out);
  float top = layout_heading_height(h), margin = layout_side_margin(w, h);
  float beside = fminf(w - side_width(w) - 3 * margin, h - top - 12), below = fminf(w - 24, h - top - below_needs(w, players) - 24);
  out->below = below > beside;
  layout_heading(&out->back, &out->title, &out->subtitle, 0, out->below ? w : w - side_width(w) - 2 * margin, h);
  if (out->below) {
    bottom_panel(out, w, h, top, players, tools);
    out->board = rect_of(12, top, w - 24, out->panel.y - top - 12);
  } else {
    side_panel(out, w, h, players, tools);
    out->board = rect_of(margin, top, w - side_width(w) - 3 * margin, h - top - 12);
  }
}

enum { LIST_LEAST = 36, LINES_LEAST = 60, LINES_FEWEST = 40, GRAPH_LEAST = 36, GAP = 8 };
static_assert(LIST_LEAST + GAP + LINES_LEAST + GAP + GRAPH_LEAST == (int)LAYOUT_ALL_LEAST, "the header tells what all of them need");

void layout_play_tighten(struct play_layout *l, int players, bool low)
{
  const float needs = LAYOUT_ALL_LEAST + GAP, words = 40; /* words: by which the prompt may grow */
  const float roomy = 540; /* for six rows of turns, both as high as they want, the button and a note of some lines */
  if (l->below || l->turns.h >= roomy) return;
  struct rect in = rect_of(l->player[0].x, l->player[0].y, l->player[0].w, rect_bottom(l->turns) - l->player[0].y);
  int kind = ROW_ONE_LINE;
  while (kind < ROW_LAST && rows_height(kind, players) > in.h - needs - words) kind++;
  place_players(l, in, players, kind, low);
}

void layout_play_fit(struct play_layout *l, bool button, float wanted, float least)
{
  float bottom = rect_bottom(l->prompt), room = bottom - l->turns.y - GAP;
  if (l->below) {
    if (!button) l->prompt.w = rect_right(l->end_turn) - l->prompt.x;
  } else if (button) {
    room -= l->end_turn.h + 8;
  }
  float h = fmaxf(l->prompt.h, fminf(wanted, room - fminf(least, room - l->prompt.h)));
  l->prompt.y = bottom - h, l->prompt.h = h;
  if (button && !l->below) l->end_turn.y = l->prompt.y - 8 - l->end_turn.h;
  float end = button && !l->below ? l->end_turn.y : l->prompt.y;
  l->turns.h = fmaxf(0, end - GAP - l->turns.y);
}

/* Under the list, no lower than `least`: the list's rest stays there while it can show a turn. */
static void cut_under(struct rect *list, float wanted, float least, struct rect *out)
{
  if (wanted <= 0) return;
  wanted = fminf(wanted, fmaxf(least, list->h - GAP - LIST_LEAST));
  if (list->h - wanted - GAP >= LIST_LEAST) {
    *out = rect_cut_bottom(list, wanted);
    rect_cut_bottom(list, GAP);
    return;
  }
  *out = rect_of(list->x, list->y, list->w, fminf(list->h, wanted));
  list->h = 0;
}

/* Where both are wanted, from roomy to tight: the first row whose list has room beside them, which gets what is left then. The graph is the
   first to go, as what it shows is also marked in the list and told in words; then the list. */
static const struct {
  float list, lines, graph;
} shared[] = {{220, 200, 200}, {90, 102, 52}, {68, 78, 44}, {68, LINES_LEAST, GRAPH_LEAST}, {LIST_LEAST, 78, GRAPH_LEAST},
              {LIST_LEAST, LINES_LEAST, GRAPH_LEAST}, {LIST_LEAST, LINES_LEAST, 0}, {LIST_LEAST, LINES_FEWEST, 0}, {0, LINES_FEWEST, 0}};

void layout_play_extras(struct play_layout *l, float lines, float graph, struct play_extras *out)
{
  *out = (struct play_extras){0};
  if (lines <= 0 && graph <= 0) return;
  struct rect half = l->turns, *from = &l->turns;
  if (l->below) {
    half = rect_cut_right(&l->turns, floorf((l->turns.w - 2 * GAP) / 2));
    rect_cut_right(&l->turns, 2 * GAP);
    from = &half;
    if (lines <= 0) {
      out->graph = half;
      return;
    }
    if (graph <= 0 || half.h - lines - GAP < GRAPH_LEAST) {
      out->lines = half;
      if (graph > 0) cut_under(&l->turns, fminf(graph, l->turns.h - GAP - LIST_LEAST), 0, &out->graph);
      return;
    }
    out->lines = rect_cut_bottom(from, lines);
    rect_cut_bottom(from, GAP);
    out->graph = half;
    return;
  }
  if (graph <= 0 || lines <= 0) {
    cut_under(from, lines, LINES_LEAST, &out->lines);
    cut_under(from, graph, GRAPH_LEAST, &out->graph);
    return;
  }
  for (size_t i = 0; i < sizeof shared / sizeof *shared; i++) {
    float wants_lines = fminf(lines, shared[i].lines), wants_graph = fminf(graph, shared[i].graph);
    if (i + 1 < sizeof shared / sizeof *shared && from->h < shared[i].list + GAP + wants_lines + (wants_graph > 0 ? GAP + wants_graph : 0)) continue;
    cut_under(from, wants_lines, LINES_FEWEST, &out->lines);
    cut_under(from, wants_graph, GRAPH_LEAST, &out->graph);
    return;
  }
}
