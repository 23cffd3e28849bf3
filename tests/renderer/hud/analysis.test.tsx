// @vitest-environment jsdom

import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { spreadOut } from '../../../renderer/hud/analysis/spreadOut.ts';
import { useAnalysis } from '../../../renderer/hud/analysis/useAnalysis.ts';
import { type Commands, CommandsContext } from '../../../renderer/hud/commands.ts';
import { useApp } from '../../../renderer/store/app.ts';
import { useLibrary } from '../../../renderer/store/library.ts';
import { useReplay } from '../../../renderer/store/replay.ts';
import type { Analysis, AnalysisPart } from '../../../shared/contract/analysis.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import { finishedGame } from '../../fixtures/savedGame.ts';
import { button, openPage, updateNow } from './page.tsx';
import { importText, recordText } from './records.ts';

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

const labelled = (words: RegExp): HTMLElement => {
  const found = [...dialog().querySelectorAll('button')].find(({ ariaLabel }) => words.test(ariaLabel ?? ''));
  if (found === undefined) throw new Error(`no button ${words}`);
  return found;
};

const positionOf = ({ ariaLabel }: HTMLElement): number => Number(/\d+/.exec(ariaLabel ?? '')?.[0]) - 1;

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

/** A game of which so many decisions are judged. */
const judgedSoFar = (positions: readonly number[]): Analysis => ({
  gameId: 'g',
  decisions: [],
  sheet: { lines: [], winners: [] },
  judged: positions.map((position) => ({ position, reason: {} as Reason })),
  toJudge: 4,
  ownContent: false,
});

describe('judging', () => {
  it('goes on part by part while somebody looks, stops and goes on when told', async () => {
    const asked: ((part: AnalysisPart | null) => void)[] = [];
    const told = [0];
    const answer = (position: number) => {
      told.push(position);
      const { judged } = judgedSoFar([position]);
      return act(async () => asked.shift()?.({ judged, left: 4 - told.length }));
    };
    const commands = {
      analysis: async () => judgedSoFar(told),
      analyseFurther: () => new Promise<AnalysisPart | null>((resolve) => asked.push(resolve)),
    } as unknown as Commands;
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <CommandsContext value={commands}>{children}</CommandsContext>
    );
    const { result, unmount } = renderHook(() => useAnalysis('g', 0), { wrapper });
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer(1);
    expect(result.current.analysis?.judged).toHaveLength(2);
    expect(asked).toHaveLength(1);
    act(() => result.current.stop());
    expect(result.current.state).toBe('stopped');
    await answer(2);
    expect(asked).toHaveLength(0);
    expect(result.current.analysis?.judged).toHaveLength(3);
    act(() => result.current.goOn());
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer(3);
    expect(result.current.state).toBe('whole');
    expect(result.current.analysis?.judged.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(asked).toHaveLength(0);
    unmount();
  });

  it('ends where nothing can be judged, and when nobody looks any more', async () => {
    let asked = 0;
    const commands = {
      analysis: async () => judgedSoFar([]),
      analyseFurther: async () => {
        asked += 1;
        return null;
      },
    } as unknown as Commands;
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <CommandsContext value={commands}>{children}</CommandsContext>
    );
    const { result, unmount } = renderHook(() => useAnalysis('g', 0), { wrapper });
    await waitFor(() => expect(result.current.state).toBe('stopped'));
    expect(asked).toBe(1);
    unmount();
  });
});

describe('flags below the chart', () => {
  it('stand below their decisions, and beside each other where these are too near', () => {
    expect(spreadOut([100, 200], 28, 13, 400)).toEqual([100, 200]);
    expect(spreadOut([100, 104, 108], 28, 13, 400)).toEqual([100, 128, 156]);
    expect(spreadOut([390, 395, 398], 28, 13, 400)).toEqual([344, 372, 400]);
    expect(spreadOut([0], 28, 13, 400)).toEqual([13]);
    expect(spreadOut([], 28, 13, 400)).toEqual([]);
  });
});
