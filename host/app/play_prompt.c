#include "app/play_prompt.h"

#include "app/look_bar.h"
#include "app/play.h"
#include "app/play_question.h"
#include "app/play_thinking.h"

#include <math.h>
#include <string.h>

static const float pad_x = 16, pad_y = 10, button_h = 44, gap = 8;

/* [Yes] [No]; the keyboard stays there, and Enter alone changes nothing. */
static void draw_answers(struct app *app, struct rect at)
{
  struct ui *ui = &app->ui;
  float w = (at.w - gap) / 2;
  uint64_t layer = ui_id("question", 0), no = ui_id("no", 0);
  bool fresh = true;
  for (int i = 0; i < ui->layers; i++) fresh &= ui->layer[i].id != layer;
  if (fresh) ui_focus(ui, no);
  ui_layer_begin(ui, layer, rect_of(0, 0, 0, 0));
  if (ui_button(ui, ui_id("yes", 0), rect_of(at.x, at.y, w, at.h), app_text(app, "ui.yes"), UI_PRIMARY)) play_answer_question(app, true);
  if (ui_button(ui, no, rect_of(at.x + w + gap, at.y, w, at.h), app_text(app, "ui.no"), UI_PLAIN)) play_answer_question(app, false);
  ui_layer_end(ui);
}

/* ---- words ---- */

static void say_hint(const struct app *app, struct prompt *prompt)
{
  const struct play *play = &app->play;
  struct words words = app_match_words(app);
  struct strbuf turn;
  strbuf_init(&turn);
  turn_write(&turn, app->match->rules, &play->turn, &play->path);
  app_fill(app, &prompt->first, "ui.play.hint", "turn", turn.text);
  hint_words(&prompt->second, &words, &play->reason);
  strbuf_release(&turn);
}

/* That the computer thinks of its turn, and how far it is in as many words as are as high: nothing moves meanwhile. `w`: of the words. */
static void say_thinking(struct app *app, struct strbuf *out, float w)
{
  const char *plain = play_thinking_text(app);
  float h = ui_paragraph_height(&app->ui, STYLE_LABEL, w, plain);
  for (enum far_form form = FAR_SENTENCE; form <= FAR_ALONE; form++) {
    struct strbuf far;
    strbuf_init(&far);
    bool fits = play_thinking_far(app, &far, form) && ui_paragraph_height(&app->ui, STYLE_LABEL, w, far.text) == h;
    if (fits) strbuf_add(out, far.text);
    strbuf_release(&far);
    if (fits) return;
  }
  strbuf_add(out, plain);
}

/* That it thinks of what it was asked, and under that how far it is: the line is there before anything stands in it. */
static void say_asked(const struct app *app, struct prompt *prompt)
{
  strbuf_add(&prompt->first, play_thinking_text(app));
  if (!play_thinking_far(app, &prompt->second, FAR_ALONE)) strbuf_add_char(&prompt->second, ' ');
}

/* What is expected of the one whose turn it is. */
static void expected_words(struct app *app, struct prompt *prompt, float w)
{
  const struct match *match = app->match;
  const struct play *play = &app->play;
  struct words words = app_match_words(app);
  bool over = match->game.outcome.type != OUTCOME_NONE;
  if (over && app->table.flight.on) { /* how it ends is seen first */
    words_turn_at(&prompt->first, &words, match, match->game.count - 1);
    return;
  }
  bool computer = !over && play_is_computer(app, match->game.now.side);
  if (over) prompt->mood = PROMPT_OVER;
  words_prompt(&prompt->first, &words, match);
  if (computer) {
    if (play->paused) strbuf_add(&prompt->second, app_text(app, "ui.play.waits"));
    else say_thinking(app, &prompt->second, w);
    return;
  }
  if (!match->lifted) words_placed(&prompt->second, &words, match);
  bool choose = app->match->lifted && match_has_several(app->match);
  if (choose) strbuf_add(&prompt->second, app_text(app, "ui.play.choose_way"));
  else if (match_may_stop(match)) strbuf_add(&prompt->second, app_text(app, "ui.enter_ends"));
  bool any = !match->rules->owned && !match->lifted && !over && !match_must_pass(match) && !prompt->second.length;
  bool begins = match->game.count < match->rules->player_count; /* nobody has had more than a turn: what the colours might mean is told */
  if (any) strbuf_add(&prompt->second, app_text(app, begins ? "ui.nobodys_pieces" : "ui.any_piece"));
}

