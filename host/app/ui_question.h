/* A question or a message in the middle of the window, over all that was drawn before: a text, and one or two buttons under it. It is a layer of
   app/ui.h. Whether it is open is the caller's to keep. */
#ifndef SALTO_APP_UI_QUESTION_H
#define SALTO_APP_UI_QUESTION_H

#include "app/ui.h"

enum { QUESTION_OPEN = -1 };

/* The number of the button that was used, the first one also where somebody clicks beside it; else QUESTION_OPEN. The last button is what is
   expected. A text that has no room scrolls. */
int ui_question(struct ui *ui, uint64_t id, const char *text, const char *const *labels, int count);
/* All that lies under what is to be drawn now lies in the shade. */
void ui_veil(struct ui *ui);

#endif
