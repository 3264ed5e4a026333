#include "app/keys.h"

#include "app/board_keys.h"
#include "app/narrate.h"
#include "app/look_bar.h"
#include "app/play_standing.h"
#include "app/play_tools.h"
#include "app/readout.h"
#include "app/shortcuts.h"
#include "app/state.h"
#include "app/turn_list.h"
#include "app/typing.h"
#include "app/ui_field.h"

#include <math.h>
#include <string.h>

/* ---- going about ---- */

static bool tab(struct app *app, int back) { return (!back && !app->input.listing && file_box_complete(app)) || ui_tab(&app->ui, back); }

/* Enter and Space: on the board, on the focused widget; where neither is, the screen's own matter. */
static bool use(struct app *app, int value)
{
  (void)value;
  return board_keys_focused(app) ? board_keys_use(app) : ui_enter(&app->ui);
}

static bool leave(struct app *app, int value)
{
  (void)value;
  const struct screen *screen = app_screen_of(app);
  if (app->input.listing) return shortcuts_toggle(app, 0);
  if (app->input.readout.open) return readout_close(app);
  if (leaving_stay(app) || message_box_leave(app) || file_box_leave(app)) return true;
  if (app->input.typing.open) {
    typing_close(app);
    board_keys_focus(app);
    return true;
  }
  if (app->screen != APP_CHOOSE && ui_field_focused(&app->ui, NULL)) { /* only that; at home it empties the search too */
    ui_forget(&app->ui);
    return true;
  }
  if (screen->back) screen->back(app);
  return screen->back != NULL;
}

static const struct {
  int dx, dy;
  float pages; /* what Home, End and the page keys do in a list */
} steps[ARROW_COUNT] = {
  [ARROW_LEFT] = {-1, 0, 0},     [ARROW_RIGHT] = {1, 0, 0},    [ARROW_UP] = {0, -1, 0},         [ARROW_DOWN] = {0, 1, 0},
  [ARROW_UP_LEFT] = {0, 0, -1e6F}, [ARROW_UP_RIGHT] = {0, 0, -0.9F}, [ARROW_DOWN_LEFT] = {0, 0, 1e6F}, [ARROW_DOWN_RIGHT] = {0, 0, 0.9F},
};

/* The list of shortcuts is gone through in the order in which it is read, whatever columns it has. */
static bool step_in_list(struct ui *ui, int dy, float pages)
{
  const float to_end = 1000;
  if (dy) return ui_step(ui, dy < 0);
  if (fabsf(pages) < to_end) return ui_page(ui, pages);
  while (ui_step(ui, pages < 0)) continue;
  return true;
}

static bool arrow(struct app *app, int value)
{
  struct ui *ui = &app->ui;
  if (!input_covered(app) && board_keys_focused(app)) return board_keys_arrow(app, (enum arrow)value);
  if (!input_covered(app) && turn_list_focused(app)) return turn_list_arrow(app, (enum arrow)value);
  int dx = steps[value].dx, dy = steps[value].dy;
  if (app->input.listing && !dx) return step_in_list(ui, dy, steps[value].pages);
  if (steps[value].pages != 0) return ui_page(ui, steps[value].pages);
  if (dy && ui_reads(ui) && ui_page(ui, (float)dy * 0.12F)) return true; /* nothing but a text to be moved */
  return ui_direction(ui, dx, dy) || (dy && ui_page(ui, (float)dy * 0.12F));
}

/* ---- the board ---- */

static bool next(struct app *app, int back) { return board_keys_next(app, back); }

static bool end_turn(struct app *app, int value)
{
  (void)value;
  struct table *table = board_keys_table(app);
  if (app->input.typing.open) return typing_enter(app);
  return table && table_end_turn(app, table);
}

static bool turn_board(struct app *app, int steps_round)
{
  struct table *table = board_keys_table(app);
  if (!table) return false;
  if (steps_round) table_turn(table, steps_round);
  else table_flip(table);
  app->again = true;
  readout_turned(app, table, steps_round ? "rotate" : "flip");
  return true;
}

static bool look(struct app *app, int where)
{
  struct table *table = board_keys_table(app);
  if (!table) return false;
  int at = table_shown_turns(table), count = table->match->game.count;
  const int to[] = {[LOOK_FIRST] = 0, [LOOK_BACK] = at - 1, [LOOK_FORWARD] = at + 1, [LOOK_LAST] = count};
  review_run(app, false);
  return look_to(app, to[where], where == LOOK_FORWARD);
}

