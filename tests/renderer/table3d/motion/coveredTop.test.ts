import { expect, test } from 'vitest';
import { faceCell } from '../../../../renderer/table3d/layout/cells.ts';
import { cardPieceId, type Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { pilePieces } from '../../../../renderer/table3d/layout/pilePieces.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { PieceField } from '../../../../renderer/table3d/motion/pieceField.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { setupWith } from '../../../fixtures/options.ts';

const [LOWER, UPPER] = ['1-red-01', '1-red-02'] as const;

const withPile = (view: Observation, buried: readonly string[], top: string): Observation => ({
  ...view,
  piles: { ...view.piles, red: { size: buried.length + 1, top, buried } },
});

/** What is seen of the pile from above, without the card that flies there. */
function seenOnPile(field: PieceField): number | undefined {
  const lying = field.layer('card1').filter(({ piece }) => piece.id !== cardPieceId(UPPER));
  const [highest, next] = lying.toSorted((one, other) => other.now.y - one.now.y);
  // Two cards at one height are drawn through each other.
  return highest?.now.y === next?.now.y ? undefined : highest?.piece.face;
}

test('the top of a pile shows its face until the next card has landed on it', () => {
  const view: Observation = { ...observe(newGame(setupWith(2, 'basic', 1)), 0), epoch: 1, phase: 'A' };
  const places = placesOf(2, 0);
  const before = pilePieces(withPile(view, [], LOWER), places);
  const after = pilePieces(withPile(view, [LOWER], UPPER), places);
  const upper = after.find(({ id }) => id === cardPieceId(UPPER)) as Piece;
  const field = new PieceField();
  field.aim([...before, { ...upper, pose: pose(0, 1, 6) }], 1);
  field.aim(after, 1);
  let frames = 0;
  for (; field.find(upper.id)?.now !== upper.pose; frames++) {
    expect(seenOnPile(field)).toBe(faceCell(LOWER));
    field.advance(20);
  }
  expect(frames).toBeGreaterThan(10);
  field.advance(100);
  expect(field.find(cardPieceId(LOWER))).toBeUndefined();
});
