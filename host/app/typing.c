#include "app/typing.h"

#include "app/board_keys.h"
#include "app/look_bar.h"
#include "app/state.h"
#include "match/typed.h"

#include <ctype.h>
#include <math.h>
#include <string.h>
#include <strings.h>

enum { MOST_CELLS = 64, LONGEST = 400 };
static const float pad = 10, field_h = 44, gap = 6;

static uint64_t field_id(void) { return ui_id("typing", 0); }

bool typing_is_open(const struct app *app) { return app->input.typing.open && board_keys_table(app); }

struct bits typing_marks(const struct app *app, const struct table *table)
{
  return app->input.typing.open && app->input.table == table ? app->input.typing.named : (struct bits){{0}};
}

/* ---- opening and closing ---- */

static struct words words_here(const struct app *app, const struct match *match)
{
  struct words words = app_words(app, match->variant);
  words.participants = match->participant;
  return words;
}

/* "pass", in the words of the player. */
static const char *pass_word(const struct app *app) { return app_text(app, "terminal.command.pass.name"); }

static bool begins_turn(const struct app *app, const struct board *board, const char *text)
{
  if (!text[0] || text[1] || !isalnum((unsigned char)*text)) return false;
  int letter = tolower((unsigned char)*text);
  bool found = letter == tolower((unsigned char)*pass_word(app));
  for (int i = 0; i < board->cell_count && !found; i++) found = tolower((unsigned char)board->name[board->order[i]][0]) == letter;
  return found;
}

static void read_cells(struct typing *typing, const struct board *board)
{
  int cells[MOST_CELLS], count = typed_cells(cells, MOST_CELLS, typing->field.edit.text, board);
  memset(&typing->named, 0, sizeof typing->named);
  for (int i = 0; i < count; i++) bits_add(&typing->named, cells[i]);
}

bool typing_no_turn(const struct app *app, const char *text)
{
  const struct table *table = board_keys_table(app);
  return !app->input.typing.open && table && table_may_move(table) && text[0] && !text[1] && isalnum((unsigned char)*text) &&
         !begins_turn(app, &table->match->rules->board, text);
}

bool typing_begin(struct app *app, const char *text)
{
  struct typing *typing = &app->input.typing;
  struct table *table = board_keys_table(app);
  if (typing->open || !table || !begins_turn(app, &table->match->rules->board, text)) return false;
  if (!table_may_move(table) && !table->pick) return look_still(app);
  *typing = (struct typing){.open = true};
  typing->field.edit.limit = LONGEST;
  edit_set(&typing->field.edit, text);
  read_cells(typing, &table->match->rules->board);
  ui_field_focus(&app->ui, field_id(), &typing->field);
  app->again = true;
  return true;
}

void typing_close(struct app *app)
{
  struct typing *typing = &app->input.typing;
  if (!typing->open) return;
  struct table *table = board_keys_table(app);
  if (typing->refused && table) table->match->refusal.reason = REFUSAL_NONE;
  if (app->ui.typing.field == &typing->field) { /* what comes before the next frame is not for it any more */
    app->ui.typing = (struct ui_typing){0};
    if (app->ui.focus == field_id()) app->ui.focus = 0;
  }
  *typing = (struct typing){0};
  app->again = true;
}

void typing_anew(struct app *app)
{
  struct typing *typing = &app->input.typing;
  if (!typing->open || !typing->refused || app->ui.typing.field != &typing->field || typing->field.happened & FIELD_CHANGED) return;
  edit_set(&typing->field.edit, "");
}

bool typing_enter(struct app *app)
{
  app->input.typing.field.happened |= FIELD_ENTERED;
  app->again = true;
  return true;
}

static void back_to_board(struct app *app)
{
  typing_close(app);
  board_keys_focus(app);
}

/* ---- the turn ---- */

