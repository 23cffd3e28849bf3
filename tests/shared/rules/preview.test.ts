import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { choicesOf, type GameState, refusalsOf } from '../../../shared/flow/runner.ts';
import type { Preview, Refusal } from '../../../shared/rules/observation/observation.ts';
import { unfedCards } from '../../../shared/rules/pieces/feeding.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { decider, gameOf, play, seatAt } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const previewOf = (game: GameState, action: Action): Preview | undefined =>
  choicesOf(game, decider(game)).find((choice) => isSameAction(choice.action, action))?.preview;

const refusals = (game: GameState): Omit<Refusal, 'action' | 'remedies'>[] =>
  refusalsOf(game, decider(game)).map(({ reason, needed, have }) => ({ reason, needed, have }));

describe('previews', () => {
  it('show price after discount, coins left, track changes and what comes into reach', () => {
    const seats = [{ coins: 9, cards: ['1-red-01'], tracks: { military: 6, culture: 4, food: 1 } }, {}];
    const game = gameAt('draft', { phase: 'B', seats, piles: { red: ['2-red-06', '2-red-10'] } });
    // 2-red-10: cost 6, military 2, culture 2, 2 points; coins 9 → 4, which scores one point less.
    expect(previewOf(game, { type: 'take', colour: 'red', action: 'buy' })).toEqual({
      coins: -5,
      coinsAfter: 4,
      tracks: { military: 2, culture: 2 },
      tracksAfter: { income: 0, military: 8, culture: 6, food: 1 },
      price: 5,
      requirementPaid: 0,
      points: 1,
      reaches: { colonies: [], statues: [6] },
      unfed: 1,
      pointsBetween: null,
      pointsBy: [
        { category: 'cards', least: 2, most: 2 },
        { category: 'coins', least: -1, most: -1 },
      ],
    });
  });

  it('of an integration tell what is paid', () => {
    const game = gameAt('colony', {
      mode: 'advanced',
      seats: [{ coins: 9, cards: ['3-purple-a04'], tracks: { military: 8 } }, {}],
    });
    expect(previewOf(game, { type: 'colony', level: 9, action: 'integrate' })).toMatchObject({
      coins: -4,
      coinsAfter: 5,
      tracks: {},
      requirementPaid: 3,
    });
  });

  it('of an integration score the backs that may lie there, not the front', () => {
    const seats = [{ coins: 5, tracks: { military: 30, food: 4 }, silver: ['food'] }, {}] as const;
    const integrate = { type: 'colony', level: 30, action: 'integrate' } as const;
    // Integrating costs 1 of 5 coins, and with it their point. The backs score 20 (and raise food by 2 or 3), 22 (food 4)
    // or 24 (food 0 or 3); the medal on food 4 rises by half of that.
    expect(previewOf(gameAt('colony', { seats }), integrate)?.pointsBetween).toEqual({ least: 20, most: 25 });
    const [seat, other] = seats;
    const taken = [{ level: 30, tile: 'colony-30-5' }] as const;
    const known = gameAt('colony', { seats: [seat, { ...other, colonies: taken }] });
    expect(previewOf(known, integrate)?.pointsBetween).toEqual({ least: 20, most: 23 });
  });

  it('of a monument that is built score the backs that may lie there', () => {
    const seats = [{ coins: 4, tiles: { food: 1 }, tracks: { military: 24, culture: 24 } }, {}];
    const game = gameAt('statue', { expansions: ['monuments'], seats });
    expect(previewOf(game, { type: 'monument', action: 'build' })?.pointsBetween).toEqual({ least: 16, most: 24 });
    expect(previewOf(game, { type: 'monument', action: 'reuse' })?.pointsBetween).toBeNull();
  });

  it('of a removal count the cards that are still unfed', () => {
    const game = gameAt('feeding', { seats: [{ cards: ['1-green-01', '1-red-07'], tracks: { food: 0 } }, {}] });
    expect(previewOf(game, { type: 'remove', card: '1-red-07' })).toMatchObject({ unfed: 1, points: -7 });
  });

  it('of a payment for food count it', () => {
    const cards = ['2-purple-a01', '1-red-01', '1-red-02'];
    const game = gameAt('feeding', { mode: 'advanced', seats: [{ coins: 5, cards, tracks: { food: 1 } }, {}] });
    expect(previewOf(game, { type: 'payToFeed' })).toMatchObject({ price: 2, coins: -2, unfed: 1 });
    play(game, { type: 'payToFeed' });
    expect(previewOf(game, { type: 'payToFeed' })).toMatchObject({ price: 2, coinsAfter: 1, unfed: 0 });
  });

  it('of a free card count it among those that will starve', () => {
    const seat = { cards: ['1-green-n04', '1-red-01'], tracks: { food: 2 } };
    const game = gameAt('freeCard', { expansions: ['nobles'], seats: [seat, {}] });
    expect(previewOf(game, { type: 'freeCard', colour: 'red' })).toMatchObject({ unfed: 1, coins: 0, points: 0 });
    expect(previewOf(game, { type: 'pass' })).toMatchObject({ unfed: 0 });
    play(game, { type: 'freeCard', colour: 'red' });
    expect(unfedCards(seatAt(game, 0), 0)).toBe(1);
  });

  it('warn of no hunger after the last feeding, whatever is taken then (§7.4, §10.3)', () => {
    const seat = { coins: 99, cards: ['1-green-n04', '1-red-01'], tracks: { food: 1 } };
    const sketch = { expansions: ['nobles'], phase: 'B', epoch: 3, seats: [seat, {}] } as const;
    const free = gameAt('freeCard', sketch);
    expect(previewOf(free, { type: 'freeCard', colour: 'red' })).toMatchObject({ unfed: 0 });
    expect(previewOf(free, { type: 'pass' })).toMatchObject({ unfed: 0 });
    expect(previewOf(gameAt('medals', sketch), { type: 'gold' })).toMatchObject({ unfed: 0 });
    const before = gameAt('statue', { ...sketch, seats: [{ ...seat, tracks: { culture: 6, food: 1 } }, {}] });
    expect(previewOf(before, { type: 'pass' })).toMatchObject({ unfed: 1 });
  });

  it('of a side include the coin for leading less often (rules §2.7)', () => {
    for (const seed of [1, 2, 3, 4]) {
      const game = gameOf(4, 'advanced', seed);
      const previews = [0, 1, 2, 3].map(() => {
        const seat = decider(game);
        const preview = previewOf(game, { type: 'chooseSide', side: 'B' });
        const events = play(game, { type: 'chooseSide', side: 'B' });
        return { seat, coins: preview?.coinsAfter, events };
      });
      const taken = previews.at(-1)?.events.filter((event) => event.type === 'setupTaken') ?? [];
      expect(taken.map(({ seat, coins }) => ({ seat, coins }))).toEqual(
        previews.map(({ seat, coins }) => ({ seat, coins })),
      );
    }
  });
});

