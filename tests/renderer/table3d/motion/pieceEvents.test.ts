import { describe, expect, test } from 'vitest';
import { type Contact, onPieceEvent } from '../../../../renderer/game/state/pieceEvents.ts';
import type { LayerName, Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { pose } from '../../../../renderer/table3d/layout/pose.ts';
import { type Turn, tellNotches } from '../../../../renderer/table3d/motion/choreography.ts';
import { notch } from '../../../../renderer/table3d/motion/flight.ts';
import { PieceField } from '../../../../renderer/table3d/motion/pieceField.ts';

const FRAME = 1000 / 60;
/** Units: what is a third of a millimetre over the table touches it. */
const TOUCHING = 0.0033;
/** As late as nobody notices. */
const LATEST = 30;

const piece = (layer: LayerName, x: number, rest: Partial<Piece> = {}): Piece => ({
  id: `${layer} 0 food`,
  layer,
  pose: pose(x, 0, 0),
  face: 0,
  back: 0,
  ...rest,
});

/** Lets a piece move frame by frame; when it touched something, and when it was low, in milliseconds. */
function follow(flying: Piece, tempo = 1, frame = FRAME) {
  const field = new PieceField();
  field.aim([flying], tempo);
  const touches: { at: number; left: number }[] = [];
  const heights: { at: number; y: number }[] = [];
  for (let at = frame; at < 1000; at += frame) {
    field.advance(frame, (_, left) => touches.push({ at, left }));
    heights.push({ at, y: field.find(flying.id)?.now.y ?? 0 });
  }
  return { touches, heights };
}

describe('a piece that lands', () => {
  test.each<LayerName>(['card1', 'coin', 'tile', 'colony', 'medal', 'monument'])(
    '%s is heard once, within 30 ms of touching the table',
    (layer) => {
      for (const [tempo, length] of [1, 0.5].flatMap((tempo) =>
        [1.5, 3, 6].map((length) => [tempo, length] as const),
      )) {
        const flying = piece(layer, length, { from: pose(0, 0, 0) });
        const { touches } = follow(flying, tempo);
        // The truth: a thousand pictures a second.
        const { heights } = follow(flying, tempo, 1);
        expect(touches).toHaveLength(1);
        const risen = heights.findIndex(({ y }) => y > TOUCHING);
        const touching = heights.find(({ y }, index) => index > risen && y <= TOUCHING);
        expect(Math.abs((touches[0]?.at ?? 0) - (touching?.at ?? 0))).toBeLessThanOrEqual(LATEST);
      }
    },
  );

  test('is not heard without motion, where it lies, or when it is only raised', () => {
    expect(follow(piece('card1', 3, { from: pose(0, 0, 0) }), 0).touches).toEqual([]);
    expect(follow(piece('card1', 3)).touches).toEqual([]);
    const field = new PieceField();
    field.aim([piece('card1', 3)], 1);
    field.aim([{ ...piece('card1', 3), pose: pose(3, 0.1, 0) }], 1);
    let touches = 0;
    for (let frame = 0; frame < 30; frame++) field.advance(FRAME, () => touches++);
    expect(touches).toBe(0);
  });

  test('of a marker is every step, each when it is down, counted down to the last', () => {
    const { touches, heights } = follow(piece('peg', 0.062 * 4, { from: pose(0, 0, 0) }));
    expect(touches.map(({ left }) => left)).toEqual([3, 2, 1, 0]);
    const lows = heights.filter(({ y }, index) => {
      const [before = { y: 0 }, after = { y: 0 }] = [heights[index - 1], heights[index + 1]];
      return y <= before.y && y <= after.y && (before.y > 0 || after.y > 0);
    });
    for (const { at } of touches) {
      const nearest = Math.min(...lows.map((low) => Math.abs(low.at - at)));
      expect(nearest).toBeLessThanOrEqual(LATEST);
    }
  });
});

test('the wheel clicks at every notch that it passes, and stops in the last one', () => {
  const turn: Turn = { from: 0, to: -(2 * Math.PI) / 5, passed: 0, duration: 600, resting: false, told: 0 };
  const heard: { readonly contact: Contact; readonly at: number }[] = [];
  let at = 0;
  const end = onPieceEvent((contact) => heard.push({ contact, at }));
  for (; at <= 700; at += FRAME) tellNotches(turn, Math.min(1, at / turn.duration), false);
  end();
  expect(heard.map(({ contact: { kind, left } }) => `${kind} ${left}`)).toEqual([
    'clicks 5',
    'clicks 4',
    'clicks 3',
    'clicks 2',
    'clicks 1',
    'stops 0',
  ]);
  for (const { contact, at: when } of heard) {
    // The wheel was past this notch one frame ago at the earliest.
    const passed = (6 - contact.left) / 6;
    expect(notch(when / turn.duration)).toBeGreaterThanOrEqual(passed - 1e-6);
    expect(notch(Math.max(0, when - LATEST) / turn.duration)).toBeLessThan(passed);
  }
});
