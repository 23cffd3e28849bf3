import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { type GameState, refusalsOf } from '../../../shared/flow/runner.ts';
import type { Refusal, Remedy } from '../../../shared/rules/observation/observation.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { decider } from '../../fixtures/play.ts';
import { type GameSketch, gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const refusalOf = (game: GameState, action: Action): Refusal | undefined =>
  refusalsOf(game, decider(game)).find((refusal) => isSameAction(refusal.action, action));

const remediesIn = (game: GameState, action: Action): readonly Remedy[] | undefined =>
  refusalOf(game, action)?.remedies;

describe('the remedies for a card that is too dear (rules §4.2, §5, §6)', () => {
  const hand = ['1-red-09', '1-red-01'] as const;

  it('phase A: it is left, and the income comes before phase B', () => {
    const game = gameAt('draft', { seats: [{ coins: 0, tracks: { income: 2 }, hand }, {}] });
    const action = { type: 'draft', keep: '1-red-09', action: 'buy' } as const;
    const needed = refusalOf(game, action)?.needed ?? 0;
    expect(remediesIn(game, action)).toEqual([{ kind: 'leave', coins: 2, enough: needed <= 2 }]);
    const rich = gameAt('draft', { seats: [{ coins: 0, tracks: { income: 20 }, hand }, {}] });
    expect(remediesIn(rich, action)).toEqual([{ kind: 'leave', coins: 20, enough: true }]);
  });

  it('phase B: another card is sold first, as long as there is another turn', () => {
    const action = { type: 'take', colour: 'red', action: 'buy' } as const;
    const piles = { red: ['2-red-06', '2-red-10'], blue: ['2-blue-01'], green: ['2-green-01'] };
    const sketch: GameSketch = { phase: 'B', epoch: 2, seats: [{ coins: 4 }, {}] };
    expect(remediesIn(gameAt('draft', { ...sketch, piles }), action)).toEqual([
      { kind: 'sale', coins: 3, enough: true },
    ]);
    expect(remediesIn(gameAt('draft', { ...sketch, piles: { red: ['2-red-10'] } }), action)).toEqual([]);
  });
});

describe('the remedies for a track that is too low', () => {
  const plunder = (level: 3 | 9 | 15) => ({ type: 'colony', level, action: 'plunder' }) as const;
  const colonyStep = (seat: SeatSketch, sketch: GameSketch = {}) =>
    gameAt('colony', { phase: 'A', epoch: 2, seats: [seat, {}], ...sketch });

  it('a card that lies face up and is enough; a tile on a statue in reach (rules §6, §7.3)', () => {
    const seat = { tracks: { military: 7, culture: 6 } };
    const game = colonyStep(seat, { piles: { red: ['2-red-10'], green: ['2-green-01'] } });
    expect(remediesIn(game, plunder(9))).toEqual([
      { kind: 'faceUp', card: '2-red-10', track: 'military', steps: 2 },
      { kind: 'statue', requirement: 6, track: 'military', steps: 2 },
    ]);
    const noTile = colonyStep({ ...seat, tiles: { food: 1 } });
    expect(remediesIn(noTile, plunder(9))?.map(({ kind }) => kind)).toEqual(['cards']);
  });

  it('else so many cards of its colour at least, of those that are drafted next', () => {
    const [remedy] = remediesIn(colonyStep({ tracks: { military: 3 }, tiles: {} }), plunder(15)) ?? [];
    if (remedy?.kind !== 'cards') throw new Error('no number of cards');
    expect(remedy).toMatchObject({ colour: 'red', epoch: 2, track: 'military' });
    expect((remedy.count - 1) * remedy.most).toBeLessThan(12);
    expect(remedy.count * remedy.most).toBeGreaterThanOrEqual(12);
    const later = colonyStep({ tracks: { military: 3 }, tiles: {} }, { phase: 'B' });
    expect(remediesIn(later, plunder(15))?.[0]).toMatchObject({ kind: 'cards', epoch: 3 });
  });

  it('paying, where a card allows it and only the coins are missing (rules §9 payRequirement)', () => {
    const seat = { coins: 2, cards: ['3-purple-a04'], tracks: { military: 8, culture: 0 } };
    const remedies = remediesIn(colonyStep(seat, { mode: 'advanced', epoch: 3 }), plunder(9));
    expect(remedies?.[0]).toEqual({ kind: 'pay', coins: 3 });
  });

  it('none in the last phase: nothing comes after it', () => {
    const game = colonyStep({ tracks: { military: 7, culture: 6 } }, { epoch: 3, phase: 'B' });
    expect(
      remediesIn(gameAt('colony', { epoch: 3, phase: 'B', seats: [{ tracks: { military: 4 } }, {}] }), plunder(9)),
    ).toEqual([]);
    expect(remediesIn(game, plunder(9))).toEqual([]);
  });

  it('none to a monument that lacks both tracks (rules §10.1)', () => {
    const seat = { tracks: { military: 3, culture: 6 } };
    const game = colonyStep(seat, { expansions: ['monuments'] });
    expect(remediesIn(game, { type: 'monument', action: 'reuse' })).toEqual([]);
    const near = colonyStep({ tracks: { military: 23, culture: 24 } }, { expansions: ['monuments'] });
    expect(remediesIn(near, { type: 'monument', action: 'reuse' })?.length).toBeGreaterThan(0);
  });
});

describe('the remedies for coins and tiles', () => {
  it('an integration: the next income (rules §7.1, §7.2)', () => {
    const seats = [{ coins: 0, tracks: { military: 3, income: 4 } }, {}];
    const integrate = { type: 'colony', level: 3, action: 'integrate' } as const;
    const game = gameAt('colony', { phase: 'A', seats });
    expect(remediesIn(game, integrate)).toEqual([{ kind: 'income', coins: 4, enough: true }]);
    expect(remediesIn(gameAt('colony', { phase: 'B', epoch: 3, seats }), integrate)).toEqual([]);
  });

  it('a medal: the price of the next epoch, and two incomes until then (rules §7.5)', () => {
    const seats = [{ coins: 4, tracks: { income: 4 } }, {}];
    const game = gameAt('medals', { epoch: 1, seats });
    expect(remediesIn(game, { type: 'gold' })).toEqual([{ kind: 'nextEpoch', price: 12, coins: 8 }]);
  });

  it('a tile that was lent on a card (rules §10.3 tileLoan)', () => {
    const card = '1-yellow-n04';
    const seat = { coins: 40, cards: [card], cardTiles: [{ card, tile: 'food' }], tiles: {} } as const;
    const game = gameAt('medals', { epoch: 1, expansions: ['nobles'], seats: [seat, {}] });
    expect(remediesIn(game, { type: 'silver', tile: 'income' })).toEqual([
      { kind: 'redeem', card, coins: expect.any(Number) },
    ]);
  });
});

describe('the remedies for a track, one by one', () => {
  const plunder = (level: 3 | 9 | 15) => ({ type: 'colony', level, action: 'plunder' }) as const;
  const kindsIn = (game: GameState, action: Action) => remediesIn(game, action)?.map(({ kind }) => kind);
  const noTiles = { tiles: { income: 1 } };

  it('the smallest card that is enough comes first, and there are at most two', () => {
    // They give military 4, 3, 2 and 5; two steps are missing.
    const piles = { red: ['2-red-07'], yellow: ['2-red-02'], blue: ['2-red-01'], green: ['2-red-n02'] };
    const seat = { tracks: { military: 7 }, ...noTiles };
    const game = gameAt('colony', { phase: 'A', epoch: 2, seats: [seat, {}], piles });
    expect(remediesIn(game, plunder(9))).toEqual([
      { kind: 'faceUp', card: '2-red-01', track: 'military', steps: 2 },
      { kind: 'faceUp', card: '2-red-02', track: 'military', steps: 3 },
    ]);
    const more = gameAt('colony', {
      phase: 'A',
      epoch: 2,
      seats: [{ tracks: { military: 6 }, ...noTiles }, {}],
      piles,
    });
    expect(remediesIn(more, plunder(9))).toMatchObject([{ card: '2-red-02' }, { card: '2-red-07' }]);
  });

  it.each([
    [1, 'A', true],
    [2, 'B', true],
    [3, 'A', true],
    [3, 'B', false],
  ] as const)('something comes after epoch %s, phase %s: %s', (epoch, phase, comes) => {
    const seats = [{ tracks: { military: 2, income: 4 }, coins: 0, ...noTiles }, {}];
    expect(kindsIn(gameAt('colony', { epoch, phase, seats }), plunder(3))).toEqual(comes ? ['cards'] : []);
    const reached = [{ tracks: { military: 3, income: 4 }, coins: 0 }, {}];
    const integrate = { type: 'colony', level: 3, action: 'integrate' } as const;
    const income = [{ kind: 'income', coins: 4, enough: true }];
    expect(remediesIn(gameAt('colony', { epoch, phase, seats: reached }), integrate)).toEqual(comes ? income : []);
  });

  it('no more than three cards are near', () => {
    // The best red cards that are drafted in phase A of epoch II give 4 steps.
    const missing = (steps: number) =>
      remediesIn(
        gameAt('colony', { phase: 'A', epoch: 2, seats: [{ tracks: { military: 15 - steps }, ...noTiles }, {}] }),
        plunder(15),
      );
    expect([4, 5, 8, 9, 12, 13].map((steps) => missing(steps)?.[0])).toMatchObject(
      [1, 2, 2, 3, 3, undefined].map(
        (count) => count && { count, most: 4, colour: 'red', epoch: 2, track: 'military' },
      ),
    );
  });

  it('paying, for up to thirty coins in one step (rules §9 payRequirement)', () => {
    const coins = 29;
    const first = (military: number) =>
      remediesIn(
        gameAt('colony', {
          phase: 'A',
          mode: 'advanced',
          epoch: 3,
          seats: [{ coins, cards: ['3-purple-a04'], tracks: { military } }, {}],
        }),
        plunder(15),
      )?.[0];
    expect(first(5)).toEqual({ kind: 'pay', coins: 30 });
    expect(first(4)?.kind).not.toBe('pay');
  });

  it('for a card that would push a track below 0: what raises that track, but not that card (rules §10.3)', () => {
    // 2-red-n02 gives military 5 and takes a step of culture.
    const game = (piles: GameSketch['piles'], epoch: 2 | 3 = 2) =>
      gameAt('draft', {
        phase: 'B',
        epoch,
        expansions: ['nobles'],
        seats: [{ coins: 30 }, {}],
        ...(piles && { piles }),
      });
    const take = { type: 'take', colour: 'red', action: 'buy' } as const;
    const piles = { red: ['2-red-n02'], blue: ['2-blue-01'], green: ['2-green-01'] };
    expect(remediesIn(game(piles), take)).toEqual([{ kind: 'faceUp', card: '2-blue-01', track: 'culture', steps: 2 }]);
    // Nothing raises it, and there is no other turn in which it could be bought.
    expect(remediesIn(game({ red: ['2-red-n02'], green: ['2-green-01'] }), take)).toEqual([]);
    // In another turn of this phase it could.
    const later = { red: ['2-red-n02'], green: ['2-green-01', '2-green-02'] };
    expect(remediesIn(game(later), take)).toMatchObject([{ kind: 'cards', colour: 'blue', epoch: 2, count: 1 }]);
    expect(remediesIn(game(later, 3), take)).toMatchObject([{ kind: 'cards', colour: 'blue', epoch: 3 }]);
    const hand = ['2-red-n02', '2-yellow-01'];
    const secret = gameAt('draft', {
      epoch: 2,
      expansions: ['nobles'],
      seats: [{ coins: 30, hand }, {}],
      piles: { blue: ['2-red-n02'], red: ['2-blue-01'] },
    });
    expect(remediesIn(secret, { type: 'draft', keep: '2-red-n02', action: 'buy' })).toMatchObject([
      { card: '2-blue-01' },
    ]);
  });
});

describe('the remedies for coins, one by one', () => {
  it('none where no income comes', () => {
    const hand = ['1-red-09', '1-red-01'] as const;
    const poor = gameAt('draft', { seats: [{ coins: 0, hand }, {}] });
    expect(remediesIn(poor, { type: 'draft', keep: '1-red-09', action: 'buy' })).toEqual([]);
    const integrate = { type: 'colony', level: 3, action: 'integrate' } as const;
    expect(remediesIn(gameAt('colony', { phase: 'A', seats: [{ tracks: { military: 3 } }, {}] }), integrate)).toEqual(
      [],
    );
  });

  it('an income that is not enough by one, and one that just is', () => {
    // Integrating level 3 costs one coin; taking the lent tile of 1-yellow-n04 back costs more.
    const card = '1-yellow-n04';
    const at = (coins: number, income: number) => {
      const seat = { coins, cards: [card], cardTiles: [{ card, tile: 'food' }], tracks: { income } } as const;
      return refusalOf(gameAt('medals', { epoch: 1, expansions: ['nobles'], seats: [seat, {}] }), {
        type: 'redeemTile',
        card,
      });
    };
    const { needed = 0 } = at(0, 1) ?? {};
    expect(needed).toBeGreaterThan(2);
    expect(at(1, needed - 1)?.remedies).toEqual([{ kind: 'income', coins: needed - 1, enough: true }]);
    expect(at(1, needed - 2)?.remedies).toEqual([{ kind: 'income', coins: needed - 2, enough: false }]);
  });

  it('a sale that is just enough, and one that is not', () => {
    // A card of epoch II brings 3 coins; 2-red-10 costs 6.
    const piles = { red: ['2-red-10'], blue: ['2-blue-01', '2-blue-02', '2-blue-03'] };
    const action = { type: 'take', colour: 'red', action: 'buy' } as const;
    const at = (coins: number) =>
      remediesIn(gameAt('draft', { phase: 'B', epoch: 2, seats: [{ coins }, {}], piles }), action);
    expect([at(3), at(2)]).toEqual([
      [{ kind: 'sale', coins: 3, enough: true }],
      [{ kind: 'sale', coins: 3, enough: false }],
    ]);
  });

  it('none for feeding: nothing comes in between (rules §7.4)', () => {
    const cards = ['2-purple-a01', '1-red-01', '1-red-02'];
    const seat = { coins: 1, cards, tracks: { food: 1, income: 5 } };
    const game = gameAt('feeding', { mode: 'advanced', epoch: 2, seats: [seat, {}] });
    expect(refusalOf(game, { type: 'payToFeed' })).toMatchObject({ reason: 'coins', remedies: [] });
  });

  it('the price of a medal in the next epoch, silver or gold', () => {
    const game = gameAt('medals', { epoch: 2, seats: [{ coins: 0, tracks: { income: 3 } }, {}] });
    const prices = [{ type: 'silver', tile: 'income' } as const, { type: 'gold' } as const].map(
      (action) => remediesIn(game, action)?.[0],
    );
    const { silver, gold } = standardContent.medals;
    expect(prices).toEqual([
      { kind: 'nextEpoch', price: silver[3], coins: 6 },
      { kind: 'nextEpoch', price: gold[3], coins: 6 },
    ]);
  });
});
