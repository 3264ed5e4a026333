#include "app/play_players.h"

#include "app/play.h"
#include "platform/clock.h"

#include <math.h>
#include <stdio.h>

enum { LAST_MS = 10000 }; /* the last of a clock, that stands out and shows tenths */

/* ---- words ---- */

static void colour_word(const struct app *app, struct strbuf *out, int player)
{
  struct words words = app_match_words(app);
  struct participant nameless[MAX_PLAYERS];
  for (int p = 0; p < MAX_PLAYERS; p++) nameless[p] = app->match->participant[p], *nameless[p].name = '\0';
  words.participants = nameless;
  words_player(out, &words, app->match->rules, player);
}

static void fill_number(const struct app *app, struct strbuf *out, const char *key, const char *name, int number)
{
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  app_fill(app, out, key, name, text);
}

void play_player_name(const struct app *app, struct strbuf *out, int player)
{
  const struct participant *who = &app->match->participant[player];
  bool others = play_persons(app) < app->match->rules->player_count;
  if (*who->name) strbuf_add(out, who->name);
  else if (who->computer && !(app->play.left >> player & 1)) fill_number(app, out, "ui.play.computer", "level", who->level);
  else if (!who->computer && others && play_persons(app) == 1) strbuf_add(out, app_text(app, "ui.play.you"));
  else colour_word(app, out, player);
}

static void add_part(struct strbuf *out, const char *text)
{
  if (text && *text) strbuf_addf(out, "%s%s", out->length ? " · " : "", text);
}

static void add_count(const struct app *app, struct strbuf *out, const char *one, const char *many, int count)
{
  struct strbuf text;
  strbuf_init(&text);
  fill_number(app, &text, count == 1 ? one : many, "count", count);
  add_part(out, text.text);
  strbuf_release(&text);
}

static int crowned_pieces(const struct rules *rules, const struct position *position, int player)
{
  int count = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(position, rules, player, k);
    if (piece_crowned(rules, k)) count += bits_count(&set);
  }
  return count;
}

/* How they stand: their place, the score where the rules keep one, how many are home where that wins, of two what they took. */
static void add_standing(const struct app *app, struct strbuf *out, int player, const struct position *position)
{
  const struct match *match = app->match;
  const struct rules *rules = match->rules;
  struct strbuf part;
  strbuf_init(&part);
  struct bits own = rules->owned ? position_of(position, rules, player) : (struct bits){{0}};
  if (position->place[player]) {
    fill_number(app, &part, "ui.place", "place", position->place[player]);
  } else if (rules->keeps_score) {
    add_count(app, out, "ui.captured_one", "ui.captured", position->score[player]);
  } else if (rules->owned && rules->goal != GOAL_NONE) {
    struct bits home = bits_and(own, &rules->player[player].far);
    char number[16], total[16];
    snprintf(number, sizeof number, "%d", bits_count(&home));
    snprintf(total, sizeof total, "%d", bits_count(&rules->player[player].far));
    const struct text_value values[] = {{"count", number}, {"total", total}};
    text_fill(&part, app_text(app, "ui.home"), values, 2);
  } else if (rules->owned && rules->can_capture && rules->player_count == 2) {
    struct bits then = position_of(&match->game.start, rules, 1 - player), now = position_of(position, rules, 1 - player);
    int taken = bits_count(&then) - bits_count(&now), kings = crowned_pieces(rules, position, player);
    add_count(app, out, "ui.captured_one", "ui.captured", taken > 0 ? taken : 0);
    if (kings > 0) add_count(app, out, "ui.play.king", "ui.play.kings", kings);
  } else if (rules->owned) {
    add_count(app, out, "ui.piece", "ui.pieces", bits_count(&own));
  }
  add_part(out, part.text);
  strbuf_release(&part);
}

/* The colour too where the name does not say it, for the sentences call players so where they have no name; not where it is to be brief. */
static void second_line(const struct app *app, struct strbuf *out, int player, const struct position *position, const char *name, bool thinks, bool brief)
{
  const struct participant *who = &app->match->participant[player];
  struct strbuf part;
  strbuf_init(&part);
  if (app->play.left >> player & 1) strbuf_add(&part, app_text(app, "ui.play.plays_on"));
  else if (who->computer && *who->name) fill_number(app, &part, "ui.play.computer", "level", who->level);
  else if (!*who->name && !brief) colour_word(app, &part, player);
  if (part.text && SDL_strcmp(part.text, name) != 0) add_part(out, part.text);
  strbuf_release(&part);
  if (thinks) { /* a dot more every moment */
    static const char *const dots[] = {".", "..", "..."};
    bool moves = table_hop_ms(app) > 0;
    struct strbuf text;
    strbuf_init(&text);
    strbuf_addf(&text, "%s%s", app_text(app, "ui.play.thinking"), dots[moves ? (clock_ms() - app->play.since_ms) / 400 % 3 : 2]);
    add_part(out, text.text);
    strbuf_release(&text);
    return;
  }
  add_standing(app, out, player, position);
}

