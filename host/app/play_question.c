#include "app/play_question.h"

#include "app/narrate.h"
#include "app/play_tools.h"
#include "app/state.h"

static void fill_players(const struct app *app, struct strbuf *out, const char *key, int player, int other)
{
  struct words words = app_match_words(app);
  struct strbuf a, b;
  strbuf_init(&a), strbuf_init(&b);
  if (player >= 0) words_player(&a, &words, app->match->rules, player);
  if (other >= 0) words_player(&b, &words, app->match->rules, other);
  const struct text_value values[] = {{"player", a.text ? a.text : ""}, {"other", b.text ? b.text : ""}};
  text_fill(out, app_text(app, key), values, 2);
  strbuf_release(&a), strbuf_release(&b);
}

void play_question_words(const struct app *app, struct strbuf *out)
{
  const struct play *play = &app->play;
  int person = play_the_person(app), count = app->match->rules->player_count;
  switch (play->asking) {
  case ASK_NEW: strbuf_add(out, app_text(app, "ui.new_sure")); break;
  case ASK_RESIGN: fill_players(app, out, count == 2 ? "ui.play.resign_sure" : "ui.play.give_up_sure", person, count == 2 ? 1 - person : -1); break;
  case ASK_DRAW: fill_players(app, out, "ui.play.draw_sure", play->offered_by, play->asked); break;
  case ASK_PLAY_ON: strbuf_add(out, app_text(app, "ui.play.play_on_sure")); break;
  case ASK_NOTHING: break;
  }
}

void play_ask(struct app *app, enum question question)
{
  struct strbuf text;
  strbuf_init(&text);
  app->play.asking = question;
  app->again = true;
  play_question_words(app, &text);
  narrate(app, "ask", "%s", text.text);
  strbuf_release(&text);
}

void play_answer_question(struct app *app, bool yes)
{
  enum question question = app->play.asking;
  app->play.asking = ASK_NOTHING;
  app->again = true;
  if (question == ASK_DRAW) play_draw_answered(app, yes);
  if (!yes) return;
  if (question == ASK_NEW) play_restart(app);
  if (question == ASK_RESIGN) play_give_up(app, play_the_person(app), REASON_RESIGNED);
  if (question == ASK_PLAY_ON) play_on_from(app, table_shown_turns(&app->table));
}
