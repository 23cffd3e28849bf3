import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../../shared/content/content.ts';
import { dealOf } from '../../../../shared/rules/position/deal.ts';
import type { Deal } from '../../../../shared/rules/position/position.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { checkDeal, isSameDeal } from '../../../../shared/session/saves/dealCheck.ts';
import { savedGameSchema } from '../../../../shared/session/saves/saveFormat.ts';
import type { GameOptions } from '../../../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../../../shared/vocabulary/pieces.ts';
import { EVERY_OPTION, setupWith } from '../../../fixtures/options.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

const dealt = (options: GameOptions, seed = 5): Deal => dealOf(options, STANDARD_CONTENT, seed);
const check = (options: GameOptions, deal: Deal): string | null => checkDeal(options, standardContent, deal);

const options: GameOptions = { seats: 3, mode: 'basic', expansions: ['monuments'] };
const good = dealt(options);
const reds = good.decks[2].red;
const boxed = good.box[2].red;

/** The deal with another deck of red cards of epoch II. */
const withReds = (cards: readonly string[]): Deal => ({
  ...good,
  decks: { ...good.decks, 2: { ...good.decks[2], red: cards } },
});

describe('a deal', () => {
  it('that the program has dealt is possible, under every option', () => {
    for (const every of EVERY_OPTION) expect(check(every, dealt(every))).toBeNull();
  });

  it.each<[string, Deal, string]>([
    ['a segment twice', { ...good, segments: ['red', 'red', 'blue', 'green', 'purple'] }, 'segments: red'],
    ['a segment too few', { ...good, segments: ['red', 'blue'] }, 'segments: 2 instead of 5'],
    ['a setup card twice', { ...good, setupCards: ['setup-1', 'setup-1', 'setup-2'] }, 'setupCards: setup-1'],
    ['an unknown setup card', { ...good, setupCards: ['setup-1', 'setup-9', 'setup-2'] }, 'setupCards: setup-9'],
    ['a seat without setup card', { ...good, setupCards: ['setup-1', 'setup-2'] }, 'setupCards: 2 instead of 3'],
    ['an unknown card', withReds(reds.with(1, '2-red-99')), 'decks.2.red: 2-red-99'],
    ['a card twice', withReds(reds.with(1, reds[0] as string)), `decks.2.red: ${reds[0]}`],
    ['a card in deck and box', withReds(reds.with(1, boxed[0] as string)), `box.2.red: ${boxed[0]}`],
    ['a card of another colour', withReds(reds.with(1, '2-blue-01')), 'decks.2.red: 2-blue-01'],
    ['a card of another epoch', withReds(reds.with(1, '1-red-01')), 'decks.2.red: 1-red-01'],
    ['a small deck', withReds(reds.slice(1)), 'decks.2.red: 5 instead of 6'],
    ['a card of an expansion that is not played', withReds(reds.with(0, '2-red-n01')), 'decks.2.red: 2-red-n01'],
    [
      'a card that is nowhere',
      { ...good, box: { ...good.box, 2: { ...good.box[2], red: boxed.slice(1) } } },
      `box.2.red: ${boxed[0]} is missing`,
    ],
    [
      'a colony of another level',
      { ...good, colonies: { ...good.colonies, 9: ['colony-9-1', 'colony-9-2', 'colony-3-1'] } },
      'colonies.9: colony-3-1',
    ],
    [
      'a colony twice',
      { ...good, colonies: { ...good.colonies, 9: ['colony-9-1', 'colony-9-2', 'colony-9-2'] } },
      'colonies.9: colony-9-2',
    ],
    ['a stack of colonies too low', { ...good, colonies: { ...good.colonies, 30: [] } }, 'colonies.30: 0 instead of 3'],
    ['a monument twice', { ...good, monuments: ['monument-1', 'monument-2', 'monument-1'] }, 'monuments: monument-1'],
    ['no monuments', { ...good, monuments: [] }, 'monuments: 0 instead of 3'],
  ])('with %s is not, and the part is named', (_what, deal, problem) => {
    expect(check(options, deal)).toBe(problem);
  });

  it('has no monuments without the expansion', () => {
    expect(check({ ...options, expansions: [] }, good)).toBe('monuments: 3 instead of 0');
  });

  it('needs the cards that its options name', () => {
    expect(check({ ...options, mode: 'advanced' }, good)).toMatch(/^box\.1\.purple: 1-purple-a\d+ is missing$/);
    expect(check({ ...options, expansions: ['monuments', 'nobles'] }, good)).toMatch(/ is missing$/);
  });

  it('is the same only with the same cards in the same order', () => {
    expect(isSameDeal(good, structuredClone(good))).toBe(true);
    expect(isSameDeal(good, withReds(reds.toReversed()))).toBe(false);
    expect(isSameDeal(good, { ...good, setupCards: good.setupCards.toReversed() })).toBe(false);
    expect(isSameDeal(good, { ...good, monuments: good.monuments.toReversed() })).toBe(false);
  });
});

describe('a save with a deal of its own', () => {
  const saved = finishedGame(setupWith(3, 'basic', 5, ['monuments']));

  it('is played with that deal, whatever its seed', () => {
    const own = { ...saved, seed: 6, deal: good };
    expect(savedGameSchema.parse(JSON.parse(JSON.stringify(own)))).toEqual(own);
    expect(replay(own).state.result).toEqual(replay(saved).state.result);
  });

  it('is refused when the deal is not possible', () => {
    const impossible = { ...saved, deal: withReds(reds.with(1, '2-red-99')) };
    expect(savedGameSchema.safeParse(impossible).success).toBe(true);
    expect(() => replay(impossible)).toThrow('the deal is not possible: decks.2.red: 2-red-99');
  });

  it('is refused when its content is unknown', () => {
    expect(() => replay({ ...saved, content: 'abc', deal: good })).toThrow('unknown content: abc');
  });
});
