import type { Box } from '../../../game/state/stage.ts';

/** Pixels between a piece and the card beside it. */
const GAP = 14;

interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Returns the place of a card beside a piece: at its right, above, at its left or below, whichever first has room;
 * never over the piece, and within the free part of the window. If no side has room, the side with most of it is taken.
 * All in pixels.
 */
export function popoverPosition(piece: Box, { width, height }: Size, free: Box): Spot {
  const within = ({ left, top }: Spot): Spot => ({
    left: clamp(left, free.left, Math.max(free.left, free.right - width)),
    top: clamp(top, free.top, Math.max(free.top, free.bottom - height)),
  });
  const level = (piece.top + piece.bottom - height) / 2;
  const centred = (piece.left + piece.right - width) / 2;
  const sides = [
    { spare: free.right - piece.right - GAP - width, spot: { left: piece.right + GAP, top: level } },
    { spare: piece.top - free.top - GAP - height, spot: { left: centred, top: piece.top - GAP - height } },
    { spare: piece.left - free.left - GAP - width, spot: { left: piece.left - GAP - width, top: level } },
    { spare: free.bottom - piece.bottom - GAP - height, spot: { left: centred, top: piece.bottom + GAP } },
  ];
  const roomy =
    sides.find(({ spare }) => spare >= 0) ?? sides.reduce((best, side) => (side.spare > best.spare ? side : best));
  return within(roomy.spot);
}
