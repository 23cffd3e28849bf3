// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryTable3D, useStage } from '../../../../renderer/game/state/stage.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { Table3DSlot, table3DHost, useTable3DReady } from '../../../../renderer/game/tableHost/Table3DSlot.tsx';
import { titleGame } from '../../../../renderer/game/tableHost/titleGame.ts';
import type { Host } from '../../../../renderer/platform/host.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

const PACE = { speed: 'normal', reducedMotion: false } as const;
const LONGEST_WAIT = 3000;

let host: Host;
const receive = (update: GameUpdate) => host.playback.send({ type: 'receive', update, pace: PACE });
const renderReady = () =>
  renderHook(useTable3DReady, { wrapper: ({ children }) => <Connected host={host}>{children}</Connected> });

beforeEach(() => {
  cleanup();
  vi.useFakeTimers();
  useStage.setState(useStage.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  host = fakeHost();
});

afterEach(() => {
  cleanup();
  host.playback.stop();
  vi.useRealTimers();
});

/** Lets bots play until something is to be shown. */
function somethingHappens(): void {
  const session = new Session(freshGame('aaa'));
  receive(session.update([]));
  while (!useTable.getState().playing) {
    const [seat = 0] = session.botsToDecide();
    const [choice] = session.botJob(seat).choices;
    if (choice !== undefined) session.act(seat, choice.action);
    receive(session.update([]));
  }
}

describe('what happens before the table has its first picture', () => {
  it('waits for it', () => {
    const { result } = renderReady();
    expect(result.current).toBe(false);
    somethingHappens();
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT - 1));
    expect(useTable.getState()).toMatchObject({ playing: true, event: null });
    act(() => useStage.setState({ table3D: 'drawn' }));
    expect(result.current).toBe(true);
    expect(useTable.getState().event).not.toBeNull();
  });

  it('waits three seconds at most', () => {
    const { result } = renderReady();
    somethingHappens();
    act(() => void vi.advanceTimersByTime(LONGEST_WAIT));
    expect(result.current).toBe(true);
    expect(useTable.getState().event).not.toBeNull();
    expect(useStage.getState().table3D).toBe('preparing');
  });

  it.each(['impossible', 'failed', 'drawn'] as const)('does not wait where the table is %s', (state) => {
    useStage.setState({ table3D: state });
    expect(renderReady().result.current).toBe(true);
    somethingHappens();
    expect(useTable.getState().event).not.toBeNull();
  });

  it('goes on for the next screen when this one is left', () => {
    const { unmount } = renderReady();
    somethingHappens();
    unmount();
    expect(useTable.getState().event).not.toBeNull();
  });
});

describe('the table', () => {
  it('is lent from screen to screen, and is the same in each', () => {
    const { rerender, unmount } = render(<Table3DSlot key="title" className="one" />);
    expect(document.querySelector('.one')?.firstChild).toBe(table3DHost);
    rerender(<Table3DSlot key="game" className="other" />);
    expect(document.querySelector('.other')?.firstChild).toBe(table3DHost);
    unmount();
    expect(table3DHost.isConnected).toBe(false);
  });

  it('gets another try only when it failed', () => {
    useStage.setState({ table3D: 'impossible' });
    retryTable3D();
    expect(useStage.getState().table3D).toBe('impossible');
    useStage.setState({ table3D: 'failed' });
    retryTable3D();
    expect(useStage.getState().table3D).toBe('preparing');
  });

  it('has nothing to decide and nobody’s secrets while it is prepared', () => {
    const { screen, view, choices } = titleGame();
    expect(screen).toEqual({ viewer: null, actor: null, curtain: null });
    expect(view.viewer).toBeNull();
    expect(choices).toEqual([]);
    expect(view.seats.every(({ hand }) => hand === null || hand.length === 0)).toBe(true);
  });
});
