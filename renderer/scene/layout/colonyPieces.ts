import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { COLONY_SLOTS, colonySlotX } from './boardPrint.ts';
import { colonyCell, colonyTileCell, plunderedCell } from './cells.ts';
import { COLONY, TAKEN_COLONY_SCALE } from './dimensions.ts';
import type { Owner } from './owner.ts';
import type { Piece } from './piece.ts';
import { onBoard } from './places.ts';
import { pose } from './pose.ts';
import { colonyStackPose } from './supplyPieces.ts';

/** The colonies that a seat has taken, with what became of their towns. */
export const colonyPieces = (owner: Owner): readonly Piece[] => [...colonyTilePieces(owner), ...ownTownPieces(owner)];

const ownTownPieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.colonies.map(({ level, tile }) => ({
    id: `town ${seat} ${level}`,
    layer: tile === null ? ('ruin' as const) : ('garden' as const),
    pose: onBoard(place, colonySlotX(level), COLONY_SLOTS.z, 0.012 + COLONY.thickness * TAKEN_COLONY_SCALE * 0.5, {
      scale: TAKEN_COLONY_SCALE,
    }),
    face: 0,
    back: 0,
    from: colonyStackPose(COLONY_LEVELS.indexOf(level), 2),
  }));

/** The back of a colony is held up large, before it settles on its board. */
const PRESENTED = pose(0, 1.7, 1.9, { tilt: 0.8, scale: 1.5, flip: Math.PI });

const colonyTilePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.colonies.map(({ level, tile }) => ({
    id: `colony ${seat} ${level}`,
    layer: 'colony',
    pose: onBoard(place, colonySlotX(level), COLONY_SLOTS.z, 0.012, {
      scale: TAKEN_COLONY_SCALE,
      ...(tile === null ? {} : { flip: Math.PI }),
    }),
    face: tile === null ? plunderedCell(level) : colonyCell(level),
    back: tile === null ? colonyCell(level) : colonyTileCell(tile),
    from: colonyStackPose(COLONY_LEVELS.indexOf(level), 2),
    ...(tile === null || place.scale < 1 ? {} : { shownAt: { pose: PRESENTED, hold: 650 } }),
  }));
