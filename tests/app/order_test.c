/* The keyboard goes through every screen as one reads it: what stands above or to the left comes first. And all of it can be reached, with a
   name that is read out and a ring that is seen. */
#include "scenes.h"

static struct fixture fixture;

static const char *name_of(struct picture *picture, const struct ui_widget *w)
{
  static char names[4][200];
  static int next;
  char *name = names[next++ % 4];
  ui_focus(&picture->app.ui, w->id);
  app_frame(&picture->app), app_frame(&picture->app);
  snprintf(name, sizeof names[0], "'%.80s' at %g %g %gx%g", picture->app.ui.words.label, (double)w->whole.x, (double)w->whole.y, (double)w->whole.w,
           (double)w->whole.h);
  return name;
}

static float shared(float a, float a_w, float b, float b_w) { return fminf(a + a_w, b + b_w) - fmaxf(a, b); }

/* `after` comes later in the order, though one reads it before. */
static bool reversed(const struct ui_widget *before, const struct ui_widget *after)
{
  const struct rect a = before->whole, b = after->whole;
  if (before->layer != after->layer || before->scroll != after->scroll) return false;
  if (shared(a.y, a.h, b.y, b.h) > 0.6F * fmaxf(a.h, b.h)) return rect_right(b) <= a.x + 1; /* side by side */
  if (shared(a.x, a.w, b.x, b.w) > 0.6F * fmaxf(a.w, b.w)) return rect_bottom(b) <= a.y + 1; /* in one column */
  return false;
}

/* What covers the rest comes after it. */
static bool lies_over(const struct ui *ui, const struct ui_widget *w)
{
  for (int i = 0; i < ui->covers; i++)
    if (rect_inside(w->whole, ui->cover[i].at)) return true;
  return false;
}

/* Where the widget stands, as far as it is to be seen: in its list, after that came to rest. */
static bool in_sight(const struct ui *ui, const struct ui_widget *w)
{
  struct rect place = w->scroll ? ui_scroll_place(ui, w->scroll) : ui->window;
  return rect_overlap(w->whole, place) && (w->whole.h > place.h || (w->whole.y >= place.y - 1 && rect_bottom(w->whole) <= rect_bottom(place) + 1));
}

static void the_order_is_the_one_that_is_read(void **state)
{
  (void)state;
  static const struct scenes_size sizes[] = {{640, 480, 1}, {1280, 800, 1}, {1080, 1920, 1}};
  int faults = 0;
  for (int i = 0; i < SCENES; i++)
    for (int s = 0; s < 3; s++) {
      struct picture picture;
      scenes_open(&picture, &fixture, &scenes[i], &(struct scenes_look){.language = "en", .size = sizes[s]});
      struct ui *ui = &picture.app.ui;
      static struct ui_widget widget[UI_WIDGETS];
      int count = ui->widgets;
      memcpy(widget, ui->widget, sizeof widget);
      for (int b = 1; b < count; b++)
        for (int a = 0; a < b; a++) {
          if (!reversed(&widget[a], &widget[b]) || lies_over(ui, &widget[b])) continue;
          const char *first = name_of(&picture, &widget[a]), *second = name_of(&picture, &widget[b]);
          print_error("%s %dx%d: %s comes before %s\n", scenes[i].name, sizes[s].w, sizes[s].h, first, second);
          faults++;
          a = b;
        }
      picture_close(&picture);
    }
  if (faults) fail_msg("%d faults", faults);
}

/* Tab goes round once through all that lies uppermost, and each has a name. */
static void tab_reaches_all(void **state)
{
  (void)state;
  int faults = 0;
  for (int i = 0; i < SCENES; i++) {
    struct picture picture;
    struct error err;
    scenes_open(&picture, &fixture, &scenes[i], &(struct scenes_look){.language = "en", .size = {1000, 760, 1}});
    struct ui *ui = &picture.app.ui;
    uint64_t layer = ui->layers ? ui->layer[ui->layers - 1].id : 0, first = 0;
    int in_reach = 0, reached = 0;
    for (int k = 0; k < UI_WIDGETS; k++) {
      assert_true(picture_key(&picture, "Tab", &err));
      if (first && ui->focus == first) break;
      if (!first) first = ui->focus;
      if (!ui->keyboard || !ui->words.id || !*ui->words.label)
        print_error("%s: Tab, the %d. time, comes to something without a name\n", scenes[i].name, k + 1), faults++;
      for (int n = 0; n < ui->widgets; n++) {
        const struct ui_widget *w = &ui->widget[n];
        if (w->id != ui->focus || in_sight(ui, w)) continue;
        print_error("%s: '%s' has the focus and is not seen\n", scenes[i].name, ui->words.label), faults++;
      }
      reached++;
    }
    for (int k = 0; k < ui->widgets; k++) in_reach += ui->widget[k].layer == layer; /* the typed line is gone by now */
    if (reached != in_reach) print_error("%s: Tab reaches %d of %d\n", scenes[i].name, reached, in_reach), faults++;
    picture_close(&picture);
  }
  if (faults) fail_msg("%d faults", faults);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_order_is_the_one_that_is_read), cmocka_unit_test(tab_reaches_all)};
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
