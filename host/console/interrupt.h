/* Ctrl+C and kill, where they are to end a long work in order, and not the program at once. */
#ifndef SALTO_CONSOLE_INTERRUPT_H
#define SALTO_CONSOLE_INTERRUPT_H

#include <stdatomic.h>

/* From now on they set what is returned; it stays for as long as the program runs. What waits for something then is woken. */
const atomic_bool *interrupt_listen(void);

#endif
