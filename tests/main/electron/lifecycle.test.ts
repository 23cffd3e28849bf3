import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWithWindow } from '../../../main/electron/lifecycle.ts';
import { askAboutUnsaved } from '../../../main/electron/questions.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

const SAVED = true;
const UNSAVED = false;
const [LEAVE, RETRY, STAY] = [0, 1, 2];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A program whose games are saved or not, as asked one time after the other; the last answer for good. */
function running(...saved: readonly (boolean | Promise<boolean>)[]) {
  const electron = new FakeElectron();
  const { host } = fakeHost({ 'settings.read': { ...DEFAULT_SETTINGS, language: 'de' } });
  const waiting = [...saved];
  host.save.mockImplementation(async () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? true);
  const window = new FakeWindow({});
  const signals = new EventEmitter();
  const ask = () => askAboutUnsaved(electron, { host, window, locale: 'en' });
  const startAnew = vi.fn(() => void electron.app.done.push('start anew'));
  const { end, restart } = endWithWindow(electron, { host, window, signals, ask, startAnew });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const close = async () => {
    const preventDefault = vi.fn();
    window.emit('close', { preventDefault });
    await settle();
    return preventDefault.mock.calls.length > 0;
  };
  const quit = async () => {
    const preventDefault = vi.fn();
    electron.app.emit('before-quit', { preventDefault });
    await settle();
    return preventDefault.mock.calls.length > 0;
  };
  return { electron, host, window, signals, end, restart, close, quit, settle };
}

it('puts everything away when the window is closed, then ends', async () => {
  const { electron, host, close } = running(SAVED);
  expect(await close()).toBe(true);
  expect(electron.app.done).toEqual(['exit 0']);
  expect(host.dispose).toHaveBeenCalledOnce();
  expect(electron.questions).toEqual([]);
});

it('ends once, however often it is told to', async () => {
  const { electron, host, end, close, quit, settle } = running(SAVED);
  end();
  end();
  expect(await quit()).toBe(true);
  await close();
  await settle();
  expect(electron.app.done).toEqual(['exit 0']);
  expect(host.dispose).toHaveBeenCalledOnce();
});

it('says how it ended when somebody else knows better', async () => {
  const { electron, end, settle } = running(SAVED);
  end(1);
  await settle();
  expect(electron.app.done).toEqual(['exit 1']);
});

it('starts anew when everything is put away', async () => {
  const { electron, host, restart, settle } = running(SAVED);
  let putAway: () => void = () => undefined;
  host.dispose.mockReturnValue(
    new Promise((resolve) => {
      putAway = () => resolve(undefined);
    }),
  );
  restart();
  await settle();
  expect(electron.app.done).toEqual([]);
  putAway();
  await settle();
  expect(electron.app.done).toEqual(['start anew', 'exit 0']);
});

it('does not start anew when the player stays, nor when they quit later', async () => {
  const { electron, restart, close, settle } = running(UNSAVED);
  electron.answer = STAY;
  restart();
  await settle();
  expect(electron.app.done).toEqual([]);
  electron.answer = LEAVE;
  await close();
  expect(electron.app.done).toEqual(['exit 0']);
});

it('ends with an error when something could not be put away', async () => {
  const { electron, host, quit } = running(SAVED);
  host.dispose.mockRejectedValue(new Error('disk'));
  await quit();
  expect(electron.app.done).toEqual(['exit 1']);
});

it('ends although putting away takes for ever', async () => {
  const { electron, host, end } = running(SAVED);
  host.dispose.mockReturnValue(new Promise(() => undefined));
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(electron.app.done).toEqual(['exit 1']);
});

it.each(['close', 'quit'] as const)('asks in the player’s language when a %s would lose a game', async (way) => {
  const program = running(UNSAVED);
  program.electron.answer = STAY;
  expect(await program[way]()).toBe(true);
  const { electron, window, host } = program;
  expect(electron.questions).toMatchObject([
    { window, options: { message: 'Nicht alles ist gespeichert', defaultId: STAY, cancelId: STAY } },
  ]);
  expect(electron.app.done).toEqual([]);
  expect(host.dispose).not.toHaveBeenCalled();

  electron.answer = LEAVE;
  await program[way]();
  expect(electron.app.done).toEqual(['exit 0']);
});

it('asks again when saving once more does not help, and ends when it does', async () => {
  const { electron, close } = running(UNSAVED, UNSAVED, SAVED);
  electron.answer = RETRY;
  await close();
  expect(electron.questions).toHaveLength(2);
  expect(electron.app.done).toEqual(['exit 0']);
});

it('asks one question at a time', async () => {
  const { electron, close, quit } = running(UNSAVED);
  electron.dialog.showMessageBox = vi.fn(() => new Promise<never>(() => undefined));
  await close();
  await quit();
  await close();
  expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
});

it('asks also when the disk does not answer at all', async () => {
  const { electron, close } = running(new Promise<boolean>(() => undefined));
  electron.answer = LEAVE;
  await close();
  expect(electron.questions).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(electron.questions).toHaveLength(1);
  expect(electron.app.done).toEqual(['exit 0']);
});

it('stays when the player said so, although the disk answers after all', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  const { electron, close, settle } = running(
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
  );
  electron.answer = STAY;
  await close();
  await vi.advanceTimersByTimeAsync(6_000);
  answer(true);
  await settle();
  expect(electron.questions).toHaveLength(1);
  expect(electron.app.done).toEqual([]);
});

it.each([
  [
    'the host has failed',
    ({ host }: ReturnType<typeof running>) => void host.save.mockRejectedValue(new Error('broken')),
  ],
  [
    'nothing can be asked',
    ({ electron }: ReturnType<typeof running>) => {
      electron.dialog.showMessageBox = async () => Promise.reject(new Error('no screen'));
    },
  ],
])('can be closed although %s', async (_what, spoil) => {
  const program = running(UNSAVED);
  spoil(program);
  await program.close();
  expect(program.electron.app.done).toEqual(['exit 0']);
});

it.each([
  ['the computer shuts down', ({ electron }: ReturnType<typeof running>) => electron.powerMonitor.emit('shutdown')],
  ['Windows ends the session', ({ window }: ReturnType<typeof running>) => window.emit('session-end')],
  ['it is told to by SIGTERM', ({ signals }: ReturnType<typeof running>) => signals.emit('SIGTERM')],
  ['it is told to by SIGINT', ({ signals }: ReturnType<typeof running>) => signals.emit('SIGINT')],
  ['its shell closes', ({ signals }: ReturnType<typeof running>) => signals.emit('SIGHUP')],
])('asks nobody when %s', async (_what, happen) => {
  const program = running(UNSAVED);
  happen(program);
  // As a shell and whoever started the program may both pass it on.
  happen(program);
  await program.settle();
  expect(program.electron.questions).toEqual([]);
  expect(program.host.dispose).toHaveBeenCalledOnce();
  expect(program.electron.app.done).toEqual(['exit 0']);
});
