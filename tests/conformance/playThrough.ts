import { applyAction, clone } from '../../shared/flow/runner.ts';
import type { GameSetup } from '../../shared/rules/position/newGame.ts';
import type { Decided } from '../../shared/session/saves/savedGame.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { luckOf } from '../fixtures/luck.ts';
import { nameOf } from '../fixtures/options.ts';
import { playRandomly } from '../fixtures/randomGame.ts';
import { humansAt } from '../fixtures/savedGame.ts';
import type { Moment, Obligation, Watcher } from './moment.ts';

/** Which obligation was broken, and where: options, seed and number of the decision (from 1) play the same game again. */
class Broken extends Error {
  constructor(obligation: Obligation, { options, seed }: GameSetup, decision: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${obligation.name}, broken by ${nameOf(options)}, seed ${seed}, decision ${decision}: ${reason}`, { cause });
    this.name = 'Broken';
  }
}

/**
 * Plays the random game of a set-up and holds it to the obligations; `note` sees every decision, too.
 * Returns the number of decisions. Throws a Broken at the first obligation that the game does not fulfil.
 */
export function playThrough(
  setup: GameSetup,
  obligations: readonly Obligation[],
  note: (moment: Moment) => void = () => undefined,
): number {
  const luck = luckOf(~setup.seed);
  const log: Decided[] = [];
  const hold = (obligation: Obligation, check: () => void): void => {
    try {
      check();
    } catch (error) {
      throw new Broken(obligation, setup, log.length + 1, error);
    }
  };
  const watchers: (readonly [Obligation, Watcher])[] = obligations.map((obligation) => [
    obligation,
    obligation.watch(setup),
  ]);
  const end = playRandomly(setup, (state, decision) => {
    const next = clone(state);
    const events: GameEvent[] = [];
    applyAction(next, decision.seat, decision.action, (event) => events.push(event));
    const moment: Moment = { ...decision, state, next, events, luck };
    for (const [obligation, watcher] of watchers) hold(obligation, () => watcher.see(moment));
    note(moment);
    log.push({ seat: decision.seat, action: decision.action });
    return undefined;
  });
  for (const [obligation, watcher] of watchers) hold(obligation, () => watcher.end?.(humansAt(setup, log), end));
  return log.length;
}
