import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { CameraStop } from '../../store/table.ts';
import { ribbonCell, TOKEN_CELLS } from './cells.ts';
import type { Piece } from './piece.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';

/**
 * A ribbon with the name and a large emblem at each place that is too small for its own print to be read; not at the
 * one that the camera looks at.
 */
export const labelPieces = (view: Observation, places: readonly Pose[], camera: CameraStop): readonly Piece[] =>
  places.flatMap((place, seat): readonly Piece[] => {
    const lookedAt = camera.name === 'seat' && camera.seat === seat;
    if (place.scale === 1 || lookedAt) return [];
    const size = 0.3 / place.scale;
    return [
      {
        id: `ribbon ${seat}`,
        layer: 'name',
        pose: onBoard(place, 1.65 * size + 0.3, -0.1, 0.3, { tilt: 0.45 }),
        face: ribbonCell(seat),
        back: ribbonCell(seat),
        stretch: { x: 3 * size, z: size },
        stop: { name: 'seat', seat },
      },
      {
        id: `crest ${seat}`,
        layer: 'medal',
        pose: onBoard(place, 0.1, -0.1, 0.3, { tilt: 0.45, scale: size * 4.2 }),
        face: TOKEN_CELLS.emblems + (view.emblems[seat] ?? 0),
        back: TOKEN_CELLS.emblems,
        shadeless: true,
        stop: { name: 'seat', seat },
      },
    ];
  });
