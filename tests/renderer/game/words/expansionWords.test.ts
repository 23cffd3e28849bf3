import { describe, expect, it } from 'vitest';
import { cardWords, liesFaceDown, optionsWords } from '../../../../renderer/cards/cardWords.ts';
import { possessionsOf } from '../../../../renderer/game/words/possessions.ts';
import { stepsOf } from '../../../../renderer/game/words/turn.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { gameAt, type SeatSketch } from '../../../fixtures/sketch.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const en = wordsIn('en');

/** Seat 0 as a viewer sees it. */
const seatSeenBy = (viewer: number, sketch: SeatSketch) => {
  const view = observe(gameAt('colony', { expansions: EXPANSIONS, seats: [sketch, {}] }), viewer);
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('no seat');
  return { view, seat };
};

describe('the steps of a phase', () => {
  it('have those of an expansion only with it', () => {
    const steps = (expansions: readonly (typeof EXPANSIONS)[number][]) =>
      stepsOf(observe(gameAt('medals', { expansions }), null));
    expect(steps([])).toEqual(['draft', 'income', 'colony', 'statue', 'feeding', 'medals']);
    expect(steps(['market'])).toContain('market');
    expect(steps(['market'])).not.toContain('freeCard');
    expect(steps(['nobles'])).toContain('freeCard');
  });
});

describe('what a seat owns', () => {
  it('tells cards that lie face down only to their owner', () => {
    const sketch = { cards: ['1-red-01'], faceDown: ['1-blue-02'] };
    expect(liesFaceDown(seatSeenBy(0, sketch).seat, '1-blue-02')).toBe(true);
    expect(liesFaceDown(seatSeenBy(1, sketch).seat, '1-blue-02')).toBe(false);
  });

  it('names monument, marketplace, stall and loans where they are played with', () => {
    const { view, seat } = seatSeenBy(0, {
      market: 'small',
      stall: { military: 2, points: 1 },
      monument: { monument: null, tile: null, side: null },
      cards: ['1-yellow-n04'],
      cardTiles: [{ card: '1-yellow-n04', tile: 'food' }],
      tiles: { income: 1 },
    });
    const words = possessionsOf(view, seat, en).map((possession) => possession.words);
    expect(words).toContain('Small marketplace, 3 coins locked: 2 below military, 1 for points');
    expect(words).toContain('Monument, reused');
    expect(words).toContain('1 unused bonus tile, 1 tile lent');
    const kinds = possessionsOf({ ...view, options: { ...view.options, expansions: [] } }, seat, en).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['colonies', 'statues', 'silver', 'gold', 'tiles']);
  });
});

describe('words', () => {
  it('name the expansions in play', () => {
    expect(optionsWords({ mode: 'basic', expansions: [] }, en)).toBe('Basic game');
    expect(optionsWords({ mode: 'advanced', expansions: ['monuments', 'nobles'] }, en)).toBe(
      'Advanced game with Monuments and Nobles & Inventions',
    );
  });

  it('tell of a card with a drawback what it takes and what it asks for', () => {
    expect(cardWords('3-yellow-n02', en)).toMatch(/\+7 income; −2 culture; Cannot be bought with less than 2 culture$/);
  });
});
