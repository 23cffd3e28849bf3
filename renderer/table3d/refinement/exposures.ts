import type { Object3D, PerspectiveCamera, Scene } from 'three';
import type { Lamps } from '../models/Lights.tsx';
import { inDisc, inSquare, lightOf, onDome, type Place } from './sampling.ts';

/** The share of the pictures that is lit by the lamp. */
const LAMP_SHARE = 5 / 12;

/** How far the lamp reaches to each side, in units: the breadth of its shadows' edges. */
const LAMP_BREADTH = { x: 1.15, y: 0.5, z: 1.05 } as const;

/** The light of the whole sky on level ground, as against the lamp's power. */
const SKY_POWER = 1.7;
const SKY_DISTANCE = 18;
/** Half of the sky's beam, in radians: wide enough for the whole table. */
const SKY_ANGLE = 0.5;

/** How much of the shadowless light remains, now that the sky's light is sampled. */
const EVEN_SKY = 0.1;
const EVEN_SURROUNDINGS = 0.22;

interface Stage {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly lamps: Lamps;
}

/** Changes something now; the returned function puts it back. */
type Change = () => () => void;

const shiftGrid =
  (camera: PerspectiveCamera, [x, y]: Place): Change =>
  () => {
    const { view } = camera;
    if (view === null) return () => {};
    const { fullWidth, fullHeight, offsetX, offsetY, width, height } = view;
    camera.setViewOffset(fullWidth, fullHeight, offsetX + x, offsetY + y, width, height);
    return () => camera.setViewOffset(fullWidth, fullHeight, offsetX, offsetY, width, height);
  };

/** Calls `draw` with the picture shifted by a part of a pixel, then restores it. */
export const gridShifted = (camera: PerspectiveCamera, shift: Place, draw: () => void): void => {
  const back = shiftGrid(camera, shift)();
  try {
    draw();
  } finally {
    back();
  }
};

const moveLamp =
  ({ key, sky }: Lamps, index: number): Change =>
  () => {
    const lamp = key.current;
    if (lamp === null) return () => {};
    const before = {
      position: lamp.position.clone(),
      colour: lamp.color.clone(),
      intensity: lamp.intensity,
      angle: lamp.angle,
      penumbra: lamp.penumbra,
      radius: lamp.shadow.radius,
    };
    lamp.shadow.radius = 1.4;
    const light = lightOf(index, LAMP_SHARE);
    if (light.lamp) {
      const [x, z] = inDisc(light.turn);
      lamp.position.x += x * LAMP_BREADTH.x;
      lamp.position.y += z * LAMP_BREADTH.y;
      lamp.position.z += z * LAMP_BREADTH.z;
      lamp.intensity /= LAMP_SHARE;
    } else {
      const [x, y, z] = onDome(light.turn);
      lamp.position.set(x, y, z).multiplyScalar(SKY_DISTANCE).add(lamp.target.position);
      if (sky.current !== null) lamp.color.copy(sky.current.color);
      lamp.intensity = SKY_POWER / (1 - LAMP_SHARE);
      lamp.angle = SKY_ANGLE;
      lamp.penumbra = 0;
    }
    return () => {
      lamp.position.copy(before.position);
      lamp.color.copy(before.colour);
      lamp.intensity = before.intensity;
      lamp.angle = before.angle;
      lamp.penumbra = before.penumbra;
      lamp.shadow.radius = before.radius;
    };
  };

const dimEvenLight =
  (scene: Scene, { sky }: Lamps): Change =>
  () => {
    const light = sky.current;
    const before = { scattered: scene.environmentIntensity, sky: light?.intensity ?? 0 };
    scene.environmentIntensity *= EVEN_SURROUNDINGS;
    if (light !== null) light.intensity *= EVEN_SKY;
    return () => {
      scene.environmentIntensity = before.scattered;
      if (light !== null) light.intensity = before.sky;
    };
  };

const hide =
  (thing: Object3D | undefined): Change =>
  () => {
    if (thing === undefined) return () => {};
    const { visible } = thing;
    thing.visible = false;
    return () => {
      thing.visible = visible;
    };
  };

/**
 * Calls `draw` with the table as picture `index` (from 0) of a still picture shows it, then restores everything:
 * shifted within a pixel, the lamp elsewhere in its shade or in place of a patch of the sky, without painted shades.
 */
export const exposed = ({ scene, camera, lamps }: Stage, index: number, draw: () => void): void => {
  const [x, y] = inSquare(index);
  const changes = [
    shiftGrid(camera, [x - 0.5, y - 0.5]),
    moveLamp(lamps, index),
    dimEvenLight(scene, lamps),
    hide(scene.getObjectByName('layer shade')),
    hide(scene.getObjectByName('layer world shade')),
  ];
  const backs = changes.map((change) => change());
  try {
    draw();
  } finally {
    for (const back of backs) back();
  }
};
