/*
 * The base game of Hadara with the advanced cards, four seats, for speed: rules §1–§9, §12.
 *
 * A game is one flat struct without pointers (copy it with `=`) and stands still between two decisions, as the kernel's does.
 * The four tracks lie in one 32-bit word, so that a card's gains are one addition.
 */
#pragma once
#include <stddef.h>
#include <string.h>
#include "tables.h"

#define SEATS 4
#define INLINE static inline __attribute__((always_inline))
#define rare(x) __builtin_expect(!!(x), 0)

typedef uint16_t Action;
enum { MAX_ACTIONS = 64, PASS = 0xff, PAY_TO_FEED = 0xfe };
enum { CHOOSE_SIDE, SET_WHEEL, DRAFT, TAKE, COLONY, STATUE, FEEDING, MEDALS, OVER };

/* How an action is written in 16 bits; `tile` is 0 for none, else the track + 1. */
INLINE Action draft_action(int kept, int buy, int tile) { return (Action)(kept | buy << 1 | tile << 2); }
INLINE Action take_action(int colour, int buy, int tile) { return (Action)(colour | buy << 3 | tile << 4); }
INLINE Action colony_action(int level, int integrate) { return (Action)(level | integrate << 3); }
INLINE Action statue_action(int statue, int tile, int points) { return (Action)(statue << 3 | tile << 1 | points); }
INLINE Action remove_action(int card, int place) { return (Action)(card | place << 8); }
/* chooseSide: 0 A, 1 B; setWheel: 0…4; silver: 0…3, the tile's track; gold: 4. */

typedef union { uint32_t all; uint8_t of[4]; } Four;

typedef struct {
  Four tracks, tiles;
  int16_t coins, card_points, colony_points;
  uint8_t counts[8];             /* owned cards of each colour */
  uint8_t effects[FX_KINDS + 3]; /* owned copies of each effect */
  uint8_t n_cards, cards[31];    /* in the order of purchase */
  uint8_t laid[2];               /* the track of the tile on each `bonusTile` card, + 1 */
  uint8_t colonies, integrated;  /* bits of the levels taken */
  uint8_t statues, points_side;  /* bits of the statues carved, and of those with their tile on the points side */
  uint8_t statue_tile[4];
  uint8_t silver[2], n_silver, gold, side;
} Seat;

typedef struct { int16_t colonies, statues, silver, gold, cards, coins, total, leftover; } Score;

typedef struct {
  Seat seats[SEATS];
  uint8_t state, seat;           /* what is to be decided, and by whom */
  uint8_t epoch, phase_b, round, rotation, ended;
  uint8_t actions_left, paid, feeding_payments, reach; /* of the turn; `reach`: bits of what can be taken */
  uint8_t drawn[5], colonies_taken[5], pile_size[5];
  uint8_t piles[5][8];           /* bottom first */
  uint8_t hand[SEATS][2];
  Action choice[SEATS];
  uint8_t decks[3][5][STACK];    /* the first 8 of a stack are the deck, the others the box */
  uint8_t colony_tiles[5][8];
  uint8_t segments[16];          /* clockwise, three times round */
  uint8_t emblem[SEATS], setup[8], leader[3];
  Score scores[SEATS];
} Game;

/* ------------------------------------------------------------------------------------------------ random ---- */

typedef struct { uint64_t s[4]; } Random;

INLINE uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }

/* xoshiro256++ 1.0 (Blackman and Vigna, public domain). */
INLINE uint64_t next_random(Random *r) {
  uint64_t *s = r->s, result = rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
  s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3], s[2] ^= t, s[3] = rotl(s[3], 45);
  return result;
}

static __attribute__((unused)) void seed_random(Random *r, uint64_t seed) {
  for (int i = 0; i < 4; i++) {  /* SplitMix64 */
    uint64_t z = seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u, z = (z ^ z >> 27) * 0x94d049bb133111ebu, r->s[i] = z ^ z >> 31;
  }
}

/* A random order of `base` … `base + n − 1`: Fisher–Yates, inside out. All of it is drawn from one 64-bit number,
   as digits of mixed radix; the bias is below n!/2^64, for 14 cards 2^−27. */
INLINE void shuffle(uint8_t *to, int n, int base, uint64_t random) {
  for (int i = 0; i < n; i++) {
    __uint128_t product = (__uint128_t)random * (unsigned)(i + 1);
    random = (uint64_t)product;
    unsigned j = (unsigned)(product >> 64);
    to[i] = to[j], to[j] = (uint8_t)(base + i);
  }
}

/* -------------------------------------------------------------------------------------------------- start ---- */

INLINE void open_game(Game *g) {
  memset(g, 0, offsetof(Game, decks));
  for (int i = 0; i < 10; i++) g->segments[5 + i] = g->segments[i];
  for (int s = 0; s < SEATS; s++) g->seats[s].tiles.all = 0x01010101u * TILES_EACH;
  for (int e = 0; e < 3; e++) { /* the seat with the e lower initiatives leads, §2.6 */
    for (int s = 0; s < SEATS; s++) {
      int lower = 0;
      for (int o = 0; o < SEATS; o++) lower += INITIATIVE[g->setup[o]] < INITIATIVE[g->setup[s]];
      if (lower == e) g->leader[e] = (uint8_t)s;
    }
  }
  g->seat = g->leader[0];
  g->state = CHOOSE_SIDE;
}

INLINE void deal(Game *g, Random *random) {
  static const uint8_t EMBLEMS[SEATS] = {3, 0, 4, 1}; /* as in the kernel's bench */
  memcpy(g->emblem, EMBLEMS, SEATS);
  uint8_t order[8];
  shuffle(g->segments, 5, 0, next_random(random));
  shuffle(order, 5, 0, next_random(random));
  memcpy(g->setup, order, SEATS);
  for (int e = 0; e < 3; e++)
    for (int c = 0; c < 5; c++) shuffle(g->decks[e][c], STACK_SIZE[e][c], FIRST_CARD[e][c], next_random(random));
  for (int k = 0; k < 5; k++) shuffle(g->colony_tiles[k], 5, 0, next_random(random));
  open_game(g);
}
