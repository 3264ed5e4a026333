#include "app/narrate.h"

#include "app/play.h"
#include "match/rule_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool narrate_wanted(const struct app *app) { return app->options->narrate || speech_on(app); }

void narrate(const struct app *app, const char *word, const char *format, ...)
{
  if (!narrate_wanted(app)) return;
  char line[8192], spoken[sizeof line];
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line, format, args);
  va_end(args);
  memcpy(spoken, line, sizeof line);
  for (char *c = line; *c; c++)
    if (*c == '\n' || *c == '\t') *c = ' '; /* a script's traceback stays one line */
  if (app->options->narrate) fprintf(stderr, *line ? "%s %s\n" : "%s\n", word, line);
  speech_heard(app, word, spoken);
}

static void say_crowned(const struct app *app, const struct match *match, const struct turn *turn)
{
  if (turn->type == TURN_PASS || turn->kind == turn->before) return;
  struct words words = app_match_words(app);
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.keys.say.crowned", "kind", rule_words_kind(&(struct told_game){&words, match->variant, match->rules}, turn->kind));
  speech_say(app, text.text);
  strbuf_release(&text);
}

void narrate_turn(const struct app *app)
{
  const struct match *match = app_shown_match(app);
  const struct game *game = &match->game;
  if (!narrate_wanted(app) || game->count == 0) return;
  const struct played *last = &game->played[game->count - 1];
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, match->rules, &last->turn, &last->path);
  narrate(app, "turn", "%c %s", match->rules->player[last->before.side].letter, text.text);
  struct words words = app_match_words(app);
  strbuf_clear(&text);
  words_turn(&text, &words, match);
  speech_say(app, text.text);
  say_crowned(app, match, &last->turn);
  strbuf_clear(&text);
  words_placed(&text, &words, match);
  if (text.length > 0) narrate(app, "placed", "%s", text.text);
  strbuf_release(&text);
}

/* `number`: of the turn, from 0; it may be one that was taken back. */
static void add_turn(const struct app *app, struct strbuf *out, int number)
{
  const struct match *match = app_shown_match(app);
  struct words words = app_match_words(app);
  if (number >= match->game.total) return;
  if (out->length > 0) strbuf_add_char(out, ' ');
  words_turn_at(out, &words, match, number);
}

static void tell_turns(const struct app *app, const char *word, const struct strbuf *turns)
{
  struct strbuf text;
  char key[32];
  strbuf_init(&text);
  SDL_snprintf(key, sizeof key, "ui.keys.say.%s%s", word, turns->length > 0 ? "_turn" : "");
  app_fill(app, &text, key, "turn", turns->length > 0 ? turns->text : "");
  narrate(app, word, "%s", text.text);
  strbuf_release(&text);
}

void narrate_undone(const struct app *app, int before)
{
  struct strbuf turns;
  strbuf_init(&turns);
  if (narrate_wanted(app))
    for (int i = before - 1; i >= app_shown_match(app)->game.count; i--) add_turn(app, &turns, i);
  tell_turns(app, "undo", &turns);
  strbuf_release(&turns);
}

void narrate_redone(const struct app *app, int before)
{
  struct strbuf turns;
  strbuf_init(&turns);
  if (narrate_wanted(app))
    for (int i = before; i < app_shown_match(app)->game.count; i++) add_turn(app, &turns, i);
  tell_turns(app, "redo", &turns);
  strbuf_release(&turns);
}

void narrate_position(const struct app *app)
{
  if (!app->options->narrate) return; /* nobody wants to hear that */
  struct strbuf text;
  strbuf_init(&text);
  const struct match *match = app_shown_match(app);
  position_write(&text, &match->game.now, match->rules);
  narrate(app, "position", "%s", text.text);
  strbuf_release(&text);
}

void narrate_prompt(struct app *app)
{
  const struct match *match = app_shown_match(app);
  if (!narrate_wanted(app) || !match) return;
  struct words words = app_match_words(app);
  struct strbuf text;
  strbuf_init(&text);
  if (match->refusal.reason != REFUSAL_NONE) {
    words_refusal(&text, &words, match->rules, &match->refusal);
    narrate(app, "refused", "%s", text.text);
  } else {
    words_prompt(&text, &words, match);
    bool over = match->game.outcome.type != OUTCOME_NONE;
    if (strcmp(text.text, app->said)) narrate(app, over ? "result" : "prompt", "%s", text.text);
    bool start = !match->rules->owned && match->game.count == 0 && !match->lifted && !over;
    if (start && strcmp(text.text, app->said)) speech_say(app, app_text(app, "ui.nobodys_pieces"));
    bool waits = app->screen == APP_PLAY && !over && app->play.paused && play_is_computer(app, match->game.now.side);
    if (waits && strcmp(text.text, app->said)) speech_say(app, app_text(app, "ui.play.waits"));
    SDL_strlcpy(app->said, text.text, sizeof app->said);
  }
  if (*match->game.script_error) narrate(app, "script", "%s", match->game.script_error);
  strbuf_release(&text);
}