/* ---- the game ---- */

static bool start(struct app *app, int value)
{
  (void)value;
  app->setting_up.open = 0;
  setting_up_play(app);
  return true;
}

static bool undo(struct app *app, int value) { return (void)value, app->screen == APP_EXERCISE ? learner_back(app) : play_undo(app); }
static bool redo(struct app *app, int value) { return (void)value, play_redo(app); }
static bool new_game(struct app *app, int value) { return (void)value, app->screen == APP_EXERCISE ? learner_again(app) : play_new(app); }
static bool hint(struct app *app, int value) { return (void)value, play_tool_use(app, TOOL_HINT); }
static bool analyse(struct app *app, int value) { return (void)value, analysis_toggle(app); }
static bool report(struct app *app, int value) { return (void)value, reporting_toggle(app); }
static bool turning(struct app *app, int by) { return reporting_go(app, by); }
static bool tell_state(struct app *app, int value) { return (void)value, readout_state(app); }
static bool tell_board(struct app *app, int value) { return (void)value, readout_board(app); }
static bool standing(struct app *app, int value) { return (void)value, play_players_tell(app); }
static bool by_itself(struct app *app, int value) { return (void)value, review_run(app, !app->review.playing); }
static bool copy_game(struct app *app, int value) { return (void)value, play_copy_game(app); }

static bool copy_position(struct app *app, int value)
{
  (void)value;
  struct table *table = board_keys_table(app);
  if (!table) return false;
  return play_copy_position(app, table);
}

/* On the new-game screen, where no field has the focus: the position to start from. */
static bool paste_position(struct app *app, int value)
{
  (void)value;
  char *text = SDL_GetClipboardText();
  bool any = text && setting_up_start_typed(app, text);
  SDL_free(text);
  return any;
}

/* ---- everywhere ---- */

static struct variant *variant_here(const struct app *app)
{
  if (app->screen == APP_SETUP) return app->setup.variant;
  const struct table *table = board_keys_table(app);
  return table ? table->match->variant : NULL;
}

static bool book(struct app *app, int value)
{
  (void)value;
  struct variant *variant = variant_here(app);
  if (variant) app_read_book(app, variant);
  return variant != NULL;
}

static bool settings(struct app *app, int value)
{
  (void)value;
  if (app->screen != APP_SETTINGS) app_open_settings(app);
  else app_screen_of(app)->back(app);
  return true;
}

static bool full_screen(struct app *app, int value)
{
  (void)value;
  struct settings changed = app->settings;
  changed.full_screen = !changed.full_screen;
  app_set(app, &changed);
  return true;
}

static bool quit(struct app *app, int value)
{
  (void)value;
  leaving_begin(app);
  return !app->quit;
}

/* ---- the table ---- */

#define ON(screen) (1U << (screen))
enum {
  PLAYED = ON(APP_PLAY) | ON(APP_EXERCISE),
  LOOKED_AT = ON(APP_PLAY) | ON(APP_REVIEW),
  BOARDS = PLAYED | LOOKED_AT,
  PICTURED = BOARDS | ON(APP_BOOK),
  SCREENS = BOARDS | ON(APP_CHOOSE) | ON(APP_SETUP) | ON(APP_BOOK) | ON(APP_SETTINGS),
  ANYWHERE = SCREENS | KEYS_LISTING,
};

/* To add a shortcut: a row, and the text "ui.keys.do.<name>". On PLAYED a turn is begun by typing the name of a cell, so that letters
   and digits alone are no shortcuts there: they go with Ctrl, or are keys that type nothing, or signs that begin no cell's name. */
