import { applyAction, isOver, legalActions, newGame, nextDecider } from '../../shared/flow/runner.ts';
import { type Random, randomStream } from '../../shared/rules/position/random.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import { EXPANSIONS, type GameOptions } from '../../shared/vocabulary/options.ts';
import { choose, type Policy } from './policies.ts';

export interface DuelScore {
  /** Share of victories of the first policy; a shared victory counts half. */
  readonly wins: number;
  /** Mean points of the first and of the second policy. */
  readonly points: readonly [number, number];
}

/** Duels take turns between the plain game and the one with everything. */
const TABLES: readonly GameOptions[] = [
  { seats: 2, mode: 'basic', expansions: [] },
  { seats: 2, mode: 'advanced', expansions: [...EXPANSIONS] },
];

/** Plays a two-seat game; returns each seat's points and the share of the victory that seat 0 has. */
function playDuel(policies: readonly Policy[], options: GameOptions, seed: number, random: Random) {
  const game = newGame({ options, seed, emblems: [0, 2] });
  while (!isOver(game)) {
    const seat = nextDecider(game);
    const actions = legalActions(game, seat);
    const policy = policies[seat] as Policy;
    const place = actions.length === 1 ? 0 : choose(policy(game, seat, actions).values, 0, random);
    applyAction(game, seat, actions[place] as Action);
  }
  const { lines = [], winners = [] } = game.result ?? {};
  return { points: lines.map(({ total }) => total), wins: winners.includes(0) ? 1 / winners.length : 0 };
}

/** Plays every deal twice with exchanged seats: `pairs` deals from `seed` on. The same seed plays the same duels. */
export function playDuels(first: Policy, second: Policy, pairs: number, seed: number): DuelScore {
  const random = randomStream(seed, 'bots');
  let wins = 0;
  let own = 0;
  let other = 0;
  for (let index = 0; index < pairs; index++) {
    const options = TABLES[index % TABLES.length] as GameOptions;
    const there = playDuel([first, second], options, seed + index, random);
    const back = playDuel([second, first], options, seed + index, random);
    wins += there.wins + 1 - back.wins;
    own += (there.points[0] ?? 0) + (back.points[1] ?? 0);
    other += (there.points[1] ?? 0) + (back.points[0] ?? 0);
  }
  return { wins: wins / (2 * pairs), points: [own / (2 * pairs), other / (2 * pairs)] };
}
