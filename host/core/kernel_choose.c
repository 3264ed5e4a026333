#include "core/kernel.h"

#include <assert.h>

extern const struct kernel kernel_1_base, kernel_2_base, kernel_3_base, kernel_4_base;
static const struct kernel *const base[] = {&kernel_1_base, &kernel_2_base, &kernel_3_base, &kernel_4_base};

#ifdef SALTO_HAVE_AVX2
extern const struct kernel kernel_1_avx2, kernel_2_avx2, kernel_3_avx2, kernel_4_avx2;
static const struct kernel *const avx2[] = {&kernel_1_avx2, &kernel_2_avx2, &kernel_3_avx2, &kernel_4_avx2};

/* Exactly the instructions that these objects are compiled with (host/CMakeLists.txt). */
static bool machine_has_avx2(void)
{
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2");
}
#endif

const struct kernel *kernel_choose(int word_count)
{
  assert(word_count >= 1 && word_count <= MAX_WORDS);
#ifdef SALTO_HAVE_AVX2
  if (machine_has_avx2()) return avx2[word_count - 1];
#endif
  return base[word_count - 1];
}
