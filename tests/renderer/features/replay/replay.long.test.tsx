// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGames } from '../../../../renderer/features/library/commands.ts';
import { seek } from '../../../../renderer/features/replay/commands.ts';
import { setReplaySpeed, useReplay } from '../../../../renderer/features/replay/replayState.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { importRecords } from '../../../../shared/session/records/recordImport.ts';
import { viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { button, chooseFromMenu, openPage, settled, tableOf, updateNow } from '../../page.tsx';
import { importText, recordText } from '../library/records.ts';

const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });

const text = recordText(
  finishedGame({ options: { seats: 2, mode: 'advanced', expansions: [] }, seed: 3, emblems: [1, 3] }),
);

/** The game as it comes in: simultaneous decisions stand in seat order (rules §13). */
function imported(): SavedGame {
  const read = importRecords(text, () => 'imported');
  if ('problem' in read || read.games[0] === undefined) throw new Error('not a record');
  return read.games[0];
}

const game = imported();
const length = game.actions.length;

/** Waits until the table shows a position. */
const at = (position: number) =>
  waitFor(() => {
    const { reached, position: wanted } = useReplay.getState();
    expect([wanted, reached, useTable.getState().playing]).toEqual([position, position, false]);
  });

/** Opens the replay of a finished game that was imported. */
async function openReplay(settings: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(settings);
  await act(() => openGames(page.client));
  await importText(text);
  fireEvent.click(button('Replay'));
  await screen.findByRole('slider', { name: 'Position' });
  const seekTo = async (position: number) => {
    act(() => seek(position));
    await at(position);
  };
  return { seekTo };
}

