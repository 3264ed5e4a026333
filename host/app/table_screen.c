#include "app/table_screen.h"

#include "app/board_keys.h"

static void add_part(struct strbuf *out, const char *text)
{
  if (text && *text) strbuf_addf(out, "%s%s", out->length ? " · " : "", text);
}

/* "3 players · Long jumps: yes": what was chosen otherwise than by default; where there was nothing to choose, what the game is. */
static void subtitle(const struct app *app, struct strbuf *out, float room)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  const struct option *option = NULL;
  int count = match->variant ? variant_options(match->variant, &option) : 0;
  struct strbuf part;
  strbuf_init(&part);
  if (match->variant && variant_min_players(match->variant) < variant_max_players(match->variant)) {
    app_players_text(app, &part, match->rules->player_count, match->rules->player_count);
    add_part(out, part.text);
  }
  for (int i = 0; i < count; i++) {
    if (match->choices.value[i] == option[i].initial) continue;
    strbuf_clear(&part);
    words_option(&part, &words, &option[i]);
    strbuf_add(&part, ": ");
    words_option_value_alone(&part, &words, &option[i], match->choices.value[i]);
    add_part(out, part.text);
  }
  const char *summary = words_has(&words, "summary") ? words_get(&words, "summary") : "";
  if (!out->length && text_width(app->lettering, STYLE_SECONDARY, summary) <= (double)room) strbuf_add(out, summary);
  if (!out->length) app_players_text(app, out, match->rules->player_count, match->rules->player_count);
  strbuf_release(&part);
}

bool table_screen_heading(struct app *app, const struct play_layout *layout)
{
  struct words words = app_match_words(app);
  const char *name = app->match->variant ? words_get(&words, "name") : app->match->view_title;
  struct strbuf line;
  strbuf_init(&line);
  subtitle(app, &line, layout->subtitle.w);
  bool leave = app_heading(app, layout->back, layout->title, layout->subtitle, name, line.text ? line.text : "");
  strbuf_release(&line);
  return leave;
}

void table_screen_pointed(struct app *app, struct rect board)
{
  const struct table *table = &app->table;
  int keyed = board_keys_cell(app, table), cell = keyed != NO_CELL ? keyed : table->pointed;
  if (cell < 0 || !table->view.board || table->view.board->look == LOOK_SQUARES) return;
  struct rect corner = rect_of(board.x, rect_bottom(board) - 22, 72, 20);
  ui_label(&app->ui, STYLE_SECONDARY_STRONG, corner, ALIGN_LEFT, app->theme->muted, app->match->rules->board.name[cell]);
}

void table_screen_leave(struct app *app)
{
  app_go(app, APP_CHOOSE);
}
