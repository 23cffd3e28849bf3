import { STRENGTH } from '../vocabulary/strength.ts';
import measured from './scale.json' with { type: 'json' };

/*
 * What strengths are worth in points: by how much who has one of them beats who has another one in a duel, on average. It is
 * measured (`npm run arena -- --scale --write`), at the levels and halfway between them; between those places it is a line.
 */

/** A measured place of the scale. */
interface ScalePlace {
  readonly strength: number;
  /** From 0 for the weakest. */
  readonly points: number;
}

export interface Scale {
  /** The weakest first. */
  readonly places: readonly ScalePlace[];
  /** Standard deviation of a duel's lead around its mean, in points: luck of the deal, and of the day. */
  readonly spread: number;
}

export const SCALE: Scale = measured;

type Axis = keyof ScalePlace;

/** The value of `wanted` that belongs to one of the other axis; beyond the ends the last piece goes on. */
function along(value: number, given: Axis, wanted: Axis, { places }: Scale): number {
  const last = places.length - 2;
  const above = places.slice(1).findIndex((place) => place[given] >= value);
  const index = above < 0 ? last : above;
  const [low, high] = [places[index] as ScalePlace, places[index + 1] as ScalePlace];
  return low[wanted] + ((value - low[given]) * (high[wanted] - low[wanted])) / (high[given] - low[given]);
}

/** Points that a strength is worth. */
export const pointsAt = (strength: number, scale = SCALE): number => along(strength, 'strength', 'points', scale);

/** The strength that is worth so many points, in hundredths and within what bots can play. */
export function strengthAt(points: number, scale = SCALE): number {
  const strength = along(points, 'points', 'strength', scale);
  return Math.round(100 * Math.min(Math.max(strength, STRENGTH.least), STRENGTH.most)) / 100;
}
