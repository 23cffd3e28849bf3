// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { followHost, readBeginnings } from '../../../renderer/app/followHost.ts';
import { useLibrary } from '../../../renderer/features/library/library.ts';
import { madeUpUpdate } from '../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../renderer/game/madeUpView.ts';
import { createPage } from '../../../renderer/game/page.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { clientOver, type HostListener } from '../../../renderer/platform/client/client.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';

const GAME = madeUpUpdate(madeUpView({ seats: 2, epoch: 1, phase: 'A', cards: 2, expansions: [] }));

/** A page that begins to read; it knows nothing before `answer` was called for each of its questions. */
function startingPage(settings: Partial<Settings> = {}) {
  const calls: unknown[] = [];
  const waiting = new Map<string, () => void>();
  const listeners: HostListener[] = [];
  const values: Readonly<Record<string, unknown>> = {
    'settings.read': { ...DEFAULT_SETTINGS, ...settings },
    'games.resume': { ...GAME, gameId: 'saved' },
  };
  const client = createPage(
    clientOver({
      call: (name, input) =>
        new Promise((resolve) => {
          calls.push([name, input]);
          const reply = () => resolve({ ok: true, value: values[name] ?? null });
          if (/read$|^app.info$|^game.summary$/.test(name)) waiting.set(name, reply);
          else reply();
        }),
      on: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );
  const begun = readBeginnings(client);
  followHost(client, begun);
  return {
    begun,
    tell: (event: string, payload: unknown) => {
      for (const listener of listeners) listener(event, payload);
    },
    answer: (name: string) => waiting.get(name)?.(),
    answerAll: () => {
      for (const reply of waiting.values()) reply();
    },
    changes: () => calls.filter((call) => !/read$|^app.info$|^game.summary$/.test(String((call as unknown[])[0]))),
  };
}

/** Before each test, and after the last one: other files' tests come next in this process. */
function resetStores(): void {
  useApp.setState(useApp.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  useLibrary.setState(useLibrary.getInitialState(), true);
}
beforeEach(resetStores);
afterAll(resetStores);

it('obeys the menu bar once it knows what the screen needs, in the order of the commands', async () => {
  const { tell, answerAll, changes, begun } = startingPage({ uiScale: 150, textScale: 125 });
  tell('command', { name: 'larger' });
  tell('command', { name: 'resume', gameId: 'saved' });
  tell('command', { name: 'settings' });
  expect(changes()).toEqual([]);
  answerAll();
  await begun;
  await vi.waitFor(() => expect(useTable.getState().update?.gameId).toBe('saved'));
  expect(changes()).toEqual([
    ['settings.change', { uiScale: 175, textScale: 150 }],
    ['games.resume', { gameId: 'saved' }],
  ]);
});

it('takes opened files in at that time, too', async () => {
  const { tell, answerAll, begun } = startingPage();
  tell('game.offered', { fileName: 'a.hadara', imported: { problem: { reason: 'unreadable', detail: '' } } });
  expect(useLibrary.getState().imported).toBeNull();
  answerAll();
  await begun;
  await vi.waitFor(() => expect(useLibrary.getState().imported).toMatchObject({ file: 'a.hadara' }));
});

it('keeps to what is told while other answers are still on their way', async () => {
  const { tell, answer, answerAll, begun } = startingPage({ language: 'en' });
  answer('settings.read');
  await vi.waitFor(() => expect(useSettings.getState().language).toBe('en'));
  tell('settings.changed', { ...DEFAULT_SETTINGS, language: 'cs' });
  answerAll();
  await begun;
  expect(useSettings.getState().language).toBe('cs');
});
