// @vitest-environment jsdom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { createElement } from 'react';
import * as three from 'three';
import { expect, it, vi } from 'vitest';
import { Lights } from '../../../../renderer/scene/models/Lights.tsx';

/** A renderer that draws nothing: there is no WebGL here. */
const blindRenderer = (canvas: HTMLCanvasElement) =>
  ({
    domElement: canvas,
    shadowMap: {},
    xr: { enabled: false, addEventListener: () => {}, removeEventListener: () => {} },
    setPixelRatio: () => {},
    setSize: () => {},
    render: () => {},
  }) as unknown as three.WebGLRenderer;

it('draws the surroundings once, however often the table is built anew', async () => {
  const drawn = vi.spyOn(three.CubeCamera.prototype, 'update').mockImplementation(() => {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  extend(three as never);
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  await root.configure({
    gl: blindRenderer(canvas),
    frameloop: 'never',
    size: { width: 9, height: 9, top: 0, left: 0 },
  });
  let state: RootState | undefined;
  const Table = ({ hovered }: { readonly hovered: number }) => {
    state = useThree();
    return createElement('group', { name: `hover ${hovered}` }, <Lights tier="high" epoch={1} />);
  };
  for (let hovered = 0; hovered < 5; hovered++) await act(async () => root.render(<Table hovered={hovered} />));
  expect(state?.scene.environment).not.toBeNull();
  expect(state?.scene.getObjectByName('hover 4')).toBeDefined();
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
