/* Clicks on the tools beside the board, for windows driven by desk.h. */
#ifndef SALTO_TESTS_APP_DESK_TOOLS_H
#define SALTO_TESTS_APP_DESK_TOOLS_H

#include "desk.h"

#include "app/layout_play.h"
#include "app/play_tools.h"

/* By its button, or where it has none from the menu: counted from the foot of it, which stands above the last button. `match`: like the
   one in the window, as far as tools care. */
static inline void desk_click_tool(struct desk *desk, const struct play_layout *layout, struct match *match, enum play_tool tool)
{
  static struct app app; /* who asks which tools there are */
  memset(&app, 0, sizeof app);
  app.match = match;
  int number, places = layout->tools;
  if (toolbar_find(&app, &play_toolbar, (int)tool, places, &number)) {
    const struct rect *at = &layout->tool[number];
    desk_click(desk, at->x + at->w / 2, at->y + at->h / 2);
    return;
  }
  assert_true(number >= 0);
  struct rect more = layout->tool[places - 1];
  desk_click(desk, more.x + more.w / 2, more.y + more.h / 2);
  desk_expect(desk, "menu"); /* its items are there only then */
  int last = number, other;
  for (int t = (int)tool + 1; t < play_toolbar.count; t++)
    if (!toolbar_find(&app, &play_toolbar, t, places, &other) && other > last) last = other;
  float foot = more.y - 4 - 8, row = 44; /* app/menu.c */
  desk_click(desk, more.x + more.w / 2, foot - row * ((float)(last - number) + 0.5F));
}

#endif
