#include "app/thinker.h"

#include "app/maker.h"
#include "base/memory.h"
#include "match/endings.h"
#include "match/thread_rules.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

struct question {
  int number;
  struct variant *variant; /* NULL: none */
  struct choices choices;
  struct position position;
  struct position *before; /* owned */
  int before_count;
  struct search_limits limits;
};

struct thinker {
  void (*wake)(void *context);
  void *context;
  SDL_Thread *thread;
  SDL_mutex *lock;
  SDL_cond *changed;
  atomic_bool stop; /* what is thought about now */
  /* the thread's own */
  struct rules *rules; /* kept for the next question of the same game */
  struct tables *endings; /* of these rules; NULL: none */
  struct search_memory *memory; /* of this game, with these rules */
  struct thread_rules more; /* these rules for further threads */
  struct variant *variant;
  struct choices choices;
  /* under the lock */
  int number; /* of the last question */
  struct question waiting;
  bool thinking, progress_known, answered, forget, end;
  struct search_info progress, answer;
  struct error err; /* of the answer */
  struct strbuf faults; /* of tables of endings; not told yet */
};

static void clear(struct question *question)
{
  free(question->before);
  memset(question, 0, sizeof *question);
}

/* ---- on the thread ---- */

static void drop_rules(struct thinker *thinker)
{
  tables_free(thinker->endings);
  if (thinker->rules) rules_free(thinker->rules);
  thread_rules_release(&thinker->more);
  thinker->endings = NULL, thinker->rules = NULL;
  search_memory_clear(thinker->memory);
}

static bool get_rules(struct thinker *thinker, const struct question *question, struct error *err)
{
  if (thinker->rules && thinker->variant == question->variant && choices_same(question->variant, &thinker->choices, &question->choices)) return true;
  drop_rules(thinker);
  thinker->variant = question->variant;
  thinker->choices = question->choices;
  if (!variant_rules(&thinker->rules, question->variant, &question->choices, err)) return false;
  thread_rules_init(&thinker->more, question->variant, &question->choices);
  thinker->endings = endings_open(question->variant, thinker->rules);
  return true;
}

struct watch {
  struct thinker *thinker;
  int number;
};

static void progress(void *context, const struct search_info *info)
{
  struct watch *watch = context;
  struct thinker *thinker = watch->thinker;
  SDL_LockMutex(thinker->lock);
  if (watch->number == thinker->number) {
    thinker->progress = *info;
    thinker->progress_known = true;
  }
  SDL_UnlockMutex(thinker->lock);
}

static void think(struct thinker *thinker, struct question *question, struct search_info *out, struct error *err)
{
  memset(out, 0, sizeof *out);
  error_clear(err);
  if (!get_rules(thinker, question, err)) return;
  struct watch watch = {thinker, question->number};
  const struct search_job job = {
    .rules = thinker->rules, .before = question->before, .before_count = question->before_count, .position = &question->position,
    .limits = question->limits, .rules_of = thread_rules_of, .rules_context = &thinker->more, .tables = thinker->endings, .memory = thinker->memory,
    .stop = &thinker->stop, .progress = progress, .context = &watch,
  };
  if (!search_run(out, &job)) error_tell(err, "error.no_turn", "there is no legal turn");
  if (!thinker->endings) return;
  SDL_LockMutex(thinker->lock);
  tables_faults(thinker->endings, &thinker->faults);
  SDL_UnlockMutex(thinker->lock);
}

static int work(void *context)
{
  struct thinker *thinker = context;
  struct search_info *answer = memory_new(1, sizeof *answer);
  SDL_LockMutex(thinker->lock);
  while (!thinker->end) {
    if (!thinker->waiting.variant) {
      SDL_CondWait(thinker->changed, thinker->lock);
      continue;
    }
    struct question question = thinker->waiting;
    struct error err;
    bool forget = thinker->forget;
    thinker->forget = false;
    memset(&thinker->waiting, 0, sizeof thinker->waiting);
    atomic_store(&thinker->stop, false);
    SDL_UnlockMutex(thinker->lock);
    if (forget) search_memory_clear(thinker->memory);
    think(thinker, &question, answer, &err);
    SDL_LockMutex(thinker->lock);
    if (thinker->thinking && question.number == thinker->number) { /* still wanted */
      thinker->answer = *answer;
      thinker->err = err;
      thinker->answered = true;
      thinker->thinking = false;
      SDL_CondBroadcast(thinker->changed);
      if (thinker->wake && !thinker->end) thinker->wake(thinker->context);
    }
    clear(&question);
  }
  SDL_UnlockMutex(thinker->lock);
  free(answer);
  return 0;
}

/* ---- for the window ---- */

struct thinker *thinker_new(void (*wake)(void *context), void *context)
{
  struct thinker *thinker = memory_new(1, sizeof *thinker);
  thinker->wake = wake, thinker->context = context;
  strbuf_init(&thinker->faults);
  thinker->lock = SDL_CreateMutex();
  thinker->changed = SDL_CreateCond();
  thinker->memory = search_memory_new();
  return thinker;
}

