/*
 * Plays random games and counts.
 *
 *   floor time MILLISECONDS   games, decisions and nanoseconds of processor time that they took, and what they come to
 *   floor means GAMES SEED    a line for each figure of a game: its mean and the standard error of that
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "hadara.h"

enum { COLONIES, STATUES, SILVER, GOLD, CARDS_POINTS, COINS, TOTAL, DECISIONS, OFFERED, FIGURES };
static const char *const NAMES[FIGURES] = {"colonies", "statues", "silver", "gold", "cards", "coins", "total", "decisions", "offered"};

typedef struct { Random random; uint64_t decisions, offered; } Lots;

/* Any of the actions with the same probability. */
INLINE Action by_lot(void *self, const Game *g, const Action *actions, int n) {
  Lots *lots = self;
  (void)g;
  lots->decisions++, lots->offered += (unsigned)n;
  return actions[(next_random(&lots->random) >> 32) * (unsigned)n >> 32];
}

static Game game; /* one for all: nothing is allocated */

static __attribute__((noinline)) void play_game(Lots *lots) {
  deal(&game, &lots->random);
  play_steps(&game, by_lot, lots);
}

static int64_t processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static void measure(long milliseconds) {
  Lots lots = {.decisions = 0};
  seed_random(&lots.random, 1);
  uint64_t games = 0, sum = 0;
  int64_t start = processor_time(), spent;
  do {
    for (int i = 0; i < 256; i++) play_game(&lots), sum += (unsigned)game.scores[0].total;
    games += 256;
    spent = processor_time() - start;
  } while (spent < milliseconds * 1000000);
  printf("%llu %llu %lld %llu\n", (unsigned long long)games, (unsigned long long)lots.decisions, (long long)spent, (unsigned long long)sum);
}

static void means(long games, uint64_t seed) {
  double sums[FIGURES] = {0}, squares[FIGURES] = {0};
  Lots lots;
  seed_random(&lots.random, seed);
  for (long i = 0; i < games; i++) {
    double of_game[FIGURES] = {0};
    lots.decisions = lots.offered = 0;
    play_game(&lots);
    for (int s = 0; s < SEATS; s++) {
      const Score *score = &game.scores[s];
      of_game[COLONIES] += score->colonies, of_game[STATUES] += score->statues, of_game[SILVER] += score->silver;
      of_game[GOLD] += score->gold, of_game[CARDS_POINTS] += score->cards, of_game[COINS] += score->coins;
      of_game[TOTAL] += score->total;
    }
    of_game[DECISIONS] = (double)lots.decisions, of_game[OFFERED] = (double)lots.offered;
    for (int f = 0; f < FIGURES; f++) sums[f] += of_game[f], squares[f] += of_game[f] * of_game[f];
  }
  for (int f = 0; f < FIGURES; f++) {
    double mean = sums[f] / games, variance = squares[f] / games - mean * mean;
    printf("%s %.6f %.6f\n", NAMES[f], mean, sqrt(variance / games));
  }
}

int main(int argc, char **argv) {
  if (argc == 3 && !strcmp(argv[1], "time")) return measure(atol(argv[2])), 0;
  if (argc == 4 && !strcmp(argv[1], "means")) return means(atol(argv[2]), strtoull(argv[3], 0, 10)), 0;
  fprintf(stderr, "usage: floor time MILLISECONDS | floor means GAMES SEED\n");
  return 2;
}
