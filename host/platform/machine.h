/* What this machine has. */
#ifndef SALTO_PLATFORM_MACHINE_H
#define SALTO_PLATFORM_MACHINE_H

#include <stddef.h>

/* Its memory in bytes, whoever uses it; SIZE_MAX where that cannot be told. */
size_t machine_memory(void);

#endif