void play_prompt_meanwhile(const struct app *app, struct strbuf *out)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  struct strbuf player;
  strbuf_init(&player);
  words_player(&player, &words, match->rules, match->game.now.side);
  app_fill(app, out, match->timer.running ? "ui.play.looking_time" : "ui.play.looking_turn", "player", player.text);
  strbuf_release(&player);
}

/* `w`: of the words. */
static void say(struct app *app, struct prompt *prompt, float w)
{
  const struct match *match = app->match;
  const struct play *play = &app->play;
  struct words words = app_match_words(app);
  if (play->asking) {
    play_question_words(app, &prompt->first);
    prompt->buttons = button_h;
  } else if (table_shown_turns(&app->table) < match->game.count) {
    prompt->mood = PROMPT_LOOKING;
    look_words(app, &prompt->first);
    if (*play->note) strbuf_add(&prompt->second, play->note);
    else if (match->game.outcome.type == OUTCOME_NONE) play_prompt_meanwhile(app, &prompt->second);
  } else if (match->refusal.reason != REFUSAL_NONE) {
    struct bits candidates = match_candidates(match);
    if (bits_empty(&candidates)) prompt->mood = PROMPT_REFUSED; /* to be asked which one is no refusal */
    words_refusal(&prompt->first, &words, match->rules, &match->refusal);
    words_prompt(&prompt->second, &words, match);
  } else if (*play->note) {
    strbuf_add(&prompt->first, play->note);
    words_prompt(&prompt->second, &words, match);
  } else if (play->thought == THOUGHT_HINT || play->thought == THOUGHT_DRAW) {
    say_asked(app, prompt);
  } else if (play->hinted && !match->lifted) {
    say_hint(app, prompt);
  } else {
    expected_words(app, prompt, w);
  }
  if (!prompt->second.length && *saving_trouble(app)) strbuf_add(&prompt->second, saving_trouble(app));
}

/* ---- the box ---- */

static bool is_wide(float w) { return w >= 520; } /* there the buttons stand beside the words */

static void measure(struct prompt *prompt, struct app *app, float w)
{
  prompt->h1 = ui_paragraph_height(&app->ui, prompt->style, w, prompt->first.text);
  prompt->h2 = prompt->second.length ? ui_paragraph_height(&app->ui, STYLE_LABEL, w, prompt->second.text) + 2 : 0;
}

static const float look_w = 4 * LOOK_BUTTON + 8 + 2 * 112 + 8; /* of all that stands beside the words */

void play_prompt_init(struct prompt *prompt, struct app *app, float w)
{
  memset(prompt, 0, sizeof *prompt);
  strbuf_init(&prompt->first), strbuf_init(&prompt->second);
  prompt->style = STYLE_SECONDARY_STRONG;
  say(app, prompt, w - 2 * pad_x);
  bool looking = prompt->mood == PROMPT_LOOKING;
  if (looking) prompt->buttons = is_wide(w) ? 0 : LOOK_BUTTON + 4 + button_h;
  measure(prompt, app, w - 2 * pad_x - (looking && is_wide(w) ? look_w : 0));
  if (looking && prompt->h1 > 20) { /* a long way: what matters is where in the game it was */
    prompt->style = STYLE_LABEL_STRONG;
    measure(prompt, app, w - 2 * pad_x - (is_wide(w) ? look_w : 0));
  }
}

