/* Cards and effects, the lists of legal actions, and what decisions do. */
#pragma once
#include "position.h"

/* ------------------------------------------------------------------------------------- cards and effects ---- */

INLINE int at_least_0(int v) { return v < 0 ? 0 : v; }
INLINE int min(int a, int b) { return a < b ? a : b; }

/* Bit t: an unused tile of track t is left. A seat has 0, 1 or 2 of each. */
INLINE unsigned unused_tiles(const Seat *s) {
  uint32_t t = (s->tiles.all | s->tiles.all >> 1) & 0x01010101u;
  return t * 0x01020408u >> 24 & 15;
}

/* What `statueBonus` does to the tracks of the statues with their tile on the track side. */
static void move_statues(Seat *s, int steps) {
  for (unsigned m = s->statues & ~s->points_side; m; m &= m - 1)
    s->tracks.of[s->statue_tile[__builtin_ctz(m)]] += (uint8_t)steps;
}

static __attribute__((noinline)) void gain_effect(Seat *s, unsigned effect, int tile) {
  s->effects[effect]++;
  switch (effect) {
    case FX_SCHOLAR_YELLOW: case FX_SCHOLAR_RED: case FX_SCHOLAR_BLUE: case FX_SCHOLAR_GREEN:
      s->tracks.of[effect - FX_SCHOLAR_YELLOW] += s->counts[effect - FX_SCHOLAR_YELLOW];
      break;
    case FX_STATUE: move_statues(s, STATUE_MORE); break;
    case FX_TILE0: case FX_TILE1:
      s->laid[effect - FX_TILE0] = (uint8_t)tile;
      if (tile) s->tiles.of[tile - 1]--, s->tracks.of[tile - 1] += TILE_STEPS;
  }
}

static __attribute__((noinline)) void lose_effect(Seat *s, unsigned effect) {
  s->effects[effect]--;
  switch (effect) {
    case FX_SCHOLAR_YELLOW: case FX_SCHOLAR_RED: case FX_SCHOLAR_BLUE: case FX_SCHOLAR_GREEN:
      s->tracks.of[effect - FX_SCHOLAR_YELLOW] -= s->counts[effect - FX_SCHOLAR_YELLOW];
      break;
    case FX_STATUE: move_statues(s, -STATUE_MORE); break;
    case FX_TILE0: case FX_TILE1: {
      int tile = s->laid[effect - FX_TILE0];
      if (tile) s->tiles.of[tile - 1]++, s->tracks.of[tile - 1] -= TILE_STEPS;
    }
  }
}

/* One step for each scholar of the colour, in place on the tracks. Purple has no scholar. */
INLINE uint32_t scholars(const Seat *s, unsigned colour) {
  return (uint32_t)((uint64_t)s->effects[FX_SCHOLAR_YELLOW + colour] << 8 * colour);
}

INLINE int price_of(const Seat *s, const Card *c) { return at_least_0(c->cost - s->counts[c->colour]); }

/* Buys (`buy` = 1) or sells the card, §5: without a branch on which of the two, because lots cannot be foreseen. */
INLINE void settle_card(const Game *g, Seat *s, int card, unsigned buy, int tile) {
  const Card *c = &CARDS[card];
  uint32_t if_bought = -buy;
  int sale = SALE[g->epoch] + s->effects[FX_SELL] * SELL_COINS;
  s->coins = (int16_t)(s->coins + (buy ? -price_of(s, c) : sale));
  s->tracks.all += (c->gains + scholars(s, c->colour)) & if_bought;
  s->counts[c->colour] = (uint8_t)(s->counts[c->colour] + buy);
  s->card_points = (int16_t)(s->card_points + (c->points & if_bought));
  s->cards[s->n_cards] = (uint8_t)card;
  s->n_cards = (uint8_t)(s->n_cards + buy);
  if (rare(c->effect & if_bought)) gain_effect(s, c->effect, tile);
}

