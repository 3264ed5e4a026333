#include "app/reporting.h"

#include "app/look_bar.h"
#include "app/narrate.h"
#include "app/script_notice.h"
#include "app/state.h"
#include "app/thinker.h"

#include <stdio.h>
#include <string.h>

enum { POSITION_MS = 200, QUICK_NODES = 2000, QUICK_DEPTH = 4, REPORT_HASH_MB = 8 };

void reporting_init(struct reporting *reporting, bool quick)
{
  *reporting = (struct reporting){.limits = {.lines = 1, .hash_mb = REPORT_HASH_MB}};
  if (quick) reporting->limits.nodes = QUICK_NODES, reporting->limits.depth = QUICK_DEPTH;
  else reporting->limits.ms = POSITION_MS;
}

void reporting_release(struct reporting *reporting)
{
  report_release(&reporting->report);
  reporting->match = NULL;
  reporting->running = false;
}

/* ---- asking ---- */

static bool is_of(const struct reporting *r, const struct match *match)
{
  return r->report.turn && r->match == match && r->report.count == match->game.count && r->key == match->game.now.key;
}

void reporting_drop(struct app *app)
{
  if (app->reporting.running) {
    thinker_stop(app->analyst);
    if (!strcmp(app->play.note, app_text(app, "ui.report.begun"))) *app->play.note = '\0'; /* it does so no longer */
  }
  reporting_release(&app->reporting);
  app->again = true;
}

static void ask(struct app *app) { thinker_ask_at(app->analyst, app->match, app->reporting.report.done, &app->reporting.limits); }

static void begin(struct app *app)
{
  struct reporting *r = &app->reporting;
  analysis_rest(app);
  reporting_release(r);
  r->match = app->match;
  r->key = app->match->game.now.key;
  report_init(&r->report, &app->match->game);
  r->running = true;
  app->again = true;
  play_say(app, "ui.report.begun", -1);
  ask(app);
}

static void tell_whole(struct app *app)
{
  int marked = report_marked(&app->reporting.report);
  char count[16];
  struct strbuf text;
  strbuf_init(&text);
  snprintf(count, sizeof count, "%d", marked);
  app_fill(app, &text, marked == 0 ? "ui.report.found_none" : marked == 1 ? "ui.report.found_one" : "ui.report.found", "count", count);
  play_note(app, text.text);
  strbuf_release(&text);
}

void reporting_making_words(const struct app *app, struct strbuf *out)
{
  const struct report *report = &app->reporting.report;
  char done[16], total[16];
  if (!app->reporting.running) return;
  snprintf(done, sizeof done, "%d", report->done);
  snprintf(total, sizeof total, "%d", report->count + 1);
  text_fill(out, app_text(app, "ui.report.making"), (const struct text_value[]){{"done", done}, {"total", total}}, 2);
}

/* For those who do not see how far it is: each quarter, as it is reached. `before`: so many positions were known. */
static void tell_quarter(const struct app *app, int before)
{
  const struct report *report = &app->reporting.report;
  int all = report->count + 1, quarter = 4 * report->done / all;
  if (quarter == 4 * before / all || quarter < 1 || quarter > 3) return;
  char key[32];
  snprintf(key, sizeof key, "ui.report.quarter_%d", quarter);
  speech_say(app, app_text(app, key));
}

bool reporting_thought(struct app *app)
{
  static struct search_info info; /* large, and the window's thread alone asks */
  struct reporting *r = &app->reporting;
  struct error err;
  if (!r->running || !thinker_answer(app->analyst, &info, &err)) return false;
  if (*err.message || info.line_count == 0 || !is_of(r, app->match)) {
    if (*err.message) narrate(app, "note", "%s", err.message);
    reporting_drop(app);
    return true;
  }
  script_notice_tell(app, info.script_error);
  int before = r->report.done;
  report_take(&r->report, &app->match->game, &info.line[0]);
  tell_quarter(app, before);
  r->running = !report_is_whole(&r->report);
  if (r->running) ask(app);
  else tell_whole(app);
  return true;
}

void reporting_update(struct app *app)
{
  if (app->reporting.report.turn && !is_of(&app->reporting, app->match)) reporting_drop(app);
}

void reporting_give_up(struct app *app)
{
  if (app->reporting.running) reporting_drop(app);
}

/* ---- what the player wants ---- */

static bool is_over(const struct app *app) { return app->match->game.outcome.type != OUTCOME_NONE; }

static const char *refused(const struct app *app)
{
  const char *why = analysis_refused(app);
  if (why) return why;
  if (app->match->game.count == 0) return "ui.keys.told.start";
  return app->screen == APP_PLAY && !is_over(app) ? "ui.report.later" : NULL;
}

bool reporting_may(const struct app *app) { return !refused(app); }

bool reporting_toggle(struct app *app)
{
  const char *why = refused(app);
  if (why) {
    play_say(app, why, -1);
    return true;
  }
  if (app->screen == APP_PLAY) {
    review_open(app);
    if (reporting_seen(app)) return true;
  }
  if (reporting_seen(app)) {
    reporting_drop(app);
    play_say(app, "ui.report.gone", -1);
  } else {
    begin(app);
  }
  return true;
}

bool reporting_seen(const struct app *app) { return app->match && is_of(&app->reporting, app->match); }

enum turn_mark reporting_mark(const struct app *app, int number)
{
  return reporting_seen(app) && number >= 0 && number < app->reporting.report.count ? app->reporting.report.turn[number].mark : TURN_FINE;
}

void reporting_words(const struct app *app, struct strbuf *out, int number)
{
  if (reporting_mark(app, number) == TURN_FINE) return;
  struct words words = app_match_words(app);
  if (out->length > 0) strbuf_add_char(out, ' ');
  report_words(out, &words, &app->reporting.report, &app->match->game, number);
}

bool reporting_go(struct app *app, int by)
{
  if (app->reporting.running && reporting_seen(app)) {
    struct strbuf text;
    strbuf_init(&text);
    reporting_making_words(app, &text);
    play_note(app, text.text);
    strbuf_release(&text);
    return true;
  }
  const struct report *report = &app->reporting.report;
  bool whole = reporting_seen(app) && report_is_whole(report);
  int shown = table_shown_turns(&app->table), to = whole ? report_next(report, shown, by) : -1;
  if (whole && to < 0) to = report_next(report, by > 0 ? 0 : report->count + 1, by); /* round the end */
  if (whole && to < 0) play_say(app, "ui.report.found_none", -1);
  else if (to < 0 || to == shown) play_say(app, whole ? "ui.report.no_more" : "ui.report.none", -1);
  else review_run(app, false), look_to(app, to, false);
  return true;
}
