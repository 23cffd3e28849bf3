import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { madeUpView } from '../../../../renderer/playground/madeUpView.ts';
import { eyeOf } from '../../../../renderer/scene/layout/eye.ts';
import type { Piece } from '../../../../renderer/scene/layout/piece.ts';
import { placesOf, WIDE_FROM } from '../../../../renderer/scene/layout/places.ts';
import { scenePieces } from '../../../../renderer/scene/layout/scenePieces.ts';
import { freeRectangle, GAME_SAFE_AREA, type SafeArea, type Viewport } from '../../../../renderer/scene/safeArea.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { isOnHead, makePrints, type SeenNumeral, seenOnPieces, seenOnStands, seenOnTreasury } from './numerals.ts';
import { keepLetters, type PaintedText } from './paintedText.ts';

/** Shares of the window's height: 12 pixels of 720, and what the rest may not fall below. */
const NEEDED = 0.0167;
const OTHERS = 0.012;

const WINDOWS: readonly Viewport[] = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const FRONT = 0;
const VIEW = madeUpView({ seats: 5, epoch: 3, phase: 'B', cards: 14, expansions: EXPANSIONS });

/** Panels grow with the window, as the page's letters do. */
const areaIn = ({ width }: Viewport): SafeArea => {
  const by = width / 1280;
  const { left, right, top, bottom } = GAME_SAFE_AREA;
  return { left: left * by, right: right * by, top: top * by, bottom: bottom * by };
};

const situationIn = (viewport: Viewport) => {
  const area = areaIn(viewport);
  const free = freeRectangle(viewport, area);
  const places = placesOf(VIEW.seats.length, FRONT, free.width / free.height > WIDE_FROM);
  const eye = eyeOf({ name: 'table' }, places, FRONT, viewport, area);
  const pieces = scenePieces({
    view: VIEW,
    places,
    holder: { eye, viewport, area, whole: true },
    actor: null,
    choices: [],
    selected: null,
    considered: null,
    hovered: null,
    pointed: null,
    dragged: null,
    event: null,
    camera: { name: 'table' },
  });
  return { pieces, eye };
};

const own = new Set(VIEW.seats[FRONT]?.cards.map((card) => `card ${card}`));
const topOfStack = (level: number): number => (VIEW.colonies.find((stack) => stack.level === level)?.left ?? 0) - 1;

/** What a numeral stands on; `null` for those that are covered. */
const kindOf = ({ id, subject }: Piece, text: PaintedText): string | null => {
  if (subject?.kind === 'pile') return isOnHead(text) ? 'prices on piles' : 'gains on piles';
  if (own.has(id)) return isOnHead(text) ? 'own tableau' : null;
  const [kind, first, second] = id.split(' ');
  if (kind === 'card') return null;
  if (kind === 'stack') return Number(second) === topOfStack(Number(first)) ? 'gains of colonies' : null;
  if (kind === 'monuments') return 'monuments';
  const whose = Number(first) === FRONT ? 'own' : 'opponents’';
  return kind === 'value' || kind === 'coins' ? `${whose} tracks and coins` : `${whose} ${kind}`;
};

const numeralsIn = (viewport: Viewport): readonly SeenNumeral[] => {
  const { pieces, eye } = situationIn(viewport);
  return [
    ...seenOnPieces(pieces, makePrints(), kindOf, eye, viewport),
    ...seenOnTreasury(eye, viewport),
    ...seenOnStands(VIEW, FRONT, eye, viewport),
  ];
};

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
const limitOf = (kind: string): number => (IMPORTANT.includes(kind) ? NEEDED : OTHERS);

/**
 * What still falls short, with what it has in the worst window: it may not become smaller. An entry that is not needed
 * any more fails the test, too.
 */
const SHORT: Readonly<Record<string, number>> = {};

describe.each(WINDOWS)('in a window of $width × $height', (viewport) => {
  const least = () => leastOn(numeralsIn(viewport));

  test('every numeral is high enough', () => {
    const small = Object.entries(least()).filter(([kind, height]) => height < (SHORT[kind] ?? limitOf(kind)));
    expect(Object.fromEntries(small)).toEqual({});
  });

  test('all kinds of numerals were looked at', () => {
    expect(Object.keys(least())).toEqual(expect.arrayContaining([...IMPORTANT, ...Object.keys(SHORT)]));
  });
});

test('what is said to fall short does', () => {
  const windows = WINDOWS.map((viewport) => leastOn(numeralsIn(viewport)));
  const mended = Object.keys(SHORT).filter((kind) => windows.every((least) => (least[kind] ?? 1) >= limitOf(kind)));
  expect(mended).toEqual([]);
});
