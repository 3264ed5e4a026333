/* One set of line icons on a field of 24 units: strokes of 1.8, round ends. */
#ifndef SALTO_APP_ICONS_H
#define SALTO_APP_ICONS_H

#include "app/gfx.h"

enum icon { ICON_BACK, ICON_UNDO, ICON_REDO, ICON_NEW, ICON_FLIP, ICON_BOOK, ICON_GLOBE, ICON_CLOSE, ICON_MINUS, ICON_PLUS, ICON_ALERT,
            ICON_SEARCH, ICON_SETTINGS, ICON_PERSON, ICON_COMPUTER, ICON_CLOCK, ICON_REMOVE, ICON_DOWN, ICON_UP, ICON_PLAY, ICON_REWIND,
            ICON_DONE, ICON_HINT, ICON_MORE, ICON_DRAW, ICON_RESIGN, ICON_TURN, ICON_REVIEW, ICON_COPY, ICON_FIRST, ICON_FORWARD,
            ICON_LAST, ICON_PAUSE, ICON_ANALYSIS, ICON_REPORT, ICON_FOLDER, ICON_GAME, ICON_SAVE, ICON_COUNT };

/* Centred on (x, y), `size` units wide. */
void icon_draw(struct gfx *gfx, enum icon icon, double x, double y, double size, struct colour colour);

#endif
