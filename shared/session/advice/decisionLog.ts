import type { BotJob, Budget } from '../../bots/bot.ts';
import { explain } from '../../bots/explain.ts';
import type { DecisionEntry, DecisionLog, DecisionPlace } from '../../contract/answers.ts';
import { decisionOf, dueIn, type GameState, stepOf } from '../../flow/runner.ts';
import { seatOf } from '../../rules/position/position.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Reason } from '../../vocabulary/reason.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { judgeJobOf } from '../bots/botJob.ts';
import { stylesDrawnIn } from '../bots/drawnStyle.ts';
import { replay } from '../replay/replay.ts';
import { withDeciderOf } from '../saves/earlierPlayers.ts';
import type { SavedGame } from '../saves/savedGame.ts';

/** Time and simulations for judging one decision after the game, which has hundreds of them. */
const JUDGE_BUDGET: Budget = { milliseconds: 60, nodes: 32 };

/** A decision, and the job for a bot that finds out how good it was. */
export interface TakenDecision {
  readonly place: DecisionPlace;
  readonly action: Action;
  readonly job: BotJob;
}

/** The face-up cards of the piles, where the decision is between them. */
function topsOf(state: GameState): DecisionPlace['tops'] {
  if (decisionOf(state) !== 'draft' || state.phase !== 'B') return {};
  return Object.fromEntries(state.piles.flatMap((pile) => pile.slice(-1).map(({ colour, id }) => [colour, id])));
}

/**
 * Where in its game a decision was taken, and between which cards it chose. `position`: the number of decisions before
 * it.
 */
export function placeOf(state: GameState, position: number, seat: Seat): DecisionPlace {
  const isHandDraft = decisionOf(state) === 'draft' && state.phase === 'A';
  return {
    position,
    seat,
    epoch: state.epoch,
    phase: state.phase,
    step: stepOf(state) as DecisionPlace['step'],
    hand: isHandDraft ? seatOf(state, seat).hand.map(({ id }) => id) : [],
    tops: topsOf(state),
  };
}

/**
 * The decisions of a game at the `wanted` positions, in order, each with the job that judges it within the budget.
 * Throws a RangeError when the game cannot be replayed.
 */
export function decisionsIn(
  saved: SavedGame,
  wanted: (position: number) => boolean = () => true,
  budget = JUDGE_BUDGET,
): TakenDecision[] {
  const decisions: TakenDecision[] = [];
  const taken = saved.players.map(() => 0);
  let position = -1;
  replay(saved, (state) => {
    position += 1;
    const decided = saved.actions[position];
    if (decided === undefined) return;
    const { seat, action } = decided;
    const decision = taken[seat] ?? 0;
    taken[seat] = decision + 1;
    if (!wanted(position)) return;
    const then = withDeciderOf(saved, seat, decision);
    const job = judgeJobOf({ position: state, due: dueIn(state), saved: then, seat, decision }, budget);
    decisions.push({ place: placeOf(state, position, seat), action, job });
  });
  return decisions;
}

/** A decision with its reason, as the decision log shows it. */
export const decisionEntryOf = ({ place }: TakenDecision, reason: Reason): DecisionEntry => ({ ...place, reason });

/**
 * Computes at once why a bot took a decision, or how good a person's decision was. Blocks the thread for as long as
 * that takes.
 */
export const decisionEntryNow = (taken: TakenDecision): DecisionEntry =>
  decisionEntryOf(taken, explain(taken.job, undefined, taken.action).reason);

/**
 * Computes the decision log of a game at once, and blocks the thread for as long as that takes. Throws as `decisionsIn`
 * does.
 */
export const decisionLogOf = (saved: SavedGame, budget?: Budget): DecisionLog => ({
  entries: decisionsIn(saved, undefined, budget).map(decisionEntryNow),
  next: null,
  drawn: stylesDrawnIn(saved),
});
