#include "core/kernel.h"

#include <assert.h>

extern const struct kernel kernel_1_base, kernel_2_base, kernel_3_base, kernel_4_base;
static const struct kernel *const base[] = {&kernel_1_base, &kernel_2_base, &kernel_3_base, &kernel_4_base};

#ifdef SALTO_HAVE_V3
extern const struct kernel kernel_1_v3, kernel_2_v3, kernel_3_v3, kernel_4_v3;
static const struct kernel *const v3[] = {&kernel_1_v3, &kernel_2_v3, &kernel_3_v3, &kernel_4_v3};

static bool machine_is_v3(void)
{
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
         __builtin_cpu_supports("fma");
}
#endif

const struct kernel *kernel_choose(int word_count)
{
  assert(word_count >= 1 && word_count <= MAX_WORDS);
#ifdef SALTO_HAVE_V3
  if (machine_is_v3()) return v3[word_count - 1];
#endif
  return base[word_count - 1];
}
