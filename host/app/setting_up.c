#include "app/setting_up.h"

#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"
#include "base/text.h"
#include "core/outcome.h"
#include "platform/paths.h"

#include <stdlib.h>
#include <string.h>

void setting_up_release(struct setting_up *setting_up) { setup_files_release(&setting_up->files); }

/* ---- set-ups in files: read each time the screen is opened, for they may be another now ---- */

struct files_task {
  struct task task;
  struct variant *variant;
  struct setup_files files;
};

static void read_files(struct task *task)
{
  struct files_task *t = (struct files_task *)task;
  char beside[1024];
  struct strbuf own;
  strbuf_init(&own);
  if (setup_folder_beside(beside, sizeof beside, t->variant)) setup_files_read(&t->files, beside);
  if (paths_user_setups(&own, NULL)) {
    strbuf_addf(&own, "/%s", variant_id(t->variant));
    setup_files_read(&t->files, own.text);
  }
  strbuf_release(&own);
}

static void take_files(struct app *app, struct task *task)
{
  struct files_task *t = (struct files_task *)task;
  struct setting_up *s = app ? &app->setting_up : NULL;
  if (s && s->game.variant == t->variant) {
    setup_files_release(&s->files);
    s->files = t->files;
    s->files_number++;
    s->files_known = true, s->files_checked = false;
    s->start.known = false;
    setup_files_init(&t->files);
  }
  setup_files_release(&t->files);
  free(t);
}

static void want_files(struct app *app)
{
  struct files_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = read_files, .done = take_files};
  t->variant = app->setting_up.game.variant;
  setup_files_init(&t->files);
  worker_do(app->files, &t->task);
}

/* ---- which of them can be used, by the rules for what is chosen ---- */

struct check_task {
  struct task task;
  struct variant *variant;
  struct choices choices;
  int number;
  struct setup_files files; /* copies */
};

static void check_files(struct task *task)
{
  struct check_task *t = (struct check_task *)task;
  setup_files_check(&t->files, t->variant, &t->choices);
}

static void take_checked(struct app *app, struct task *task)
{
  struct check_task *t = (struct check_task *)task;
  struct setting_up *s = app ? &app->setting_up : NULL;
  if (s && s->game.variant == t->variant && s->files_number == t->number && s->files.count == t->files.count) {
    for (int i = 0; i < s->files.count; i++) {
      memcpy(s->files.item[i].fault, t->files.item[i].fault, sizeof s->files.item[i].fault);
      s->files.item[i].unfit = t->files.item[i].unfit;
    }
    s->start.known = false;
  }
  setup_files_release(&t->files);
  free(t);
}

static void want_checked(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  if (!s->files_known || s->files_checked) return;
  s->files_checked = true;
  if (!s->files.count) return;
  struct check_task *t = memory_new(1, sizeof *t);
  t->task = (struct task){.run = check_files, .done = take_checked};
  t->variant = s->game.variant;
  t->choices = s->game.choices;
  t->number = s->files_number;
  setup_files_init(&t->files);
  t->files.item = memory_new((size_t)s->files.count, sizeof *t->files.item);
  t->files.count = s->files.count;
  memcpy(t->files.item, s->files.item, (size_t)s->files.count * sizeof *t->files.item);
  worker_do(app->scripts, &t->task);
}

/* ---- what is chosen ---- */

void setting_up_begin(struct app *app, struct variant *variant, const struct choices *choices)
{
  struct setting_up *s = &app->setting_up;
  int number = s->files_number;
  setting_up_release(s);
  memset(s, 0, sizeof *s);
  s->files_number = number + 1;
  new_game_init(&s->game, variant);
  remembered_give(&app->remembered.all, &s->game);
  if (choices) s->game.choices = *choices;
  for (int i = 0; i < MAX_PLAYERS; i++) {
    s->name[i].edit.limit = PARTICIPANT_NAME_SIZE - 1;
    edit_set(&s->name[i].edit, s->game.participant[i].name);
  }
  s->typed.edit.limit = START_TEXT_SIZE - 1;
  s->typed.edit.line_end = '/';
  if (s->game.start == START_TYPED) edit_set(&s->typed.edit, s->game.start_text);
  want_files(app);
  setting_up_changed(app);
}

void setting_up_changed(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  preview_of(&app->setup, s->game.variant, &s->game.choices);
  s->start.known = s->start_wanted = s->files_checked = false;
  app->again = true;
}

void setting_up_start_at(struct app *app, enum start_type type, const char *text)
{
  struct setting_up *s = &app->setting_up;
  s->game.start = type;
  SDL_strlcpy(s->game.start_text, text, sizeof s->game.start_text);
  int players = new_game_start_players(&s->game, &s->files);
  if (players >= variant_min_players(s->game.variant) && players <= variant_max_players(s->game.variant)) s->game.choices.players = players;
  setting_up_changed(app);
}

