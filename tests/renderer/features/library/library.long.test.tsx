// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { leave, routesOver } from '../../../../renderer/app/routes.ts';
import { openGames } from '../../../../renderer/features/library/commands.ts';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import { takeOffer } from '../../../../renderer/features/library/openArrived.ts';
import { showTitle, startGame } from '../../../../renderer/game/commands.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { RECORD_PROBLEMS, SAVE_PROBLEMS } from '../../../../shared/contract/fileAnswers.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';
import { MemoryDisk } from '../../../main/host/files/memoryDisk.ts';
import { button, openPage, settled, tableOf, updateNow } from '../../page.tsx';
import { wordsIn } from '../../platform/i18n/words.ts';
import { importText, recordText, settledImport } from './records.ts';

const rows = () => screen.queryAllByRole('article');

const finished = finishedGame({
  options: { seats: 2, mode: 'basic', expansions: ['monuments'] },
  seed: 3,
  emblems: [1, 3],
});
const text = recordText(finished);

/** Chooses something from the menu of a game: the keyboard does what the mouse does. */
function choose(item: string | RegExp, row = 0): void {
  const trigger = screen.getAllByRole('button', { name: /^More about/ })[row] as HTMLElement;
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
}

/** Lets something be dropped onto the window. */
async function drop(text: string, name: string): Promise<void> {
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [new File([text], name)] } });
  await settledImport();
}

/** Opens the list, with whatever was started before. */
async function openList(): Promise<void> {
  fireEvent.click(button('Games'));
  await waitFor(() => expect(useLibrary.getState().games).not.toBeNull());
}

describe('the list of games', () => {
  it('says what it is for while it is empty', async () => {
    await openPage();
    await openList();
    expect(await screen.findByRole('heading', { name: 'No saved games yet' })).toBeDefined();
    expect(rows()).toHaveLength(0);
    fireEvent.click(button('Back to the title'));
    expect(await screen.findByRole('button', { name: 'New game' })).toBeDefined();
  });

  it('tells of a running game who plays what and where it stands, and takes it up', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'bot'], 'advanced')));
    await settled();
    const { gameId } = updateNow();
    await act(() => leave(client));
    await openList();
    const [row] = rows();
    expect(row?.textContent).toMatch(/Ada.*Bruno.*Chen.*Advanced game.*Epoch I, phase A/);
    expect(
      within(row as HTMLElement)
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toMatch(/epoch I, phase A. Ada: 0 cards/);
    fireEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    expect(updateNow().gameId).toBe(gameId);
  });

  it('has the newest first', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'])));
    await act(() => startGame(client, tableOf(['human', 'human', 'human'])));
    await act(() => openGames(client));
    expect(rows().map((row) => within(row).getAllByRole('listitem').length)).toEqual([3, 2]);
  });
});

describe('the name of a game', () => {
  it('is made up of its people and its day until it gets one, and again without one', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'human'])));
    await act(() => openGames(client));
    const title = () => screen.getByRole('heading', { level: 2 }).textContent;
    expect(title()).toBe('Ada and Chen, Jan 1, 1970');
    const rename = async (name: string) => {
      choose(/Rename/);
      const dialog = screen.getByRole('dialog', { name: 'Rename the game' });
      fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: name } });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
      await act(() => Promise.resolve());
    };
    await rename('The long winter');
    expect(title()).toBe('The long winter');
    await act(() => showTitle(client));
    expect(screen.getByRole('button', { name: /^Continue/ }).textContent).toContain('The long winter');
    await act(() => openGames(client));
    await rename('  ');
    expect(title()).toBe('Ada and Chen, Jan 1, 1970');
  });

  it('says of a copy what it is a copy of', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await act(() => openGames(client));
    choose('Duplicate');
    await waitFor(() => expect(rows()).toHaveLength(2));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toBe('More about Ada, Jan 1, 1970'));
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Copy of Ada, Jan 1, 1970', 'Ada, Jan 1, 1970']);
  });
});

