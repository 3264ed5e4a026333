#include "app/sound.h"

#include "base/memory.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

enum { VOICES = 32, ASKED = 32, BUFFER = 512, STALE_MS = 600, CHECK_MS = 60, CLOSE_MS = 10000 };

struct asked {
  enum sound_name name;
  Uint32 due; /* SDL_GetTicks() */
  int serial; /* of sound->hushed, when it was asked */
};

struct voice {
  const float *sample; /* NULL: free */
  int count, at;       /* at < 0: so many samples to wait */
  int serial;
};

struct sound {
  SDL_mutex *lock;
  SDL_cond *changed;
  SDL_Thread *thread;
  /* under the lock */
  struct asked asked[ASKED];
  int asked_count;
  bool on, end, busy;
  SDL_atomic_t hushed;      /* how often; not under the lock */
  /* the thread's */
  SDL_AudioDeviceID device; /* 0: closed */
  bool running, missing;    /* missing: it could not be opened, and is not tried again until the setting is changed */
  float *sample[SOUND_COUNT];
  int count[SOUND_COUNT];
  /* the device's callback's, under its own lock */
  struct voice voice[VOICES];
};

/* ---- mixing, on the device's thread ---- */

static bool mix_voice(struct voice *voice, float *out, int count, int serial)
{
  if (voice->at < 0 && voice->serial != serial) return false;
  for (int i = 0; i < count && voice->at < voice->count; i++, voice->at++)
    if (voice->at >= 0) out[i] += voice->sample[voice->at];
  return voice->at < voice->count;
}

static void mix(void *context, Uint8 *stream, int bytes)
{
  struct sound *sound = context;
  float *out = (float *)(void *)stream;
  int count = bytes / (int)sizeof *out, serial = SDL_AtomicGet(&sound->hushed);
  for (int i = 0; i < count; i++) out[i] = 0;
  for (int v = 0; v < VOICES; v++)
    if (sound->voice[v].sample && !mix_voice(&sound->voice[v], out, count, serial)) sound->voice[v].sample = NULL;
  for (int i = 0; i < count; i++) out[i] = (float)tanh((double)out[i]); /* many at once grow no louder than the device can */
}

/* ---- the device, on the thread of this module ---- */

static void close_device(struct sound *sound)
{
  if (!sound->device) return;
  SDL_CloseAudioDevice(sound->device);
  SDL_AudioQuit();
  sound->device = 0;
  sound->running = false;
  for (int v = 0; v < VOICES; v++) sound->voice[v].sample = NULL;
}

/* Not SDL_InitSubSystem: its counts are not made for several threads. */
static bool open_device(struct sound *sound)
{
  if (sound->device) return true;
  if (sound->missing) return false;
  SDL_AudioSpec wanted = {.freq = SYNTH_RATE, .format = AUDIO_F32SYS, .channels = 1, .samples = BUFFER, .callback = mix, .userdata = sound};
  bool started = SDL_AudioInit(NULL) == 0;
  if (started) sound->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
  if (started && !sound->device) SDL_AudioQuit();
  sound->missing = !sound->device;
  return sound->device != 0;
}

static void start(struct sound *sound, struct asked asked)
{
  Sint32 late = (Sint32)(SDL_GetTicks() - asked.due);
  if (late > STALE_MS || !open_device(sound)) return;
  late = (Sint32)(SDL_GetTicks() - asked.due); /* opening may have taken its time */
  if (late > STALE_MS) return;
  if (!sound->sample[asked.name]) sound->count[asked.name] = synth_render(&sound->sample[asked.name], asked.name);
  SDL_LockAudioDevice(sound->device);
  struct voice *voice = NULL;
  for (int v = 0; v < VOICES && !voice; v++)
    if (!sound->voice[v].sample) voice = &sound->voice[v];
  if (voice) *voice = (struct voice){sound->sample[asked.name], sound->count[asked.name], late < 0 ? late * (SYNTH_RATE / 1000) : 0, asked.serial};
  SDL_UnlockAudioDevice(sound->device);
  if (!sound->running) SDL_PauseAudioDevice(sound->device, 0);
  sound->running = true;
}

static bool is_heard(struct sound *sound)
{
  bool heard = false;
  if (!sound->running) return false;
  SDL_LockAudioDevice(sound->device);
  for (int v = 0; v < VOICES; v++) heard |= sound->voice[v].sample != NULL;
  SDL_UnlockAudioDevice(sound->device);
  return heard;
}

