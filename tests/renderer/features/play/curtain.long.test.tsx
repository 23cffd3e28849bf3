// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { act as carryOut } from '../../../../renderer/app/routes.ts';
import { reveal } from '../../../../renderer/features/play/commands.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { openBook, useSheets } from '../../../../renderer/game/sheets.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { WORDS } from '../../../../shared/words/words.ts';
import { openPage, settled, tableOf, updateNow } from '../../page.tsx';

/** Milliseconds during which the curtain's button does not answer. */
const LOCKOUT = 400;

/** Keeps the alarms of that lockout from ringing by themselves; returns what rings them. */
function holdLockout(): () => void {
  const held: (() => void)[] = [];
  const { setTimeout: original } = globalThis;
  const holding = (ring: () => void, delay?: number) => {
    if (delay !== LOCKOUT) return original(ring, delay);
    return held.push(ring);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(holding as typeof setTimeout);
  return () => {
    expect(held.length).toBeGreaterThan(0);
    act(() => {
      for (const ring of held) ring();
    });
  };
}

/** Everything that the page holds, also what nobody sees: text, names, titles. */
const wholePage = () => `${document.title} ${document.documentElement.outerHTML}`;

async function firstCurtain() {
  const { client } = await openPage();
  await act(() => startGame(client, tableOf(['human', 'human'])));
  while (updateNow().view.decision === 'setWheel') {
    const [choice] = updateNow().choices;
    if (choice === undefined) throw new Error('no choice');
    await act(async () => void (await carryOut(client, { seq: updateNow().seq, action: choice.action })));
  }
  await settled();
  return client;
}

const handOf = (seat: number): readonly CardId[] => updateNow().view.seats[seat]?.hand ?? [];

describe('the curtain', () => {
  it('closes the rule book, which would cover its button, and keeps it closed', async () => {
    act(() => openBook('digest'));
    await firstCurtain();
    await screen.findByRole('button', { name: /^Show my cards/ });
    expect(useSheets.getState().book).toBeNull();
    act(() => openBook('digest'));
    expect(useSheets.getState().book).toBeNull();
  });

  it('names the next player and lifts only by its button, after a moment', async () => {
    const unlock = holdLockout();
    await firstCurtain();
    const { curtain } = updateNow().screen;
    const name = updateNow().players[curtain ?? 0]?.name ?? '';
    const dialog = await screen.findByRole('dialog', { name: `${name} decides` });
    const button = screen.getByRole('button', { name: `Show my cards, ${name}` });
    fireEvent.click(button);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await act(async () => undefined);
    expect(updateNow().screen.curtain).toBe(curtain);
    unlock();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.click(button);
    await waitFor(() => expect(updateNow().screen).toMatchObject({ viewer: curtain, curtain: null }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves nothing of the other player’s secrets in the page', async () => {
    const client = await firstCurtain();
    const first = updateNow().screen.curtain ?? 0;
    await act(() => reveal(client, first));
    const secrets = handOf(first);
    expect(secrets).toHaveLength(2);
    for (const card of secrets) expect(wholePage()).toContain(WORDS.en.titles[card]);
    // Even with the pointer still on a card of the player before.
    const face = document.querySelector('.hand-face');
    if (face === null) throw new Error('no card is shown');
    fireEvent.pointerEnter(face);
    expect(document.querySelector('.inspector h3')?.textContent).toBe(WORDS.en.titles[secrets[0] ?? '']);
    const [choice] = updateNow().choices;
    if (choice === undefined) throw new Error('no choice');
    await act(async () => void (await carryOut(client, { seq: updateNow().seq, action: choice.action })));
    const second = updateNow().screen.curtain;
    expect(second).not.toBe(first);
    await screen.findByRole('dialog');
    for (const card of secrets) {
      expect(wholePage()).not.toContain(WORDS.en.titles[card]);
      expect(wholePage()).not.toContain(card);
    }
    expect(document.querySelector('.inspector')).toBeNull();
  });

  it('names whose decision it takes back, and asks for that person then', async () => {
    const client = await firstCurtain();
    const first = updateNow().screen.curtain ?? 0;
    const name = updateNow().players[first]?.name ?? '';
    await act(() => reveal(client, first));
    const [choice] = updateNow().choices;
    if (choice === undefined) throw new Error('no choice');
    await act(async () => void (await carryOut(client, { seq: updateNow().seq, action: choice.action })));
    expect(updateNow().screen.curtain).not.toBe(first);
    fireEvent.click(await screen.findByRole('button', { name: `Undo ${name}’s decision` }));
    await screen.findByRole('dialog', { name: `${name} decides` });
    expect(updateNow().screen).toMatchObject({ viewer: null, curtain: first });
  });

  it('does not come down when only one human plays', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'bot'], 'advanced')));
    await settled();
    expect(updateNow().screen).toMatchObject({ viewer: 0, actor: 0, curtain: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Start with side A/ })).toBeDefined();
  });
});
