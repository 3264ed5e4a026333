#include "console/interrupt.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_bool interrupted;

static void on_signal(int number)
{
  (void)number;
  atomic_store(&interrupted, true);
}

const atomic_bool *interrupt_listen(void)
{
  struct sigaction action = {.sa_handler = on_signal};
  sigaction(SIGINT, &action, NULL), sigaction(SIGTERM, &action, NULL);
  return &interrupted;
}
