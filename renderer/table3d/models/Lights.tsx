import { Environment, Lightformer } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { DirectionalLight, HemisphereLight, SpotLight } from 'three';
import {
  brightnessOf,
  copyHour,
  directLight,
  type Hour,
  type HourLight,
  makeHour,
  passHour,
  setHour,
  showHour,
} from '../materials/hour.ts';
import type { Look } from '../materials/themes.ts';
import type { Effects, TierSettings } from '../materials/tier.ts';
import { carry } from '../motion/flight.ts';

/** The lights that the still picture moves. */
export interface Lamps {
  readonly key: RefObject<SpotLight | null>;
  readonly sky: RefObject<HemisphereLight | null>;
}

export const useLamps = (): Lamps => {
  const key = useRef<SpotLight>(null);
  const sky = useRef<HemisphereLight>(null);
  return useMemo(() => ({ key, sky }), []);
};

/** Where the lamp shines on: a little in front of the wheel. */
const TARGET = [0.2, 0, 1] as const;

/** Milliseconds in which one epoch's hour passes into the next, and in which the table grows darker or brighter, at normal speed. */
const PASSING = 2300;
const SHADING = 350;

/** The lamp's power where surfaces are shaded plainly. */
const PLAIN_POWER = 3.3;

/** How much of the surroundings is scattered by what is no metal. */
const SCATTERED = 0.62;

/**
 * The surroundings that metal and varnish reflect: a room with three large windows, lamps and dark walls; drawn once
 * for each hour.
 */
const Surroundings = memo(({ look }: { readonly look: Look }) => (
  <Environment key={look.window} frames={1} resolution={128} environmentIntensity={SCATTERED}>
    <color attach="background" args={[look.room]} />
    {[-2.6, 0, 2.6].map((x) => (
      <Lightformer
        key={x}
        position={[-7, 7.5, -6 + x]}
        scale={[2.1, 6, 1]}
        color={look.window}
        intensity={7}
        target={[0, 0, 0]}
      />
    ))}
    <Lightformer position={[3, 5, -9]} scale={[12, 2.2, 1]} color={look.warm} intensity={3.4} target={[0, 0, 0]} />
    <Lightformer position={[8, 6, 1]} scale={[3, 5, 1]} color={look.warm} intensity={2.6} target={[0, 0, 0]} />
    <Lightformer position={[0, 10, 1]} scale={[9, 5, 1]} color={look.window} intensity={0.9} target={[0, 0, 0]} />
    <Lightformer position={[0, 5, 9]} scale={[12, 2, 1]} color={look.fill} intensity={0.9} target={[0, 0, 0]} />
  </Environment>
));

const castSoftly = ({ shadow }: SpotLight, shadowPixels: number): void => {
  if (shadowPixels > 0) shadow.mapSize.set(shadowPixels, shadowPixels);
  // Made anew in its new size.
  shadow.map?.dispose();
  shadow.map = null;
  shadow.bias = -0.0004;
  shadow.normalBias = 0.014;
  shadow.radius = 4;
  shadow.camera.near = 4;
  shadow.camera.far = 30;
};

interface LampProps {
  readonly shadowPixels: number;
  readonly lamp: Lamps['key'];
}

const KeyLamp = ({ shadowPixels, lamp }: LampProps) => {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const light = lamp.current;
    if (light === null) return;
    light.target.position.set(...TARGET);
    light.target.updateMatrixWorld();
    castSoftly(light, shadowPixels);
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, lamp, shadowPixels]);
  return <spotLight ref={lamp} castShadow={shadowPixels > 0} angle={0.62} penumbra={1} decay={0} />;
};

interface HourProps extends HourLight {
  readonly look: Look;
  /** The looks of all epochs at this table. */
  readonly looks: readonly Look[];
  readonly tempo: number;
  /** Whether a stage hides the table: nobody sees how one epoch's hour passes into the next. */
  readonly hidden: boolean;
  /** Set while one hour passes into another. */
  readonly passing: { current: boolean };
  /** Called with every change. */
  readonly apply: (hour: Hour) => void;
}

