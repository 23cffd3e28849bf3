import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { CARD, PENTAGON, WHEEL } from '../../cards/layout/dimensions.ts';
import { bearingOf, deckPose, pilePose, pointAt } from './segment.ts';

/** A point of the board's plane. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

/**
 * The two outer corners of a region: the town stands in the clockwise one, the land is worked in the other, so that each
 * corner of the board has one town and one stretch of land.
 */
export type CornerName = 'town' | 'land';

/** A corner's own directions: inwards along the line that halves it, and across that line towards the board's rim. */
interface Corner {
  readonly tip: Spot;
  readonly inwards: Spot;
  readonly rimwards: Spot;
}

/** Half of a corner's angle in radians. */
const HALF_ANGLE = (27 * Math.PI) / 180;
/** Half of a corner's breadth for each unit from its tip: the corner has 54 degrees. */
const OPENING = Math.tan(HALF_ANGLE);
/** What stays free along ribs and rim. */
const MARGIN = 0.07;

const unit = (x: number, z: number): Spot => {
  const length = Math.hypot(x, z) || 1;
  return { x: x / length, z: z / length };
};

const cornerOf = (segment: number, name: CornerName): Corner => {
  const side = name === 'town' ? 1 : -1;
  const tip = pointAt(bearingOf(segment) + (side * Math.PI) / 5, PENTAGON.radius);
  const other = pointAt(bearingOf(segment) - (side * Math.PI) / 5, PENTAGON.radius);
  const toWheel = unit(-tip.x, -tip.z);
  const alongRim = unit(other.x - tip.x, other.z - tip.z);
  return {
    tip,
    inwards: unit(toWheel.x + alongRim.x, toWheel.z + alongRim.z),
    rimwards: unit(alongRim.x - toWheel.x, alongRim.z - toWheel.z),
  };
};

/**
 * The point in a corner of a region: `depth` units inwards from the corner's tip, and `across` from -1 (the rib between
 * two regions) to 1 (the board's rim).
 */
export const cornerSpot = (segment: number, name: CornerName, depth: number, across: number): Spot => {
  const { tip, inwards, rimwards } = cornerOf(segment, name);
  const side = across * Math.max(0, depth * OPENING - MARGIN);
  return {
    x: tip.x + inwards.x * depth + rimwards.x * side,
    z: tip.z + inwards.z * depth + rimwards.z * side,
  };
};

/** What `across` must be to lie `aside` units from the line that halves a corner, at a depth. */
export const acrossFor = (depth: number, aside: number): number => aside / (depth * OPENING - MARGIN);

/** How far something must be turned about the vertical to lie along the edge of a corner: its rim, else its rib. */
export const edgeTurn = (segment: number, name: CornerName, rim: boolean): number => {
  const { inwards, rimwards } = cornerOf(segment, name);
  const side = rim ? 1 : -1;
  const x = inwards.x * Math.cos(HALF_ANGLE) + side * rimwards.x * Math.sin(HALF_ANGLE);
  const z = inwards.z * Math.cos(HALF_ANGLE) + side * rimwards.z * Math.sin(HALF_ANGLE);
  return Math.atan2(-z, x);
};

/** How far something must be turned about the vertical to look across a corner, in radians. */
export const cornerTurn = (segment: number, name: CornerName): number => {
  const { rimwards } = cornerOf(segment, name);
  return Math.atan2(-rimwards.z, rimwards.x);
};

/** The point `out` units from the wheel's middle in a region, `aside` of its middle line (clockwise is positive). */
export const regionSpot = (segment: number, out: number, aside: number): Spot => {
  const bearing = bearingOf(segment);
  const far = pointAt(bearing, out);
  const along = pointAt(bearing + Math.PI / 2, aside);
  return { x: far.x + along.x, z: far.z + along.z };
};

/** How much ground something hides behind it, for each unit of its height: the table is seen from that steep. */
const HIDES = 0.75;

