// @vitest-environment happy-dom
import { act, createRoot, extend, type RootState, useThree } from '@react-three/fiber';
import { createElement } from 'react';
import * as three from 'three';
import { expect, it, vi } from 'vitest';
import { THEMES } from '../../../../renderer/table3d/materials/themes.ts';
import { effectsOf, TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';
import { Lights, useLamps } from '../../../../renderer/table3d/models/Lights.tsx';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';
import type { TableTheme } from '../../../../shared/vocabulary/preferences.ts';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import { blindRenderer } from './blindRenderer.ts';

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
  const going = { current: true };
  interface Shown {
    readonly name?: string;
    readonly shadows?: boolean;
    readonly epoch?: Epoch;
    readonly tempo?: number;
    readonly shade?: number;
    readonly night?: number;
    readonly theme?: TableTheme;
  }
  const Table = ({
    name = '',
    shadows = true,
    epoch = 1,
    tempo = 1,
    shade = 1,
    night = 0,
    theme = 'evening',
  }: Shown) => {
    state = useThree();
    const lamps = useLamps();
    const at = { ...settings, theme: THEMES[theme] };
    const effects = effectsOf(settings, { ...DEFAULT_SETTINGS, shadows }, false);
    return createElement(
      'group',
      { name },
      <Lights
        settings={at}
        effects={effects}
        look={at.theme.looks[epoch]}
        shade={shade}
        spot={0}
        night={night}
        lamps={lamps}
        tempo={tempo}
        hidden={false}
        passing={going}
      />,
    );
  };
  return {
    show: (shown: Shown) => act(async () => root.render(<Table {...shown} />)),
    /** Draws one frame at a time of the clock, in seconds. */
    frame: (time: number) => act(async () => state?.advance(time)),
    passing: () => going.current,
    looks: settings.theme.looks,
    scene: () => state?.scene ?? new three.Scene(),
    exposure: () => state?.gl.toneMappingExposure,
    leave: () => act(async () => root.unmount()),
  };
}

it('draws the surroundings once, however often the table is built anew', async () => {
  const lights = await lightsOf();
  for (let hovered = 0; hovered < 5; hovered++) await lights.show({ name: `hover ${hovered}` });
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
  await lights.show({ shadows: true });
  expect(casting()).toBe(1);
  await lights.show({ shadows: false });
  expect(casting()).toBe(0);
  await lights.leave();
});

it('lets the lamp go its way from hour to hour, whatever the tempo becomes meanwhile, and rests there', async () => {
  const lights = await lightsOf();
  const lampAt = () => {
    const found: three.Vector3[] = [];
    lights.scene().traverse((thing) => thing instanceof three.SpotLight && found.push(thing.position.clone()));
    return found[0]?.toArray();
  };
  let time = 0;
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      time += 0.2;
      await lights.frame(time);
    }
  };
  await lights.show({ epoch: 1 });
  await frames(2);
  expect(lampAt()).toEqual([...lights.looks[1].keyAt]);
  expect(lights.passing()).toBe(false);
  await lights.show({ epoch: 3 });
  await frames(4);
  const under = lampAt();
  expect(under).not.toEqual([...lights.looks[1].keyAt]);
  expect(under).not.toEqual([...lights.looks[3].keyAt]);
  expect(lights.passing()).toBe(true);
  await lights.show({ epoch: 3, tempo: 0.5 });
  expect(lampAt()).toEqual(under);
  await frames(12);
  lights.looks[3].keyAt.forEach((at, axis) => {
    expect(lampAt()?.[axis]).toBeCloseTo(at);
  });
  expect(lights.passing()).toBe(false);
  await lights.leave();
});

it('lets a night pass between two epochs, and none where only the shade changes, or the table', async () => {
  const lights = await lightsOf();
  let time = 0;
  const exposures = async (count: number) => {
    const seen: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      time += 0.1;
      await lights.frame(time);
      seen.push(lights.exposure() ?? 0);
    }
    return seen;
  };
  await lights.show({ epoch: 1 });
  await exposures(2);
  await lights.show({ epoch: 2 });
  const night = await exposures(40);
  expect(Math.min(...night)).toBeLessThan(lights.looks[1].exposure * 0.7);
  expect(night.at(-1)).toBeCloseTo(lights.looks[2].exposure);
  await lights.show({ epoch: 2, shade: 0.9 });
  const shaded = await exposures(10);
  expect(Math.min(...shaded)).toBeCloseTo(lights.looks[2].exposure * 0.9);
  await lights.show({ epoch: 2, theme: 'marble' });
  const elsewhere = await exposures(40);
  expect(Math.min(...elsewhere)).toBeGreaterThan(lights.looks[2].exposure * 0.89);
  await lights.leave();
});

it('ends a night gently that is skipped', async () => {
  const lights = await lightsOf();
  let time = 0;
  const frame = async (): Promise<number> => {
    time += 0.05;
    await lights.frame(time);
    return lights.exposure() ?? 0;
  };
  await lights.show({ epoch: 1 });
  for (let frames = 0; frames < 3; frames++) await frame();
  await lights.show({ epoch: 2 });
  let darkest = 9;
  for (let frames = 0; frames < 16; frames++) darkest = await frame();
  await lights.show({ epoch: 2, shade: 0.9 });
  const steps: number[] = [darkest];
  for (let frames = 0; frames < 14; frames++) steps.push(await frame());
  const rises = steps.slice(1).map((exposure, at) => exposure - (steps[at] ?? 0));
  expect(Math.max(...rises)).toBeLessThan(lights.looks[2].exposure * 0.25);
  expect(steps.at(-1)).toBeCloseTo(lights.looks[2].exposure * 0.9);
  await lights.leave();
});

it('changes the hour at once where nothing is to move', async () => {
  const lights = await lightsOf();
  await lights.show({ epoch: 1, tempo: 0 });
  await lights.frame(0.1);
  await lights.show({ epoch: 2, tempo: 0 });
  await lights.frame(0.2);
  expect(lights.passing()).toBe(false);
  await lights.leave();
});

it('makes the table darker while it is shaded, and bright again', async () => {
  const lights = await lightsOf();
  const usual = lights.looks[1].exposure;
  await lights.show({ tempo: 0 });
  await lights.frame(0.1);
  expect(lights.exposure()).toBe(usual);
  await lights.show({ shade: 0.6, tempo: 0 });
  await lights.frame(0.2);
  expect(lights.exposure()).toBeLessThan(usual * 0.8);
  await lights.show({ tempo: 0 });
  await lights.frame(0.3);
  expect(lights.exposure()).toBe(usual);
  await lights.leave();
});