INLINE void remove_card(Seat *s, int place) {
  const Card *c = &CARDS[s->cards[place]];
  s->n_cards--;
  memmove(s->cards + place, s->cards + place + 1, (size_t)(s->n_cards - place));
  s->tracks.all -= c->gains + scholars(s, c->colour);
  s->counts[c->colour]--;
  s->card_points = (int16_t)(s->card_points - c->points);
  if (rare(c->effect)) lose_effect(s, c->effect);
}

INLINE int needs_tile(const Seat *s, const Card *c) {
  return rare(c->effect == FX_TILE0 || c->effect == FX_TILE1) && s->tiles.all;
}

/* ----------------------------------------------------------------------------------- lists of actions, §12 ---- */

INLINE int list_sides(Action *to) { return to[0] = 0, to[1] = 1, 2; }
INLINE int list_rotations(Action *to) { for (int r = 0; r < 5; r++) to[r] = (Action)r; return 5; }

INLINE int list_drafts(const Game *g, const Seat *s, const uint8_t hand[2], Action *to) {
  int n = 0;
  (void)g;
  for (int k = 0; k < 2; k++) {
    const Card *c = &CARDS[hand[k]];
    int can_buy = price_of(s, c) <= s->coins;
    to[n++] = draft_action(k, 0, 0);
    if (needs_tile(s, c)) {
      if (can_buy) for (unsigned m = unused_tiles(s); m; m &= m - 1) to[n++] = draft_action(k, 1, __builtin_ctz(m) + 1);
    } else {
      to[n] = draft_action(k, 1, 0), n += can_buy;
    }
  }
  return n;
}

INLINE int list_takes(const Game *g, const Seat *s, Action *to) {
  int n = 0;
  for (int colour = 0; colour < 5; colour++) {
    int size = g->pile_size[colour], is_there = size > 0;
    /* An empty pile: whatever lay there first stands in, and is not counted. */
    const Card *c = &CARDS[g->piles[colour][size - is_there]];
    int can_buy = is_there & (price_of(s, c) <= s->coins);
    to[n] = take_action(colour, 0, 0), n += is_there;
    if (needs_tile(s, c)) {
      if (can_buy) for (unsigned m = unused_tiles(s); m; m &= m - 1) to[n++] = take_action(colour, 1, __builtin_ctz(m) + 1);
    } else {
      to[n] = take_action(colour, 1, 0), n += can_buy;
    }
  }
  return n;
}

/* Coins to pay for a requirement, §9: −1 when it is out of reach. */
INLINE int payment_for(const Seat *s, int requirement, int value, int paid) {
  int missing = requirement - s->effects[FX_LOWER] * LOWER_BY - value;
  if (missing <= 0) return 0;
  int cost = missing * PAY_STEP;
  return s->effects[FX_PAY_REQ] && cost <= s->coins && paid + cost <= PAY_MAX ? cost : -1;
}

/* Bits of the requirements that the seat meets, or can pay for. */
INLINE unsigned reached(const Seat *s, const uint8_t by_value[64], const uint8_t *requirements, int n, int value, int paid) {
  if (rare(s->effects[FX_PAY_REQ])) {
    unsigned bits = 0;
    for (int k = 0; k < n; k++) bits |= (unsigned)(payment_for(s, requirements[k], value, paid) >= 0) << k;
    return bits;
  }
  return by_value[min(63, value + s->effects[FX_LOWER] * LOWER_BY)];
}

INLINE unsigned colonies_in_reach(const Game *g, const Seat *s) {
  unsigned left = 0;
  for (int k = 0; k < 5; k++) left |= (unsigned)(g->colonies_taken[k] < SEATS) << k;
  return reached(s, COLONY_REACH, COLONY_REQUIREMENT, 5, s->tracks.of[1], g->paid) & left & ~s->colonies;
}

