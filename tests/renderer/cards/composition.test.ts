import { describe, expect, test } from 'vitest';
import { compositionOf, motifOf } from '../../../renderer/cards/composition.ts';
import { MOTIFS_OF_COLOUR, MOTIFS_OF_SET } from '../../../renderer/cards/motifs/motif.ts';
import { standardContent } from '../../../shared/content/content.ts';

const { cards } = standardContent;
const nobles = cards.filter((card) => card.set === 'nobles');

describe('compositionOf', () => {
  test('makes no two cards look the same', () => {
    const looks = cards.map((card) => {
      const { seed: _seed, ...look } = compositionOf(card);
      return JSON.stringify(look);
    });
    expect(new Set(looks).size).toBe(cards.length);
  });

  test('gives different figures to the cards of one deck', () => {
    const figures = new Set(cards.map((card) => `${card.epoch} ${card.colour} ${compositionOf(card).motif}`));
    expect(figures.size).toBe(cards.length);
  });

  test('names only figures that are drawn, in the colour of the card', () => {
    for (const card of cards) {
      const { colour, motif, companion } = compositionOf(card);
      expect(colour).toBe(card.colour);
      expect(motifOf(colour, motif).length).toBeGreaterThan(2);
      expect(motifOf(colour, companion)).not.toBe(motifOf(colour, motif));
    }
  });

  test('has fifty-four figures for the people to choose from', () => {
    expect(Object.values(MOTIFS_OF_COLOUR).flatMap((motifs) => Object.keys(motifs))).toHaveLength(54);
  });

  test('gives each of the 48 inventions and nobles a figure of its own, and each kind a setting', () => {
    expect(Object.keys(MOTIFS_OF_SET.nobles).sort()).toEqual(nobles.map(({ id }) => id).sort());
    expect(new Set(Object.values(MOTIFS_OF_SET.nobles)).size).toBe(48);
    const settings = new Set(nobles.map((card) => `${card.kind} ${compositionOf(card).setting}`));
    expect([...settings].sort()).toEqual([
      'combination exhibit',
      'negative gearwork',
      'noDiscount portrait',
      'special drawing',
    ]);
  });

  test.each(['my-card', '1-red-11', '2-purple-a05', '1-red-n05', '1-blue-01'])(
    'shows a stranger in the colour of a card that is not the game’s: %s',
    (id) => {
      const look = compositionOf({ id, epoch: 1, colour: 'red' });
      expect(look).toMatchObject({ colour: 'red', motif: 'stranger' });
      expect(look).toEqual(compositionOf({ id, epoch: 1, colour: 'red' }));
      expect(motifOf('red', look.motif).length).toBeGreaterThan(2);
    },
  );

  test('refuses a figure that nobody has drawn', () => {
    expect(() => motifOf('red', 'teapot')).toThrow(RangeError);
  });
});