void play_prompt_release(struct prompt *prompt) { strbuf_release(&prompt->first), strbuf_release(&prompt->second); }

float play_prompt_height(const struct prompt *prompt)
{
  return prompt->h1 + prompt->h2 + 2 * pad_y + (prompt->buttons > 0 ? prompt->buttons + gap : 0);
}

/* Play on, return: where it stands beside the words to their right, else under them. */
static void draw_looking(struct app *app, struct rect *in, bool wide)
{
  struct ui *ui = &app->ui;
  struct rect bar = wide ? rect_cut_right(in, look_w) : rect_cut_bottom(in, LOOK_BUTTON + 4 + button_h), buttons = bar;
  if (wide) {
    bar.x += 8, bar.y += (bar.h - LOOK_BUTTON) / 2;
    buttons = rect_of(bar.x + 4 * LOOK_BUTTON + 8, bar.y, look_w - 4 * LOOK_BUTTON - 16, button_h);
  } else {
    buttons = rect_cut_bottom(&bar, button_h);
    bar.x += (bar.w - 4 * LOOK_BUTTON) / 2;
  }
  look_buttons(app, bar, NULL);
  const char *const labels[] = {app_text(app, "ui.play.play_on"), app_text(app, "ui.play.return")};
  struct rect pair[2];
  ui_pair(ui, buttons, labels, pair);
  if (ui_button(ui, ui_id("play on", 0), pair[0], labels[0], app->match->view_only ? UI_DISABLED : UI_PLAIN)) play_ask(app, ASK_PLAY_ON);
  if (ui_button(ui, ui_id("return", 0), pair[1], labels[1], UI_PRIMARY)) look_to(app, app->match->game.count, false);
}

void play_prompt_draw(struct app *app, struct prompt *prompt, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct rect in = rect_inset(at, pad_x, pad_y);
  bool over = prompt->mood == PROMPT_OVER, refused = prompt->mood == PROMPT_REFUSED;
  if (play_prompt_height(prompt) > at.h + 1 && !over) prompt->h2 = 0; /* the reason matters more */
  if (play_prompt_height(prompt) > at.h + 1 && prompt->style != STYLE_LABEL_STRONG) {
    prompt->style = STYLE_LABEL_STRONG;
    prompt->h1 = ui_paragraph_height(ui, prompt->style, in.w, prompt->first.text);
  }
  gfx_box(ui->gfx, at, 12, over ? t->accent_soft : t->raised, refused ? t->danger : over ? t->accent : t->line, 1);
  if (prompt->mood == PROMPT_LOOKING) {
    draw_looking(app, &in, is_wide(at.w));
    if (!is_wide(at.w)) in.h -= gap;
  } else if (prompt->buttons > 0) {
    bool beside = in.h < prompt->h1 + prompt->buttons + gap;
    draw_answers(app, beside ? rect_inset(rect_cut_right(&in, fminf(208, in.w / 2)), 0, (in.h - button_h) / 2) : rect_cut_bottom(&in, prompt->buttons));
    if (beside) rect_cut_right(&in, gap);
    else rect_cut_bottom(&in, gap);
  }
  float content = prompt->h1 + prompt->h2;
  uint64_t id = ui_id("prompt", 0);
  bool scrolls = content > in.h + 1; /* a long result in a small window */
  float y = in.y + fmaxf(0, (in.h - content) / 2) - (scrolls ? ui_scroll_begin(ui, id, in, content) : 0);
  ui_paragraph(ui, prompt->style, rect_of(in.x, y, in.w, 0), refused ? t->danger : t->ink, prompt->first.text);
  if (prompt->h2 > 0) ui_paragraph(ui, STYLE_LABEL, rect_of(in.x, y + prompt->h1 + 2, in.w, 0), t->muted, prompt->second.text);
  if (scrolls) ui_scroll_end(ui, id);
}
