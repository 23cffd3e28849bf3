import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import { factsOf, reachedBy, type SeatFacts, type Standing } from '../../../shared/foresight/seatFacts.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { EffectType } from '../../../shared/vocabulary/effects.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import type { Tracks } from '../../../shared/vocabulary/tracks.ts';
import { everySetup } from '../../fixtures/options.ts';
import { decider } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/** Cards with an effect. */
const cardsWith = (type: EffectType): readonly string[] =>
  standardContent.cards.filter(({ effect }) => effect?.type === type).map(({ id }) => id);

/** The facts of seat 0 as a viewer sees it. */
function facts(sketch: SeatSketch, viewer = 0): SeatFacts {
  const view = observe(gameAt('colony', { mode: 'advanced', expansions: EXPANSIONS, seats: [sketch, {}] }), viewer);
  const [seat] = view.seats;
  if (seat === undefined) throw new RangeError('no seat');
  return factsOf(view, seat);
}

describe('cards', () => {
  it.each([0, 1])('that lie face down count for their colour, also for viewer %i', (viewer) => {
    const found = facts({ cards: ['1-red-01'], faceDown: ['1-blue-02'] }, viewer);
    expect(found.cards).toBe(2);
    expect(found.cardsOf).toEqual({ yellow: 0, red: 1, blue: 1, green: 0, purple: 0 });
  });

  it('that keep prices up do so in their own colour (rules §10.3)', () => {
    const { fullPrice } = facts({ cards: ['1-red-n03'] });
    expect(fullPrice).toEqual({ red: '1-red-n03' });
  });

  it('raise the track of choice by all of their steps (rules §10.3 `allyBonus`)', () => {
    const allies = cardsWith('allyBonus');
    const steps = allies.reduce((sum, id) => sum + (standardContent.card(id).effect?.steps ?? 0), 0);
    expect(steps).toBeGreaterThan(0);
    expect(facts({ cards: allies }).allySteps).toBe(steps);
    expect(facts({}).allySteps).toBe(0);
  });

  it('hold lent tiles, until those are taken back (rules §10.3 `tileLoan`)', () => {
    const cards = ['1-yellow-n04'];
    expect(facts({ cards, cardTiles: [{ card: '1-yellow-n04', tile: 'food' }] }).loans).toEqual(cards);
    expect(facts({ cards }).loans).toEqual([]);
  });
});

describe('hunger (rules §7.4)', () => {
  const cards = ['1-red-01', '1-red-02', '1-green-01'];

  it('is what is neither fed nor paid for', () => {
    const { hungerAfter, foodLeft } = facts({ cards, tracks: { food: 1 } });
    expect(hungerAfter(0)).toEqual({ cards: 3, food: 1, paid: 0, unfed: 2 });
    expect(hungerAfter(1)).toEqual({ cards: 3, food: 1, paid: 1, unfed: 1 });
    expect(foodLeft).toBe(-2);
  });

  it('never is for more cards than there are, whatever the track (rules §16.4)', () => {
    expect(facts({ cards, tracks: { food: -2 } }).hungerAfter(0)).toMatchObject({ food: 0, unfed: 3 });
    expect(facts({ tracks: { food: -2 } }).hungerAfter(0)).toMatchObject({ cards: 0, unfed: 0 });
  });
});

/** One plundered, one integrated. */
const colonies = [
  { level: 3, tile: null },
  { level: 9, tile: 'colony-9-1' },
] as const;

describe('colonies and statues', () => {
  it('are taken, in reach or far', () => {
    const found = facts({
      tracks: { military: 15, culture: 11 },
      colonies,
      statues: [{ requirement: 6, tile: 'food', side: 'points' }],
    });
    expect(found.colonies.map(({ standing }) => standing)).toEqual(['taken', 'taken', 'reached', 'far', 'far']);
    expect(found.statues.map(({ standing }) => standing)).toEqual(['taken', 'far', 'far', 'far']);
    expect(found).toMatchObject({ integrated: 1, plundered: 1 });
  });

  it('require less with every card that lowers requirements (rules §9)', () => {
    const cards = cardsWith('lowerRequirement').slice(0, 1);
    const lower = standardContent.card(cards[0] ?? '').effect?.amount ?? 0;
    expect(lower).toBeGreaterThan(0);
    const found = facts({ cards, tracks: { military: 15 - lower, culture: 12 - lower } });
    expect(found.colonies.map(({ level, needed }) => level - needed)).toEqual([lower, lower, lower, lower, lower]);
    expect(found.colonies[2]).toMatchObject({ level: 15, standing: 'reached' });
    expect(found.statues[1]).toEqual({ requirement: 12, needed: 12 - lower, standing: 'reached' });
    expect(found.statues[2]).toMatchObject({ standing: 'far' });
  });
});

it('colonies and statues come into reach by a change that passes what they require, unless they are taken', () => {
  const cards = cardsWith('lowerRequirement').slice(0, 1);
  const lower = standardContent.card(cards[0] ?? '').effect?.amount ?? 0;
  const seats = [{ cards, tracks: { military: 15 - lower, culture: 12 - lower }, colonies }, {}];
  const view = observe(gameAt('colony', { mode: 'advanced', seats }), 1);
  const [seat] = view.seats;
  if (seat === undefined) throw new RangeError('no seat');
  const by = (tracks: Partial<Tracks>) => reachedBy(view, seat, { coins: 0, tracks });
  expect(by({ military: 1 })).toMatchObject({ colonies: [{ level: 15 }], statues: [] });
  expect(by({ military: 10, culture: 1 })).toMatchObject({ colonies: [{ level: 15 }], statues: [{ requirement: 12 }] });
  expect(by({ food: 5 })).toEqual({ colonies: [], statues: [] });
});

it('medals, unused tiles and locked coins are counted', () => {
  const found = facts({
    silver: ['food', 'food'],
    gold: 1,
    tiles: { income: 1, food: 2 },
    stall: { military: 2, points: 1 },
  });
  expect(found).toMatchObject({ medals: { silver: 2, gold: 1 }, tiles: 3, lockedCoins: 3 });
});

it('a seat is counted once', () => {
  const view = observe(gameAt('colony', { seats: [{}, {}] }), 0);
  const [one, other] = view.seats;
  if (one === undefined || other === undefined) throw new RangeError('no seat');
  expect(factsOf(view, one)).toBe(factsOf(view, one));
  expect(factsOf(view, other)).not.toBe(factsOf(view, one));
});

/** How a colony or a statue that may be taken stands to the seat, by its facts; `null` for any other action. */
function standingOf({ colonies, statues }: SeatFacts, action: Action): Standing | null {
  if (action.type === 'colony') return colonies.find(({ level }) => level === action.level)?.standing ?? null;
  if (action.type !== 'statue') return null;
  return statues.find(({ requirement }) => requirement === action.requirement)?.standing ?? null;
}

it('what may be taken for nothing is in reach, and what has to be paid for is far', () => {
  let compared = 0;
  const check = (state: GameState) => {
    const view = observe(state, null);
    const seat = view.seats[decider(state)];
    if (seat === undefined) throw new RangeError('no seat');
    for (const { action, preview } of choicesOf(state, decider(state))) {
      const standing = standingOf(factsOf(view, seat), action);
      if (standing === null) continue;
      expect(standing).toBe(preview.requirementPaid === 0 ? 'reached' : 'far');
      compared += 1;
    }
    return undefined;
  };
  for (const setup of everySetup(8)) playRandomly(setup, check);
  expect(compared).toBeGreaterThan(300);
});
