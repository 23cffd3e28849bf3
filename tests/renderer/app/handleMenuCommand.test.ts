// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHost } from '../../../renderer/app/followHost.ts';
import { scaleAfter } from '../../../renderer/app/program/handleMenuCommand.ts';
import { listenToProgramKeys } from '../../../renderer/app/program/programKeys.ts';
import { madeUpUpdate } from '../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../renderer/game/madeUpView.ts';
import { createPage } from '../../../renderer/game/page.ts';
import { useSheets } from '../../../renderer/game/sheets.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import { navigate } from '../../../renderer/platform/host.ts';
import { asksToLeave } from '../../../renderer/platform/navigation.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import type { GameUpdate, ToldPosition } from '../../../shared/contract/answers.ts';
import type { Journey, MenuCommand } from '../../../shared/contract/menuCommand.ts';

const update = (changes: Partial<ToldPosition> = {}): GameUpdate => ({
  ...madeUpUpdate(madeUpView({ seats: 2, epoch: 1, phase: 'A', cards: 2, expansions: [] })),
  gameId: 'here',
  canUndo: true,
  ...changes,
});

/** Whether a journey has come to its end. */
const isAt = ({ name }: Journey): boolean =>
  useApp.getState().screen === { newGame: 'setup', games: 'games', continue: 'game', resume: 'game' }[name];

