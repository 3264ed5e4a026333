/* The longest chain of captures of every piece, depth first and without a list (core/hauls.h). For kernel.c alone. */
#ifndef SALTO_CORE_KERNEL_HAULS_H
#define SALTO_CORE_KERNEL_HAULS_H

#include "core/hauls.h"
#include "core/kernel_view.h"

enum { HAUL_STATES = 200 }; /* looked at for one piece */

/* One piece's chains: what is looked for and what was found. */
struct diving {
  const struct view *v;
  int enough, left;     /* captures that suffice; states that may still be looked at */
  int most, to, kind;   /* of the longest chain */
  set captured, seen;   /* by it; the cells that decided */
};

static inline void dive_from(struct diving *d, const struct walk *w, int hop_count)
{
  const struct view *v = d->v;
  struct hop out[MAX_HOPS];
  d->seen = set_or(d->seen, set_load(v->rules->watched[w->at].word));
  int n = hop_count && ends_chain(v, w->kind, w->at) ? 0 : jumps_of(v, w, CAPTURES_ONLY, out);
  if (hop_count > d->most && (v->rules->chain == CHAIN_FREE || !n)) {
    d->most = hop_count, d->to = w->at, d->captured = w->captured;
    d->kind = kind_after_chain(v->rules, v->side, w->kind, w->at);
  }
  for (int h = 0; h < n && d->most < d->enough && --d->left > 0; h++) {
    struct walk next = after_capture(v, w, &out[h]);
    dive_from(d, &next, hop_count + 1);
  }
}

/* The same for rules->plain_captures; `others`: the pieces still there, but for this one. */
static inline void dive_plainly(struct diving *d, const set *others, unsigned directions, int at, int hop_count)
{
  const struct rules *rules = d->v->rules;
  const struct over_and_to *leap = rules->leap[at];
  d->seen = set_or(d->seen, set_load(rules->watched[at].word));
  if (hop_count > d->most) d->most = hop_count, d->to = at, d->captured = *others;
  for (int l = 0; l < rules->leap_count[at]; l++) {
    if (!set_has(others, leap[l].over) || set_has(others, leap[l].to) || !(directions >> leap[l].direction & 1)) continue;
    if (d->most >= d->enough || --d->left <= 0) return;
    set next = *others;
    set_remove(&next, leap[l].over);
    dive_plainly(d, &next, directions, leap[l].to, hop_count + 1);
  }
}

static inline void dive_for_haul(struct diving *d, const struct view *v, int at, int kind, int enough)
{
  d->v = v, d->enough = enough, d->left = HAUL_STATES, d->most = 0, d->to = at, d->kind = kind, d->captured = set_none(), d->seen = set_none();
  set_add(&d->seen, at);
  if (!v->rules->plain_captures) {
    struct walk w = first_walk(at, kind);
    dive_from(d, &w, 0);
    return;
  }
  set others = v->occupied;
  set_remove(&others, at);
  dive_plainly(d, &others, v->rules->kind[kind].jump[0].directions[v->side], at, 0);
  d->captured = set_minus(others, d->captured);
}

static inline void find_haul(struct haul *haul, const struct view *v, int at, int kind)
{
  struct diving d;
  dive_for_haul(&d, v, at, kind, MAX_CELLS);
  memset(haul, 0, sizeof *haul);
  memcpy(haul->captured, d.captured.word, sizeof d.captured);
  memcpy(haul->seen, d.seen.word, sizeof d.seen);
  haul->count = (uint8_t)d.most, haul->to = (uint8_t)d.to, haul->kind = (uint8_t)d.kind;
}

/* Whether the pieces move and are crowned the same way for two players. */
static inline bool moves_alike(const struct rules *rules, int a, int b)
{
  for (int k = 0; k < rules->kind_count; k++) {
    const struct kind *kind = &rules->kind[k];
    if (kind->promotes_to != NO_KIND && !bits_equal(&rules->player[a].promotion, &rules->player[b].promotion)) return false;
    for (int j = 0; j < kind->jump_count; j++)
      if (kind->jump[j].directions[a] != kind->jump[j].directions[b]) return false;
  }
  return true;
}

static inline set cells_changed(const struct hauls *hauls, const struct view *v)
{
  set changed = set_none();
  for (int k = 0; k < v->rules->kind_count; k++) {
    set stood = set_load(hauls->stood + k * WIDTH);
    changed = set_or(changed, set_or(set_minus(stood, v->own[k]), set_minus(v->own[k], stood)));
  }
  return changed;
}

/* The hauls that are still true, now that other pieces stand here; *most: the longest of them. */
static inline set hauls_kept(const struct hauls *hauls, const struct view *v, int *most)
{
  set kept = set_load(hauls->can.word), changed = cells_changed(hauls, v);
  *most = 0;
  if (hauls->side != v->side && !moves_alike(v->rules, hauls->side, v->side)) return set_none();
  for (set rest = kept; !set_empty(rest);) {
    int c = set_pop(&rest);
    const struct haul *haul = &hauls->haul[c];
    if (!set_empty(set_and(set_load(haul->seen), changed))) set_remove(&kept, c);
    else if (haul->count > *most) *most = haul->count;
  }
  return kept;
}

static inline void find_hauls(struct hauls *hauls, const struct rules *rules, const struct position *position)
{
  struct view v;
  int most;
  look(&v, rules, position);
  set kept = hauls_kept(hauls, &v, &most), can = set_none();
  for (int k = 0; k < rules->kind_count; k++) {
    set can_jump = jumpers_of_kind(&v, k, CAPTURES_ONLY);
    for (set rest = set_minus(can_jump, kept); !set_empty(rest);) {
      int c = set_pop(&rest);
      find_haul(&hauls->haul[c], &v, c, k);
    }
    can = set_or(can, can_jump);
    memcpy(hauls->stood + k * WIDTH, v.own[k].word, sizeof v.own[k]);
  }
  memset(&hauls->can, 0, sizeof hauls->can);
  memcpy(hauls->can.word, can.word, sizeof can);
  hauls->side = position->side;
}

static inline int most_captured(const struct hauls *near, const struct rules *rules, const struct position *position, int enough)
{
  struct view v;
  int most;
  look(&v, rules, position);
  set kept = hauls_kept(near, &v, &most);
  for (int k = 0; k < rules->kind_count; k++)
    for (set rest = most < enough ? set_minus(jumpers_of_kind(&v, k, CAPTURES_ONLY), kept) : set_none(); !set_empty(rest) && most < enough;) {
      struct diving d;
      dive_for_haul(&d, &v, set_pop(&rest), k, enough);
      if (d.most > most) most = d.most;
    }
  return most;
}

#endif
