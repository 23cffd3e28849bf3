import { describe, expect, it } from 'vitest';
import { BUILT_SHOWN } from '../../../../renderer/game/actions/view.ts';
import {
  EPOCH_OVER,
  LAST_ROUND,
  LAST_TAKEN,
  pauseAfter,
  TILE_SHOWN,
} from '../../../../renderer/game/playback/timing.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { type CameraPose, cameraPoseFor, onCanvas } from '../../../../renderer/table3d/layout/cameraPose.ts';
import {
  ceremonyOf,
  hillHourOf,
  isCelebrated,
  RENEWAL,
  stageLightOf,
  statueHeldUp,
} from '../../../../renderer/table3d/layout/ceremonies.ts';
import {
  type Built,
  DIORAMA,
  dioramaOf,
  dioramaPose,
  heightOf,
  risesAt,
} from '../../../../renderer/table3d/layout/diorama.ts';
import { HOURGLASS_AT } from '../../../../renderer/table3d/layout/hill.ts';
import { hillHeight } from '../../../../renderer/table3d/layout/hillSlope.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import type { Scenery } from '../../../../renderer/table3d/layout/shots.ts';
import { standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { HOURGLASS } from '../../../../renderer/table3d/shapes/hourglass.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { COLONY_LEVELS, STATUES } from '../../../../shared/vocabulary/pieces.ts';

const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3440, height: 1440 },
] as const;
const PACE = { speed: 'normal', reducedMotion: false } as const;

const sceneryOf = (seats: number, viewport: Scenery['viewport']): Scenery => ({
  places: placesOf(seats, 0),
  front: 0,
  stands: standsOf(seats, 0),
  viewport,
  area: GAME_SAFE_AREA,
  rest: cameraPoseFor({ name: 'table' }, placesOf(seats, 0), 0, viewport, GAME_SAFE_AREA),
});

/** What is taken last but for one card each, and where that leads. */
const LAST_TAKING = { type: 'cardSold', seat: 1 } as never as GameEvent;
const BEFORE_LAST = {
  decision: 'draft',
  phase: 'B',
  epoch: 3,
  piles: { yellow: { size: 2 }, red: { size: 0 }, blue: { size: 1 }, green: { size: 1 }, purple: { size: 0 } },
  seats: [{}, {}, {}, {}],
} as never as Observation;

