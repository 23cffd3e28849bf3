// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { Announcement } from '../../../../renderer/features/play/Announcement.tsx';
import { madeUpUpdate } from '../../../../renderer/game/madeUpUpdate.ts';
import { EPOCH_OVER, PASSES, pauseAfter, TILE_SHOWN } from '../../../../renderer/game/playback/timing.ts';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { pageContent } from '../../../../renderer/platform/pageContent.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { RENEWAL } from '../../../../renderer/table3d/layout/ceremonies.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { setupOf } from '../../../../shared/session/saves/savedGame.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';

beforeEach(() => {
  prepareDom();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useTable.setState(useTable.getInitialState(), true);
});

const show = (event: GameEvent | null) => act(() => useTable.setState({ event, playing: event !== null }));
const page = (language: 'en' | 'de' = 'en') => {
  useSettings.setState({ language });
  return render(
    <LanguageProvider>
      <Announcement />
    </LanguageProvider>,
  );
};
const wait = () => act(() => vi.advanceTimersByTime(2500));
const ribbon = () => document.querySelector('.announcement');

it('says what begins, and goes when its time is over', () => {
  page();
  show({ type: 'epochStarted', epoch: 3, firstPlayer: 0 });
  expect(screen.getByText('Epoch III')).toBeDefined();
  expect(screen.getByText('The last age begins')).toBeDefined();
  wait();
  expect(ribbon()).toBeNull();
});

describe('on a table that moves', () => {
  const NORMAL = { speed: 'normal', reducedMotion: false } as const;
  const epoch: GameEvent = { type: 'epochStarted', epoch: 2, firstPlayer: 0 };
  const statue = { type: 'statueCarved', seat: 1, requirement: 12 } as GameEvent;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  /** Milliseconds that the style sheet takes to fade it in, and out. */
  const FADES = { in: 160, out: 200 };
  const told = (what: '--lasts' | '--later') =>
    Number.parseInt((ribbon() as HTMLElement).style.getPropertyValue(what), 10);
  beforeEach(() => {
    useStage.setState({ shown: true });
    useSettings.setState({ speed: 'normal', reducedMotion: 'off' });
  });
  afterEach(() => useStage.setState(useStage.getInitialState(), true));

  it.each(['en', 'de'] as const)(
    'calls the epoch by its name before its first land is renewed, and until the last one is: %s',
    (language) => {
      page(language);
      show(epoch);
      let waited = 0;
      for (; ribbon() === null && waited < 5000; waited += 20) pass(20);
      const from = waited + told('--later') + FADES.in;
      const until = Math.min(waited + told('--lasts') - FADES.out, pauseAfter(epoch, null, NORMAL));
      expect(until - from).toBeGreaterThanOrEqual(900);
      expect(from).toBeLessThan(RENEWAL.after);
      expect(until).toBeGreaterThan(RENEWAL.after + RENEWAL.apart * 4);
      expect(pauseAfter(epoch, null, NORMAL)).toBeLessThanOrEqual(3000);
    },
  );

  it.each([
    ['a colony', { type: 'colonyPlundered', seat: 0, level: 9, paid: 0 }, TILE_SHOWN],
    ['an epoch', epoch, EPOCH_OVER],
  ])('has words over the picture of %s only when that is there whole', (_, event, comes) => {
    page();
    act(() => useTable.setState({ shown: observe(newGame(setupOf(freshGame('hhh'))), 0) }));
    show(event as GameEvent);
    let waited = 0;
    for (; ribbon() === null && waited < 5000; waited += 20) pass(20);
    expect(waited + told('--later')).toBeGreaterThanOrEqual(comes + PASSES);
  });

  it('says at once what was skipped, and does so where nothing moves', () => {
    page();
    show(epoch);
    pass(60);
    expect(ribbon()).toBeNull();
    show(null);
    expect(screen.getByText('Epoch II')).toBeDefined();
    wait();
    expect(ribbon()).toBeNull();
    act(() => useSettings.setState({ reducedMotion: 'on' }));
    show({ ...epoch });
    expect(screen.getByText('Epoch II')).toBeDefined();
  });

  it('names the statue that is held up, and who carves it', () => {
    page();
    const update = madeUpUpdate(observe(newGame(setupOf(freshGame('hhh'))), 0));
    act(() => useTable.setState({ update }));
    show(statue);
    expect(ribbon()).toBeNull();
    pass(600);
    const { points } = pageContent().statue(12);
    expect(ribbon()?.textContent).toBe(`The Torchbearer${update.players[1]?.name} carves statue 12${points} points`);
  });
});

