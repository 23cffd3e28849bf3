import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { decisionOf, observe, refusalsOf, stepOf } from '../../../shared/flow/runner.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { decider, eventOf, gameOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const expansions: readonly Expansion[] = ['monuments'];
const worthy: SeatSketch = { coins: 9, tracks: { military: 24, culture: 24 } };

const stepWith = (decision: 'colony' | 'statue', seat: SeatSketch) =>
  gameAt(decision, { expansions, seats: [seat, {}], monuments: ['monument-2', 'monument-5'] });

const monumentsOffered = (decision: 'colony' | 'statue', seat: SeatSketch): string[] =>
  legal(stepWith(decision, seat)).flatMap((action) => (action.type === 'monument' ? [action.action] : []));

describe('rules §10.1 who may take a monument', () => {
  it.each(['colony', 'statue'] as const)('in the %s step with military and culture 24', (decision) => {
    expect(monumentsOffered(decision, worthy)).toEqual(['reuse', 'build']);
    expect(monumentsOffered(decision, { ...worthy, tracks: { military: 23, culture: 30 } })).toEqual([]);
    expect(monumentsOffered(decision, { ...worthy, tracks: { military: 30, culture: 23 } })).toEqual([]);
  });

  it('only once', () => {
    const monument = { monument: null, tile: null, side: null };
    expect(monumentsOffered('colony', { ...worthy, monument })).toEqual([]);
  });

  it('card effects neither lower nor pay for its requirement', () => {
    // lowerRequirement and payRequirement
    const cards = standardContent.cards
      .filter(({ effect }) => effect?.type.endsWith('Requirement'))
      .map(({ id }) => id);
    expect(cards).toHaveLength(2);
    expect(monumentsOffered('colony', { coins: 99, cards, tracks: { military: 23, culture: 24 } })).toEqual([]);
  });

  it('building needs 4 coins and an unused tile, reusing neither', () => {
    expect(monumentsOffered('colony', { ...worthy, coins: 3 })).toEqual(['reuse']);
    expect(monumentsOffered('colony', { ...worthy, tiles: {} })).toEqual(['reuse']);
    expect(monumentsOffered('colony', { ...worthy, coins: 4, tiles: { food: 1 } })).toEqual(['reuse', 'build']);
  });

  it('nobody without the expansion', () => {
    expect(gameOf(2, 'basic', 1).layout.monuments).toEqual([]);
    const game = gameAt('colony', { seats: [worthy, {}] });
    expect(legal(game).some(({ type }) => type === 'monument')).toBe(false);
    expect(refusalsOf(game, 0).some(({ action }) => action.type === 'monument')).toBe(false);
  });

  it('as many lie in the stack as there are seats, all different', () => {
    for (const seats of [2, 3, 4, 5] as const) {
      const { monuments } = gameOf(seats, 'basic', 1, expansions).layout;
      expect(new Set(monuments).size).toBe(seats);
    }
  });

  it('says why not', () => {
    const reasons = (seat: SeatSketch) =>
      refusalsOf(stepWith('colony', { ...seat }), 0).filter(({ action }) => action.type === 'monument');
    expect(reasons({ tracks: { military: 3, culture: 24 } })).toMatchObject([
      { reason: 'military', needed: 24, have: 3 },
    ]);
    expect(reasons({ tracks: { military: 24, culture: 20 } })).toMatchObject([
      { reason: 'culture', needed: 24, have: 20 },
    ]);
    expect(reasons({ ...worthy, coins: 3 })).toMatchObject([{ reason: 'coins', needed: 4, have: 3 }]);
    expect(reasons({ ...worthy, tiles: {} })).toMatchObject([{ reason: 'noTile' }]);
    const monument = { monument: null, tile: null, side: null };
    expect(reasons({ ...worthy, monument })).toMatchObject([{ reason: 'monumentTaken' }]);
  });
});

describe('rules §10.1 reuse', () => {
  it('gives 12 coins now and 15 points at the end, in the statues row', () => {
    const game = stepWith('colony', worthy);
    const events = play(game, { type: 'monument', action: 'reuse' });
    expect(eventOf(events, 'monumentReused')).toEqual({
      type: 'monumentReused',
      seat: 0,
      change: { coins: 12, tracks: {} },
    });
    expect(scoreSeat(standardContent, seatAt(game, 0)).statues).toBe(15);
  });

  it('takes the top of the stack unseen', () => {
    const game = stepWith('colony', worthy);
    play(game, { type: 'monument', action: 'reuse' });
    expect(observe(game, 0).monuments).toBe(1);
    expect(observe(game, 0).seats[0]?.monument).toEqual({ monument: null, tile: null, side: null });
  });
});

describe('rules §10.1 build', () => {
  const built = (decision: 'colony' | 'statue') => {
    const game = stepWith(decision, { ...worthy, tiles: { income: 1, food: 1 } });
    const events = play(game, { type: 'monument', action: 'build' });
    return { game, events };
  };

  it('costs 4 coins and flips the top monument', () => {
    const { game, events } = built('colony');
    expect(eventOf(events, 'monumentBuilt')).toMatchObject({ monument: 'monument-2', change: { coins: -4 } });
    expect(seatAt(game, 0).coins).toBe(5);
  });

  it.each(['colony', 'statue'] as const)(
    'in the %s step: then a tile must be placed, as part of that step',
    (decision) => {
      const { game } = built(decision);
      expect([decisionOf(game), stepOf(game), decider(game)]).toEqual(['placeTile', decision, 0]);
      expect(legal(game)).toEqual([
        { type: 'placeTile', tile: 'income', side: 'track' },
        { type: 'placeTile', tile: 'income', side: 'points' },
        { type: 'placeTile', tile: 'food', side: 'track' },
        { type: 'placeTile', tile: 'food', side: 'points' },
      ]);
    },
  );

  it('track side: the track rises by the strength; the printed points count', () => {
    const { game } = built('colony');
    // monument-2: strength 4, 22 points
    const events = play(game, { type: 'placeTile', tile: 'food', side: 'track' });
    expect(eventOf(events, 'monumentTilePlaced').change).toEqual({ coins: 0, tracks: { food: 4 } });
    expect(scoreSeat(standardContent, seatAt(game, 0)).statues).toBe(22);
    expect(seatAt(game, 0).tiles.food).toBe(0);
  });

  it('points side: the strength is scored too', () => {
    const { game } = built('statue');
    play(game, { type: 'placeTile', tile: 'income', side: 'points' });
    expect(scoreSeat(standardContent, seatAt(game, 0)).statues).toBe(26);
  });
});

describe('rules §10.1 instead of a colony or a statue', () => {
  it('uses up the turn', () => {
    const game = stepWith('colony', worthy);
    play(game, { type: 'monument', action: 'reuse' });
    expect(decisionOf(game)).toBe('statue');
  });

  it('with doubleAction a statue may follow', () => {
    const double = standardContent.cards.find(({ effect }) => effect?.type === 'doubleAction')?.id as string;
    const game = stepWith('statue', { ...worthy, cards: [double] });
    play(game, { type: 'monument', action: 'build' });
    play(game, { type: 'placeTile', tile: 'food', side: 'track' });
    expect(legal(game).map(({ type }) => type)).toContain('statue');
    expect(legal(game).map(({ type }) => type)).not.toContain('monument');
  });
});
