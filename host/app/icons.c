#include "app/icons.h"

#include <math.h>

/* To add an icon: a name in enum icon and a row here. A path as in SVG with M, L, H, V, C (absolute), and Z; O x y r is a circle. */
static const char *const paths[ICON_COUNT] = {
  [ICON_BACK] = "M14.5 5 L7.5 12 L14.5 19",
  [ICON_UNDO] = "M5 9.5 H14 C21 9.5 21 19.5 14 19.5 H9.5 M5 9.5 L9.6 5 M5 9.5 L9.6 14",
  [ICON_REDO] = "M19 9.5 H10 C3 9.5 3 19.5 10 19.5 H14.5 M19 9.5 L14.4 5 M19 9.5 L14.4 14",
  [ICON_NEW] = "O12 12 8.5 M12 8 V16 M8 12 H16",
  [ICON_FLIP] = "M7.5 4 V19.5 M7.5 4 L4 7.6 M7.5 4 L11 7.6 M16.5 20 V4.5 M16.5 20 L13 16.4 M16.5 20 L20 16.4",
  [ICON_BOOK] = "M12 6.5 C10 4.5 7 4.3 4 5.5 V18.5 C7 17.3 10 17.5 12 19.5 C14 17.5 17 17.3 20 18.5 V5.5 C17 4.3 14 4.5 12 6.5 Z M12 6.5 V19.5",
  [ICON_GLOBE] = "O12 12 8.5 M3.5 12 H20.5 M12 3.5 C15.4 6 16.2 9 16.2 12 C16.2 15 15.4 18 12 20.5 M12 3.5 C8.6 6 7.8 9 7.8 12 C7.8 15 8.6 18 12 20.5",
  [ICON_CLOSE] = "M6.5 6.5 L17.5 17.5 M17.5 6.5 L6.5 17.5",
  [ICON_MINUS] = "M6 12 H18",
  [ICON_PLUS] = "M6 12 H18 M12 6 V18",
  [ICON_PLAY] = "M8 5.5 L18.5 12 L8 18.5 Z",
  [ICON_REWIND] = "M5 4.5 V9.5 H10 M5.4 9.2 C7 6.2 9.3 4.5 12.5 4.5 C16.6 4.5 20 7.9 20 12 C20 16.1 16.6 19.5 12.5 19.5 C9.2 19.5 6.4 17.3 5.4 14.4",
  [ICON_UP] = "M6 14.5 L12 8.5 L18 14.5",
  [ICON_DONE] = "O12 12 8.5 M8 12.3 L11 15.2 L16.2 9.2",
  [ICON_ALERT] = "M12 4 L21 19.5 H3 Z M12 10 V14 M12 16.7 V16.8",
  [ICON_SEARCH] = "O10.5 10.5 6.5 M15.3 15.3 L20 20",
  [ICON_SETTINGS] = "M4 7.5 H12.2 M17.4 7.5 H20 O14.8 7.5 2.6 M4 16.5 H6.6 M11.8 16.5 H20 O9.2 16.5 2.6",
  [ICON_PERSON] = "O12 8 4 M4.5 20 C4.5 15.6 8 13.9 12 13.9 C16 13.9 19.5 15.6 19.5 20",
  [ICON_COMPUTER] = "M4 5 H20 V16 H4 Z M12 16 V19.5 M8.5 19.5 H15.5",
  [ICON_CLOCK] = "O12 12 8.5 M12 7 V12 L15.5 14",
  [ICON_REMOVE] = "M5 7 H19 M9.5 7 V4.5 H14.5 V7 M6.8 7 L7.8 20 H16.2 L17.2 7 M10.3 10.5 V16.5 M13.7 10.5 V16.5",
  [ICON_DOWN] = "M6.5 9.5 L12 15 L17.5 9.5",
  [ICON_HINT] = "M9.5 17.5 C9.5 15.5 6 13.8 6 10 C6 6.7 8.7 4 12 4 C15.3 4 18 6.7 18 10 C18 13.8 14.5 15.5 14.5 17.5 Z M10 20.5 H14",
  [ICON_MORE] = "M4.5 7 H19.5 M4.5 12 H19.5 M4.5 17 H19.5",
  [ICON_DRAW] = "O12 12 8.5 M8.5 10.2 H15.5 M8.5 13.8 H15.5",
  [ICON_RESIGN] = "M6 20.5 V4 M6 4.8 H18.5 L15.8 9 L18.5 13.2 H6",
  [ICON_TURN] = "M19.5 12 C19.5 16.1 16.1 19.5 12 19.5 C7.9 19.5 4.5 16.1 4.5 12 C4.5 7.9 7.9 4.5 12 4.5 C14.6 4.5 16.8 5.8 18.2 7.8 M18.6 3.8 V8 H14.4",
  [ICON_REVIEW] = ("M4.8 9 C6 6.3 8.8 4.5 12 4.5 C16.1 4.5 19.5 7.9 19.5 12 C19.5 16.1 16.1 19.5 12 19.5 C8.6 19.5 5.8 17.3 4.8 14.3 M4.5 4.8 V9.2 H8.9 "
                   "M12 8 V12.3 L15 14"),
  [ICON_COPY] = "M9 9 H19 V20 H9 Z M15 9 V4.5 H5 V15.5 H9",
  [ICON_FIRST] = "M17.5 5 L10.5 12 L17.5 19 M6.5 5 V19",
  [ICON_FORWARD] = "M9.5 5 L16.5 12 L9.5 19",
  [ICON_LAST] = "M6.5 5 L13.5 12 L6.5 19 M17.5 5 V19",
  [ICON_FOLDER] = "M3.5 18.5 V5.5 H9.5 L12 8.5 H20.5 V18.5 Z",
  [ICON_GAME] = "M6 3.5 H14.5 L18.5 7.5 V20.5 H6 Z M14 3.8 V8 H18.2 O12.2 14 2.6",
  [ICON_SAVE] = "M12 4 V14 M8 10.2 L12 14.2 L16 10.2 M4.5 15 V19.5 H19.5 V15",
  [ICON_ANALYSIS] = "M4 20 V13 M9.3 20 V8.5 M14.7 20 V11 M20 20 V4.5",
  [ICON_REPORT] = "M4 4.5 V19.5 H20 M7.5 14.5 L11 10 L14 12.5 L19 6",
  [ICON_PAUSE] = "M8.5 5.5 V18.5 M15.5 5.5 V18.5",
};

