/* What the pointer is on is seen: every switch and every part of a choice, in every theme, but the chosen one, which looks the same. */
#include "stage.h"

#include "app/setup_page.h"

static struct fixture fixture;
static struct stage stage;

static uint32_t pixel(float x, float y)
{
  const SDL_Surface *s = stage.surface;
  uint32_t value;
  SDL_RenderFlush(stage.renderer);
  memcpy(&value, (const uint8_t *)s->pixels + (int)y * s->pitch + (int)x * 4, sizeof value);
  return value;
}

static void point(float x, float y)
{
  SDL_Event event = {.type = SDL_MOUSEMOTION};
  event.motion.x = (int)x, event.motion.y = (int)y;
  stage_event(&stage, &event);
}

/* The switches and parts of choices that can be seen in full now. */
static int check_parts(void)
{
  struct ui *ui = &stage.app.ui;
  int found = 0;
  for (int i = 0; i < ui->widgets; i++) {
    struct ui_widget part = ui->widget[i];
    bool is_switch = part.role == UI_SWITCH;
    if ((!is_switch && part.role != UI_OPTION) || part.at.h < part.whole.h) continue;
    float x = is_switch ? rect_right(part.at) - 24 : part.at.x + 12, y = is_switch ? part.at.y + part.at.h / 2 - 12.5F : part.at.y + 7; /* beside its words */
    point(1, 1);
    uint32_t before = pixel(x, y);
    point(part.at.x + part.at.w / 2, part.at.y + part.at.h / 2);
    if (ui->hot != part.id) fail_msg("part %d, at %g %g, is not pointed at", i, (double)part.at.x, (double)part.at.y);
    struct colour accent = stage.app.theme->accent;
    bool chosen = !is_switch && (before & 0xffffff) == ((uint32_t)accent.r << 16 | (uint32_t)accent.g << 8 | accent.b);
    if (!chosen && pixel(x, y) == before) fail_msg("part %d, at %g %g, looks the same", i, (double)part.at.x, (double)part.at.y);
    if (chosen && pixel(x, y) != before) fail_msg("part %d, at %g %g, is chosen and looks another", i, (double)part.at.x, (double)part.at.y);
    found++;
  }
  return found;
}

static int check_page(uint64_t id)
{
  int found = 0;
  for (float y = 0; y < 1600; y += 200) {
    ui_scroll_to(&stage.app.ui, id, y);
    stage_frame(&stage);
    found += check_parts();
  }
  return found;
}

static void check_screens(void)
{
  app_open_settings(&stage.app);
  stage_frame(&stage);
  assert_true(check_page(ui_id("settings", 0)) > 10);
  app_go(&stage.app, APP_CHOOSE);
  app_set_up(&stage.app, fixture_variant(&fixture, "turkish-draughts"));
  stage_frame(&stage);
  assert_true(check_page(setup_page_id()) >= 6);
  app_go(&stage.app, APP_CHOOSE);
}

static void parts_show_the_pointer(void **state)
{
  (void)state;
  static const struct {
    const char *language;
    int w, h;
  } looks[] = {{"pt-BR", 640, 480}, {"en", 1280, 800}}; /* parts beside and below each other */
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
    stage_open(&stage, &fixture, looks[i].language, looks[i].w, looks[i].h);
    for (int t = 0; t < stage.app.themes->count; t++) {
      struct settings settings = stage.app.settings;
      SDL_strlcpy(settings.theme, stage.app.themes->theme[t].id, sizeof settings.theme);
      app_set(&stage.app, &settings);
      check_screens();
    }
    stage_close(&stage);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(parts_show_the_pointer)};
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
