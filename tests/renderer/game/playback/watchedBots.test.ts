// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paceFor } from '../../../../renderer/game/playback/timing.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { decideFirst } from '../../../fixtures/decideFirst.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { preferNothing } from '../../dom.ts';
import { Playing } from './playing.ts';

let hidden = false;
let playing: Playing;

beforeEach(() => {
  playing = new Playing();
  hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  preferNothing();
  useSettings.setState({ ...useSettings.getInitialState(), speed: 'instant' }, true);
});

afterEach(() => {
  hidden = false;
  playing.playback.stop();
});

/** What a table tells at its beginning and after each of its first decisions. `players` as in `freshGame`. */
function* updatesOf(players: string): Generator<GameUpdate> {
  const session = new Session(freshGame(players));
  yield session.update([]);
  for (let decisions = 0; decisions < 8; decisions++) yield decideFirst(session);
}

const receive = (update: GameUpdate): void => playing.receive(update, paceFor(update));

it('lets bots that play alone be watched at instant speed: what they did stands for a moment, without motion', () => {
  let stood = 0;
  for (const update of updatesOf('aaa')) {
    receive(update);
    expect(paceFor(update).reducedMotion).toBe(true);
    if (useTable.getState().playing) stood += 1;
    playing.rest();
    expect(useTable.getState()).toMatchObject({ playing: false, shown: update.view });
  }
  expect(stood).toBeGreaterThan(3);
});

it('shows everything at once at instant speed where a person plays, and where nobody looks', () => {
  for (const update of updatesOf('haa')) {
    receive(update);
    expect(useTable.getState()).toMatchObject({ playing: false, shown: update.view });
  }
  hidden = true;
  for (const update of updatesOf('aaa')) {
    receive(update);
    expect(useTable.getState()).toMatchObject({ playing: false, shown: update.view });
  }
});
