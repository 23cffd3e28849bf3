import { applyAction, clone, type GameState, isOver, legalActions, pathOf } from '../../../shared/flow/runner.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { always, demand, demandEqual, textOf } from '../moment.ts';

/** A position is plain data: rebuilt field by field, with cards of its own, it is the same, and plays on the same. */
export const plainData = always(
  'plain data',
  ({ state, seat, action, next, events }) => {
    const rebuilt: GameState = structuredClone(state);
    demandEqual('rebuilt', rebuilt, state);
    const told: GameEvent[] = [];
    applyAction(rebuilt, seat, action, (event) => told.push(event));
    demandEqual('played on from rebuilt data', rebuilt, next);
    demandEqual('events from rebuilt data', told, events);
  },
  3,
);

/** A copy shares nothing that changes: neither does playing on with it change the original, nor the other way round. */
export const independentCopies = always(
  'independent copies',
  ({ state, seat, action, next }) => {
    const original = clone(state);
    const copy = clone(original);
    applyAction(copy, seat, action);
    demandEqual('the original of a copy that plays on', original, state);
    applyAction(original, seat, action);
    demandEqual('the copy of an original that plays on', copy, next);
    demandEqual('the original, played on like its copy', original, next);
  },
  3,
);

/** Legal actions exist, each once; each of them applies, and somebody can go on afterwards. */
export const legality = always(
  'legal actions',
  ({ state, seat, actions }) => {
    demand(actions.length > 0, `no legal action at ${pathOf(state)}`);
    demandEqual('different legal actions', new Set(actions.map(textOf)).size, actions.length);
    for (const action of actions) {
      const after = clone(state);
      applyAction(after, seat, action);
      const goesOn = isOver(after) || after.seats.some((_, other) => legalActions(after, other).length > 0);
      demand(goesOn, `nobody can go on after ${textOf(action)}`);
    }
  },
  2,
);
