import { contentOf } from '../../../shared/content/content.ts';
import { applyAction, choicesOf, clone, decisionOf, type GameState, refusalsOf } from '../../../shared/flow/runner.ts';
import type { Choice, Refusal } from '../../../shared/rules/observation/observation.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { seatAt } from '../../fixtures/play.ts';
import { always, demand, demandEqual, type Moment, textOf } from '../moment.ts';

/** What really comes of an action: all seats decide the same round, the others with their first legal action. */
function outcomeOf(state: GameState, seat: Seat, choice: Choice): { next: GameState; events: GameEvent[] } {
  const next = clone(state);
  const events: GameEvent[] = [];
  for (const other of next.seats.keys()) {
    const [first] = decisionOf(next) === 'draft' && next.phase === 'A' && other !== seat ? choicesOf(next, other) : [];
    if (first !== undefined) applyAction(next, other, first.action);
  }
  applyAction(next, seat, choice.action, (event) => events.push(event));
  return { next, events };
}

/** What the engine does of itself to a seat that has decided. */
const SEQUELS: ReadonlySet<GameEvent['type']> = new Set(['incomeGained', 'foodSurplusGained', 'setupTaken']);

/** The change that the action itself made to its seat; `null` where it makes none. */
function changeOf(events: readonly GameEvent[], seat: Seat): Change | null {
  const told = events.find((event) => 'change' in event && event.seat === seat && !SEQUELS.has(event.type));
  return told !== undefined && 'change' in told ? told.change : null;
}

function checkChoice(state: GameState, seat: Seat, choice: Choice): void {
  const { preview, action } = choice;
  const { next, events } = outcomeOf(state, seat, choice);
  const before = seatAt(state, seat);
  const change = changeOf(events, seat);
  const what = textOf(action);
  demandEqual(`${what}: coins afterwards`, preview.coinsAfter, before.coins + preview.coins);
  demandEqual(
    `${what}: depends on a hidden back`,
    preview.pointsBetween !== null,
    'action' in action && ['integrate', 'build'].includes(action.action),
  );
  if (action.type === 'chooseSide') return;
  if (change === null) {
    demandEqual(what, [preview.coins, preview.tracks, preview.points], [0, {}, 0]);
    return;
  }
  demandEqual(`${what}: coins`, preview.coins, change.coins);
  const ended = events.some((event) => SEQUELS.has(event.type));
  const after = seatAt(next, seat);
  const content = contentOf(state.table.content);
  const points = scoreSeat(content, after).total - scoreSeat(content, before).total;
  if (preview.pointsBetween !== null) {
    const { least, most } = preview.pointsBetween;
    demand(ended || (least <= points && points <= most), `${what}: ${points} points, not ${least} to ${most}`);
    return;
  }
  demandEqual(`${what}: steps`, preview.tracks, change.tracks);
  if (ended) return;
  demandEqual(`${what}: tracks and points`, [preview.tracksAfter, preview.points], [after.tracks, points]);
}

/** What is not refused for a lack, but because it is done already. */
const ONCE: readonly Refusal['reason'][] = [
  'levelTaken',
  'statueCarved',
  'medalsFull',
  'paymentsUsed',
  'monumentTaken',
];

function checkRefusal({ action, needed, have, reason }: Refusal, { actions }: Moment): void {
  demand(!actions.some((legal) => isSameAction(legal, action)), `${textOf(action)} is legal`);
  demand(ONCE.includes(reason) || needed > have, `${textOf(action)}: ${reason}, ${have} of ${needed}`);
}

/** What is shown before a decision is what comes of it; what is refused is not legal, and lacks what is said. */
export const previews = always(
  'previews and refusals',
  (moment) => {
    const { state, seat } = moment;
    for (const choice of choicesOf(state, seat)) checkChoice(state, seat, choice);
    for (const refusal of refusalsOf(state, seat)) checkRefusal(refusal, moment);
  },
  6,
);
