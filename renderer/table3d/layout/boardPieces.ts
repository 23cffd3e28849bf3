import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLONY_LEVELS, type Medal, STATUES, type TileSide } from '../../../shared/vocabulary/pieces.ts';
import { emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { BOARD, COIN, COLONY, MEDAL, TAKEN_COLONY_SCALE, TILE } from '../../cards/layout/dimensions.ts';
import { COLOUR_SHADES, EMBLEM_SHADES, INK, TRACK_SHADES } from '../../cards/palette.ts';
import {
  COIN_SPOT,
  COLONY_PRINT,
  COLONY_SLOTS,
  colonySlotX,
  LEADER_SPOT,
  MEDAL_SPOT,
  medalSpot,
  NAME_SPOT,
  POINTS_SPOT,
  PORTRAIT_SPOT,
  STATUE_PRINT,
  STATUE_SLOTS,
  statueSlotX,
  TILE_SPOT,
  TRAY,
  trayTilePose,
} from './boardPrint.ts';
import {
  BOARD_CELLS,
  colonyCell,
  colonyTileCell,
  nameCell,
  numberCell,
  plunderedCell,
  TOKEN_CELLS,
  tileCell,
} from './cells.ts';
import { unveiling } from './ceremonies.ts';
import { unfedOf } from './hunger.ts';
import { cityStatuePose } from './panorama.ts';
import type { LayerName, Owner, Piece } from './piece.ts';
import { EASEL_PORTRAIT, onBoard, presentedPose } from './places.ts';
import type { Pose } from './pose.ts';
import { bankPose, colonyStackPose } from './supplyPieces.ts';
import { hungerPiece, numberScale, trackPieces } from './trackPieces.ts';

/** The colonies that a seat has taken, with what became of their towns. */
const colonyPieces = (owner: Owner): readonly Piece[] => [...colonyTilePieces(owner), ...ownTownPieces(owner)];

/** Milliseconds for which what was found in it, or what is left of it, can be read. */
const HELD = { integrated: 240, plundered: 240 } as const;

/** On the stack its other side is up: it is turned over on its way, and its new side shows what became of the town. */
const colonyTilePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.colonies.map(({ level, tile }) => ({
    id: `colony ${seat} ${level}`,
    layer: 'colony',
    pose: onBoard(place, colonySlotX(level), COLONY_SLOTS.z + COLONY_PRINT.nearer, 0.012, {
      scale: TAKEN_COLONY_SCALE,
    }),
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

/** What a statue is: the layer that draws its figure, and the colour of its stone or metal. */
interface StatueFigure {
  readonly layer: LayerName;
  readonly tint: string;
}

const FIGURES: readonly StatueFigure[] = [
  { layer: 'statue0', tint: '#e4ddcf' },
  { layer: 'statue1', tint: '#c98b56' },
  { layer: 'statue2', tint: '#cfd3da' },
  { layer: 'statue3', tint: '#f0c95c' },
];

/** The statue of a rank (0 to 3): a bust of marble, a figure of bronze, a rider of silver, a gilded ruler on a throne. */
export const statueFigure = (rank: number): StatueFigure => FIGURES[rank] ?? { layer: 'statue0', tint: '#e4ddcf' };

/** A tile turned over rests on what was its top. */
const statueTilePose = (place: Pose, x: number, side: TileSide): Pose =>
  side === 'points'
    ? onBoard(place, x, STATUE_SLOTS.z, TILE.thickness * STATUE_PRINT.tile, { flip: Math.PI, scale: STATUE_PRINT.tile })
    : onBoard(place, x, STATUE_SLOTS.z, 0, { scale: STATUE_PRINT.tile });

/** The statues that a seat has carved, and the tiles beside them. */
const statuePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.statues.flatMap(({ requirement, tile, side }) => {
    const x = statueSlotX(requirement);
    const rank = STATUES.indexOf(requirement);
    // It stands in the city; its tile lies in the slot.
    const stands = cityStatuePose(place, rank);
    return [
      {
        id: `statue ${seat} ${requirement}`,
        ...statueFigure(rank),
        pose: stands,
        face: 0,
        back: 0,
        ...unveiling(place, stands),
      },
      {
        id: `tile ${seat} statue ${requirement}`,
        layer: 'tile',
        pose: statueTilePose(place, x + STATUE_PRINT.tileX, side),
        face: tileCell(tile),
        back: TOKEN_CELLS.points,
        from: trayTilePose(place, tile),
      },
    ];
  });

const COINS_SHOWN = 20;
const HEAPS = COIN_SPOT.columns * 2;

/** Small heaps in two rows, so that they cover neither the number beside them nor the track behind. */
const coinPieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  Array.from({ length: Math.min(COINS_SHOWN, Math.max(0, state.coins)) }, (_, index) => {
    const heap = index % HEAPS;
    const height = Math.floor(index / HEAPS);
    const wobble = Math.sin(index * 12.9 + seat) * 0.008;
    const x = COIN_SPOT.x + (heap % COIN_SPOT.columns) * COIN_SPOT.step + wobble;
    const z = TRAY.z + (heap < COIN_SPOT.columns ? 0.085 : -0.075) - wobble;
    return {
      id: `coin ${seat} ${index}`,
      layer: 'coin',
      pose: onBoard(place, x, z, height * COIN.thickness * COIN_SPOT.scale, { yaw: index, scale: COIN_SPOT.scale }),
      face: 0,
      back: 0,
      from: bankPose(index),
      to: bankPose(index + 3),
      delay: (index % 6) * 55,
      shadeless: height > 0,
    };
  });

const unusedTilePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  TRACKS.flatMap((track, column) =>
    Array.from(
      { length: state.tiles[track] },
      (_, index): Piece => ({
        id: `tile ${seat} ${track} ${index}`,
        layer: 'tile',
        pose: onBoard(
          place,
          TILE_SPOT.x + column * TILE_SPOT.step,
          TRAY.z + 0.03 - index * 0.06,
          index * TILE.thickness,
        ),
        face: tileCell(track),
        back: tileCell(track),
        shadeless: index > 0,
      }),
    ),
  );

/** A new medal is held up large before it is pinned on. */
const bestowedPose = (place: Pose): Pose => onBoard(place, BOARD.width * 0.72, TRAY.z - 0.75, 0.6, { scale: 2.8 });

const medalPieces = ({ seat, state, place }: Owner): readonly Piece[] => {
  const at = (kind: Medal, index: number, above: number): Pose => {
    const { x, height } = medalSpot(kind, index);
    return onBoard(place, x, TRAY.z, height + above, { scale: MEDAL_SPOT.scale });
  };
  const medal = (kind: Medal, index: number): Piece => ({
    id: `${kind} ${seat} ${index}`,
    layer: 'medal',
    pose: at(kind, index, 0),
    face: TOKEN_CELLS[kind],
    back: TOKEN_CELLS[kind],
    from: { ...bankPose(index), y: 0.6 },
    ...(place.scale < 1 ? {} : { shownAt: { pose: bestowedPose(place), hold: 240 } }),
  });
  /** What lies under a medal: a ribbon in the colour of its track, and a star under gold, which counts for none. */
  const rosette = (kind: Medal, index: number, tint: string): Piece => ({
    id: `rosette ${seat} ${kind} ${index}`,
    layer: kind === 'gold' ? 'star' : 'rosette',
    pose: at(kind, index, 0),
    face: 0,
    back: 0,
    tint,
    rides: { id: `${kind} ${seat} ${index}`, below: 0 },
  });
  const silver = state.silver.flatMap((track, index) => [
    medal('silver', index),
    rosette('silver', index, TRACK_SHADES[track].main),
    {
      id: `tile ${seat} silver ${index}`,
      layer: 'tile' as const,
      pose: { ...at('silver', index, MEDAL.thickness), scale: at('silver', index, 0).scale * 0.68 },
      face: tileCell(track),
      back: tileCell(track),
      from: trayTilePose(place, track),
    },
  ]);
  const gold = Array.from({ length: state.gold }, (_, index) => [
    medal('gold', index),
    rosette('gold', index, COLOUR_SHADES.purple.main),
  ]);
  return [...silver, ...gold.flat()];
};

/** The large portrait behind the board of a seat that is looked at. */
const easelPiece = (seat: Seat): Piece => ({
  id: `easel ${seat}`,
  layer: 'portrait',
  pose: { ...EASEL_PORTRAIT, scale: EASEL_PORTRAIT.radius / MEDAL.radius },
  face: seat,
  back: seat,
  shadeless: true,
});

/** A number as the pieces that show it: those of three digits digit by digit. */
const figuresOf = (value: number): readonly number[] => (value < 100 ? [value] : [...`${value}`].map(Number));

/** What the seat would score if the game ended now, beside its portrait. */
const pointsPieces = ({ seat, state, place }: Owner): readonly Piece[] => {
  const figures = figuresOf(state.score.total);
  const { numberX, font, step } = figures.length > 1 ? POINTS_SPOT.long : { ...POINTS_SPOT, step: 0 };
  return figures.map((figure, index, { length }) => ({
    id: `points ${seat} ${index}`,
    layer: 'number',
    pose: onBoard(place, numberX + (index - (length - 1) / 2) * step, TRAY.z, 0.006, { scale: numberScale(font) }),
    face: numberCell(figure),
    back: 0,
    tint: PLATE_INK,
  }));
};

const namePiece = ({ seat, place }: Owner): Piece => ({
  id: `name ${seat}`,
  layer: 'name',
  pose: onBoard(place, NAME_SPOT.x, TRAY.z, 0.006),
  face: nameCell(seat),
  back: nameCell(seat),
  tint: PLATE_INK,
  stretch: { x: NAME_SPOT.width, z: NAME_SPOT.depth },
});

const PLATE_INK = '#fff6e0';

const labelPieces = ({ seat, state, place }: Owner): readonly Piece[] => [
  {
    id: `board ${seat}`,
    layer: 'board',
    pose: onBoard(place, BOARD.width / 2, BOARD.depth / 2, 0),
    face: place.scale === 1 ? BOARD_CELLS.front : BOARD_CELLS.looked,
    back: 0,
    stop: place.scale === 1 ? { name: 'board' } : { name: 'seat', seat },
  },
  {
    id: `portrait ${seat}`,
    layer: 'portrait',
    pose: onBoard(place, PORTRAIT_SPOT.x, TRAY.z, 0, { scale: PORTRAIT_SPOT.radius / MEDAL.radius }),
    face: seat,
    back: seat,
  },
  ...(place.scale === 1 ? [] : [easelPiece(seat)]),
  {
    id: `coins ${seat}`,
    layer: 'number',
    pose: onBoard(place, COIN_SPOT.numberX, TRAY.z, 0.006, { scale: numberScale(COIN_SPOT.font) }),
    face: numberCell(state.coins),
    back: 0,
    tint: INK,
  },
];

/** The crown beside the name of the seat that leads the epoch (rules §2.6). */
const leaderPieces = (view: Observation, places: readonly (Pose | undefined)[]): readonly Piece[] => {
  const leader = view.leaders[view.epoch - 1];
  const place = leader === undefined ? undefined : places[leader];
  if (place === undefined) return [];
  const lies = onBoard(place, LEADER_SPOT.x, LEADER_SPOT.z, 0.05, { scale: LEADER_SPOT.scale });
  return [{ id: 'leader', layer: 'medal', pose: lies, face: TOKEN_CELLS.leader, back: TOKEN_CELLS.leader, delay: 200 }];
};

/** Everything that lies on the printed boards of all seats; before the viewer points stand in place of the name, unless they are hidden. */
export const boardPieces = (
  view: Observation,
  places: readonly (Pose | undefined)[],
  pointsHidden = false,
): readonly Piece[] => [
  ...view.seats.flatMap((state, seat) => {
    const place = places[seat];
    if (place === undefined) return [];
    const owner: Owner = { seat, state, place };
    return [
      ...labelPieces(owner),
      ...(place.scale === 1 && !pointsHidden ? pointsPieces(owner) : [namePiece(owner)]),
      ...trackPieces(owner, EMBLEM_SHADES[emblemOf(view, seat)], unfedOf(view, state) > 0),
      hungerPiece(owner, view),
      ...coinPieces(owner),
      ...unusedTilePieces(owner),
      ...statuePieces(owner),
      ...colonyPieces(owner),
      ...medalPieces(owner),
    ];
  }),
  ...leaderPieces(view, places),
];
