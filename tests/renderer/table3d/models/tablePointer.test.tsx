// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import * as three from 'three';
import { describe, expect, it, vi } from 'vitest';
import { WHEEL } from '../../../../renderer/cards/layout/dimensions.ts';
import { SelectionProvider, useSelection } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { type SelectionActor, shownChoice } from '../../../../renderer/game/selection/selection.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { onCanvas } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { CameraRig } from '../../../../renderer/table3d/models/CameraRig.tsx';
import { type Orbit, TablePointer } from '../../../../renderer/table3d/models/TablePointer.tsx';
import { settingOf } from '../../../../renderer/table3d/models/wheelHand.ts';
import { ChoreographyContext, makeChoreography } from '../../../../renderer/table3d/motion/choreography.ts';
import { type TableLayout, useSituation } from '../../../../renderer/table3d/useSituation.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { updateAt } from '../../features/play/panelAt.tsx';
import { blindRenderer } from './blindRenderer.ts';

const WINDOW = { width: 1280, height: 720 };

/** How the table of the running test lies. */
let currentLayout: TableLayout | undefined;

/** A table that nobody sees, with a camera and the player's hands. */
async function tableAt(tempo: number, toSet: GameUpdate | null = null) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  extend(three as never);
  const update = toSet ?? new Session(freshGame('hg')).update([]);
  useTable.setState({ ...useTable.getInitialState(), update, shown: update.view }, true);
  const canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => {};
  document.body.append(canvas);
  const root = createRoot(canvas);
  const size = { ...WINDOW, top: 0, left: 0 };
  await root.configure({ gl: blindRenderer(canvas), frameloop: 'never', size });
  let state: RootState | undefined;
  let selection: SelectionActor | undefined;
  const Pointer = ({
    layout,
    orbit,
  }: {
    readonly layout: TableLayout;
    readonly orbit: { readonly current: Orbit };
  }) => {
    selection = useSelection();
    const setting = toSet === null ? undefined : settingOf(layout, selection);
    return <TablePointer layout={layout} tempo={tempo} orbit={orbit} hand={{ current: null }} setting={setting} />;
  };
  const Table = () => {
    state = useThree();
    const layout = useSituation(WINDOW, GAME_SAFE_AREA);
    const choreography = useMemo(makeChoreography, []);
    const orbit = useRef<Orbit>({ yaw: 0, pitch: 0 });
    const travelling = useRef(true);
    if (layout === null) return null;
    currentLayout = layout;
    return (
      <SelectionProvider>
        <ChoreographyContext value={choreography}>
          <CameraRig
            layout={layout}
            tempo={tempo}
            stills={false}
            travelling={travelling}
            orbit={orbit}
            leads="stays"
            finale={null}
          />
          <Pointer layout={layout} orbit={orbit} />
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
    /** Scrolls by so many pixels. */
    scroll: (clientX: number, clientY: number, deltaY: number) =>
      canvas.dispatchEvent(new WheelEvent('wheel', { clientX, clientY, deltaY, bubbles: true, cancelable: true })),
    /** The rotation of the wheel that is shown, and the one that is chosen. */
    wheel() {
      const snapshot = selection?.getSnapshot();
      const rotationOf = (choice: Choice | null | undefined) =>
        choice?.action.type === 'setWheel' ? choice.action.rotation : null;
      return {
        shown: snapshot && rotationOf(shownChoice(snapshot)),
        chosen: rotationOf(snapshot?.context.considered),
      };
    },
    open: () => act(async () => selection?.send({ type: 'open' })),
    press: (isDouble = false) => {
      const layout = selection && settingOf(currentLayout as TableLayout, selection);
      layout?.press(isDouble);
    },
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

describe('the wheel, while it is to be set', () => {
  /** A pixel round the middle of the wheel: to the right of it, below, left. */
  const at = (turn: number): [number, number] => {
    const { cameraPose, viewport } = currentLayout as TableLayout;
    const angle = turn * 2 * Math.PI;
    const { x, y } = onCanvas(cameraPose, viewport, {
      x: WHEEL.radius * 0.8 * Math.cos(angle),
      y: WHEEL.top,
      z: WHEEL.radius * 0.8 * Math.sin(angle),
    });
    return [x, y];
  };
  const setting = async () => {
    const table = await tableAt(0, updateAt(gameAt('setWheel', { seats: [{}, {}] })));
    await table.open();
    await table.camera();
    return table;
  };

  it('is turned by the hand: it shows what it is turned to, and letting go chooses it', async () => {
    const table = await setting();
    table.hand('pointerdown', ...at(0));
    for (const turn of [0.05, 0.1, 0.15, 0.2]) table.hand('pointermove', ...at(turn));
    expect(table.wheel()).toEqual({ shown: 1, chosen: null });
    for (const turn of [0.25, 0.3, 0.35, 0.4]) table.hand('pointermove', ...at(turn));
    expect(table.wheel()).toEqual({ shown: 2, chosen: null });
    for (const turn of [0.35, 0.3, 0.25, 0.2]) table.hand('pointermove', ...at(turn));
    table.hand('pointerup', ...at(0.2));
    expect(table.wheel()).toEqual({ shown: 1, chosen: 1 });
    await table.leave();
  });

  it('stays as it was when the hand brings it back', async () => {
    const table = await setting();
    table.hand('pointerdown', ...at(0));
    for (const turn of [0.1, 0.2, 0.1, 0]) table.hand('pointermove', ...at(turn));
    table.hand('pointerup', ...at(0));
    expect(table.wheel()).toEqual({ shown: null, chosen: null });
    await table.leave();
  });

  it('is turned by scrolling over it; a press chooses that, and leaving it shows again what is set', async () => {
    const table = await setting();
    table.scroll(...at(0), 100);
    table.scroll(...at(0), 100);
    expect(table.wheel()).toEqual({ shown: 2, chosen: null });
    table.hand('pointermove', 60, 60);
    expect(table.wheel()).toEqual({ shown: null, chosen: null });
    table.scroll(...at(0), -100);
    table.press();
    expect(table.wheel()).toEqual({ shown: 4, chosen: 4 });
    table.press(true);
    expect(table.wheel().chosen).toBe(4);
    table.press();
    await vi.waitFor(() => expect(table.wheel().chosen).toBeNull());
    await table.leave();
  });
});
