import { afterAction } from '../../shared/bots/value/afterAction.ts';
import { HEADS } from '../../shared/bots/value/network.ts';
import { othersOf, seatFactsOf } from '../../shared/bots/value/seatFacts.ts';
import { applyAction, type GameState, isOver, legalActions, newGame, nextDecider } from '../../shared/flow/runner.ts';
import { type Random, randomStream } from '../../shared/rules/position/random.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { unit } from './chance.ts';
import { drawSetup } from './gameMix.ts';
import { choose, type Policy } from './policies.ts';
import type { Samples } from './samples.ts';

export interface SelfPlay {
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed: number;
  readonly policy: Policy;
  /** How often a seat tries something, and how far off the best it may be: noise, in points. */
  readonly trials: Trials;
  /** Samples kept of a game, on average: neighbouring ones say much the same. */
  readonly samplesPerGame: number;
}

export interface Trials {
  /** Share of the decisions. */
  readonly share: number;
  readonly temperature: number;
}

/** Decisions of one seat in a game, about. */
const DECISIONS_PER_SEAT = 45;
/** Every so many of the kept samples is that of a seat that waits. */
const WAITING_SHARE = 0.2;

/** A trial that costs no more, in points, goes for play. */
const HARMLESS = 0.5;

/** Plays games of the mix, every seat by the same policy, and collects samples. Returns the mean points of a seat. */
export function playGames(plan: SelfPlay, samples: Samples): number {
  const { games, seed } = plan;
  const random = randomStream(seed, 'bots');
  let points = 0;
  let seats = 0;
  for (let index = 0; index < games; index++) {
    const game = newGame(drawSetup(random));
    playOut(game, plan, samples, random);
    if (game.result === null) throw new RangeError('a finished game has a result');
    samples.endGame(game.result);
    for (const { total } of game.result.lines) points += total;
    seats += game.result.lines.length;
  }
  return points / seats;
}

function playOut(game: GameState, plan: SelfPlay, samples: Samples, random: Random): void {
  const share = plan.samplesPerGame / (DECISIONS_PER_SEAT * game.seats.length);
  while (!isOver(game)) {
    const seat = nextDecider(game);
    const actions = legalActions(game, seat);
    const only = actions.length === 1 ? actions[0] : undefined;
    const action = only ?? decide(game, seat, actions, plan, samples, random);
    const keeps = unit(random) < share;
    if (keeps && unit(random) > WAITING_SHARE) keepActing(game, seat, action, samples);
    else if (keeps) keepWaiting(game, Math.floor(unit(random) * game.seats.length), samples);
    applyAction(game, seat, action);
  }
}

/** The policy's best action, or now and then another one. */
function decide(
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  { policy, trials }: SelfPlay,
  samples: Samples,
  random: Random,
): Action {
  const { values, heads } = policy(game, seat, actions);
  const best = choose(values, 0, random);
  const taken = unit(random) < trials.share ? choose(values, trials.temperature, random) : best;
  const loss = (values[best] as number) - (values[taken] as number);
  if (heads !== null) samples.decided(seat, heads.subarray(best * HEADS, (best + 1) * HEADS), loss > HARMLESS);
  return actions[taken] as Action;
}

/** The seat right after its action, where it is certain how that leaves it. */
function keepActing(game: GameState, seat: Seat, action: Action, samples: Samples): void {
  const [state, other] = afterAction(game, seat, action);
  if (state === undefined || other !== undefined) return;
  samples.add(seatFactsOf(game, seat, state, action, othersOf(game, seat)));
}

/** Any seat as the game stands. */
function keepWaiting(game: GameState, seat: Seat, samples: Samples): void {
  const state = game.seats[seat];
  if (state === undefined || state.choice !== null) return;
  samples.add(seatFactsOf(game, seat, state, null, othersOf(game, seat)));
}