describe('previews of what is paid', () => {
  const priceOf = (game: GameState, action: Action) => previewOf(game, action)?.price;

  it('tell the price of medals, of a tile that is taken back, of feeding and of a monument', () => {
    const { silver, gold } = standardContent.medals;
    const medals = gameAt('medals', { epoch: 2, seats: [{ coins: 40 }, {}] });
    expect(priceOf(medals, { type: 'gold' })).toBe(gold[2]);
    expect(priceOf(medals, { type: 'silver', tile: 'food' })).toBe(silver[2]);
    const card = '2-yellow-n04';
    const seat = { coins: 40, cards: [card], cardTiles: [{ card, tile: 'food' }] } as const;
    // Printed: 6 to buy back.
    const loan = gameAt('medals', { epoch: 2, expansions: ['nobles'], seats: [seat, {}] });
    expect(priceOf(loan, { type: 'redeemTile', card })).toBe(6);
    const cards = ['2-purple-a01', '1-red-01', '1-red-02'];
    const feeding = gameAt('feeding', { mode: 'advanced', seats: [{ coins: 9, cards, tracks: { food: 1 } }, {}] });
    expect(previewOf(feeding, { type: 'payToFeed' })).toMatchObject({ price: 2, coins: -2, unfed: 1 });
    const high = { coins: 9, tracks: { military: 24, culture: 24 } };
    const monument = gameAt('colony', { expansions: ['monuments'], seats: [high, {}] });
    expect(previewOf(monument, { type: 'monument', action: 'build' })).toMatchObject({ price: 4, coins: -4 });
    expect(previewOf(monument, { type: 'monument', action: 'reuse' })).toMatchObject({ price: null, coins: 12 });
  });

  it('of a coin below the stall show what it raises', () => {
    const seat = { market: 'small', coins: 3, tracks: { income: 5, food: 3 } } as const;
    const game = gameAt('market', { expansions: ['market'], seats: [seat, {}] });
    const { coins = 0 } = { coins: seatAt(game, 0).coins };
    expect(previewOf(game, { type: 'stall', space: 'keep' })).toMatchObject({
      coins: 1,
      coinsAfter: coins + 1,
      tracks: {},
    });
    expect(previewOf(game, { type: 'stall', space: 'culture' })).toMatchObject({ coins: 0, tracks: { culture: 1 } });
    expect(previewOf(game, { type: 'stall', space: 'points' })?.pointsBy).toContainEqual({
      category: 'market',
      least: 2,
      most: 2,
    });
  });
});

