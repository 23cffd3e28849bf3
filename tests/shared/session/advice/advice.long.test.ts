import { describe, expect, it } from 'vitest';
import { explain } from '../../../../shared/bots/explain.ts';
import type { Advice } from '../../../../shared/contract/answers.ts';
import { dueIn, type GameState } from '../../../../shared/flow/runner.ts';
import { adviceFrom } from '../../../../shared/session/advice/advice.ts';
import { adviceJobOf, adviserAt } from '../../../../shared/session/bots/botJob.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { type Action, isSameAction } from '../../../../shared/vocabulary/actions.ts';
import type { BotLevel } from '../../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../../shared/vocabulary/tracks.ts';
import { withHiddenSwapped } from '../../../conformance/hidden.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { EVERY_OPTION, everySetup, setupOf } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const BUDGET = { milliseconds: 60_000, nodes: 4 };

/** A game of a human and bots of these levels. */
const against = (...levels: BotLevel[]): SavedGame => ({
  ...freshGame('h'.repeat(levels.length + 1), 'advanced'),
  players: freshGame('h'.repeat(levels.length + 1)).players.map((player, seat) => {
    const level = levels[seat - 1];
    return level === undefined ? player : { ...player, controller: { kind: 'bot', level } };
  }),
});

function adviceAt(state: GameState, seat: Seat, saved: SavedGame): Advice {
  const job = adviceJobOf({ position: state, due: dueIn(state), saved, seat, decision: 0 }, BUDGET);
  return adviceFrom(job, explain(job).reason);
}

function expectSound({ track, candidates, best }: Advice, actions: readonly Action[]): void {
  expect(TRACKS).toContain(track);
  expect(candidates).toContainEqual(best.action);
  expect(candidates).toHaveLength(Math.min(2, actions.length));
  for (const candidate of candidates) expect(actions).toContainEqual(candidate);
  if (best.instead !== null) expect(candidates).toContainEqual(best.instead);
  if (best.certain === null) expect(Math.max(best.lead, best.chance ?? 0)).toBeGreaterThanOrEqual(0);
}

describe('the adviser', () => {
  it('is of the level above the strongest opponent, and does not err', () => {
    expect(adviserAt(against('apprentice'))).toBe('regent');
    expect(adviserAt(against('governor', 'citizen'))).toBe('regent');
    expect(adviserAt(against('apprentice', 'regent'))).toBe('hadara');
    expect(adviserAt(against('hadara'))).toBe('hadara');
    expect(adviserAt(freshGame('hh'))).toBe('hadara');
  });

  it('gets what the seat that decides may know, with luck of its own, and no style', () => {
    const session = new Session(against('hadara'));
    const job = session.adviceJob(BUDGET);
    expect(job).toMatchObject({ level: 'hadara', style: null, budget: BUDGET, observation: { viewer: 0 } });
    const { choices } = session.update([]);
    expect(job?.choices).toEqual(choices);
    session.act(0, choices[0]?.action ?? { type: 'pass' });
    expect(session.adviceJob()).toBeNull();
  });
});

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

  it('names its two candidates in an order that does not tell the better one', () => {
    const places = new Set<number>();
    for (const setup of everySetup(73)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (actions.length < 2 || places.size === 2) return undefined;
        const { candidates, best } = adviceAt(state, seat, against('governor'));
        places.add(candidates.findIndex((candidate) => isSameAction(candidate, best.action)));
        return undefined;
      });
    }
    expect([...places].sort()).toEqual([0, 1]);
  });
});
