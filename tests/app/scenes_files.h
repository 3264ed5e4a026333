/* States of the float that asks for a file, and of what is told about a dropped one, for tests/app/scenes.h. Nothing is read: the folder is made up. */
#ifndef SALTO_TESTS_APP_SCENES_FILES_H
#define SALTO_TESTS_APP_SCENES_FILES_H

#include "app/state.h"

static inline void scenes_files(struct app *app, enum file_box_use use, const char *name)
{
  static const char *const folders[] = {"Clube de damas", "Music", "Recipes", "Trips"};
  static const char *const files[] = {"Against Zoë 2026-02-11.salto", "final.salto", "first game.salto", "Sternhalma 2026-03-01.salto",
                                      "Torneio de inverno.salto"};
  struct file_box *box = &app->file_box;
  strcpy(box->start, "/home/ana/Documents");
  file_box_open(app, (int)use);
  file_list_release(&box->list);
  for (int i = 0; i < 4; i++) file_list_add(&box->list, folders[i], true);
  for (int i = 0; i < 5; i++) file_list_add(&box->list, files[i], false);
  strcpy(box->listed, box->start);
  if (use == FILES_SAVE) strcpy(box->suggested, "Sternhalma 2026-03-08.salto"); /* not today's */
  edit_set(&box->field.edit, "/home/ana/Documents/");
  edit_insert(&box->field.edit, name ? name : box->suggested);
}

static inline void scenes_open_file(struct app *app) { scenes_files(app, FILES_OPEN, ""); }
static inline void scenes_save_file(struct app *app) { scenes_files(app, FILES_SAVE, NULL); }

static inline void scenes_no_file(struct app *app)
{
  scenes_files(app, FILES_OPEN, "nothing.salto");
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.files.no_file", "file", "/home/ana/Documents/nothing.salto");
  SDL_strlcpy(app->file_box.refusal, text.text, sizeof app->file_box.refusal);
  strbuf_release(&text);
}

static inline void scenes_replace_file(struct app *app)
{
  scenes_files(app, FILES_SAVE, "final.salto");
  strcpy(app->file_box.path, "/home/ana/Documents/final.salto");
  app->file_box.asking = true;
}

static inline void scenes_dropped(struct app *app)
{
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.files.unknown", "file", "holiday pictures.zip");
  message_box_show(app, text.text, false);
  strbuf_release(&text);
}

static inline void scenes_dropped_script(struct app *app)
{
  const struct text_value values[] = {
    {"file", "moves.lua"},
    {"error", "moves.lua:12:3: pieces.man.jump: expected a list of directions, found a number; the directions of this board are e, ne, nw, w, sw and se"}};
  struct strbuf text;
  strbuf_init(&text);
  text_fill(&text, app_text(app, "ui.files.broken"), values, 2);
  message_box_show(app, text.text, false);
  strbuf_release(&text);
}

#endif
