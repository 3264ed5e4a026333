/* A text field: typed into, also through input methods, with the clipboard, and with a cursor that the pointer puts. What is edited is
   app/edit.h; what is typed comes from the window (app/window.c), which asks here before anybody else wants the keys. */
#ifndef SALTO_APP_UI_FIELD_H
#define SALTO_APP_UI_FIELD_H

#include "app/edit.h"
#include "app/ui.h"

/* Kept by the screen from frame to frame, at one place while it may have the focus. */
struct field {
  struct edit edit;
  float shift;          /* units of the text that are out of sight at the left; without the focus it is seen from its beginning */
  char composing[64];   /* of an input method, not typed yet */
  unsigned happened;    /* of enum field_event, since the last frame; the focus may be elsewhere by then */
};

struct field_look {
  const char *name;        /* in words; need not be shown */
  const char *placeholder; /* seen while there is no text; borrowed, may be NULL */
  enum icon icon;          /* at the left; ICON_COUNT: none */
  const char *clear;       /* what a button is called that empties it; NULL: there is none */
  bool wrong;              /* what it holds means nothing */
};

enum field_event { FIELD_CHANGED = 1, FIELD_ENTERED = 2 };

/* What happened to it since the last frame, of enum field_event. */
unsigned ui_field(struct ui *ui, uint64_t id, struct rect at, struct field *field, const struct field_look *look);

/* The keyboard goes there, behind the text, and what is typed before the next frame counts too. */
void ui_field_focus(struct ui *ui, uint64_t id, struct field *field);
/* Whether a field has the focus; `at` (may be NULL) is where its cursor is. */
bool ui_field_focused(const struct ui *ui, struct rect *at);

/* ---- what happens; true: it was for the field that has the focus, and a frame is due ---- */
bool ui_field_text(struct ui *ui, const char *text);
bool ui_field_compose(struct ui *ui, const char *text);
bool ui_field_key(struct ui *ui, SDL_Keycode key, unsigned modifiers); /* KMOD_… */

#endif
