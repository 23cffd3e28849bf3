import { describe, expect, it } from 'vitest';
import { withoutBlunders } from '../../../shared/bots/blunders.ts';
import { decide } from '../../../shared/bots/bot.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { legalActions } from '../../../shared/flow/runner.ts';

import type { Action } from '../../../shared/vocabulary/actions.ts';
import { BOT_LEVELS } from '../../../shared/vocabulary/preferences.ts';
import { jobAt } from '../../fixtures/botJob.ts';
import { decider } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const COLONY = gameAt('colony', { epoch: 2, seats: [{ coins: 16, tracks: { military: 13 } }, {}] });
const POOR_COLONY = gameAt('colony', { seats: [{ tracks: { military: 4, income: 5, food: 9 } }, {}] });
const STATUE = gameAt('statue', { epoch: 2, seats: [{ tracks: { culture: 12, income: 6, food: 9 } }, {}] });
const LOAN = gameAt('statue', {
  expansions: ['nobles'],
  phase: 'B',
  seats: [
    {
      coins: 15,
      tracks: { income: 9, food: 12, culture: 4 },
      cards: ['1-yellow-n04'],
      tiles: { income: 1, military: 2, culture: 2, food: 1 },
      cardTiles: [{ card: '1-yellow-n04', tile: 'food' }],
    },
    {},
  ],
});

const isPass = ({ type }: Action): boolean => type === 'pass';

describe.each([
  ['a colony for the taking is not passed by', COLONY, isPass],
  ['not even where there are no coins to integrate it', POOR_COLONY, isPass],
  ['a statue for the taking is not passed by', STATUE, isPass],
  ['no tile is bought back while many lie unused', LOAN, ({ type }: Action) => type === 'redeemTile'],
] as const)('%s', (_name, game, isBlunder) => {
  it.each(BOT_LEVELS)('by the %s', (level) => {
    for (let seed = 0; seed < 24; seed++) {
      expect(decide(jobAt(game, level, seed * 7919))).not.toSatisfy(isBlunder);
    }
  });

  it.each(BOT_LEVELS)('and the %s explains what it does, not what it did not think of', (level) => {
    const job = jobAt(game, level, 5);
    const { action, reason } = explain(job);
    expect(action).toEqual(decide(job));
    expect(reason.certain).toBeNull();
    expect(reason.instead).not.toBeNull();
  });

  it.each(BOT_LEVELS)('and the %s can judge it all the same', (level) => {
    const blunder = legalActions(game, decider(game)).find(isBlunder) as Action;
    const { reason } = explain(jobAt(game, level, 5), undefined, blunder);
    expect(reason.action).toEqual(blunder);
    expect(reason.certain).toBeNull();
  });
});

describe('passing stays worth a thought', () => {
  it('where what could be taken costs coins', () => {
    const game = gameAt('statue', {
      mode: 'advanced',
      epoch: 3,
      seats: [
        {
          coins: 30,
          tracks: { culture: 10 },
          statues: [{ requirement: 6, tile: 'food', side: 'points' }],
          cards: ['3-purple-a04'],
        },
        {},
      ],
    });
    expect(legalActions(game, 0).some(({ type }) => type === 'statue')).toBe(true);
    expect(withoutBlunders(game, 0, legalActions(game, 0))).toContainEqual({ type: 'pass' });
  });

  it('where a statue would take the last tile', () => {
    const game = gameAt('statue', { epoch: 2, seats: [{ tracks: { culture: 12 }, tiles: { food: 1 } }, {}] });
    expect(withoutBlunders(game, 0, legalActions(game, 0))).toContainEqual({ type: 'pass' });
  });
});
