import { judge, valuesOf } from '../../bots/value/greedy.ts';
import type { Outlook, OutlookDecision } from '../../contract/analysis.ts';
import { type GameState, legalActions } from '../../flow/runner.ts';
import { scoreGame } from '../../rules/pieces/scoring.ts';
import { placeOf } from '../../session/advice/decisionLog.ts';
import { findLegal, replay } from '../../session/replay/replay.ts';
import type { Decided, SavedGame } from '../../session/saves/savedGame.ts';
import type { Action } from '../../vocabulary/actions.ts';

/** Points to hundredths: estimates are not better than that, and half as long to send. */
const toHundredths = (points: number): number => Math.round(points * 100) / 100;

const meanOf = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

function decisionAt(state: GameState, position: number, { seat, action }: Decided): OutlookDecision {
  const actions = legalActions(state, seat);
  const { values } = judge(state, seat, actions);
  const taken = actions.indexOf(findLegal(state, seat, action) as Action);
  return {
    ...placeOf(state, position, seat),
    action,
    options: actions.length,
    before: state.seats.map((_, other) => toHundredths(valuesOf(state, other))),
    after: toHundredths(values[taken] ?? 0),
    stake: toHundredths(Math.max(...values) - meanOf(values)),
  };
}

/**
 * What every seat of a finished game could expect before each decision: final points by the network's first sight, which
 * looks at nothing that the seat could not know. Throws as `replay` does.
 */
export function outlookOf(saved: SavedGame): Outlook {
  const decisions: OutlookDecision[] = [];
  const { state } = replay(saved, (position) => {
    const decided = saved.actions[decisions.length];
    if (decided !== undefined) decisions.push(decisionAt(position, decisions.length, decided));
  });
  return { decisions, sheet: scoreGame(state) };
}