/** A page behind a menu bar: `choose` is what the host tells when somebody chooses an item. */
function page() {
  const calls: string[] = [];
  let tell: (event: string, payload: unknown) => void = () => undefined;
  const listeners: (typeof tell)[] = [];
  const client = createPage(
    clientOver({
      call: async (name, input) => {
        calls.push(name);
        if (name === 'settings.change') return { ok: true, value: { ...useSettings.getState(), ...(input as object) } };
        if (name === 'games.list') return { ok: true, value: [] };
        if (/^games\.resume$|^game\.(open|undo)$/.test(name)) return { ok: true, value: update({ gameId: 'other' }) };
        return { ok: true, value: null };
      },
      on: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );
  followHost(client, Promise.resolve());
  tell = (event, payload) => {
    for (const listener of listeners) listener(event, payload);
  };
  const choose = async (command: MenuCommand) => {
    tell('command', command);
    await vi.waitFor(() => undefined);
  };
  const sitDown = (changes: Partial<ToldPosition> = {}) => {
    const position = update(changes);
    useTable.setState({ update: position, shown: position.view });
    navigate(client, { screen: 'game' });
  };
  const asks = () => asksToLeave(client.navigation.getSnapshot());
  return { calls, client, choose, sitDown, asks };
}

beforeEach(() => {
  useApp.setState(useApp.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  useSettings.setState({ ...useSettings.getInitialState(), reducedMotion: 'on' }, true);
});
afterEach(() => document.body.replaceChildren());

describe('undo', () => {
  it('takes a decision back at the table', async () => {
    const { choose, calls, sitDown } = page();
    sitDown();
    await choose({ name: 'undo' });
    expect(calls).toEqual(['game.undo']);
  });

  it('is about the text while somebody types', async () => {
    const { choose, calls, sitDown } = page();
    sitDown();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const execCommand = vi.fn();
    Object.assign(document, { execCommand });
    await choose({ name: 'undo' });
    expect(execCommand).toHaveBeenCalledExactlyOnceWith('undo');
    expect(calls).toEqual([]);
  });

  it('does nothing where there is nothing to take back', async () => {
    const { choose, calls, sitDown } = page();
    await choose({ name: 'undo' });
    sitDown({ canUndo: false });
    await choose({ name: 'undo' });
    sitDown();
    useApp.setState({ panel: 'settings' });
    await choose({ name: 'undo' });
    expect(calls).toEqual([]);
  });
});

describe('going elsewhere', () => {
  it('goes at once where nothing is left behind', async () => {
    const { choose, calls } = page();
    await choose({ name: 'newGame' });
    expect(useApp.getState().screen).toBe('setup');
    await choose({ name: 'games' });
    await vi.waitFor(() => expect(useApp.getState().screen).toBe('games'));
    await choose({ name: 'resume', gameId: 'other' });
    await vi.waitFor(() => expect(useApp.getState().screen).toBe('game'));
    expect(calls).toContain('games.resume');
  });

  it.each([{ name: 'newGame' }, { name: 'games' }, { name: 'resume', gameId: 'other' }] as const)(
    'asks before it leaves a game that is not over: %o',
    async (journey) => {
      const { choose, client, calls, sitDown, asks } = page();
      sitDown();
      await choose(journey);
      expect([useApp.getState().screen, asks()]).toEqual(['game', true]);
      expect(calls).toEqual([]);
      client.navigation.send({ type: 'stay' });
      expect([useApp.getState().screen, asks()]).toEqual(['game', false]);
      await choose(journey);
      expect(asks()).toBe(true);
      client.navigation.send({ type: 'leave' });
      expect(asks()).toBe(false);
      await vi.waitFor(() => expect(calls[0]).toBe('game.leave'));
      await vi.waitFor(() => expect(isAt(journey)).toBe(true));
    },
  );

  it('does not ask at a table where the game is over', async () => {
    const { choose, sitDown } = page();
    const { view } = update();
    sitDown({ view: { ...view, result: { lines: [], winners: [] } as unknown as NonNullable<typeof view.result> } });
    await choose({ name: 'newGame' });
    await vi.waitFor(() => expect(useApp.getState().screen).toBe('setup'));
  });

  it('stays where it is when it is there already', async () => {
    const { choose, calls, client, sitDown, asks } = page();
    sitDown();
    await choose({ name: 'continue' });
    await choose({ name: 'resume', gameId: 'here' });
    expect([useApp.getState().screen, asks()]).toEqual(['game', false]);
    navigate(client, { screen: 'setup', preset: null });
    await choose({ name: 'newGame' });
    expect(calls).toEqual([]);
  });

  it('does nothing after the end of the program', async () => {
    const { choose, calls, client } = page();
    client.navigation.send({ type: 'quit' });
    await choose({ name: 'newGame' });
    client.navigation.send({ type: 'unsaved' });
    useApp.setState({ link: 'ended' });
    await choose({ name: 'about' });
    expect(useApp.getState()).toMatchObject({ screen: 'title', panel: null });
    expect(calls).toEqual([]);
  });
});

it.each([
  ['settings', 'settings'],
  ['keys', 'shortcuts'],
  ['about', 'about'],
  ['diagnostics', 'support'],
] as const)('opens what "%s" asks for', async (name, panel) => {
  const { choose } = page();
  await choose({ name });
  expect(useApp.getState().panel).toBe(panel);
});

it('opens the rule book beside whatever is on the screen', async () => {
  const { choose } = page();
  await choose({ name: 'rules' });
  expect(useSheets.getState().book).toEqual({ section: 'digest' });
  expect(useApp.getState().panel).toBeNull();
});

describe('the size of text and panels', () => {
  it('goes through its steps and stops at both ends', () => {
    expect([75, 100, 120, 200].map((now) => scaleAfter(now, 'larger'))).toEqual([85, 110, 125, 200]);
    expect([75, 100, 120, 200].map((now) => scaleAfter(now, 'smaller'))).toEqual([75, 85, 110, 175]);
    expect(scaleAfter(150, 'usualSize')).toBe(100);
  });

  it('is a setting', async () => {
    const { choose } = page();
    await choose({ name: 'larger' });
    await vi.waitFor(() => expect(useSettings.getState().uiScale).toBe(110));
  });
});

describe('the keys of the program', () => {
  const press = (key: string, changes: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...changes });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('mean the same on every screen', () => {
    const obey = vi.fn();
    const stop = listenToProgramKeys(obey, () => false);
    for (const [key, name] of [
      ['+', 'larger'],
      ['=', 'larger'],
      ['-', 'smaller'],
      ['0', 'usualSize'],
      [',', 'settings'],
      ['g', 'games'],
    ] as const) {
      expect(press(key, { ctrlKey: true })).toBe(true);
      expect(obey).toHaveBeenLastCalledWith({ name });
      expect(press(key, { metaKey: true })).toBe(true);
      expect(press(key)).toBe(false);
    }
    expect(press('F1')).toBe(true);
    expect(obey).toHaveBeenLastCalledWith({ name: 'rules' });
    stop();
    expect(press('F1')).toBe(false);
  });

  it('fill the screen, unless the window itself does', () => {
    let hasMenuBar = false;
    const stop = listenToProgramKeys(vi.fn(), () => hasMenuBar);
    const request = vi.fn(async () => undefined);
    Object.assign(document.documentElement, { requestFullscreen: request });
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
    expect(press('F11')).toBe(true);
    expect(press('Enter', { altKey: true })).toBe(true);
    expect(press('f', { ctrlKey: true, metaKey: true })).toBe(true);
    expect(press('Enter')).toBe(false);
    expect(request).toHaveBeenCalledTimes(3);
    hasMenuBar = true;
    expect(press('F11')).toBe(false);
    expect(request).toHaveBeenCalledTimes(3);
    stop();
  });
});
