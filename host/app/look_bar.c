#include "app/look_bar.h"

#include "app/narrate.h"
#include "app/turn_list.h"

#include <stdio.h>
#include <string.h>

bool look_to(struct app *app, int turns, bool glide)
{
  int count = app->match->game.count, before = table_shown_turns(&app->table);
  turns = turns < 0 ? 0 : turns > count ? count : turns;
  if (turns == before) return false;
  table_look(app, &app->table, turns, glide);
  play_note_over(app);
  turn_list_follow(app);
  struct strbuf text;
  strbuf_init(&text);
  look_told(app, turns, &text);
  narrate(app, "look", "%d %s", turns, text.text);
  strbuf_release(&text);
  return true;
}

bool look_still(struct app *app)
{
  if (app->screen != APP_PLAY || table_shown_turns(&app->table) >= app->match->game.count) return false;
  if (strcmp(app->play.note, app_text(app, "ui.play.looking_still")) != 0) play_say(app, "ui.play.looking_still", -1);
  return true;
}

void look_words(const struct app *app, struct strbuf *out) { look_words_at(app, table_shown_turns(&app->table), out); }

void look_words_at(const struct app *app, int turns, struct strbuf *out)
{
  const struct match *match = app->match;
  if (turns == 0) {
    strbuf_add(out, app_text(app, "ui.play.looking_start"));
    return;
  }
  const struct played *played = &match->game.played[turns - 1];
  struct words words = app_match_words(app);
  struct strbuf player, turn;
  char round[16];
  strbuf_init(&player), strbuf_init(&turn);
  snprintf(round, sizeof round, "%d", turn_list_round(&match->game, turns - 1) + 1);
  words_player(&player, &words, match->rules, played->before.side);
  turn_write(&turn, match->rules, &played->turn, &played->path);
  const struct text_value values[] = {{"round", round}, {"player", player.text}, {"turn", turn.text}};
  text_fill(out, app_text(app, "ui.play.looking"), values, 3);
  strbuf_release(&player), strbuf_release(&turn);
}

void look_told(const struct app *app, int turns, struct strbuf *out)
{
  look_words_at(app, turns, out);
  if (reporting_mark(app, turns - 1) == TURN_FINE) return;
  strbuf_add_char(out, '.');
  reporting_words(app, out, turns - 1);
}

bool look_buttons(struct app *app, struct rect at, const bool *plays)
{
  int now = table_shown_turns(&app->table), count = app->match->game.count;
  /* `to`: the turns looked at. The one that plays stands in the middle. */
  const struct {
    enum icon icon;
    const char *label;
    int to;
    bool glide;
  } button[] = {
    {ICON_FIRST, "ui.play.first", 0, false}, {ICON_BACK, "ui.play.back", now - 1, false}, {ICON_FORWARD, "ui.play.forward", now + 1, true},
    {ICON_LAST, "ui.play.last", count, false},
  };
  bool used = false;
  for (int i = 0, place = 0; i < 4; i++, place++) {
    if (i == 2 && plays) {
      struct rect middle = rect_of(at.x + (float)(place++ * LOOK_BUTTON), at.y, LOOK_BUTTON, LOOK_BUTTON);
      used = ui_icon_button(&app->ui, ui_id("look", 4), middle, *plays ? ICON_PAUSE : ICON_PLAY, app_text(app, *plays ? "ui.review.pause" : "ui.review.play"),
                            count > 0);
    }
    struct rect place_at = rect_of(at.x + (float)(place * LOOK_BUTTON), at.y, LOOK_BUTTON, LOOK_BUTTON);
    bool may = i < 2 ? now > 0 : now < count;
    if (!ui_icon_button(&app->ui, ui_id("look", i), place_at, button[i].icon, app_text(app, button[i].label), may)) continue;
    review_run(app, false);
    look_to(app, button[i].to, button[i].glide);
  }
  return used;
}
