import { describe, expect, test } from 'vitest';
import { type Bend, bentPath, through } from '../../../../renderer/cards/busts/bend.ts';
import { KIT, POSES, personOn } from '../../../../renderer/cards/busts/bust.ts';
import { aside, headOf, turnOf } from '../../../../renderer/cards/busts/head.ts';
import { armOf, handOf, otherWayRound } from '../../../../renderer/cards/busts/limbs.ts';
import { PEOPLE } from '../../../../renderer/cards/motifs/motif.ts';
import { pathOf } from '../../../../renderer/cards/path.ts';
import { faultsOfPath, isClosed } from '../svgPath.ts';

const stay: Bend = (x, y) => [x, y];
const mirror: Bend = (x, y) => [100 - x, y];

describe('a path that is bent', () => {
  test.each([
    ['M1 2L3 4Z', 'M1 2L3 4Z'],
    ['M1 2 3 4 5 6Z', 'M1 2L3 4L5 6Z'],
    ['M1 2H7V9Z', 'M1 2L7 2L7 9Z'],
    ['M0 0Q1 2 3 4T6 8', 'M0 0Q1 2 3 4Q5 6 6 8'],
    ['M0 0C1 1 2 2 3 4S5 5 6 6', 'M0 0C1 1 2 2 3 4C4 6 5 5 6 6'],
    ['M0 0L5 5Z', 'M0 0L5 5Z'],
  ])('writes out what short commands leave out: %s', (path, whole) => {
    expect(bentPath(path, stay)).toBe(whole);
  });

  test('has every point where it is put', () => {
    expect(bentPath('M1 2Q10 20 30 40H50Z', mirror)).toBe('M99 2Q90 20 70 40L50 40Z');
  });

  test('has curves instead of an ellipse, through its four corners', () => {
    const corners = bentPath(pathOf('ellipse(50 40 9 5)'), stay).match(/(?<=[M ]|\d )-?[\d.]+ -?[\d.]+(?=[CZ])/g);
    expect(corners).toEqual(['41 40', '50 45', '59 40', '50 35', '41 40']);
  });

  test('is refused if it has commands that are drawn in no person', () => {
    expect(() => bentPath('M0 0A5 5 0 0 1 9 9Z', stay)).toThrow(RangeError);
    expect(() => bentPath('M0 0l5 5Z', stay)).toThrow(RangeError);
  });
});

describe('a pose that is done the other way round', () => {
  test('has its thing and its hands at the other side, above the boss at the left, and hands of the other kind', () => {
    for (const pose of Object.values(POSES).filter(({ thing: [x = 50], legs }) => x > 60 && legs === undefined)) {
      const other = otherWayRound(pose);
      expect(other.thing[0]).toBeLessThan(50);
      expect(other.thing[3]).toBeCloseTo(-(pose.thing[3] ?? 0));
      pose.arms.forEach((arm, index) => {
        const [x = 0, y = 0] = arm.joints.at(-1) ?? [];
        const [otherX = 0, otherY = 0] = other.arms[index]?.joints.at(-1) ?? [];
        expect(otherX - 50).toBeCloseTo(50 - x + 6);
        expect(otherY).toBeLessThan(y);
        expect(other.arms[index]?.mirrored).toBe(!(arm.mirrored ?? false));
      });
    }
  });
});

test('a curve goes through its points and is closed', () => {
  const curve = through([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(curve.startsWith('M0 0C')).toBe(true);
  expect(curve.match(/C/g)).toHaveLength(3);
  for (const end of [' 10 0C', ' 10 10C', ' 0 0Z']) expect(curve).toContain(end);
});

test('a forearm alone has sleeve and cuff as on the whole arm, and ends near its elbow', () => {
  const arm = {
    joints: [
      [90, 140],
      [80, 110],
    ],
    hand: 'grip',
    turn: 0,
  };
  const [whole, forearm] = (['whole', 'forearm'] as const).map((part) => armOf(arm, 'coat', stay, part));
  expect(forearm?.map(([tone]) => tone)).toEqual(whole?.map(([tone]) => tone));
  expect(forearm?.at(-1)).toEqual(whole?.at(-1));
  const upmost = (motif: typeof whole) =>
    Math.min(
      ...(motif?.[0]?.[1] ?? '').split(/[MCZ]/).flatMap((run) =>
        run
          .trim()
          .split(' ')
          .filter((_, i) => i % 2)
          .map(Number),
      ),
    );
  expect(upmost(whole)).toBeLessThan(92);
  expect(upmost(forearm)).toBeGreaterThan(100);
});

describe('a head that turns', () => {
  test('keeps its edges, and what is between them in its order', () => {
    for (const amount of [0, 0.36, 0.74]) {
      const seen = [-1.4, -1, -0.5, 0, 0.5, 1, 1.4].map((part) => aside(part, amount));
      expect([seen[0], seen[1], seen[5], seen[6]]).toEqual([-1.4, -1, 1, 1.4]);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(aside(0, amount)).toBeCloseTo(-amount);
    }
  });

  test('is drawn whole for everybody on a card, with arms and hands', () => {
    const paths = Object.keys(PEOPLE).flatMap((card) => {
      const bust = personOn(card);
      if (bust === undefined) throw new RangeError(card);
      const { back, face, features, beard } = headOf(bust, turnOf(bust, 0.1));
      const arms = POSES[bust.does]?.arms ?? [];
      const limbs = arms.flatMap((arm) => [...armOf(arm, bust.garment.name, stay), ...handOf(arm)]);
      return [...back, ...face, ...features, ...beard, ...limbs];
    });
    expect(paths.length).toBeGreaterThan(174 * 15);
    expect(paths.flatMap(([, path]) => faultsOfPath(path))).toEqual([]);
    const lines: readonly string[] = ['line', 'brow', 'fold', 'glint', 'ink', 'dusk', 'blush'];
    expect(paths.filter(([tone, path]) => !lines.includes(tone) && !isClosed(path))).toEqual([]);
  });

  test('in profile shows one eye, and its nose in the outline of the face', () => {
    const bust = personOn('1-red-09');
    if (bust === undefined) throw new RangeError('nobody');
    const whites = (view: typeof bust.view) =>
      headOf({ ...bust, view }, turnOf({ ...bust, view }, 0)).features.filter(([tone]) => tone === 'white').length;
    expect([whites('ahead'), whites('turned'), whites('profile')]).toEqual([2, 2, 1]);
    const outlines = Object.keys(KIT.noses).map(
      (nose) => headOf({ ...bust, nose, view: 'profile' }, turnOf({ ...bust, view: 'profile' }, 0)).face[0]?.[1],
    );
    expect(new Set(outlines).size).toBe(Object.keys(KIT.noses).length);
  });
});
