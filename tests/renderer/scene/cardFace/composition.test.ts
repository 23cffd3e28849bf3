import { describe, expect, test } from 'vitest';
import { compositionOf, MOTIFS_OF_COLOUR, motifOf } from '../../../../renderer/scene/cardFace/composition.ts';
import { content } from '../../../../shared/content/content.ts';

const people = content.cards.filter((card) => card.set !== 'nobles');

describe('compositionOf', () => {
  test('makes no two of the 162 cards look the same', () => {
    const looks = people.map((card) => {
      const { seed: _seed, ...look } = compositionOf(card.id);
      return JSON.stringify(look);
    });
    expect(looks).toHaveLength(162);
    expect(new Set(looks).size).toBe(162);
  });

  test('gives different figures to the cards of one deck', () => {
    const figures = new Set(people.map((card) => `${card.epoch} ${card.colour} ${compositionOf(card.id).motif}`));
    expect(figures.size).toBe(162);
  });

  test('names only figures that are drawn, in the colour of the card', () => {
    for (const card of people) {
      const { colour, motif, companion } = compositionOf(card.id);
      expect(colour).toBe(card.colour);
      expect(motifOf(colour, motif).length).toBeGreaterThan(2);
      expect(motifOf(colour, companion)).not.toBe(motifOf(colour, motif));
    }
  });

  test('has fifty-four figures to choose from', () => {
    expect(Object.values(MOTIFS_OF_COLOUR).flatMap((motifs) => Object.keys(motifs))).toHaveLength(54);
  });

  test('refuses an id that no card has', () => {
    expect(() => compositionOf('4-yellow-01')).toThrow(RangeError);
    expect(() => compositionOf('1-pink-01')).toThrow(RangeError);
    expect(() => motifOf('red', 'teapot')).toThrow(RangeError);
  });
});
