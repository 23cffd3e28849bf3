import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveUpdate, skip } from '../../../renderer/director/director.ts';
import { useTable } from '../../../renderer/store/table.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

/** The first legal action of whoever is to decide; returns the update that follows. */
const decide = (session: Session): GameUpdate => {
  const [seat = 0] = session.update([]).view.deciders;
  const [choice] = session.botsToDecide().includes(seat) ? session.botJob(seat).choices : session.update([]).choices;
  if (choice === undefined || !session.act(seat, choice.action)) throw new Error('nothing to decide');
  return session.update([]);
};

const state = () => useTable.getState();

beforeEach(() => {
  vi.useFakeTimers();
  useTable.setState(useTable.getInitialState(), true);
});

afterEach(() => {
  skip();
  vi.useRealTimers();
});

test('bares the card below in the moment in which an open pile loses its top card', () => {
  const session = new Session(freshGame('haa'));
  let update = session.update([]);
  while (update.view.phase === 'A' || update.view.decision !== 'draft') update = decide(session);
  receiveUpdate(update, { speed: 'instant', reducedMotion: false });
  const events: string[] = [];
  const faceless: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    receiveUpdate(decide(session), { speed: 'normal', reducedMotion: false });
    while (state().playing) {
      events.push(state().event?.type ?? '');
      const piles = Object.values(state().shown?.piles ?? {});
      faceless.push(...piles.filter(({ size, top }) => size > 0 && top === null));
      vi.advanceTimersToNextTimer();
    }
  }
  expect(events).toContain('cardUncovered');
  expect(faceless).toEqual([]);
});
