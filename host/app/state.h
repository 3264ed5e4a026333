/* What the window is showing and the game in it: shared by the screens, the window (app/window.c) and pictures (app/picture.c).
   Not an interface for others; that is app/app.h. */
#ifndef SALTO_APP_STATE_H
#define SALTO_APP_STATE_H

#include "app/analysis.h"
#include "app/app.h"
#include "app/adding.h"
#include "app/dropped.h"
#include "app/file_box.h"
#include "app/home.h"
#include "app/input.h"
#include "app/learner.h"
#include "app/leaving.h"
#include "app/maker.h"
#include "app/message_box.h"
#include "app/play.h"
#include "app/progress.h"
#include "app/remembered_file.h"
#include "app/reader.h"
#include "app/reporting.h"
#include "app/saving.h"
#include "app/screen_settings.h"
#include "app/setting_up.h"
#include "app/settings_file.h"
#include "app/sound.h"
#include "app/table.h"
#include "app/ui.h"
#include "app/worker.h"
#include "match/words.h"

/* The start of a game as the screens to choose and to set up show it. Its rules are made by app->maker, meanwhile those before stay. */
struct preview {
  struct variant *variant;
  struct choices choices;
  bool ready;           /* what follows is for these choices */
  struct rules *rules;  /* owned; NULL: none yet, or, where it is ready, they cannot be made */
  char message[2048];   /* then why */
};

struct app {
  const struct app_options *options;
  struct gfx gfx;
  struct lettering *lettering;
  struct ui ui;
  const struct theme *theme;   /* &look */
  struct theme look;
  struct themes *themes;       /* all that there are */
  char language[16];

  enum app_screen screen;
  struct input input;
  bool again;   /* the state changed while drawing: draw once more before it is shown */
  bool quit;

  struct settings settings; /* changed by app_set */
  struct settings_file file;
  struct settings_page settings_page;
  struct sound *sound;     /* NULL: nothing is ever heard, as of pictures */

  struct maker *maker;
  struct worker *files;   /* what reads and writes files, in order */
  struct worker *folders; /* what looks at files and folders that the player names, wherever they are */
  struct worker *scripts; /* what runs scripts and may take long */
  struct saving *saving;  /* the games on the disk */
  struct variant *reading; /* whose book is read, and the screen to go back to */
  enum app_screen reading_from, settings_from;
  struct progress progress; /* exercises of the books that were done */
  struct reader reader;
  struct learner learner;

  struct preview *preview; /* one for each entry of the library */
  struct preview setup;
  struct home home;
  struct setting_up setting_up;
  struct remembered_file remembered;
  struct file_box file_box;
  struct adding adding;
  struct message_box message_box;
  struct leaving leaving;

  struct match *match;     /* owned; NULL: no game yet */
  struct table table;      /* the match on the screens to play and to review */
  struct play play;        /* and what is about it beyond the board */
  struct review review;
  struct thinker *thinker; /* NULL: nothing is thought about, as in a picture */
  struct thinker *analyst; /* what thinks about positions that are looked at */
  struct analysis analysis;
  struct reporting reporting;
  char said[2048];         /* the last sentence narrated */
};

/* To add a screen: a name in enum app_screen and a row in screens[] (state.c). Functions may be NULL. */
struct screen {
  const char *name;
  void (*draw)(struct app *app, float w, float h);
  void (*back)(struct app *app);
  void (*enter)(struct app *app);                     /* it is the screen now */
  void (*leave)(struct app *app);                     /* another will be */
  bool (*press)(struct app *app, float x, float y);   /* outside widgets; true: draw again */
  bool (*move)(struct app *app, float x, float y);
  bool (*release)(struct app *app, float x, float y);
  bool (*wheel)(struct app *app, float dy);           /* units; nothing on the way scrolled */
  bool (*key)(struct app *app, SDL_Keycode key, bool control);
  int (*animated)(const struct app *app);             /* as app_animated */
  bool (*text)(struct app *app, const char *text);    /* typed where no field has the focus (app/ui_field.h) */
};
extern const struct screen screen_choose, screen_setup, screen_play, screen_review, screen_book, screen_exercise, screen_settings;
const struct screen *app_screen_of(const struct app *app);

