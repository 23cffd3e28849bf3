import { describe, expect, it } from 'vitest';
import { plainEvaluator } from '../../../shared/bots/evaluators.ts';
import { firstSight, playOut } from '../../../shared/bots/search/playout.ts';
import { judge, remembering, valuesOf } from '../../../shared/bots/value/greedy.ts';
import { HEADS, mindFrom } from '../../../shared/bots/value/network.ts';
import { Valuation } from '../../../shared/bots/value/value.ts';
import data from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { type Card, standardContent } from '../../../shared/content/content.ts';
import { applyAction, clone, type GameState, legalActions, newGame, nextDecider } from '../../../shared/flow/runner.ts';
import { withEffectOf } from '../../../shared/rules/pieces/ownedEffects.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { numberOfColour } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup, setupWith } from '../../fixtures/options.ts';
import { seatAt } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { expectSame } from '../../fixtures/sameAs.ts';
import { sampled } from '../../thorough.ts';

/** It remembers nothing. */
const forgetful = new Valuation(mindFrom(data));

const headsOf = (valuation: Pick<Valuation, 'valuesOf'>, game: GameState, seat: Seat): number[] => {
  const heads = new Float64Array(HEADS);
  return [valuation.valuesOf(game, seat, heads), ...heads];
};

/** One change each, of the seat that decides or of the next one. */
const CHANGES: Readonly<Record<string, (game: GameState, seat: SeatState, next: SeatState) => void>> = {
  coins: (_game, seat) => (seat.coins += 1),
  tracks: (_game, seat) => (seat.tracks.culture += 1),
  tiles: (_game, seat) => (seat.tiles = { ...seat.tiles, food: seat.tiles.food + 1 }),
  counts: (_game, seat) => (seat.counts[numberOfColour('green')] += 1),
  gold: (_game, seat) => (seat.gold += 1),
  silver: (_game, seat) => (seat.silver = [...seat.silver, 'military']),
  statues: (_game, seat) => (seat.statues = [...seat.statues, { requirement: 12, tile: 'income', side: 'track' }]),
  colonies: (_game, seat) => (seat.colonies = [...seat.colonies, { level: 30, tile: null }]),
  cards: (_game, seat) =>
    void seat.cards.push(standardContent.cards.find((card) => !seat.cards.includes(card)) as Card),
  'face down': (_game, seat) => (seat.faceDown = [...seat.faceDown, standardContent.card('1-red-01')]),
  effects: (_game, seat) => (seat.effects = withEffectOf(seat.effects, standardContent.card('2-purple-a02'))),
  'tiles on cards': (_game, seat) => (seat.cardTiles = [...seat.cardTiles, { card: '1-red-01', tile: 'income' }]),
  hand: (_game, seat) => (seat.hand = seat.hand.map(() => standardContent.card('1-red-01'))),
  market: (_game, seat) => (seat.market = seat.market === 'small' ? 'large' : 'small'),
  stall: (_game, seat) => (seat.stall = { ...seat.stall, points: seat.stall.points + 3 }),
  monument: (_game, seat) => (seat.monument ??= { monument: null, tile: null, side: null }),
  'coins of others': (_game, _seat, next) => (next.coins += 1),
  'points of others': (_game, _seat, next) => (next.gold += 1),
  'backs of others': (_game, _seat, next) => (next.colonies = [{ level: 3, tile: 'colony-3-1' }]),
  epoch: (game) => (game.epoch = game.epoch === 3 ? 2 : 3),
  'turns ended': (game) => (game.turnsEnded += 1),
  'actions left': (game) => (game.actionsLeft += 1),
  'cards paid for': (game) => (game.feedingPayments += 1),
  'coins of the market': (game) => (game.marketCoins += 1),
  'free cards': (game) => (game.freeCards += 1),
  'monuments taken': (game) => (game.monumentsTaken = game.seats.length),
  'turns of the wheel': (game) => (game.turns += 1),
  piles: (game) => void game.piles[numberOfColour('red')].push(standardContent.card('1-red-01')),
};

describe('a search that remembers', () => {
  it('judges everything that it meets as if it did not', { timeout: 60_000 }, () => {
    const luck = luckOf(91);
    let compared = 0;
    for (const setup of sampled(everySetup(91), 4)) {
      playRandomly(setup, (start) => {
        if (luck(80) > 0) return undefined;
        const { epoch, phase } = start;
        remembering(() => {
          // Games that begin alike and differ by one action meet the same positions and such as are nearly the same.
          for (let other = 0; other < 6; other++) {
            const game = clone(start);
            const seat = nextDecider(game);
            const actions = legalActions(game, seat);
            applyAction(game, seat, actions[other % actions.length] as Action);
            const listening = (now: GameState, decider: Seat): void => {
              const legal = legalActions(now, decider);
              const judged = forgetful.judge(now, decider, legal);
              expectSame(judge(now, decider, legal), judged);
              expectSame(plainEvaluator.valuesAfter(now, decider, legal), judged.values);
              for (const each of now.seats.keys())
                expectSame(headsOf({ valuesOf }, now, each), headsOf(forgetful, now, each));
              compared += 1;
            };
            playOut(
              game,
              { epoch, phase },
              game.seats.map(() => plainEvaluator),
              listening,
            );
          }
        });
        return undefined;
      });
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('tells positions apart by everything that counts', { timeout: 60_000 }, () => {
    const luck = luckOf(92);
    const told = new Set<string>();
    for (const setup of everySetup(92)) {
      playRandomly(setup, (game, { seat, actions }) => {
        if ((luck(25) > 0 && game.freeCards === 0) || game.seats[seat]?.choice !== null) return undefined;
        for (const [what, change] of Object.entries(CHANGES)) {
          const other = clone(game);
          change(other, seatAt(other, seat), seatAt(other, (seat + 1) % other.seats.length));
          const expected = [forgetful.judge(other, seat, actions), headsOf(forgetful, other, seat)];
          const [before, after] = remembering(() =>
            [game, other].map((now) => [judge(now, seat, actions), headsOf({ valuesOf }, now, seat)]),
          );
          expect(after, what).toEqual(expected);
          if (JSON.stringify(before) !== JSON.stringify(after)) told.add(what);
        }
        return undefined;
      });
    }
    // Each of them made a difference somewhere: else nothing would have been shown.
    expect([...told].toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  });

  it('finds a position again whose cards were taken in another order, and forgets it with the search', () => {
    const game = newGame(setupWith(2, 'advanced', 5));
    while (game.epoch < 2 || game.phase === 'A') {
      const decider = nextDecider(game);
      applyAction(game, decider, firstSight(game, decider, plainEvaluator));
    }
    const seat = game.turn;
    const actions = legalActions(game, seat);
    const reordered = clone(game);
    reordered.seats[seat]?.cards.reverse();
    const first = remembering(() => {
      const known = judge(game, seat, actions);
      expect(judge(reordered, seat, actions)).toBe(known);
      expect(judge(game, seat, actions.slice(1))).not.toBe(known);
      return known;
    });
    expect(remembering(() => judge(game, seat, actions))).not.toBe(first);
    expect(judge(game, seat, actions)).not.toBe(judge(game, seat, actions));
  });
});