void play_clock_text(struct strbuf *out, int64_t ms)
{
  if (ms <= LAST_MS) {
    int64_t tenths = (ms + 99) / 100;
    strbuf_addf(out, "%d.%d", (int)(tenths / 10), (int)(tenths % 10));
    return;
  }
  int64_t s = (ms + 999) / 1000;
  if (s >= 3600) strbuf_addf(out, "%d:%02d:%02d", (int)(s / 3600), (int)(s / 60 % 60), (int)(s % 60));
  else strbuf_addf(out, "%d:%02d", (int)(s / 60), (int)(s % 60));
}

/* ---- drawing ---- */

/* At the right end; the width it takes. */
static float draw_clock(struct app *app, struct rect at, int player, bool active, bool small)
{
  const struct theme *t = app->theme;
  const struct timer *timer = &app->match->timer;
  int64_t left = timer_left(timer, player, clock_ms());
  bool last = left <= LAST_MS && (left > 0 || timer->rule.type == TIMER_TOTAL);
  struct strbuf text;
  strbuf_init(&text);
  play_clock_text(&text, left);
  enum style style = small ? active ? STYLE_TABLE_STRONG : STYLE_TABLE : active ? STYLE_CLOCK_STRONG : STYLE_CLOCK;
  float w = (float)ceil(text_width(app->lettering, style, text.text));
  ui_label(&app->ui, style, rect_of(rect_right(at) - w, at.y, w, at.h), ALIGN_RIGHT, last ? t->danger : active ? t->ink : t->muted, text.text);
  strbuf_release(&text);
  return w + 12;
}

static void draw_player(struct app *app, const struct play_layout *layout, int player, const struct position *position, bool active, bool clock)
{
  struct rect at = layout->player[player];
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct match *match = app->match;
  bool small = layout->one_line, thinks = active && app->play.thought == THOUGHT_TURN;
  struct colour none = {0};
  struct strbuf name, line;
  strbuf_init(&name), strbuf_init(&line);
  play_player_name(app, &name, player);
  if (active) gfx_box(ui->gfx, at, 12, t->accent_soft, none, 0);
  float r = small ? fminf(11, at.h * 0.36F) : 15, pad = small ? 8 : 12, x = at.x + pad + r;
  piece_draw(ui->gfx, piece_paint(app->theme, match->rules, match->participant, player), false, false, (double)x, (double)(at.y + at.h / 2), (double)r);
  struct rect text = rect_of(x + r + pad, at.y, rect_right(at) - x - r - 2 * pad, at.h);
  if (clock) text.w -= draw_clock(app, text, player, active, small);
  second_line(app, &line, player, position, name.text, thinks, small);
  if (!small && text_width(ui->lettering, STYLE_SECONDARY, line.text ? line.text : "") > (double)text.w) { /* how they stand matters more */
    strbuf_clear(&line);
    second_line(app, &line, player, position, name.text, thinks, true);
  }
  if (small) {
    float name_w = (float)text_width(ui->lettering, STYLE_SECONDARY_STRONG, name.text), line_w = (float)text_width(ui->lettering, STYLE_LABEL, line.text);
    bool both = name_w + 8 + line_w <= text.w;
    text_draw(ui->lettering, ui->gfx, STYLE_SECONDARY_STRONG, text, ALIGN_LEFT, t->ink, name.text);
    if (both) text_draw(ui->lettering, ui->gfx, STYLE_LABEL, text, ALIGN_RIGHT, t->muted, line.text ? line.text : "");
  } else {
    float top = at.y + (at.h - 40) / 2;
    bool two = line.length > 0;
    ui_label(ui, STYLE_STRONG, two ? rect_of(text.x, top, text.w, 21) : text, ALIGN_LEFT, t->ink, name.text);
    if (two) ui_label(ui, STYLE_SECONDARY, rect_of(text.x, top + 21, text.w, 18), ALIGN_LEFT, t->muted, line.text);
  }
  strbuf_release(&name), strbuf_release(&line);
}

void play_players_draw(struct app *app, const struct play_layout *layout, const struct position *position, int active, bool clocks)
{
  clocks &= app->match->timer.rule.type != TIMER_NONE;
  for (int p = 0; p < app->match->rules->player_count; p++) draw_player(app, layout, p, position, p == active, clocks);
}
