import { expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import { gameAtLoneAction } from '../../../fixtures/loneAction.ts';

it('decisions that are none are passed over by undo, which goes back to what somebody chose', () => {
  const session = new Session(gameAtLoneAction((taken) => taken.update([]).canUndo));
  session.actForced();
  const before = session.saved.actions.length;
  expect(session.undo()).toBe(true);
  expect(session.saved.actions.length).toBeLessThan(before - 1);
});