/* A cell alone is used as by a click: its piece is lifted, or it is the one that an exercise asks for. */
static bool use_cell(struct app *app, struct table *table, const char *line)
{
  const struct board *board = &table->match->rules->board;
  int cell;
  struct strbuf tidy;
  strbuf_init(&tidy);
  typed_tidy(&tidy, line, board);
  bool alone = typed_cells(&cell, 1, line, board) == 1 && strcmp(tidy.text, board->name[cell]) == 0;
  strbuf_release(&tidy);
  if (!alone) return false;
  back_to_board(app);
  board_keys_use_cell(app, table, cell);
  return true;
}

static void play(struct app *app, struct table *table)
{
  struct typing *typing = &app->input.typing;
  char line[LONGEST + 1];
  SDL_strlcpy(line, typing->field.edit.text, sizeof line);
  if (!line[strspn(line, " ")]) {
    back_to_board(app);
    return;
  }
  if (use_cell(app, table, line)) return;
  if (!table_may_move(table) && app->screen == APP_EXERCISE) {
    back_to_board(app);
    learner_tell_locked(app);
    return;
  }
  enum match_event event = table_type(app, table, strcasecmp(line, pass_word(app)) == 0 ? "pass" : line);
  typing->refused = event == MATCH_REFUSED;
  if (event == MATCH_REFUSED) return;
  const struct game *game = &table->match->game;
  if (event == MATCH_PLAYED && game->count > 0 && game->played[game->count - 1].path.length > 0) table->cursor = game->played[game->count - 1].turn.to;
  back_to_board(app);
}

/* ---- the line ---- */

/* Why the turn was refused, or what to do. */
static void message(struct app *app, struct strbuf *out)
{
  const struct match *match = board_keys_table(app)->match;
  struct words words = words_here(app, match);
  if (app->input.typing.refused && match->refusal.reason != REFUSAL_NONE) words_refusal(out, &words, match->rules, &match->refusal);
  else strbuf_add(out, app_text(app, "ui.keys.typing.help"));
}

/* There the message stands beside the field. */
static bool is_wide(float w) { return w >= 520; }

float typing_height(struct app *app, float w)
{
  if (is_wide(w)) return field_h + 2 * pad;
  struct strbuf text;
  strbuf_init(&text);
  message(app, &text);
  float h = ui_paragraph_height(&app->ui, STYLE_SECONDARY, w - 2 * pad - 4, text.text);
  strbuf_release(&text);
  return field_h + gap + h + 2 * pad;
}

void typing_draw(struct app *app, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct typing *typing = &app->input.typing;
  struct table *table = board_keys_table(app);
  if (typing->focused && ui->focus != field_id() && ui->layers == 0) { /* the player went elsewhere */
    typing_close(app);
    return;
  }
  struct strbuf text;
  strbuf_init(&text);
  message(app, &text);
  gfx_box(ui->gfx, at, 12, t->raised, typing->refused ? t->danger : t->line, 1);
  struct rect in = rect_inset(at, pad, pad), words = in, line;
  if (is_wide(at.w)) {
    line = rect_cut_left(&words, floorf(in.w * 0.55F));
    line.h = field_h, line.y += (in.h - field_h) / 2;
    rect_cut_left(&words, 12);
    float h = fminf(words.h, ui_paragraph_height(ui, STYLE_SECONDARY, words.w, text.text));
    words.y += floorf((words.h - h) / 2), words.h = h;
  } else {
    line = rect_cut_top(&words, fminf(field_h, in.h));
    rect_cut_top(&words, gap);
    words = rect_inset(words, 2, 0);
  }
  const struct field_look look = {.name = app_text(app, "ui.keys.typing.name"), .icon = ICON_COUNT, .wrong = typing->refused};
  unsigned events = ui_field(ui, field_id(), line, &typing->field, &look);
  if (words.h >= 14) ui_paragraph(ui, STYLE_SECONDARY, words, typing->refused ? t->danger : t->muted, text.text);
  strbuf_release(&text);
  typing->focused |= ui->focus == field_id();
  if (events & FIELD_CHANGED) {
    typing->refused = false;
    table->match->refusal.reason = REFUSAL_NONE;
    read_cells(typing, &table->match->rules->board);
    if (!*typing->field.edit.text) back_to_board(app);
  }
  if (events) app->again = true;
  if (events & FIELD_ENTERED) play(app, table);
}