static void rest(struct sound *sound)
{
  if (sound->running) SDL_PauseAudioDevice(sound->device, 1);
  sound->running = false;
}

/* ---- the thread ---- */

enum work { WORK_PLAY, WORK_CHECK, WORK_CLOSE, WORK_END };

/* Waits until there is something to do, and says what; *asked is for WORK_PLAY. */
static enum work wait_for_work(struct sound *sound, struct asked *asked)
{
  enum work work;
  SDL_LockMutex(sound->lock);
  for (bool late = false;;) {
    if (sound->end || !sound->on) sound->asked_count = 0;
    if (sound->end) work = WORK_END;
    else if (sound->asked_count > 0) work = WORK_PLAY;
    else if (sound->device && (!sound->on || (late && !sound->running))) work = WORK_CLOSE;
    else if (late) work = WORK_CHECK;
    else {
      sound->busy = sound->running;
      if (!sound->on) sound->missing = false;
      if (sound->device) late = SDL_CondWaitTimeout(sound->changed, sound->lock, sound->running ? CHECK_MS : CLOSE_MS) == SDL_MUTEX_TIMEDOUT;
      else SDL_CondWait(sound->changed, sound->lock);
      continue;
    }
    break;
  }
  if (work == WORK_PLAY) {
    *asked = sound->asked[0];
    sound->asked_count--;
    SDL_memmove(sound->asked, sound->asked + 1, (size_t)sound->asked_count * sizeof *sound->asked);
  }
  SDL_UnlockMutex(sound->lock);
  return work;
}

/* What takes its time is done without the lock. */
static int work(void *context)
{
  struct sound *sound = context;
  struct asked asked;
  for (;;) switch (wait_for_work(sound, &asked)) {
    case WORK_PLAY: start(sound, asked); break;
    case WORK_CHECK:
      if (!is_heard(sound)) rest(sound);
      break;
    case WORK_CLOSE: close_device(sound); break;
    case WORK_END: close_device(sound); return 0;
    }
}

/* ---- for the window ---- */

struct sound *sound_new(void)
{
  struct sound *sound = memory_new(1, sizeof *sound);
  sound->lock = SDL_CreateMutex();
  sound->changed = SDL_CreateCond();
  sound->on = true;
  return sound;
}

void sound_free(struct sound *sound)
{
  if (!sound) return;
  SDL_LockMutex(sound->lock);
  sound->end = true;
  SDL_CondBroadcast(sound->changed);
  SDL_UnlockMutex(sound->lock);
  SDL_WaitThread(sound->thread, NULL);
  for (int i = 0; i < SOUND_COUNT; i++) free(sound->sample[i]);
  SDL_DestroyCond(sound->changed);
  SDL_DestroyMutex(sound->lock);
  free(sound);
}

void sound_set(struct sound *sound, bool on)
{
  if (!sound) return;
  SDL_LockMutex(sound->lock);
  sound->on = on;
  SDL_CondBroadcast(sound->changed);
  SDL_UnlockMutex(sound->lock);
}

void sound_play_after(struct sound *sound, enum sound_name name, int ms)
{
  if (!sound) return;
  SDL_LockMutex(sound->lock);
  bool taken = sound->on && sound->asked_count < ASKED;
  if (taken) {
    sound->asked[sound->asked_count++] = (struct asked){name, SDL_GetTicks() + (Uint32)ms, SDL_AtomicGet(&sound->hushed)};
    sound->busy = true;
    SDL_CondBroadcast(sound->changed);
  }
  SDL_UnlockMutex(sound->lock);
  if (taken && !sound->thread) sound->thread = SDL_CreateThread(work, "sound", sound);
  if (taken && !sound->thread) sound_set(sound, false);
}

void sound_play(struct sound *sound, enum sound_name name) { sound_play_after(sound, name, 0); }

void sound_hush(struct sound *sound)
{
  if (sound) SDL_AtomicAdd(&sound->hushed, 1);
}

bool sound_rests(struct sound *sound)
{
  if (!sound) return true;
  SDL_LockMutex(sound->lock);
  bool rests = !sound->busy && sound->asked_count == 0;
  SDL_UnlockMutex(sound->lock);
  return rests;
}
