// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { closeBook, useSheets } from '../../../renderer/game/sheets.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { AtTable } from '../../../renderer/hand/AtTable.tsx';
import { setOwn, useOwnSettings } from '../../../renderer/hand/deviceSettings.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { gameAwaiting } from '../../fixtures/awaitingGame.ts';
import { finishedGame } from '../../fixtures/savedGame.ts';
import { prepareDom } from '../dom.ts';
import { fakeHost } from '../fakeHost.tsx';
import { updateAt } from '../features/play/panelAt.tsx';

const { state } = replay(gameAwaiting('medals'));
/** As a device is told: at a table of several people, who share a screen elsewhere. */
const DECIDING: GameUpdate = { ...updateAt(state), privacy: 'curtain' };
const IDLE: GameUpdate = {
  ...DECIDING,
  decision: null,
  choices: [],
  refusals: [],
  screen: { viewer: 0, actor: null, curtain: null },
};

const host = fakeHost();
const storage = { setItem: () => undefined };

/** Lays a position on the device, with the hints of the big page around it; returns how it goes on to another one. */
function lay(update: GameUpdate) {
  useTable.setState({ update, shown: update.view });
  const page = () => (
    <LanguageProvider>
      <Tooltip.Provider>
        <AtTable host={host} />
      </Tooltip.Provider>
    </LanguageProvider>
  );
  const { rerender } = render(page());
  return (next: GameUpdate) => {
    useTable.setState({ update: next, shown: next.view });
    rerender(page());
  };
}

beforeEach(() => {
  cleanup();
  prepareDom();
  window.scrollTo = () => undefined;
  closeBook();
  useApp.setState({ screen: 'game' });
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useOwnSettings.setState(useOwnSettings.getInitialState(), true);
  return () => {
    useTable.setState(useTable.getInitialState(), true);
    useApp.setState(useApp.getInitialState(), true);
  };
});

describe('a hand that decides', () => {
  it('has advice where the table allows it, and nothing to hide', () => {
    const goOn = lay(DECIDING);
    expect(screen.getByRole('button', { name: /^Advice/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /hide/i })).toBeNull();
    useSettings.setState({ phoneAdvice: false });
    goOn(DECIDING);
    expect(screen.queryByRole('button', { name: /^Advice/ })).toBeNull();
  });

  it('has the rule book of the big page, open at what is decided', async () => {
    lay(DECIDING);
    fireEvent.click(screen.getByRole('button', { name: 'Rule book' }));
    expect(useSheets.getState().book).toEqual({ section: 'medals' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rule book' })).toBeDefined(), { timeout: 30_000 });
  });
});

describe('points', () => {
  const told = () => document.body.textContent ?? '';

  it('are told of oneself and the others, unless the table hides them', () => {
    const goOn = lay(IDLE);
    const points = DECIDING.view.seats[0]?.score.total ?? 0;
    expect(told()).toContain(`Points if the game ended now: ${points}`);
    fireEvent.click(screen.getByRole('button', { name: 'Others' }));
    expect(document.querySelectorAll('.hand-other .seat-points')).toHaveLength(3);
    expect(told()).not.toContain('Points are hidden');
    useSettings.setState({ hidePoints: true });
    goOn(IDLE);
    for (const sum of document.querySelectorAll('.hand-other .seat-points'))
      expect(sum.textContent).toBe('?Points are hidden until the end');
    fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
    expect(told()).not.toContain(`Points if the game ended now: ${points}`);
  });
});

describe('the end of a game', () => {
  it('has its points when they are asked for: the big screen counts them for everybody', async () => {
    const over = replay(
      finishedGame({ options: { seats: 2, mode: 'advanced', expansions: [] }, seed: 3, emblems: [1, 3] }),
    ).state;
    lay({ ...updateAt(over), decision: null, screen: IDLE.screen });
    const sheet = await screen.findByRole('button', { name: 'Final score' }, { timeout: 30_000 });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(sheet);
    expect(screen.getByRole('table')).toBeDefined();
  });
});

describe('the call to decide', () => {
  const vibrate = vi.fn();
  beforeEach(() => {
    vibrate.mockClear();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  });

  it('comes after a while without anything to decide, and not between two decisions of one’s own', () => {
    const goOn = lay(DECIDING);
    goOn({ ...DECIDING, decision: 2 });
    expect(vibrate).not.toHaveBeenCalled();
    goOn(IDLE);
    goOn({ ...DECIDING, decision: 3 });
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('comes to whoever wants it', () => {
    setOwn(storage, { buzz: false });
    const goOn = lay(IDLE);
    goOn(DECIDING);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
