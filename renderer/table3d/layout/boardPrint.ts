import { factsOf, type Standing } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import {
  COLONY_LEVELS,
  type ColonyLevel,
  MEDALS,
  type Medal,
  STATUES,
  type StatueRequirement,
} from '../../../shared/vocabulary/pieces.ts';
import { type Emblem, emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { BOARD, TILE } from '../../cards/layout/dimensions.ts';
import { pageContent } from '../../platform/pageContent.ts';
import type { Numeral } from './numeral.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';

/* What is printed where on a player's board, in units from the board's left far corner. */

/** The ornaments of the seat's civilisation run round the board in a band. */
export const BOARD_BAND = 0.08;
const LEFT = 0.1;
const RIGHT = BOARD.width - LEFT;

interface Row {
  readonly z: number;
  readonly depth: number;
}

/** The row of a track, and where in it its rail runs, the groove that its marker slides along. */
interface TrackRow extends Row {
  readonly rail: number;
}

/** Where the tag for the cards to feed stands in a row, its rail runs below it; elsewhere in its middle. */
export const ROWS: Readonly<Record<Track, TrackRow>> = {
  income: { z: 0.195, depth: 0.22, rail: 0.195 },
  military: { z: 0.4425, depth: 0.225, rail: 0.4425 },
  culture: { z: 1.0775, depth: 0.225, rail: 1.0775 },
  food: { z: 1.665, depth: 0.3, rail: 1.725 },
};
/** How deep the groove of a rail is cut across. */
export const RAIL = 0.1;
/** How deep the strip that a marker has passed is, and the same with its pale edge. */
export const PASSED = { fill: RAIL * 0.62, edge: RAIL * 0.88 } as const;

/**
 * Where a track begins, how long a step is, and the last value that has a place of its own. Tracks have no limit
 * (rules §5.2): the marker of a greater value stands at the end, and the plate has the number.
 */
export const TRACK = { x: 0.87, step: 0.0732, last: 40 } as const;
/** Beyond the last value: where the markers of all greater ones stand. */
const BEYOND = 1.9;
const BEFORE = 0.8;

/** The x of a track's value. */
export const trackX = (value: number): number =>
  TRACK.x + TRACK.step * Math.max(-BEFORE, Math.min(TRACK.last + BEYOND, value));

/** Where what a marker has passed begins: under the marker of a track that has come to nothing. */
export const PASSED_FROM = trackX(-1);

/** How large markers are. */
export const PEG_SCALE = 1;
/**
 * How far above the rail of the food row the tag lies that says how many cards eat, and its scale: no marker covers it, and it stays in its
 * row.
 */
export const HUNGER_TAG = { above: 0.145, scale: 0.5 } as const;

/** The plate that shows a track's value as a number. */
export const VALUE_PLATE = {
  x: LEFT,
  width: 0.63,
  symbolX: 0.207,
  symbol: 0.175,
  numberX: 0.51,
  room: 0.38,
  font: 0.258,
} as const;

/** A row of places: where it begins, the width of a place and of the gap after it. */
interface Slots extends Row {
  readonly width: number;
  readonly step: number;
}

const slotsOf = (count: number, z: number, depth: number): Slots => {
  const step = (RIGHT - LEFT + 0.03) / count;
  return { z, depth, width: step - 0.03, step };
};

/** The places of colonies and statues. */
export const COLONY_SLOTS = slotsOf(COLONY_LEVELS.length, 0.7575, 0.355);
export const STATUE_SLOTS = slotsOf(STATUES.length, 1.35, 0.27);

const slotX = ({ step, width }: Slots, index: number): number => LEFT + index * step + width / 2;
export const colonySlotX = (level: ColonyLevel): number => slotX(COLONY_SLOTS, COLONY_LEVELS.indexOf(level));
export const statueSlotX = (requirement: StatueRequirement): number =>
  slotX(STATUE_SLOTS, STATUES.indexOf(requirement));

/**
 * Within a colony's place, from its middle: its sign, and what it requires. What it brings and costs stands on its stack. What was taken lies
 * a little `nearer` than the middle: its town rises beyond it.
 */
export const COLONY_PRINT = { signX: -0.17, sign: 0.3, numberX: 0.14, font: 0.24, nearer: 0.018 } as const;

/** Within a statue's place, from its middle: the figure, what it requires or its points and its bonus, and the tile. */
export const STATUE_PRINT = {
  figureX: -0.315,
  numberX: 0.01,
  pointsX: -0.085,
  bonusX: 0.125,
  tileX: 0.335,
  font: 0.225,
  tile: 0.74,
} as const;

/** The tray at the near edge: who sits here, the purse, unused tiles, medals. */
export const TRAY = { z: 2.0075, depth: 0.325 } as const;
export const PORTRAIT_SPOT = { x: 0.27, radius: 0.185 } as const;
export const NAME_SPOT = { x: 0.685, width: 0.46, depth: 0.153 } as const;
/**
 * Before the viewer the plate bears points in place of the name: their sign and the number. A number of three digits is `long`: smaller, with a
 * `step` from one digit to the next.
 */
export const POINTS_SPOT = {
  symbolX: 0.52,
  symbol: 0.165,
  numberX: 0.755,
  font: 0.245,
  long: { numberX: 0.762, font: 0.2, step: 0.088 },
} as const;
export const LEADER_SPOT = { x: 0.43, z: 1.915, scale: 0.6 } as const;
/** The purse: its box, the first heap of coins and the way to the next, and the number beside them. */
export const PURSE = { x: 0.96, width: 0.73 } as const;
export const COIN_SPOT = {
  x: 1.045,
  step: 0.15,
  columns: 2,
  scale: 0.74,
  numberX: 1.51,
  room: 0.33,
  font: 0.3,
} as const;
export const TILE_SPOT = { x: 1.865, step: 0.252 } as const;
/** `reach` goes from the first medal to the last: where there are many, they lie closer together. */
export const MEDAL_SPOT = { x: 2.9, step: 0.311, reach: 0.933, scale: 0.7 } as const;

/** The values of a track that let colonies or statues be taken; `null` where none do. */
export const thresholdsOf = (track: Track): readonly number[] | null => {
  const { colonies, statues } = pageContent();
  if (track === 'military') return colonies.map(({ requirement }) => requirement);
  return track === 'culture' ? statues.map(({ requirement }) => requirement) : null;
};

/** How a place on the board stands out: what is taken is told by what lies there, what can be taken is bright, and of the others the nearest. */
export type Prominence = 'taken' | 'reached' | 'next' | 'later';

/** How the place at `index` (in the content's order) stands out among its kind. */
export const prominenceOf = (standings: readonly Standing[], index: number): Prominence => {
  const standing = standings[index] ?? 'far';
  if (standing !== 'far') return standing;
  return standings.slice(0, index).includes('far') ? 'later' : 'next';
};

/** What must be reached for a colony stands in its place until it is taken. */
const colonyNumerals = (colonies: readonly Standing[]): readonly Numeral[] =>
  pageContent().colonies.flatMap(({ level, requirement }, index) => {
    const prominence = prominenceOf(colonies, index);
    if (prominence === 'taken') return [];
    const { numberX, font } = COLONY_PRINT;
    const x = colonySlotX(level) + numberX;
    return [{ of: `colony ${prominence}`, text: `${requirement}`, x, z: COLONY_SLOTS.z, font, room: 0.3 }];
  });

/** What must be reached for a statue stands in its place, and what carving it brings as soon as it can be carved. */
const statueNumerals = (statues: readonly Standing[]): readonly Numeral[] =>
  pageContent().statues.flatMap(({ requirement, points, bonus }, index) => {
    const prominence = prominenceOf(statues, index);
    if (prominence === 'taken') return [];
    const x = statueSlotX(requirement);
    const { z } = STATUE_SLOTS;
    const { numberX, pointsX, bonusX, font } = STATUE_PRINT;
    if (prominence !== 'reached')
      return [{ of: `statue ${prominence}`, text: `${requirement}`, x: x + numberX, z, font, room: 0.3 }];
    return [
      { of: 'statue points', text: `${points}`, x: x + pointsX, z, font, room: 0.19 },
      { of: 'statue bonus', text: `+${bonus}`, x: x + bonusX, z, font, room: 0.18 },
    ];
  });

/** Every number that is printed on a board; the values of tracks, purse and points lie on it as pieces. */
export const boardNumerals = ({
  colonies,
  statues,
}: Pick<BoardFigures, 'colonies' | 'statues'>): readonly Numeral[] => [
  ...colonyNumerals(colonies),
  ...statueNumerals(statues),
];

/** What the print of a seat's board depends on. */
export interface BoardFigures {
  readonly emblem: Emblem;
  /** In the content's order. */
  readonly colonies: readonly Standing[];
  readonly statues: readonly Standing[];
  /** Whether its plate bears points: else the name lies there. */
  readonly points: boolean;
}

/** What is printed on a seat's board: public facts only. */
export const boardFigures = (view: Observation, seat: Seat, state: ObservedSeat, points = false): BoardFigures => {
  const { colonies, statues } = factsOf(view, state);
  return {
    emblem: emblemOf(view, seat),
    colonies: colonies.map(({ standing }) => standing),
    statues: statues.map(({ standing }) => standing),
    points,
  };
};

/** How much higher each medal lies than the one before, where they are so many that they overlap. */
const OVERLAP = 0.004;

/** Where a medal lies on the tray of a board: from the board's left edge, and above the print. */
interface MedalSpot {
  readonly medal: Medal;
  readonly x: number;
  readonly height: number;
}

/** The place of a seat's medal number `index` (from 0) of a kind: as many of each as the content allows, silver first. */
export const medalSpot = (medal: Medal, index: number): MedalSpot => {
  const { maxEach } = pageContent().medals;
  const step = Math.min(MEDAL_SPOT.step, MEDAL_SPOT.reach / (2 * maxEach - 1));
  const slot = medal === 'silver' ? index : maxEach + index;
  return { medal, x: MEDAL_SPOT.x + slot * step, height: step < MEDAL_SPOT.step ? slot * OVERLAP : 0 };
};

/** Every place for a medal on a board. */
export const medalSpots = (): readonly MedalSpot[] =>
  MEDALS.flatMap((medal) =>
    Array.from({ length: pageContent().medals.maxEach }, (_, index) => medalSpot(medal, index)),
  );

/** Where the unused tiles of a colour lie on their owner's tray, `height` above its print. */
export const trayTilePose = (place: Pose, track: Track, height: number = TILE.thickness): Pose =>
  onBoard(place, TILE_SPOT.x + TRACKS.indexOf(track) * TILE_SPOT.step, TRAY.z, height);
