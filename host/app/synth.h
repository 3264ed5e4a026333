/* The sounds of the table, computed: knocks of wood on wood as a burst of noise and a few partials that die away, and soft bars struck
   for what is worth it. Only samples: nothing is played here (app/sound.h). The same in every run. */
#ifndef SALTO_APP_SYNTH_H
#define SALTO_APP_SYNTH_H

enum sound_name { SOUND_STEP, SOUND_HOP, SOUND_CAPTURE, SOUND_CROWN, SOUND_WIN, SOUND_END, SOUND_REFUSED, SOUND_CLOCK, SOUND_COUNT };

enum { SYNTH_RATE = 44100 }; /* samples a second, one channel */

/* *out is owned (free): samples between -1 and 1, quiet at both ends. Returns how many. */
int synth_render(float **out, enum sound_name name);

#endif
