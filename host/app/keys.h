/* The shortcuts: one table that says which key does what on which screen, and by what name it is listed. What a key does is done by the
   module that the thing belongs to. */
#ifndef SALTO_APP_KEYS_H
#define SALTO_APP_KEYS_H

#include "app/app.h"
#include "base/strbuf.h"

#include <SDL.h>

struct app;

enum key_group { KEYS_BOARD, KEYS_GAME, KEYS_EVERYWHERE, KEYS_PAD, KEYS_GROUPS }; /* KEYS_PAD: of the controller, where one is there */

struct shortcut {
  const char *name;     /* of what it does, in words the text "ui.keys.do.<name>"; rows of one name are one line in the list */
  enum key_group group; /* in the list, by the text "ui.keys.group.<group>" */
  unsigned screens;     /* where it works: 1 << enum app_screen, and KEYS_LISTING */
  SDL_Keycode key;      /* with just these modifiers: KMOD_CTRL, KMOD_SHIFT, KMOD_ALT; 0: what is typed counts */
  unsigned modifiers;
  const char *typed;    /* a letter or sign, wherever it is on the keyboard; "" with no key: a turn that is typed */
  bool (*run)(struct app *app, int value); /* true: a frame is due; NULL: it is only listed */
  int value;
};

enum { KEYS_LISTING = 1 << 15 }; /* also while the list of shortcuts, or what is told in words, is open over the screen */

extern const struct shortcut shortcuts[];
extern const int shortcut_count;

/* Where the player is, as one bit of `screens`. */
unsigned keys_here(const struct app *app);
/* The row with this name and value that works there, or NULL. */
const struct shortcut *shortcut_find(unsigned where, const char *name, int value);

/* True: a shortcut of this screen was pressed or typed and did something. */
bool keys_press(struct app *app, SDL_Keycode key, unsigned modifiers);
bool keys_type(struct app *app, const char *text);
/* The key is for something in the game, whether or not that can be done now. */
bool keys_meant(const struct app *app, SDL_Keycode key, unsigned modifiers);
bool keys_meant_by(const struct app *app, const char *typed); /* likewise, a sign that is typed */
bool keys_begin_turn(struct app *app, const char *text); /* a letter that is no shortcut, where turns are typed */
/* Does what that row does, by other means than its keys. */
bool keys_do(struct app *app, const char *name, int value);
enum { LOOK_FIRST, LOOK_BACK, LOOK_FORWARD, LOOK_LAST }; /* values of the rows "look" and "look_far" */

/* The keys of a row, one by one, as the player's keyboard has them: "Ctrl", "Z". Returns how many. */
enum { KEYS_AT_ONCE = 4, KEY_NAME_SIZE = 24 };
int keys_names(char names[KEYS_AT_ONCE][KEY_NAME_SIZE], const struct app *app, const struct shortcut *shortcut);
const char *keys_spoken(const struct app *app, const char *name); /* one of these as it is heard: "comma" for ","; borrowed */

#endif
