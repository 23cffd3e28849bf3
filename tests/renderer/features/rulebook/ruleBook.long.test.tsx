// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wordsOfBook } from '../../../../renderer/features/rulebook/book.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { openBookHere } from '../../../../renderer/game/openHere.ts';
import { sectionForCard, sectionForDecision } from '../../../../renderer/game/sectionFor.ts';
import { closeBook, openBook, useSheets } from '../../../../renderer/game/sheets.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { navigate, openPanel } from '../../../../renderer/platform/host.ts';
import { hideSymbols, useSymbols } from '../../../../renderer/ui/symbols/readSymbols.ts';
import { SYMBOLS } from '../../../../renderer/ui/symbols/symbols.ts';
import { decideByKeys, press } from '../../keys.ts';
import { button, openPage, settled, tableOf, updateNow } from '../../page.tsx';

const book = () => screen.findByRole('dialog', { name: 'Rule book' });
const scarab = { symbol: 'scarab', icon: 'scarab', number: null, words: null } as const;
const section = () => useSheets.getState().book?.section;

async function play() {
  const { client } = await openPage();
  await act(() => startGame(client, tableOf(['human', 'bot'])));
  await settled();
}

/** Plays on until cards are drawn; returns one of them and its picture. */
async function cardInHand() {
  for (let tries = 0; document.querySelector('.hand-face') === null; tries += 1) {
    expect(tries).toBeLessThan(60);
    await decideByKeys();
  }
  const { view, screen: here } = updateNow();
  const [card] = view.seats[here.actor ?? 0]?.hand ?? [];
  const face = document.querySelector('.hand-face');
  if (card === undefined || face === null) throw new Error('no card was drawn');
  return { card, face };
}

describe('F1', () => {
  it('opens the book at the step of the game, with the focus on its heading', async () => {
    await play();
    const { decision, phase } = updateNow().view;
    press('F1');
    await book();
    expect(section()).toBe(sectionForDecision(decision, phase));
    await waitFor(() => expect(document.activeElement?.id).toBe(`book-${section()}`));
  });

  it('opens it at what the player looks at, and closes it from within', async () => {
    await play();
    const { card, face } = await cardInHand();
    fireEvent.pointerEnter(face);
    await screen.findByRole('complementary', { name: 'Card' });
    const wanted = sectionForCard(card);
    const { decision, phase } = updateNow().view;
    expect(wanted).not.toBe(sectionForDecision(decision, phase));
    press('F1');
    await waitFor(() => expect(document.activeElement?.id).toBe(`book-${wanted}`));
    act(openBookHere);
    expect(section()).toBeUndefined();
  });

  it('opens it at the reason of what has the focus and cannot be done', async () => {
    await play();
    for (let tries = 0; updateNow().refusals.length === 0; tries += 1) {
      expect(tries).toBeLessThan(60);
      await decideByKeys();
    }
    const refused = document.querySelector<HTMLElement>('.refused') as HTMLElement;
    refused.focus();
    press('F1');
    expect(section()).toBe(refused.dataset.rule);
    act(closeBook);
    // Its symbols are told a moment after it got the focus; the reason is still what is asked for.
    act(() => useSymbols.setState({ shown: { readings: [scarab], place: refused } }));
    press('F1');
    expect(section()).toBe(refused.dataset.rule);
    act(closeBook);
    // One that is pointed at is asked for itself.
    act(() => useSymbols.setState({ shown: { readings: [scarab], place: refused.firstElementChild as Element } }));
    press('F1');
    expect(section()).toBe(SYMBOLS.scarab.section);
    act(hideSymbols);
    act(closeBook);
    fireEvent.click(refused.querySelector('.refused-reason') as HTMLElement);
    expect(section()).toBe(refused.dataset.rule);
  });
});

