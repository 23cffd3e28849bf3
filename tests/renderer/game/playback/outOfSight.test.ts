// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { skipWhenHidden } from '../../../../renderer/game/playback/playback.ts';
import { paceNow } from '../../../../renderer/game/playback/timing.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { preferNothing } from '../../dom.ts';
import { Playing } from './playing.ts';

let hidden = false;

function look(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('plays nothing out of sight, and loses nothing by it', () => {
  const playing = new Playing();
  onTestFinished(() => void playing.playback.stop());
  useSettings.setState(useSettings.getInitialState(), true);
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  preferNothing();
  const stop = skipWhenHidden(playing.playback);
  const session = new Session(freshGame('aaa'));
  const next = () => {
    const [seat = 0] = session.botsToDecide();
    const [choice] = session.botJob(seat).choices;
    if (choice !== undefined) session.act(seat, choice.action);
    return session.update([]);
  };
  playing.receive(session.update([]), paceNow());
  while (useTable.getState().playing === false) playing.receive(next(), paceNow());

  look(true);
  expect(useTable.getState()).toMatchObject({ playing: false, shown: useTable.getState().update?.view });
  for (let decisions = 0; decisions < 8; decisions++) {
    const update = next();
    playing.receive(update, paceNow());
    expect(useTable.getState()).toMatchObject({ playing: false, shown: update.view });
  }
  expect(playing.isAtRest).toBe(true);

  look(false);
  while (useTable.getState().playing === false) playing.receive(next(), paceNow());
  expect(playing.isAtRest).toBe(false);
  stop();
});
