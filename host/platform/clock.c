#include "platform/clock.h"

#include <errno.h>
#include <time.h>

static int64_t microseconds(clockid_t clock)
{
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_us(void) { return microseconds(CLOCK_MONOTONIC); }

int64_t clock_cpu_us(void) { return microseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t clock_ms(void) { return clock_us() / 1000; }

void clock_sleep(int64_t ms)
{
  if (ms <= 0) return;
  struct timespec left = {.tv_sec = (time_t)(ms / 1000), .tv_nsec = (long)(ms % 1000) * 1000000};
  while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
}
