import { Matrix, solve } from 'ml-matrix';
import type { Scale } from '../../shared/matching/scale.ts';
import { levelReached, STRENGTH } from '../../shared/vocabulary/strength.ts';
import { budgetOf, type Entrant } from './entrant.ts';
import type { ArenaOptions } from './options.ts';
import type { GameResult } from './playGame.ts';
import { type ArenaGame, gamesOf, type Match } from './schedule.ts';
import type { PlayGames } from './threads.ts';

/** Strengths that are measured: the levels, and halfway between them. */
const STRENGTHS = Array.from(
  { length: 2 * (STRENGTH.most - STRENGTH.least) + 1 },
  (_, index) => STRENGTH.least + index / 2,
);
/** Each plays against as many above it: those further away say little of how near others are. */
const REACH = 2;
/** Simulations of the strongest, where nothing else is asked for: the same games on every machine. */
const USUAL_BUDGET = budgetOf(null, 100);

const entrantAt = (strength: number, budget: Entrant['budget']): Entrant => ({
  name: String(strength),
  level: levelReached(strength),
  strength,
  style: null,
  budget,
  weights: null,
});

const matches: readonly Match[] = STRENGTHS.flatMap((_, rest) =>
  Array.from({ length: REACH }, (__, step) => ({ seats: 2, one: rest + step + 1, rest })).filter(
    ({ one }) => one < STRENGTHS.length,
  ),
);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** By how much the stronger one won. */
const leadIn = ({ match, lineup }: ArenaGame, { sheet }: GameResult): number => {
  const [one, rest] = [matches[match]?.one, matches[match]?.rest].map(
    (entrant) => sheet.lines[lineup.indexOf(entrant ?? 0)],
  );
  return (one?.total ?? 0) - (rest?.total ?? 0);
};

/** The points of each strength above the weakest that come nearest to the mean leads of all matches (least squares). */
function fittedPoints(leads: readonly number[]): number[] {
  const rows = matches.map(({ one, rest }) =>
    STRENGTHS.slice(1).map((_, index) => Number(index + 1 === one) - Number(index + 1 === rest)),
  );
  return [0, ...solve(new Matrix(rows), Matrix.columnVector([...leads]), true).to1DArray()];
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** The scale that these results tell, in the order of the games. */
function scaleFrom(games: readonly ArenaGame[], results: readonly GameResult[]): Scale {
  const leads = matches.map((_, match) =>
    games.flatMap((game, index) => (game.match === match ? [leadIn(game, results[index] as GameResult)] : [])),
  );
  const means = leads.map(mean);
  const squares = leads.flatMap((of, match) => of.map((lead) => (lead - (means[match] as number)) ** 2));
  const points = fittedPoints(means);
  return {
    places: STRENGTHS.map((strength, index) => ({ strength, points: tenths(points[index] as number) })),
    spread: tenths(Math.sqrt(mean(squares))),
  };
}

/** Plays the duels that tell what strengths are worth. Rejects when they are interrupted, or a game fails. */
export async function measureScale({ games: wanted, seed, entrants }: ArenaOptions, play: PlayGames): Promise<Scale> {
  const games = gamesOf(matches, wanted, seed);
  const budget = entrants[0]?.budget ?? USUAL_BUDGET;
  return scaleFrom(
    games,
    await play(
      STRENGTHS.map((strength) => entrantAt(strength, budget)),
      games,
    ),
  );
}
