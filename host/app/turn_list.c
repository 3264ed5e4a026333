#include "app/turn_list.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float row_h = 28, number_w = 36, column_least = 132; /* the last where there are more than two */

static uint64_t list_id(void) { return ui_id("turns", 0); }

/* Two turns side by side or, where there is room, more; further players' below them; each player always in the same place. */
static int columns_in(const struct match *match, float w)
{
  int most = (int)((w - number_w - 6) / column_least), players = match->rules->player_count;
  if (most >= players) return players;
  return most > 2 && players % most == 0 ? most : 2;
}

bool turn_list_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room)
{
  const struct played *played = &match->game.played[number];
  turn_write(out, match->rules, &played->turn, &played->path);
  if (played->path.length < 3 || text_width(lettering, style, out->text) <= room) return false;
  const struct board *board = &match->rules->board;
  char between = strchr(out->text, 'x') ? 'x' : '-';
  strbuf_clear(out);
  strbuf_addf(out, "%s%c…%c%s", board->name[played->path.cell[0]], between, between, board->name[played->path.cell[played->path.length - 1]]);
  return true;
}

static bool new_round(const struct game *game, int number) { return game->played[number].before.side <= game->played[number - 1].before.side; }

int turn_list_round(const struct game *game, int number)
{
  int round = 0;
  for (int n = 1; n <= number; n++) round += new_round(game, n);
  return round;
}

/* True when it was clicked. */
static bool draw_turn(struct app *app, int number, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct match *match = app->match;
  bool shown = number == table_shown_turns(&app->table) - 1;
  enum style style = shown ? STYLE_TABLE_STRONG : STYLE_TABLE;
  uint64_t id = ui_id("turn", number);
  struct strbuf text;
  strbuf_init(&text);
  bool shortened = turn_list_text(&text, match, number, app->lettering, style, (double)at.w - 16);
  float w = fminf((float)text_width(ui->lettering, style, text.text) + 16, at.w);
  struct colour none = {0};
  struct rect pill = rect_of(at.x - 8, at.y + 1, w, at.h - 2);
  if (shown || ui->hot == id) gfx_box(ui->gfx, pill, 8, shown ? t->accent_soft : t->raised, shown ? none : t->line, 1);
  ui_label(ui, style, rect_of(at.x, at.y, at.w - 12, at.h), ALIGN_LEFT, t->ink, text.text);
  strbuf_clear(&text);
  if (shortened) turn_write(&text, match->rules, &match->game.played[number].turn, &match->game.played[number].path);
  bool clicked = ui_spot(ui, id, pill, shortened ? text.text : ""); /* the whole way, when it is pointed at */
  strbuf_release(&text);
  return clicked;
}

int turn_list_draw(struct app *app, struct rect at)
{
  const struct game *game = &app->match->game;
  struct ui *ui = &app->ui;
  if (at.h < 24) return -1;
  int columns = columns_in(app->match, at.w), a_round = (app->match->rules->player_count + columns - 1) / columns;
  float column_w = fminf((at.w - number_w - 6) / (float)columns, 240);
  int rows = 0, round = 0, clicked = -1;
  if (game->count) rows = turn_list_round(game, game->count - 1) * a_round + game->played[game->count - 1].before.side / columns + 1;
  float up = ui_scroll_begin(ui, list_id(), at, (float)rows * row_h);
  for (int n = 0, numbered = -1; n < game->count; n++) {
    int side = game->played[n].before.side;
    if (n > 0) round += new_round(game, n);
    float top = at.y - up + (float)(round * a_round) * row_h;
    struct rect in = rect_of(at.x + number_w + (float)(side % columns) * column_w, top + (float)(side / columns) * row_h, column_w, row_h);
    bool seen = in.y <= rect_bottom(at) && rect_bottom(in) >= at.y;
    if (round != numbered && seen) {
      char number[12];
      snprintf(number, sizeof number, "%d", round + 1);
      ui_label(ui, STYLE_TABLE, rect_of(at.x, in.y, number_w - 14, row_h), ALIGN_RIGHT, app->theme->muted, number);
    }
    numbered = round;
    if (seen && draw_turn(app, n, in)) clicked = n + 1;
  }
  ui_scroll_end(ui, list_id());
  return clicked;
}

/* By the list as it was drawn last. */
void turn_list_follow(struct app *app)
{
  const struct match *match = app->match;
  const struct game *game = &match->game;
  int shown = table_shown_turns(&app->table) - 1;
  struct rect at = ui_scroll_place(&app->ui, list_id());
  if (shown < 0) ui_scroll_to(&app->ui, list_id(), 0);
  else if (shown == game->count - 1 || at.h <= 0) ui_scroll_to_end(&app->ui, list_id());
  if (shown < 0 || shown == game->count - 1 || at.h <= 0) return;
  int columns = columns_in(match, at.w), a_round = (match->rules->player_count + columns - 1) / columns;
  float top = (float)(turn_list_round(game, shown) * a_round + game->played[shown].before.side / columns) * row_h;
  ui_scroll_to(&app->ui, list_id(), floorf(top - (at.h - row_h) / 2));
}
