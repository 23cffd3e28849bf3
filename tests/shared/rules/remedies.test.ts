import { describe, expect, it } from 'vitest';
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
