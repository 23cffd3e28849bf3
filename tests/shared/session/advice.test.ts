import { describe, expect, it } from 'vitest';
import { deciders, legalActions } from '../../../shared/flow/runner.ts';
import { isSameAction } from '../../../shared/rules/actionTable.ts';
import { adviceFor } from '../../../shared/session/advice.ts';
import { replay } from '../../../shared/session/replay.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { EVERY_OPTION, everySetup, nameOf, setupOf } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

/** Advice at one decision in so many, to keep the tests short. */
const STRIDE = 9;

describe('advice', () => {
  it.each(EVERY_OPTION.map((options) => [nameOf(options), options] as const))(
    'is legal and leads, in a random game of %s',
    (_name, options) => {
      let count = 0;
      playRandomly(setupOf(options, 71), (state, { seat, actions }) => {
        count += 1;
        if (count % STRIDE !== 0) return undefined;
        const { track, candidates, best } = adviceFor(state, seat);
        expect(TRACKS).toContain(track);
        expect(actions).toContainEqual(best.action);
        expect(candidates).toContainEqual(best.action);
        expect(candidates).toHaveLength(Math.min(2, actions.length));
        for (const candidate of candidates) expect(actions).toContainEqual(candidate);
        return undefined;
      });
      expect(count).toBeGreaterThan(STRIDE);
    },
  );

  it('depends on nothing that the seat cannot know', () => {
    const luck = luckOf(72);
    let asked = 0;
    for (const setup of everySetup(72)) {
      let count = 0;
      playRandomly(setup, (state, { seat }) => {
        count += 1;
        if (count % STRIDE !== 0) return undefined;
        expect(adviceFor(withHiddenSwapped(state, seat, luck), seat)).toEqual(adviceFor(state, seat));
        asked += 1;
        return undefined;
      });
    }
    expect(asked).toBeGreaterThan(80);
  });

  it('names its two candidates in an order that does not tell the better one', () => {
    const places = new Set<number>();
    for (const setup of everySetup(73)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (actions.length < 2 || places.size === 2) return undefined;
        const { candidates, best } = adviceFor(state, seat);
        places.add(candidates.findIndex((candidate) => isSameAction(candidate, best.action)));
        return undefined;
      });
    }
    expect([...places].sort()).toEqual([0, 1]);
  });

  it('is not for a seat that has nothing to decide', () => {
    const { state } = replay(freshGame('hh', 'basic'));
    const idle = deciders(state)[0] === 0 ? 1 : 0;
    expect(legalActions(state, idle)).toEqual([]);
    expect(() => adviceFor(state, idle)).toThrow(RangeError);
  });
});
