import { describe, expect, it } from 'vitest';
import { bestOf, judge, judgingBy, valuesOf } from '../../../shared/bots/value/greedy.ts';
import { HEADS, mindFrom } from '../../../shared/bots/value/network.ts';
import { Valuation } from '../../../shared/bots/value/value.ts';
import data from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { standardContent } from '../../../shared/content/content.ts';
import { applyAction, deciders, type GameState, isOver, legalActions, newGame } from '../../../shared/flow/runner.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup, setupWith } from '../../fixtures/options.ts';
import { gameOf } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

describe('the judgement of actions', () => {
  it('does not change when everything hidden from the seat is exchanged', { timeout: 60_000 }, () => {
    const luck = luckOf(12);
    let compared = 0;
    for (const setup of everySetup(21)) {
      playRandomly(setup, (game, { seat, actions }) => {
        if (luck(4) > 0) return undefined;
        const swapped = withHiddenSwapped(game, seat, luck);
        expect(judge(swapped, seat, actions)).toEqual(judge(game, seat, actions));
        expect(valuesOf(swapped, seat)).toBe(valuesOf(game, seat));
        compared += 1;
        return undefined;
      });
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('gives heads that add up, and the same whatever stands beside an action in the list', () => {
    playRandomly(setupWith(4, 'advanced', 6, EXPANSIONS), (game, { seat, actions }) => {
      const { values, heads } = judge(game, seat, actions);
      const backwards = judge(game, seat, actions.toReversed()).values.toReversed();
      values.forEach((value, index) => {
        const own = heads.subarray(index * HEADS, (index + 1) * HEADS);
        expect(own.reduce((sum, head) => sum + head, 0)).toBeCloseTo(value, 9);
        expect(backwards[index]).toBeCloseTo(value, 9);
      });
      return undefined;
    });
  });

  it('is the score itself once the game is over', () => {
    const game = playRandomly(setupWith(3, 'advanced', 2, EXPANSIONS));
    const heads = new Float64Array(HEADS);
    game.result?.lines.forEach((line, seat) => {
      expect(valuesOf(game, seat, heads)).toBe(line.total);
      expect([...heads]).toEqual(SCORE_CATEGORIES.map((category) => line[category]));
    });
    expect(game.result?.lines).toHaveLength(3);
  });

  it('takes a category that there are no weights for as it stands', () => {
    const market = SCORE_CATEGORIES.indexOf('market');
    const known = data.secondBias.length;
    const fewer = mindFrom({
      ...data,
      second: data.second.filter((_, index) => index % known < market),
      secondBias: data.secondBias.slice(0, market),
    });
    const heads = new Float64Array(HEADS);
    let points = 0;
    playRandomly(setupWith(3, 'advanced', 2, ['market']), (game, { seat }) => {
      judgingBy(new Valuation(fewer), () => valuesOf(game, seat, heads));
      const score = scoreSeat(standardContent, game.seats[seat] as SeatState);
      expect(heads[market]).toBe(score.market);
      points = Math.max(points, score.market);
      return undefined;
    });
    expect(points).toBeGreaterThan(0);
  });

  it('finds more coins better, all else being equal', () => {
    const game = gameOf(4, 'basic', 5);
    const before = valuesOf(game, 1);
    (game.seats[1] as { coins: number }).coins += 6;
    expect(valuesOf(game, 1)).toBeGreaterThan(before + 1);
  });
});

/** Plays the best action for every seat until `stops`. */
function playGreedily(game: GameState, stops: (game: GameState) => boolean): void {
  while (!isOver(game) && !stops(game)) {
    const [seat] = deciders(game) as [Seat];
    const actions = legalActions(game, seat);
    applyAction(game, seat, actions[bestOf(judge(game, seat, actions).values)] as Action);
  }
}

/** How far the seats' values at the second draft of an epoch are from what they score in the end, on average. */
function meanError(epoch: Epoch): number {
  const errors = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const game = newGame(setupWith(seed % 2 === 0 ? 2 : 4, 'advanced', seed, EXPANSIONS));
    playGreedily(game, (now) => now.epoch === epoch && now.phase === 'B');
    const foretold = game.seats.map((_, seat) => valuesOf(game, seat));
    playGreedily(game, () => false);
    return foretold.map((value, seat) => Math.abs(value - (game.result?.lines[seat]?.total ?? 0)));
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

describe('the values', () => {
  it('foretell the score within 25 points on average, within 15 in the last epoch', { timeout: 60_000 }, () => {
    const [first, second, third] = EPOCHS.map(meanError) as [number, number, number];
    expect(Math.max(first, second)).toBeLessThan(25);
    expect(third).toBeLessThan(Math.min(first, second));
    expect(third).toBeLessThan(15);
  });
});

describe('the best of values', () => {
  it('is the first of the highest', () => {
    expect(bestOf(Float64Array.of(1, 3, 3, 2))).toBe(1);
    expect(bestOf(Float64Array.of(-5))).toBe(0);
    expect(bestOf(new Float64Array(0))).toBe(-1);
  });
});