describe('the open book', () => {
  it('makes room for the log and for what happened, and they for it: nothing opens behind it', async () => {
    await play();
    press('F1');
    await book();
    (document.activeElement as HTMLElement).blur();
    press('l');
    expect([section(), useApp.getState().logOpen]).toEqual([undefined, true]);
    press('F1');
    expect([section() === undefined, useApp.getState().logOpen]).toEqual([false, false]);
    await book();
    (document.activeElement as HTMLElement).blur();
    press('e');
    expect([section(), useTable.getState().recap]).toEqual([undefined, 'asked']);
    act(closeBook);
  });

  it('leaves the decision in use, and the game’s keys where the focus is in the game', async () => {
    await play();
    press('F1');
    await book();
    const { seq } = updateNow();
    const choice = screen.getAllByRole('button', { name: /^Set the wheel|^Sell/ })[0] as HTMLElement;
    choice.focus();
    fireEvent.click(choice, { detail: 1 });
    press('Enter');
    await waitFor(() => expect(updateNow().seq).toBeGreaterThan(seq));
    expect(section()).toBeDefined();
  });

  it('leads along its links and back, and closes with Esc to where the focus was', async () => {
    await play();
    button('Log').focus();
    act(() => openBook('aim'));
    const sheet = await book();
    fireEvent.click(within(sheet).getByRole('button', { name: 'colony' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('book-colony'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Back to What it is about' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('book-aim'));
    press('Escape');
    expect(section()).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(button('Log')));
  });

  it('is put away with Esc from the game, too', async () => {
    await play();
    press('F1');
    await book();
    act(() => screen.getAllByRole('button', { name: /^Set the wheel|^Sell/ })[0]?.focus());
    press('Escape');
    expect(section()).toBeUndefined();
  });

  it('gives the focus back to a chart, too', async () => {
    await play();
    const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    chart.setAttribute('tabindex', '0');
    screen.getByRole('region', { name: 'Decision' }).append(chart);
    chart.focus();
    press('F1');
    await waitFor(() => expect(document.activeElement?.id).toBe(`book-${section()}`));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(chart));
  });

  it('keeps the focus from what it covers on every screen but the game', async () => {
    const { client } = await openPage();
    act(() => navigate(client, { screen: 'setup', preset: null }));
    const start = await screen.findByRole('button', { name: 'Start the game' });
    act(() => openBook('aim'));
    await book();
    // Out of reach, and not told of.
    await waitFor(() => expect(start.closest('[aria-hidden="true"]')).not.toBeNull());
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    await waitFor(() => expect(start.closest('[aria-hidden="true"]')).toBeNull());
    expect(useApp.getState().screen).toBe('setup');
  });

  it('searches as one types; Enter opens the best that is found, Esc first empties the search', async () => {
    await play();
    act(() => openBook('aim'));
    const sheet = await book();
    const field = within(sheet).getByRole('searchbox', { name: 'Search the rules' });
    fireEvent.change(field, { target: { value: 'gold medl' } });
    await within(sheet).findAllByRole('button', { name: /^Medals/ });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(section()).toBe('aim');
    expect((field as HTMLInputElement).value).toBe('');
    fireEvent.change(field, { target: { value: 'gold medl' } });
    const results = await within(sheet).findAllByRole('button', { name: /^Medals/ });
    fireEvent.click(results[0] as HTMLElement);
    await waitFor(() => expect(section()).toBe('medals'));
    expect((field as HTMLInputElement).value).toBe('');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(section()).toBe('medals');
    fireEvent.change(field, { target: { value: 'undo' } });
    await within(sheet).findByRole('button', { name: /^Taking a decision back/ });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(section()).toBe('takingBack'));
  });

  it('lies over an open dialog as a dialog, which is there again afterwards', async () => {
    const { client } = await openPage();
    act(() => openPanel(client, 'settings'));
    await screen.findByRole('dialog', { name: 'Settings' });
    act(() => openBook('tie'));
    const sheet = await book();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(section()).toBeUndefined();
    expect(useApp.getState().panel).toBe('settings');
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
  });

  it('says of an expansion that is not in play that it is not', async () => {
    await play();
    act(() => openBook('market'));
    const sheet = await book();
    const market = sheet.querySelector('[data-section="market"]');
    expect(market?.textContent).toContain('Not in this game.');
    expect(sheet.querySelector('[data-section="expansionsPage"]')?.textContent).not.toContain('Not in this game.');
  });
});

it('every section can be shown in every language', async () => {
  for (const language of ['en', 'de'] as const) {
    // However long it takes to fetch.
    await wordsOfBook(language);
    await openPage({ language });
    for (const id of [
      'digest',
      'wheelOrder',
      'course',
      'colony',
      'scoring',
      'purple',
      'market',
      'rulings',
      'legend',
    ] as const) {
      await act(async () => openBook(id));
      await waitFor(() => expect(document.querySelector(`[data-section="${id}"] h3`)?.textContent).toBeTruthy());
      expect(document.querySelector('.book-page')?.textContent).not.toMatch(/[{}<>]|undefined/);
    }
  }
});