describe('a file from elsewhere', () => {
  const afar = { ...freshGame('hga'), gameId: 'elsewhere', name: 'From afar' };
  const saved = sealSave(afar, 0, summaryOf(afar, 0));

  it('that is dropped beside a running game is opened only when asked for', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'])));
    const { gameId } = updateNow();
    await drop(saved, 'afar.hadara');
    const ask = () => screen.getByRole('dialog', { name: 'A game from a file' });
    expect(ask().textContent).toContain('“From afar” was taken in');
    expect(ask().textContent).toContain('The game on the table is saved');
    fireEvent.click(within(ask()).getByRole('button', { name: 'Stay here' }));
    expect(updateNow().gameId).toBe(gameId);
    await drop(saved, 'afar.hadara');
    expect(ask().textContent).toContain('“From afar” was in the list of games already');
    fireEvent.click(within(ask()).getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(updateNow().gameId).toBe('elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is marked in the list, and called known the second time', async () => {
    const { client } = await openPage();
    await act(() => openGames(client));
    await importText(saved, 'afar.hadara');
    expect(rows()[0]?.textContent).toContain('Imported');
    await importText(saved, 'afar.hadara');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toContain('Was here already');
    expect(screen.getByText('1 game was here already: it is marked in the list.')).toBeDefined();
  });

  it.each([
    ['picture.hadara', 'JFIF', 'This is not a saved game of Hadara.'],
    ['picture.png', 'PNG', 'This is not a Hadara game record'],
    ['huge.hadara', `{${' '.repeat(LARGEST_FILE.save)}`, 'too large to be a saved game'],
  ])('%s is refused on any screen with its reason', async (name, content, words) => {
    await openPage();
    await drop(content, name);
    const dialog = screen.getByRole('dialog', { name: `${name} could not be imported` });
    expect(dialog.textContent).toContain(words);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useApp.getState().screen).toBe('title');
  });

  it('that the program was opened with is shown at once where no game is running', async () => {
    const { client } = await openPage();
    const answer = await client.call('save.import', { text: saved });
    if (!answer.ok) throw new Error(answer.code);
    await act(() => takeOffer(client, routesOver(client), { fileName: 'afar.hadara', imported: answer.value }));
    await waitFor(() => expect(updateNow().gameId).toBe('elsewhere'));
    await act(() => takeOffer(client, routesOver(client), { fileName: 'afar.hadara', imported: answer.value }));
    expect(screen.getByRole('dialog', { name: 'A game from a file' })).toBeDefined();
  });

  it('that could not be read is told wherever the player is', async () => {
    const { client } = await openPage();
    const imported = { problem: { reason: 'unreadable', detail: '' } } as const;
    await act(() => takeOffer(client, routesOver(client), { fileName: 'gone.hadara', imported }));
    expect(screen.getByRole('dialog', { name: 'gone.hadara could not be imported' })).toBeDefined();
  });

  it('has words for every problem', () => {
    for (const language of ['en', 'de'] as const) {
      const words = SAVE_PROBLEMS.map((reason) => wordsIn(language)(`library.saveProblem.${reason}`));
      expect(new Set(words).size).toBe(SAVE_PROBLEMS.length);
    }
  });
});

describe('deleting', () => {
  it('can be taken back, game by game, and the focus goes to where', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'])));
    await act(() => startGame(client, tableOf(['human', 'human', 'human'])));
    await act(() => openGames(client));
    for (const left of [1, 0]) {
      choose('Delete');
      await waitFor(() => expect(rows()).toHaveLength(left));
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
    }
    for (const there of [1, 2]) {
      const [game] = useLibrary.getState().deleted.slice(-1);
      fireEvent.click(button('Undo'));
      await waitFor(() => expect(rows()).toHaveLength(there));
      const index = useLibrary.getState().games?.findIndex(({ gameId }) => gameId === game?.gameId) ?? -1;
      await waitFor(() => expect(document.activeElement).toBe(rows()[index]));
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('a game that another program changed is not deleted, which is told, and is shown as it is now', async () => {
  const disk = new MemoryDisk();
  const { client } = await openPage({}, disk);
  await act(() => startGame(client, tableOf(['human', 'human'])));
  const { gameId } = updateNow();
  await act(() => openGames(client));
  for (const [savedAt, name] of [
    [98, 'Another one'],
    [99, 'The other one'],
  ] as const) {
    const theirs = { ...freshGame('hhh'), gameId, name };
    disk.put(`/data/games/${gameId}.json`, sealSave(theirs, savedAt, summaryOf(theirs, savedAt)));
    choose('Delete');
    await waitFor(() => expect(rows()[0]?.textContent).toContain(name));
    expect(screen.getByText(/Another program has changed this game/)).toBeDefined();
  }
  expect(screen.queryByText(/Nothing has changed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(useApp.getState().screen).toBe('game'));
  expect(updateNow().view.seats).toHaveLength(3);
});

describe('a disk that refuses', () => {
  it('is not taken for one that deleted a game or brought it back, however often', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'])));
    await act(() => openGames(client));
    const games = useLibrary.getState().games ?? [];
    const call = vi.spyOn(client, 'call');
    for (const _ of [1, 2]) {
      useApp.setState({ failure: null });
      call.mockResolvedValueOnce({ ok: true, value: games });
      choose('Delete');
      expect(await screen.findByText(/Nothing has changed/)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    }
    choose('Delete');
    await waitFor(() => expect(rows()).toHaveLength(0));
    call.mockResolvedValueOnce({ ok: true, value: [] });
    fireEvent.click(button('Undo'));
    expect(await screen.findByText(/Nothing has changed/)).toBeDefined();
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe('importing a record', () => {
  it('lists the game, marks it, and says how it ended', async () => {
    const { client } = await openPage();
    await act(() => openGames(client));
    await importText(text);
    const [row] = rows();
    expect(row?.dataset.arrived).toBe('true');
    expect(row?.textContent).toMatch(/Basic game with Monuments.*Finished/);
    expect(row?.textContent).toMatch(/Player \d: \d+ points, winner/);
    expect(screen.getByText('1 game was imported.')).toBeDefined();
  });

  it('takes a file that is dropped onto the window', async () => {
    const { client } = await openPage();
    await act(() => openGames(client));
    const dataTransfer = { types: ['Files'], files: [new File([text], 'dropped.jsonl')] };
    fireEvent.dragOver(window, { dataTransfer });
    expect(screen.getByText('Drop the game here')).toBeDefined();
    fireEvent.drop(window, { dataTransfer });
    await settledImport();
    expect(screen.queryByText('Drop the game here')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it('says the line and the reason of a broken file, and changes nothing', async () => {
    const { client } = await openPage();
    await act(() => openGames(client));
    await importText(text);
    const lines = text.trim().split('\n');
    await importText([...lines.slice(0, 4), '{"type":', ...lines.slice(5)].join('\n'), 'broken.jsonl');
    const problem = screen.getByRole('heading', { name: 'broken.jsonl could not be imported' }).closest('section');
    expect(problem?.textContent).toContain('Line 5');
    expect(problem?.textContent).toContain('This line is not JSON');
    expect(rows()).toHaveLength(1);
    fireEvent.click(within(problem as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/could not be imported/)).toBeNull();
  });

  it('has words for every problem', () => {
    for (const language of ['en', 'de'] as const) {
      const words = RECORD_PROBLEMS.map((reason) => wordsIn(language)(`library.problem.${reason}`));
      expect(new Set(words).size).toBe(RECORD_PROBLEMS.length);
    }
  });
});

describe('exporting a record', () => {
  it('saves the file, without the legal decisions unless they are asked for', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)) }));
    const names: string[] = [];
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      names.push(this.download);
    };
    const { client } = await openPage();
    await act(() => openGames(client));
    await importText(text);
    for (const withLegal of [false, true]) {
      choose(/Export record/);
      const dialog = screen.getByRole('dialog', { name: 'Export the game record' });
      if (withLegal) fireEvent.click(within(dialog).getByRole('switch'));
      fireEvent.click(within(dialog).getByRole('button', { name: 'Save the file' }));
      await waitFor(() => expect(saved).toHaveLength(withLegal ? 2 : 1));
    }
    expect(await saved[0]?.text()).toBe(text);
    expect(await saved[1]?.text()).toContain('"legal"');
    expect(names[0]).toMatch(/\.jsonl$/);
  });
});

describe('how long ago', () => {
  it('is told in the largest unit, and as a date after a week', () => {
    const now = Date.UTC(2030, 0, 20, 12);
    const { ago } = wordsIn('en');
    expect(ago(now + 5000, now)).toBe('just now');
    expect(ago(now - 5 * 60_000, now)).toBe('5 minutes ago');
    expect(ago(now - 3 * 3_600_000, now)).toBe('3 hours ago');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
    expect(ago(now - 8 * 86_400_000, now)).toContain('2030');
    expect(wordsIn('de').ago(now - 86_400_000, now)).toBe('gestern');
  });
});
