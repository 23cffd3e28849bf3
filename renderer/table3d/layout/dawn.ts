/*
 * How a new epoch comes over the own city: a night ends, and the edge of the morning's light goes over it from left to right. What
 * stood there falls where the edge is, and what the new epoch builds rises behind it.
 */

/** When the edge enters the picture and has left it, in milliseconds of normal speed, and from where to where it goes, in units. */
export const DAWN = { from: 240, until: 1430, reach: 2.7 } as const;

/** How far the edge has come, in units from the middle of the picture. */
export const edgeAt = (passed: number): number =>
  DAWN.reach * (((passed - DAWN.from) / (DAWN.until - DAWN.from)) * 2 - 1);

/** How much the edge leans: what is higher is lit so much later, in units for each unit of height. */
export const EDGE_LEANS = 0.3;

/** When the edge is at a place, in milliseconds of normal speed. */
export const litAt = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  DAWN.from + ((x + EDGE_LEANS * y) / DAWN.reach / 2 + 0.5) * (DAWN.until - DAWN.from);

/** Before the last round night falls: when it enters the picture, from the right, and when it is everywhere, in milliseconds of normal speed. */
const DUSK = { from: -100, until: 1450 } as const;

/** What the hour of a picture is: a morning that comes, a night that falls, or the evening after the last round. */
export type HillHour = 'dawn' | 'dusk' | 'evening';

/** When it grows dark in the evening after the last round, in milliseconds of normal speed, and how dark it becomes. */
const NIGHTFALL = { from: 350, until: 2200, dark: 0.42 } as const;

/** How much of the night has come in that evening. */
export const eveningAt = (passed: number): number => {
  const share = Math.max(0, Math.min(1, (passed - NIGHTFALL.from) / (NIGHTFALL.until - NIGHTFALL.from)));
  return NIGHTFALL.dark * share * share * (3 - 2 * share);
};

/** How far the edge between night and day is from the middle of the picture, in units: night is at its right. */
export const duskAt = (passed: number): number =>
  DAWN.reach * (1 - Math.min(1.1, (passed - DUSK.from) / (DUSK.until - DUSK.from)) * 2);

/** How much sand is left in the upper bulb of the hourglass, as a share of its size, and how much lies below. */
export const sandAt = (passed: number): { readonly above: number; readonly below: number } => {
  const share = Math.max(0, Math.min(1, passed / 2000));
  return { above: 0.66 - 0.5 * share, below: 0.62 + 0.48 * share };
};
