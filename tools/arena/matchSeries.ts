import { type Estimate, estimateAfter, newcomer, strengthIn } from '../../shared/matching/estimate.ts';
import { levelReached, strengthOf } from '../../shared/vocabulary/strength.ts';
import type { Entrant } from './entrant.ts';
import type { ArenaOptions } from './options.ts';
import type { GameResult } from './playGame.ts';
import type { ArenaGame } from './schedule.ts';
import { type Estimate as Share, wilson } from './statistics/interval.ts';
import type { PlayGames } from './threads.ts';

/** Games in which the match finds the strength of whom it plays against, and games that are counted then. */
const FINDING = 10;
const COUNTED = 10;

/** A level in the place of a person, who begins as a newcomer. */
interface Series {
  readonly person: Entrant;
  readonly seed: number;
  estimate: Estimate;
  /** The match's share of the victory in each game: 0, ½ or 1. */
  readonly victories: number[];
  /** Its strength when it had been found. */
  found: number;
}

/** What the series against one level say. */
export interface MatchFigures {
  readonly person: string;
  readonly series: number;
  /** The match's share of the duels while it was finding the strength, and of those after. */
  readonly finding: Share;
  readonly counted: Share;
  /** The strength that it had found: mean and standard deviation over the series. */
  readonly found: { readonly mean: number; readonly deviation: number };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const matchOf = ({ person, estimate }: Series): Entrant => {
  const strength = strengthIn(estimate);
  return { name: 'match', level: levelReached(strength), strength, style: null, budget: person.budget, weights: null };
};

/** The duel number `round` of a series: persons and matches stand in the list of entrants one after the other. */
const gameOf = ({ seed }: Series, index: number, round: number): ArenaGame => {
  const [person, match] = [2 * index, 2 * index + 1];
  const lineup = round % 2 === 0 ? [person, match] : [match, person];
  return { match: 0, round, seed: (seed + round) % 0x1_0000_0000, lineup };
};

function learn(series: Series, { lineup }: ArenaGame, { sheet }: GameResult, strength: number): void {
  const own = lineup.findIndex((entrant) => entrant % 2 === 0);
  const lead = (sheet.lines[own]?.total ?? 0) - (sheet.lines[1 - own]?.total ?? 0);
  series.victories.push(sheet.winners.includes(1 - own) ? 1 / sheet.winners.length : 0);
  series.estimate = estimateAfter(series.estimate, { lead, bots: [strength] });
  if (series.victories.length === FINDING) series.found = strengthIn(series.estimate);
}

const shareOf = (victories: readonly number[]): Share =>
  wilson(
    victories.reduce((sum, one) => sum + one, 0),
    victories.length,
  );

function figuresOf(all: readonly Series[], person: Entrant): MatchFigures {
  const own = all.filter((series) => series.person === person);
  const found = own.map((series) => series.found);
  const middle = mean(found);
  return {
    person: person.name,
    series: own.length,
    finding: shareOf(own.flatMap(({ victories }) => victories.slice(0, FINDING))),
    counted: shareOf(own.flatMap(({ victories }) => victories.slice(FINDING))),
    found: { mean: middle, deviation: Math.sqrt(mean(found.map((strength) => (strength - middle) ** 2))) },
  };
}

/**
 * Lets "match me" play against each level as if that were a person: so many counted duels against each, rounded up to whole
 * series. Rejects when they are interrupted, or a game fails.
 */
export async function playMatchSeries(options: ArenaOptions, play: PlayGames): Promise<readonly MatchFigures[]> {
  const length = Math.ceil(options.games / COUNTED);
  const all = options.entrants.flatMap((person): Series[] =>
    Array.from({ length }, (_, number) => ({
      person,
      seed: options.seed + number * (FINDING + COUNTED),
      estimate: newcomer(),
      victories: [],
      found: 0,
    })),
  );
  for (let round = 0; round < FINDING + COUNTED; round++) {
    const entrants = all.flatMap((series) => [series.person, matchOf(series)]);
    const games = all.map((series, index) => gameOf(series, index, round));
    const results = await play(entrants, games);
    all.forEach((series, index) => {
      const strength = strengthOf(entrants[2 * index + 1] as { level: 'regent'; strength: number });
      learn(series, games[index] as ArenaGame, results[index] as GameResult, strength);
    });
  }
  return options.entrants.map((person) => figuresOf(all, person));
}
