import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { BotPool } from '../../main/host/bots/botPool.ts';
import type { HostOptions } from '../../main/host/host.ts';
import { App } from '../../renderer/app/App.tsx';
import { followHost, readBeginnings } from '../../renderer/app/followHost.ts';
import { useChallenges } from '../../renderer/features/challenges/challengesStore.ts';
import { useLesson } from '../../renderer/features/lessons/lessonState.ts';
import { useLibrary } from '../../renderer/features/library/library.ts';
import { useReplay } from '../../renderer/features/replay/replayState.ts';
import { createPage } from '../../renderer/game/page.ts';
import { syncBotPace } from '../../renderer/game/playback/syncBotPace.ts';
import { closeBook, useSheets } from '../../renderer/game/sheets.ts';
import { useTable } from '../../renderer/game/state/table.ts';
import { useApp } from '../../renderer/platform/app.ts';
import { clientOver } from '../../renderer/platform/client/client.ts';
import { useSettings } from '../../renderer/platform/settings.ts';
import { hideSymbols } from '../../renderer/ui/symbols/readSymbols.ts';
import { decide } from '../../shared/bots/bot.ts';
import { explain } from '../../shared/bots/explain.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Controller, NewGame, Settings } from '../../shared/contract/tableSetup.ts';
import type { Expansion } from '../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { EMBLEMS } from '../../shared/vocabulary/seats.ts';
import { MemoryDisk } from '../main/host/files/memoryDisk.ts';
import { startHost } from '../main/host/testHost.ts';
import { inProcess } from '../main/inProcess.ts';
import { prepareDom } from './dom.ts';

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre'];
const CONTROLLERS: Readonly<Record<'human' | 'bot', Controller>> = {
  human: { kind: 'human' },
  bot: { kind: 'bot', level: 'governor' },
};

/** A table with Ada, Bruno … on the given chairs. */
export const tableOf = (
  chairs: readonly ('human' | 'bot')[],
  mode: NewGame['mode'] = 'basic',
  seed = 7,
  expansions: readonly Expansion[] = [],
): NewGame => ({
  mode,
  expansions: [...expansions],
  content: STANDARD_CONTENT,
  seed,
  players: chairs.map((chair, seat) => ({
    name: NAMES[seat] ?? '',
    emblem: EMBLEMS[seat] ?? 'monkey',
    controller: CONTROLLERS[chair],
  })),
});

function resetStores(): void {
  useApp.setState(useApp.getInitialState(), true);
  useSheets.setState(useSheets.getInitialState(), true);
  useSheets.setState(useSheets.getInitialState(), true);
  useLesson.setState(useLesson.getInitialState(), true);
  useLibrary.setState(useLibrary.getInitialState(), true);
  useChallenges.setState(useChallenges.getInitialState(), true);
  useReplay.setState(useReplay.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  closeBook();
  hideSymbols();
}

/** Bots without threads that think as little as they can: it is not their wit that is tested. */
const quickBots: BotPool = {
  threads: 1,
  decide: async (job, _, { about = null } = {}) =>
    about === null
      ? { action: decide({ ...job, budget: { milliseconds: 10_000, nodes: 8 } }), reason: null }
      : explain({ ...job, level: 'regent' }, undefined, about),
  dispose: async () => undefined,
};

/** Opens the whole page over a host with a disk in memory, at instant speed; the host ends with the test. */
export async function openPage(
  settings: Partial<Settings> = {},
  files = new MemoryDisk(),
  host: Pick<HostOptions, 'clock'> = {},
) {
  cleanup();
  prepareDom();
  resetStores();
  let time = 0;
  const { host: running, call } = await startHost({ pool: quickBots, now: () => ++time, files, ...host });
  await call('settings.change', { language: 'en', speed: 'instant', coach: 'never', ...settings });
  const client = createPage(clientOver(inProcess(running)));
  onTestFinished(() => {
    client.playback.stop();
    client.navigation.stop();
  });
  syncBotPace(client);
  const begun = readBeginnings(client);
  followHost(client, begun);
  await begun;
  render(<App host={client} />);
  return { client };
}

const says = (element: Element, name: string | RegExp): boolean => {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return typeof name === 'string' ? words === name : name.test(words);
};

/**
 * The button of that name. Asking the whole page computes name and style of every button on it, which takes long where
 * there are hundreds; so where only one says these words, it alone is asked whether it is there for everybody.
 */
export function button(name: string | RegExp): HTMLElement {
  const [only, ...others] = [...document.querySelectorAll('button')].filter((element) => says(element, name));
  const around = others.length === 0 ? only?.parentElement : null;
  return (around ? within(around) : screen).getByRole('button', { name });
}

/** Chooses something from the menu of the game's bar. */
export function chooseFromMenu(name: string | RegExp): void {
  fireEvent.keyDown(button('Menu'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name }));
}

/** The position on the screen. Throws when there is none. */
export function updateNow(): GameUpdate {
  const { update } = useTable.getState();
  if (update === null) throw new Error('no game on the screen');
  return update;
}

/** Waits until somebody at the screen can do something, or the game is over. */
export const settled = (): Promise<void> =>
  waitFor(
    () => {
      const { screen, view } = updateNow();
      if (screen.actor === null && screen.curtain === null && view.result === null) throw new Error('bots play');
    },
    { interval: 1 },
  );
