/* Every screen in the states that are worth looking at, for tests that draw, measure or check all of them. */
#ifndef SALTO_TESTS_APP_SCENES_H
#define SALTO_TESTS_APP_SCENES_H

#include "fixture.h"
#include "scenes_files.h"
#include "scenes_home.h"

#include "app/picture.h"
#include "app/play_question.h"
#include "match/store.h"

#include <stdlib.h>
#include <string.h>

struct scene {
  const char *name;
  enum app_screen screen;
  const char *variant;          /* NULL: none is needed */
  int players;                  /* 0: as many as it begins with */
  const char *position, *section, *exercise;
  bool seated;                  /* people and computers with names, and clocks */
  bool own;                     /* there are variants of one's own, some with faults, whose messages say where these tests are built */
  const char *turns[12], *clicks[4], *keys[12];
  void (*then)(struct app *app); /* what is reached by buttons alone; may be NULL */
};

/* ---- what some of them need ---- */

/* So many turns more, each the middle one of all that there are. */
static inline void scenes_play(struct match *match, int turns)
{
  struct turn_list list;
  struct path path;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  for (int i = 0; i < turns && match->game.outcome.type == OUTCOME_NONE; i++) {
    turns_generate(&list, match->rules, &match->game.now);
    if (list.count == 0) break;
    strbuf_clear(&text);
    turn_list_path(&list, list.count / 2, &path);
    turn_write(&text, match->rules, &list.turn[list.count / 2], &path);
    if (match_type(match, text.text) != MATCH_PLAYED) fail_msg("%s is no turn", text.text);
  }
  strbuf_release(&text);
  turn_list_release(&list);
}

static inline void scenes_many_turns(struct app *app)
{
  scenes_play(app->match, 60);
  app_changed(app);
}

static inline void scenes_half_turns(struct app *app)
{
  scenes_play(app->match, 27);
  app_changed(app);
}

static inline void scenes_some_turns(struct app *app)
{
  scenes_play(app->match, 9);
  app_changed(app);
}

static inline void scenes_hint(struct app *app)
{
  struct turn_list list;
  turn_list_init(&list);
  turns_generate(&list, app->match->rules, &app->match->game.now);
  app->play.turn = list.turn[0];
  turn_list_path(&list, 0, &app->play.path);
  app->play.reason = (struct hint){.first = {HINT_SAVES, 2}};
  app->play.hinted = true;
  app->table.arrow = &app->play.path, app->table.arrow_count = 1;
  turn_list_release(&list);
}

static inline void scenes_resign(struct app *app) { play_ask(app, ASK_RESIGN); }
static inline void scenes_draw(struct app *app)
{
  app->play.offered_by = app->match->game.now.side, app->play.asked = (app->play.offered_by + 2) % app->match->rules->player_count;
  play_ask(app, ASK_DRAW);
}
static inline void scenes_play_on(struct app *app) { play_ask(app, ASK_PLAY_ON); }
static inline void scenes_menu(struct app *app) { app->play.menu_open = true; }
static inline void scenes_contents(struct app *app) { app->reader.listed = true; }
static inline void scenes_answers(struct app *app) { app->reader.open = ~0ULL, app->reader.answered = true, app->reader.laid_w = 0; }
static inline void scenes_fault(struct app *app)
{
  SDL_strlcpy(app->match->game.script_error,
              "variants/some-game/variant.lua:41: attempt to index a nil value (field 'cells')\nstack traceback:\n\tvariants/some-game/variant.lua:41: in "
              "function "
              "'ending'", sizeof app->match->game.script_error);
}

static inline void scenes_fault_back(struct app *app)
{
  scenes_some_turns(app);
  scenes_fault(app);
}

