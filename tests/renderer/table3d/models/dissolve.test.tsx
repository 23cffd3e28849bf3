// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import * as three from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Dissolve, makeFading, useDissolve } from '../../../../renderer/table3d/models/dissolve.ts';
import { blindRenderer } from './blindRenderer.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const LOOK = { name: 'fading' };

/** A table and what passes into each other on it. */
async function canvasWith() {
  extend(three as never);
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  let copies = 0;
  const gl: three.WebGLRenderer = Object.assign(blindRenderer(canvas), {
    getDrawingBufferSize: (into: three.Vector2) => into.set(4, 2),
    getRenderTarget: () => null,
    // The table is drawn by itself: nothing takes that over.
    render: (scene: three.Scene, camera: three.Camera) =>
      scene.onAfterRender(gl, scene, camera, null as never, null as never, null as never),
    copyFramebufferToTexture: () => {
      copies += 1;
    },
  });
  await root.configure({ gl, frameloop: 'never', size: { width: 4, height: 2, top: 0, left: 0 } });
  const kit = { sheet: new three.PlaneGeometry(2, 2), fading: makeFading() };
  const busy = { current: false };
  let state: RootState | undefined;
  let dissolve: Dissolve | undefined;
  const Table = () => {
    state = useThree();
    dissolve = useDissolve(kit, LOOK, 1, busy);
    return null;
  };
  await act(async () => root.render(<Table />));
  let now = 0;
  return {
    act: (what: keyof Dissolve) => dissolve?.[what](),
    pass: async (milliseconds: number) => {
      now += milliseconds / 1000;
      await act(async () => state?.advance(now));
    },
    /** How much of the last picture is still there. */
    left: () => {
      const sheet = state?.scene.getObjectByName('fading');
      if (sheet?.visible !== true) return 0;
      return kit.fading.uniforms.left?.value;
    },
    copies: () => copies,
    busy: () => busy.current,
    leave: () => act(async () => root.unmount()),
  };
}

describe('the table and a stage', () => {
  it('pass into each other, there and back, and nothing is kept afterwards', async () => {
    const table = await canvasWith();
    await table.pass(16);
    expect(table.copies()).toBe(0);
    table.act('keep');
    await table.pass(16);
    expect(table.copies()).toBe(1);
    for (const turn of ['begin', 'end'] as const) {
      table.act(turn);
      expect(table.left()).toBe(1);
      expect(table.busy()).toBe(true);
      await table.pass(90);
      expect(table.left()).toBeGreaterThan(0);
      expect(table.left()).toBeLessThan(1);
      for (let frame = 0; frame < 6; frame++) await table.pass(90);
      expect(table.left()).toBe(0);
      expect(table.busy()).toBe(false);
    }
    const copies = table.copies();
    await table.pass(16);
    expect(table.copies()).toBe(copies);
    await table.leave();
  });

  it('do not where the stage never came, or was only just there', async () => {
    const table = await canvasWith();
    table.act('keep');
    await table.pass(16);
    table.act('end');
    expect(table.left()).toBe(0);
    table.act('keep');
    await table.pass(16);
    table.act('begin');
    await table.pass(60);
    table.act('end');
    expect(table.left()).toBe(0);
    expect(table.busy()).toBe(false);
    await table.leave();
  });
});
