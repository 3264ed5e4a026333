#include "app/saving.h"

#include "app/state.h"
#include "base/memory.h"

#include <stdlib.h>

/* The interface alone: nothing is written or listed yet. */
struct saving {
  bool on;
  struct stored_list list;
};

struct saving *saving_init(bool on)
{
  struct saving *saving = memory_new(1, sizeof *saving);
  saving->on = on;
  return saving;
}

void saving_free(struct saving *saving) { free(saving); }
void saving_new(struct app *app) { (void)app; }
void saving_changed(struct app *app) { (void)app; }
void saving_clock(struct app *app) { (void)app; }
void saving_fork(struct app *app) { (void)app; }
const char *saving_trouble(const struct app *app) { return (void)app, ""; }
const struct stored_list *saving_list(struct app *app) { return &app->saving->list; }
void saving_open(struct app *app, const char *path) { (void)app, (void)path; }
const char *saving_opening(const struct app *app) { return (void)app, ""; }
const char *saving_failure(const struct app *app) { return (void)app, ""; }
void saving_read_failure(struct app *app) { (void)app; }
void saving_remove(struct app *app, const char *path) { (void)app, (void)path; }
