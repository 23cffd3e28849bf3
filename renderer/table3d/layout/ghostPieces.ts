import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { PEG } from '../../cards/layout/dimensions.ts';
import { PARCHMENT, TRACK_SHADES } from '../../cards/palette.ts';
import { PEG_SCALE, ROWS, trackX } from './boardPrint.ts';
import { HALO_CELLS, numberCell } from './cells.ts';
import type { Piece } from './piece.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';

/** How far right of its marker a value stands. */
const VALUE_AT = 0.2;

/** Where the markers of the seat that considers a choice would go, with the value that they would show. */
export const ghostPieces = (
  view: Observation,
  seat: Seat | null,
  place: Pose | undefined,
  considered: Choice | null,
): readonly Piece[] => {
  const state = seat === null ? undefined : view.seats[seat];
  if (state === undefined || place === undefined || considered === null) return [];
  const { tracksAfter } = considered.preview;
  return TRACKS.filter((track) => tracksAfter[track] !== state.tracks[track]).flatMap((track): readonly Piece[] => {
    const x = trackX(tracksAfter[track]);
    return [
      {
        id: `ghost ${track}`,
        layer: 'ghost',
        pose: onBoard(place, x, ROWS[track].rail, 0, { scale: PEG_SCALE * 1.15 }),
        face: 0,
        back: 0,
        tint: TRACK_SHADES[track].light,
        from: onBoard(place, trackX(state.tracks[track]), ROWS[track].rail, 0, { scale: PEG_SCALE }),
      },
      // Light under the value, so that the printed scale does not run into it.
      {
        id: `ghost plate ${track}`,
        layer: 'halo',
        pose: onBoard(place, x + VALUE_AT - 0.03, ROWS[track].z, PEG.height - 0.01),
        face: HALO_CELLS.shade,
        back: HALO_CELLS.shade,
        tint: PARCHMENT,
        stretch: { x: 0.56, z: 0.4 },
      },
      {
        id: `ghost value ${track}`,
        layer: 'number',
        pose: onBoard(place, x + VALUE_AT, ROWS[track].z, PEG.height, { scale: 0.3 }),
        face: numberCell(tracksAfter[track]),
        back: 0,
        tint: TRACK_SHADES[track].ink,
        from: onBoard(place, trackX(state.tracks[track]) + VALUE_AT, ROWS[track].z, PEG.height, { scale: 0.3 }),
      },
    ];
  });
};
