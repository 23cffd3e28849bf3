import { Environment, Lightformer } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { HemisphereLight, SpotLight } from 'three';
import { setTint } from '../materials/mood.ts';
import type { Look } from '../materials/themes.ts';
import type { Effects, TierSettings } from '../materials/tier.ts';

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

/** How much of the surroundings is scattered by what is no metal. */
const SCATTERED = 0.62;

/** A room with three large windows, lamps and dark walls: what metal and varnish mirror; drawn once an hour. */
const Surroundings = memo(({ look }: { readonly look: Look }) => (
  <Environment key={look.window} frames={1} resolution={256} environmentIntensity={SCATTERED}>
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
  readonly lit: boolean;
  readonly shadowPixels: number;
  readonly look: Look;
  readonly lamp: Lamps['key'];
}

const KeyLamp = ({ lit, shadowPixels, look, lamp }: LampProps) => {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
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
  useLayoutEffect(() => {
    gl.toneMappingExposure = look.exposure;
    gl.shadowMap.needsUpdate = true;
    setTint(scene, look.tint);
    invalidate();
  }, [gl, scene, invalidate, look]);
  return (
    <spotLight
      ref={lamp}
      castShadow={shadowPixels > 0}
      position={[...look.keyAt]}
      angle={0.74}
      penumbra={1}
      decay={0}
      intensity={lit ? look.keyPower : 3.3}
      color={look.key}
    />
  );
};

interface Props {
  readonly settings: TierSettings;
  readonly effects: Effects;
  readonly look: Look;
  readonly lamps: Lamps;
}

/** One warm lamp from behind at the left, so that shadows fall towards the player, a cool fill and a rim from behind. */
export const Lights = memo(({ settings: { lit }, effects, look, lamps }: Props) => {
  return (
    <>
      <KeyLamp lit={lit} shadowPixels={effects.shadowPixels} look={look} lamp={lamps.key} />
      <directionalLight position={[3, 6, 8]} intensity={lit ? 0.55 : 0.6} color={look.fill} />
      {lit && <directionalLight position={[5, 4.5, -8]} intensity={0.75} color={look.rim} />}
      {lit && <Surroundings look={look} />}
      {lit ? (
        <hemisphereLight ref={lamps.sky} color={look.sky} groundColor="#6a4a30" intensity={0.6} />
      ) : (
        <hemisphereLight color={look.sky} groundColor="#6a5038" intensity={1.5} />
      )}
    </>
  );
});
