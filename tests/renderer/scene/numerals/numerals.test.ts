import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { madeUpView } from '../../../../renderer/playground/madeUpView.ts';
import { eyeOf } from '../../../../renderer/scene/layout/eye.ts';
import { placesOf, WIDE_FROM } from '../../../../renderer/scene/layout/places.ts';
import type { Piece } from '../../../../renderer/scene/layout/piece.ts';
import { scenePieces } from '../../../../renderer/scene/layout/scenePieces.ts';
import { freeRectangle, GAME_SAFE_AREA, type SafeArea, type Viewport } from '../../../../renderer/scene/safeArea.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { isOnHead, makePrints, type SeenNumeral, seenOnPieces, seenOnTreasury } from './numerals.ts';
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
    holder: { eye, viewport, area },
    actor: null,
    choices: [],
    selected: null,
    considered: null,
    hovered: null,
    pointed: null,
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
  return [...seenOnPieces(pieces, makePrints(), kindOf, eye, viewport), ...seenOnTreasury(eye, viewport)];
};

const leastOn = (numerals: readonly SeenNumeral[]): Record<string, number> => {
  const least: Record<string, number> = {};
  for (const { on, height } of numerals) least[on] = Math.min(least[on] ?? 1, height);
  return least;
};

beforeAll(keepLetters);
afterAll(() => void vi.unstubAllGlobals());

describe.each(WINDOWS)('in a window of $width × $height', (viewport) => {
  test('all numerals are', () => {
    const numerals = numeralsIn(viewport);
    const least = leastOn(numerals);
    process.stdout.write(`${viewport.width}: ${JSON.stringify(Object.fromEntries(Object.entries(least).map(([k, v]) => [k, `${(v * 100).toFixed(2)}% ${(v * viewport.height).toFixed(1)}px`])), null, 1)}\n`);
    expect(numerals.length).toBeGreaterThan(100);
  });
});
