import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS, MEDALS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { ANNEX, BOARD, TREASURY, WHEEL } from '../../cards/layout/dimensions.ts';
import type { Thing } from '../../game/state/stage.ts';
import { MONUMENT_SLOT } from './annexPrint.ts';
import {
  COLONY_SLOTS,
  colonySlotX,
  MEDAL_SPOT,
  medalSpots,
  PURSE,
  ROWS,
  STATUE_SLOTS,
  statueSlotX,
  TILE_SPOT,
  TRAY,
} from './boardPrint.ts';
import { ANNEX_FACES } from './cells.ts';
import type { Piece } from './piece.ts';
import type { Pose } from './pose.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const isNear = (at: number, middle: number, size: number): boolean => Math.abs(at - middle) <= size / 2;

/** What is printed at a point of a player's board, from its left far corner; `null` where nothing is. */
export const printAt = (x: number, z: number): Thing | null => {
  const track = TRACKS.find((name) => isNear(z, ROWS[name].z, ROWS[name].depth));
  if (track !== undefined) return { kind: 'track', track };
  const level = COLONY_LEVELS.find((slot) => isNear(x, colonySlotX(slot), COLONY_SLOTS.width));
  if (level !== undefined && isNear(z, COLONY_SLOTS.z, COLONY_SLOTS.depth)) return { kind: 'colony', level };
  const requirement = STATUES.find((slot) => isNear(x, statueSlotX(slot), STATUE_SLOTS.width));
  if (requirement !== undefined && isNear(z, STATUE_SLOTS.z, STATUE_SLOTS.depth))
    return { kind: 'statue', requirement };
  return isNear(z, TRAY.z, TRAY.depth) ? trayAt(x) : null;
};

const trayAt = (x: number): Thing | null => {
  const tile = TRACKS.find((_, column) => isNear(x, TILE_SPOT.x + column * TILE_SPOT.step, TILE_SPOT.step));
  if (tile !== undefined) return { kind: 'tile', tile };
  const spot = medalSpots().find((place) => isNear(x, place.x, MEDAL_SPOT.step));
  if (spot !== undefined) return { kind: 'medal', medal: spot.medal };
  return isNear(x, PURSE.x + PURSE.width / 2, PURSE.width) ? { kind: 'prices' } : null;
};

/** A point of the room in a place's own coordinates; the place may lean or be turned. */
export const localOf = (
  { x, y, z, yaw, tilt, scale }: Pose,
  point: Point,
): { readonly x: number; readonly z: number } => {
  const dx = point.x - x;
  const dy = point.y - y;
  const dz = point.z - z;
  const turnedX = dx * Math.cos(yaw) - dz * Math.sin(yaw);
  const turnedZ = dx * Math.sin(yaw) + dz * Math.cos(yaw);
  return { x: turnedX / scale, z: (turnedZ * Math.cos(tilt) - dy * Math.sin(tilt)) / scale };
};

/** A marketplace as a whole, whatever space of it is pointed at. */
const STALL: Thing = { kind: 'stall', space: 'keep' };

/** What is printed at a point of an annex, from its middle: marketplaces at the left, the monument at the right. */
const annexAt = (x: number, face: number): Thing => {
  const onMonument = isNear(x + ANNEX.width / 2, MONUMENT_SLOT.x, MONUMENT_SLOT.width);
  const { market, monuments } = ANNEX_FACES[face] ?? ANNEX_FACES[0];
  return monuments && (onMonument || !market) ? { kind: 'monument' } : STALL;
};

/** The number at the end of what a seat's pieces are called. */
const lastNumber = (id: string): number => Number(id.split(' ').at(-1));

const ownedThing = (id: string): Thing | null => {
  const [kind, second, third] = id.split(' ');
  const colour = kind === 'deck' ? COLOURS.find((name) => name === second) : undefined;
  if (colour !== undefined) return { kind: 'box', colour };
  if (kind === 'stall' || kind === 'locked') return STALL;
  if (kind === 'statue')
    return { kind: 'statue', requirement: STATUES.find((slot) => slot === lastNumber(id)) ?? STATUES[0] };
  if (kind === 'colony' || kind === 'town') {
    const level = COLONY_LEVELS.find((slot) => slot === lastNumber(id));
    return level === undefined ? null : { kind: 'colony', level };
  }
  const medal = MEDALS.find((name) => name === kind);
  if (medal !== undefined) return { kind: 'medal', medal };
  const track = TRACKS.find((name): name is Track => name === third);
  if (track === undefined) return null;
  return kind === 'tile' ? { kind: 'tile', tile: track } : { kind: 'track', track };
};

/** The thing that is shown large for the pointer's place: a piece, or what is printed there on a board. */
export const thingAt = (piece: Piece, point: Point): Thing | null => {
  if (piece.card !== undefined) return { kind: 'card', card: piece.card };
  if (piece.layer === 'board') {
    const { x, z } = localOf(piece.pose, point);
    return printAt(x + BOARD.width / 2, z + BOARD.depth / 2);
  }
  if (piece.layer === 'annex') return annexAt(localOf(piece.pose, point).x, piece.face);
  if (piece.subject !== undefined && piece.subject.kind !== 'side') return piece.subject;
  if (piece.layer === 'monument' || piece.layer === 'obelisk') return { kind: 'monument' };
  return ownedThing(piece.id);
};

/** What lies at a point of the cloth that is no piece: the prices, the wheel. */
export const clothThing = (x: number, z: number): Thing | null => {
  if (isNear(x, TREASURY.x, TREASURY.width) && isNear(z, TREASURY.z, TREASURY.depth)) return { kind: 'prices' };
  return Math.hypot(x, z) <= WHEEL.radius ? { kind: 'wheel', rotation: 0 } : null;
};
