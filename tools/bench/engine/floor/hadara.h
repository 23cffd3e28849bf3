/* The score, and a game that goes from one decision to the next. */
#pragma once
#include "actions.h"

/* ----------------------------------------------------------------------------------------------- score, §8 ---- */

INLINE Score score_of(const Seat *s) {
  int statues = 0, silver = 0;
  for (unsigned m = s->statues; m; m &= m - 1) {
    int k = __builtin_ctz(m);
    statues += STATUE_POINTS[k];
    statues += s->points_side >> k & 1 ? STATUE_BONUS[k] + s->effects[FX_STATUE] * STATUE_MORE : 0;
  }
  int a = s->n_silver > 0 ? s->tracks.of[s->silver[0]] : 0, b = s->n_silver > 1 ? s->tracks.of[s->silver[1]] : 0;
  int most = a > b ? a : b, least = a > b ? b : a, whole = s->effects[FX_FULL_SILVER];
  silver = (whole > 0 ? most : (most + 1) / 2) + (whole > 1 ? least : (least + 1) / 2);
  int sets = 99, second = 99; /* the two smallest counts */
  for (int c = 0; c < 5; c++) {
    int v = s->counts[c];
    second = min(second, v > sets ? v : sets), sets = min(sets, v);
  }
  int gold_sets = s->effects[FX_JOKER] ? min(sets + 1, second) : sets;
  int gold = gold_sets * GOLD_POINTS * s->gold + sets * SET_POINTS * s->effects[FX_SETS];
  int coins = s->coins / COINS_PER_POINT;
  int total = s->colony_points + statues + silver + gold + s->card_points + coins;
  return (Score){s->colony_points, (int16_t)statues, (int16_t)silver, (int16_t)gold, s->card_points, (int16_t)coins,
                 (int16_t)total, (int16_t)(s->coins % COINS_PER_POINT)};
}

INLINE void finish(Game *g) {
  for (int s = 0; s < SEATS; s++) g->scores[s] = score_of(&g->seats[s]);
  g->state = OVER;
}

/* Bits of the seats that win. */
INLINE unsigned winners(const Game *g) {
  int best = -1;
  unsigned bits = 0;
  for (int s = 0; s < SEATS; s++) {
    int rank = g->scores[s].total * COINS_PER_POINT + g->scores[s].leftover;
    bits = rank > best ? 1u << s : rank == best ? bits | 1u << s : bits;
    best = rank > best ? rank : best;
  }
  return bits;
}

/* -------------------------------------------------------------------- a game that stands still between decisions ---- */

INLINE void start_epoch(Game *g) {
  g->phase_b = g->round = g->ended = 0;
  g->seat = g->leader[g->epoch];
  memset(g->drawn, 0, 5);
  g->state = SET_WHEEL;
}

INLINE void start_turns(Game *g) { g->seat = g->leader[g->epoch], g->ended = 0; }
INLINE void next_seat(Game *g) { g->seat = (g->seat + 1) % SEATS, g->ended++; }

/* Each of the next four goes to the first seat that has something to decide, and on to the next step if none has. */
INLINE void go_on_medals(Game *g) {
  for (; g->ended < SEATS; next_seat(g)) {
    const Seat *s = &g->seats[g->seat];
    if (can_buy_silver(g, s) | can_buy_gold(g, s)) { g->state = MEDALS; return; }
  }
  if (g->epoch == 2) { finish(g); return; }
  g->epoch++;
  start_epoch(g);
}

INLINE void go_on_feeding(Game *g) {
  for (; g->ended < SEATS; next_seat(g), g->feeding_payments = 0) {
    Seat *s = &g->seats[g->seat];
    if (must_feed(g, s)) { g->state = FEEDING; return; }
    end_feeding(s);
  }
  start_turns(g);
  go_on_medals(g);
}

INLINE void go_on_statues(Game *g) {
  for (; g->ended < SEATS; next_seat(g), begin_turn(g, &g->seats[g->seat])) {
    const Seat *s = &g->seats[g->seat];
    if (g->actions_left > 0 && (g->reach = (uint8_t)statues_in_reach(g, s))) { g->state = STATUE; return; }
  }
  start_turns(g);
  if (!g->phase_b) { g->phase_b = 1, g->round = 0, g->state = TAKE; return; }
  g->feeding_payments = 0;
  go_on_feeding(g);
}

INLINE void go_on_colonies(Game *g) {
  for (; g->ended < SEATS; next_seat(g), begin_turn(g, &g->seats[g->seat])) {
    const Seat *s = &g->seats[g->seat];
    if (g->actions_left > 0 && (g->reach = (uint8_t)colonies_in_reach(g, s))) { g->state = COLONY; return; }
  }
  start_turns(g);
  begin_turn(g, &g->seats[g->seat]);
  go_on_statues(g);
}

INLINE void end_draft(Game *g) {
  gain_income(g);
  start_turns(g);
  begin_turn(g, &g->seats[g->seat]);
  go_on_colonies(g);
}

/* All legal actions of the seat whose decision is due. */
INLINE int legal(const Game *g, Action *to) {
  const Seat *s = &g->seats[g->seat];
  switch (g->state) {
    case CHOOSE_SIDE: return list_sides(to);
    case SET_WHEEL: return list_rotations(to);
    case DRAFT: return list_drafts(g, s, g->hand[g->seat], to);
    case TAKE: return list_takes(g, s, to);
    case COLONY: return list_colonies(g, s, to);
    case STATUE: return list_statues(g, s, to);
    case FEEDING: return list_feedings(g, s, to);
    default: return list_medals(g, s, to);
  }
}

static void apply(Game *g, Action a) {
  Seat *s = &g->seats[g->seat];
  switch (g->state) {
    case CHOOSE_SIDE:
      s->side = (uint8_t)a;
      next_seat(g);
      if (g->ended == SEATS) take_setup_cards(g), start_epoch(g);
      return;
    case SET_WHEEL:
      g->rotation = (uint8_t)a;
      draw_cards(g);
      g->state = DRAFT;
      return;
    case DRAFT:
      g->choice[g->seat] = a;
      next_seat(g);
      if (g->ended < SEATS) return;
      reveal_drafts(g);
      if (++g->round == 5) { end_draft(g); return; }
      draw_cards(g);
      g->ended = 0;
      return;
    case TAKE:
      take_card(g, s, a);
      next_seat(g);
      if (g->ended == 5 * SEATS) end_draft(g);
      return;
    case COLONY:
      if (a == PASS) next_seat(g), begin_turn(g, &g->seats[g->seat]);
      else take_colony(g, s, a);
      go_on_colonies(g);
      return;
    case STATUE:
      if (a == PASS) next_seat(g), begin_turn(g, &g->seats[g->seat]);
      else carve_statue(g, s, a);
      go_on_statues(g);
      return;
    case FEEDING:
      feed(g, s, a);
      go_on_feeding(g);
      return;
    case MEDALS:
      if (a == PASS) next_seat(g);
      else buy_medal(g, s, a);
      go_on_medals(g);
  }
}

/* Whoever decides: told the game, the actions and how many there are. */
typedef Action (*Choose)(void *self, const Game *g, const Action *actions, int n);

INLINE void play_steps(Game *g, Choose choose, void *self) {
  Action actions[MAX_ACTIONS];
  while (g->state != OVER) {
    int n = legal(g, actions);
    apply(g, choose(self, g, actions, n));
  }
}
