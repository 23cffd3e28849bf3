import { freeRectangle, type SafeArea, type Viewport } from '../../game/tableHost/safeArea.ts';
import { type CameraPose, onCanvas } from './cameraPose.ts';
import { onStand, STAND, standsOf } from './stands.ts';

/** Pixels that stay free beside the row. */
const MARGIN = 8;

/**
 * By how many units the row of stands is moved to the right (or, below 0, to the left) to be inside the free area of a
 * window in which `cameraPose` shows the whole table: beside cards in hand the table is not in the middle. 0 if it fits
 * anyway, or is too broad.
 */
export const standShift = (seats: number, cameraPose: CameraPose, viewport: Viewport, area: SafeArea): number => {
  const [first, last] = [standsOf(seats, 0)[1], standsOf(seats, 0).at(-1)];
  if (!first || !last) return 0;
  const { x, width } = freeRectangle(viewport, area);
  const rim = STAND.frame + 0.03;
  const left = onCanvas(cameraPose, viewport, onStand(first, -rim, STAND.depth, 0)).x - (x + MARGIN);
  const right = x + width - MARGIN - onCanvas(cameraPose, viewport, onStand(last, STAND.width + rim, STAND.depth, 0)).x;
  const span =
    onCanvas(cameraPose, viewport, onStand(first, STAND.width, 0, 0)).x -
    onCanvas(cameraPose, viewport, onStand(first, 0, 0, 0)).x;
  const unit = span / STAND.width;
  if (left < 0 && right > 0) return Math.min(-left, right) / unit;
  if (right < 0 && left > 0) return -Math.min(-right, left) / unit;
  return 0;
};
