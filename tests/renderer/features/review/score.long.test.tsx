// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { FinalScore } from '../../../../renderer/app/Panels.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { PosterContext, type PosterPainter } from '../../../../renderer/game/poster.ts';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { GameUpdate, PhaseEnd } from '../../../../shared/contract/answers.ts';
import { NEW_LOG, NO_UNDO } from '../../../../shared/contract/gameLog.ts';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { setupOf } from '../../../../shared/session/saves/savedGame.ts';
import type { GameHonours } from '../../../../shared/statistics/statisticsAnswers.ts';
import { REASON_PARTS, type ReasonPart } from '../../../../shared/vocabulary/reason.ts';
import type { ScoreLine, ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { scoreLine } from '../../../fixtures/scoreLine.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

const lineOf = (colonies: number, cards: number): ScoreLine => scoreLine({ colonies, cards });

const sheet: ScoreSheet = { lines: [lineOf(30, 11), lineOf(12, 40)], winners: [1] };
const start = freshGame('hh');

const overWith = (gameId: string, events: GameUpdate['events']): GameUpdate => ({
  kind: 'game',
  gameId,
  seq: 1,
  decision: null,
  players: [...start.players],
  screen: { viewer: 0, actor: null, curtain: null },
  view: { ...observe(newGame(setupOf(start)), 0), result: sheet },
  events,
  log: NEW_LOG,
  choices: [],
  refusals: [],
  privacy: 'curtain',
  ...NO_UNDO,
  thinking: [],
  handedOver: [],
  seed: null,
  dealCommitment: null,
});

const COURSE: readonly PhaseEnd[] = [
  { epoch: 1, phase: 'A', totals: [4, 3] },
  { epoch: 3, phase: 'B', totals: [41, 52] },
];

const HONOURS: GameHonours = {
  seats: [
    { uncounted: null, achieved: [], strength: null },
    { uncounted: null, achieved: ['firstLaurels', 'landslide'], strength: null },
  ],
};

const NO_PARTS = Object.fromEntries(REASON_PARTS.map((part) => [part, 0])) as Record<ReasonPart, number>;

/** Of a game in which person 2 threw nine points away, and person 1 none. */
const ANALYSIS: Analysis = {
  gameId: '',
  decisions: [0, 1].map((seat) => ({
    position: seat,
    seat,
    epoch: 1,
    phase: 'B',
    step: 'draft',
    hand: [],
    tops: {},
    action: { type: 'take', colour: 'red', action: 'sell' },
    options: 2,
    before: [40, 40],
    after: 40,
    stake: 9,
  })),
  sheet,
  judged: [0, 1].map((position) => ({
    position,
    reason: {
      action: { type: 'take', colour: 'red', action: 'sell' },
      value: 40,
      instead: { type: 'take', colour: 'red', action: 'buy' },
      lead: -9 * position,
      parts: { ...NO_PARTS, cards: -9 * position },
      chance: null,
      certain: null,
      seen: null,
    },
  })),
  toJudge: 2,
  ownContent: false,
};

const HOST = fakeHost({
  'statistics.honours': () => HONOURS,
  'replay.points': () => COURSE,
  'analysis.open': () => ANALYSIS,
});

const SCORED: GameUpdate['events'] = [{ type: 'gameScored', sheet }];

const unwanted = () => Promise.reject(new Error('nobody asks for that'));

function openSheet(
  update: GameUpdate,
  settings: Partial<Settings> = {},
  city: PosterPainter['city'] = unwanted,
): { readonly closed: ReturnType<typeof vi.fn> } {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en', ...settings }, true);
  const closed = vi.fn();
  render(
    <LanguageProvider>
      <Connected host={HOST}>
        <PosterContext value={{ poster: unwanted, film: unwanted, city }}>
          <Tooltip.Provider>
            <GameContext value={{ update, view: update.view, playing: false, own: 0 }}>
              <FinalScore sheet={sheet} onClose={closed} />
            </GameContext>
          </Tooltip.Provider>
        </PosterContext>
      </Connected>
    </LanguageProvider>,
  );
  return { closed };
}

const isCounting = () => document.querySelector('.podium') !== null;

/** What is read out, whatever is to be seen. */
function expectWholeSheet(): void {
  const dialog = screen.getByRole('dialog', { name: 'Final score' });
  expect(within(dialog).getByText('Player 2 wins with 52 points')).toBeDefined();
  expect(within(dialog).getByText('By cards: 40 points, 29 more than Player 1.')).toBeDefined();
  const totals = within(within(dialog).getByRole('row', { name: /^Total/ })).getAllByRole('cell');
  expect(totals.map(({ textContent }) => textContent)).toEqual(['52', '41']);
  const leads = within(within(dialog).getByRole('row', { name: /^Lead/ })).getAllByRole('cell');
  expect(leads.map(({ textContent }) => textContent)).toEqual(['+11', '−11']);
  // They decide nothing where points differ.
  expect(within(dialog).queryByRole('row', { name: /^Coins left over/ })).toBeNull();
}

describe('the final score', () => {
  it('is counted before the eyes, is all there for the ears, and any press completes it and does nothing else', async () => {
    const { closed } = openSheet(overWith('counted', SCORED));
    expect(isCounting()).toBe(true);
    expectWholeSheet();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(isCounting()).toBe(false);
    expect(closed).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it('leads the eye of the table along all cities, as long as it lasts', () => {
    openSheet(overWith('led', SCORED));
    const { celebration } = useStage.getState();
    expect(celebration).toMatchObject({ kind: 'count' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(useStage.getState().celebration).toBeNull();
  });

  it('tells the eye once where to go, however often the numbers change', async () => {
    openSheet(overWith('steady', SCORED));
    const { celebration } = useStage.getState();
    const numbers = () => document.querySelector('.podium')?.textContent;
    const before = numbers();
    await waitFor(() => expect(numbers()).not.toBe(before), { timeout: 5000 });
    expect(useStage.getState().celebration).toBe(celebration);
  });

  it('has the winner’s city behind the names of the sheet as soon as the count is over', async () => {
    const asked: number[] = [];
    openSheet(overWith('city', SCORED), {}, async (_view, _player, seat) => {
      asked.push(seat);
      return document.createElement('canvas');
    });
    await waitFor(() => expect(asked).toEqual([1]));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(document.querySelector('.score-table thead .score-city canvas')).not.toBeNull();
    expect(asked).toEqual([1]);
  });

  it('paints no city where everything is wanted at once', () => {
    const asked: number[] = [];
    openSheet(overWith('instant', SCORED), { speed: 'instant' }, async (_view, _player, seat) => {
      asked.push(seat);
      return document.createElement('canvas');
    });
    expect(screen.getByRole('table')).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it('goes on where no city can be painted', async () => {
    openSheet(overWith('no city', SCORED), { speed: 'fast' });
    await waitFor(() => expect(document.querySelector('.podium[data-crowned="true"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    expect(document.querySelector('.score-city')).toBeNull();
  }, 30_000);

  it('is completed by a click, which presses no button below it', () => {
    const { closed } = openSheet(overWith('clicked', SCORED));
    fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
    expect(isCounting()).toBe(false);
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
    expect(closed).toHaveBeenCalled();
  });

  it('leaves the focus on what opens it again, as it opened by itself after a choice that is gone', async () => {
    openSheet(overWith('left', SCORED));
    const panel = document.createElement('section');
    panel.innerHTML = '<footer class="panel-foot"><button>Open the score sheet</button></footer>';
    panel.dataset.region = 'decision';
    document.body.append(panel);
    cleanup();
    await waitFor(() => expect(document.activeElement).toBe(panel.querySelector('button')));
    panel.remove();
  });

  /** Milliseconds until the count is over, and what was told meanwhile, where a frame takes so long. */
  const countedIn = (frame: number): { readonly time: number; readonly told: ReadonlySet<string> } => {
    const pictures: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (picture: FrameRequestCallback) => pictures.push(picture));
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    openSheet(overWith(crypto.randomUUID(), SCORED));
    const told = new Set<string>();
    let time = 0;
    for (; isCounting() && time < 120_000; time += frame) {
      now.mockReturnValue(time);
      act(() => pictures.pop()?.(time));
      told.add(document.querySelector('.podium-title')?.textContent ?? '');
    }
    vi.unstubAllGlobals();
    now.mockRestore();
    return { time, told };
  };

  it('comes to its end by itself', () => {
    expect(countedIn(250).time).toBeLessThan(12_000);
    expect(isCounting()).toBe(false);
    expectWholeSheet();
  });

  it('skips nothing where frames are slow, and the winner least of all', () => {
    const { told } = countedIn(250);
    expect(told).toContain('Player 2 wins with 52 points');
    expect(countedIn(3000).told).toEqual(told);
  });

  it('is there at once when it is opened again, when nothing is to move, and when the game was over before', () => {
    openSheet(overWith('again', SCORED));
    expect(isCounting()).toBe(true);
    openSheet(overWith('again', SCORED));
    expect(isCounting()).toBe(false);
    openSheet(overWith('instant', SCORED), { speed: 'instant' });
    expect(isCounting()).toBe(false);
    document.documentElement.dataset.motion = 'reduced';
    openSheet(overWith('still', SCORED));
    delete document.documentElement.dataset.motion;
    expect(isCounting()).toBe(false);
    openSheet(overWith('long over', []));
    expect(isCounting()).toBe(false);
    expectWholeSheet();
  });

  it('is followed by how it came to that, as a table too, and by the decision to look at again', async () => {
    openSheet(overWith('afterwards', SCORED));
    expect(screen.queryByRole('region', { name: 'Points over the epochs' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const course = await screen.findByRole('table', { name: 'Points over the epochs' });
    expect(within(course).getByRole('columnheader', { name: 'Epoch III · Phase B' })).toBeDefined();
    const row = within(course).getByRole('row', { name: /^Player 2/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '52']);
    const review = screen.getByRole('region', { name: 'A decision to look at again' });
    // The dearest decision of all people, as the analysis has it.
    expect((await within(review).findByRole('listitem')).textContent).toMatch(/9 points/);
    expect(within(review).getByRole('heading', { name: 'Player 2' })).toBeDefined();
    expect(within(review).getByRole('button', { name: 'Open the books' })).toBeDefined();
    expect(screen.getByText('Player 2 achieves: First laurels and Landslide')).toBeDefined();
  });
});

describe('what else can be done with a finished game', () => {
  it('is behind one button: another game is the only main one', () => {
    openSheet({ ...overWith('kept', []), seed: 41 });
    const buttons = screen.getAllByRole('button').filter(({ className }) => className.includes('button-main'));
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Rematch']);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    const seed = screen.getByRole('menuitem', { name: 'Seed 41' });
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Poster …', 'Export record …', 'Share this table', 'Games']));
    fireEvent.click(seed);
    expect(write).toHaveBeenCalledWith('41');
  });
});