const struct shortcut shortcuts[] = {
  {"arrows", KEYS_BOARD, ANYWHERE, SDLK_LEFT, 0, NULL, arrow, ARROW_LEFT},
  {"arrows", KEYS_BOARD, ANYWHERE, SDLK_RIGHT, 0, NULL, arrow, ARROW_RIGHT},
  {"arrows", KEYS_BOARD, ANYWHERE, SDLK_UP, 0, NULL, arrow, ARROW_UP},
  {"arrows", KEYS_BOARD, ANYWHERE, SDLK_DOWN, 0, NULL, arrow, ARROW_DOWN},
  {"between", KEYS_BOARD, ANYWHERE, SDLK_HOME, 0, NULL, arrow, ARROW_UP_LEFT},
  {"between", KEYS_BOARD, ANYWHERE, SDLK_PAGEUP, 0, NULL, arrow, ARROW_UP_RIGHT},
  {"between", KEYS_BOARD, ANYWHERE, SDLK_END, 0, NULL, arrow, ARROW_DOWN_LEFT},
  {"between", KEYS_BOARD, ANYWHERE, SDLK_PAGEDOWN, 0, NULL, arrow, ARROW_DOWN_RIGHT},
  {"use", KEYS_BOARD, ANYWHERE, SDLK_RETURN, 0, NULL, use, 0},
  {"use", KEYS_BOARD, ANYWHERE, SDLK_SPACE, 0, NULL, use, 0},
  {"type", KEYS_BOARD, PLAYED, 0, 0, "", NULL, 0},
  {"next", KEYS_BOARD, PLAYED, 0, 0, ".", next, false},
  {"next", KEYS_BOARD, PLAYED, 0, 0, ",", next, true},
  {"end_turn", KEYS_BOARD, PLAYED, SDLK_RETURN, KMOD_CTRL, NULL, end_turn, 0},
  {"flip", KEYS_BOARD, BOARDS, SDLK_f, KMOD_CTRL, NULL, turn_board, 0},
  {"rotate", KEYS_BOARD, BOARDS, SDLK_r, KMOD_CTRL, NULL, turn_board, 1},
  {"rotate", KEYS_BOARD, BOARDS, SDLK_r, KMOD_CTRL | KMOD_SHIFT, NULL, turn_board, -1},

  {"undo", KEYS_GAME, PLAYED, SDLK_z, KMOD_CTRL, NULL, undo, 0},
  {"redo", KEYS_GAME, ON(APP_PLAY), SDLK_y, KMOD_CTRL, NULL, redo, 0},
  {"redo", KEYS_GAME, ON(APP_PLAY), SDLK_z, KMOD_CTRL | KMOD_SHIFT, NULL, redo, 0},
  {"look", KEYS_GAME, LOOKED_AT, SDLK_LEFT, KMOD_CTRL, NULL, look, LOOK_BACK},
  {"look", KEYS_GAME, LOOKED_AT, SDLK_RIGHT, KMOD_CTRL, NULL, look, LOOK_FORWARD},
  {"look_far", KEYS_GAME, LOOKED_AT, SDLK_HOME, KMOD_CTRL, NULL, look, LOOK_FIRST},
  {"look_far", KEYS_GAME, LOOKED_AT, SDLK_END, KMOD_CTRL, NULL, look, LOOK_LAST},
  {"new", KEYS_GAME, PLAYED & ~ON(APP_EXERCISE), SDLK_n, KMOD_CTRL, NULL, new_game, 0},
  {"new_exercise", KEYS_GAME, ON(APP_EXERCISE), SDLK_n, KMOD_CTRL, NULL, new_game, 0},
  {"hint", KEYS_GAME, ON(APP_PLAY), SDLK_h, KMOD_CTRL, NULL, hint, 0},
  {"analysis", KEYS_GAME, LOOKED_AT, SDLK_F4, 0, NULL, analyse, 0},
  {"report", KEYS_GAME, LOOKED_AT, SDLK_F5, 0, NULL, report, 0},
  {"turning", KEYS_GAME, ON(APP_REVIEW), SDLK_F6, 0, NULL, turning, 1},
  {"turning", KEYS_GAME, ON(APP_REVIEW), SDLK_F6, KMOD_SHIFT, NULL, turning, -1},
  {"start", KEYS_GAME, ON(APP_SETUP), SDLK_RETURN, KMOD_CTRL, NULL, start, 0},
  {"state", KEYS_GAME, PICTURED, SDLK_F2, 0, NULL, tell_state, 0},
  {"pieces", KEYS_GAME, PICTURED, SDLK_F3, 0, NULL, tell_board, 0},
  {"standing", KEYS_GAME, LOOKED_AT, SDLK_t, KMOD_CTRL, NULL, standing, 0},
  {"paste_position", KEYS_GAME, ON(APP_SETUP), SDLK_v, KMOD_CTRL, NULL, paste_position, 0},
  {"save_as", KEYS_GAME, LOOKED_AT, SDLK_s, KMOD_CTRL, NULL, file_box_open, FILES_SAVE},
  {"copy_position", KEYS_GAME, BOARDS, SDLK_c, KMOD_CTRL, NULL, copy_position, 0},
  {"copy_game", KEYS_GAME, LOOKED_AT, SDLK_c, KMOD_CTRL | KMOD_SHIFT, NULL, copy_game, 0},
  {"by_itself", KEYS_GAME, ON(APP_REVIEW), SDLK_SPACE, KMOD_CTRL, NULL, by_itself, 0},

  {"tab", KEYS_EVERYWHERE, ANYWHERE, SDLK_TAB, 0, NULL, tab, false},
  {"tab", KEYS_EVERYWHERE, ANYWHERE, SDLK_TAB, KMOD_SHIFT, NULL, tab, true},
  {"leave", KEYS_EVERYWHERE, ANYWHERE, SDLK_ESCAPE, 0, NULL, leave, 0},
  {"open", KEYS_EVERYWHERE, SCREENS, SDLK_o, KMOD_CTRL, NULL, file_box_open, FILES_OPEN},
  {"book", KEYS_EVERYWHERE, BOARDS | ON(APP_SETUP), SDLK_b, KMOD_CTRL, NULL, book, 0},
  {"settings", KEYS_EVERYWHERE, SCREENS, SDLK_F10, 0, NULL, settings, 0},
  {"settings", KEYS_EVERYWHERE, SCREENS, SDLK_COMMA, KMOD_CTRL, NULL, settings, 0},
  {"list", KEYS_EVERYWHERE, ANYWHERE, SDLK_F1, 0, NULL, shortcuts_toggle, 0},
  {"list", KEYS_EVERYWHERE, ANYWHERE, 0, 0, "?", shortcuts_toggle, 0},
  {"full_screen", KEYS_EVERYWHERE, ANYWHERE, SDLK_F11, 0, NULL, full_screen, 0},
  {"quit", KEYS_EVERYWHERE, ANYWHERE, SDLK_q, KMOD_CTRL, NULL, quit, 0},
};
const int shortcut_count = sizeof shortcuts / sizeof *shortcuts;

