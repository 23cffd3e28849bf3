import type { Layer, Motif, Placed } from '../motifs/motif.ts';
import { type Bend, bent, type Point, through } from './bend.ts';
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

/** An arm or a sleeve: its outline, and the fold inside its elbow. */
interface Limb {
  readonly outline: string;
  readonly crease: string;
}

const lengthOf = ({ from, to }: Stretch): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A point `forth` along a stretch from its end, and `out` to its side. */
const beside = ({ to, along: [x, y] }: Stretch, forth: number, out: number): Point => [
  to[0] + x * forth - y * out,
  to[1] + y * forth + x * out,
];

const words = (points: readonly Point[]): string =>
  points.map((point) => point.map((value) => Math.round(value * 100) / 100).join(' ')).join(' ');

/** How far beyond the elbow its bone reaches, and how much thicker a forearm is below it, in halves of its thickness. */
const BONE = 0.16;
const MUSCLE = 1.06;

/**
 * An arm in one outline: from the shoulder over the elbow to the end, as thick at each of them as is said. At the inside of the
 * elbow both sides meet in a fold, `crease`.
 */
const limbOf = (joints: readonly [Point, Point, Point], thick: readonly number[]): Limb => {
  const [shoulder, elbow, end] = joints;
  const [upper, lower] = [stretchOf(shoulder, elbow), stretchOf(elbow, end)];
  const [a = 0, b = 0, c = 0] = thick.map((each) => each / 2);
  // The outside of the bend is at that side of both stretches.
  const out = upper.along[0] * lower.along[1] - upper.along[1] * lower.along[0] > 0 ? -1 : 1;
  const cos = upper.along[0] * lower.along[0] + upper.along[1] * lower.along[1];
  const [long, short] = [lengthOf(upper), lengthOf(lower)];
  // How far before and behind the elbow the inner sides meet.
  const meet = Math.min(b * Math.sqrt((1 - cos) / Math.max(0.02, 1 + cos)), long * 0.7, short * 0.7);
  const inside = beside(upper, -meet, -out * b);
  const outer = [
    beside(upper, -long * 0.45, out * (a * 0.55 + b * 0.45)),
    beside(upper, -b * 0.5, out * b),
    beside(upper, b * (BONE + (1 - cos) * 0.4), out * b * (0.9 - (1 - cos) * 0.3)),
    beside(lower, -short * 0.72, out * b * MUSCLE),
    beside(lower, -short * 0.3, out * (b * 0.4 + c * 0.6)),
    beside(lower, 0, out * c),
  ];
  const inner = [beside(lower, 0, -out * c), beside(lower, -short * 0.34, -out * (b * 0.5 + c * 0.5)), inside];
  const round = [
    beside(upper, -long, -out * a),
    beside(upper, -long - a * 0.9, -out * a * 0.5),
    beside(upper, -long - a * 0.9, out * a * 0.5),
    beside(upper, -long, out * a),
  ];
  const deep = beside(stretchOf(inside, elbow), b * -0.2, 0);
  return { outline: through([...outer, ...inner, ...round]), crease: `M${words([inside])}L${words([deep])}` };
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

/** Where an arm begins, at both sides of the body as it is drawn in the kit, as far as a pose does not say. */
const SHOULDERS = { left: 22, right: 78, y: 91 } as const;

/** Shoulder, elbow and hand; `stance` says where the points of a body are. */
const jointsOf = ({ joints }: Arm, stance: Bend): readonly [Point, Point, Point] => {
  const [first = [0, 0], second = [0, 0], third] = joints.map(pointOf);
  if (third !== undefined) return [first, second, third];
  return [stance(first[0] < 50 ? SHOULDERS.left : SHOULDERS.right, SHOULDERS.y), first, second];
};

/** The band at the end of a sleeve. */
const cuffOf = (lower: Stretch, half: number): string => {
  const corners = [beside(lower, 1, half), beside(lower, 1, -half), beside(lower, -4, -half), beside(lower, -4, half)];
  return `M${corners.map((corner) => words([corner])).join('L')}Z`;
};

/** How much of an arm is painted; a forearm alone has so much of the upper arm at its elbow. */
export type ArmPart = 'whole' | 'forearm';
const STUMP = 5;

/** An arm up to the wrist, with sleeve and cuff, or its forearm alone; `stance` says where the points of the body are. */
export const armOf = (arm: Arm, garment: string, stance: Bend, part: ArmPart = 'whole'): Motif => {
  const { of, cuff, wide = false, reach = 1 } = partOf(KIT.sleeves, garment);
  const [above, elbow, hand] = jointsOf(arm, stance);
  const shoulder = part === 'whole' ? above : beside(stretchOf(above, elbow), -STUMP, 0);
  const wrist = beside(stretchOf(elbow, hand), -WRIST, 0);
  const bare = limbOf([shoulder, elbow, wrist], of === 'skin' ? THICK : THICK.map((each) => each - 1.5));
  const layers: Layer[] = [['skin', bare.outline]];
  const lower = stretchOf(elbow, wrist);
  const hem = stretchOf(elbow, beside(lower, lengthOf(lower) * (reach - 1) - (wide ? 4 : 1.5), 0));
  const open = wide ? WIDE : THICK[2] + 2 + (1 - reach) * (THICK[1] - THICK[2]);
  if (of === 'skin') layers.push(['fold', bare.crease, 1.1]);
  else {
    const sleeve = limbOf([shoulder, elbow, hem.to], [THICK[0] + 1, THICK[1] + 1, open]);
    layers.push([of, sleeve.outline], ['line', sleeve.crease, 1]);
  }
  if (cuff !== undefined) layers.push([cuff, cuffOf(hem, (of === 'skin' ? THICK[2] + 1 : open + 1.4) / 2), 1.2]);
  return layers;
};

/**
 * In a pose that is done the other way round: how far its thing and its hands move right and up to leave the mark of colour
 * and epoch at the lower left free, how much smaller the thing is, how far the person moves right, and how much further the elbow
 * beside that mark does: it would lie behind it.
 */
const CLEAR = { aside: 6, up: 9, size: 0.9, stand: 6, elbow: 9 } as const;

const across = ([x = 50, y = 50]: readonly number[]): Point => [100 - x + CLEAR.aside, y - CLEAR.up];

const elbowAcross = (joint: readonly number[]): Point => {
  const [x, y] = across(joint);
  return x < 50 ? [x + CLEAR.elbow, y] : [x, y];
};

const acrossPlaced = ([name, x, y, size, turn]: Placed): Placed => [name, 100 - x, y, -size, -turn];

/** All of a pose the other way round but for the thing and where the person stands; `joint` tells where each joint of an arm goes. */
const turnedRound = (
  { arms, before, over, body, tilt = 0, mount, seat, ...rest }: Pose,
  joint: (at: readonly number[], isElbow: boolean) => readonly number[],
): Pose => {
  const flip: Bend = (x, y) => [100 - x, y];
  return {
    ...rest,
    arms: arms.map((arm) => ({
      ...arm,
      joints: arm.joints.map((at, index) => joint(at, index === arm.joints.length - 2)),
      turn: -arm.turn,
      mirrored: !(arm.mirrored ?? false),
    })),
    before: bent(before, flip),
    over: bent(over, flip),
    body: body.map((each) => -each),
    tilt: -tilt,
    mount: mount.map(acrossPlaced),
    seat: seat.map(acrossPlaced),
  };
};

/** A pose with the thing at the left instead of the right; who is seen down to the knees is small enough to be clear of the card's mark. */
export const otherWayRound = (pose: Pose): Pose => {
  const [x = 50, y = 50, size = 50, turn = 0] = pose.thing;
  const [aside = 0, down = 0] = pose.stand;
  if (pose.legs !== undefined)
    return {
      ...turnedRound(pose, ([u = 50, v = 50]) => [100 - u, v]),
      thing: [100 - x, y, -size, -turn],
      stand: [-aside, down],
    };
  return {
    ...turnedRound(pose, (at, isElbow) => (isElbow ? elbowAcross : across)(at)),
    thing: [...across(pose.thing), size * CLEAR.size, -turn],
    stand: [CLEAR.stand - aside, down],
  };
};
