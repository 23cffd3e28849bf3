import { describe, expect, test } from 'vitest';
import { compositionOf } from '../../../renderer/cards/composition.ts';
import { placeOn } from '../../../renderer/cards/picture/backdrop.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';

const decks = EPOCHS.flatMap((epoch) =>
  COLOURS.map(
    (colour) =>
      [
        `${epoch} ${colour}`,
        standardContent.cards.filter((card) => card.epoch === epoch && card.colour === colour).map(compositionOf),
      ] as const,
  ),
);

describe('the place behind a figure', () => {
  test.each(decks)('is one of three in the deck %s, each on a fifth of its cards at least', (_, deck) => {
    const places = deck.map(placeOn);
    const each = [...new Set(places)];
    expect(each).toHaveLength(3);
    for (const place of each)
      expect(places.filter((one) => one === place).length).toBeGreaterThanOrEqual(deck.length / 5);
  });

  test('is another on the next card of a deck', () => {
    for (const epoch of EPOCHS) {
      for (const colour of COLOURS) {
        const places = Array.from({ length: 9 }, (_, index) =>
          placeOn(compositionOf({ id: `${epoch}-${colour}-0${index + 1}`, epoch, colour })),
        );
        const same = places.filter((place, index) => place === places[index + 1]);
        // Where the numbers that seeds are made of begin anew, two neighbours may share a place.
        expect([epoch, colour, same.length <= 1]).toEqual([epoch, colour, true]);
      }
    }
  });

  test('belongs to one epoch and colour', () => {
    const all = decks.flatMap(([, deck]) => [...new Set(deck.map(placeOn))]);
    expect(new Set(all).size).toBe(15 * 3);
  });
});