unsigned keys_here(const struct app *app) { return input_covered(app) ? (unsigned)KEYS_LISTING : ON(app->screen); }

/* ---- from keys to rows ---- */

/* Either of two keys that mean the same. */
static unsigned plain_modifiers(unsigned modifiers)
{
  static const unsigned pairs[] = {KMOD_CTRL, KMOD_SHIFT, KMOD_ALT, KMOD_GUI};
  unsigned plain = 0;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (modifiers & pairs[i]) plain |= pairs[i];
  return plain;
}

/* The keypad without its numbers; with them it types. */
static SDL_Keycode plain_key(SDL_Keycode key, unsigned modifiers)
{
  static const SDL_Keycode pad[][2] = {
    {SDLK_KP_7, SDLK_HOME}, {SDLK_KP_8, SDLK_UP},  {SDLK_KP_9, SDLK_PAGEUP},   {SDLK_KP_4, SDLK_LEFT},
    {SDLK_KP_1, SDLK_END},  {SDLK_KP_2, SDLK_DOWN}, {SDLK_KP_3, SDLK_PAGEDOWN}, {SDLK_KP_6, SDLK_RIGHT},
  };
  if (key == SDLK_KP_ENTER) return SDLK_RETURN;
  for (size_t i = 0; i < sizeof pad / sizeof *pad; i++)
    if (pad[i][0] == key && !(modifiers & KMOD_NUM)) return pad[i][1];
  return key;
}

static const struct shortcut *row_of(SDL_Keycode key, unsigned modifiers, unsigned where)
{
  key = plain_key(key, modifiers), modifiers = plain_modifiers(modifiers);
  for (const struct shortcut *s = shortcuts; s < shortcuts + shortcut_count; s++)
    if (s->key && s->key == key && s->modifiers == modifiers && s->screens & where) return s;
  return NULL;
}

bool keys_press(struct app *app, SDL_Keycode key, unsigned modifiers)
{
  const struct shortcut *s = row_of(key, modifiers, keys_here(app));
  return s && s->run && s->run(app, s->value);
}

bool keys_meant(const struct app *app, SDL_Keycode key, unsigned modifiers)
{
  const struct shortcut *s = row_of(key, modifiers, keys_here(app));
  if (!s && BOARDS & keys_here(app)) s = row_of(key, modifiers, BOARDS); /* it works at another board */
  return s && (s->group == KEYS_GAME || s->run == end_turn);
}

bool keys_meant_by(const struct app *app, const char *typed)
{
  for (const struct shortcut *s = shortcuts; BOARDS & keys_here(app) && s < shortcuts + shortcut_count; s++)
    if (s->typed && *s->typed && strcmp(s->typed, typed) == 0 && s->screens & BOARDS) return true;
  return false;
}