/** A card's place on the board: its middle, and half of its sides. */
interface CardPlace extends Spot {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** What decides where things can stand in a region. */
export interface Ground {
  readonly segment: number;
  readonly bearing: Spot;
  readonly cards: readonly CardPlace[];
  readonly roads: readonly (readonly Spot[])[];
}

/** What stays free beside a card. */
const BESIDE = 0.05;

/** The ground of a segment. */
export const groundOf = (segments: readonly Colour[], segment: number): Ground => {
  const colour = segments[segment] ?? 'yellow';
  const cards = [deckPose(segments, colour, 0), pilePose(segments, colour, 0)].map(({ x, z, scale }) => ({
    x,
    z,
    halfWidth: (CARD.width * scale) / 2 + BESIDE,
    halfHeight: (CARD.height * scale) / 2 + BESIDE,
  }));
  return { segment, bearing: pointAt(bearingOf(segment), 1), cards, roads: roadsOf(segment) };
};

const TAN = Math.tan(Math.PI / 5);

const inRegion = ({ bearing }: Ground, { x, z }: Spot, margin: number): boolean => {
  const out = x * bearing.x + z * bearing.z;
  const aside = x * -bearing.z + z * bearing.x;
  return out < PENTAGON.inner - margin && Math.abs(aside) < out * TAN - margin * 1.15;
};

/** Whether something of a radius and height hides nothing of a card; what stands before it hides its foot. */
const clearOf = (card: CardPlace, at: Spot, radius: number, height: number): boolean =>
  Math.abs(at.x - card.x) - card.halfWidth > radius ||
  at.z - card.z - card.halfHeight > radius * 0.8 + height * HIDES ||
  card.z - card.halfHeight - at.z > radius;

/** Whether something of a radius and height can stand at a spot of a region: within it, off the wheel, before no card. */
export const isFree = (ground: Ground, at: Spot, radius: number, height: number): boolean => {
  if (!inRegion(ground, at, radius * 0.6 + 0.03)) return false;
  const reach = WHEEL.radius * 1.24 + radius + (at.z < 0 ? 0 : height * HIDES * 0.5);
  return Math.hypot(at.x, at.z) > reach && ground.cards.every((card) => clearOf(card, at, radius, height));
};

/** Whether something of a radius would stand on one of a region's ways. */
export const onRoad = ({ roads }: Ground, at: Spot, radius: number): boolean =>
  roads.some((road) =>
    road.slice(1).some((to, index) => {
      const from = road[index] ?? to;
      const [dx, dz] = [to.x - from.x, to.z - from.z];
      const part = ((at.x - from.x) * dx + (at.z - from.z) * dz) / (dx * dx + dz * dz || 1);
      const near = Math.max(0, Math.min(1, part));
      return Math.hypot(at.x - from.x - dx * near, at.z - from.z - dz * near) < radius + 0.035;
    }),
  );

/** The square of a region's town, before its landmark, and how large it is. */
export const squareOf = (segment: number): Spot => cornerSpot(segment, 'town', 1.36, -0.36);
export const SQUARE_RADIUS = 0.16;

/** The ways of a region, from the wheel along the ribs: to the square of the town, and to the worked land. */
export const roadsOf = (segment: number): readonly (readonly Spot[])[] => [
  [
    regionSpot(segment, WHEEL.radius * 1.12, 0.5),
    regionSpot(segment, 1.42, 0.83),
    cornerSpot(segment, 'town', 1.95, -0.66),
    squareOf(segment),
    cornerSpot(segment, 'town', 1.1, 0),
  ],
  [
    regionSpot(segment, WHEEL.radius * 1.12, -0.5),
    regionSpot(segment, 1.42, -0.83),
    cornerSpot(segment, 'land', 1.95, -0.66),
    cornerSpot(segment, 'land', 1.3, -0.1),
  ],
];
