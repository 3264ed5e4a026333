/* Where pieces are promoted, for all who ask: generation, chains, the reader of positions, the window's flights, tables of endings.

   A landing where its player's men are crowned promotes a piece by one grade, once. Where pieces are crowned at once every hop is
   a landing, and in mid-chain a piece is already what its last hop made it; else only the end of the turn is one, and till then a piece is
   what it was. So the end of a turn crowns none that its last hop has crowned. */
#ifndef SALTO_CORE_CROWNING_H
#define SALTO_CORE_CROWNING_H

#include "core/rules.h"

/* Whether a landing there would promote a piece of this kind. */
static inline bool crowned_at(const struct rules *rules, int player, int kind, int cell)
{
  return rules->kind[kind].promotes_to != NO_KIND && bits_has(&rules->player[player].promotion, cell);
}

/* What a piece is after a step, which is a whole turn. */
static inline int kind_after_step(const struct rules *rules, int player, int kind, int cell)
{
  return crowned_at(rules, player, kind, cell) ? rules->kind[kind].promotes_to : kind;
}

/* What it goes on as after a hop. */
static inline int kind_after_hop(const struct rules *rules, int player, int kind, int cell)
{
  return rules->mid_chain == CROWN_AT_ONCE ? kind_after_step(rules, player, kind, cell) : kind;
}

/* What a piece that has hopped to this cell, and would go on as this kind, is when its turn ends there. */
static inline int kind_after_chain(const struct rules *rules, int player, int kind, int cell)
{
  return rules->mid_chain == CROWN_AT_ONCE ? kind : kind_after_step(rules, player, kind, cell);
}

/* Whether a piece can stand there between turns: a man cannot where he would have been crowned. One of a kind that another is promoted to
   can, since it may have become that there. */
static inline bool may_stand_at(const struct rules *rules, int player, int kind, int cell)
{
  return rules->kind[kind].king || !crowned_at(rules, player, kind, cell);
}

#endif
