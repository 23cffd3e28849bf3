import type { Layer, Motif } from '../motifs/motif.ts';
import { type Bend, bent, type Point } from './bend.ts';
import { type Arm, KIT, type Pose, partOf } from './bust.ts';

/** How thick an arm is at the shoulder, at the elbow and at the wrist, and a wide sleeve at its end. */
const THICK = [17, 14.5, 9.6] as const;
const WIDE = 17;

/** How far behind the middle of the hand the wrist is. */
const WRIST = 6;

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => [x, y];

interface Stretch {
  readonly from: Point;
  readonly to: Point;
  /** Along it, of length 1. */
  readonly along: Point;
}

const stretchOf = (from: Point, to: Point): Stretch => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return { from, to, along: [dx / long, dy / long] };
};

/** A point `forth` along a stretch from its end, and `out` to its side. */
const beside = ({ to, along: [x, y] }: Stretch, forth: number, out: number): Point => [
  to[0] + x * forth - y * out,
  to[1] + y * forth + x * out,
];

const words = (points: readonly Point[]): string =>
  points.map((point) => point.map((value) => Math.round(value * 100) / 100).join(' ')).join(' ');

/** A stretch of an arm, round where it begins, and as thick at both ends as is said. */
const sleeveOf = (stretch: Stretch, first: number, last: number): string => {
  const long = Math.hypot(stretch.to[0] - stretch.from[0], stretch.to[1] - stretch.from[1]);
  const at = (forth: number, out: number): Point => beside(stretch, forth, out);
  const [a, b] = [first / 2, last / 2];
  return [
    `M${words([at(0, b)])}`,
    `Q${words([at(-long * 0.5, Math.max(a, b)), at(-long, a)])}`,
    `C${words([at(-long - a * 1.3, a), at(-long - a * 1.3, -a), at(-long, -a)])}`,
    `Q${words([at(-long * 0.5, -Math.max(a, b)), at(0, -b)])}Z`,
  ].join('');
};

const placed =
  (x: number, y: number, turn: number, mirrored: boolean): Bend =>
  (u, v) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const side = mirrored ? -u : u;
    return [x + side * cos - v * sin, y + side * sin + v * cos];
  };

/** The hand of an arm. */
export const handOf = ({ joints, hand, turn, mirrored = false }: Arm): Motif => {
  const [x, y] = pointOf(joints.at(-1) ?? []);
  return bent(partOf(KIT.hands, hand), placed(x, y, turn, mirrored));
};

/** The stretches of an arm up to the wrist, with sleeve and cuff. */
export const armOf = ({ joints }: Arm, garment: string): Motif => {
  const { of, cuff, wide = false } = partOf(KIT.sleeves, garment);
  const points = joints.map(pointOf);
  const [x, y] = points.at(-1) ?? [0, 0];
  const elbow = points.at(-2) ?? [0, 0];
  const whole = stretchOf(elbow, [x, y]);
  const wrist = beside(whole, -WRIST, 0);
  const lower = stretchOf(elbow, wrist);
  const open = wide ? WIDE : THICK[2] + 2;
  const bare: Layer = ['skin', sleeveOf(lower, THICK[1] - 2, THICK[2])];
  const layers: Layer[] = points
    .slice(0, -2)
    .map((from, index): Layer => [of, sleeveOf(stretchOf(from, points[index + 1] ?? from), THICK[0], THICK[1])]);
  const end = beside(lower, wide ? -4 : -1.5, 0);
  const hem = stretchOf(elbow, end);
  layers.push(bare);
  if (of !== 'skin') layers.push([of, sleeveOf(hem, THICK[1], open)]);
  if (cuff !== undefined) {
    const half = (of === 'skin' ? THICK[2] + 1 : open + 1.4) / 2;
    layers.push([
      cuff,
      `M${words([beside(hem, 1, half)])}L${words([beside(hem, 1, -half)])}L${words([beside(hem, -4, -half)])}L${words([beside(hem, -4, half)])}Z`,
      1.2,
    ]);
  }
  return layers;
};

/**
 * In a pose that is done the other way round: how far its thing and its hands move right and up to leave the mark of colour
 * and epoch at the lower left free, how much smaller the thing is, and how far the person moves right.
 */
const CLEAR = { aside: 5, up: 9, size: 0.88, stand: 5 } as const;

const across = ([x = 50, y = 50]: readonly number[]): Point => [100 - x + CLEAR.aside, y - CLEAR.up];

/** A pose with the thing at the left instead of the right. */
export const otherWayRound = ({ thing, arms, before, over, body, stand, ...rest }: Pose): Pose => {
  const [, , size = 50, turn = 0] = thing;
  const [turned = 0, slope = 0, lean = 0] = body;
  const [aside = 0, down = 0] = stand;
  const flip: Bend = (x, y) => [100 - x, y];
  return {
    ...rest,
    thing: [...across(thing), size * CLEAR.size, -turn],
    arms: arms.map((arm) => ({
      ...arm,
      joints: arm.joints.map(across),
      turn: -arm.turn,
      mirrored: !(arm.mirrored ?? false),
    })),
    before: bent(before, flip),
    over: bent(over, flip),
    body: [-turned, -slope, -lean],
    stand: [CLEAR.stand - aside, down],
  };
};
