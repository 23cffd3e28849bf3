import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { applyAction, clone, type GameState } from '../flow/runner.ts';
import type { Random } from '../rules/position/random.ts';
import type { Action } from '../vocabulary/actions.ts';
import { leaningOf, type Reason } from '../vocabulary/reason.ts';
import { EPOCHS } from '../vocabulary/time.ts';
import { type BotJob, evaluatorsAt, type Question, questionOf } from './bot.ts';
import { Account } from './expectation.ts';
import { dealerFor } from './search/determinize.ts';
import { type Horizon, playOut } from './search/playout.ts';
import { Sightings } from './sightings.ts';

/** Two actions that are compared. */
export type Pair = readonly [Action, Action];

/**
 * How far and how long two actions are compared: to the end of which half epoch, in how many dealt games at most,
 * whether fewer games will do once the result is clear, and what ends the comparison earlier.
 */
interface Length {
  readonly until: Horizon;
  readonly games: number;
  readonly untilClear: boolean;
  readonly stop: () => boolean;
}

/** The results of playing on with both actions of a pair. */
interface Compared {
  readonly account: Account;
  readonly sightings: Sightings;
}

/** Dealt games before the first test whether the difference is known, and between further tests. */
const FIRST_LOOK = 8;
const NEXT_LOOK = 4;
/** The standard error, in points, below which the difference counts as known. */
const PRECISE = 0.7;
/**
 * The first action may be so many points behind without being a mistake; this must be certain by so many standard
 * errors.
 */
const NO_MISTAKE = 1;
const SURE = 2;

/** How many points one action is ahead of another, in each of the dealt games. */
class Differences {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(difference: number): void {
    this.#count += 1;
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  /**
   * Whether more games would not change the result: the difference is known, or the first action is certainly no
   * mistake.
   */
  get isClear(): boolean {
    const mean = this.#sum / this.#count;
    const variance = Math.max(0, this.#squares - this.#sum * mean) / (this.#count - 1);
    const error = Math.sqrt(variance / this.#count);
    return error <= PRECISE || mean + NO_MISTAKE >= SURE * error;
  }
}

/** Plays both actions on in the same dealt games, so that luck does not tell them apart. */
export function playBoth(job: BotJob, question: Question, pair: Pair, random: Random, length: Length): Compared {
  const { observation: view } = job;
  const { seat } = question;
  const evaluators = evaluatorsAt(question);
  const dealer = dealerFor(view);
  dealer.dealFuture(random);
  const account = new Account(seat, evaluators, pair.length);
  const sightings = new Sightings(view, pair, length.until);
  const differences = new Differences();
  /** Plays one dealt game on with the action at `side`; returns by how many points the seat leads in the end. */
  const playOn = (dealtGame: GameState, side: 0 | 1): number => {
    const game = clone(dealtGame);
    sightings.begin();
    applyAction(game, seat, pair[side]);
    for (const horizon of [view, length.until])
      playOut(game, horizon, evaluators, (...step) => sightings.step(side, ...step));
    sightings.end(side, game);
    return account.note(side, game);
  };
  for (let dealt = 1, look = FIRST_LOOK; dealt <= length.games && !length.stop(); dealt++) {
    if (length.until.epoch !== view.epoch) dealer.dealFuture(random);
    const dealtGame = dealer.deal(random);
    const lead = playOn(dealtGame, 0);
    differences.add(lead - playOn(dealtGame, 1));
    if (!length.untilClear || dealt < look) continue;
    if (differences.isClear) break;
    look += NEXT_LOOK;
  }
  return { account, sightings };
}

/**
 * Dealt games in which telling facts are looked for: enough that a fact in four of ten games is no coincidence, and a
 * matter of milliseconds.
 */
const GAMES_TO_SEE = 20;

/**
 * Milliseconds that a hint may spend on looking for telling facts; with the usual thought it is shown within half a
 * second.
 */
export const TIME_TO_SEE = 150;

const never = (): boolean => false;

/** The running half epoch, and the next one; cards are dealt anew for that. */
function horizonsOf({ epoch, phase }: Horizon): readonly Horizon[] {
  const now = { epoch, phase };
  if (phase === 'A') return [now, { epoch, phase: 'B' }];
  const [next] = EPOCHS.filter((other) => other === epoch + 1);
  return next === undefined ? [now] : [now, { epoch: next, phase: 'A' }];
}

/**
 * Adds to a reason what most tells its two actions apart in games played on: what speaks for the better one, or for the
 * action itself where both are about as good. If nothing stands out by the end of the running half epoch, it plays on
 * to the end of the next. `stop` is asked before each dealt game; with too few games nothing is added.
 */
export function withSight(job: BotJob, reason: Reason, stop: () => boolean = never): Reason {
  const { action, instead, certain, parts } = reason;
  if (instead === null || certain !== null) return reason;
  const random = xoroshiro128plus(job.seed);
  const question = questionOf(job, random);
  const sign = leaningOf(reason).sign < 0 ? -1 : 1;
  for (const until of horizonsOf(job.observation)) {
    const length = { until, games: GAMES_TO_SEE, untilClear: false, stop };
    const { sightings } = playBoth(job, question, [action, instead], random, length);
    const seen = sightings.best(sign, parts);
    if (seen !== null) return { ...reason, seen };
  }
  return reason;
}
