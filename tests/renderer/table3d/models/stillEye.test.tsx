// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import * as three from 'three';
import { expect, it, vi } from 'vitest';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { hillEye } from '../../../../renderer/table3d/layout/hill.ts';
import { CameraRig } from '../../../../renderer/table3d/models/CameraRig.tsx';
import { useSituation } from '../../../../renderer/table3d/useSituation.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { blindRenderer } from './blindRenderer.ts';

const WINDOW = { width: 1280, height: 720 };

it('without motion the eye is before the own city at once when its picture is shown, and at once back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  extend(three as never);
  const update = new Session(freshGame('hg')).update([]);
  useTable.setState({ ...useTable.getInitialState(), update, shown: update.view }, true);
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  await root.configure({ gl: blindRenderer(canvas), frameloop: 'never', size: { ...WINDOW, top: 0, left: 0 } });
  let state: RootState | undefined;
  let eye = { distance: 0, pitch: 0 };
  const Table = () => {
    state = useThree();
    const layout = useSituation(WINDOW, GAME_SAFE_AREA);
    const [travelling, orbit] = [useRef(true), useRef({ yaw: 0, pitch: 0 })];
    if (layout === null) return null;
    eye = hillEye(layout.scenery);
    return (
      <CameraRig layout={layout} tempo={0} stills travelling={travelling} orbit={orbit} leads="cuts" finale={null} />
    );
  };
  await act(async () =>
    root.render(
      <SelectionProvider>
        <Table />
      </SelectionProvider>,
    ),
  );
  let now = 0;
  const frame = async () => {
    now += 0.016;
    await act(async () => state?.advance(now));
    return state?.camera.position.clone() ?? new three.Vector3();
  };
  const before = await frame();
  const epoch = { type: 'epochStarted', epoch: 2, firstPlayer: 0 } as const;
  await act(async () => useTable.setState({ playing: true, event: epoch }));
  expect((await frame()).y).toBeCloseTo(Math.sin(eye.pitch) * eye.distance);
  await act(async () => useTable.setState({ playing: false, event: null }));
  expect((await frame()).distanceTo(before)).toBeLessThan(0.001);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
