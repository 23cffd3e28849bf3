import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { ANNEX, COIN, MONUMENT, NUMBER_SHARE, TAKEN_MONUMENT_SCALE, TILE } from '../../cards/layout/dimensions.ts';
import { INK } from '../../cards/palette.ts';
import {
  LOCKED_FONT,
  LOCKS,
  lockX,
  MONUMENT_SLOT,
  monumentStackPose,
  onAnnex,
  SPACES,
  STALLS_SPOT,
} from './annexPrint.ts';
import { trayTilePose } from './boardPrint.ts';
import { annexCell, monumentBackCell, monumentFrontCell, numberCell, TOKEN_CELLS, tileCell } from './cells.ts';
import { hasAnnex } from './expansions.ts';
import type { Piece } from './piece.ts';
import { presentedPose } from './places.ts';
import type { Pose } from './pose.ts';
import { bankPose } from './supplyPieces.ts';

/** What the pieces of one seat's annex are laid out from. */
interface Owner {
  readonly seat: Seat;
  readonly state: ObservedSeat;
  readonly place: Pose;
}

const printPiece = ({ seat, state, place }: Owner, view: Observation): Piece => ({
  id: `annex ${seat}`,
  layer: 'annex',
  pose: onAnnex(place, ANNEX.width / 2, ANNEX.depth / 2, 0),
  face: annexCell(view.options.expansions, state.market !== null),
  back: 0,
  stop: place.scale === 1 ? { name: 'board' } : { name: 'seat', seat },
});

/** What is built is shown large where it stands, to the seat in front of it. */
const shownLarge = (place: Pose, at: Pose): Pick<Piece, 'shownAt'> =>
  place.scale < 1 ? {} : { shownAt: { pose: at, hold: 280 } };

/** What is shown large leans back, or one would look at its top only. */
const LEANT_BACK = -0.6;

/** A new stall rises large, with its neighbour beside it. */
const OPENED = { scale: 2.7, apart: 0.5 } as const;

/** A small marketplace is one stall, a large one two: as many as it brings coins (rules §10.2). */
const stallPieces = ({ seat, state, place }: Owner): readonly Piece[] => {
  const count = { none: 0, small: 1, large: 2 }[state.market ?? 'none'];
  return Array.from({ length: count }, (_, index) => {
    const x = STALLS_SPOT.x + (index - (count - 1) / 2) * 0.235;
    return {
      id: `stall ${seat} ${index}`,
      layer: 'stall',
      pose: onAnnex(place, x, ANNEX.depth * 0.56, 0, { scale: count === 1 ? 1.2 : 0.98 }),
      face: 0,
      back: 0,
      from: onAnnex(place, x, ANNEX.depth * 0.5, 0, { scale: 0.02 }),
      ...shownLarge(place, onAnnex(place, x + index * OPENED.apart, 0, 0.2, { scale: OPENED.scale, tilt: LEANT_BACK })),
      delay: index * 120,
    };
  });
};

const LOCKED_SHOWN = 8;

const lockedPieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  LOCKS.flatMap((space): readonly Piece[] => {
    const count = state.stall[space];
    if (count <= 0) return [];
    const shown = Math.min(LOCKED_SHOWN, count);
    const coins = Array.from(
      { length: shown },
      (_, index): Piece => ({
        id: `locked ${seat} ${space} ${index}`,
        layer: 'coin',
        pose: onAnnex(place, lockX(space), SPACES.coinZ, index * COIN.thickness, {
          yaw: index * 1.7,
          scale: SPACES.coin,
        }),
        face: 0,
        back: 0,
        from: bankPose(index),
        shadeless: index > 0,
      }),
    );
    const label: Piece = {
      id: `locked ${seat} ${space}`,
      layer: 'number',
      pose: onAnnex(place, lockX(space), SPACES.coinZ, shown * COIN.thickness * SPACES.coin + 0.004, {
        scale: LOCKED_FONT / NUMBER_SHARE,
      }),
      face: numberCell(count),
      back: 0,
      tint: INK,
    };
    return [...coins, label];
  });

/** Where the tile on a built monument lies: turned over, it rests on what was its top. */
const monumentTilePose = (place: Pose, points: boolean): Pose => {
  const height = MONUMENT.thickness * TAKEN_MONUMENT_SCALE;
  return points
    ? onAnnex(place, MONUMENT_SLOT.x, MONUMENT_SLOT.z, height + TILE.thickness, { flip: Math.PI })
    : onAnnex(place, MONUMENT_SLOT.x, MONUMENT_SLOT.z, height);
};

const tilePiece = ({ seat, place }: Owner, tile: Track, points: boolean): Piece => ({
  id: `tile ${seat} monument`,
  layer: 'tile',
  pose: monumentTilePose(place, points),
  face: tileCell(tile),
  back: TOKEN_CELLS.points,
  from: trayTilePose(place, tile),
});

/** A monument's plate is held up so long, in milliseconds, that it can be read; meanwhile its obelisk begins to rise. */
const UNVEILED = { plate: 1.7, obelisk: 2.4, hold: 240 } as const;

/** A reused monument shows its front, a built one its back, with an obelisk on it and the tile beside (rules §10.1). */
const monumentPieces = (owner: Owner): readonly Piece[] => {
  const { seat, place } = owner;
  const taken = owner.state.monument;
  if (taken === null) return [];
  const { monument, tile, side } = taken;
  const height = (MONUMENT.thickness / 2) * TAKEN_MONUMENT_SCALE;
  const plate: Piece = {
    id: `monument ${seat}`,
    layer: 'monument',
    pose: onAnnex(place, MONUMENT_SLOT.x, MONUMENT_SLOT.z, height, { scale: TAKEN_MONUMENT_SCALE }),
    face: monument === null ? monumentFrontCell() : monumentBackCell(monument),
    back: monumentFrontCell(),
    from: { ...monumentStackPose(2), flip: monument === null ? 0 : Math.PI },
    ...(place.scale < 1 ? {} : { shownAt: { pose: presentedPose(UNVEILED.plate), hold: UNVEILED.hold } }),
  };
  if (monument === null) return [plate];
  const x = MONUMENT_SLOT.x - MONUMENT.width * 0.33 * TAKEN_MONUMENT_SCALE;
  const obelisk: Piece = {
    id: `obelisk ${seat}`,
    layer: 'obelisk',
    pose: onAnnex(place, x, MONUMENT_SLOT.z + 0.1, height * 2, { scale: 0.62 }),
    face: 0,
    back: 0,
    from: onAnnex(place, x, MONUMENT_SLOT.z + 0.1, height * 2, { scale: 0.02 }),
    ...shownLarge(place, onAnnex(place, x, MONUMENT_SLOT.z - 0.1, 0.25, { scale: UNVEILED.obelisk, tilt: LEANT_BACK })),
    delay: UNVEILED.hold + 500,
  };
  return [plate, obelisk, ...(tile === null ? [] : [tilePiece(owner, tile, side === 'points')])];
};

/** What lies on the annexes of all seats: marketplaces with their locked coins, and monuments (rules §10.1, §10.2). */
export const annexPieces = (view: Observation, places: readonly (Pose | undefined)[]): readonly Piece[] => {
  if (!hasAnnex(view.options.expansions)) return [];
  return view.seats.flatMap((state, seat) => {
    const place = places[seat];
    if (place === undefined) return [];
    const owner: Owner = { seat, state, place };
    return [printPiece(owner, view), ...stallPieces(owner), ...lockedPieces(owner), ...monumentPieces(owner)];
  });
};
