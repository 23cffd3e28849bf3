import { describe, expect, it } from 'vitest';
import { countedParts } from '../../../../renderer/game/counting.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import type { TallyPlace } from '../../../../renderer/game/tally.ts';
import { cameraPoseFor, onCanvas } from '../../../../renderer/table3d/layout/cameraPose.ts';
import {
  citiesCounted,
  endingOf,
  figureAt,
  lightedIn,
  spotlightAt,
  winnersLight,
} from '../../../../renderer/table3d/layout/ending.ts';
import { DISTRICTS } from '../../../../renderer/table3d/layout/hill.ts';
import { hillHeight } from '../../../../renderer/table3d/layout/hillSlope.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import type { Scenery } from '../../../../renderer/table3d/layout/shots.ts';
import { standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { categoriesIn, EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { byCategory, type ScoreCategory, type ScoreLine } from '../../../../shared/vocabulary/score.ts';

const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 3440, height: 1440 },
] as const;

const sceneryIn = (viewport: Scenery['viewport']): Scenery => ({
  places: placesOf(4, 0),
  front: 0,
  stands: standsOf(4, 0),
  viewport,
  area: GAME_SAFE_AREA,
  rest: cameraPoseFor({ name: 'table' }, placesOf(4, 0), 0, viewport, GAME_SAFE_AREA),
});

const CATEGORIES = categoriesIn(EXPANSIONS);

const line = (points: Partial<Record<ScoreCategory, number>>): ScoreLine => ({
  ...byCategory((category) => points[category] ?? 0),
  total: 0,
  leftoverCoins: 0,
});

describe('the cities that are seen while points are counted', () => {
  it.each([2, 3, 4, 5])('are those of everybody, one about as often as the other: %i seats', (seats) => {
    const parts = countedParts(CATEGORIES, seats);
    const lines = Array.from({ length: seats }, () => line({ cards: 9 }));
    const shown = citiesCounted(parts, lines);
    const times = lines.map((_, seat) => shown.filter((other) => other === seat).length);
    expect(shown).toHaveLength(parts.length);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });

  it('are where there is something to see', () => {
    const parts = countedParts(['colonies', 'statues'], 3);
    expect(citiesCounted(parts, [line({}), line({ colonies: 4, statues: 1 }), line({ statues: 9 })])).toEqual([1, 2]);
  });
});

describe('the light on what is counted', () => {
  it('passes over all districts while cards are', () => {
    const places = lightedIn('cards');
    for (const { x, z } of Object.values(DISTRICTS)) {
      const nearest = Math.min(
        ...Array.from({ length: 41 }, (_, step) => {
          const spot = spotlightAt(places, step / 40);
          return Math.hypot(spot.x - x, spot.z - z);
        }),
      );
      expect(nearest).toBeLessThan(0.05);
    }
  });

  it('moves on without a leap, and stays where it came to', () => {
    const places = lightedIn('cards');
    for (let step = 0; step < 200; step++) {
      const [one, next] = [spotlightAt(places, step / 200), spotlightAt(places, (step + 1) / 200)];
      expect(Math.hypot(one.x - next.x, one.z - next.z)).toBeLessThan(0.2);
    }
    expect(spotlightAt(places, 3)).toEqual(spotlightAt(places, 1));
  });

  it("falls somewhere for every category, and at last on all of the winner's city", () => {
    for (const category of CATEGORIES) expect(lightedIn(category).length).toBeGreaterThan(0);
    expect(winnersLight(0).radius).toBeLessThan(0.5);
    expect(winnersLight(3000).radius).toBeGreaterThan(3);
  });
});

describe('the camera at the end of a game', () => {
  const parts = countedParts(CATEGORIES, 4);

  it.each(WINDOWS)('shows the whole hill above the podium in a window of $width by $height', (viewport) => {
    const scenery = sceneryIn(viewport);
    const [shot] = endingOf({ kind: 'count', parts, counted: 0 }, scenery);
    if (shot === undefined) throw new Error('nothing is shown');
    const top = onCanvas(shot.eye, viewport, { x: 0, y: hillHeight(0, -0.9) + 0.7, z: -0.9 });
    expect(top.y).toBeGreaterThan(viewport.height * 0.05);
    for (const side of [-1, 1]) {
      const foot = onCanvas(shot.eye, viewport, { x: side * 2.2, y: 0, z: 1 });
      expect(foot.x).toBeGreaterThan(0);
      expect(foot.x).toBeLessThan(viewport.width);
      expect(foot.y).toBeLessThan(viewport.height * 0.66);
    }
  });

  it('stays at what is counted until the next part is, however slow the machine', () => {
    const whole = parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    for (const counted of parts.keys())
      expect(endingOf({ kind: 'count', parts, counted }, sceneryIn(WINDOWS[1])).at(-1)?.milliseconds).toBeGreaterThan(
        whole,
      );
  });

  it('never holds a picture quite still, and goes nowhere where nothing is shown', () => {
    const scenery = sceneryIn(WINDOWS[1]);
    for (const finale of [{ kind: 'over' }, { kind: 'count', parts, counted: 3 }, { kind: 'winner', seat: 2 }] as const)
      expect(endingOf(finale, scenery).at(-1)?.drift?.nearer).toBeGreaterThan(0);
    expect(endingOf(null, scenery)).toEqual([]);
  });
});

/** The size of a plate with two figures, by the size of its letters (announcement.css). */
const PLATE = { wide: 3.9, high: 1.5 } as const;

it.each(WINDOWS)(
  'the plates of what a city brings lie in a window of $width by $height, clear of each other and of their sum',
  ({ width, height }) => {
    const letters = Math.max(22.4, Math.min(48, height * 0.041));
    const places = [...COLOURS, ...CATEGORIES.filter((category) => category !== 'cards')] as readonly TallyPlace[];
    const plates = places.map((place) => ({ place, ...figureAt(place, sceneryIn({ width, height })) }));
    for (const [index, one] of plates.entries()) {
      expect(one.left, one.place).toBeGreaterThan((PLATE.wide * letters) / 2);
      expect(one.left, one.place).toBeLessThan(width - (PLATE.wide * letters) / 2);
      expect(one.top, one.place).toBeGreaterThan(height * 0.26);
      expect(one.top, one.place).toBeLessThan(height * 0.95);
      for (const other of plates.slice(index + 1)) {
        const across = Math.abs(one.left - other.left) / letters / PLATE.wide;
        const down = Math.abs(one.top - other.top) / letters / PLATE.high;
        expect(Math.max(across, down), `${one.place} and ${other.place}`).toBeGreaterThan(1);
      }
    }
  },
);
