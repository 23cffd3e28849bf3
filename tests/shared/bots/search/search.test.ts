import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { plainEvaluator } from '../../../../shared/bots/evaluators.ts';
import { dealerFor } from '../../../../shared/bots/search/determinize.ts';
import { isBeyond, playOut, writeChances } from '../../../../shared/bots/search/playout.ts';
import { search } from '../../../../shared/bots/search/search.ts';
import { clone, type GameState, isOver, legalActions, observe } from '../../../../shared/flow/runner.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

const evaluators = (game: GameState) => game.seats.map(() => plainEvaluator);

/** Searches between a seat's legal actions; counts how often `stop` was asked. */
function searched(game: GameState, seat: Seat, nodes: number, patience = Number.POSITIVE_INFINITY) {
  const candidates = legalActions(game, seat);
  let asked = 0;
  const place = search({
    view: observe(game, seat),
    candidates,
    likings: candidates.map(() => 0),
    evaluators: evaluators(game),
    nodes,
    random: xoroshiro128plus(5),
    stop: () => {
      asked += 1;
      return asked > patience;
    },
  });
  return { answer: candidates[place], asked };
}

describe('a playout', () => {
  it('plays to the end of the half epoch and no further, and all chances are between 0 and 1', () => {
    const luck = luckOf(62);
    for (const setup of everySetup(62)) {
      playRandomly(setup, (state) => {
        if (luck(60) > 0) return undefined;
        const game = clone(state);
        const { epoch, phase } = state;
        playOut(game, { epoch, phase }, evaluators(state));
        expect(isBeyond(game, { epoch, phase })).toBe(true);
        expect(isOver(game) || legalActions(game, game.turn).length > 0).toBe(true);
        const chances = new Float64Array(game.seats.length);
        writeChances(game, evaluators(game), chances);
        for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
        return undefined;
      });
    }
  });
});

describe('the search', () => {
  const draft = gameAt('draft', {
    phase: 'B',
    seats: [{ coins: 9 }, { coins: 9 }],
    piles: { red: ['1-red-01', '1-red-05'], blue: ['1-blue-02', '1-blue-05'], green: ['1-green-01', '1-green-02'] },
  });

  it('gives the same answer for the same luck and number of simulations', () => {
    expect(searched(draft, 0, 60).answer).toEqual(searched(draft, 0, 60).answer);
  });

  it('stops at once when it is told to, with an answer', () => {
    const stopped = searched(draft, 0, 1_000_000, 3);
    expect(stopped.asked).toBe(4);
    expect(stopped.answer).toBeDefined();
    const secret = gameAt('draft', {
      seats: [
        { coins: 9, hand: ['1-red-01', '1-red-05'] },
        { coins: 9, hand: ['1-blue-02', '1-blue-05'] },
      ],
    });
    expect(searched(secret, 0, 1_000_000, 3)).toMatchObject({ asked: 4, answer: { type: 'draft' } });
  });

  it('deals games that differ in what is hidden only', () => {
    const view = observe(draft, 0);
    const { deal } = dealerFor(view);
    const random = xoroshiro128plus(7);
    const dealt = Array.from({ length: 20 }, () => deal(random));
    expect(new Set(dealt.map(({ piles }) => piles.red[0])).size).toBeGreaterThan(3);
    for (const game of dealt) expect(observe(game, 0)).toEqual(view);
  });
});
