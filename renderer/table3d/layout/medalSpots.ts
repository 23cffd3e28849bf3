import { MEDALS, type Medal } from '../../../shared/vocabulary/pieces.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { MEDAL_SPOT } from './boardPrint.ts';

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
