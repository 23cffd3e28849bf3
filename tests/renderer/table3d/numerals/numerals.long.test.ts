import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import {
  freeRectangle,
  GAME_SAFE_AREA,
  type SafeArea,
  type Viewport,
} from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import type { Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { laidPieces } from '../../../../renderer/table3d/layout/scenePieces.ts';
import { standShift } from '../../../../renderer/table3d/useSituation.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { isOnHead, makePrints, type SeenNumeral, seenOnPieces, seenOnTreasury } from './numerals.ts';
import { keepLetters, type PaintedText } from './paintedText.ts';

/** Shares of the window’s height: 12 pixels of 720, and what the rest may not fall below. */
const NEEDED = 0.0166;
const OTHERS = 0.012;

const WINDOWS: readonly Viewport[] = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const FRONT = 0;
/** The fullest table, while cards are taken from the piles; and while they are drawn, when the hand takes room. */
const VIEWS = (['B', 'A'] as const).map((phase) =>
  madeUpView({ seats: 5, epoch: 3, phase, cards: 14, expansions: EXPANSIONS }),
);

/** Panels grow with the window, as the page's letters do. */
const areaIn = ({ width, height }: Viewport): SafeArea => {
  const by = Math.min(width / 1280, height / 720);
  const { left, right, top, bottom } = GAME_SAFE_AREA;
  return { left: left * by, right: right * by, top: top * by, bottom: bottom * by };
};

const situationIn = (view: Observation, viewport: Viewport) => {
  const area = areaIn(viewport);
  const places = placesOf(view.seats.length, FRONT);
  const cameraPose = cameraPoseFor({ name: 'table' }, places, FRONT, viewport, area, view.phase === 'A');
  const pieces = laidPieces({
    view,
    places,
    holder: { cameraPose, viewport, area, whole: true },
    standShift: standShift(view.seats.length, cameraPose, viewport, area),
    actor: null,
    choices: [],
    camera: { name: 'table' },
    event: null,
  });
  return { pieces, cameraPose };
};

/** What the first word of a piece's id says of the numerals on it. */
const KINDS: Readonly<Record<string, string>> = {
  value: 'own tracks and coins',
  coins: 'own tracks and coins',
  board: 'own board’s print',
  colony: 'own colonies',
  monument: 'own monument',
  annex: 'own annex',
  locked: 'own annex',
  stand: 'stands',
  stack: 'gains of colonies',
  monuments: 'stack of monuments',
};

/** Whether a piece is a colony under others. */
const isCovered = ({ colonies }: Observation, { id }: Piece): boolean => {
  const [, level, height] = id.split(' ');
  return (
    id.startsWith('stack ') && colonies.some((stack) => `${stack.level}` === level && Number(height) < stack.left - 1)
  );
};

/** What a numeral stands on; `null` for those that are covered, and for cards of others: their stands count them. */
const kindsOf = (view: Observation) => {
  const own = new Set(view.seats[FRONT]?.cards.map((card) => `card ${card}`));
  return (piece: Piece, text: PaintedText): string | null => {
    const { id, subject } = piece;
    if (subject?.kind === 'pile') return isOnHead(text) ? 'prices on piles' : 'effects on piles';
    if (own.has(id)) return isOnHead(text) ? 'own tableau' : null;
    return isCovered(view, piece) ? null : (KINDS[id.split(' ')[0] ?? ''] ?? null);
  };
};

const numeralsOf = (view: Observation, viewport: Viewport): readonly SeenNumeral[] => {
  const { pieces, cameraPose } = situationIn(view, viewport);
  return [
    ...seenOnPieces(pieces, makePrints(view, FRONT), kindsOf(view), cameraPose, viewport),
    ...seenOnTreasury(view.epoch, cameraPose, viewport),
  ];
};

const numeralsIn = (viewport: Viewport): readonly SeenNumeral[] => VIEWS.flatMap((view) => numeralsOf(view, viewport));

const leastOn = (numerals: readonly SeenNumeral[]): Record<string, number> => {
  const least: Record<string, number> = {};
  for (const { on, height } of numerals) least[on] = Math.min(least[on] ?? 1, height);
  return least;
};

beforeAll(keepLetters);
afterAll(() => void vi.unstubAllGlobals());

/** What a player decides by; the rest may be smaller. */
const IMPORTANT = [
  'prices on piles',
  'own tracks and coins',
  'own tableau',
  'stands',
  'gains of colonies',
  'prices of medals',
];
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

  test('no numeral lies under a panel or outside of the window', () => {
    const free = freeRectangle(viewport, areaIn(viewport));
    const hidden = numeralsIn(viewport).filter(
      ({ x, y }) => x < free.x || x > free.x + free.width || y < free.y || y > free.y + free.height,
    );
    expect([...new Set(hidden.map(({ on }) => on))]).toEqual([]);
  });

  test('all kinds of numerals were looked at', () => {
    expect(Object.keys(least())).toEqual(expect.arrayContaining([...IMPORTANT]));
  });
});

/** What a table of four may say in numbers at rest while cards are taken, beside the heads of one's own cards. */
const MOST = 90;

test.each([1, 2, 3] as const)('a table of four shows at most 90 numerals in epoch %i', (epoch) => {
  const view = madeUpView({ seats: 4, epoch, phase: 'B', cards: epoch * 5, expansions: [] });
  const seen = numeralsOf(view, { width: 1280, height: 720 }).filter(({ on }) => on !== 'own tableau');
  const counts: Record<string, number> = {};
  for (const { on } of seen) counts[on] = (counts[on] ?? 0) + 1;
  expect(seen.length, JSON.stringify(counts)).toBeLessThanOrEqual(MOST);
});