it('names a colony that is taken in front, alone before the table, and none that is taken across it', () => {
  page();
  act(() => useTable.setState({ shown: observe(newGame(setupOf(freshGame('hhh'))), 0) }));
  show({ type: 'colonyPlundered', seat: 1, level: 9, paid: 0 } as GameEvent);
  expect(ribbon()).toBeNull();
  show({ type: 'colonyPlundered', seat: 0, level: 9, paid: 0 } as GameEvent);
  expect(screen.getByText('A town burns')).toBeDefined();
  expect((ribbon() as HTMLElement).dataset).toMatchObject({ alone: 'true', over: 'false' });
  show({ type: 'passed', seat: 0, step: 'colony' });
  expect((ribbon() as HTMLElement).dataset.over).toBe('true');
});

it('stays while other things happen, and gives way to what begins next', () => {
  page('de');
  show({ type: 'stepStarted', epoch: 1, phase: 'B', step: 'draft' });
  show({ type: 'passed', seat: 0, step: 'colony' });
  expect(screen.getByText('Phase B')).toBeDefined();
  show(null);
  expect(screen.getByText('Phase B')).toBeDefined();
  show({ type: 'stepStarted', epoch: 1, phase: 'B', step: 'medals' });
  expect(screen.getByText('Siegel')).toBeDefined();
  expect(screen.queryByText('Phase B')).toBeNull();
});

it('stays as long as there is something to read', () => {
  page('de');
  const lasting = (step: 'draft' | 'income'): boolean => {
    show({ type: 'stepStarted', epoch: 1, phase: 'A', step });
    act(() => vi.advanceTimersByTime(1600));
    const seen = ribbon() !== null;
    wait();
    return seen;
  };
  expect(lasting('draft')).toBe(true);
  expect(lasting('income')).toBe(false);
});

it('announces every step of an epoch that anybody sees begin, and nothing else', () => {
  page();
  for (const step of ['draft', 'income', 'market', 'colony', 'statue', 'feeding', 'freeCard', 'medals'] as const) {
    show({ type: 'stepStarted', epoch: 2, phase: 'B', step });
    expect(ribbon()?.textContent).toMatch(/\w/);
    wait();
  }
  show({ type: 'draftDecided', seat: 1 });
  show({ type: 'wheelTurned', turns: 1 });
  expect(ribbon()).toBeNull();
});

/** A position in the open draft, with so many cards left in the piles. */
const drafting = (left: number): Observation => {
  const view = observe(newGame(setupOf(freshGame('hhh'))), 0);
  const piles = { ...view.piles, red: { size: left, top: null, buried: [] } };
  return { ...view, decision: 'draft', phase: 'B', piles };
};

it('announces the last round of each draft, once', () => {
  page();
  show({ type: 'wheelTurned', turns: 3 });
  expect(ribbon()).toBeNull();
  show({ type: 'wheelTurned', turns: 4 });
  expect(ribbon()?.textContent).toMatch(/^Last round.*two cards/);
  wait();
  const sold: GameEvent = {
    type: 'cardSold',
    seat: 0,
    colour: 'red',
    phase: 'B',
    card: '1-red-01',
    change: { coins: 1, tracks: {} },
  };
  for (const left of [4, 3, 2]) {
    act(() => useTable.setState({ shown: drafting(left) }));
    show({ ...sold });
    expect(ribbon()?.textContent ?? null).toEqual(left === 3 ? expect.stringMatching(/^Last round.*open card/) : null);
    expect(ribbon()?.className ?? '').not.toContain('great');
    wait();
  }
  act(() => useTable.setState({ shown: { ...drafting(3), epoch: 3 } }));
  show({ ...sold });
  expect(ribbon()?.textContent).toMatch(/^Last round.*last card of the game/);
  expect(ribbon()?.className).toContain('great');
});

it('says over the whole window that the game is over, as long as the table is looked at once more', () => {
  page();
  show({ type: 'gameScored', sheet: { lines: [], winners: [] } } as never);
  act(() => vi.advanceTimersByTime(400));
  expect(ribbon()?.getAttribute('data-alone')).toBe('true');
  expect(ribbon()?.textContent).toContain('The game is over');
});

it.each([
  ['the end', { type: 'gameScored' }],
  ['a statue in front', { type: 'statueCarved', seat: 0, requirement: 12 }],
])(
  'has the words of %s on dark ground above the table where nothing moves: no picture is behind them then',
  (_, event) => {
    page();
    act(() => useSettings.setState({ reducedMotion: 'on' }));
    act(() => useTable.setState({ shown: drafting(1) }));
    show(event as GameEvent);
    expect((ribbon() as HTMLElement).dataset.place).toBe('above');
    expect((ribbon() as HTMLElement).dataset.alone).toBe('true');
  },
);
