#include "app/input.h"

#include "app/keys.h"
#include "app/shortcuts.h"
#include "app/state.h"
#include "app/ui_field.h"
#include "platform/clock.h"

/* ---- the mouse ---- */

bool input_button(struct app *app, float x, float y, bool down)
{
  const struct screen *screen = app_screen_of(app);
  if (down) {
    if (ui_press(&app->ui, x, y)) return true;
    return screen->press && screen->press(app, x, y);
  }
  bool used = ui_release(&app->ui, x, y);
  return (screen->release && screen->release(app, x, y)) || used;
}

static bool mouse_button(struct app *app, const SDL_MouseButtonEvent *event, float x, float y)
{
  bool down = event->type == SDL_MOUSEBUTTONDOWN;
  if (down) app->input.clicks.unmeant = !clicks_meant(app, x, y, event->clicks);
  return !app->input.clicks.unmeant && input_button(app, x, y, down);
}

bool input_motion(struct app *app, float x, float y)
{
  const struct screen *screen = app_screen_of(app);
  bool changed = ui_move(&app->ui, x, y);
  return (screen->move && screen->move(app, x, y)) || changed;
}

static bool wheel(struct app *app, float dy)
{
  const struct screen *screen = app_screen_of(app);
  return ui_wheel(&app->ui, dy) || (screen->wheel && !input_covered(app) && screen->wheel(app, dy));
}

bool input_covered(const struct app *app)
{
  return app->input.listing || app->input.readout.open || file_box_is_open(&app->file_box) || *app->message_box.text || app->leaving.asks;
}

/* ---- keys ---- */

/* Whoever uses the keyboard does not look where the mouse lies. */
static bool rest(struct app *app)
{
  struct table *table = app->input.table;
  bool pointed = table && table->pointed != NO_CELL && table->press.cell == NO_CELL;
  if (pointed) table->pointed = NO_CELL;
  return ui_rest(&app->ui) || pointed;
}

static bool use_key(struct app *app, SDL_Keysym sym)
{
  const struct screen *screen = app_screen_of(app);
  if (ui_field_key(&app->ui, sym.sym, sym.mod) || keys_press(app, sym.sym, sym.mod)) return true;
  if (screen->key && !input_covered(app) && screen->key(app, sym.sym, sym.mod & KMOD_CTRL)) return true;
  if (keys_meant(app, sym.sym, sym.mod)) speech_say(app, app_text(app, "ui.keys.say.off"));
  return false;
}

/* What no row of the shortcuts did may be the screen's own matter, as Enter where nothing has the focus. */
bool input_shortcut(struct app *app, const struct shortcut *shortcut)
{
  const struct screen *screen = app_screen_of(app);
  rest(app);
  if (speech_hush(app) && shortcut->key == SDLK_ESCAPE) return false;
  if (shortcut->run && shortcut->run(app, shortcut->value)) return true;
  if (shortcut->key && screen->key && !input_covered(app) && screen->key(app, shortcut->key, shortcut->modifiers & KMOD_CTRL)) return true;
  if (shortcut->group == KEYS_GAME) speech_say(app, app_text(app, "ui.keys.say.off"));
  return false;
}

static bool use_text(struct app *app, const char *typed)
{
  const struct screen *screen = app_screen_of(app);
  typing_anew(app);
  if (ui_field_text(&app->ui, typed) || keys_type(app, typed)) return true;
  if (!app->input.listing && file_box_text(app, typed)) return true;
  if (!input_covered(app) && keys_begin_turn(app, typed)) return true;
  if (screen->text && !input_covered(app) && screen->text(app, typed)) return true;
  if (keys_meant_by(app, typed)) speech_say(app, app_text(app, "ui.keys.say.off"));
  return false;
}

static bool compose(struct app *app, const char *composed)
{
  app->input.composing = *composed;
  return ui_field_compose(&app->ui, composed);
}

static bool key(struct app *app, SDL_Keysym sym)
{
  if (app->input.composing) return false;
  bool typed = ui_field_focused(&app->ui, NULL), rests = rest(app);
  bool told = speech_hush(app); /* any key silences what is being said; Escape, of a long text, does no more */
  bool used = !(told && sym.sym == SDLK_ESCAPE) && use_key(app, sym);
  app->input.blank_used = used && !typed && sym.sym == SDLK_SPACE;
  return used || rests;
}

