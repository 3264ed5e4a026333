#include "platform/process.h"

#include "base/memory.h"
#include "platform/system_reason.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

struct process {
  pid_t id; /* also of the group that it and what it starts are in */
  bool ended, failed;
};

/* A group of its own, so that all of it can be stopped; signals as they are at first. */
static int prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes)
{
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE), sigaddset(&usual, SIGINT), sigaddset(&usual, SIGTERM);
  int failed = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (!failed) failed = posix_spawnattr_setpgroup(attributes, 0);
  if (!failed) failed = posix_spawnattr_setsigmask(attributes, &none);
  if (!failed) failed = posix_spawnattr_setsigdefault(attributes, &usual);
  if (!failed) failed = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  return failed;
}

bool process_start(struct process **out, const char *const *words, struct error *err)
{
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  pid_t id = 0;
  int failed = prepare(&actions, &attributes);
  if (!failed) {
    size_t count = 0;
    while (words[count]) count++;
    char **list = memory_new(count + 1, sizeof *list); /* the system takes them as not constant */
    for (size_t i = 0; i < count; i++) list[i] = memory_text(words[i]);
    failed = posix_spawnp(&id, words[0], &actions, &attributes, list, environ);
    for (size_t i = 0; i < count; i++) free(list[i]);
    free(list);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failed)
    return error_tell(err, "error.process.cannot", "cannot start '{command:%s}': {why:@%s}", words[0], system_reason(failed));
  *out = memory_new(1, sizeof **out);
  **out = (struct process){.id = id};
  return true;
}

bool process_ended(struct process *process)
{
  if (process->ended) return true;
  int status = 0;
  pid_t got = waitpid(process->id, &status, WNOHANG);
  process->ended = got == process->id || (got < 0 && errno == ECHILD);
  process->failed = got == process->id && WIFEXITED(status) && WEXITSTATUS(status) != 0;
  return process->ended;
}

bool process_failed(const struct process *process) { return process->failed; }

void process_stop(struct process *process)
{
  if (!process_ended(process)) kill(-process->id, SIGTERM);
}

void process_free(struct process *process)
{
  if (!process) return;
  if (!process_ended(process)) {
    kill(-process->id, SIGKILL);
    waitpid(process->id, NULL, 0); /* at once: nobody can refuse that */
  }
  free(process);
}

/* ---- command lines ---- */

/* The next word is copied to `to`; returns where the text goes on, or NULL where a quote is not closed. */
static const char *copy_word(char **to, const char *from)
{
  while (*from && *from != ' ' && *from != '\t') {
    char quote = *from == '\'' || *from == '"' ? *from : '\0';
    if (!quote) {
      *(*to)++ = *from++;
      continue;
    }
    const char *end = strchr(++from, quote);
    if (!end) return NULL;
    memcpy(*to, from, (size_t)(end - from));
    *to += end - from;
    from = end + 1;
  }
  *(*to)++ = '\0';
  return from;
}

char **process_words(const char *command, int *count, struct error *err)
{
  size_t length = strlen(command), most = length / 2 + 2; /* words and the NULL */
  char **list = memory_new(most + (length + 1) / sizeof *list + 2, sizeof *list);
  char *to = (char *)(list + most);
  const char *from = command + strspn(command, " \t");
  *count = 0;
  while (*from) {
    list[(*count)++] = to;
    from = copy_word(&to, from);
    if (!from) {
      free(list);
      error_tell(err, "error.process.quote", "in '{command:%s}' a quote is not closed", command);
      return NULL;
    }
    from += strspn(from, " \t");
  }
  if (*count > 0) return list;
  free(list);
  error_tell(err, "error.process.empty", "there is no command in '{command:%s}'", command);
  return NULL;
}
