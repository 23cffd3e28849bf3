import { describe, expect, it } from 'vitest';
import { adviserAt } from '../../../../shared/session/bots/botJob.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { isSameAction } from '../../../../shared/vocabulary/actions.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

import { adviceAt, against, BUDGET } from './adviceAt.ts';

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
    const job = session.adviceJob(session.actor, BUDGET);
    expect(job).toMatchObject({ level: 'hadara', style: null, budget: BUDGET, observation: { viewer: 0 } });
    const { choices } = session.update([]);
    expect(job?.choices).toEqual(choices);
    session.act(0, choices[0]?.action ?? { type: 'pass' });
    expect(session.adviceJob()).toBeNull();
  });

  it('of who decides on a device gets what that seat may know, and nothing while it does not decide', () => {
    const session = new Session({ ...freshGame('hhh'), mode: 'advanced' });
    session.setApart(new Set([0, 1, 2]));
    expect(session.adviceJob(1)?.observation.viewer).toBe(1);
    expect(session.adviceJob(null)).toBeNull();
    const [choice] = session.adviceJob(1)?.choices ?? [];
    session.act(1, choice?.action ?? { type: 'pass' });
    expect(session.adviceJob(1)).toBeNull();
    expect(session.adviceJob(2)).not.toBeNull();
  });
});

it('advice names its two candidates in an order that does not tell the better one', () => {
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
