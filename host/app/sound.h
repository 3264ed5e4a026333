/* Plays the sounds of app/synth.h, mixed, on the desktop's audio device. The device is opened by a thread of its own when the first
   sound is due, rests when nothing is heard and is closed after a while, so that a quiet window costs nothing; where there is none,
   nothing is heard and nobody is told. No call here waits for the device. */
#ifndef SALTO_APP_SOUND_H
#define SALTO_APP_SOUND_H

#include "app/synth.h"

#include <stdbool.h>

struct sound;

struct sound *sound_new(void);
void sound_free(struct sound *sound); /* silent at once; NULL is fine, here and below: nothing is heard */
void sound_set(struct sound *sound, bool on); /* at first it is; off closes the device */
void sound_play(struct sound *sound, enum sound_name name);
void sound_play_after(struct sound *sound, enum sound_name name, int ms); /* when what is seen has come so far */
void sound_hush(struct sound *sound); /* what was to be heard later is not */
bool sound_rests(struct sound *sound); /* nothing is heard, or waits for it */

#endif