describe('the replay of a finished game', () => {
  it('begins at the start and shows each position as everybody saw it', async () => {
    const { seekTo } = await openReplay();
    await at(0);
    expect(screen.getAllByText('Before the first decision').length).toBeGreaterThan(0);
    for (const position of [1, 12, length]) {
      await seekTo(position);
      expect(useTable.getState().shown).toEqual(viewAt(game, null, position));
    }
  });

  it('goes by action, by turn and to the ends, with keys and buttons alike', async () => {
    await openReplay();
    press('ArrowRight');
    await at(1);
    press('ArrowRight', true);
    await at(2);
    press('ArrowRight', true);
    await at(3);
    press('ArrowLeft');
    await at(2);
    press('ArrowLeft', true);
    await at(0);
    press('End');
    await at(length);
    expect(button(/^Forward one decision: this is the end/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Back one decision'));
    await at(length - 1);
    fireEvent.click(button('To the start'));
    await at(0);
  });

  it('shows the last of many wishes', async () => {
    await openReplay();
    for (let presses = 0; presses < 12; presses += 1) press('ArrowRight');
    await at(12);
    press('End');
    press('Home');
    press('ArrowRight');
    await at(1);
    expect(useTable.getState().shown).toEqual(viewAt(game, null, 1));
  });

  it('jumps to a step of a phase, and to a line of the log', async () => {
    await openReplay();
    fireEvent.keyDown(button('Go to …'), { key: 'Enter' });
    const items = await screen.findAllByRole('menuitem', { name: 'Medals' });
    fireEvent.click(items[1] as HTMLElement);
    await waitFor(() => expect(useTable.getState().shown).toMatchObject({ epoch: 2, phase: 'B', decision: 'medals' }));
    const log = screen.getByRole('region', { name: 'What happened' });
    const before = useReplay.getState().position;
    expect(within(log).getAllByRole('button', { name: /^Go to decision/ })).toHaveLength(before);
    fireEvent.click(within(log).getByRole('button', { name: 'Go to decision 7' }));
    await at(7);
    expect(within(log).getAllByRole('button', { name: /^Go to decision/ })).toHaveLength(7);
  });

  it('looks with the eyes of any seat', async () => {
    await openReplay();
    fireEvent.keyDown(button(/^As seen by/), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Player 2' }));
    await waitFor(() => expect(useTable.getState().shown?.viewer).toBe(1));
    press('ArrowRight');
    await at(1);
    expect(useTable.getState().shown).toEqual(viewAt(game, 1, 1));
  });

  it('plays by itself to the end, in motion and at the chosen speed', { timeout: 30_000 }, async () => {
    const { seekTo } = await openReplay({ speed: 'normal', reducedMotion: 'off' });
    act(() => setReplaySpeed(8));
    await seekTo(length - 3);
    press(' ');
    let moved = false;
    const unsubscribe = useTable.subscribe(({ playing }) => {
      moved ||= playing;
    });
    await waitFor(() => expect(useReplay.getState().running).toBe(false), { timeout: 20_000 });
    unsubscribe();
    await at(length);
    expect(moved).toBe(true);
    fireEvent.click(button('Score sheet'));
    expect(screen.getByRole('dialog', { name: 'Final score' })).toBeDefined();
  });

  it('stops where it is when somebody moves it', async () => {
    await openReplay();
    press(' ');
    expect(useReplay.getState().running).toBe(true);
    press('End');
    expect(useReplay.getState().running).toBe(false);
    await at(length);
  });

  it('opens the books at its end, which lead to a moment of it', async () => {
    const { seekTo } = await openReplay();
    await seekTo(length);
    fireEvent.click(button('Score sheet'));
    fireEvent.click(button('Open the books'));
    const books = await screen.findByRole('dialog', { name: /^The books/ });
    const lines = await within(books).findAllByRole('button', { name: /^See it in the replay: decision/ });
    const line = lines.at(-1) as HTMLElement;
    fireEvent.click(line);
    await at(Number(/\d+$/.exec(line.getAttribute('aria-label') ?? '')?.[0]) - 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seekTo(length);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds what can be done in it by a part of its name, with Ctrl and K', async () => {
    const { seekTo } = await openReplay();
    const search = async (words: string) => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
      const field = await screen.findByRole('combobox');
      fireEvent.change(field, { target: { value: words } });
      return { field, found: screen.queryAllByRole('option').map(({ textContent }) => textContent) };
    };
    expect((await search('score sheet')).found).toEqual([]);
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useApp.getState().screen).toBe('replay');
    await seekTo(length);
    const { field, found } = await search('score sheet');
    expect(found).toEqual(['Score sheet']);
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByRole('dialog', { name: 'Final score' });
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A key that the replay has without a button.
    const view = await search('next view');
    fireEvent.keyDown(view.field, { key: 'Enter' });
    await waitFor(() => expect(useTable.getState().camera.name).not.toBe('table'));
    const leave = await search('leave the replay');
    fireEvent.keyDown(leave.field, { key: 'Enter' });
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeDefined();
  });

  it('leads back to the list', async () => {
    await openReplay();
    press('Escape');
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeDefined();
    expect(useReplay.getState().timeline).toBeNull();
  });
});

describe('what if', () => {
  it('starts a game at the position, for whom one chooses, and leaves the old one as it was', async () => {
    const { seekTo } = await openReplay();
    await seekTo(9);
    fireEvent.click(button('What if …'));
    const dialog = screen.getByRole('dialog', { name: /play on from here/ });
    const seat = within(dialog).getByRole('radiogroup', { name: 'Who plays for Player 2' });
    fireEvent.click(within(seat).getByRole('radio', { name: 'Bot' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Play on from here' }));
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    await settled();
    const { players, screen: eyes, choices } = updateNow();
    expect(players.map(({ controller }) => controller.kind)).toEqual(['human', 'bot']);
    expect(eyes.actor).toBe(0);
    expect(choices.length).toBeGreaterThan(0);
    chooseFromMenu(/^Leave the table/);
    fireEvent.click(await screen.findByRole('button', { name: 'Games' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getAllByText(`${length} decisions`)).toHaveLength(1);
  });

  it('is not offered where the game is over', async () => {
    await openReplay();
    press('End');
    await at(length);
    fireEvent.click(button(/^What if/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/^What if/).textContent).toContain('the game is over here');
  });
});

describe('the history of a running game', () => {
  it('shows what its player may know, and leads back to the game as it was', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'bot'])));
    await settled();
    const before = updateNow();
    const { log } = useTable.getState();
    chooseFromMenu('Look at what happened so far');
    await screen.findByRole('slider', { name: 'Position' });
    const { timeline } = useReplay.getState();
    expect(timeline?.viewer).toBe(0);
    expect(useTable.getState().shown).toEqual(before.view);
    expect(screen.queryByRole('button', { name: /^As seen by/ })).toBeNull();
    press('Home');
    await at(0);
    fireEvent.click(button(/^Leave the replay/));
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    await settled();
    const { seq: _, ...position } = updateNow();
    expect(position).toMatchObject({
      gameId: before.gameId,
      view: before.view,
      choices: before.choices,
    });
    expect(useTable.getState().log).toEqual(log);
  });
});
