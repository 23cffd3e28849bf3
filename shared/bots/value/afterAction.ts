import type { Colony } from '../../content/content.ts';
import { tryOut } from '../../rules/choices/preview.ts';
import { anyCard } from '../../rules/observation/seatAsSeen.ts';
import { moveTracks } from '../../rules/pieces/tableau.ts';
import { cloneSeat } from '../../rules/position/clone.ts';
import { contentIn, type Position, type SeatState, seatOf } from '../../rules/position/position.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/** Whether a card is sold: whichever it is, the same coins leave the seat the same (rules §5.3). */
export const isSale = (action: Action): boolean => 'action' in action && action.action === 'sell';

/**
 * Returns the seat as a legal action of its own leaves it: one state, or one for each back that nobody has seen yet
 * and that may come up, all equally likely (rules §7.2, §10.1). Copies that seat alone and looks at nothing hidden.
 */
export function afterAction(position: Position, seat: Seat, action: Action): SeatState[] {
  const after = cloneSeat(seatOf(position, seat));
  tryOut(position, seat, after, action);
  switch (action.type) {
    case 'colony':
      return action.action === 'plunder'
        ? [after]
        : withEachTile(position, after, contentIn(position).colony(action.level));
    case 'monument':
      return action.action === 'reuse' ? [after] : withEachMonument(position, after);
    case 'freeCard':
      after.faceDown.push(anyCard(contentIn(position), action.colour));
      return [after];
    default:
      return [after];
  }
}

/** The integrated colony lies last, still without its back. */
function withEachTile(position: Position, after: SeatState, { level, tiles }: Colony): SeatState[] {
  const seen = position.seats.map((seat) => seat.colonies.find((taken) => taken.level === level)?.tile);
  return tiles
    .filter(({ id }) => !seen.includes(id))
    .map((tile) => {
      const state = cloneSeat(after);
      state.colonies = state.colonies.with(-1, { level, tile: tile.id });
      moveTracks(state.tracks, tile.gains, 1);
      return state;
    });
}

function withEachMonument(position: Position, after: SeatState): SeatState[] {
  const seen = position.seats.map((seat) => seat.monument?.monument);
  return contentIn(position)
    .monuments.tiles.filter(({ id }) => !seen.includes(id))
    .map(({ id }) => Object.assign(cloneSeat(after), { monument: { monument: id, tile: null, side: null } }));
}
