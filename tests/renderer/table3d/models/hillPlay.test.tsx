// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import * as three from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_EPOCH } from '../../../../renderer/game/actions/course.ts';
import { EPOCH_OVER, LAST_ROUND, LAST_TAKEN } from '../../../../renderer/game/playback/timing.ts';
import { type Celebration, useStage } from '../../../../renderer/game/state/stage.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { DAWN } from '../../../../renderer/table3d/layout/dawn.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';
import { useFinale } from '../../../../renderer/table3d/models/finale.ts';
import { useHillPlay } from '../../../../renderer/table3d/models/hillPlay.ts';
import type { TableLayout } from '../../../../renderer/table3d/useSituation.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { blindRenderer } from './blindRenderer.ts';

const viewport = { width: 1280, height: 720 };
const places = placesOf(2, 0);
const scenery = {
  places,
  front: 0,
  stands: standsOf(2, 0),
  viewport,
  area: GAME_SAFE_AREA,
  rest: cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA),
};

const viewOf = (epoch: Epoch): Observation =>
  observe(gameAt('medals', { epoch, seats: [{ coins: 9, cards: ['1-red-01', '1-blue-02'] }, {}] }), null);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  useTable.setState({ playing: false, event: null, shown: null });
  useStage.setState({ celebration: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** No picture passes into another one. */
const AT_ONCE = { keep: () => undefined, begin: () => undefined, end: () => undefined };

/** What is on, on a table on which nothing is drawn. */
async function tableWith(first: Observation, { led = true, tempo = 1, stills = false } = {}) {
  extend(three as never);
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  await root.configure({ gl: blindRenderer(canvas), frameloop: 'never', size: { ...viewport, top: 0, left: 0 } });
  const staging = { current: false };
  let state: RootState | undefined;
  let shown: ReturnType<typeof useHillPlay> | undefined;
  let now = 0;
  const Table = ({ view }: { readonly view: Observation }) => {
    state = useThree();
    const layout = { scenery, front: 0, position: { view } } as unknown as TableLayout;
    const finale = useFinale(tempo);
    const settings = TIER_SETTINGS.low;
    shown = useHillPlay({ layout, settings, tempo, stills, led, staging, dissolve: AT_ONCE, finale });
    return null;
  };
  const lay = (view: Observation) => act(async () => root.render(<Table view={view} />));
  await lay(first);
  return {
    show: async (view: Observation, event: object) => {
      await act(async () => {
        useTable.setState({ playing: true, event: event as never, shown: view });
        root.render(<Table view={view} />);
      });
    },
    skip: () => act(async () => useTable.setState({ playing: false, event: null })),
    pass: async (milliseconds: number) => {
      await act(async () => vi.advanceTimersByTime(milliseconds));
      now += milliseconds / 1000;
      await act(async () => state?.advance(now));
    },
    play: () => shown?.play ?? null,
    passed: () => shown?.passed.current,
    moves: () => staging.current,
    leave: () => act(async () => root.unmount()),
  };
}

const STARTED = { type: 'epochStarted', epoch: 2, firstPlayer: 0 };

describe('the own city on its hill', () => {
  it('stands there in the houses of both epochs as long as a new one is celebrated', async () => {
    const [before, after] = [viewOf(1), viewOf(2)];
    const table = await tableWith(before);
    expect(table.play()).toBeNull();
    await table.show(after, STARTED);
    await table.pass(EPOCH_OVER - 20);
    expect(table.play()).toBeNull();
    await table.pass(40);
    expect(table.play()).toMatchObject({ hour: 'dawn', before: { epoch: 1 }, now: { epoch: 2 } });
    expect(table.moves()).toBe(true);
    await table.pass(NEW_EPOCH - EPOCH_OVER - 40);
    expect(table.play()).not.toBeNull();
    await table.pass(40);
    expect(table.play()).toBeNull();
    expect(table.moves()).toBe(false);
    await table.leave();
  });

  it('is gone at once when it is skipped', async () => {
    const table = await tableWith(viewOf(2));
    await table.show(viewOf(3), { ...STARTED, epoch: 3 });
    await table.pass(300);
    expect(table.play()).not.toBeNull();
    await table.skip();
    expect(table.play()).toBeNull();
    expect(table.moves()).toBe(false);
    await table.leave();
  });

  it('is not there for the first epoch, without motion, or where the eye stays', async () => {
    for (const [epoch, how] of [
      [1, {}],
      [2, { tempo: 0 }],
      [2, { led: false }],
    ] as const) {
      const table = await tableWith(viewOf(1), how);
      await table.show(viewOf(epoch), { ...STARTED, epoch });
      expect(table.play()).toBeNull();
      expect(table.moves()).toBe(false);
      await table.leave();
      useTable.setState({ playing: false, event: null, shown: null });
    }
  });

  it('is one picture without motion, in which the new epoch stands there, until the next event', async () => {
    const table = await tableWith(viewOf(1), { tempo: 0, stills: true });
    await table.show(viewOf(2), STARTED);
    await table.pass(1);
    expect(table.play()).toMatchObject({ hour: 'dawn', now: { epoch: 2 } });
    const passed = table.passed();
    expect(passed).toBeGreaterThan(DAWN.until);
    await table.pass(500);
    expect(table.passed()).toBe(passed);
    await table.skip();
    expect(table.play()).toBeNull();
    await table.leave();
  });

  it('comes before the last round when what was taken has been seen', async () => {
    const pile = (size: number) => ({ size, top: null });
    const piles = { yellow: pile(2), red: pile(0), blue: pile(0), green: pile(0), purple: pile(0) };
    const view = { ...viewOf(3), decision: 'draft', phase: 'B', piles } as unknown as Observation;
    const table = await tableWith(viewOf(3));
    await table.show(view, { type: 'cardSold', seat: 1 });
    await table.pass(LAST_TAKEN - 20);
    expect(table.play()).toBeNull();
    await table.pass(40);
    expect(table.play()?.hour).toBe('dusk');
    expect(table.play()?.before.things).toEqual(table.play()?.now.things);
    await table.pass(LAST_ROUND - LAST_TAKEN);
    expect(table.play()).toBeNull();
    await table.leave();
  });
});

describe('the end of a game on the hill', () => {
  const parts = [
    { category: 'colonies', milliseconds: 1000 },
    { category: 'cards', milliseconds: 1000 },
  ] as const;
  const celebrate = (celebration: Celebration | null) => act(async () => useStage.setState({ celebration }));

  it('keeps the stage from the last event until the count, shows a city for each part, and then the table', async () => {
    const table = await tableWith(viewOf(3));
    await table.show(viewOf(3), { type: 'gameScored' });
    await table.pass(EPOCH_OVER + 20);
    expect(table.play()).toMatchObject({ hour: 'evening', finale: { kind: 'over' } });
    await table.skip();
    await table.pass(200);
    expect(table.play()).not.toBeNull();
    for (const counted of parts.keys()) {
      await celebrate({ kind: 'count', parts, counted });
      expect(table.play()?.finale).toMatchObject({ kind: 'count', counted });
      expect(table.moves()).toBe(true);
    }
    await celebrate({ kind: 'winner', seat: 0 });
    expect(table.play()?.finale).toMatchObject({ kind: 'winner' });
    await table.pass(1000);
    await celebrate(null);
    expect(table.play()).toBeNull();
    expect(table.moves()).toBe(false);
    await table.leave();
  });

  it('gives the table back where no count follows', async () => {
    const table = await tableWith(viewOf(3));
    await table.show(viewOf(3), { type: 'gameScored' });
    await table.pass(400);
    await table.skip();
    await table.pass(1000);
    expect(table.play()).toBeNull();
    expect(table.moves()).toBe(false);
    await table.leave();
  });

  it('does not come without motion', async () => {
    const table = await tableWith(viewOf(3), { tempo: 0 });
    await table.show(viewOf(3), { type: 'gameScored' });
    await table.pass(400);
    expect(table.play()).toBeNull();
    await table.leave();
  });
});
