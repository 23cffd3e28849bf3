import { Color, type Material, type Scene, Vector3 } from 'three';
import type { Look } from './themes.ts';

const COLOURS = ['key', 'fill', 'rim', 'sky', 'cloth', 'clothLight', 'tint', 'beam'] as const;
const POWERS = ['keyPower', 'exposure', 'shade', 'spot', 'night'] as const;

type Colours = Readonly<Record<(typeof COLOURS)[number], Color>>;

/**
 * The light of a scene as it is now: the look of an hour, or on the way from one to the next. Materials read it when they
 * are drawn, so that nothing is made or painted anew when the hour changes.
 */
export interface Hour extends Colours {
  readonly keyAt: Vector3;
  keyPower: number;
  exposure: number;
  /** How bright everything but the lights around things is: 1, or less while only small things can be chosen. */
  shade: number;
  /** How far a statue stands in a light of its own (`spotlit.ts`): 0 not at all, 1 in nothing else. */
  spot: number;
  /** How far the day has gone: 0 is the look's own light, 1 moonlight with lamps in the windows. */
  night: number;
}

/** What an hour has besides the light of its look (`Hour`). */
export type HourLight = Pick<Hour, 'shade' | 'spot' | 'night'>;

const DAYLIGHT: HourLight = { shade: 1, spot: 0, night: 0 };

/** The hour of a look, in other light than by day where that is given. */
export const makeHour = (look: Look, light: Partial<HourLight> = {}): Hour => {
  const colours = Object.fromEntries(COLOURS.map((name) => [name, new Color(look[name])])) as Colours;
  const { keyPower, exposure } = look;
  return { ...colours, keyAt: new Vector3(...look.keyAt), keyPower, exposure, ...DAYLIGHT, ...light };
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

const MOONLIGHT = new Color('#5f7fd0');
/** What moonlight colours, and the share of it that is moonlight in full night. */
const MOONLIT = { names: ['key', 'fill', 'sky', 'tint'], share: 0.62 } as const;
/** The share of the light that full night takes. */
const DARKNESS = 0.44;

/** Where the sun goes down, and where it comes up again. */
const SUNSET = new Vector3(9.5, 3.4, -4.5);
const SUNRISE = new Vector3(-11, 2.8, -4);

/** The parts of the way from an epoch's hour to the next at which night has fallen, and at which it ends. */
const NIGHT = { fallen: 0.24, ends: 0.36, over: 0.92 } as const;

const smooth = (part: number): number => {
  const held = Math.max(0, Math.min(1, part));
  return held * held * (3 - 2 * held);
};

/** How dark it is `part` (0 to 1) of the way from one epoch's hour to the next: a night passes between them. */
const nightAt = (part: number): number =>
  smooth(part / NIGHT.fallen) * (1 - smooth((part - NIGHT.ends) / (NIGHT.over - NIGHT.ends)));

const sunAt = (at: Vector3, from: Vector3, to: Vector3, part: number): Vector3 => {
  const midnight = (NIGHT.fallen + NIGHT.ends) / 2;
  return part < midnight
    ? at.lerpVectors(from, SUNSET, part / midnight)
    : at.lerpVectors(SUNRISE, to, smooth((part - midnight) / (1 - midnight)));
};

/**
 * Sets `shown` to how an hour looks: `hour` itself, darker and bluer the deeper its night is.
 * @param epochs from which epoch's hour to which it is on the way, and how far (0 to 1); `null` if it stays in its epoch
 */
export const showHour = (
  shown: Hour,
  hour: Hour,
  epochs: { readonly from: Hour; readonly to: Hour; readonly part: number } | null,
): void => {
  passHour(shown, hour, hour, 0);
  if (epochs !== null) {
    shown.night = Math.max(hour.night, nightAt(epochs.part));
    sunAt(shown.keyAt, epochs.from.keyAt, epochs.to.keyAt, epochs.part);
  }
  for (const name of MOONLIT.names) shown[name].lerp(MOONLIGHT, shown.night * MOONLIT.share);
};

/** The share of the lamp's light that night leaves: the moon casts no hard shadows. */
export const directLight = ({ night }: Hour): number => 1 - 0.75 * night;

/** How bright all is, as a share of its look's light. */
export const brightnessOf = ({ shade, night }: Hour): number => shade * (1 - DARKNESS * night);

/**
 * How many times more than all else what nothing is read on grows dark while something is chosen: lands, cloth, wood and what stands
 * around for its looks. Boards and stands stay nearly as bright as ever: one decides by what they say.
 */
const RECEDES = 10;
/** It is never darker than this. */
const DEEPEST = 0.5;

/** How bright that is, as a share of what the light makes of it: less, the darker the table is for what can be chosen. */
export const backgroundOf = ({ shade }: Hour): number => Math.max(DEEPEST, 1 - RECEDES * (1 - shade));

/** Sets the scene's hour, which may change later. */
export const setHour = (scene: Scene, hour: Hour): void => {
  scene.userData.hour = hour;
};

/** The hour of a scene; `undefined` until it has one. */
export const hourOf = ({ userData }: Scene): Hour | undefined => userData.hour as Hour | undefined;

/** Where something stands in a light of its own (`Hour.spot`), and how many units aside of it light sweeps over it; change `sweep` in place. */
export interface Staged {
  readonly foot: Vector3;
  sweep: number;
}

/** Sets what stands on the stage. */
export const setStage = ({ userData }: Scene, staged: Staged): void => {
  userData.stage = staged;
};

/** What stands on the stage, or stood there; `undefined` if nothing ever did. */
export const stageOf = ({ userData }: Scene): Staged | undefined => userData.stage as Staged | undefined;

/** A material with a colour of its own. */
type Coloured = Material & { readonly color: Color };

/** Makes an unlit material take the hour's tint, in addition to its own colour. */
export const tinted = (material: Coloured): Material => {
  const own = material.color.clone();
  material.onBeforeRender = (_renderer, scene) => {
    const hour = hourOf(scene);
    material.color.copy(own);
    if (hour !== undefined) material.color.multiply(hour.tint);
  };
  return material;
};

/**
 * Makes a material step back while something is chosen: what lies on it stands out.
 * @param share how far, from 0 (not at all) to 1 (as lands do)
 */
export const receding = <M extends Material>(material: M, share = 1): M => {
  const { color } = material as unknown as Coloured;
  const own = color.clone();
  const before = material.onBeforeRender;
  material.onBeforeRender = (...drawing) => {
    color.copy(own);
    before.apply(material, drawing);
    const hour = hourOf(drawing[1]);
    if (hour !== undefined) color.multiplyScalar(1 - share * (1 - backgroundOf(hour)));
  };
  return material;
};

/** What skies are painted over with at night: their blue is a day's. */
const NIGHT_SKY = new Color('#46507e');

/** Makes a material that is shown as it was painted darker where all is in shade, and blue at night. */
export const shadable = <M extends Coloured>(material: M): M => {
  material.onBeforeRender = (_renderer, scene) => {
    const hour = hourOf(scene);
    material.color.setScalar(1);
    if (hour !== undefined) material.color.lerp(NIGHT_SKY, hour.night).multiplyScalar(brightnessOf(hour));
  };
  return material;
};

/** Makes a material shine in the colour of the light through the window. */
export const beaming = (material: Coloured): Material => {
  material.onBeforeRender = (_renderer, scene) => {
    const hour = hourOf(scene);
    if (hour !== undefined) material.color.copy(hour.beam);
  };
  return material;
};