/* Why the chosen start is none, in the player's language; `why` is told. */
static void complain(struct app *app, const char *key, const char *why)
{
  struct chosen_start *start = &app->setting_up.start;
  struct strbuf message, said;
  strbuf_init(&message), strbuf_init(&said);
  struct words words = app_words(app, app->setting_up.game.variant);
  words_told(&said, &words, why);
  const struct text_value values[] = {{"why", said.text}, {"name", app->setting_up.game.start_text}};
  text_fill(&message, app_text(app, key), values, sizeof values / sizeof *values);
  start->wrong = true;
  SDL_strlcpy(start->message, message.text, sizeof start->message);
  strbuf_release(&message), strbuf_release(&said);
}

/* A position that was chosen, when it can be read, must leave something to play. */
static void check_not_over(struct app *app, const struct rules *rules)
{
  struct outcome outcome;
  struct error err;
  if (!outcome_of(&outcome, rules, &app->setting_up.start.position, &err)) complain(app, "ui.setup.wrong_start", err.told);
  else if (outcome.type != OUTCOME_NONE) complain(app, "ui.setup.start_over", "");
}

static void find_start(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  const struct rules *rules = app->setup.rules;
  const char *text, *fault = new_game_start_fault(&s->game, &s->files);
  struct error err;
  int players = new_game_start_players(&s->game, &s->files);
  s->start = (struct chosen_start){.known = true};
  SDL_strlcpy(s->start.language, app->language, sizeof s->start.language);
  if (fault) {
    complain(app, "ui.setup.wrong_file", fault);
  } else if (!new_game_start_text(&text, &s->game, &s->files)) {
    if (!s->files_known) s->start.known = false, s->start.wrong = true; /* it is in a file that is not read yet */
    else complain(app, "ui.setup.no_such_start", s->game.start_text);
  } else if (!text) {
    position_copy(&s->start.position, &rules->start, rules);
  } else if (players && players != rules->player_count) {
    char number[12];
    SDL_snprintf(number, sizeof number, "%d", players);
    complain(app, "ui.setup.start_players", number);
  } else if (!position_read_any(&s->start.position, text, rules, &err)) {
    complain(app, *text ? "ui.setup.wrong_start" : "ui.setup.empty_start", err.told);
  } else {
    check_not_over(app, rules);
  }
}

void setting_up_follow(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  if (app->setup.ready && app->setup.rules) want_checked(app);
  if (!app->setup.ready || !app->setup.rules) s->start.known = false;
  else if (!s->start.known) new_game_settle(&s->game, app->setup.rules), find_start(app);
  else if (strcmp(s->start.language, app->language) != 0) find_start(app);
  if (!s->say_wrong || !s->start.known) return;
  s->say_wrong = false;
  if (s->start.wrong) narrate(app, "start", "%s", s->start.message);
}

/* ---- the game ---- */

static void narrate_match(const struct app *app, const struct match *match)
{
  const struct timer_rule *clock = &match->timer.rule;
  for (int i = 0; i < match->rules->player_count; i++) {
    const struct participant *who = &match->participant[i];
    const char *colour = participant_colour(match->participant, match->rules, i);
    if (who->computer) narrate(app, "seat", "%s computer %d %s", colour, who->level, who->name);
    else narrate(app, "seat", "%s person %s", colour, who->name);
  }
  if (clock->type == TIMER_TOTAL) narrate(app, "clock", "total %d %d", (int)(clock->ms / 1000), (int)(clock->increment_ms / 1000));
  if (clock->type == TIMER_TURN) narrate(app, "clock", "turn %d", (int)(clock->ms / 1000));
}

bool setting_up_start_typed(struct app *app, const char *text)
{
  struct setting_up *s = &app->setting_up;
  if (app->screen != APP_SETUP || !*text) return false;
  edit_set(&s->typed.edit, text);
  setting_up_start_at(app, START_TYPED, s->typed.edit.text);
  return s->type_next = s->say_wrong = true;
}

bool setting_up_ready(const struct app *app)
{
  const struct setting_up *s = &app->setting_up;
  return app->setup.ready && app->setup.rules && s->start.known && !s->start.wrong;
}

bool setting_up_play(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  setting_up_follow(app);
  s->start_wanted = !app->setup.ready;
  if (!setting_up_ready(app)) return false;
  struct match *match;
  struct error err;
  struct strbuf start;
  strbuf_init(&start);
  position_write(&start, &s->start.position, app->setup.rules);
  bool ok = match_new_with_rules(&match, s->game.variant, &s->game.choices, app->setup.rules, s->game.start == START_STANDARD ? NULL : start.text, &err);
  strbuf_release(&start);
  app->setup.rules = NULL; /* they are the match's now; the screen makes others when it is seen again */
  app->setup.ready = s->start.known = false;
  if (!ok) return false;
  new_game_participants(match->participant, &s->game);
  if (s->game.clock.type != TIMER_NONE) timer_init(&match->timer, &s->game.clock);
  remembered_file_keep(app, &s->game);
  narrate_match(app, match);
  app_take(app, match, NULL);
  return true;
}
