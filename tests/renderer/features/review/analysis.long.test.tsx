// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import { useReplay } from '../../../../renderer/features/replay/replayState.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { button, openPage, updateNow } from '../../page.tsx';
import { importText, recordText } from '../library/records.ts';

const finished = finishedGame({
  options: { seats: 2, mode: 'basic', expansions: [] },
  seed: 3,
  emblems: [1, 3],
});
const record = recordText(finished);

/** Found by its looks: to ask a large page for all roles and names takes long. */
function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.modal.analysis');
  if (found === null) throw new Error('no analysis');
  return found;
}

/** Waits until every decision has been judged. */
const wholeAnalysis = () =>
  waitFor(() => {
    if (dialog().querySelector('progress') !== null) throw new Error('still judging');
    expect(dialog().querySelector('.analysis-epochs')).not.toBeNull();
  });

/** What a table says, row by row. */
const rowsOf = (table: string): readonly string[] =>
  [...dialog().querySelectorAll(`${table} tr`)].map((row) => row.textContent ?? '');

const labelOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? '';

const labelled = (words: RegExp): HTMLElement => {
  const found = [...dialog().querySelectorAll('button')].find((one) => words.test(labelOf(one)));
  if (found === undefined) throw new Error(`no button ${words}`);
  return found;
};

const positionOf = (element: HTMLElement): number => Number(/\d+/.exec(labelOf(element))?.[0]) - 1;

/** Opens the analysis of a finished game from the list. */
async function openAnalysis() {
  const page = await openPage();
  fireEvent.click(button('Games'));
  await waitFor(() => expect(useLibrary.getState().games).not.toBeNull());
  await importText(record);
  fireEvent.click(await screen.findByRole('button', { name: 'Analysis' }));
  await waitFor(dialog);
  return page;
}

describe('the analysis', () => {
  beforeEach(() => {
    useApp.setState({ panel: null });
  });

  it('tells of everybody where points were lost, what to learn, and all of it as figures, with the books beside it', async () => {
    await openAnalysis();
    await wholeAnalysis();
    expect(dialog().textContent).toMatch(/Player 1 lost most in epoch I+: decisions there cost about \d+ points?\./);
    expect(rowsOf('.analysis-epochs')).toHaveLength(5);
    expect(dialog().querySelectorAll('.analysis-lessons li')).toHaveLength(3);
    expect(dialog().querySelector('.costly')?.textContent).toMatch(/points worse than/);
    const figures = dialog().querySelector('details') as HTMLDetailsElement;
    figures.open = true;
    fireEvent(figures, new Event('toggle'));
    await waitFor(() => expect(rowsOf('.outlook-table')).toHaveLength(finished.actions.length + 2));
    expect(dialog().textContent).not.toMatch(/NaN|undefined/);

    // With anybody's eyes, and the books beside it.
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Player 2' }));
    expect(dialog().textContent).toMatch(/Player 2 (lost most|lost hardly anything)/);
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'The books' }));
    const books = await screen.findByRole('dialog', { name: /^The books/ });
    fireEvent.click(within(books).getByRole('radio', { name: 'Analysis' }));
    await wholeAnalysis();
  });

  it('leads to a decision in the replay, which leads back, and lets somebody try again in a game of its own', async () => {
    await openAnalysis();
    await wholeAnalysis();
    const see = labelled(/^See decision \d+ in the replay$/);
    const position = positionOf(see);
    fireEvent.click(see);
    await waitFor(() => expect(useReplay.getState().reached).toBe(position));
    expect(document.querySelector('.modal')).toBeNull();
    fireEvent.click(button('Analysis'));
    await wholeAnalysis();

    const again = labelled(/^Try again from here/);
    const from = positionOf(again);
    fireEvent.click(again);
    await waitFor(() => expect(useApp.getState().screen).toBe('game'));
    expect(updateNow().view.result).toBeNull();
    expect(updateNow().screen.actor ?? updateNow().screen.curtain).toBe(finished.actions[from]?.seat);
  });
});
