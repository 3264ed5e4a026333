/* What the system says about its failures, for players. */
#ifndef SALTO_PLATFORM_SYSTEM_REASON_H
#define SALTO_PLATFORM_SYSTEM_REASON_H

/* Told (base/told.h), of a value of errno. The rarer ones are said in English, or as the C library knows it. Valid until the next call on this
   thread. */
const char *system_reason(int error);

#endif