bool app_options_check(const struct app_options *options, struct error *err);
/* The renderer is borrowed and may be NULL until app_attach. `wake` is called on another thread when app_made has something to do.
   `err`: no font, or the game to start with cannot be. */
bool app_init(struct app *app, const struct app_options *options, void (*wake)(void *context), struct error *err);
void app_release(struct app *app);
void app_attach(struct app *app, SDL_Renderer *renderer);
void app_resize(struct app *app, int width, int height, double scale); /* pixels */
void app_frame(struct app *app); /* draws the screen; the caller presents */

void app_go(struct app *app, enum app_screen screen);
void app_go_to_change(struct app *app, enum app_screen screen); /* likewise, where app_changed follows and says how the game stands then */
void app_read_book(struct app *app, struct variant *variant);          /* and back to this screen */
void app_do_exercise(struct app *app, int number);                      /* of the book that is read */
void app_open_settings(struct app *app);                               /* likewise */
void app_set_up(struct app *app, struct variant *variant);             /* the new-game screen for a variant */
void app_add_variant(struct app *app, struct variant *variant, const char *path); /* one that was loaded joins the library */
bool app_start(struct app *app, struct variant *variant, const struct choices *choices, const char *position, struct error *err);
/* A match to play, or to look at: it is app->match now (owned), and its screen is shown. `path`: the file it came from; NULL: a new game. */
void app_take(struct app *app, struct match *match, const char *path);
void app_drop(struct app *app); /* app->match is gone: its file was removed */
enum app_screen app_match_screen(const struct match *match); /* APP_PLAY where it may be played on, else APP_REVIEW */
void app_set(struct app *app, const struct settings *settings); /* takes effect at once and is kept */
void app_next_language(struct app *app);
void app_use_language(struct app *app, const char *language);

struct match *app_shown_match(const struct app *app); /* the game in play, or that of the exercise on the screen; NULL: none */

/* ---- words in the language of the window ---- */
struct words app_words(const struct app *app, const struct variant *variant);
struct words app_match_words(const struct app *app); /* of app_shown_match, with the names of those who play */
const char *app_text(const struct app *app, const char *key); /* the host's own */
const char *app_game_name(const struct app *app); /* of the game that the screen is about; "": of none. Borrowed */
void app_fill(const struct app *app, struct strbuf *out, const char *key, const char *name, const char *value);
void app_say(const struct app *app, struct strbuf *out, const char *told); /* base/told.h, such as why something failed */
/* "2 players", "2 to 6 players" */
void app_players_text(const struct app *app, struct strbuf *out, int min, int max);

/* ---- previews ---- */
void preview_of(struct preview *preview, struct variant *variant, const struct choices *choices); /* what is to be shown from now on */
void preview_want(struct app *app, const struct preview *preview); /* it is shown in this frame */
bool app_made(struct app *app); /* takes what the maker made; true: something looks different now */
void preview_release(struct preview *preview);
void preview_draw(struct app *app, const struct preview *preview, struct rect at);
void preview_draw_position(struct app *app, const struct rules *rules, const struct position *position, const uint8_t *tint, struct rect at);
/* The same in the colours of those who play. */
void preview_draw_game(struct app *app, const struct rules *rules, const struct position *position, const struct participant *participants,
                       const uint8_t *tint, struct rect at);

/* ---- motion ---- */
enum { FRAME_MS = 8 };                   /* between two frames while something moves */
/* The shorter of two times until something is due, of which 0 means never. */
static inline int sooner(int a, int b) { return !a || (b && b < a) ? b : a; }
int app_animated(const struct app *app); /* milliseconds until the next frame is due; 0: nothing moves */

/* ---- the match changed ---- */
void app_played(struct app *app, enum match_event event);
void app_changed(struct app *app); /* after undo, redo, new …: colours of pieces, the narration's prompt */

/* The heading with its way back; true when that was used. */
bool app_heading(struct app *app, struct rect back, struct rect title, struct rect subtitle, const char *name, const char *line);

#endif
