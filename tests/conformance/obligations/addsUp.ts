import type { GameState } from '../../../shared/flow/runner.ts';
import { pathOf } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { checkPosition, History } from '../invariants.ts';
import type { Obligation } from '../moment.ts';

const openSeat = (state: GameState, seat: number): SeatState => state.seats[seat] as SeatState;

/** Writes down what a position no longer shows: cards that left the game, tiles lost with them, steps of allies. */
function remember(history: History, before: GameState, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === 'cardSold' && event.card !== null) history.gone.add(event.card);
    if (event.type === 'cardRemoved' && event.card !== null) {
      history.gone.add(event.card);
      history.loseTileWith(event.seat, event.card, openSeat(before, event.seat).cardTiles);
    }
    if (event.type === 'allyBonusGained') {
      history.allied(event.seat).push({ track: event.track, steps: event.change.tracks[event.track] ?? 0 });
    }
  }
}

/** Figures from first principles; cards, tiles, colonies, monuments and coins conserved. */
export const addsUp: Obligation = {
  name: 'everything adds up',
  watch: () => {
    const history = new History();
    return {
      see: ({ state, events, next }) => {
        if (pathOf(state) === 'setup.chooseSide' || history.gone.size === 0) checkPosition(state, history);
        remember(history, state, events);
        checkPosition(next, history);
      },
    };
  },
};