interface Way extends HourLight {
  readonly look: Look;
  readonly now: Hour;
  /** How `now` looks. */
  readonly shown: Hour;
  readonly from: Hour;
  readonly to: Hour;
  readonly duration: number;
  /** Whether it leads from one epoch's hour to the next. */
  readonly toNextEpoch: boolean;
  passed: number;
}

/** Changes the scene's hour gradually into that of another look, like a day that goes and comes, or its light; the first look is set at once. */
const useHour = ({ look, looks, shade, spot, night, tempo, hidden, passing, apply }: HourProps): void => {
  const { gl, scene, invalidate } = useThree();
  const way = useRef<Way | null>(null);
  useLayoutEffect(() => {
    // Another tempo is no other hour.
    const before = way.current;
    const light = { shade, spot, night };
    if (before?.look === look && before.shade === shade && before.spot === spot && before.night === night) return;
    const to = makeHour(look, light);
    const now = before?.now ?? copyHour(to);
    const shown = before?.shown ?? copyHour(to);
    // A night that is skipped ends gently.
    now.night = shown.night;
    now.keyAt.copy(shown.keyAt);
    const isOther = before !== null && before.look !== look;
    // No night passes between two tables.
    const toNextEpoch = isOther && looks.includes(before.look);
    const duration = before === null || (isOther && hidden) ? 0 : (isOther ? PASSING : SHADING) * tempo;
    way.current = { look, ...light, now, shown, from: copyHour(now), to, passed: -1, duration, toNextEpoch };
    setHour(scene, shown);
    passing.current = true;
    invalidate();
  }, [look, looks, shade, spot, night, scene, tempo, hidden, passing, invalidate]);
  useFrame((_, delta) => {
    const state = way.current;
    if (state === null || !passing.current) return;
    // The time before the first frame was idleness.
    state.passed = state.passed < 0 ? 0 : state.passed + Math.min(delta * 1000, 250);
    const part = state.duration === 0 ? 1 : Math.min(1, state.passed / state.duration);
    const { now, shown, from, to } = state;
    passHour(now, from, to, carry(part));
    showHour(shown, now, state.toNextEpoch ? { from, to, part } : null);
    apply(shown);
    gl.toneMappingExposure = shown.exposure * brightnessOf(shown);
    gl.shadowMap.needsUpdate = true;
    passing.current = part < 1;
    if (part < 1) invalidate();
  });
};

interface Props extends HourLight {
  readonly settings: TierSettings;
  readonly effects: Effects;
  readonly look: Look;
  readonly lamps: Lamps;
  readonly tempo: number;
  readonly hidden: boolean;
  readonly passing: { current: boolean };
}

/** One warm lamp from behind at the left, so that shadows fall towards the player, a cool fill and a rim from behind. */
export const Lights = memo(({ settings: { lit, theme }, effects, lamps, ...rest }: Props) => {
  const { look } = rest;
  const looks = useMemo(() => Object.values(theme.looks), [theme]);
  const fill = useRef<DirectionalLight>(null);
  const rim = useRef<DirectionalLight>(null);
  const apply = (hour: Hour): void => {
    const { key, sky } = lamps;
    key.current?.color.copy(hour.key);
    key.current?.position.copy(hour.keyAt);
    if (key.current !== null) key.current.intensity = (lit ? hour.keyPower : PLAIN_POWER) * directLight(hour);
    fill.current?.color.copy(hour.fill);
    rim.current?.color.copy(hour.rim);
    sky.current?.color.copy(hour.sky);
  };
  useHour({ ...rest, looks, apply });
  return (
    <>
      <KeyLamp shadowPixels={effects.shadowPixels} lamp={lamps.key} />
      <directionalLight ref={fill} position={[3, 6, 8]} intensity={lit ? 0.55 : 0.6} />
      {lit && <directionalLight ref={rim} position={[5, 4.5, -8]} intensity={0.75} />}
      {lit && <Surroundings look={look} />}
      <hemisphereLight ref={lamps.sky} groundColor="#6a4e34" intensity={lit ? 0.6 : 1.5} />
    </>
  );
});
