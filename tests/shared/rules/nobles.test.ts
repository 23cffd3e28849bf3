import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { decisionOf, observe, refusalsOf, stepOf } from '../../../shared/flow/runner.ts';
import { type Colour, numberOfColour } from '../../../shared/vocabulary/colours.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { decider, eventOf, gameOf, legal, play, seatAt, seatWithIds } from '../../fixtures/play.ts';
import { type GameSketch, gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const expansions: readonly Expansion[] = ['nobles'];

/** Two seats in phase B; the first decides on the top card of one pile. */
const facing = (colour: Colour, card: string, seat: SeatSketch, rest: GameSketch = {}) =>
  gameAt('draft', { expansions, phase: 'B', seats: [seat, {}], piles: { [colour]: [card] }, ...rest });

const uses = (colour: Colour, card: string, seat: SeatSketch) =>
  legal(facing(colour, card, seat)).map((action) => ('action' in action ? action.action : action.type));

describe('rules §10.3 the decks', () => {
  it.each(['basic', 'advanced'] as const)('hold the nobles of their colour and epoch, in the %s game', (mode) => {
    const { decks, box } = gameOf(5, mode, 3, expansions).layout;
    for (const epoch of EPOCHS) {
      for (const colour of ['yellow', 'red', 'blue', 'green'] as const) {
        const all = [...decks[epoch][colour], ...box[epoch][colour]];
        expect(all.filter(({ id }) => id.includes('-n'))).toHaveLength(4);
        expect(all.every(({ id }) => id.startsWith(`${epoch}-${colour}`))).toBe(true);
      }
    }
  });

  it('hold none without the expansion', () => {
    expect(JSON.stringify(gameOf(5, 'advanced', 3, ['monuments', 'market']).layout)).not.toContain('-n0');
  });
});

describe('rules §10.3 negative', () => {
  // 1-yellow-n02 costs 2 and gives income 3, culture −1.
  it('lowers its track', () => {
    const game = facing('yellow', '1-yellow-n02', { coins: 9, tracks: { culture: 1 } });
    play(game, { type: 'take', colour: 'yellow', action: 'buy' });
    expect(seatAt(game, 0).tracks).toMatchObject({ income: 3, culture: 0 });
  });

  it('must be sold when the track would drop below 0, and says so', () => {
    expect(uses('yellow', '1-yellow-n02', { coins: 9, tracks: { culture: 0 } })).toEqual(['sell']);
    const game = facing('yellow', '1-yellow-n02', { coins: 9 });
    expect(refusalsOf(game, 0).find(({ reason }) => reason === 'trackTooLow')).toMatchObject({
      track: 'culture',
      needed: 1,
      have: 0,
    });
  });

  it('gives its loss back when it is removed', () => {
    const seat = { cards: ['1-yellow-n02', '1-red-01'], tracks: { income: 3, culture: 0, food: 1 } };
    const game = gameAt('feeding', { expansions, seats: [seat, {}] });
    play(game, { type: 'remove', card: '1-yellow-n02' });
    expect(seatAt(game, 0).tracks).toMatchObject({ income: 0, culture: 1 });
  });
});

describe('rules §10.3, §16.8 noDiscount', () => {
  const priceOfBuying = (card: string, cards: readonly string[]): number => {
    const colour = card.split('-')[1] as Colour;
    const game = facing(colour, card, { coins: 50, cards });
    return eventOf(play(game, { type: 'take', colour, action: 'buy' }), 'cardBought').price;
  };
  const costOf = (card: string): number => standardContent.card(card).cost;

  it('its own price is still reduced', () => {
    expect(priceOfBuying('1-yellow-n03', ['1-yellow-01', '1-yellow-02'])).toBe(costOf('1-yellow-n03') - 2);
  });

  it('further cards of its colour cost the full price, another one of its kind too', () => {
    expect(priceOfBuying('3-yellow-05', ['1-yellow-n03', '1-yellow-01'])).toBe(costOf('3-yellow-05'));
    expect(priceOfBuying('2-yellow-n03', ['1-yellow-n03', '1-yellow-01'])).toBe(costOf('2-yellow-n03'));
  });

  it('other colours are not touched', () => {
    expect(priceOfBuying('3-red-05', ['1-yellow-n03', '1-red-01'])).toBe(costOf('3-red-05') - 1);
  });
});

describe('rules §10.3 tileLoan', () => {
  // 1-yellow-n04 costs 2, lends 3 coins and takes 4 back.
  const owner: SeatSketch = {
    coins: 4,
    cards: ['1-yellow-n04'],
    cardTiles: [{ card: '1-yellow-n04', tile: 'food' }],
    tiles: { income: 1 },
    tracks: { military: 3, culture: 6, food: 5 },
  };

  it('may be bought with or without a tile', () => {
    const game = facing('yellow', '1-yellow-n04', { coins: 2, tiles: { income: 1, food: 1 } });
    expect(legal(game)).toEqual([
      { type: 'take', colour: 'yellow', action: 'sell' },
      { type: 'take', colour: 'yellow', action: 'buy' },
      { type: 'take', colour: 'yellow', action: 'buy', tile: 'income' },
      { type: 'take', colour: 'yellow', action: 'buy', tile: 'food' },
    ]);
  });

  it('gives its coins for a tile, which raises nothing', () => {
    const game = facing('yellow', '1-yellow-n04', { coins: 2, tiles: { food: 1 } });
    const events = play(game, { type: 'take', colour: 'yellow', action: 'buy', tile: 'food' });
    expect(eventOf(events, 'cardBought')).toMatchObject({
      price: 2,
      tile: 'food',
      change: { coins: 1, tracks: { income: 1 } },
    });
    expect(seatAt(game, 0)).toMatchObject({ tiles: { food: 0 }, cardTiles: [{ card: '1-yellow-n04', tile: 'food' }] });
  });

  it('its coins cannot help to pay its own price (rules §16.5)', () => {
    expect(uses('yellow', '1-yellow-n04', { coins: 1 })).toEqual(['sell']);
  });

  it.each(['colony', 'statue', 'medals'] as const)('is redeemed at the main decision of the %s step', (decision) => {
    const game = gameAt(decision, { expansions, seats: [owner, {}] });
    expect(legal(game)).toContainEqual({ type: 'redeemTile', card: '1-yellow-n04' });
    const events = play(game, { type: 'redeemTile', card: '1-yellow-n04' });
    expect(eventOf(events, 'tileRedeemed')).toMatchObject({ tile: 'food', change: { coins: -4, tracks: {} } });
    expect(seatAt(game, 0)).toMatchObject({ tiles: { income: 1, food: 1 }, cardTiles: [] });
  });

  it('redeeming does not use up the action', () => {
    const game = gameAt('statue', { expansions, seats: [owner, {}] });
    play(game, { type: 'redeemTile', card: '1-yellow-n04' });
    expect([decisionOf(game), decider(game)]).toEqual(['statue', 0]);
    expect(legal(game)).toContainEqual({ type: 'statue', requirement: 6, tile: 'food', side: 'track' });
  });

  it('is not offered after the last allowed action (rules §16.6)', () => {
    const game = gameAt('colony', { expansions, seats: [{ ...owner, coins: 20 }, {}] });
    play(game, { type: 'colony', level: 3, action: 'plunder' });
    expect(decisionOf(game)).toBe('statue');
  });

  it('needs its price, and tells it', () => {
    const game = gameAt('colony', { expansions, seats: [{ ...owner, coins: 3 }, {}] });
    expect(legal(game).map(({ type }) => type)).not.toContain('redeemTile');
    expect(refusalsOf(game, 0).find(({ action }) => action.type === 'redeemTile')).toMatchObject({
      reason: 'coins',
      needed: 4,
      have: 3,
    });
  });

  it('the tile goes with the card (rules §16.5)', () => {
    const game = gameAt('feeding', { expansions, seats: [{ ...owner, tracks: { food: 0 } }, {}] });
    play(game, { type: 'remove', card: '1-yellow-n04' });
    expect(seatAt(game, 0)).toMatchObject({ tiles: { income: 1, food: 0 }, cardTiles: [] });
  });

  it('a bonus tile is not a loan', () => {
    const bonus = standardContent.cards.find(({ effect }) => effect?.type === 'bonusTile')?.id as string;
    const seat = { ...owner, cards: [bonus], cardTiles: [{ card: bonus, tile: 'food' as const }] };
    const game = gameAt('colony', { expansions, mode: 'advanced', seats: [seat, {}] });
    expect(legal(game).map(({ type }) => type)).not.toContain('redeemTile');
  });
});

describe('rules §10.3 allyBonus', () => {
  // colony-3-1: military and culture 1; colony-3-5: culture 1 only.
  const integrating = (cards: readonly string[], tile: string) => {
    const game = gameAt('colony', {
      expansions,
      seats: [{ coins: 9, cards, tracks: { military: 3 } }, {}],
      colonies: { 3: [tile, 'colony-3-3'] },
    });
    play(game, { type: 'colony', level: 3, action: 'integrate' });
    return game;
  };

  it('one printed track of choice rises in addition', () => {
    const game = integrating(['1-red-n04'], 'colony-3-1');
    expect([decisionOf(game), stepOf(game), decider(game)]).toEqual(['allyBonus', 'colony', 0]);
    expect(legal(game)).toEqual([
      { type: 'allyBonus', track: 'military' },
      { type: 'allyBonus', track: 'culture' },
    ]);
    const events = play(game, { type: 'allyBonus', track: 'culture' });
    expect(eventOf(events, 'allyBonusGained').change).toEqual({ coins: 0, tracks: { culture: 1 } });
    expect(seatAt(game, 0).tracks).toMatchObject({ military: 4, culture: 2 });
  });

  it('is a decision even with one track', () => {
    expect(legal(integrating(['1-red-n04'], 'colony-3-5'))).toEqual([{ type: 'allyBonus', track: 'culture' }]);
  });

  it('copies add up on the same track', () => {
    const game = integrating(['1-red-n04', '3-red-n04'], 'colony-3-5');
    play(game, { type: 'allyBonus', track: 'culture' });
    expect(seatAt(game, 0).tracks.culture).toBe(4);
  });

  it('not for plundering, and not without the card', () => {
    const game = gameAt('colony', {
      expansions,
      seats: [{ coins: 9, cards: ['1-red-n04'], tracks: { military: 3 } }, {}],
    });
    play(game, { type: 'colony', level: 3, action: 'plunder' });
    expect(decisionOf(game)).not.toBe('allyBonus');
    expect(decisionOf(integrating([], 'colony-3-1'))).not.toBe('allyBonus');
  });

  it('not again for a monument after an integrated colony', () => {
    const double = standardContent.cards.find(({ effect }) => effect?.type === 'doubleAction')?.id as string;
    const game = gameAt('colony', {
      expansions: ['monuments', 'nobles'],
      mode: 'advanced',
      seats: [{ coins: 30, cards: ['1-red-n04', double], tracks: { military: 24, culture: 24 } }, {}],
      colonies: { 3: ['colony-3-5', 'colony-3-3'] },
    });
    play(game, { type: 'colony', level: 3, action: 'integrate' });
    play(game, { type: 'allyBonus', track: 'culture' });
    play(game, { type: 'monument', action: 'reuse' });
    expect(decisionOf(game)).toBe('statue');
  });
});

describe('rules §10.3 statueCoins', () => {
  it('pays for every statue, copies add up', () => {
    const game = gameAt('statue', {
      expansions,
      seats: [{ cards: ['1-blue-n04', '2-blue-n04'], tracks: { culture: 6 } }, {}],
    });
    const events = play(game, { type: 'statue', requirement: 6, tile: 'food', side: 'points' });
    expect(eventOf(events, 'statueCarved').change).toEqual({ coins: 6, tracks: {} });
  });

  it('does not pay for a monument', () => {
    const game = gameAt('statue', {
      expansions: ['monuments', 'nobles'],
      seats: [{ cards: ['1-blue-n04'], tracks: { military: 24, culture: 24 } }, {}],
    });
    expect(eventOf(play(game, { type: 'monument', action: 'reuse' }), 'monumentReused').change.coins).toBe(12);
  });
});

describe('rules §10.3, §16.7 freeCard', () => {
  const owner: SeatSketch = { cards: ['1-green-n04'], tracks: { food: 9 } };
  const two: SeatSketch = { ...owner, cards: ['1-green-n04', '2-green-n04'] };
  const box = { red: ['1-red-05', '1-red-06'], green: ['1-green-05'], yellow: [], blue: [], purple: [] };
  const stepWith = (...seats: SeatSketch[]) => gameAt('freeCard', { expansions, seats, box });

  it('comes after all seats have fed', () => {
    const hungry = { cards: ['1-red-01'], tracks: { food: 0 } };
    const game = gameAt('feeding', {
      expansions,
      seats: [hungry, { ...owner, ...hungry, cards: ['1-green-n04'] }],
      box,
    });
    play(game, { type: 'remove', card: '1-red-01' });
    expect([decisionOf(game), decider(game)]).toEqual(['feeding', 1]);
    const fed = gameAt('feeding', { expansions, seats: [hungry, owner], box });
    play(fed, { type: 'remove', card: '1-red-01' });
    expect([decisionOf(fed), stepOf(fed), decider(fed)]).toEqual(['freeCard', 'freeCard', 1]);
  });

  it('offers the colours whose box holds a card', () => {
    expect(legal(stepWith(owner, {}))).toEqual([
      { type: 'freeCard', colour: 'red' },
      { type: 'freeCard', colour: 'green' },
      { type: 'pass' },
    ]);
  });

  it('takes the top card face down: a card of its colour without gains', () => {
    const game = stepWith(two, {});
    const events = play(game, { type: 'freeCard', colour: 'red' });
    expect(eventOf(events, 'freeCardTaken')).toMatchObject({ card: '1-red-05', change: { coins: 0, tracks: {} } });
    expect(seatWithIds(game, 0)).toMatchObject({ faceDown: ['1-red-05'], tracks: { military: 0 } });
    expect(seatAt(game, 0).counts[numberOfColour('red')]).toBe(1);
    expect(observe(game, 0).box.red).toBe(1);
  });

  it('once for each freeCard; pass declines all that remain (rules §16.3)', () => {
    const game = stepWith(two, {});
    expect(observe(game, 0).turn.freeCards).toBe(2);
    play(game, { type: 'freeCard', colour: 'red' });
    play(game, { type: 'freeCard', colour: 'red' });
    expect(seatWithIds(game, 0).faceDown).toEqual(['1-red-05', '1-red-06']);
    expect(decisionOf(game)).not.toBe('freeCard');
    const declined = stepWith(two, {});
    play(declined, { type: 'pass' });
    expect(decisionOf(declined)).not.toBe('freeCard');
  });

  it('counts for discount, feeding, sets and scholars', () => {
    const scholar = standardContent.cards.find(({ effect }) => effect?.type === 'scholar' && effect.colour === 'red')
      ?.id as string;
    const game = stepWith({ ...owner, cards: ['1-green-n04', scholar] }, {});
    const events = play(game, { type: 'freeCard', colour: 'red' });
    expect(eventOf(events, 'freeCardTaken').change.tracks).toEqual({ military: 1 });
  });

  it('has to be fed, and can be removed without anything being taken back', () => {
    const seat = { faceDown: ['1-red-05'], cards: ['1-green-n04'], tracks: { military: 3, food: 1 } };
    const game = gameAt('feeding', { expansions, seats: [seat, {}], box });
    expect(legal(game)).toEqual([
      { type: 'remove', card: '1-green-n04' },
      { type: 'remove', card: '1-red-05' },
    ]);
    const events = play(game, { type: 'remove', card: '1-red-05' });
    expect(eventOf(events, 'cardRemoved')).toMatchObject({ faceDown: true, change: { coins: 0, tracks: {} } });
    expect(seatWithIds(game, 0)).toMatchObject({ faceDown: [], tracks: { military: 3 } });
    expect(seatAt(game, 0).counts[numberOfColour('red')]).toBe(0);
  });

  it('its face is for its owner only', () => {
    const game = stepWith(owner, {});
    play(game, { type: 'freeCard', colour: 'red' });
    expect(observe(game, 0).seats[0]?.faceDown).toEqual([{ colour: 'red', card: '1-red-05' }]);
    for (const viewer of [1, null]) {
      expect(observe(game, viewer).seats[0]?.faceDown).toEqual([{ colour: 'red', card: null }]);
      expect(JSON.stringify(observe(game, viewer))).not.toContain('1-red-05');
    }
  });
});
