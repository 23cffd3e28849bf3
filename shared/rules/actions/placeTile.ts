import type { PlaceTileAction } from '../../vocabulary/actions.ts';
import type { TileSide } from '../../vocabulary/pieces.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { placeMonumentTile } from '../pieces/monuments.ts';
import { byTrack } from '../position/byKey.ts';
import { contentIn, seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';
import { addSides, bySide } from './actionTable.ts';

const actions: Readonly<Record<Track, Readonly<Record<TileSide, PlaceTileAction>>>> = byTrack((tile) =>
  bySide((side) => ({ type: 'placeTile', tile, side })),
);

/** Laying an unused tile on the monument that was just built (rules §10.1). */
export const placeTile = {
  legal: (_position, seat, found) => addSides(found, seat, actions),
  preview(position, after, action) {
    placeMonumentTile(contentIn(position), after, action);
    return NO_REMARKS;
  },
  apply(position, emit, seat, action) {
    const { tile, side } = action;
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    placeMonumentTile(contentIn(position), state, action);
    emit?.({ type: 'monumentTilePlaced', seat, tile, side, change: changeSince(before, state) });
  },
} satisfies ActionRule<'placeTile'>;
