/* The question before a saved game is removed, and where the keyboard goes when it is gone. */
#include "app/home.h"
#include "app/narrate.h"
#include "app/state.h"
#include "app/ui_question.h"

#include <string.h>

uint64_t home_remove_id(int number) { return ui_id("remove", number); }

static const struct stored *stored_at(struct app *app, const char *path)
{
  const struct stored_list *const lists[] = {*path ? saving_list(app) : NULL, *path ? saving_page(app) : NULL};
  for (int l = 0; l < 2; l++)
    for (int i = 0; lists[l] && i < lists[l]->count; i++)
      if (!strcmp(lists[l]->item[i].path, path)) return &lists[l]->item[i];
  return NULL;
}

static bool on_screen(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return true;
  return false;
}

/* The keyboard does not fall out of the screen with what it was on: it goes to what has its place now, to those before, those after, or the
   first game. */
void home_follow_removed(struct app *app)
{
  struct ui *ui = &app->ui;
  struct home *home = &app->home;
  if (!*home->removed || stored_at(app, home->removed)) return;
  *home->removed = '\0';
  int number = home->removing_number;
  if (ui->focus != home_remove_id(number)) return; /* it went elsewhere meanwhile */
  const struct stored_list *list = saving_page(app);
  int count = list ? list->first + list->count : 0;
  uint64_t to = 0;
  for (int n = number; !to && n >= -1; n--) to = on_screen(ui, home_remove_id(n)) ? home_remove_id(n) : 0;
  for (int n = number + 1; !to && n < count; n++) to = on_screen(ui, home_remove_id(n)) ? home_remove_id(n) : 0;
  ui_focus(ui, to ? to : ui_id("game", 0));
  app->again = true;
}

static void question_words(struct app *app, struct strbuf *out, const struct stored *stored)
{
  if (*stored->fault) app_fill(app, out, "ui.choose.remove_broken", "file", home_file_name(stored));
  else app_fill(app, out, "ui.choose.remove_sure", "game", home_saved_name(app, stored));
}

void home_ask_about(struct app *app, int number, const char *path)
{
  const struct stored *stored = stored_at(app, path);
  if (!stored) return;
  struct strbuf question;
  strbuf_init(&question);
  question_words(app, &question, stored);
  narrate(app, "ask", "%s", question.text);
  strbuf_release(&question);
  SDL_strlcpy(app->home.removing, path, sizeof app->home.removing);
  app->home.removing_number = number;
  app->again = true;
}

void home_ask(struct app *app)
{
  const struct stored *stored = stored_at(app, app->home.removing);
  if (!stored) return;
  const char *const labels[] = {app_text(app, "ui.choose.keep"), app_text(app, "ui.choose.remove")};
  struct strbuf question;
  strbuf_init(&question);
  question_words(app, &question, stored);
  int answer = ui_question(&app->ui, ui_id("ask", 0), question.text, labels, 2);
  strbuf_release(&question);
  if (answer == QUESTION_OPEN) return;
  if (answer == 1 && !strcmp(saving_path(app), app->home.removing)) app_drop(app); /* or it would come back */
  if (answer == 1) saving_remove(app, app->home.removing);
  if (answer == 1 && app->ui.keyboard) SDL_strlcpy(app->home.removed, app->home.removing, sizeof app->home.removed);
  *app->home.removing = '\0', app->again = true;
}
