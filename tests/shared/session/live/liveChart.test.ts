import { describe, expect, it } from 'vitest';
import { flow } from '../../../../shared/flow/flow.ts';
import { gameMachine, machineOf } from '../../../../shared/flow/machine.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/*
 * The live game is what its statechart says. Each chart here differs from the game's own in one place, and the session
 * follows it: what is due, whose it is, what follows and when the game is over come from nowhere else.
 */

/** What of a flow's state these tests change. */
interface ChangedState {
  meta: { decision: string; by: string };
  on: Record<string, { target: string }>;
}

/** A session of a new basic game, at its first decision (the wheel), on a chart that was changed there. */
function sessionOn(change: (wheel: ChangedState) => void): Session {
  const definition = structuredClone(flow);
  change(definition.states.epoch.states.wheel as unknown as ChangedState);
  return new Session(freshGame('hhg'), machineOf(definition));
}

/** All that an action changes. */
const standing = (session: Session) => [session.saved, session.seq, session.update([]).view];

const turn = { type: 'setWheel', rotation: 1 } as const;
const unchanged = (): Session => sessionOn(() => undefined);
const leader = unchanged().update([]).screen.actor as number;
const other = (leader + 1) % 3;

describe('a live session', () => {
  it('with the game’s own flow waits for the leader’s wheel, and goes on to the draft', () => {
    const session = unchanged();
    expect(session.update([]).view).toMatchObject({ decision: 'setWheel', step: 'setWheel', deciders: [leader] });
    expect([session.act(other, turn), session.act(leader, turn), session.over]).toEqual([false, true, false]);
    expect(session.update([]).view).toMatchObject({ decision: 'draft', phase: 'A' });
  });

  it('asks whom the chart names', () => {
    const session = sessionOn((wheel) => {
      wheel.meta.by = 'seatsWithoutChoice';
    });
    expect([...session.update([]).view.deciders].sort()).toEqual([0, 1, 2]);
    expect(session.botsToDecide()).toEqual([2]);
    expect(session.act(other, turn)).toBe(true);
  });

  it('asks for the decision that the chart names', () => {
    const session = sessionOn((wheel) => {
      wheel.meta.decision = 'medals';
    });
    const { view, choices } = session.update([]);
    expect(view).toMatchObject({ decision: 'medals', step: 'medals' });
    expect(choices.map(({ action }) => action.type)).toContain('silver');
    expect(session.act(leader, turn)).toBe(false);
  });

  it('goes where the chart leads, and is over when the chart is', () => {
    const session = sessionOn((wheel) => {
      Object.assign(wheel.on.setWheel as object, { target: '#hadara.over' });
    });
    expect(session.over).toBe(false);
    expect(session.act(leader, turn)).toBe(true);
    expect(session.over).toBe(true);
    expect(session.summary(0).finished).toBe(true);
    expect(session.update([]).view).toMatchObject({ decision: null, step: null, deciders: [] });
  });

  it('takes nothing that the chart does not wait for, and keeps nothing of it', () => {
    const session = sessionOn((wheel) => {
      wheel.on = {};
    });
    const before = standing(session);
    expect(session.act(leader, turn)).toBe(false);
    expect(standing(session)).toEqual(before);
  });

  it('tells of an effect that fails, and stands where it stood', () => {
    const fault = new RangeError('a broken wheel');
    const broken = gameMachine.provide({
      actions: {
        setWheel: () => {
          throw fault;
        },
      },
    });
    const session = new Session(freshGame('hhg'), broken);
    const before = standing(session);
    for (let again = 0; again < 2; again++) expect(() => session.act(leader, turn)).toThrow(fault);
    expect(standing(session)).toEqual(before);
  });
});
