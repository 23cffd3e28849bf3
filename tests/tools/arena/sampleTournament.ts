import { readOptions } from '../../../tools/arena/options.ts';
import type { GameResult } from '../../../tools/arena/playGame.ts';
import { scheduleOf } from '../../../tools/arena/schedule.ts';
import { tallyOf } from '../../../tools/arena/tally.ts';
import type { Tournament } from '../../../tools/arena/tournament.ts';
import { noPoints } from '../../../tools/cli/points.ts';

/** A game that ended with these points (all of them for cards), each seat having thought for 1, 2 and 3 ms. */
export function resultOf(totals: readonly number[]): GameResult {
  const best = Math.max(...totals);
  return {
    sheet: {
      lines: totals.map((total) => ({ ...noPoints(), cards: total, total, leftoverCoins: 0 })),
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
    },
    thinking: totals.map(() => [1000, 2000, 3000]),
  };
}

/** The tournament of these options with these results, as if it had been played in two minutes. */
export function tournamentOf(text: string, results: readonly (GameResult | undefined)[]): Tournament {
  const options = readOptions(text.split(' '));
  if (options === null) throw new Error('only help was asked for');
  const schedule = scheduleOf(options);
  return { options, schedule, tally: tallyOf(schedule, options.entrants.length, results), seconds: 120 };
}
