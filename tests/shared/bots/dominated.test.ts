import { describe, expect, it } from 'vitest';
import { decide } from '../../../shared/bots/bot.ts';
import { withoutDominated } from '../../../shared/bots/dominated.ts';
import { type GameState, legalActions, pathOf } from '../../../shared/flow/runner.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { jobAt } from '../../fixtures/botJob.ts';
import { everySetup } from '../../fixtures/options.ts';
import { decider } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const SET = ['1-red-01', '1-blue-01', '1-green-01', '1-yellow-01', '1-purple-01'];
const TWO_SETS = [...SET, '1-red-02', '1-blue-02', '1-green-02', '1-yellow-02', '1-purple-02'];
const LAST = { epoch: 3, phase: 'B' } as const;

/** Positions in which some actions are worse than another one in every respect, and those that are not. */
const POSITIONS: readonly (readonly [string, GameState, (action: Action) => boolean])[] = [
  [
    'a colony for nothing in the last colony step is not passed by, nor a smaller one taken instead',
    gameAt('colony', { ...LAST, seats: [{ coins: 0, tracks: { military: 9 } }, {}] }),
    (action) => action.type === 'colony' && action.level === 9 && action.action === 'plunder',
  ],
  [
    'a statue for nothing in the last statue step is not passed by',
    gameAt('statue', { ...LAST, seats: [{ tracks: { culture: 12 } }, {}] }),
    (action) => action.type === 'statue',
  ],
  [
    'a gold medal that pays at the very end is bought',
    gameAt('medals', { ...LAST, seats: [{ coins: 30, cards: TWO_SETS }, {}] }),
    (action) => action.type === 'gold',
  ],
  [
    'a medal that costs more points than it brings at the very end is not',
    gameAt('medals', { ...LAST, seats: [{ coins: 50, tracks: { food: 1 } }, {}] }),
    (action) => action.type === 'pass',
  ],
  [
    'a silver medal at the very end goes on the highest track',
    gameAt('medals', { ...LAST, seats: [{ coins: 25, tracks: { food: 20, income: 18 } }, {}] }),
    (action) => action.type === 'silver' && action.tile === 'food',
  ],
  [
    'the better of two cards of a colour that cost the same is kept, if one is bought',
    gameAt('draft', {
      seats: [
        { coins: 9, cards: ['1-red-05', '1-red-06'], hand: ['1-red-02', '1-red-04'] },
        { hand: ['1-blue-01', '1-blue-02'] },
      ],
    }),
    (action) => action.type === 'draft' && (action.action === 'sell' || action.keep !== '1-red-02'),
  ],
  [
    'the weaker of two cards of a colour is given up',
    gameAt('feeding', { seats: [{ tracks: { food: 1, military: 9 }, cards: ['1-red-02', '1-red-04'] }, {}] }),
    (action) => action.type === 'remove' && action.card === '1-red-02',
  ],
  [
    'the card that costs least is given up at the last feeding, whatever its colour',
    gameAt('feeding', {
      ...LAST,
      seats: [
        {
          tracks: { food: 3, military: 15, culture: 15 },
          cards: ['1-red-02', '1-blue-03', '3-yellow-07', '2-green-07'],
        },
        {},
      ],
    }),
    (action) => action.type === 'remove' && action.card === '1-red-02',
  ],
  [
    'at the last feeding a card for whose track there is a silver medal is not given up for its points alone',
    gameAt('feeding', {
      ...LAST,
      seats: [
        {
          tracks: { food: 2, culture: 9, military: 9 },
          silver: ['military', 'military'],
          cards: ['2-red-07', '3-green-02', '1-blue-01'],
        },
        { tracks: { food: 0 }, cards: ['1-blue-02', '1-red-04'] },
      ],
    }),
    (action) => action.type === 'remove' && action.card === '1-blue-01',
  ],
  [
    'of two cards to be given up none is one whose food would cost a third',
    gameAt('feeding', {
      ...LAST,
      seats: [{ tracks: { food: 2 }, cards: ['1-green-02', '1-blue-03', '1-red-04', '1-yellow-05'] }, {}],
    }),
    (action) => action.type === 'remove' && action.card !== '1-green-02',
  ],
];

describe.each(POSITIONS)('%s', (_name, game, isSensible) => {
  it.each(BOT_LEVELS)('by the %s', (level) => {
    for (let seed = 0; seed < 12; seed++) {
      expect(decide(jobAt(game, level, seed * 7919))).toSatisfy(isSensible);
    }
  });

  it('and there was another choice', () => {
    expect(legalActions(game, decider(game)).some((action) => !isSensible(action))).toBe(true);
  });
});

describe('less income', () => {
  /** One of two yellow cards is to be given up, of which 1-yellow-03 gives one step of income more and is else the same. */
  const choices = (purple: string): Action[] => {
    const cards = [purple, '1-yellow-01', '1-yellow-03'];
    const game = gameAt('feeding', {
      mode: 'advanced',
      epoch: 2,
      seats: [{ tracks: { food: 2, income: 5 }, cards }, {}],
    });
    return withoutDominated(game, 0, legalActions(game, 0)).filter(
      (action) => action.type === 'remove' && action.card !== purple,
    );
  };

  it('is worse, so that the card that gives less of it goes', () => {
    expect(choices('2-purple-01')).toHaveLength(1);
  });

  it('can be better for who is paid for tracks above it: nothing is sorted out (rules §9 incomeCatchUp)', () => {
    expect(choices('2-purple-a03')).toHaveLength(2);
  });
});

describe('what is sensible', () => {
  it('is a part of what is legal, never empty, and sorts something out', () => {
    let sortedOut = 0;
    for (const setup of everySetup(31)) {
      playRandomly(setup, (state, { seat, actions }) => {
        const left = withoutDominated(state, seat, actions);
        if (left.length === 0) throw new Error(`nothing is left at ${pathOf(state)}`);
        if (!left.every((action) => actions.includes(action))) throw new Error('something new');
        sortedOut += actions.length - left.length;
        return undefined;
      });
    }
    expect(sortedOut).toBeGreaterThan(100);
  });

  it('keeps a colony and a statue open where there are more steps to come', () => {
    const colony = gameAt('colony', { epoch: 2, seats: [{ tracks: { military: 9 } }, {}] });
    expect(withoutDominated(colony, 0, legalActions(colony, 0))).toEqual(legalActions(colony, 0));
  });
});
