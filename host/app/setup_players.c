/* Who plays: how many, and a row for each seat with its colour, its name, and whether a person or the computer sits there. */
#include "app/layout_setup.h"
#include "app/setup_page.h"
#include "app/ui_drop.h"

#include <string.h>

static uint64_t colour_list(void) { return ui_id("colours", 0); }
static uint64_t who_list(void) { return ui_id("who", 0); }

static void close_list(struct app *app) { app->setting_up.open = 0, app->again = true; }

static void open_list(struct app *app, uint64_t list, int seat)
{
  app->setting_up.open = list, app->setting_up.open_seat = seat;
  app->again = true;
}

/* ---- words ---- */

/* "Red", by the colour the seat has now. */
static const char *colour_word(const struct app *app, const char *colour)
{
  char key[48];
  struct words words = app_words(app, app->setting_up.game.variant);
  SDL_snprintf(key, sizeof key, "player.%s", colour);
  return words_has(&words, key) ? words_get(&words, key) : colour;
}

/* In the list of colours: as colours are called, not as the players of a game are. */
static const char *colour_itself(const struct app *app, const char *colour)
{
  char key[48];
  struct words words = app_words(app, NULL);
  SDL_snprintf(key, sizeof key, "player.%s", colour);
  return words_has(&words, key) ? words_get(&words, key) : colour_word(app, colour);
}

/* NULL while there are no rules that would say it. */
static const char *seat_colour(const struct app *app, int seat)
{
  const struct rules *rules = app->setup.rules;
  const struct participant *all = app->setting_up.game.participant;
  if (*all[seat].colour) return all[seat].colour;
  return rules && seat < rules->player_count ? rules->player[seat].colour : NULL;
}

static void level_text(const struct app *app, struct strbuf *out, const char *key, int level)
{
  char number[12];
  SDL_snprintf(number, sizeof number, "%d", level);
  app_fill(app, out, key, "level", number);
}

/* ---- the list of who may play: a person, then the levels ---- */

enum { WHO_COUNT = 1 + LEVEL_MOST - LEVEL_LEAST + 1 };

static int who_chosen(const struct participant *seat) { return seat->computer ? 1 + seat->level - LEVEL_LEAST : 0; }

static void who_words(const struct app *app, struct strbuf *out, int item)
{
  int level = item - 1 + LEVEL_LEAST;
  if (item == 0) strbuf_add(out, app_text(app, "ui.setup.person"));
  else level_text(app, out, level == LEVEL_LEAST ? "ui.setup.level_least" : level == LEVEL_MOST ? "ui.setup.level_most" : "ui.setup.level", level);
}

static void draw_who_list(struct app *app, struct rect anchor)
{
  struct participant *seat = &app->setting_up.game.participant[app->setting_up.open_seat];
  struct drop_item item[WHO_COUNT];
  struct strbuf text[WHO_COUNT];
  for (int i = 0; i < WHO_COUNT; i++) {
    strbuf_init(&text[i]);
    who_words(app, &text[i], i);
    item[i] = (struct drop_item){text[i].text, i ? ICON_COMPUTER : ICON_PERSON, NULL};
  }
  int taken = drop_list(&app->ui, who_list(), anchor, item, WHO_COUNT, who_chosen(seat));
  if (taken != DROP_OPEN) close_list(app);
  if (taken >= 0) {
    seat->computer = taken > 0;
    if (taken > 0) seat->level = taken - 1 + LEVEL_LEAST;
  }
  for (int i = 0; i < WHO_COUNT; i++) strbuf_release(&text[i]);
}

/* ---- the list of colours that nobody else has ---- */

static void draw_colour_list(struct app *app, struct rect anchor)
{
  struct new_game *game = &app->setting_up.game;
  const struct rules *rules = app->setup.rules;
  int seat = app->setting_up.open_seat, count = 0, chosen = -1;
  if (!rules || seat >= rules->player_count) {
    close_list(app);
    return;
  }
  struct drop_item item[PAINTS];
  const char *now = participant_colour(game->participant, rules, seat);
  for (int i = 0; paint_name(i); i++) {
    if (new_game_colour_taken(game, rules, seat, paint_name(i))) continue;
    if (!strcmp(paint_name(i), now)) chosen = count;
    item[count++] = (struct drop_item){colour_itself(app, paint_name(i)), ICON_COUNT, paint_named(app->theme, paint_name(i), i)};
  }
  int taken = drop_list(&app->ui, colour_list(), anchor, item, count, chosen);
  if (taken != DROP_OPEN) close_list(app);
  if (taken < 0) return;
  const char *colour = item[taken].paint->name;
  SDL_strlcpy(game->participant[seat].colour, strcmp(colour, rules->player[seat].colour) ? colour : "", sizeof game->participant[seat].colour);
}

/* ---- a seat ---- */

