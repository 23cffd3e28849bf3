import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { withoutMemory } from '../../../../shared/bots/bot.ts';
import { plainEvaluator } from '../../../../shared/bots/evaluators.ts';
import { dealerFor } from '../../../../shared/bots/search/determinize.ts';
import type { Evaluator } from '../../../../shared/bots/search/evaluator.ts';
import { isBeyond, playOut, writeChances } from '../../../../shared/bots/search/playout.ts';
import { search } from '../../../../shared/bots/search/search.ts';
import { descend, type Edge, learn, newTree } from '../../../../shared/bots/search/tree.ts';
import { clone, type GameState, isOver, legalActions, observe } from '../../../../shared/flow/runner.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { numberOfColour } from '../../../../shared/vocabulary/colours.ts';
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

describe('a tree', () => {
  const game = gameAt('draft', {
    phase: 'B',
    seats: [{ coins: 9 }, { coins: 9 }],
    piles: { red: ['1-red-01', '1-red-05'], blue: ['1-blue-02', '1-blue-05'] },
  });
  const [promising, better] = legalActions(game, 0) as [Action, Action];
  const candidates = [promising, better];

  /** At first sight one action is a little better than the other, and nothing that follows differs. */
  const misled: Evaluator = {
    valueOf: () => 0,
    valuesAfter: (_game, _seat, actions) => actions.map((action) => (action === promising ? 3 : 0)),
  };

  /** How often each action is tried in 60 visits, when they bring these chances to win. */
  function visits(chances: readonly [number, number]): number[] {
    const tree = newTree(2);
    for (let visit = 0; visit < 60; visit++) {
      const path = descend(tree, clone(game), { epoch: 1, phase: 'B' }, candidates, [misled, misled]);
      learn(path, Float64Array.of(path[0]?.action === promising ? chances[0] : chances[1], 0.5));
    }
    return candidates.map((action) => tree.root.edges.find((edge) => edge.action === action)?.visits ?? 0);
  }

  it('tries what looks worse as well, and stays with it when it is better', () => {
    // The promising one keeps its promise, more or less: who only follows that never learns how good the other one is.
    const [first, second] = visits([0.55, 0.9]) as [number, number];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(30);
  });

  it('is visited to the end of the half epoch, and keeps all of a visit', () => {
    const [tree, horizon] = [newTree(2), { epoch: 1, phase: 'B' } as const];
    const played = clone(game);
    const path = descend(tree, played, horizon, candidates, [misled, misled]);
    expect(isBeyond(played, horizon)).toBe(true);
    // Every card is taken by somebody, and each decision hangs below the one before.
    expect(path.filter(({ action }) => action.type === 'take')).toHaveLength(4);
    path.reduce((node, edge) => {
      expect(node.edges).toContain(edge);
      return edge;
    }, tree.root);
  });

  it('learns from what a card brought when it was taken later', () => {
    const isBlue = (action: Action): boolean =>
      action.type === 'take' && action.colour === 'blue' && action.action === 'buy';
    const blue = legalActions(game, 0).find(isBlue) as Action;
    /** How often blue is tried at once in ten visits that tell nothing, after it has brought such a chance later on. */
    const triedAfter = (chance: number): number => {
      const tree = newTree(2);
      const visit = (among: readonly Action[]): readonly Edge[] =>
        descend(tree, clone(game), { epoch: 1, phase: 'B' }, among, [misled, misled]);
      for (let count = 0; count < 40; count++) {
        const [, ...later] = visit([promising]);
        const brings = later.some(({ seat, action }) => seat === 0 && isBlue(action)) ? chance : 0.5;
        // Of the first decision nothing is learnt: what it leads to says the same of both.
        learn(later, Float64Array.of(brings, 0.5));
      }
      for (let count = 0; count < 10; count++) learn(visit([promising, blue]), Float64Array.of(0.5, 0.5));
      return tree.root.edges.find(({ action }) => action === blue)?.visits ?? 0;
    };
    expect(triedAfter(0.9)).toBeGreaterThan(triedAfter(0.1));
  });

  it('wastes little on it when it is not', () => {
    const [first, second] = visits([0.55, 0.1]) as [number, number];
    expect(first).toBeGreaterThan(40);
    expect(second).toBeGreaterThan(0);
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
    const backs = Array.from({ length: 20 }, () => {
      const game = deal(random);
      expect(observe(game, 0)).toEqual(view);
      return game.layout.colonies[3].join();
    });
    expect(new Set(backs).size).toBeGreaterThan(1);
  });

  it('deals what is not remembered of the piles anew', () => {
    const view = withoutMemory(observe(draft, 0));
    const { deal } = dealerFor(view);
    const random = xoroshiro128plus(7);
    const piles = Array.from({ length: 20 }, () => deal(random).piles[numberOfColour('red')].map(({ id }) => id));
    for (const pile of piles) expect([pile.length, pile.at(-1)]).toEqual([view.piles.red.size, view.piles.red.top]);
    expect(new Set(piles.map((pile) => pile.join())).size).toBeGreaterThan(3);
  });
});
