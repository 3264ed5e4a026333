#include "platform/clock.h"

#include <errno.h>
#include <time.h>

int64_t clock_us(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_ms(void) { return clock_us() / 1000; }

void clock_sleep(int64_t ms)
{
  if (ms <= 0) return;
  struct timespec left = {.tv_sec = (time_t)(ms / 1000), .tv_nsec = (long)(ms % 1000) * 1000000};
  while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
}
