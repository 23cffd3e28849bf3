import { Color, type Material, type MeshBasicMaterial, type Scene, Vector3 } from 'three';
import type { Look } from './themes.ts';

const COLOURS = ['key', 'fill', 'rim', 'sky', 'cloth', 'clothLight', 'tint', 'beam'] as const;
const POWERS = ['keyPower', 'beamPower', 'exposure', 'shade', 'spot'] as const;

type Colours = Readonly<Record<(typeof COLOURS)[number], Color>>;

/**
 * The light of a scene as it is now: the look of an hour, or on the way from one to the next. Materials read it when they
 * are drawn, so that nothing is made or painted anew when the hour changes.
 */
export interface Hour extends Colours {
  readonly keyAt: Vector3;
  keyPower: number;
  beamPower: number;
  exposure: number;
  /** How bright everything but the lights around things is: 1, or less while only small things can be chosen. */
  shade: number;
  /** How far a statue stands in a light of its own (`spotlit.ts`): 0 not at all, 1 in nothing else. */
  spot: number;
}

/** The hour of a look, in a shade, and with so much light on statues alone. */
export const makeHour = (look: Look, shade = 1, spot = 0): Hour => {
  const colours = Object.fromEntries(COLOURS.map((name) => [name, new Color(look[name])])) as Colours;
  const { keyPower, beamPower, exposure } = look;
  return { ...colours, keyAt: new Vector3(...look.keyAt), keyPower, beamPower, exposure, shade, spot };
};

export const copyHour = (hour: Hour): Hour => {
  const colours = Object.fromEntries(COLOURS.map((name) => [name, hour[name].clone()])) as Colours;
  return { ...hour, ...colours, keyAt: hour.keyAt.clone() };
};

/** Sets `hour` to what lies `part` (0 to 1) of the way between two others. */
export const passHour = (hour: Hour, from: Hour, to: Hour, part: number): void => {
  for (const name of COLOURS) hour[name].lerpColors(from[name], to[name], part);
  for (const name of POWERS) hour[name] = from[name] + (to[name] - from[name]) * part;
  hour.keyAt.lerpVectors(from.keyAt, to.keyAt, part);
};

/** Sets the scene's hour, which may change later. */
export const setHour = (scene: Scene, hour: Hour): void => {
  scene.userData.hour = hour;
};

/** The hour of a scene; `undefined` until it has one. */
export const hourOf = ({ userData }: Scene): Hour | undefined => userData.hour as Hour | undefined;

/** Sets where on the table something stands in a light of its own (`Hour.spot`). */
export const setStage = ({ userData }: Scene, foot: Vector3): void => {
  userData.stage = foot;
};

/** Where something stands, or stood, in a light of its own; `undefined` if nothing ever did. */
export const stageOf = ({ userData }: Scene): Vector3 | undefined => userData.stage as Vector3 | undefined;

/** Makes an unlit material take the hour's tint, in addition to its own colour. */
export const tinted = (material: Material & Pick<MeshBasicMaterial, 'color'>): Material => {
  const own = material.color.clone();
  material.onBeforeRender = (_renderer, scene) => {
    const hour = hourOf(scene);
    material.color.copy(own);
    if (hour !== undefined) material.color.multiply(hour.tint);
  };
  return material;
};

/** Makes a material that is shown as it was painted darker where all is in shade. */
export const shadable = (material: MeshBasicMaterial): MeshBasicMaterial => {
  material.onBeforeRender = (_renderer, scene) => void material.color.setScalar(hourOf(scene)?.shade ?? 1);
  return material;
};

/** Makes a material shine like the light through the window, `strength` times as strong. */
export const beaming = (material: MeshBasicMaterial, strength: (hour: Hour) => number): Material => {
  material.onBeforeRender = (_renderer, scene) => {
    const hour = hourOf(scene);
    if (hour !== undefined) material.color.copy(hour.beam).multiplyScalar(strength(hour));
  };
  return material;
};
