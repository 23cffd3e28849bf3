import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { ScoreCategory, ScoreLine } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { EPOCH_OVER } from '../../game/playback/timing.ts';
import type { Celebration, CountedPart } from '../../game/state/stage.ts';
import type { TallyPlace } from '../../game/tally.ts';
import { projected } from './cameraPose.ts';
import { DISTRICTS, EVENING_YAW, hillEye, hillShot, podiumEye, type Spot } from './hill.ts';
import { hillHeight } from './hillSlope.ts';
import type { Drift, Scenery, Shot } from './shots.ts';

/*
 * The end of a game: evening falls over the own city on its hill; then, while points are counted, one city after the other is seen
 * there, with light on what is counted of it; and last the city of who has won.
 */

/** What the end of a game shows: that it is over, what is counted, or who has won. */
export type Finale = { readonly kind: 'over' } | Celebration;

/** Where light falls while the rest lies in shade, in units of the hill; `mirrored`: on both sides of it. */
export interface Spotlight extends Spot {
  readonly radius: number;
  readonly mirrored: boolean;
}

const spotAround = ({ x, z }: Spot, radius: number, mirrored = false): Spotlight => ({ x, z, radius, mirrored });

/** Units that the light on a district reaches. */
const DISTRICT = 0.62;
const { yellow, red, blue, purple, green } = DISTRICTS;

/** Where on the hill stands what a category counts: of several places one after the other. What no city shows is all of it. */
const COUNTED_AT: Readonly<Partial<Record<ScoreCategory, readonly Spotlight[]>>> = {
  colonies: [spotAround({ x: 1.92, z: 0.36 }, 0.72, true)],
  statues: [spotAround({ x: 0.63, z: 1.54 }, 0.56, true)],
  silver: [spotAround({ x: 0, z: 0.7 }, 0.72)],
  gold: [spotAround(blue, 0.86)],
  cards: [yellow, red, blue, purple, green].map((district) => spotAround(district, DISTRICT)),
  coins: [spotAround({ x: -0.66, z: 0.66 }, 0.72)],
  market: [spotAround({ x: -0.46, z: 0.84 }, 0.56)],
};
const EVERYWHERE: readonly Spotlight[] = [spotAround({ x: 0, z: 0.2 }, 1.7)];

/** Where light falls while a category is counted, one place after the other. */
export const lightedIn = (category: ScoreCategory): readonly Spotlight[] => COUNTED_AT[category] ?? EVERYWHERE;

/** Where light falls while the parts of the own city are told. */
export const lightedBy = (place: TallyPlace): Spotlight => {
  if (place in DISTRICTS) return spotAround(DISTRICTS[place as Colour], DISTRICT);
  return lightedIn(place as ScoreCategory)[0] ?? spotAround({ x: 0, z: 0 }, 0);
};

/** Where a figure stands that tells a part: where it is not where light falls; and so high above the ground. */
const FIGURE_AT: Readonly<Partial<Record<TallyPlace, Spot>>> = {
  yellow: { x: -0.98, z: 0.5 },
  red: { x: -0.78, z: -0.2 },
  blue: { x: 0, z: -0.8 },
  purple: { x: 0.72, z: -0.2 },
  green: { x: 1.0, z: 0.5 },
  colonies: { x: -1.5, z: 0.7 },
  statues: { x: 0.68, z: 1.5 },
  silver: { x: 0, z: 0.62 },
  gold: { x: 0, z: 0.1 },
  coins: { x: -0.1, z: 2.4 },
  market: { x: -0.5, z: 0.94 },
};
const FIGURE_UP = 0.3;

/** Where in the window each part of the own city is told, in pixels, as the eye sees it when the game is over. */
export const figureAt = (place: TallyPlace, scenery: Scenery): { readonly left: number; readonly top: number } => {
  const { viewport } = scenery;
  const eye = hillEye(scenery);
  const { x, z } = FIGURE_AT[place] ?? lightedBy(place);
  const [s, c] = [Math.sin(EVENING_YAW), Math.cos(EVENING_YAW)];
  const [right, near] = [x - eye.x, z - eye.z];
  const turned = { x: eye.x + right * c - near * s, y: hillHeight(x, z) + FIGURE_UP, z: eye.z + right * s + near * c };
  const at = projected(eye, turned, viewport.height);
  return { left: viewport.width / 2 + eye.shiftX + at.x, top: viewport.height / 2 + eye.shiftY + at.y };
};

