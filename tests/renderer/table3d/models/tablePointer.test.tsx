// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import * as three from 'three';
import { expect, it, vi } from 'vitest';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { CameraRig } from '../../../../renderer/table3d/models/CameraRig.tsx';
import { type Orbit, TablePointer } from '../../../../renderer/table3d/models/TablePointer.tsx';
import { ChoreographyContext, makeChoreography } from '../../../../renderer/table3d/motion/choreography.ts';
import { useSituation } from '../../../../renderer/table3d/useSituation.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { blindRenderer } from './blindRenderer.ts';

const WINDOW = { width: 1280, height: 720 };

/** A table that nobody sees, with a camera and the player's hands. */
async function tableAt(tempo: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  extend(three as never);
  const update = new Session(freshGame('hg')).update([]);
  useTable.setState({ ...useTable.getInitialState(), update, shown: update.view }, true);
  const canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => {};
  document.body.append(canvas);
  const root = createRoot(canvas);
  const size = { ...WINDOW, top: 0, left: 0 };
  await root.configure({ gl: blindRenderer(canvas), frameloop: 'never', size });
  let state: RootState | undefined;
  const Table = () => {
    state = useThree();
    const layout = useSituation(WINDOW, GAME_SAFE_AREA);
    const choreography = useMemo(makeChoreography, []);
    const orbit = useRef<Orbit>({ yaw: 0, pitch: 0 });
    const travelling = useRef(true);
    if (layout === null) return null;
    return (
      <SelectionProvider>
        <ChoreographyContext value={choreography}>
          <CameraRig cameraPose={layout.cameraPose} tempo={tempo} travelling={travelling} orbit={orbit} leads={false} />
          <TablePointer layout={layout} tempo={tempo} orbit={orbit} onTurn={undefined} />
        </ChoreographyContext>
      </SelectionProvider>
    );
  };
  await act(async () => root.render(<Table />));
  let time = 0;
  return {
    /** Where the camera stands once it has had the time to go where it belongs. */
    async camera() {
      for (let frame = 0; frame < 60; frame++) {
        time += 0.05;
        await act(async () => state?.advance(time));
      }
      return state?.camera.position.clone() ?? new three.Vector3();
    },
    hand: (type: string, clientX: number, clientY: number) =>
      canvas.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, bubbles: true, button: 0 })),
    leave: () => act(async () => root.unmount()),
  };
}

it.each([
  ['normal', 1],
  ['fast', 0.5],
  ['instant, or without motion', 0],
])('turns the table with the hand on the bare cloth, and back when it lets go: %s', async (_, tempo) => {
  const table = await tableAt(tempo);
  const before = await table.camera();
  table.hand('pointerdown', 600, 300);
  table.hand('pointermove', 500, 300);
  const turned = await table.camera();
  expect(turned.distanceTo(before)).toBeGreaterThan(1);
  table.hand('pointerup', 500, 300);
  expect((await table.camera()).distanceTo(before)).toBeLessThan(0.01);
  await table.leave();
});
