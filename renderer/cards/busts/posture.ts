import { randomFrom } from '../textures/random.ts';
import type { Pose } from './bust.ts';

/** How somebody carries head and shoulders, in radians: the same on each picture of a card, and another than the next one's. */
export interface Posture {
  /** How far the head is bowed to a shoulder: to the right, and to the left below 0. */
  readonly bow: number;
  /** How far head, body and what is held lean to a side. */
  readonly lean: number;
  /** How much further the body is turned to the left, and how much its left shoulder is higher, as parts of what a pose says. */
  readonly turn: number;
  readonly slope: number;
}

/** The least and the most of each, to one side or the other: nobody stands straight. */
const BOW = [0.055, 0.15] as const;
const LEAN = [0.015, 0.06] as const;
const TURN = [0.02, 0.1] as const;
const SLOPE = [0.02, 0.1] as const;

/** The posture that follows from the seed of a card's picture. */
export const postureFrom = (seed: number): Posture => {
  const random = randomFrom(seed * 7);
  const some = ([least, most]: readonly [number, number]): number => least + random() * (most - least);
  const side = (): number => (random() < 0.5 ? -1 : 1);
  const way = side();
  // Most often the head balances what the body does, as people's do.
  const against = random() < 0.7 ? -1 : 1;
  return {
    bow: way * some(BOW),
    lean: way * against * some(LEAN),
    turn: side() * some(TURN),
    slope: way * some(SLOPE),
  };
};

/** A pose as somebody carries it. Who works at a table sits straight: it would lean too. */
export const carried = (pose: Pose, { turn, slope }: Posture): Pose => {
  const [turned = 0, sloped = 0, leant = 0] = pose.body;
  return { ...pose, body: [turned + turn, sloped + slope, leant] };
};

/** How far somebody leans in a pose: nobody at a table does, which would lean too. */
export const leanIn = (pose: Pose, { lean }: Posture): number => (pose.before.length > 0 ? 0 : lean);