/** The share of its time in which the light stands on a place; in the rest it goes on to the next one. */
const STANDS = 0.55;

const mix = (one: number, other: number, share: number): number => one + (other - one) * share;

/**
 * Where light falls at a moment.
 * @param places one after the other
 * @param share of their time that has passed, from 0 to 1
 */
export const spotlightAt = (places: readonly Spotlight[], share: number): Spotlight => {
  const passed = Math.max(0, Math.min(1, share)) * places.length;
  const index = Math.min(places.length - 1, Math.floor(passed));
  const from = places[index] ?? spotAround({ x: 0, z: 0 }, 0);
  const to = places[index + 1] ?? from;
  const part = Math.max(0, (passed - index - STANDS) / (1 - STANDS));
  const way = Math.min(1, part) ** 2 * (3 - 2 * Math.min(1, part));
  return {
    x: mix(from.x, to.x, way),
    z: mix(from.z, to.z, way),
    radius: mix(from.radius, to.radius, way),
    mirrored: from.mirrored,
  };
};

/** Milliseconds of normal speed in which the light of who has won spreads over the whole land, and how far it comes, in units. */
const SPREADS = { during: 1100, from: 0.2, until: 5 } as const;

/** The light of who has won, so many milliseconds of normal speed after it was told. */
export const winnersLight = (passed: number): Spotlight => {
  const share = Math.max(0, Math.min(1, passed / SPREADS.during));
  return spotAround({ x: 0, z: 0 }, mix(SPREADS.from, SPREADS.until, share * share * (3 - 2 * share)));
};

/**
 * Whose city is seen while each category is counted: of those that were seen the fewest times, the one with the most points in it, so
 * that everybody's is seen, and where there is something to see.
 * @param lines of the score, by seat
 */
export const citiesCounted = (parts: readonly CountedPart[], lines: readonly ScoreLine[]): readonly Seat[] => {
  const times = lines.map(() => 0);
  return parts.map(({ category }) => {
    const fewest = Math.min(...times);
    const seats = lines.flatMap((_, seat) => (times[seat] === fewest ? [seat] : []));
    const points = (seat: Seat) => lines[seat]?.[category] ?? 0;
    const seat = seats.reduce((best, other) => (points(other) > points(best) ? other : best), seats[0] ?? 0);
    times[seat] = fewest + 1;
    return seat;
  });
};

/** Longer than any count: until something else is shown. */
const FROM_THEN_ON = 60_000;

/** How the eye goes past a city that is counted, to one side and to the other by turns, and nearer to that of who has won. */
const PAST = { yaw: 0.05, drift: { yaw: -0.1, nearer: 0.035 } } as const;
const NEARER: Drift = { yaw: 0.06, nearer: 0.09 };

/**
 * Where the camera goes at the end of a game.
 * @param finale what is shown; `null`: nothing of it
 */
export const endingOf = (finale: Finale | null, scenery: Scenery): readonly Shot[] => {
  if (finale === null) return [];
  const eye = podiumEye(scenery);
  switch (finale.kind) {
    case 'over':
      return [{ eye: scenery.rest, yaw: 0, milliseconds: EPOCH_OVER }, ...hillShot(scenery, 'evening', FROM_THEN_ON)];
    case 'count': {
      const side = finale.counted % 2 === 0 ? 1 : -1;
      const { yaw, drift } = PAST;
      return [{ eye, yaw: yaw * side, drift: { ...drift, yaw: drift.yaw * side }, milliseconds: FROM_THEN_ON }];
    }
    case 'winner':
      return [{ eye, yaw: -NEARER.yaw / 2, drift: NEARER, milliseconds: FROM_THEN_ON }];
  }
};