bool keys_type(struct app *app, const char *text)
{
  for (const struct shortcut *s = shortcuts; s < shortcuts + shortcut_count; s++)
    if (s->typed && strcmp(s->typed, text) == 0 && s->screens & keys_here(app)) return s->run && s->run(app, s->value);
  return false;
}

/* A letter that begins no turn is not swallowed in silence. */
static bool tell_no_turn(struct app *app, const char *text)
{
  if (input_covered(app) || !typing_no_turn(app, text)) return false;
  struct strbuf said;
  strbuf_init(&said);
  app_fill(app, &said, "ui.keys.typing.none", "letter", text);
  narrate(app, "refused", "%s", said.text);
  strbuf_release(&said);
  sound_play(app->sound, SOUND_REFUSED);
  return true;
}

bool keys_begin_turn(struct app *app, const char *text) { return PLAYED & ON(app->screen) && (typing_begin(app, text) || tell_no_turn(app, text)); }

const struct shortcut *shortcut_find(unsigned where, const char *name, int value)
{
  for (const struct shortcut *s = shortcuts; s < shortcuts + shortcut_count; s++)
    if (strcmp(s->name, name) == 0 && s->value == value && s->screens & where) return s;
  return NULL;
}

bool keys_do(struct app *app, const char *name, int value)
{
  const struct shortcut *shortcut = shortcut_find(keys_here(app), name, value);
  return shortcut && shortcut->run && shortcut->run(app, shortcut->value);
}

/* ---- in words ---- */

/* Keys that have a name of their own, the text "ui.keys.key.<name>"; others are what SDL calls them. */
static const struct {
  SDL_Keycode key;
  const char *name;
} named[] = {
  {SDLK_LEFT, "left"}, {SDLK_RIGHT, "right"},  {SDLK_UP, "up"},           {SDLK_DOWN, "down"},     {SDLK_HOME, "home"}, {SDLK_END, "end"},
  {SDLK_PAGEUP, "page_up"}, {SDLK_PAGEDOWN, "page_down"}, {SDLK_RETURN, "enter"}, {SDLK_SPACE, "space"}, {SDLK_TAB, "tab"}, {SDLK_ESCAPE, "escape"},
};

static const struct {
  unsigned modifier;
  const char *name;
} modifier_names[] = {{KMOD_CTRL, "ctrl"}, {KMOD_ALT, "alt"}, {KMOD_SHIFT, "shift"}};

static void add_name(char names[KEYS_AT_ONCE][KEY_NAME_SIZE], int *count, const struct app *app, const char *name)
{
  char key[48];
  SDL_snprintf(key, sizeof key, "ui.keys.key.%s", name);
  if (*count < KEYS_AT_ONCE) SDL_strlcpy(names[(*count)++], app_text(app, key), KEY_NAME_SIZE);
}

int keys_names(char names[KEYS_AT_ONCE][KEY_NAME_SIZE], const struct app *app, const struct shortcut *shortcut)
{
  int count = 0;
  for (size_t i = 0; i < sizeof modifier_names / sizeof *modifier_names; i++)
    if (shortcut->modifiers & modifier_names[i].modifier) add_name(names, &count, app, modifier_names[i].name);
  for (size_t i = 0; i < sizeof named / sizeof *named; i++)
    if (shortcut->key == named[i].key) return add_name(names, &count, app, named[i].name), count;
  if (!shortcut->key && !*shortcut->typed) return add_name(names, &count, app, "letters"), count;
  if (count < KEYS_AT_ONCE) SDL_strlcpy(names[count++], shortcut->key ? SDL_GetKeyName(shortcut->key) : shortcut->typed, KEY_NAME_SIZE);
  return count;
}

/* Signs that are not heard where they are read as they are. To add one: a row, and the text "ui.keys.spoken.<name>". */
static const struct {
  const char *sign, *name;
} spoken[] = {{"←", "left"}, {"→", "right"}, {"↑", "up"}, {"↓", "down"}, {".", "period"}, {",", "comma"}, {"?", "question"}};

const char *keys_spoken(const struct app *app, const char *name)
{
  char key[48];
  for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++) {
    if (strcmp(spoken[i].sign, name) != 0) continue;
    SDL_snprintf(key, sizeof key, "ui.keys.spoken.%s", spoken[i].name);
    return app_text(app, key);
  }
  return name;
}