/* Not strtod: that reads "1.5" by the locale. */
static double number(const char **text)
{
  const char *s = *text;
  double value = 0, unit = 1;
  while (*s == ' ') s++;
  for (; *s >= '0' && *s <= '9'; s++) value = value * 10 + (*s - '0');
  if (*s == '.')
    for (s++; *s >= '0' && *s <= '9'; s++) value += (*s - '0') * (unit /= 10);
  *text = s;
  return value;
}

static void trace(cairo_t *cr, const char *path)
{
  double x = 0, y = 0;
  while (*path) {
    char c = *path++;
    if (c == ' ') continue;
    double n[6] = {0};
    static const char letters[] = "MLHVCOZ";
    static const int counts[] = {2, 2, 1, 1, 6, 3, 0};
    int count = 0;
    for (int i = 0; letters[i]; i++)
      if (letters[i] == c) count = counts[i];
    for (int i = 0; i < count; i++) n[i] = number(&path);
    switch (c) {
    case 'M': cairo_move_to(cr, x = n[0], y = n[1]); break;
    case 'L': cairo_line_to(cr, x = n[0], y = n[1]); break;
    case 'H': cairo_line_to(cr, x = n[0], y); break;
    case 'V': cairo_line_to(cr, x, y = n[0]); break;
    case 'C': cairo_curve_to(cr, n[0], n[1], n[2], n[3], x = n[4], y = n[5]); break;
    case 'O': cairo_new_sub_path(cr), cairo_arc(cr, n[0], n[1], n[2], 0, 2 * M_PI); break;
    default: cairo_close_path(cr); break;
    }
  }
}

struct icon_art {
  enum icon icon;
  struct colour colour;
};

static void paint_icon(cairo_t *cr, double w, double h, const void *context)
{
  const struct icon_art *art = context;
  cairo_scale(cr, w / 24, h / 24);
  trace(cr, paths[art->icon]);
  cairo_set_line_width(cr, 1.8);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_colour(cr, art->colour);
  cairo_stroke(cr);
}

void icon_draw(struct gfx *gfx, enum icon icon, double x, double y, double size, struct colour colour)
{
  struct icon_art art = {icon, colour};
  uint64_t key = key_colour(key_int(key_text(KEY_START, "icon"), icon), colour);
  gfx_art(gfx, key, rect_of((float)(x - size / 2), (float)(y - size / 2), (float)size, (float)size), 1, paint_icon, &art);
}
