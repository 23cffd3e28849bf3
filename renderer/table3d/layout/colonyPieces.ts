import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { COLONY, TAKEN_COLONY_SCALE } from '../../cards/layout/dimensions.ts';
import { COLONY_SLOTS, colonySlotX } from './boardPrint.ts';
import { colonyCell, colonyTileCell, plunderedCell } from './cells.ts';
import type { Owner } from './owner.ts';
import type { Piece } from './piece.ts';
import { onBoard, presentedPose } from './places.ts';
import { colonyStackPose } from './supplyPieces.ts';

/** The colonies that a seat has taken, with what became of their towns. */
export const colonyPieces = (owner: Owner): readonly Piece[] => [...colonyTilePieces(owner), ...ownTownPieces(owner)];

/** Milliseconds for which what was found in it, or what is left of it, can be read. */
const HELD = { integrated: 650, plundered: 300 } as const;

/** On the stack its other side is up: it is turned over on its way, and its new side shows what became of the town. */
const colonyTilePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.colonies.map(({ level, tile }) => ({
    id: `colony ${seat} ${level}`,
    layer: 'colony',
    pose: onBoard(place, colonySlotX(level), COLONY_SLOTS.z, 0.012, { scale: TAKEN_COLONY_SCALE }),
    face: tile === null ? plunderedCell(level) : colonyTileCell(tile),
    back: colonyCell(level),
    from: { ...colonyStackPose(COLONY_LEVELS.indexOf(level), 2), flip: Math.PI },
    ...(place.scale < 1
      ? {}
      : { shownAt: { pose: presentedPose(1.5), hold: HELD[tile === null ? 'plundered' : 'integrated'] } }),
  }));

const ownTownPieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.colonies.map(({ level, tile }) => ({
    id: `town ${seat} ${level}`,
    layer: tile === null ? ('ruin' as const) : ('garden' as const),
    pose: onBoard(place, colonySlotX(level), COLONY_SLOTS.z, 0),
    face: 0,
    back: 0,
    rides: { id: `colony ${seat} ${level}`, below: -COLONY.thickness / 2 },
  }));