describe('refusals', () => {
  it('name the coins that are missing for a card', () => {
    const game = gameAt('draft', {
      phase: 'B',
      seats: [{ coins: 4, cards: ['1-red-01'] }, {}],
      piles: { red: ['2-red-10'] },
    });
    expect(refusals(game)).toContainEqual({ reason: 'coins', needed: 5, have: 4 });
    expect(refusals(game).filter(({ reason }) => reason === 'pileEmpty')).toHaveLength(4);
  });

  it('name the coins for the missing requirement and the integration together', () => {
    const seat = { coins: 3, cards: ['3-purple-a04'], tracks: { military: 8 } };
    const game = gameAt('colony', { mode: 'advanced', seats: [seat, {}] });
    // One missing step costs 3, integrating level 9 costs 1.
    expect(refusals(game)).toContainEqual({ reason: 'coins', needed: 4, have: 3 });
  });

  it('name the requirement that is missed, after lowerRequirement', () => {
    const game = gameAt('colony', {
      mode: 'advanced',
      seats: [{ cards: ['3-purple-a03'], tracks: { military: 6 } }, {}],
    });
    expect(refusals(game)).toEqual([
      // Levels 3 and 9 are reached but integrating costs 1.
      { reason: 'coins', needed: 1, have: 0 },
      { reason: 'coins', needed: 1, have: 0 },
      { reason: 'military', needed: 11, have: 6 },
      { reason: 'military', needed: 17, have: 6 },
      { reason: 'military', needed: 26, have: 6 },
    ]);
  });

  it('name what is done already', () => {
    const statues = [{ requirement: 6, tile: 'food', side: 'track' }] as const;
    const game = gameAt('statue', { seats: [{ statues, tracks: { culture: 12 } }, {}] });
    expect(refusals(game)).toEqual([
      { reason: 'statueCarved', needed: 0, have: 1 },
      { reason: 'culture', needed: 20, have: 12 },
      { reason: 'culture', needed: 30, have: 12 },
    ]);
    const colonies = gameAt('colony', {
      seats: [{ coins: 9, colonies: [{ level: 3, tile: null }], tracks: { military: 9 } }, {}],
    });
    expect(refusals(colonies)).toEqual([
      { reason: 'levelTaken', needed: 0, have: 1 },
      { reason: 'military', needed: 15, have: 9 },
      { reason: 'military', needed: 21, have: 9 },
      { reason: 'military', needed: 30, have: 9 },
    ]);
  });

  it('name why a medal cannot be bought', () => {
    const silver = ['food', 'food'] as const;
    expect(refusals(gameAt('medals', { seats: [{ coins: 6, silver }, {}] }))).toEqual([
      { reason: 'medalsFull', needed: 2, have: 2 },
    ]);
    expect(refusals(gameAt('medals', { seats: [{ coins: 6, tiles: {} }, {}] }))).toEqual([
      { reason: 'noTile', needed: 1, have: 0 },
    ]);
    expect(refusals(gameAt('medals', { seats: [{ coins: 5 }, {}] }))).toEqual([
      { reason: 'coins', needed: 6, have: 5 },
    ]);
  });

  it('name why no more can be paid at feeding', () => {
    const cards = ['2-purple-a01', '1-red-01', '1-red-02'];
    const poor = gameAt('feeding', { mode: 'advanced', seats: [{ coins: 1, cards, tracks: { food: 1 } }, {}] });
    expect(refusals(poor)).toEqual([{ reason: 'coins', needed: 2, have: 1 }]);
    const used = gameAt('feeding', { mode: 'advanced', seats: [{ coins: 99, cards, tracks: { food: -6 } }, {}] });
    for (let paid = 0; paid < 6; paid++) play(used, { type: 'payToFeed' });
    expect(refusals(used)).toEqual([{ reason: 'paymentsUsed', needed: 6, have: 6 }]);
  });
});
