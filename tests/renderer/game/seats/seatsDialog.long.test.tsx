// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { tableLine } from '../../../../shared/contract/tableLine.ts';
import { button, chooseFromMenu, openPage, settled, tableOf, updateNow } from '../../page.tsx';

const namesInSetup = (): string[] =>
  screen.getAllByRole('textbox', { name: /^Name of seat/ }).map((field) => (field as HTMLInputElement).value);

describe('the first start', () => {
  it('offers to learn before a game of one’s own, once', async () => {
    await openPage();
    expect(button(/^Learn to play.*one step at a time/)).toBeDefined();
    fireEvent.click(button('New game'));
    expect(screen.getByRole('button', { name: /^First game/ }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(useSettings.getState().learnOffered).toBe(true));
    fireEvent.click(button('Back'));
    expect(button('Learn to play')).toBeDefined();
  });
});

describe('the seats of the set-up', () => {
  it('are names only at a first table, with the tables and the start; the rest is unfolded by a press', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    expect(namesInSetup()).toEqual(['Ada', 'Bruno', 'Chen', 'Dalia']);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    fireEvent.click(button(/^Quick duel/));
    expect(namesInSetup()).toEqual(['Ada', 'Bruno']);
    fireEvent.change(screen.getByLabelText('Name of seat 1'), { target: { value: 'Zoe' } });
    fireEvent.click(button(/^More: seats/));
    expect(screen.getAllByRole('switch').length).toBeGreaterThan(0);
    fireEvent.click(button('Fewer choices'));
    fireEvent.click(button('Start the game'));
    await settled();
    expect(updateNow().players.map(({ name }) => name)).toEqual(['Zoe', 'Bruno']);
  });

  it('change places by arrow keys, and by pressing one after the other', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    fireEvent.keyDown(button(/^Move Ada, seat 1/), { key: 'ArrowDown' });
    expect(namesInSetup()).toEqual(['Bruno', 'Ada', 'Chen', 'Dalia']);
    expect(document.activeElement).toBe(button(/^Move Ada, seat 2/));
    expect(screen.getByText('Ada now sits at seat 2.')).toBeDefined();
    fireEvent.click(button(/^Move Dalia/));
    fireEvent.click(button(/^Change places with Bruno/));
    expect(namesInSetup()).toEqual(['Dalia', 'Ada', 'Chen', 'Bruno']);
    fireEvent.keyDown(button(/^Move Dalia/), { key: 'ArrowUp' });
    expect(namesInSetup()).toEqual(['Dalia', 'Ada', 'Chen', 'Bruno']);
  });
});

describe('a table in a line', () => {
  it('is set up by pasting it; what is none is refused in words, and nothing changes', async () => {
    await openPage();
    fireEvent.click(button('New game'));
    fireEvent.click(button(/^More: seats/));
    const field = screen.getByLabelText('Paste a line here');
    fireEvent.change(field, { target: { value: '<b>hello' } });
    expect(screen.getByText(/^There is no table in this text/)).toBeDefined();
    expect(namesInSetup()).toEqual(['Ada', 'Bruno', 'Chen', 'Dalia']);
    const { players } = tableOf(['human', 'bot']);
    const [ada, bruno] = players;
    if (!ada || !bruno) throw new Error('nobody sits there');
    const line = tableLine({
      ...tableOf(['human', 'bot'], 'advanced'),
      seed: 5,
      players: [bruno, { ...ada, handicap: 4 }],
    });
    fireEvent.change(field, { target: { value: `Come and play: ${line}` } });
    expect(namesInSetup()).toEqual(['Bruno', 'Ada']);
    expect(screen.getByText('Handicap: Ada +4')).toBeDefined();
    // Its answer stays in sight: one fold at a time is open, and the deal that is now chosen does not open by itself.
    expect(screen.getByText('The table is set up as the line says.')).toBeDefined();
    expect(screen.getByText('Deal: chosen').closest('details')?.open).toBe(false);
    expect(screen.getByRole('radio', { name: /^Advanced game/ }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('who plays', () => {
  /** Presses "Human" or "Bot" of a seat in the dialog. */
  const choose = (name: string, kind: 'Human' | 'Bot'): void => {
    const choice = within(screen.getByRole('dialog')).getByRole('radiogroup', { name: new RegExp(name) });
    fireEvent.click(within(choice).getByRole('radio', { name: kind }));
  };

  it('may change at the table: a person hands over and comes back', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'human'])));
    await settled();
    chooseFromMenu(/^Who plays/);
    choose('Ada', 'Bot');
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(updateNow().handedOver).toEqual([0]));
    expect(useApp.getState().panel).toBeNull();
    // Ada may still stand there: Bruno's cards wait behind the curtain.
    expect(updateNow()).toMatchObject({ screen: { viewer: null, curtain: 1 } });
    fireEvent.click(await screen.findByRole('button', { name: /Somebody else plays for Bruno/ }));
    choose('Ada', 'Human');
    fireEvent.click(button('Apply'));
    await waitFor(() => expect(updateNow().handedOver).toEqual([]));
  });

  it('needs a name for everybody, and no two new ones alike', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'bot'])));
    await settled();
    chooseFromMenu(/^Who plays/);
    fireEvent.change(screen.getByLabelText('Name at seat 2'), { target: { value: 'Ada' } });
    fireEvent.click(button('Apply'));
    expect(screen.getByText('Two seats have this name.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Name at seat 2'), { target: { value: ' Zoë 🎲 ' } });
    choose('Zoë', 'Human');
    expect(screen.getByText(/a curtain falls/)).toBeDefined();
    fireEvent.click(button('Apply'));
    await waitFor(() =>
      expect(updateNow().players[1]).toMatchObject({ name: 'Zoë 🎲', controller: { kind: 'human' } }),
    );
  });
});
