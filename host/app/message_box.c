#include "app/message_box.h"

#include "app/narrate.h"
#include "app/state.h"
#include "app/ui_question.h"
#include "base/utf8.h"

void message_box_show(struct app *app, const char *text, bool told)
{
  SDL_strlcpy(app->message_box.text, text, sizeof app->message_box.text);
  app->input.listing = app->input.readout.open = false;
  app->again = true;
  if (!told) narrate(app, "message", "%s", text);
}

bool message_box_leave(struct app *app)
{
  bool any = *app->message_box.text;
  *app->message_box.text = '\0';
  app->again |= any;
  return any;
}

void message_box_draw(struct app *app)
{
  const char *const labels[] = {app_text(app, "ui.keys.close")};
  if (*app->message_box.text && ui_question(&app->ui, ui_id("message", 0), app->message_box.text, labels, 1) != QUESTION_OPEN) message_box_leave(app);
}
