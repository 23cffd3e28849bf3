import { describe, expect, test } from 'vitest';
import { popoverPosition } from '../../../../../renderer/features/play/decision/popoverPosition.ts';

const FREE = { left: 46, top: 44, right: 995, bottom: 720 };
const CARD = { width: 300, height: 160 };

/** Pieces of all sizes all over the table. */
const PIECES = [40, 150, 300].flatMap((size) =>
  [60, 300, 500, 800].flatMap((left) =>
    [60, 250, 480].map((top) => ({ left, top, right: left + size, bottom: top + size * 0.75 })),
  ),
);

describe('the card beside a piece', () => {
  test.each(PIECES)('is wholly in sight and never over the piece: %o', (piece) => {
    const { left, top } = popoverPosition(piece, CARD, FREE);
    expect(left).toBeGreaterThanOrEqual(FREE.left);
    expect(left + CARD.width).toBeLessThanOrEqual(FREE.right);
    expect(top).toBeGreaterThanOrEqual(FREE.top);
    expect(top + CARD.height).toBeLessThanOrEqual(FREE.bottom);
    const apart =
      left >= piece.right || left + CARD.width <= piece.left || top >= piece.bottom || top + CARD.height <= piece.top;
    expect(apart).toBe(true);
  });

  test('stays in sight even where no side has room', () => {
    const { left, top } = popoverPosition({ left: 60, top: 60, right: 990, bottom: 700 }, CARD, FREE);
    expect(left).toBeGreaterThanOrEqual(FREE.left);
    expect(left + CARD.width).toBeLessThanOrEqual(FREE.right);
    expect(top).toBeGreaterThanOrEqual(FREE.top);
  });
});
