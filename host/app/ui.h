/* Immediate widgets: a screen says each frame what stands where, and a widget answers whether it was used. Ids are hashes of a
   name given by the screen. Between frames only what was on the screen, what is pointed at, held, focused and scrolled is kept,
   so a motion of the mouse that changes none of it needs no new frame. Sizes and places come from app/layout.h. Every widget has
   a name in words, shown or not: it is what those hear who do not see it. */
#ifndef SALTO_APP_UI_H
#define SALTO_APP_UI_H

#include "app/gfx.h"
#include "app/icons.h"
#include "app/lettering.h"

enum { UI_WIDGETS = 1024, UI_SCROLLS = 16, UI_COVERS = 4, UI_SPOTS = 256, UI_LAYERS = 4, UI_TIP_SIZE = 256, UI_WORDS_SIZE = 4096 };

/* What a widget is, for those who hear of it. UI_LESS, UI_MORE: the ends of a stepper; UI_LINE: only read, UI_TEXT: likewise,
   a text as it is. */
enum ui_role { UI_BUTTON, UI_CARD, UI_OPTION, UI_SWITCH, UI_LESS, UI_MORE, UI_FIELD, UI_BOARD, UI_LINE, UI_TEXT };

struct ui_widget {
  uint64_t id;
  struct rect at;   /* what can be seen and clicked of it; no height when it is scrolled out of sight, or only the keyboard goes there */
  struct rect whole;
  enum ui_role role;
  bool named;             /* it has a name in words */
  uint64_t layer, scroll; /* those it lies in; 0: none */
};

/* The focused widget in words. */
struct ui_words {
  uint64_t id;                /* 0: nothing has the focus of the keyboard */
  enum ui_role role;
  bool on;                    /* the option chosen, a switch that is on */
  bool off;                   /* it cannot be used now: it had the focus when that ended, and keeps it */
  bool spent;                 /* because it was just used: there is no need to say so */
  char label[UI_WORDS_SIZE];
  char group[UI_TIP_SIZE];    /* what the options are about */
  bool soon;                  /* whether it can be used is not known yet, but in a moment: until then it is not said */
  char help[UI_WORDS_SIZE];   /* what explains it; said last */
  char more[UI_WORDS_SIZE];   /* what there is to say after the name; of a stepper: what it shows */
};

/* Something over all that was drawn before it: while it is there the keyboard stays in it. */
struct ui_layer {
  uint64_t id, before; /* before: what had the focus when it opened */
  bool keyboard;       /* likewise */
  struct rect at;      /* what lies under it cannot be clicked */
  bool seen, fresh;
};

struct ui_scroll {
  uint64_t id, layer;
  struct rect at;
  float offset, target, content; /* target: where it glides to; the same as offset at rest */
  bool seen; /* in the last frame */
  bool text; /* it is read: keys that go up and down move it, though there may be widgets in it */
};

struct field;

struct ui_typing { /* the field that has the focus (app/ui_field.h) */
  struct field *field; /* NULL: none has */
  uint64_t id;
  struct rect at;         /* its cursor */
  bool seen;              /* in this frame */
  bool followed;          /* the pointer is held down on it */
};

struct ui {
  struct gfx *gfx;
  struct lettering *lettering;
  const struct theme *theme;
  struct ui_widget widget[UI_WIDGETS]; /* of the last frame, in the order of focus */
  int widgets;
  struct ui_widget cover[UI_COVERS];
  int covers;
  struct ui_widget spot[UI_SPOTS];
  int spots;
  char tip[UI_TIP_SIZE];               /* of the widget or the spot pointed at */
  struct rect tip_of;                  /* its place: the tip stands above it, else below */
  uint64_t told;                       /* was pressed, so that it is known, and its tip would only be in the way until something else is pointed at */
  struct ui_scroll scroll[UI_SCROLLS];
  int scrolls;
  bool smooth;                         /* scrolling glides */
  int64_t scrolled_ms;                 /* when it was last moved on */
  struct ui_layer layer[UI_LAYERS];
  int layers;
  uint64_t inside, scrolling;          /* the layer and the scroll area that are open while drawing */
  float x, y;                          /* the pointer */
  uint64_t hot, held, focus, used;     /* pointed at; pressed; by the keyboard; used in this frame */
  uint64_t spent;                      /* the widget that has the focus, could not be used any more as soon as it was used, and cannot yet; 0: none */
  uint64_t wanted, awaited;            /* by ui_focus, until it is on the screen; awaited: already when this frame began */
  int focus_order;                     /* where in the order the focus was last: another widget may have its place now */
  bool stale;                          /* something that this frame has drawn already was changed in it */
  bool keyboard;                       /* the focus came by the keyboard and is shown */
  bool resting;                        /* the pointer is where it was when a key was pressed: nothing is pointed at until it moves */
  struct ui_words words;
  struct ui_typing typing;
  struct rect clip;                    /* of the scroll area that is open; all of the window otherwise */
  struct rect window;
};

