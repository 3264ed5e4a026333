#include "platform/dialogue.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "platform/clock.h"
#include "platform/system_reason.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { LINE_LIMIT = 1 << 20, LAST_MS = 500, POLL_MS = 200 /* so late is `stop` seen where a signal set it just before the waiting */ };

struct dialogue {
  pid_t id;
  int socket; /* both ways: writing to a program that has gone raises no signal here */
  char *heard;
  size_t used, taken, capacity;
  struct strbuf unsaid; /* what did not fit into the socket yet */
  bool ended;
  const atomic_bool *stop;
  int64_t until, allowed; /* when the answer has to be there, and how many milliseconds it had for it */
};

bool dialogue_start(struct dialogue **out, const char *const *words, const atomic_bool *stop, struct error *err)
{
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0)
    return error_tell(err, "error.dialogue.cannot", "cannot talk to '{command:%s}': {why:@%s}", words[0], system_reason(errno));
  fcntl(ends[0], F_SETFD, FD_CLOEXEC), fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  size_t count = 0;
  while (words[count]) count++;
  char **list = memory_new(count + 1, sizeof *list); /* the system takes them as not constant */
  for (size_t i = 0; i < count; i++) list[i] = memory_text(words[i]);
  pid_t id;
  int failed = posix_spawnp(&id, words[0], &actions, NULL, list, environ);
  for (size_t i = 0; i < count; i++) free(list[i]);
  free(list);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failed) {
    close(ends[0]);
    return error_tell(err, "error.process.cannot", "cannot start '{command:%s}': {why:@%s}", words[0], system_reason(failed));
  }
  *out = memory_new(1, sizeof **out);
  **out = (struct dialogue){.id = id, .socket = ends[0], .stop = stop};
  strbuf_init(&(*out)->unsaid);
  return true;
}

/* As much as there is room for. To a program that has gone there is nothing to be said. */
static void send_unsaid(struct dialogue *d)
{
  size_t sent = 0;
  bool gone = false;
  while (sent < d->unsaid.length && !gone) {
    ssize_t n = send(d->socket, d->unsaid.text + sent, d->unsaid.length - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n > 0) sent += (size_t)n;
    else if (errno == EAGAIN || errno == EWOULDBLOCK) break;
    else gone = errno != EINTR;
  }
  if (gone) sent = d->unsaid.length;
  memmove(d->unsaid.text, d->unsaid.text + sent, d->unsaid.length - sent + 1);
  d->unsaid.length -= sent;
}

void dialogue_say(struct dialogue *dialogue, const char *line)
{
  strbuf_add(&dialogue->unsaid, line);
  strbuf_add_char(&dialogue->unsaid, '\n');
  send_unsaid(dialogue);
}

/* The line that stands complete in what was heard; NULL: none. */
static const char *take_line(struct dialogue *d)
{
  char *start = d->heard ? d->heard + d->taken : NULL, *end = start ? memchr(start, '\n', d->used - d->taken) : NULL;
  if (!end) return NULL;
  d->taken += (size_t)(end - start) + 1;
  if (end > start && end[-1] == '\r') end--;
  *end = '\0';
  return start;
}

static bool receive(struct dialogue *d, struct error *err)
{
  if (d->taken > 0) memmove(d->heard, d->heard + d->taken, d->used - d->taken), d->used -= d->taken, d->taken = 0;
  if (d->used > LINE_LIMIT) return error_tell(err, "error.dialogue.long", "it sent a line of more than {limit:%d} bytes", LINE_LIMIT);
  if (d->capacity - d->used < 4096) d->heard = memory_grow(d->heard, d->capacity = d->capacity * 2 + 8192, 1);
  ssize_t n;
  do n = recv(d->socket, d->heard + d->used, d->capacity - d->used, 0);
  while (n < 0 && errno == EINTR);
  if (n <= 0) return d->ended = true, error_tell(err, "error.dialogue.ended", "it has ended");
  d->used += (size_t)n;
  return true;
}

void dialogue_expect(struct dialogue *dialogue, int64_t ms)
{
  dialogue->allowed = ms;
  dialogue->until = clock_ms() + ms;
}

const char *dialogue_hear(struct dialogue *d, struct error *err)
{
  while (!d->stop || !atomic_load(d->stop)) {
    int64_t left = d->until - clock_ms();
    const char *line = left < 0 ? NULL : take_line(d); /* lines without end are no answer either */
    if (line) return line;
    struct pollfd poller = {d->socket, d->unsaid.length > 0 ? POLLIN | POLLOUT : POLLIN, 0};
    if (left < 0) return error_tell(err, "error.dialogue.slow", "it did not answer in {ms:%lld} ms", (long long)d->allowed), NULL;
    if (poll(&poller, 1, (int)(left < POLL_MS ? left : POLL_MS)) <= 0) continue; /* interrupted, or the time may go on yet */
    if (poller.revents & POLLOUT) send_unsaid(d);
    if (poller.revents & ~POLLOUT && !receive(d, err)) return NULL;
  }
  return error_tell(err, "error.dialogue.stopped", "it was stopped"), NULL;
}

/* Drops what is still said until the other end is closed or the time is over, so that a program that is in the middle of a line can finish it. */
static void hear_out(struct dialogue *d, int64_t until)
{
  char dropped[4096];
  for (int64_t left; (left = until - clock_ms()) > 0;) {
    struct pollfd poller = {d->socket, POLLIN, 0};
    if (poll(&poller, 1, (int)left) <= 0) continue;
    ssize_t n = recv(d->socket, dropped, sizeof dropped, 0);
    if (n == 0 || (n < 0 && errno != EINTR)) return;
  }
}

void dialogue_end(struct dialogue *dialogue)
{
  if (!dialogue) return;
  int64_t until = clock_ms() + LAST_MS;
  shutdown(dialogue->socket, SHUT_WR); /* the end of its input: a program that behaves ends */
  hear_out(dialogue, until);
  close(dialogue->socket);
  bool gone = false;
  for (; !gone && clock_ms() < until; clock_sleep(5)) gone = waitpid(dialogue->id, NULL, WNOHANG) != 0;
  if (!gone) kill(dialogue->id, SIGKILL), waitpid(dialogue->id, NULL, 0);
  strbuf_release(&dialogue->unsaid);
  free(dialogue->heard);
  free(dialogue);
}
