#include "app/board_keys.h"
#include "app/narrate.h"
#include "app/play_panel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- what changed ---- */

static void changed(struct app *app)
{
  app->asking = false;
  if (!*app->match->game.script_error) app->notice_closed = false;
  ui_scroll_to_end(&app->ui, ui_id("turns", 0));
  saving_changed(app);
  narrate_position(app);
  narrate_prompt(app);
}

void app_changed(struct app *app)
{
  table_changed(app, &app->table);
  changed(app);
}

void app_played(struct app *app, enum match_event event)
{
  if (event == MATCH_NOTHING) return;
  app->again = true;
  app->asking = false;
  if (event == MATCH_PLAYED) {
    narrate_turn(app);
    changed(app);
    return;
  }
  if (event == MATCH_HOPPED) narrate(app, "hop", "%s", app->match->rules->board.name[app->match->chain.at]);
  narrate_prompt(app);
}

static bool press(struct app *app, float x, float y)
{
  bool asked = app->asking;
  app->asking = false;
  return table_press(app, &app->table, x, y) || asked;
}

static bool move(struct app *app, float x, float y) { return table_move(app, &app->table, x, y); }
static bool release(struct app *app, float x, float y) { return table_release(app, &app->table, x, y); }
static bool wheel(struct app *app, float dy) { return table_wheel(app, &app->table, dy); }
static int animated(const struct app *app) { return table_animated(&app->table); }

/* ---- drawing ---- */

struct notice {
  struct rect room, at;
  float words_w, h1, h2;
};

static struct notice lay_notice(struct app *app, struct rect room)
{
  struct notice n = {.room = room};
  float w = fminf(room.w, 560);
  n.words_w = w - 104;
  n.h1 = ui_paragraph_height(&app->ui, STYLE_SECONDARY_STRONG, n.words_w, app_text(app, "ui.script_failed"));
  n.h2 = ui_paragraph_height(&app->ui, STYLE_LABEL, n.words_w, app->match->game.script_error);
  n.at = rect_of(room.x + (room.w - w) / 2, rect_bottom(room) - n.h1 - n.h2 - 32, w, n.h1 + n.h2 + 28);
  return n;
}

static bool fits(const struct notice *n) { return n->at.h + 4 <= n->room.h; }

/* A script's ending failed: its message over the list of turns, or where it does not fit there over the foot of the board, until it
   is closed. */
static void draw_notice(struct app *app, const struct play_layout *layout)
{
  const char *error = app->match->game.script_error;
  if (!*error || app->notice_closed) return;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct notice n = lay_notice(app, layout->turns);
  if (!fits(&n)) n = lay_notice(app, layout->board);
  if (!fits(&n)) { /* as much of it as there is room for */
    n.h2 = n.room.h - n.h1 - 36;
    n.at = rect_of(n.at.x, n.room.y, n.at.w, n.room.h - 4);
  }
  gfx_box(ui->gfx, n.at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(n.at.x + 26), (double)(n.at.y + 24), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_of(n.at.x + 48, n.at.y + 14, n.words_w, n.h1), t->ink, app_text(app, "ui.script_failed"));
  ui_paragraph(ui, STYLE_LABEL, rect_of(n.at.x + 48, n.at.y + 14 + n.h1, n.words_w, n.h2), t->muted, error);
  ui_cover(ui, ui_id("notice", 0), n.at);
  if (ui_icon_button(ui, ui_id("notice", 1), rect_of(rect_right(n.at) - 48, n.at.y + 2, 44, 44), ICON_CLOSE, app_text(app, "ui.keys.close"), true))
    app->notice_closed = app->again = true;
}

/* "2 players · Long jumps: yes": only what was chosen otherwise than by default. */
static void subtitle(struct app *app, struct strbuf *out)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  const struct option *option;
  int count = variant_options(match->variant, &option);
  app_players_text(app, out, match->rules->player_count, match->rules->player_count);
  for (int i = 0; i < count; i++) {
    if (match->choices.value[i] == option[i].initial) continue;
    strbuf_add(out, " · ");
    words_option(out, &words, &option[i]);
    strbuf_add(out, ": ");
    words_option_value(out, &words, &option[i], match->choices.value[i]);
  }
}

static void back(struct app *app)
{
  if (app->asking) app->asking = false, app->again = true;
  else if (app->match->lifted) app_played(app, match_drop(app->match));
  else app_set_up(app, app->match->variant);
}

/* On the holes nothing says their names, so the one pointed at is said in a corner that the board leaves. */
static void draw_pointed(struct app *app, struct rect at)
{
  int keyed = board_keys_cell(app, &app->table), cell = keyed != NO_CELL ? keyed : app->table.pointed;
  if (cell < 0 || app->table.view.board->look == LOOK_SQUARES) return;
  struct rect corner = rect_of(at.x, rect_bottom(at) - 22, 72, 20);
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, corner, ALIGN_LEFT, app->theme->muted, app->match->rules->board.name[cell]);
}

static void draw(struct app *app, float w, float h)
{
  struct play_layout layout;
  layout_play(&layout, w, h, app->match->rules->player_count);
  struct words words = app_match_words(app);
  struct strbuf line;
  strbuf_init(&line);
  subtitle(app, &line);
  table_draw(app, &app->table, layout.board);
  draw_pointed(app, layout.board);
  bool leave = app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), line.text);
  strbuf_release(&line);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  play_panel_draw(app, &layout);
  draw_notice(app, &layout);
  if (leave) app_set_up(app, app->match->variant);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  if (control && code == SDLK_z) return play_undo(app);
  if (control && code == SDLK_y) return play_redo(app);
  if (code == SDLK_RETURN || code == SDLK_KP_ENTER) return play_end_turn(app);
  return false;
}

const struct screen screen_play = {.name = "play", .draw = draw, .back = back, .press = press, .move = move, .release = release, .wheel = wheel, .key = key,
                                   .animated = animated};