INLINE unsigned statues_in_reach(const Game *g, const Seat *s) {
  if (s->tiles.all == 0) return 0;
  return reached(s, STATUE_REACH, STATUE_REQUIREMENT, 4, s->tracks.of[2], g->paid) & ~s->statues;
}

INLINE int list_colonies(const Game *g, const Seat *s, Action *to) {
  int n = 0, coins = s->coins + s->effects[FX_LOOT] * LOOT_COINS;
  for (unsigned m = g->reach; m; m &= m - 1) {
    int k = __builtin_ctz(m);
    to[n++] = colony_action(k, 0), to[n] = colony_action(k, 1);
    n += coins - payment_for(s, COLONY_REQUIREMENT[k], s->tracks.of[1], g->paid) >= COLONY_INTEGRATE_COST[k];
  }
  to[n++] = PASS;
  return n;
}

INLINE int list_statues(const Game *g, const Seat *s, Action *to) {
  int n = 0;
  unsigned unused = unused_tiles(s);
  for (unsigned m = g->reach; m; m &= m - 1)
    for (unsigned tiles = unused; tiles; tiles &= tiles - 1) {
      Action on_track = statue_action(__builtin_ctz(m), __builtin_ctz(tiles), 0);
      to[n++] = on_track, to[n++] = on_track | 1;
    }
  to[n++] = PASS;
  return n;
}

INLINE int must_feed(const Game *g, const Seat *s) {
  return s->n_cards > 0 && s->n_cards > s->tracks.of[3] + g->feeding_payments;
}

INLINE int list_feedings(const Game *g, const Seat *s, Action *to) {
  int n = s->n_cards;
  for (int i = 0; i < n; i++) to[i] = remove_action(s->cards[i], i);
  to[n] = PAY_TO_FEED;
  return n + (s->effects[FX_PAY_TO_FEED] && g->feeding_payments < FEED_MAX && s->coins >= FEED_PRICE);
}

INLINE int silver_price(const Game *g, const Seat *s) { return SILVER_PRICE[s->effects[FX_MEDAL] > 0][g->epoch]; }
INLINE int gold_price(const Game *g, const Seat *s) { return GOLD_PRICE[s->effects[FX_MEDAL] > 0][g->epoch]; }
INLINE int can_buy_silver(const Game *g, const Seat *s) {
  return s->tiles.all && s->n_silver < MEDALS_EACH && s->coins >= silver_price(g, s);
}
INLINE int can_buy_gold(const Game *g, const Seat *s) { return s->gold < MEDALS_EACH && s->coins >= gold_price(g, s); }

INLINE int list_medals(const Game *g, const Seat *s, Action *to) {
  int n = 0;
  if (can_buy_silver(g, s)) for (unsigned m = unused_tiles(s); m; m &= m - 1) to[n++] = (Action)__builtin_ctz(m);
  to[n] = 4, n += can_buy_gold(g, s);
  to[n++] = PASS;
  return n;
}

/* ----------------------------------------------------------------------------------- what decisions do ---- */

INLINE void take_setup_cards(Game *g) {
  for (int i = 0; i < SEATS; i++) {
    Seat *s = &g->seats[i];
    int leads = 0;
    for (int e = 0; e < 3; e++) leads |= g->leader[e] == i;
    s->coins = (int16_t)(SETUP_COINS[g->setup[i]][s->side] + !leads); /* §2.7 */
    s->tracks.all = SETUP_TRACKS[g->setup[i]][s->side];
  }
}

INLINE void draw_cards(Game *g) {
  for (int s = 0; s < SEATS; s++) {
    int colour = g->segments[g->emblem[s] + g->rotation + g->round];
    const uint8_t *deck = g->decks[g->epoch][colour] + g->drawn[colour];
    g->hand[s][0] = deck[0], g->hand[s][1] = deck[1];
    g->drawn[colour] += 2;
  }
}

