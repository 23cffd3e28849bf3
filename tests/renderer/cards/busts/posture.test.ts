import { describe, expect, test } from 'vitest';
import { POSES, personOn } from '../../../../renderer/cards/busts/bust.ts';
import { carried, leanIn, postureFrom } from '../../../../renderer/cards/busts/posture.ts';
import { compositionOf } from '../../../../renderer/cards/composition.ts';
import { standardContent } from '../../../../shared/content/content.ts';

const peopled = standardContent.cards.filter(({ id }) => personOn(id) !== undefined);
const postures = peopled.map((card) => postureFrom(compositionOf(card).seed));
const DEGREE = Math.PI / 180;

describe('the posture of somebody on a card', () => {
  test('is the same each time', () => {
    for (const seed of [1, 1234, 3477]) expect(postureFrom(seed)).toEqual(postureFrom(seed));
  });

  test('is never straight, nor a contortion', () => {
    for (const { bow, lean } of postures) {
      expect(Math.abs(bow)).toBeGreaterThan(3 * DEGREE);
      expect(Math.abs(bow)).toBeLessThan(9 * DEGREE);
      expect(Math.abs(lean)).toBeLessThan(4 * DEGREE);
    }
  });

  test('is to either side about as often', () => {
    for (const of of ['bow', 'lean', 'turn', 'slope'] as const) {
      const left = postures.filter((posture) => posture[of] < 0).length;
      expect([of, Math.abs(left - postures.length / 2) < postures.length / 8]).toEqual([of, true]);
    }
  });

  test('is another on the next card of a deck', () => {
    const same = postures.filter((posture, index) => posture.bow === postures[index + 1]?.bow);
    expect(same).toEqual([]);
  });

  test('turns and slopes the shoulders of a pose, but tips no table over', () => {
    const posture = { bow: 0.1, lean: 0.05, turn: 0.06, slope: -0.04 };
    const atTable = Object.values(POSES).filter(({ before }) => before.length > 0);
    expect(atTable.length).toBeGreaterThan(0);
    for (const pose of Object.values(POSES)) {
      const [turned = 0, sloped = 0, leant] = pose.body;
      expect(carried(pose, posture).body).toEqual([turned + 0.06, sloped - 0.04, leant]);
      expect(leanIn(pose, posture)).toBe(atTable.includes(pose) ? 0 : 0.05);
    }
  });
});
