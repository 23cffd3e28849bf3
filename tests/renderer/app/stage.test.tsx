// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StageSlot } from '../../../renderer/app/stage/StageSlot.tsx';
import { stageHost } from '../../../renderer/app/stage/stageHost.ts';
import { retryStage, useStage } from '../../../renderer/app/stage/stageStore.ts';
import { titleGame } from '../../../renderer/app/stage/titleGame.ts';
import { useStageReady } from '../../../renderer/app/stage/useStageReady.ts';
import { receiveUpdate, skip } from '../../../renderer/director/director.ts';
import { useTable } from '../../../renderer/store/table.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

const PACE = { speed: 'normal', reducedMotion: false } as const;
const LONGEST_WAIT = 3000;

beforeEach(() => {
  cleanup();
  vi.useFakeTimers();
  useStage.setState(useStage.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
});

afterEach(() => {
  cleanup();
  skip();
  vi.useRealTimers();
});

/** Lets bots play until something is to be shown. */
function somethingHappens(): void {
  const session = new Session(freshGame('aaa'));
  receiveUpdate(session.update([]), PACE);
  while (!useTable.getState().playing) {
    const [seat = 0] = session.botsToDecide();
    const [choice] = session.botJob(seat).choices;
    if (choice !== undefined) session.act(seat, choice.action);
    receiveUpdate(session.update([]), PACE);
  }
}

describe('what happens before the table has its first picture', () => {
  it('waits for it', () => {
    const { result } = renderHook(useStageReady);
    expect(result.current).toBe(false);
    somethingHappens();
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT - 1));
    expect(useTable.getState()).toMatchObject({ playing: true, event: null });
    act(() => useStage.setState({ state: 'drawn' }));
    expect(result.current).toBe(true);
    expect(useTable.getState().event).not.toBeNull();
  });

  it('waits three seconds at most', () => {
    const { result } = renderHook(useStageReady);
    somethingHappens();
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT));
    expect(result.current).toBe(true);
    expect(useTable.getState().event).not.toBeNull();
    expect(useStage.getState().state).toBe('preparing');
  });

  it.each(['impossible', 'failed', 'drawn'] as const)('does not wait where the table is %s', (state) => {
    useStage.setState({ state });
    expect(renderHook(useStageReady).result.current).toBe(true);
    somethingHappens();
    expect(useTable.getState().event).not.toBeNull();
  });

  it('goes on for the next screen when this one is left', () => {
    const { unmount } = renderHook(useStageReady);
    somethingHappens();
    unmount();
    expect(useTable.getState().event).not.toBeNull();
  });
});

describe('the table', () => {
  it('is lent from screen to screen, and is the same in each', () => {
    const { rerender, unmount } = render(<StageSlot key="title" className="one" />);
    expect(document.querySelector('.one')?.firstChild).toBe(stageHost);
    rerender(<StageSlot key="game" className="other" />);
    expect(document.querySelector('.other')?.firstChild).toBe(stageHost);
    unmount();
    expect(stageHost.isConnected).toBe(false);
  });

  it('gets another try only when it failed', () => {
    useStage.setState({ state: 'impossible' });
    retryStage();
    expect(useStage.getState().state).toBe('impossible');
    useStage.setState({ state: 'failed' });
    retryStage();
    expect(useStage.getState().state).toBe('preparing');
  });

  it('has nothing to decide and nobody’s secrets behind the title', () => {
    const { screen, view, choices } = titleGame();
    expect(screen).toEqual({ viewer: null, actor: null, curtain: null });
    expect(view.viewer).toBeNull();
    expect(choices).toEqual([]);
    expect(view.seats.every(({ hand }) => hand === null || hand.length === 0)).toBe(true);
  });
});