INLINE void reveal_drafts(Game *g) {
  for (int s = 0; s < SEATS; s++) {  /* every seat has a deck and so a pile of its own: the order does not matter */
    unsigned a = g->choice[s], kept = a & 1;
    int discarded = g->hand[s][kept ^ 1], colour = CARDS[discarded].colour;
    settle_card(g, &g->seats[s], g->hand[s][kept], a >> 1 & 1, (int)(a >> 2));
    g->piles[colour][g->pile_size[colour]++] = (uint8_t)discarded;
  }
}

INLINE void take_card(Game *g, Seat *s, Action a) {
  int colour = a & 7;
  settle_card(g, s, g->piles[colour][--g->pile_size[colour]], a >> 3 & 1, a >> 4);
}

INLINE void gain_income(Game *g) {
  for (int i = 0; i < SEATS; i++) {
    Seat *s = &g->seats[i];
    int income = s->tracks.of[0], above = 0;
    for (int t = 1; t < 4; t++) above += s->tracks.of[t] > income;
    s->coins = (int16_t)(s->coins + income + s->effects[FX_CATCH_UP] * above * CATCH_UP_COINS);
  }
}

INLINE void begin_turn(Game *g, const Seat *s) {
  g->actions_left = s->effects[FX_DOUBLE] ? DOUBLE_ACTIONS : 1;
  g->paid = 0;
}

INLINE void take_colony(Game *g, Seat *s, Action a) {
  int k = a & 7, tile = g->colony_tiles[k][g->colonies_taken[k]++];
  int cost = payment_for(s, COLONY_REQUIREMENT[k], s->tracks.of[1], g->paid);
  int coins = s->coins - cost + s->effects[FX_LOOT] * LOOT_COINS;
  s->colonies |= (uint8_t)(1 << k);
  if (a >> 3) {
    s->integrated |= (uint8_t)(1 << k);
    coins -= COLONY_INTEGRATE_COST[k];
    s->tracks.all += COLONY_GAINS[k][tile];
    s->colony_points = (int16_t)(s->colony_points + COLONY_POINTS[k][tile]);
  } else {
    coins += COLONY_PLUNDER_COINS[k];
    s->colony_points = (int16_t)(s->colony_points + COLONY_PLUNDER_POINTS[k]);
  }
  s->coins = (int16_t)coins;
  g->paid = (uint8_t)(g->paid + cost);
  g->actions_left--;
}

INLINE void carve_statue(Game *g, Seat *s, Action a) {
  int k = a >> 3, tile = a >> 1 & 3, points = a & 1;
  int cost = payment_for(s, STATUE_REQUIREMENT[k], s->tracks.of[2], g->paid);
  s->coins = (int16_t)(s->coins - cost);
  s->tiles.of[tile]--;
  s->statues |= (uint8_t)(1 << k);
  s->points_side |= (uint8_t)(points << k);
  s->statue_tile[k] = (uint8_t)tile;
  if (!points) s->tracks.of[tile] = (uint8_t)(s->tracks.of[tile] + STATUE_BONUS[k] + s->effects[FX_STATUE] * STATUE_MORE);
  g->paid = (uint8_t)(g->paid + cost);
  g->actions_left--;
}

INLINE void feed(Game *g, Seat *s, Action a) {
  if (rare(a == PAY_TO_FEED)) s->coins -= FEED_PRICE, g->feeding_payments++;
  else remove_card(s, a >> 8);
}

INLINE void end_feeding(Seat *s) {
  if (rare(s->effects[FX_SURPLUS]))
    s->coins = (int16_t)(s->coins + min(at_least_0(s->tracks.of[3] - s->n_cards) * SURPLUS_COINS, SURPLUS_MAX));
}

INLINE void buy_medal(const Game *g, Seat *s, Action a) {
  if (a == 4) {
    s->coins = (int16_t)(s->coins - gold_price(g, s)), s->gold++;
  } else {
    s->coins = (int16_t)(s->coins - silver_price(g, s));
    s->tiles.of[a]--, s->silver[s->n_silver++] = (uint8_t)a;
  }
}
