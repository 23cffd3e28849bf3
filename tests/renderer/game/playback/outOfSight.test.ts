// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { paceNow, skipWhenHidden } from '../../../../renderer/game/pace.ts';
import { receiveUpdate } from '../../../../renderer/game/playback/director.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

let hidden = false;

function look(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('plays nothing out of sight, and loses nothing by it', () => {
  vi.useFakeTimers();
  useSettings.setState(useSettings.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList);
  const stop = skipWhenHidden();
  const session = new Session(freshGame('aaa'));
  const next = () => {
    const [seat = 0] = session.botsToDecide();
    const [choice] = session.botJob(seat).choices;
    if (choice !== undefined) session.act(seat, choice.action);
    return session.update([]);
  };
  receiveUpdate(session.update([]), paceNow());
  while (useTable.getState().playing === false) receiveUpdate(next(), paceNow());

  look(true);
  expect(useTable.getState()).toMatchObject({ playing: false, shown: useTable.getState().update?.view });
  for (let decisions = 0; decisions < 8; decisions++) {
    const update = next();
    receiveUpdate(update, paceNow());
    expect(useTable.getState()).toMatchObject({ playing: false, shown: update.view });
  }
  expect(vi.getTimerCount()).toBe(0);

  look(false);
  while (useTable.getState().playing === false) receiveUpdate(next(), paceNow());
  expect(vi.getTimerCount()).toBe(1);
  stop();
  vi.useRealTimers();
});