describe('a ceremony', () => {
  it.each(WINDOWS)('has a statue from foot to head in sight while it is held up on its stage: %o', (viewport) => {
    const scenery = sceneryOf(4, viewport);
    for (const requirement of STATUES) {
      const event = { type: 'statueCarved', seat: 0, requirement } as never;
      const held = statueHeldUp(event, scenery);
      const [shot, ...others] = ceremonyOf(event, scenery);
      expect(others).toEqual([]);
      if (held === null || shot === undefined) throw new Error('nothing is staged');
      expect(stageLightOf(event, scenery).spot).toBe(1);
      const [foot, head] = [onCanvas(shot.eye, viewport, held.foot), onCanvas(shot.eye, viewport, held.head)];
      expect(head.y).toBeGreaterThan(GAME_SAFE_AREA.top + viewport.height * 0.1);
      expect(foot.y - head.y).toBeGreaterThan(viewport.height * 0.25);
      expect(foot.y).toBeLessThan(viewport.height * 0.97);
      // There is room for its name at its left.
      expect(foot.x).toBeGreaterThan(viewport.width * 0.4);
    }
  });

  it('has no stage for a statue across the table', () => {
    const scenery = sceneryOf(4, WINDOWS[1]);
    const event = { type: 'statueCarved', seat: 2, requirement: 6 } as never;
    expect(statueHeldUp(event, scenery)).toBeNull();
    expect(stageLightOf(event, scenery)).toEqual({ shade: 1, spot: 0, night: 0 });
  });

  it('looks at the stand of whoever sits across the table', () => {
    const [viewport] = WINDOWS;
    const scenery = sceneryOf(5, viewport);
    const shots = ceremonyOf({ type: 'colonyPlundered', seat: 3, level: 9 } as never, scenery);
    expect(shots).toHaveLength(1);
    expect(shots[0]?.eye.x).toBeCloseTo(scenery.stands[3]?.x ?? Number.NaN, 1);
  });

  const BUILT = [
    ...COLONY_LEVELS.flatMap((level) => [
      { type: 'colonyIntegrated', seat: 0, level },
      { type: 'colonyPlundered', seat: 0, level },
    ]),
    { type: 'monumentBuilt', seat: 0 },
  ] as never as readonly Built[];

  it.each(WINDOWS)(
    'reads a colony or a monument first, and then has it large in the middle, whole, below the title: %o',
    (viewport) => {
      const scenery = sceneryOf(4, viewport);
      for (const event of BUILT) {
        const [first, second, ...more] = ceremonyOf(event, scenery);
        expect(first).toMatchObject({ eye: scenery.rest, milliseconds: TILE_SHOWN });
        expect(more).toEqual([]);
        const at = dioramaPose(event, scenery);
        if (second === undefined || at === null) throw new Error('nothing is shown');
        expect(pauseAfter(event, null, PACE)).toBe(TILE_SHOWN + second.milliseconds);
        const top = onCanvas(second.eye, viewport, { ...at, y: at.y + heightOf(dioramaOf(event)) * at.scale });
        const foot = onCanvas(second.eye, viewport, at);
        expect(top.y).toBeGreaterThan(viewport.height * 0.14);
        expect(foot.y).toBeLessThan(viewport.height * 0.9);
        // Its ground is seen, in front and at the sides.
        const out = DIORAMA.radius * at.scale;
        const front = onCanvas(second.eye, viewport, { ...at, z: at.z + out });
        expect(front.y).toBeLessThan(viewport.height * 0.99);
        for (const side of [-1, 1]) {
          const { x } = onCanvas(second.eye, viewport, { ...at, x: at.x + side * out });
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(viewport.width);
        }
        // With its ground it has about half of the window's height, or its width where that is narrow.
        expect(foot.y - top.y).toBeGreaterThan(viewport.height * 0.3);
        expect(Math.abs(foot.x - viewport.width / 2)).toBeLessThan(viewport.width * 0.05);
      }
    },
  );

  it('has trees and bushes around every ground, on its knoll and on both sides of the middle', () => {
    for (const event of BUILT) {
      const { around } = dioramaOf(event);
      for (const { x, y, z } of around) {
        expect(Math.hypot(x, z)).toBeGreaterThan(DIORAMA.radius);
        expect(y).toBeLessThan(0);
      }
      for (const near of [true, false]) {
        const sides = around.filter(({ z }) => z > 0 === near).map(({ x }) => Math.sign(x));
        expect(new Set(sides)).toEqual(new Set([-1, 1]));
      }
    }
  });

  it('has everything of a diorama on its ground, and no monument or town without flames where it burns', () => {
    for (const event of BUILT) {
      const { things, before, fires } = dioramaOf(event);
      for (const { x, z } of [...things, ...before, ...fires]) expect(Math.hypot(x, z)).toBeLessThan(DIORAMA.radius);
      expect(fires.length > 0).toBe(event.type === 'colonyPlundered');
    }
  });

  it('has the trees from the beginning, and all that is built before half of its time is over, banners last of all', () => {
    const lasts = BUILT_SHOWN - TILE_SHOWN;
    for (const event of BUILT) {
      const diorama = dioramaOf(event);
      const times = risesAt(diorama);
      const of = (isBanner: boolean) => times.filter((_, at) => (diorama.things[at]?.model === 'banner') === isBanner);
      if (diorama.fires.length > 0) continue;
      expect(Math.min(...of(true))).toBeGreaterThan(Math.max(...of(false)));
      const trees = times.filter((_, at) => diorama.things[at]?.model.includes('Tree'));
      expect(Math.max(-1, ...trees)).toBeLessThan(0);
      expect(Math.max(...of(false))).toBeLessThan(lasts * 0.3);
      expect(Math.max(...times)).toBeLessThan(lasts * 0.5);
      const gaps = [0, ...[...times].sort((one, other) => one - other)].map(
        (time, at, all) => (all[at + 1] ?? time) - time,
      );
      expect(Math.max(...gaps)).toBeLessThan(lasts * 0.2);
    }
  });

  it('has no diorama for who sits across the table, nor where only figures move', () => {
    const scenery = sceneryOf(4, WINDOWS[1]);
    expect(dioramaPose({ type: 'colonyIntegrated', seat: 1, level: 3 } as never, scenery)).toBeNull();
    expect(dioramaPose({ type: 'passed', seat: 0 } as never, scenery)).toBeNull();
    expect(dioramaPose(null, scenery)).toBeNull();
  });

  it('takes two seconds and a half, a raid a little more, of which the table has no more than a quarter', () => {
    const celebrated = [
      ...BUILT,
      { type: 'statueCarved', seat: 0, requirement: 6 },
      { type: 'epochStarted', epoch: 2, firstPlayer: 0 },
    ] as never as readonly GameEvent[];
    for (const event of celebrated)
      expect(pauseAfter(event, null, PACE)).toBeLessThanOrEqual(event.type === 'colonyPlundered' ? 2700 : 2500);
    expect(LAST_ROUND).toBeLessThanOrEqual(2500);
    for (const [table, whole] of [
      [TILE_SHOWN, BUILT_SHOWN],
      [LAST_TAKEN, LAST_ROUND],
    ] as const)
      expect(table).toBeLessThan(whole / 4);
  });

  it('never holds a picture quite still', () => {
    const scenery = sceneryOf(4, WINDOWS[1]);
    const others = [
      { type: 'statueCarved', seat: 0, requirement: 6 },
      { type: 'colonyPlundered', seat: 2, level: 9 },
      { type: 'epochStarted', epoch: 2, firstPlayer: 0 },
    ] as never as readonly GameEvent[];
    const pictures = [
      ...[...BUILT, ...others].map((event) => ceremonyOf(event, scenery)),
      ceremonyOf(LAST_TAKING, scenery, BEFORE_LAST),
    ];
    for (const shots of pictures) {
      const drift = shots.at(-1)?.drift;
      expect(drift?.nearer).toBeGreaterThanOrEqual(0.03);
      expect(drift?.nearer).toBeLessThanOrEqual(0.06);
    }
  });

  it('is told apart from what only moves figures', () => {
    const of = (type: string) => isCelebrated({ type } as never, null);
    expect(['epochStarted', 'statueCarved', 'colonyPlundered', 'monumentBuilt', 'gameScored'].map(of)).not.toContain(
      false,
    );
    expect(['passed', 'incomePaid'].map(of)).not.toContain(true);
    expect(isCelebrated(null, null)).toBe(false);
  });

  /** Points of all five lands, and where each appears. */
  const landsIn = (eye: CameraPose, viewport: Scenery['viewport']) =>
    [0, 1, 2, 3, 4].map((land) => {
      const turn = (land / 5) * Math.PI * 2;
      return onCanvas(eye, viewport, { x: Math.sin(turn) * 1.6, y: 0.1, z: Math.cos(turn) * 1.6 });
    });

  it.each(WINDOWS)(
    'sees what is taken, and then the own city with an hourglass before it, as the last round begins: %o',
    (viewport) => {
      const scenery = sceneryOf(4, viewport);
      expect(hillHourOf(LAST_TAKING, BEFORE_LAST)).toBe('dusk');
      const [first, second, ...more] = ceremonyOf(LAST_TAKING, scenery, BEFORE_LAST);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ eye: scenery.rest, milliseconds: LAST_TAKEN });
      if (second === undefined) throw new Error('nothing is shown');
      expect(pauseAfter(LAST_TAKING, null, PACE, true)).toBe(LAST_TAKEN + second.milliseconds);
      expect(LAST_TAKEN + second.milliseconds).toBe(LAST_ROUND);
      const { x, y, z, scale } = HOURGLASS_AT;
      const [foot, head] = [0, HOURGLASS.high * scale].map((up) => onCanvas(second.eye, viewport, { x, y: y + up, z }));
      if (foot === undefined || head === undefined) throw new Error('it is nowhere');
      expect(head.y).toBeGreaterThan(viewport.height * 0.15);
      expect(foot.y).toBeLessThan(viewport.height * 0.98);
      expect(foot.y - head.y).toBeGreaterThan(viewport.height * 0.33);
      expect(foot.x).toBeGreaterThan(viewport.width * 0.5);
      // All of it is seen: it is not cut off at the side.
      const side = onCanvas(second.eye, viewport, { x: x + 0.292 * scale, y: y + HOURGLASS.high * scale, z });
      expect(side.x).toBeLessThan(viewport.width * 0.99);
    },
  );

  it.each(WINDOWS)(
    'has the own city fill the window below the title when a new epoch comes over it: %o',
    (viewport) => {
      for (const epoch of [2, 3] as const) {
        const event = { type: 'epochStarted', epoch, firstPlayer: 0 } as const;
        expect(hillHourOf(event, null)).toBe('dawn');
        const [table, shot, ...more] = ceremonyOf(event, sceneryOf(4, viewport));
        if (table === undefined || shot === undefined || more.length > 0) throw new Error('one picture is shown');
        expect(table).toMatchObject({ eye: sceneryOf(4, viewport).rest, milliseconds: EPOCH_OVER });
        expect(table.milliseconds + shot.milliseconds).toBe(pauseAfter(event, null, PACE));
        const place = (x: number, z: number) => onCanvas(shot.eye, viewport, { x, y: hillHeight(x, z), z });
        const [left, right, top] = [place(-1.36, 1), place(1.36, 1), place(0, -0.9)];
        expect((right.x - left.x) / Math.min(viewport.width, (viewport.height * 16) / 9)).toBeGreaterThan(0.7);
        expect(left.x).toBeGreaterThan(0);
        expect(top.y).toBeGreaterThan(viewport.height * 0.2);
        expect(top.y).toBeLessThan(viewport.height * 0.53);
        expect(left.y).toBeGreaterThan(viewport.height * 0.7);
        expect(left.y).toBeLessThan(viewport.height);
      }
    },
  );

  it.each(WINDOWS)(
    'rests over all five lands when the first epoch begins, for longer than a later one needs to renew them: %o',
    (viewport) => {
      const shots = ceremonyOf({ type: 'epochStarted', epoch: 1, firstPlayer: 0 }, sceneryOf(4, viewport));
      const whole = shots.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      const renewed = RENEWAL.after + RENEWAL.apart * 4 + RENEWAL.each;
      expect(whole).toBeGreaterThanOrEqual(renewed);
      expect(whole).toBeLessThanOrEqual(2800);
      expect(renewed).toBeLessThanOrEqual(pauseAfter({ type: 'epochStarted', epoch: 2, firstPlayer: 0 }, null, PACE));
      for (const { x, y } of shots.flatMap(({ eye }) => landsIn(eye, viewport))) {
        // Panels fade meanwhile, and the title stands above.
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(viewport.width);
        expect(y).toBeGreaterThan(viewport.height * 0.15);
        expect(y).toBeLessThan(viewport.height);
      }
    },
  );

  it('is nothing for what only moves figures', () => {
    expect(ceremonyOf({ type: 'passed', seat: 0 } as never, sceneryOf(2, WINDOWS[1]))).toEqual([]);
    expect(ceremonyOf(null, sceneryOf(2, WINDOWS[1]))).toEqual([]);
  });
});