void ui_init(struct ui *ui, struct gfx *gfx, struct lettering *lettering, const struct theme *theme);
void ui_begin(struct ui *ui, float w, float h);
bool ui_end(struct ui *ui); /* true: something else is pointed at now, so one more frame is due */
bool ui_animated(const struct ui *ui); /* something that scrolls is on its way */

/* For ui_begin (app/ui_scroll.c): what scrolls has come nearer to where it glides to. */
void ui_glide(struct ui *ui);

/* ---- what happens; true: something looks different now or was used, so a frame is due ---- */
bool ui_move(struct ui *ui, float x, float y);
uint64_t ui_at(const struct ui *ui, float x, float y); /* the widget at a place, else what covers it there; 0: nothing */
bool ui_press(struct ui *ui, float x, float y);   /* on a widget */
bool ui_release(struct ui *ui, float x, float y);
bool ui_wheel(struct ui *ui, float dy);           /* units, down is positive */
bool ui_scroll_by(struct ui *ui, float x, float y, float dy); /* the area at a place, by so many units */
bool ui_scroll_towards(struct ui *ui, struct ui_scroll *scroll, float offset); /* false: it stands there already, or as near as can be */
/* A key was pressed: what is pointed at is not marked until the pointer moves. True: it was until now. */
bool ui_rest(struct ui *ui);
void ui_forget(struct ui *ui);                    /* nothing is held or focused: another screen */

/* ---- the keyboard (app/ui_focus.c) ---- */
bool ui_tab(struct ui *ui, bool back);
bool ui_direction(struct ui *ui, int dx, int dy); /* to the nearest widget that way: left -1, right 1, up -1, down 1. False: there is none */
bool ui_step(struct ui *ui, bool back);           /* as Tab, but not beyond the ends. False: it is there already */
bool ui_enter(struct ui *ui);                     /* uses the focused widget; false: none has the focus */
void ui_focus(struct ui *ui, uint64_t id);        /* the keyboard goes to a widget that the next frame will show */
bool ui_focused(const struct ui *ui, uint64_t id); /* it has the focus of the keyboard */
uint64_t ui_focus_below(const struct ui *ui);     /* what has it, or had it before anything opened over the screen; 0: nothing */
/* Moves through the list that has the focus, else scrolls the largest: by so many of its heights; beyond 1000: to its end. */
bool ui_page(struct ui *ui, float pages);
bool ui_reads(const struct ui *ui);               /* there is a text to be scrolled (or an area with nothing in it to go to), and no focus elsewhere */
void ui_focus_settle(struct ui *ui);              /* for ui_end: what was on the screen may be gone, what was wanted may be there */

/* Between these stands what lies over the rest: a question, an overlay. `at`: what it covers, no width where it covers nothing. When it
   opens its first widget has the focus, unless ui_focus said another; when it closes that goes back to where it was. */
void ui_layer_begin(struct ui *ui, uint64_t id, struct rect at);
void ui_layer_end(struct ui *ui);

/* ---- what a new sort of widget is made of ---- */
uint64_t ui_id(const char *name, int number);

/* Takes part in pointing and focus; true when it was used. What has the focus of the keyboard keeps it when it is not enabled any more. For
   whoever draws a widget of a new sort; the ring is ui_focus_ring. */
bool ui_takes_part(struct ui *ui, uint64_t id, struct rect at, enum ui_role role, const char *label, bool enabled);
void ui_focus_ring(struct ui *ui, uint64_t id, struct rect at, double radius);
/* A place that only the keyboard goes to, as the board, whose cells are clicked without being widgets. True when Enter was pressed on it. */
bool ui_stop(struct ui *ui, uint64_t id, struct rect at, enum ui_role role, const char *label);
void ui_describe(struct ui *ui, const char *text);                  /* more about the widget just drawn, for those who hear it */
void ui_explain(struct ui *ui, int first, const char *text);        /* likewise, about all widgets of this frame from that number (ui->widgets) on */

