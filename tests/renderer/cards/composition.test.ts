import { describe, expect, test } from 'vitest';
import { personOn } from '../../../renderer/cards/busts/bust.ts';
import { compositionOf, motifOf } from '../../../renderer/cards/composition.ts';
import { MOTIFS_OF_SET } from '../../../renderer/cards/motifs/motif.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { expansionOfSet } from '../../../shared/content/inPlay.ts';

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

  test('shows no thing twice in one colour of the base game, in whatever epoch', () => {
    const base = cards.filter(({ set }) => expansionOfSet(set) === undefined);
    const things = base.map((card) => `${card.colour} ${compositionOf(card).thing}`);
    expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  });

  test('names only what is drawn, in the colour and epoch of the card', () => {
    for (const card of cards) {
      const { colour, epoch, thing } = compositionOf(card);
      expect([colour, epoch]).toEqual([card.colour, card.epoch]);
      expect(motifOf(thing).length).toBeGreaterThan(1);
    }
  });

  test('shows somebody on every card of the base game and on the nobles, and the places and things of the others', () => {
    const shown = (card: (typeof cards)[number]) => (compositionOf(card).person === null ? 'thing' : 'person');
    const kinds = new Set(nobles.map((card) => `${card.kind} ${shown(card)}`));
    expect([...kinds].sort()).toEqual(['combination thing', 'negative thing', 'noDiscount person', 'special thing']);
    const base = cards.filter((card) => expansionOfSet(card.set) === undefined);
    expect(base.filter((card) => shown(card) === 'thing')).toEqual([]);
    const things = nobles.filter((card) => shown(card) === 'thing').map(({ id }) => id);
    expect(things.sort()).toEqual(Object.keys(MOTIFS_OF_SET.nobles).sort());
  });

  test.each(['my-card', '1-red-11', '2-purple-a05', '1-red-n05', '1-blue-01'])(
    'shows a stranger in the colour of a card that is not the game’s: %s',
    (id) => {
      const look = compositionOf({ id, epoch: 1, colour: 'red' });
      expect(look.colour).toBe('red');
      expect(look.person).not.toBeNull();
      expect(look.person).not.toEqual(personOn(id));
      expect(look).toEqual(compositionOf({ id, epoch: 1, colour: 'red' }));
      expect(motifOf(look.thing).length).toBeGreaterThan(1);
    },
  );

  test('does not show the same stranger on every card of a player’s own', () => {
    const strangers = Array.from({ length: 40 }, (_, index) =>
      JSON.stringify(compositionOf({ id: `my-card-${index}`, epoch: 2, colour: 'blue' }).person),
    );
    expect(new Set(strangers).size).toBeGreaterThan(20);
  });

  test('refuses a figure that nobody has drawn', () => {
    expect(() => motifOf('teapot')).toThrow(RangeError);
  });
});
