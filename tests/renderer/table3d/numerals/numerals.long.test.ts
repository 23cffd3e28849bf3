import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import {
  freeRectangle,
  GAME_SAFE_AREA,
  type SafeArea,
  type Viewport,
} from '../../../../renderer/game/tableHost/safeArea.ts';
import { applyAction, decisionOf, newGame, observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { setupOf } from '../../../../shared/session/saves/savedGame.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import type { Phase } from '../../../../shared/vocabulary/time.ts';
import { gameAwaiting } from '../../../fixtures/awaitingGame.ts';
import type { SeenNumeral } from './numerals.ts';
import { keepLetters } from './paintedText.ts';
import { numeralsOf } from './tableNumerals.ts';

/** Shares of the window’s height: 12 pixels of 720, and what the rest may not fall below. */
const NEEDED = 0.0166;
const OTHERS = 0.012;

const SMALLEST: Viewport = { width: 1280, height: 720 };
const WINDOWS: readonly Viewport[] = [
  SMALLEST,
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const fullest = (phase: Phase): Observation =>
  madeUpView({ seats: 5, epoch: 3, phase, cards: 14, expansions: EXPANSIONS });

/** The fullest table, while cards are taken from the piles; while they are drawn, when the hand takes room; and while colonies are taken. */
const VIEWS: readonly Observation[] = [fullest('B'), fullest('A'), { ...fullest('B'), decision: 'colony' }];

/** Panels grow with the window, as the page's letters do. */
const areaIn = ({ width, height }: Viewport): SafeArea => {
  const by = Math.min(width / 1280, height / 720);
  const { left, right, top, bottom } = GAME_SAFE_AREA;
  return { left: left * by, right: right * by, top: top * by, bottom: bottom * by };
};

const numeralsIn = (viewport: Viewport): readonly SeenNumeral[] =>
  VIEWS.flatMap((view) => numeralsOf(view, viewport, areaIn(viewport)));

const leastOn = (numerals: readonly SeenNumeral[]): Record<string, number> => {
  const least: Record<string, number> = {};
  for (const { on, height } of numerals) least[on] = Math.min(least[on] ?? 1, height);
  return least;
};

beforeAll(() => keepLetters((name, value) => vi.stubGlobal(name, value)));
afterAll(() => void vi.unstubAllGlobals());

/** What a player decides by; the rest may be smaller: what one's own cards have given, tracks tell. */
const IMPORTANT = ['prices on piles', 'own tracks and coins', 'stands', 'gains of colonies', 'prices of medals'];
const OWN_CARDS = ['own cards', 'own covered cards'];
/** What stands at the sides of the board of lands, and how far its numbers may lean, in radians: seven degrees. */
const AT_THE_SIDES = ['gains of colonies', 'prices of medals', 'stack of monuments'];
const LEAST_UPRIGHT = 0.122;
/** A window that is higher than 16 : 9 shows the table as large as its width allows: that much of it counts as its height. */
const heightOf = ({ width, height }: Viewport): number => Math.min(height, (width * 9) / 16);
const limitOf = (kind: string, viewport: Viewport): number =>
  ((IMPORTANT.includes(kind) ? NEEDED : OTHERS) * heightOf(viewport)) / viewport.height;

describe.each(WINDOWS)('in a window of $width × $height', (viewport) => {
  const least = () => leastOn(numeralsIn(viewport));

  test('every numeral is high enough', () => {
    const small = Object.entries(least()).filter(([kind, height]) => height < limitOf(kind, viewport));
    expect(Object.fromEntries(small)).toEqual({});
  });

  test('at the sides of the board of lands numbers stand nearly upright', () => {
    const seen = numeralsIn(viewport).filter(({ on }) => AT_THE_SIDES.includes(on));
    expect([...new Set(seen.map(({ on }) => on))].sort()).toEqual([...AT_THE_SIDES].sort());
    expect(seen.filter(({ slant }) => Math.abs(slant) > LEAST_UPRIGHT)).toEqual([]);
  });

  test('no numeral lies under a panel or outside of the window', () => {
    const free = freeRectangle(viewport, areaIn(viewport));
    const hidden = numeralsIn(viewport).filter(
      ({ x, y }) => x < free.x || x > free.x + free.width || y < free.y || y > free.y + free.height,
    );
    expect([...new Set(hidden.map(({ on }) => on))]).toEqual([]);
  });

  test('all kinds of numerals were looked at', () => {
    expect(Object.keys(least())).toEqual(expect.arrayContaining([...IMPORTANT, ...OWN_CARDS]));
  });
});

/** What a table of four may say in numbers at rest while cards are taken, beside one's own cards; and what those may. */
const MOST = 72;
const MOST_ON_CARDS = 30;
/** Of so many positions in which a card is taken one is looked at. */
const EVERY = 4;

/** How many numerals of each kind are seen. */
function countsIn(view: Observation): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { on } of numeralsOf(view, SMALLEST, areaIn(SMALLEST))) counts[on] = (counts[on] ?? 0) + 1;
  return counts;
}

const expectFew = (view: Observation): void => {
  const counts = countsIn(view);
  const onCards = OWN_CARDS.reduce((sum, on) => sum + (counts[on] ?? 0), 0);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(all - onCards, JSON.stringify(counts)).toBeLessThanOrEqual(MOST);
  expect(onCards, JSON.stringify(counts)).toBeLessThanOrEqual(MOST_ON_CARDS);
};

describe('a table of four shows at most 72 numerals', () => {
  test.each([1, 2, 3] as const)('in epoch %i, however full it is', (epoch) => {
    expectFew(madeUpView({ seats: 4, epoch, phase: 'B', cards: epoch * 5, expansions: [] }));
  });

  test('in a whole game with all expansions', () => {
    const saved = gameAwaiting('medals', ({ epoch }) => epoch === 3);
    const state = newGame(setupOf(saved));
    let taken = 0;
    for (const { seat, action } of saved.actions) {
      if (decisionOf(state) === 'draft' && state.phase === 'B' && taken++ % EVERY === 0) expectFew(observe(state, 0));
      applyAction(state, seat, action);
    }
    expect(taken).toBeGreaterThan(40);
  });
});
