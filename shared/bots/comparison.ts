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

/** Two actions that are to be told apart. */
export type Pair = readonly [Action, Action];

/** How far and how long two actions are compared: to the end of which half epoch, dealt games at most, whether fewer will do once it is clear, and what ends it before. */
interface Length {
  readonly until: Horizon;
  readonly games: number;
  readonly untilClear: boolean;
  readonly stop: () => boolean;
}

/** What came of playing on with both actions of a pair. */
interface Compared {
  readonly account: Account;
  readonly sightings: Sightings;
}

/** Dealt games before the first look at whether the difference is known, and between such looks. */
const FIRST_LOOK = 8;
const NEXT_LOOK = 4;
/** Points to which the difference must be known, as its standard error. */
const PRECISE = 0.7;
/** Points that the first action may be behind without being a mistake, and standard errors that make this certain. */
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

  /** Whether more games would not tell anything else: the difference is known, or the first action is surely no mistake. */
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
  /** Returns by how much the seat leads in the end. */
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

/** Dealt games in which something telling is looked for: enough that four in ten are no luck, and a matter of milliseconds. */
const GAMES_TO_SEE = 20;

/** Milliseconds in which a hint may look for what it saw: with a usual thought it is there within half a second. */
export const TIME_TO_SEE = 150;

const never = (): boolean => false;

/** The half epoch at hand, and the one that follows in which cards are dealt anew. */
function horizonsOf({ epoch, phase }: Horizon): readonly Horizon[] {
  const now = { epoch, phase };
  if (phase === 'A') return [now, { epoch, phase: 'B' }];
  const [next] = EPOCHS.filter((other) => other === epoch + 1);
  return next === undefined ? [now] : [now, { epoch: next, phase: 'A' }];
}

/**
 * The reason with what tells its two actions apart in games played on: what speaks for the better one, or for the action
 * itself where they are about as good. Where nothing stands out by the end of the half epoch, it looks on to that of the next.
 * `stop` is asked before each dealt game, and ends it: too few games tell nothing.
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