/* The name that somebody without one is seen with. */
static void placeholder(const struct app *app, struct strbuf *out, int seat)
{
  const char *colour = seat_colour(app, seat);
  const struct new_game *game = &app->setting_up.game;
  struct words words = app_words(app, game->variant);
  words.participants = game->participant;
  if (game->participant[seat].computer) words_computer(out, &words, seat, game->choices.players);
  else strbuf_add(out, colour ? colour_word(app, colour) : "");
}

/* "{what}: Red", for those who hear it. */
static void about(const struct app *app, struct strbuf *out, const char *key, int seat)
{
  const char *colour = seat_colour(app, seat);
  app_fill(app, out, key, "player", colour ? colour_word(app, colour) : "");
}

static void draw_name(struct app *app, int seat, struct rect at)
{
  struct setting_up *s = &app->setting_up;
  struct strbuf empty, name;
  strbuf_init(&empty), strbuf_init(&name);
  placeholder(app, &empty, seat);
  about(app, &name, "ui.setup.name_of", seat);
  unsigned events = ui_field(&app->ui, ui_id("name", seat), at, &s->name[seat], &(struct field_look){name.text, empty.text, ICON_COUNT, NULL, false});
  if (events & FIELD_CHANGED) SDL_strlcpy(s->game.participant[seat].name, s->name[seat].edit.text, PARTICIPANT_NAME_SIZE);
  strbuf_release(&empty), strbuf_release(&name);
}

static void draw_colour(struct app *app, int seat, struct rect at)
{
  const char *colour = seat_colour(app, seat);
  const struct paint *paint = colour ? paint_named(app->theme, colour, seat) : NULL;
  struct strbuf name;
  strbuf_init(&name);
  about(app, &name, "ui.setup.colour_of", seat);
  bool used = ui_drop(&app->ui, ui_id("colour", seat), at, &(struct drop_item){NULL, ICON_COUNT, paint}, name.text);
  if (used && app->setup.rules) open_list(app, colour_list(), seat);
  strbuf_release(&name);
}

static void draw_who(struct app *app, int seat, struct rect at)
{
  const struct participant *who = &app->setting_up.game.participant[seat];
  struct strbuf label, name;
  strbuf_init(&label), strbuf_init(&name);
  if (who->computer) level_text(app, &label, "ui.setup.level_short", who->level);
  else strbuf_add(&label, app_text(app, "ui.setup.person"));
  about(app, &name, "ui.setup.who_of", seat);
  bool used = ui_drop(&app->ui, ui_id("who", seat + 1), at, &(struct drop_item){label.text, who->computer ? ICON_COMPUTER : ICON_PERSON, NULL}, name.text);
  if (used) open_list(app, who_list(), seat);
  strbuf_release(&label), strbuf_release(&name);
}

/* ---- the section ---- */

static void draw_count(struct setup_page *page, struct rect at)
{
  struct app *app = page->app;
  struct new_game *game = &app->setting_up.game;
  int min = variant_min_players(game->variant), max = variant_max_players(game->variant), value = game->choices.players - min;
  char text[MAX_PLAYERS + 1][4];
  const char *labels[MAX_PLAYERS + 1];
  for (int n = min; n <= max; n++) SDL_snprintf(text[n - min], sizeof text[0], "%d", n), labels[n - min] = text[n - min];
  if (!ui_choice(&app->ui, ui_id("players", 0), at, app_text(app, "ui.setup.players"), &value, labels, max - min + 1)) return;
  game->choices.players = value + min;
  setting_up_changed(app);
}

void setup_players(struct setup_page *page)
{
  struct app *app = page->app;
  const struct new_game *game = &app->setting_up.game;
  int choices = variant_max_players(game->variant) - variant_min_players(game->variant) + 1;
  if (choices > 1) {
    struct rect row = setup_row(page, 44), count = rect_cut_right(&row, 44 * (float)choices);
    if (!page->measure) ui_label(&app->ui, STYLE_STRONG, row, ALIGN_LEFT, app->theme->ink, app_text(app, "ui.setup.players")), draw_count(page, count);
    setup_space(page, 12);
  } else {
    setup_words(page, STYLE_STRONG, app->theme->ink, app_text(app, "ui.setup.players"));
    setup_space(page, 8);
  }
  for (int i = 0; i < game->choices.players; i++) {
    struct seat_layout seat;
    if (i) setup_space(page, 8);
    layout_seat(&seat, setup_row(page, 44));
    if (page->measure) continue;
    struct setting_up *s = &app->setting_up;
    if (s->open && s->open_seat == i) s->anchor = s->open == who_list() ? seat.who : seat.colour;
    draw_colour(app, i, seat.colour);
    draw_name(app, i, seat.name);
    draw_who(app, i, seat.who);
  }
}

void setup_players_list(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  if (s->open == who_list()) draw_who_list(app, s->anchor);
  else if (s->open == colour_list()) draw_colour_list(app, s->anchor);
}
