// @vitest-environment jsdom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { createElement, useRef } from 'react';
import * as three from 'three';
import { expect, it, vi } from 'vitest';
import { effectsOf, TIER_SETTINGS } from '../../../../renderer/scene/materials/tier.ts';
import { Lights, useLamps } from '../../../../renderer/scene/models/Lights.tsx';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';

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

/** Lights of a table that nobody sees, and the room they are in. */
async function lightsOf() {
  vi.spyOn(three.CubeCamera.prototype, 'update').mockImplementation(() => {});
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
  const settings = TIER_SETTINGS.high;
  const Table = ({ name, shadows }: { readonly name: string; readonly shadows: boolean }) => {
    state = useThree();
    const lamps = useLamps();
    const passing = useRef(true);
    const effects = effectsOf(settings, { ...DEFAULT_SETTINGS, shadows }, false);
    return createElement(
      'group',
      { name },
      <Lights
        settings={settings}
        effects={effects}
        look={settings.theme.looks[1]}
        lamps={lamps}
        tempo={1}
        passing={passing}
      />,
    );
  };
  return {
    show: (name: string, shadows: boolean) => act(async () => root.render(<Table name={name} shadows={shadows} />)),
    scene: () => state?.scene ?? new three.Scene(),
    leave: () => act(async () => root.unmount()),
  };
}

it('draws the surroundings once, however often the table is built anew', async () => {
  const lights = await lightsOf();
  for (let hovered = 0; hovered < 5; hovered++) await lights.show(`hover ${hovered}`, true);
  expect(lights.scene().environment).not.toBeNull();
  expect(lights.scene().getObjectByName('hover 4')).toBeDefined();
  expect(three.CubeCamera.prototype.update).toHaveBeenCalledTimes(1);
  await lights.leave();
});

it('casts shadows only where the player wants them', async () => {
  const lights = await lightsOf();
  const casting = () => {
    const found: three.Object3D[] = [];
    lights.scene().traverse((thing) => thing instanceof three.Light && thing.castShadow && found.push(thing));
    return found.length;
  };
  await lights.show('with', true);
  expect(casting()).toBe(1);
  await lights.show('without', false);
  expect(casting()).toBe(0);
  await lights.leave();
});