/* While the widget is pointed at, `text` ("": nothing) stands above or below `at`. */
void ui_set_tip(struct ui *ui, uint64_t id, struct rect at, const char *text);

/* ---- widgets to press (app/ui_widgets.c) ---- */
enum ui_look { UI_PLAIN, UI_PRIMARY, UI_QUIET, UI_DISABLED };
bool ui_button(struct ui *ui, uint64_t id, struct rect at, const char *label, enum ui_look look);
bool ui_tool(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label, bool enabled); /* icon, label under it */
bool ui_icon_button(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label, bool enabled); /* label: shown when pointed at */
bool ui_quiet_icon(struct ui *ui, uint64_t id, struct rect at, enum icon icon, const char *label); /* the same, where it is beside the point */
/* Likewise without a tip: a part of a larger widget. */
bool ui_icon_part(struct ui *ui, uint64_t id, struct rect at, enum icon icon, enum ui_role role, const char *label, bool enabled);
/* A surface that can be chosen; its content is drawn over it by the caller, the label is only its name in words. */
bool ui_card(struct ui *ui, uint64_t id, struct rect at, const char *label, bool enabled);

/* ---- values (app/ui_values.c) ---- */

/* The widget just drawn is heard as one of several: whether it is chosen, and what they are about. */
void ui_say_option(struct ui *ui, const char *about, bool chosen);

/* One of several, side by side; below each other where the labels need it (ui_choice_height). `about`: what it is about, in words; the
   caller draws it, or "". */
bool ui_choice(struct ui *ui, uint64_t id, struct rect at, const char *about, int *value, const char *const *labels, int count);
/* Room for two buttons side by side with a gap between: halves, or where one has a long word, as much as their words ask. */
void ui_pair(struct ui *ui, struct rect at, const char *const *labels, struct rect out[2]);
float ui_choice_height(struct ui *ui, float w, const char *const *labels, int count);
bool ui_stepper(struct ui *ui, uint64_t id, struct rect at, const char *about, int *value, int min, int max);
/* The same through a list of things that have no number; `shown` is the one chosen. */
bool ui_spin(struct ui *ui, uint64_t id, struct rect at, const char *about, int *index, int count, const char *shown);
bool ui_toggle(struct ui *ui, uint64_t id, struct rect at, int *value, const char *label);

/* ---- texts and surfaces (app/ui_widgets.c) ---- */
void ui_label(struct ui *ui, enum style style, struct rect at, enum align align, struct colour colour, const char *text);
float ui_paragraph(struct ui *ui, enum style style, struct rect at, struct colour colour, const char *text); /* its height */
float ui_paragraph_height(struct ui *ui, enum style style, float w, const char *text);
void ui_panel(struct ui *ui, struct rect at);
void ui_float(struct ui *ui, struct rect at); /* what lies over the rest, with a soft shadow */
/* A place for the pointer alone: while it is pointed at, `text` ("": nothing) stands above or below it. True when it was clicked. */
bool ui_spot(struct ui *ui, uint64_t id, struct rect at, const char *text);
void ui_cover(struct ui *ui, uint64_t id, struct rect at); /* what lies under it cannot be clicked */

/* ---- scrolling (app/ui_scroll.c) ---- */

/* Everything up to ui_scroll_end is clipped to `at`; the content, `content` high, is to be drawn as many units higher as it returns. */
float ui_scroll_begin(struct ui *ui, uint64_t id, struct rect at, float content);
void ui_scroll_end(struct ui *ui, uint64_t id);
void ui_scroll_text(struct ui *ui, uint64_t id); /* what it holds is a text to be read */
/* At once, as where something else is shown there now. */
void ui_scroll_to_start(struct ui *ui, uint64_t id);
void ui_scroll_to_end(struct ui *ui, uint64_t id);
/* Its content from `offset` on comes to the top, gliding where that is wanted. */
void ui_scroll_to(struct ui *ui, uint64_t id, float offset);
/* How far it will be scrolled when it is at rest. */
float ui_scroll_target(const struct ui *ui, uint64_t id);
struct rect ui_scroll_place(const struct ui *ui, uint64_t id); /* where it was drawn last; no height: never */

#endif
