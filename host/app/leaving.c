#include "app/leaving.h"

#include "app/narrate.h"
#include "app/state.h"
#include "app/ui_question.h"

void leaving_begin(struct app *app)
{
  struct leaving *leaving = &app->leaving;
  if (leaving->waiting || leaving->asks) {
    app->quit = true;
    return;
  }
  leaving->waiting = true;
  saving_clock(app);
  saving_retry(app);
  leaving_follow(app);
}

static void words(const struct app *app, struct strbuf *out)
{
  saving_why(app, out);
  strbuf_addf(out, " %s", app_text(app, "ui.leaving.ask"));
}

void leaving_follow(struct app *app)
{
  struct leaving *leaving = &app->leaving;
  if (!leaving->waiting || saving_busy(app)) return;
  leaving->waiting = false;
  app->quit = !saving_unsaved(app, NULL);
  if (app->quit) return;
  struct strbuf text;
  strbuf_init(&text);
  words(app, &text);
  narrate(app, "ask", "%s", text.text);
  strbuf_release(&text);
  leaving->asks = app->again = true;
  app->input.listing = app->input.readout.open = false;
}

bool leaving_stay(struct app *app)
{
  bool any = app->leaving.asks;
  app->leaving.asks = false;
  app->again |= any;
  return any;
}

void leaving_draw(struct app *app)
{
  const char *const labels[] = {app_text(app, "ui.leaving.stay"), app_text(app, "ui.leaving.quit")};
  struct strbuf text;
  if (!app->leaving.asks) return;
  strbuf_init(&text);
  words(app, &text);
  int answer = ui_question(&app->ui, ui_id("leaving", 0), text.text, labels, 2);
  strbuf_release(&text);
  if (answer == 0) leaving_stay(app);
  if (answer == 1) app->quit = true;
}
