// @vitest-environment happy-dom

import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { spreadOut } from '../../../../renderer/features/review/analysis/Flags.tsx';
import { allFrom, useAnalysis } from '../../../../renderer/features/review/analysis/useAnalysis.ts';
import type { Analysis, AnalysisPart } from '../../../../shared/contract/analysis.ts';
import type { Reason } from '../../../../shared/vocabulary/reason.ts';
import { Connected, fakeHost, Refusal } from '../../fakeHost.tsx';

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
    const host = fakeHost({
      'analysis.open': () => judgedSoFar(told),
      'analysis.further': () => new Promise((resolve) => asked.push((part) => resolve(part ?? new Refusal()))),
    });
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Connected host={host}>{children}</Connected>;
    const { result, unmount } = renderHook(() => useAnalysis('g', allFrom(0)), { wrapper });
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
    const host = fakeHost({
      'analysis.open': () => judgedSoFar([]),
      'analysis.further': () => {
        asked += 1;
        return new Refusal();
      },
    });
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Connected host={host}>{children}</Connected>;
    const { result, unmount } = renderHook(() => useAnalysis('g', allFrom(0)), { wrapper });
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