void thinker_free(struct thinker *thinker)
{
  if (!thinker) return;
  SDL_LockMutex(thinker->lock);
  thinker->end = true;
  atomic_store(&thinker->stop, true);
  SDL_CondBroadcast(thinker->changed);
  SDL_UnlockMutex(thinker->lock);
  SDL_WaitThread(thinker->thread, NULL);
  drop_rules(thinker);
  search_memory_free(thinker->memory);
  clear(&thinker->waiting);
  strbuf_release(&thinker->faults);
  SDL_DestroyCond(thinker->changed);
  SDL_DestroyMutex(thinker->lock);
  free(thinker);
}

/* Under the lock. */
static void drop(struct thinker *thinker)
{
  clear(&thinker->waiting);
  thinker->thinking = thinker->answered = thinker->progress_known = false;
  atomic_store(&thinker->stop, true);
}

static void without_thread(struct thinker *thinker)
{
  thinker->thinking = false;
  thinker->answered = true;
  error_tell(&thinker->err, "error.no_thread", "no thread to think on: {why:%s}", SDL_GetError());
}

/* Full strength has all processors but the one that draws. A weaker level, or a number of nodes, is the same on every machine. */
static int threads_for(const struct search_limits *limits)
{
  bool full = limits->ms && !limits->nodes && (!limits->level || limits->level == LEVEL_MOST);
  int spare = SDL_GetCPUCount() - 1;
  return !full || spare < 1 ? 1 : spare > SEARCH_THREADS ? SEARCH_THREADS : spare;
}

int thinker_ask(struct thinker *thinker, const struct match *match, const struct search_limits *limits)
{
  return thinker_ask_at(thinker, match, match->game.count, limits);
}

int thinker_ask_at(struct thinker *thinker, const struct match *match, int turns, const struct search_limits *limits)
{
  const struct game *game = &match->game;
  SDL_LockMutex(thinker->lock);
  drop(thinker);
  struct question *question = &thinker->waiting;
  question->number = ++thinker->number;
  question->variant = match->variant;
  question->choices = match->choices;
  position_copy(&question->position, turns < game->count ? &game->played[turns].before : &game->now, match->rules);
  question->limits = *limits;
  question->limits.threads = threads_for(limits);
  question->before_count = turns;
  question->before = memory_new((size_t)turns + 1, sizeof *question->before);
  for (int i = 0; i < turns; i++) position_copy(&question->before[i], &game->played[i].before, match->rules);
  thinker->thinking = true;
  int number = thinker->number;
  SDL_CondBroadcast(thinker->changed);
  if (!thinker->thread) thinker->thread = SDL_CreateThread(work, "thinker", thinker);
  if (!thinker->thread) without_thread(thinker);
  SDL_UnlockMutex(thinker->lock);
  return number;
}

void thinker_stop(struct thinker *thinker)
{
  SDL_LockMutex(thinker->lock);
  drop(thinker);
  SDL_UnlockMutex(thinker->lock);
}

void thinker_forget(struct thinker *thinker)
{
  SDL_LockMutex(thinker->lock);
  thinker->forget = true;
  SDL_UnlockMutex(thinker->lock);
}

bool thinker_busy(const struct thinker *thinker)
{
  SDL_LockMutex(thinker->lock);
  bool busy = thinker->thinking;
  SDL_UnlockMutex(thinker->lock);
  return busy;
}

int thinker_question(const struct thinker *thinker)
{
  SDL_LockMutex(thinker->lock);
  int number = thinker->number;
  SDL_UnlockMutex(thinker->lock);
  return number;
}

bool thinker_progress(struct thinker *thinker, struct search_info *out)
{
  SDL_LockMutex(thinker->lock);
  bool known = thinker->progress_known;
  if (known) *out = thinker->progress;
  SDL_UnlockMutex(thinker->lock);
  return known;
}

bool thinker_answer(struct thinker *thinker, struct search_info *out, struct error *err)
{
  SDL_LockMutex(thinker->lock);
  bool answered = thinker->answered;
  if (answered) *out = thinker->answer, *err = thinker->err;
  thinker->answered = false;
  SDL_UnlockMutex(thinker->lock);
  return answered;
}

bool thinker_faults(struct thinker *thinker, struct strbuf *out)
{
  SDL_LockMutex(thinker->lock);
  bool any = thinker->faults.length > 0;
  strbuf_add(out, thinker->faults.text);
  strbuf_clear(&thinker->faults);
  SDL_UnlockMutex(thinker->lock);
  return any;
}

bool thinker_wait(struct thinker *thinker)
{
  SDL_LockMutex(thinker->lock);
  while (thinker->thinking) SDL_CondWait(thinker->changed, thinker->lock);
  bool answered = thinker->answered;
  SDL_UnlockMutex(thinker->lock);
  return answered;
}
