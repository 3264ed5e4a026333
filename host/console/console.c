#include "console/console.h"

#include "base/memory.h"
#include "console/lines.h"
#include "console/session.h"
#include "platform/clock.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  PATIENCE = 2000,          /* ms that what was asked for before `quit`, or before a `stop` that waits, may still take */
  WAITING_LIMIT = 64 << 20, /* bytes of lines that may wait */
};

/* Lines that wait for what is running. */
struct queue {
  char **line; /* owned, each as well */
  size_t first, count, capacity, bytes;
  size_t stops, gos; /* how many of them are `stop` and `go …` */
};

/* Whether a line is this command, with or without arguments. */
static bool is_command(const char *line, const char *name)
{
  line += strspn(line, " \t\r\v\f");
  size_t length = strlen(name);
  return strncmp(line, name, length) == 0 && (line[length] == 0 || strchr(" \t\r\v\f", line[length]));
}

static void queue_add(struct queue *queue, const char *line)
{
  if (queue->bytes + strlen(line) > WAITING_LIMIT) {
    session_error("too many commands are waiting; this one is dropped");
    return;
  }
  if (queue->first + queue->count == queue->capacity) {
    if (queue->first > 0) {
      memmove(queue->line, queue->line + queue->first, queue->count * sizeof *queue->line);
      queue->first = 0;
    }
    if (queue->count == queue->capacity) {
      queue->capacity = queue->capacity * 2 + 16;
      queue->line = memory_grow(queue->line, queue->capacity, sizeof *queue->line);
    }
  }
  queue->line[queue->first + queue->count++] = memory_text(line);
  queue->bytes += strlen(line) + 1;
  queue->stops += is_command(line, "stop");
  queue->gos += is_command(line, "go");
}

static char *queue_take(struct queue *queue)
{
  char *line = queue->line[queue->first++];
  queue->count--;
  queue->bytes -= strlen(line) + 1;
  queue->stops -= is_command(line, "stop");
  queue->gos -= is_command(line, "go");
  if (queue->count == 0) queue->first = 0;
  return line;
}

static void queue_release(struct queue *queue)
{
  while (queue->count > 0) free(queue_take(queue));
  free(queue->line);
}

struct console {
  struct session session;
  struct lines lines;
  struct queue queue;
  bool quitting;
  int64_t deadline; /* of what is running, when quitting or when a `stop` waits */
};

static bool busy(const struct console *console) { return console->session.job.running || console->queue.count > 0; }

static bool hurried(const struct console *console) { return console->quitting || console->queue.stops > 0; }

/* Carries out what waits, as far as nothing is running. */
static void work_off(struct console *console)
{
  if (job_answering(&console->session.job)) job_join(&console->session.job);
  while (console->queue.count > 0 && !console->session.job.running && !console->session.quit) {
    char *line = queue_take(&console->queue);
    session_run(&console->session, line);
    free(line);
  }
}

/* A line that has just come in. */
static void hear(struct console *console, char *line)
{
  work_off(console); /* who has just read an answer must not find the job that gave it still running */
  if (console->session.quit) return;
  if (!busy(console) || is_command(line, "isready")) {
    session_run(&console->session, line);
    return;
  }
  bool stop = is_command(line, "stop"), quit = is_command(line, "quit");
  if (stop && console->queue.gos == 0) { /* it means what is running */
    job_stop(&console->session.job);
    return;
  }
  if ((stop || quit) && !hurried(console)) console->deadline = clock_ms() + PATIENCE;
  console->quitting |= quit;
  queue_add(&console->queue, line);
}

static void hear_all(struct console *console)
{
  enum line_fault fault;
  for (char *line; !console->session.quit && (line = lines_next(&console->lines, &fault));) {
    if (fault == LINE_TOO_LONG) session_error("a line of more than %d bytes was not read", LINE_LIMIT);
    else if (fault == LINE_HAS_ZERO) session_error("a line with a zero byte in it was not read");
    else hear(console, line);
  }
}

/* Whether what is running has to end: its time is up, or it has no end of its own and nobody is going to say `stop` any more. */
static bool must_stop(const struct console *console)
{
  const struct job *job = &console->session.job;
  if (!job->running) return false;
  if (job->task.infinite) return console->lines.ended || hurried(console);
  return hurried(console) && clock_ms() >= console->deadline;
}

/* Waits for input, for the end of what is running, or for the deadline. */
static void wait_for_something(struct console *console)
{
  struct pollfd fds[] = {
    {.fd = console->lines.ended ? -1 : console->lines.fd, .events = POLLIN},
    {.fd = console->session.job.running ? console->session.job.done[0] : -1, .events = POLLIN},
  };
  int timeout = -1;
  if (hurried(console)) {
    int64_t left = console->deadline - clock_ms();
    timeout = left > 0 ? (int)left : 10; /* asked to stop: a moment at most */
  }
  int ready = poll(fds, 2, timeout);
  if (ready < 0 && errno == EINTR) return;
  if (fds[1].revents) job_join(&console->session.job);
  if (fds[0].revents) lines_fill(&console->lines);
}

int console_run(const struct shell *shell)
{
  struct console console;
  memset(&console, 0, sizeof console);
  struct error err;
  int code = session_init(&console.session, shell, &err);
  if (code) return shell_fail(shell, code, &err);
  lines_init(&console.lines, STDIN_FILENO);
  while (!console.session.quit) {
    hear_all(&console);
    work_off(&console);
    if (console.session.quit || (console.lines.ended && !busy(&console))) break;
    if (must_stop(&console)) job_stop(&console.session.job);
    wait_for_something(&console);
  }
  session_release(&console.session);
  queue_release(&console.queue);
  lines_release(&console.lines);
  return 0;
}