/* To add a scene: a row. Tests take all of them. */
static const struct scene scenes[] = {
  {.name = "choose", .screen = APP_CHOOSE},
  {.name = "choose-own", .screen = APP_CHOOSE, .own = true},
  {.name = "setup-english", .screen = APP_SETUP, .variant = "english-draughts"},
  {.name = "setup-six", .screen = APP_SETUP, .variant = "chinese-checkers", .players = 6},
  {.name = "setup-capture", .screen = APP_SETUP, .variant = "capture-chinese-checkers"},
  {.name = "choose-saved", .screen = APP_CHOOSE, .then = scenes_saved},
  {.name = "choose-remove", .screen = APP_CHOOSE, .then = scenes_remove},
  {.name = "choose-found", .screen = APP_CHOOSE, .then = scenes_found},
  {.name = "choose-nothing", .screen = APP_CHOOSE, .then = scenes_nothing_found},
  {.name = "setup-who", .screen = APP_SETUP, .variant = "chinese-checkers", .players = 3, .then = scenes_who},
  {.name = "setup-colours", .screen = APP_SETUP, .variant = "chinese-checkers", .players = 2, .then = scenes_colours},
  {.name = "setup-starts", .screen = APP_SETUP, .variant = "turkish-draughts", .then = scenes_starts},
  {.name = "setup-typed", .screen = APP_SETUP, .variant = "turkish-draughts", .then = scenes_typed},
  {.name = "setup-files", .screen = APP_SETUP, .variant = "turkish-draughts", .then = scenes_setup_files},
  {.name = "setup-chosen", .screen = APP_SETUP, .variant = "chinese-checkers", .then = scenes_set_up},

  {.name = "play", .screen = APP_PLAY, .variant = "sternhalma"},
  {.name = "play-english", .screen = APP_PLAY, .variant = "english-draughts", .then = scenes_some_turns},
  {.name = "play-breakthrough", .screen = APP_PLAY, .variant = "breakthrough-draughts", .then = scenes_some_turns},
  {.name = "play-chain", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 3,
   .turns = {"f5xf3", "f7xd2xf5", "g4xg2xe4", "i8xk10", "g6xe6xg4", "j3xl3", "g8xg10xi8", "l5xn2", "h4xj3"}, .clicks = {"k5", "k3", "i3"}},
  {.name = "play-refusal", .screen = APP_PLAY, .variant = "turkish-draughts", .turns = {"d3-d4", "e6-e5", "d4-d5"}, .clicks = {"a6"}},
  {.name = "play-long", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 2, .then = scenes_many_turns},
  {.name = "play-six", .screen = APP_PLAY, .variant = "chinese-checkers", .players = 6, .seated = true, .then = scenes_some_turns},
  {.name = "play-three", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 3, .seated = true, .then = scenes_many_turns},
  {.name = "play-four", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 4, .seated = true, .then = scenes_half_turns,
   .keys = {"Ctrl+Left"}},
  {.name = "play-clocks", .screen = APP_PLAY, .variant = "turkish-draughts", .seated = true, .then = scenes_some_turns},
  {.name = "play-result", .screen = APP_PLAY, .variant = "english-draughts", .position = "4/4/4/4/1b2/1w2/4/4 w", .turns = {"c3xe5"}},
  {.name = "play-back", .screen = APP_PLAY, .variant = "chinese-checkers", .players = 3, .then = scenes_some_turns, .keys = {"Ctrl+Left", "Ctrl+Left"}},
  {.name = "play-new", .screen = APP_PLAY, .variant = "english-draughts", .then = scenes_some_turns, .keys = {"Ctrl+N"}},
  {.name = "play-resign", .screen = APP_PLAY, .variant = "english-draughts", .seated = true, .then = scenes_resign},
  {.name = "play-draw", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 6, .seated = true, .then = scenes_draw},
  {.name = "play-on", .screen = APP_PLAY, .variant = "sternhalma", .turns = {"d1-e5"}, .then = scenes_play_on},
  {.name = "play-menu", .screen = APP_PLAY, .variant = "turkish-draughts", .then = scenes_menu},
  {.name = "play-fault", .screen = APP_PLAY, .variant = "turkish-draughts", .then = scenes_fault},
  {.name = "play-fault-back", .screen = APP_PLAY, .variant = "english-draughts", .then = scenes_fault_back, .keys = {"F4", "Ctrl+Left", "Ctrl+Left"}},
  {.name = "play-typing", .screen = APP_PLAY, .variant = "turkish-draughts", .keys = {"d", "3", "-", "d"}},
  {.name = "play-hint", .screen = APP_PLAY, .variant = "english-draughts", .then = scenes_hint},
  {.name = "play-analysis", .screen = APP_PLAY, .variant = "english-draughts", .turns = {"d6-c5", "c3-d4", "c7-d6"}, .keys = {"F4"}},
  {.name = "play-analysis-six", .screen = APP_PLAY, .variant = "chinese-checkers", .players = 6, .then = scenes_some_turns, .keys = {"F4"}},
  {.name = "play-state", .screen = APP_PLAY, .variant = "turkish-draughts", .seated = true, .keys = {"F2"}},
  {.name = "play-pieces", .screen = APP_PLAY, .variant = "chinese-checkers", .players = 6, .then = scenes_some_turns, .keys = {"F3"}},
  {.name = "play-keys", .screen = APP_PLAY, .variant = "sternhalma", .keys = {"F1"}},

  {.name = "review", .screen = APP_REVIEW, .variant = "capture-chinese-checkers", .players = 3, .then = scenes_many_turns, .keys = {"Ctrl+Left"}},
  {.name = "review-analysis", .screen = APP_REVIEW, .variant = "capture-chinese-checkers", .players = 2, .then = scenes_many_turns,
   .keys = {"Ctrl+Left", "F4"}},
  {.name = "review-report", .screen = APP_REVIEW, .variant = "turkish-draughts", .then = scenes_half_turns, .keys = {"F5", "Shift+F6"}},
  {.name = "review-both", .screen = APP_REVIEW, .variant = "english-draughts", .then = scenes_some_turns, .keys = {"F5", "F4", "Ctrl+Left"}},
  {.name = "review-both-six", .screen = APP_REVIEW, .variant = "chinese-checkers", .players = 6, .then = scenes_some_turns, .keys = {"F5", "F4", "Ctrl+Left"}},
  {.name = "review-report-three", .screen = APP_REVIEW, .variant = "chinese-checkers", .players = 3, .then = scenes_half_turns, .keys = {"F5"}},
  {.name = "review-six", .screen = APP_REVIEW, .variant = "capture-chinese-checkers", .players = 6, .seated = true, .then = scenes_many_turns},
  {.name = "review-clocks", .screen = APP_REVIEW, .variant = "turkish-draughts", .seated = true, .then = scenes_some_turns},

  {.name = "book", .screen = APP_BOOK, .variant = "chinese-checkers"},
  {.name = "book-contents", .screen = APP_BOOK, .variant = "capture-chinese-checkers", .then = scenes_contents},
  {.name = "book-play", .screen = APP_BOOK, .variant = "english-draughts", .section = "play"},
  {.name = "book-options", .screen = APP_BOOK, .variant = "turkish-draughts", .section = "options"},
  {.name = "book-changes", .screen = APP_BOOK, .variant = "capture-chinese-checkers", .section = "changes"},
  {.name = "book-questions", .screen = APP_BOOK, .variant = "turkish-draughts", .section = "questions", .then = scenes_answers},
  {.name = "book-worked", .screen = APP_BOOK, .variant = "sternhalma", .section = "worked", .then = scenes_answers},
  {.name = "book-exercises", .screen = APP_BOOK, .variant = "sternhalma", .section = "exercises"},

  {.name = "exercise", .screen = APP_EXERCISE, .variant = "sternhalma"},
  {.name = "exercise-done", .screen = APP_EXERCISE, .variant = "english-draughts", .exercise = "shut", .clicks = {"e3", "f4"}},
  {.name = "exercise-failed", .screen = APP_EXERCISE, .variant = "english-draughts", .exercise = "shut", .clicks = {"e3", "d4"}},
  {.name = "settings", .screen = APP_SETTINGS},

  {.name = "files-open", .screen = APP_CHOOSE, .then = scenes_open_file},
  {.name = "files-none", .screen = APP_CHOOSE, .then = scenes_no_file},
  {.name = "files-save", .screen = APP_PLAY, .variant = "sternhalma", .then = scenes_save_file},
  {.name = "files-replace", .screen = APP_REVIEW, .variant = "sternhalma", .turns = {"d1-e5"}, .then = scenes_replace_file},
  {.name = "dropped", .screen = APP_PLAY, .variant = "turkish-draughts", .then = scenes_dropped},
  {.name = "dropped-script", .screen = APP_CHOOSE, .then = scenes_dropped_script},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

/* ---- people, and variants of one's own ---- */

static const struct participant scenes_people[MAX_PLAYERS] = {
  {.name = "Ana"}, {.computer = true, .level = 7}, {.name = "Bartholomew Cunningham"}, {.computer = true, .level = 10}, {.name = "Zoë"},
      {.name = "João Guilherme"}};

static inline void scenes_write(const char *path, const char *text)
{
  struct error err;
  if (!store_write(path, text, &err)) fail_msg("%s", err.message);
}

static struct fixture scenes_own_fixture; /* of those with variants of one's own; NULL: not loaded */

static inline struct fixture *scenes_own(void)
{
  static const char *const folder = SALTO_BINARY_DIR "/scenes-home/salto/variants";
  if (scenes_own_fixture.library) return &scenes_own_fixture;
  scenes_write(SALTO_BINARY_DIR "/scenes-home/salto/variants/mine.lua", "return { api = 1, id = 'mine', extends = 'english-draughts' }\n");
  scenes_write(SALTO_BINARY_DIR "/scenes-home/salto/variants/broken.lua", "return { api = 1, id = 'broken', extends = 'english-draughts', bord = {} }\n");
  scenes_own_fixture = fixture_load(folder);
  return &scenes_own_fixture;
}

static inline void scenes_end(void)
{
  if (scenes_own_fixture.library) fixture_release(&scenes_own_fixture);
}

/* ---- opening them ---- */

static const char *const scenes_languages[] = {"en", "pt-BR"};
enum { SCENES_LANGUAGES = 2 };

static const struct scenes_size {
  int w, h; /* pixels */
  double scale;
} scenes_sizes[] = {{640, 480, 1}, {1280, 800, 1}, {1080, 1920, 1}, {3840, 2160, 2}};
enum { SCENES_SIZES = sizeof scenes_sizes / sizeof *scenes_sizes };

struct scenes_look {
  const char *language, *theme;
  struct scenes_size size;
  bool painted;
};

/* Fails where it cannot be. */
static inline void scenes_open(struct picture *picture, struct fixture *fixture, const struct scene *scene, const struct scenes_look *look)
{
  static const struct timer_rule clock = {TIMER_TOTAL, 12 * 60000 - 100, 5000};
  struct error err;
  struct choices choices;
  if (scene->own) fixture = scenes_own();
  setenv("XDG_CONFIG_HOME", "/home/ana/.config", 1); /* shown, and nothing is there */
  setenv("XDG_DATA_HOME", scene->own ? SALTO_BINARY_DIR "/scenes-home" : "/home/ana/.local/share", 1);
  setenv("TZ", "UTC", 1);
  struct app_options options = {.library = fixture->library, .texts = fixture->texts, .language = look->language, .theme = look->theme, .font = "Inter",
                                .width = look->size.w, .height = look->size.h, .scale = look->size.scale, .screen = scene->screen,
                                .position = scene->position, .section = scene->section, .exercise = scene->exercise,
                                .turns = scene->turns, .clicks = scene->clicks};
  if (scene->variant) {
    options.variant = fixture_variant(fixture, scene->variant);
    variant_default_choices(options.variant, &choices);
    if (scene->players) choices.players = scene->players;
    options.choices = &choices;
  }
  if (scene->seated) options.participant = scenes_people, options.clock = &clock;
  bool ok = picture_open(picture, &options, look->painted, &err);
  if (ok && scene->then) scene->then(&picture->app), picture_settle(picture);
  for (int i = 0; ok && scene->keys[i]; i++) ok = picture_key(picture, scene->keys[i], &err);
  if (!ok) fail_msg("%s: %s", scene->name, err.message);
  picture->options.choices = NULL; /* they were only for the start */
}

#endif
