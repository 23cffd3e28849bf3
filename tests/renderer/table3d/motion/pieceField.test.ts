import { describe, expect, test } from 'vitest';
import type { Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { type Pose, pose } from '../../../../renderer/table3d/layout/pose.ts';
import { type MovingPiece, PieceField } from '../../../../renderer/table3d/motion/pieceField.ts';

const card = (id: string, x: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  layer: 'card1',
  pose: pose(x, 0, 0),
  face: 0,
  back: 0,
  ...rest,
});

/** What is held up comes ever nearer to its pose. */
const expectAlmost = (now: Pose | undefined, wanted: Pose) => {
  for (const axis of ['x', 'y', 'z', 'scale', 'tilt', 'flip'] as const)
    expect(now?.[axis]).toBeCloseTo(wanted[axis], 1);
};

const at = (field: PieceField, id: string) => field.find(id)?.now.x;

describe('PieceField', () => {
  test('puts a piece without an origin where it belongs at once', () => {
    const field = new PieceField();
    field.aim([card('a', 3)], 1);
    expect(at(field, 'a')).toBe(3);
    expect(field.settled).toBe(true);
  });

  test('remembers where a piece that flies came by, from when it set out', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0), delay: 100 })], 1);
    field.advance(200);
    const flying = field.find('a') as MovingPiece;
    const { now } = flying;
    expect(field.behind(flying, 0)).toEqual(now);
    expect(field.behind(flying, 150)).toBeNull();
    field.advance(50);
    expect(field.behind(flying, 50)?.x).toBeCloseTo(now.x);
    field.advance(1000);
    expect(field.behind(flying, 10)).toBeNull();
  });

  test('tells when a piece is there: not while it flies, but while it is only raised', () => {
    const field = new PieceField();
    field.aim([card('a', 3)], 1);
    field.aim([card('a', 0)], 1);
    expect(field.isThere('a')).toBe(false);
    field.advance(250);
    expect(field.isThere('a')).toBe(false);
    field.advance(500);
    expect(field.isThere('a')).toBe(true);
    field.aim([card('a', 0, { pose: pose(0, 0.12, 0) })], 1);
    expect(field.isThere('a')).toBe(true);
    expect(field.isThere('never on its way')).toBe(true);
  });

  test('lets a new piece come from its origin and arrive exactly', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0) })], 1);
    expect(at(field, 'a')).toBe(0);
    expect(field.advance(100)).toBe(true);
    expect(at(field, 'a')).toBeGreaterThan(0);
    expect(field.find('a')?.now.y).toBeGreaterThan(0);
    expect(field.advance(1000)).toBe(false);
    expect(field.find('a')?.now).toEqual(pose(3, 0, 0));
  });

  test('turns a piece on its way towards its new aim without a jump', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0) })], 1);
    field.advance(150);
    const before = at(field, 'a');
    field.aim([card('a', -3)], 1);
    field.advance(0);
    expect(at(field, 'a')).toBe(before);
    field.advance(1000);
    expect(at(field, 'a')).toBe(-3);
  });

  test('starts nothing again when the same list is given again', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0) })], 1);
    field.advance(200);
    field.aim([card('a', 3, { from: pose(0, 0, 0) })], 1);
    field.advance(250);
    expect(at(field, 'a')).toBe(3);
    expect(field.settled).toBe(true);
  });

  test('lets a piece go where it is bid, then forgets it', () => {
    const field = new PieceField();
    field.aim([card('a', 0, { to: pose(5, 0, 0) })], 1);
    field.aim([], 1);
    field.advance(100);
    expect(at(field, 'a')).toBeGreaterThan(0);
    field.advance(1000);
    expect(field.find('a')).toBeUndefined();
    expect(field.layer('card1')).toHaveLength(0);
  });

  test('keeps a piece that lingers until something has landed on it', () => {
    const field = new PieceField();
    field.aim([card('a', 0, { lingers: 400 })], 1);
    field.aim([], 1);
    field.advance(300);
    expect(at(field, 'a')).toBe(0);
    field.advance(200);
    expect(field.find('a')).toBeUndefined();
  });

  test('lets a piece that has not come yet still come before it goes', () => {
    const field = new PieceField();
    field.aim([card('a', 2, { from: pose(0, 0, 0), delay: 300, lingers: 400 })], 1);
    field.aim([], 1);
    field.advance(900);
    expect(at(field, 'a')).toBe(2);
    field.advance(1000);
    expect(field.find('a')).toBeUndefined();
  });

  test('counts a number from what it showed, after its delay, and shows it at once without motion', () => {
    const number = (face: number, rest: Partial<Piece> = {}): Piece => ({
      ...card('n', 0, { face, ...rest }),
      layer: 'number',
    });
    const field = new PieceField();
    const shown = () => field.find('n')?.face;
    field.aim([number(3)], 1);
    field.aim([number(9, { counts: 300, delay: 100 })], 1);
    expect(field.advance(100)).toBe(true);
    expect(shown()).toBe(3);
    // The event is over, the count goes on.
    field.aim([number(9)], 1);
    field.advance(150);
    expect(shown()).toBe(6);
    expect(field.advance(200)).toBe(false);
    expect(shown()).toBe(9);
    field.aim([number(2, { counts: 300 })], 0);
    expect(shown()).toBe(2);
    field.aim([number(4)], 1);
    expect(shown()).toBe(4);
  });

  test('takes a leaving piece back when it is wanted again', () => {
    const field = new PieceField();
    field.aim([card('a', 0, { to: pose(5, 0, 0) })], 1);
    field.aim([], 1);
    field.advance(100);
    field.aim([card('a', 0)], 1);
    field.advance(1000);
    expect(at(field, 'a')).toBe(0);
  });

  test('is everywhere at once without motion', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0), to: pose(9, 0, 0), lingers: 400 })], 0);
    expect(at(field, 'a')).toBe(3);
    field.aim([card('b', 1, { from: pose(0, 0, 0), delay: 500 })], 0);
    expect(field.find('a')).toBeUndefined();
    expect(field.settled).toBe(true);
  });

  test('waits for its delay, scaled like all times', () => {
    const field = new PieceField();
    field.aim([card('a', 3, { from: pose(0, 0, 0), delay: 200 })], 0.5);
    field.advance(90);
    expect(at(field, 'a')).toBe(0);
    field.advance(60);
    expect(at(field, 'a')).toBeGreaterThan(0);
    field.advance(200);
    expect(at(field, 'a')).toBe(3);
  });

  test('shows a card that somebody takes from where it lay, and not again when it is only moved', () => {
    const field = new PieceField();
    const shownAt = { pose: pose(1, 2, 0, { scale: 2 }), hold: 300 };
    field.aim([card('a', 0)], 1);
    field.aim([card('a', 5, { layer: 'owned', shownAt })], 1);
    field.advance(719);
    expectAlmost(field.find('a')?.now, shownAt.pose);
    field.advance(2000);
    field.aim([card('a', 8, { layer: 'owned', shownAt })], 1);
    field.advance(420);
    expect(field.find('a')?.now).toEqual(pose(8, 0, 0));
  });

  test('draws in another layer what is held up, until it goes on to its place', () => {
    const field = new PieceField();
    const shownAt = { pose: pose(1, 2, 0, { scale: 2 }), hold: 300, layer: 'card1' } as const;
    const idsIn = (layer: 'card1' | 'owned') => field.layer(layer).map(({ piece }) => piece.id);
    field.aim([card('a', 5, { layer: 'owned', from: pose(0, 0, 0), shownAt })], 1);
    expect([idsIn('card1'), idsIn('owned')]).toEqual([['a'], []]);
    field.advance(719);
    expect([idsIn('card1'), idsIn('owned')]).toEqual([['a'], []]);
    field.advance(2);
    expect([idsIn('card1'), idsIn('owned')]).toEqual([[], ['a']]);
  });

  test('does not hold up what the player has carried to its place', () => {
    const field = new PieceField();
    field.aim([card('a', 0)], 1);
    field.hold('a', pose(4, 1, 0));
    field.release(1);
    field.aim([card('a', 5, { layer: 'owned', shownAt: { pose: pose(1, 2, 0), hold: 300 } })], 1);
    field.advance(430);
    expect(field.find('a')?.now).toEqual(pose(5, 0, 0));
  });

  test('shows a new piece on its way, and still does when its place moves on meanwhile', () => {
    const field = new PieceField();
    const shownAt = { pose: pose(1, 2, 0, { scale: 2 }), hold: 300 };
    const bought = (x: number) => card('a', x, { from: pose(0, 0, 0, { flip: Math.PI }), shownAt });
    field.aim([bought(5)], 1);
    field.advance(550);
    expectAlmost(field.find('a')?.now, shownAt.pose);
    field.aim([bought(6)], 1);
    field.advance(169);
    expectAlmost(field.find('a')?.now, shownAt.pose);
    field.advance(1000);
    expect(field.find('a')?.now).toEqual(pose(6, 0, 0));
    field.aim([bought(3)], 1);
    field.advance(200);
    expect(field.find('a')?.now.scale).toBe(1);
    expect(field.find('a')?.now.y).toBeLessThan(1);
  });

  test('holds up what is lost before it goes', () => {
    const field = new PieceField();
    const leavesBy = { pose: pose(3, 0.3, 0), hold: 200 };
    field.aim([card('a', 3, { to: pose(3, 1, 4, { scale: 0.01 }), leavesBy })], 1);
    field.aim([], 1);
    field.advance(279);
    expectAlmost(field.find('a')?.now, leavesBy.pose);
    field.advance(1000);
    expect(field.find('a')).toBeUndefined();
  });

  test('lets a marker hop from space to space, the longer the further, but never long', () => {
    const rise = (x: number) => {
      const field = new PieceField();
      const peg = (at: number): Piece => ({ ...card('peg', at), layer: 'peg' });
      field.aim([peg(0)], 1);
      field.aim([peg(x)], 1);
      let hops = 0;
      let time = 0;
      let before = 0;
      let rising = true;
      while (!field.settled) {
        field.advance(4);
        time += 4;
        const height = field.find('peg')?.now.y ?? 0;
        if (rising && height < before) hops += 1;
        rising = height >= before;
        before = height;
      }
      return { hops, time };
    };
    expect(rise(0.062).hops).toBe(1);
    expect(rise(0.186).hops).toBe(3);
    expect(rise(0.186).time).toBeGreaterThan(rise(0.062).time);
    expect(rise(2).time).toBeLessThan(400);
  });

  test('turns a card over in the air, never through the table', () => {
    const field = new PieceField();
    field.aim([card('a', 0)], 1);
    field.aim([card('a', 0, { pose: pose(0, 0, 0, { flip: Math.PI }) })], 1);
    let lowest = 1;
    for (let time = 0; time < 420; time += 10) {
      field.advance(10);
      const now = field.find('a')?.now;
      if (now !== undefined && Math.abs(now.flip - Math.PI / 2) < 0.4) lowest = Math.min(lowest, now.y);
    }
    expect(lowest).toBeGreaterThan(0.3);
    expect(field.find('a')?.now.flip).toBe(Math.PI);
  });
});
