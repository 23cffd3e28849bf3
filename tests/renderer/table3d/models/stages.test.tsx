// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import * as three from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILT_SHOWN, STATUE_SHOWN } from '../../../../renderer/game/actions/view.ts';
import { LAST_ROUND, TILE_SHOWN } from '../../../../renderer/game/playback/timing.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { stageLightOf } from '../../../../renderer/table3d/layout/ceremonies.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import type { Scenery } from '../../../../renderer/table3d/layout/shots.ts';
import { standsOf } from '../../../../renderer/table3d/layout/stands.ts';
import { setHour } from '../../../../renderer/table3d/materials/hour.ts';
import { TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';
import { useCelebrated } from '../../../../renderer/table3d/models/ceremonyTime.ts';
import { usePlay } from '../../../../renderer/table3d/models/dioramaPlay.ts';
import { StatueStage } from '../../../../renderer/table3d/models/StatueStage.tsx';
import type { TableLayout } from '../../../../renderer/table3d/useSituation.ts';
import type { Tier } from '../../../../shared/vocabulary/preferences.ts';
import { blindRenderer } from './blindRenderer.ts';

// There is no canvas to paint on here.
vi.mock('../../../../renderer/table3d/textures/shield.ts', () => ({
  paintShield: () => document.createElement('canvas'),
}));

const viewport = { width: 1280, height: 720 };
const places = placesOf(2, 0);
const scenery: Scenery = {
  places,
  front: 0,
  stands: standsOf(2, 0),
  viewport,
  area: GAME_SAFE_AREA,
  rest: cameraPoseFor({ name: 'table' }, places, 0, viewport, GAME_SAFE_AREA),
};
const layout = { scenery, position: { view: { epoch: 1, emblems: [0, 1] } } } as unknown as TableLayout;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  useTable.setState({ playing: false, event: null, shown: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** No picture passes into another one. */
const AT_ONCE = { keep: () => undefined, begin: () => undefined, end: () => undefined };

/** What stands on a table on which nothing but this is drawn, at a tier and a tempo. */
async function stageOf(tier: Tier, tempo = 1) {
  extend(three as never);
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  const size = { ...viewport, top: 0, left: 0 };
  await root.configure({ gl: blindRenderer(canvas), frameloop: 'never', size });
  const settings = TIER_SETTINGS[tier];
  const staging = { current: false };
  const carving = { current: false };
  let play: ReturnType<typeof usePlay>['play'] = null;
  let night = 0;
  let state: RootState | undefined;
  const Table = () => {
    state = useThree();
    play = usePlay({ layout, tempo, led: true, staging, dissolve: AT_ONCE }).play;
    night = stageLightOf(useCelebrated(scenery, tempo), scenery, useTable.getState().shown).night;
    return <StatueStage layout={layout} settings={settings} tempo={tempo} carving={carving} />;
  };
  await act(async () => root.render(<Table />));
  // The light as the lamps would make it while a statue is unveiled.
  if (state !== undefined) setHour(state.scene, { spot: 1 } as never);
  let now = 0;
  return {
    show: (event: object) => act(async () => useTable.setState({ playing: true, event: event as never })),
    /** Lets milliseconds pass, drawing a frame at their end. */
    pass: async (milliseconds: number) => {
      await act(async () => vi.advanceTimersByTime(milliseconds));
      now += milliseconds / 1000;
      await act(async () => state?.advance(now));
    },
    diorama: () => ({ stands: play !== null, moves: staging.current }),
    night: () => night,
    /** Whether the stage of a statue hides the table. */
    statue: () => state?.scene.getObjectByName('stage')?.visible === true,
    carves: () => carving.current,
    leave: () => act(async () => root.unmount()),
  };
}

describe('a stage ends with its time, also while the game is paused and its event stays on', () => {
  it.each(['low', 'medium'] as const)('that of a diorama: %s', async (tier) => {
    for (const tempo of [1, 0.5]) {
      const table = await stageOf(tier, tempo);
      await table.show({ type: 'colonyIntegrated', seat: 0, level: 3 });
      await table.pass(TILE_SHOWN * tempo - 1);
      expect(table.diorama()).toEqual({ stands: false, moves: false });
      await table.pass(2);
      expect(table.diorama()).toEqual({ stands: true, moves: true });
      await table.pass((BUILT_SHOWN - TILE_SHOWN) * tempo - 2);
      expect(table.diorama().stands).toBe(true);
      await table.pass(40);
      expect(table.diorama()).toEqual({ stands: false, moves: false });
      await table.pass(60_000);
      expect(table.diorama()).toEqual({ stands: false, moves: false });
      await table.leave();
      useTable.setState({ playing: false, event: null, shown: null });
    }
  });

  it('that of a statue, which was left as a dark floor before the eye that had gone back', async () => {
    const table = await stageOf('low');
    await table.show({ type: 'statueCarved', seat: 0, requirement: 6 });
    await table.pass(16);
    expect(table.statue()).toBe(true);
    expect(table.carves()).toBe(true);
    await table.pass(STATUE_SHOWN - 100);
    expect(table.statue()).toBe(true);
    await table.pass(200);
    expect(table.statue()).toBe(false);
    expect(table.carves()).toBe(false);
    await table.leave();
  });

  it('but is there again when the same happens once more', async () => {
    const table = await stageOf('low');
    const event = { type: 'statueCarved', seat: 0, requirement: 6 };
    await table.show(event);
    await table.pass(3000);
    await act(async () => useTable.setState({ playing: false, event: null }));
    await table.show(event);
    await table.pass(16);
    expect(table.statue()).toBe(true);
    await table.leave();
  });

  it('the evening before the last round', async () => {
    const pile = (size: number) => ({ size, top: null });
    const piles = { yellow: pile(2), red: pile(0), blue: pile(0), green: pile(0), purple: pile(0) };
    const table = await stageOf('low');
    useTable.setState({ shown: { decision: 'draft', phase: 'B', epoch: 3, piles, seats: [{}, {}] } as never });
    await table.show({ type: 'cardSold', seat: 1 });
    expect(table.night()).toBeGreaterThan(0);
    await table.pass(LAST_ROUND + 2);
    expect(table.night()).toBe(0);
    await table.leave();
  });
});
