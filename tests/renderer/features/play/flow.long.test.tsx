// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../main/host/bots/pace.ts';
import { act as carryOut } from '../../../../renderer/app/routes.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { changeSettings } from '../../../../renderer/platform/commands.ts';
import type { Host } from '../../../../renderer/platform/host.ts';
import { press } from '../../keys.ts';
import { button, openPage, settled, tableOf, updateNow } from '../../page.tsx';

/** A key as a keyboard repeats it while it is held. Returns whether the page left it to the browser. */
const repeat = (key: string): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, repeat: true });

function tap(key: string): void {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key, code: key });
  fireEvent.keyUp(target, { key, code: key });
}

/** Time that does not pass: bots that wait for a beat wait until they are hurried. */
const stillClock: Clock = {
  now: () => 0,
  sleep: (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
};

const start = async (chairs: readonly ('human' | 'bot')[], seed = 7) => {
  const page = await openPage({}, undefined, { clock: stillClock });
  await act(() => startGame(page.client, tableOf(chairs, 'basic', seed)));
  await settled();
  return page;
};

/** Takes the first choice without going through the panels. */
async function decide(client: Host): Promise<void> {
  const { choices, seq } = updateNow();
  await act(() => carryOut(client, { seq, action: choices[0]?.action ?? { type: 'pass' } }));
}

async function playToPhaseB(client: Host): Promise<void> {
  while (updateNow().view.phase !== 'B') {
    await decide(client);
    await settled();
  }
}

const considering = () => screen.queryByText('Confirm') !== null;

describe('a held key', () => {
  it('chooses nothing and confirms nothing', async () => {
    await start(['human', 'bot', 'bot']);
    const { seq } = updateNow();
    for (const key of ['1', 'b', 's', 'p', '2', 'Enter']) repeat(key);
    expect(considering()).toBe(false);
    press('1');
    for (const key of ['b', 's', 'p']) if (!considering()) press(key);
    if (!considering()) press('Enter');
    expect(considering()).toBe(true);
    // The focus is on what was just taken up: there a browser would press again.
    expect(document.activeElement).toBeInstanceOf(HTMLButtonElement);
    expect(repeat('Enter')).toBe(false);
    expect(repeat(' ')).toBe(false);
    for (const key of ['u', 'r', 'y']) repeat(key);
    expect(updateNow().seq).toBe(seq);
    expect(considering()).toBe(true);
  });
});

describe('skipping', () => {
  it('leads to the next own decision and tells what was left out; a pause holds the bots and lets single turns through', async () => {
    const { client } = await start(['human', 'bot', 'bot', 'bot']);
    await playToPhaseB(client);
    await act(() => changeSettings(client, { speed: 'normal' }));
    // However slow the machine: nothing is over before it is skipped.
    act(() => client.playback.send({ type: 'suspend' }));
    await decide(client);
    const { update, playing } = useTable.getState();
    expect(update?.screen.actor).toBeNull();
    expect(playing).toBe(true);
    await act(async () => tap('q'));
    expect(useTable.getState()).toMatchObject({ playing: false, pendingEvents: 0 });
    act(() => client.playback.send({ type: 'resume' }));
    await settled();
    await waitFor(() => expect(screen.getByRole('region', { name: 'What happened since' })).toBeDefined());
    const { log } = useTable.getState();
    const told = within(screen.getByRole('region', { name: 'What happened since' })).getAllByRole('listitem');
    const own = log.findLastIndex((event) => 'seat' in event && event.seat === 0);
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told).toHaveLength(log.length - own - 1);
    press('e');
    expect(screen.queryByRole('region', { name: 'What happened since' })).toBeNull();

    await act(() => changeSettings(client, { speed: 'instant' }));
    await act(async () => press('x'));
    expect(useTable.getState().playbackRate).toBe('paused');
    await decide(client);
    const paused = updateNow();
    expect(paused.screen.actor).toBeNull();
    expect(screen.getByText('Paused: the others wait.')).toBeDefined();
    fireEvent.click(button('One turn'));
    await waitFor(() => expect(updateNow().seq).toBe(paused.seq + 1));
    for (let calls = 0; calls < 20; calls++) await client.call('game.summary', {});
    expect(updateNow().seq).toBe(paused.seq + 1);
    fireEvent.click(button('Go on'));
    await settled();
    expect(useTable.getState().playbackRate).toBe('usual');
  });

  it('is not for who decides: there the same key does nothing', async () => {
    await start(['human', 'bot']);
    const before = useTable.getState();
    tap('q');
    tap(' ');
    expect(useTable.getState()).toBe(before);
  });

  it('leaves a curtain down', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'], 'advanced')));
    const { update } = useTable.getState();
    expect(update?.screen.curtain).not.toBeNull();
    for (const key of [' ', 'q', 'e', 'x', 't', 'u', 'Enter']) tap(key);
    const after = useTable.getState();
    expect(after).toMatchObject({ update, playbackRate: 'usual', recap: null });
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('taking back beyond what was learned', () => {
  it('is asked once a game, and from then on a single press does it', async () => {
    const { client } = await start(['human', 'bot', 'bot']);
    await decide(client);
    await settled();
    await decide(client);
    await settled();
    await waitFor(() => expect(updateNow().canUndo).toBe(false));
    const { decision } = updateNow().view;
    press('u');
    const dialog = await screen.findByRole('dialog', { name: /practice/i });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave it as it is' }));
    expect(updateNow()).toMatchObject({ practice: false, view: { decision } });
    press('u');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back as practice' }));
    await waitFor(() => expect(updateNow().practice).toBe(true));
    await settled();
    expect(screen.getByText('Practice')).toBeDefined();
    const before = useTable.getState().log.length;
    expect(updateNow().canRedo).toBe(true);
    press('y');
    await waitFor(() => expect(useTable.getState().log.length).toBeGreaterThan(before));
    await settled();
    press('u');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(updateNow().canRedo).toBe(true));
  });
});
