import { expect, onTestFinished, test } from 'vitest';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { decideFirst } from '../../../fixtures/decideFirst.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { Playing } from './playing.ts';

const state = () => useTable.getState();

test('bares the card below in the moment in which an open pile loses its top card', () => {
  const playing = new Playing();
  onTestFinished(() => void playing.playback.stop());
  const session = new Session(freshGame('haa'));
  let update = session.update([]);
  while (update.view.phase === 'A' || update.view.decision !== 'draft') update = decideFirst(session);
  playing.receive(update, { speed: 'instant', reducedMotion: false });
  const events: string[] = [];
  const faceless: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    playing.receive(decideFirst(session), { speed: 'normal', reducedMotion: false });
    while (state().playing) {
      events.push(state().event?.type ?? '');
      const piles = Object.values(state().shown?.piles ?? {});
      faceless.push(...piles.filter(({ size, top }) => size > 0 && top === null));
      playing.passOn();
    }
  }
  expect(events).toContain('cardUncovered');
  expect(faceless).toEqual([]);
});