static bool text(struct app *app, const char *typed)
{
  bool rests = rest(app), meant = !(app->input.blank_used && *typed == ' ');
  app->input.composing = app->input.blank_used = false;
  if (!meant) return rests;
  return use_text(app, typed) || rests;
}

bool input_wants_text(const struct app *app)
{
  (void)app;
  return true; /* some shortcuts are letters wherever they are on the keyboard: "?" */
}

/* ---- all of it ---- */

bool input_event(struct app *app, const SDL_Event *event, float x, float y)
{
  switch (event->type) {
  case SDL_MOUSEMOTION: return event->motion.which != SDL_TOUCH_MOUSEID && input_motion(app, (float)event->motion.x * x, (float)event->motion.y * y);
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP:
    if (event->button.button != SDL_BUTTON_LEFT || event->button.which == SDL_TOUCH_MOUSEID) return false;
    return mouse_button(app, &event->button, (float)event->button.x * x, (float)event->button.y * y);
  case SDL_MOUSEWHEEL: return wheel(app, -event->wheel.preciseY * 56);
  case SDL_WINDOWEVENT:
    if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) return compose(app, ""); /* what was composed is given up */
    return event->window.event == SDL_WINDOWEVENT_LEAVE && input_motion(app, -1, -1);
  case SDL_FINGERDOWN:
  case SDL_FINGERUP:
  case SDL_FINGERMOTION: return touch_event(app, &event->tfinger);
  case SDL_KEYDOWN: return key(app, event->key.keysym);
  case SDL_TEXTINPUT: return text(app, event->text.text);
  case SDL_DROPFILE:
  case SDL_DROPTEXT: return dropped_event(app, &event->drop);
  case SDL_TEXTEDITING: return compose(app, event->edit.text);
  default: return pad_event(app, event, clock_ms());
  }
}

void input_init(struct app *app) { app->input.speech = speech_new(); }

void input_release(struct app *app)
{
  pad_release(app);
  readout_release(app);
  speech_free(app->input.speech);
  app->input.speech = NULL;
}


int input_due(const struct app *app) { return sooner(speech_due(app), pad_due(app, clock_ms())); }
void input_shown(struct app *app) { pad_start(app); }

bool input_tick(struct app *app)
{
  speech_tick(app);
  return pad_tick(app, clock_ms());
}

void input_begin(struct app *app) { app->input.table_seen = false; }

void input_draw(struct app *app, float w, float h)
{
  if (!app->input.table_seen) app->input.table = NULL;
  file_box_draw(app);
  message_box_draw(app);
  if (app->input.listing) shortcuts_draw(app, w, h);
  if (app->input.readout.open) readout_draw(app, w, h);
  leaving_draw(app);
}

void input_end(struct app *app) { speech_follow(app); }

void input_forget(struct app *app)
{
  typing_close(app);
  if (file_box_is_open(&app->file_box)) file_box_close(app);
  message_box_leave(app);
  app->input.table = NULL;
  app->input.listing = app->input.readout.open = app->input.composing = false;
}

/* What has the focus on a screen that one goes on to; "": nothing, as where there is something to read. Back to it from what was only
   opened over it, it is what had the focus before. To add a screen: a row. */
static const struct {
  const char *first, *back; /* back: where one comes from a game to it, so that Enter begins no other */
} arrivals[APP_SCREENS] = {
  [APP_CHOOSE] = {"", ""},    [APP_SETUP] = {"start", "back"}, [APP_PLAY] = {"board", "board"},        [APP_REVIEW] = {"board", "board"},
  [APP_BOOK] = {"", ""},      [APP_EXERCISE] = {"board", "board"}, [APP_SETTINGS] = {"back", "back"},
};

static bool opened_over(enum app_screen screen) { return screen == APP_SETTINGS || screen == APP_BOOK || screen == APP_EXERCISE; }

void input_arrive(struct app *app, enum app_screen from)
{
  app->home.coming = false;
  if (!app->ui.resting) return; /* by the pointer */
  bool back = app->screen == APP_CHOOSE || (opened_over(from) && from != app->screen);
  bool from_game = from == APP_PLAY || from == APP_REVIEW;
  const char *name = from_game ? arrivals[app->screen].back : arrivals[app->screen].first;
  if (app->screen == APP_CHOOSE && from_game && app->match) {
    home_arrive(app);
    return;
  }
  uint64_t id = back && app->input.focus_of[app->screen] ? app->input.focus_of[app->screen] : *name ? ui_id(name, 0) : 0;
  if (id) ui_focus(&app->ui, id);
}
