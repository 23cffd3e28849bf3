import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../../shared/contract/answers.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { TRACKS } from '../../../../shared/vocabulary/tracks.ts';
import { withHiddenSwapped } from '../../../conformance/hidden.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { EVERY_OPTION, everySetup, setupOf } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';

import { adviceAt, against } from './adviceAt.ts';

function expectSound({ track, candidates, best }: Advice, actions: readonly Action[]): void {
  expect(TRACKS).toContain(track);
  expect(candidates).toContainEqual(best.action);
  expect(candidates).toHaveLength(Math.min(2, actions.length));
  for (const candidate of candidates) expect(actions).toContainEqual(candidate);
  if (best.instead !== null) expect(candidates).toContainEqual(best.instead);
  if (best.certain === null) expect(Math.max(best.lead, best.chance ?? 0)).toBeGreaterThanOrEqual(0);
}

describe('advice', () => {
  it.each(['governor', 'regent'] as const)('against a %s is legal, leads, and is argued for by itself', (level) => {
    const luck = luckOf(71);
    let asked = 0;
    for (const options of EVERY_OPTION.filter((_, place) => place % 5 === 0)) {
      playRandomly(setupOf(options, 71), (state, { seat, actions }) => {
        if (luck(level === 'regent' ? 30 : 15) > 0) return undefined;
        asked += 1;
        const advice = adviceAt(state, seat, against(level));
        expectSound(advice, actions);
        const { chance, certain } = advice.best;
        expect(chance !== null).toBe(level === 'regent' && actions.length > 1 && certain === null);
        return undefined;
      });
    }
    expect(asked).toBeGreaterThan(25);
  });

  it.each(['governor', 'regent'] as const)('against a %s depends on nothing that the seat cannot know', (level) => {
    const luck = luckOf(72);
    let asked = 0;
    for (const setup of everySetup(72)) {
      playRandomly(setup, (state, { seat }) => {
        if (luck(level === 'regent' ? 40 : 20) > 0) return undefined;
        const swapped = withHiddenSwapped(state, seat, luck);
        expect(adviceAt(swapped, seat, against(level))).toEqual(adviceAt(state, seat, against(level)));
        asked += 1;
        return undefined;
      });
    }
    expect(asked).toBeGreaterThan(8);
  });
});
