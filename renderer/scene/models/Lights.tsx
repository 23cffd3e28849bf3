import { Environment, Lightformer } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { memo, useLayoutEffect, useRef } from 'react';
import type { SpotLight } from 'three';
import type { Effects, TierSettings } from '../materials/tier.ts';

/**
 * Panels of light around the table that its metal mirrors. Drawn once: drei draws them anew for new children, so they
 * are not made again with the table around them.
 */
const Surroundings = memo(() => (
  <Environment frames={1} resolution={128}>
    <color attach="background" args={['#2a1f17']} />
    <Lightformer position={[-4, 8, -3]} scale={[7, 4, 1]} color="#ffe6c2" intensity={7} target={[0, 0, 0]} />
    <Lightformer position={[6, 7, 2]} scale={[5, 3, 1]} color="#ffd7a0" intensity={4} target={[0, 0, 0]} />
    <Lightformer position={[0, 6, 9]} scale={[10, 2.5, 1]} color="#cfe0ff" intensity={2.2} target={[0, 0, 0]} />
    <Lightformer position={[-9, 3, 2]} scale={[3, 5, 1]} color="#ffcf9a" intensity={2} target={[0, 0, 0]} />
    <Lightformer position={[9, 3, -4]} scale={[3, 4, 1]} color="#bcd3ff" intensity={2} target={[0, 0, 0]} />
  </Environment>
));

interface LampProps {
  readonly lit: boolean;
  readonly shadowPixels: number;
}

const Lamp = ({ lit, shadowPixels }: LampProps) => {
  const lamp = useRef<SpotLight>(null);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const light = lamp.current;
    if (light === null) return;
    light.target.position.set(0.2, 0, 1);
    light.target.updateMatrixWorld();
    if (shadowPixels > 0) light.shadow.mapSize.set(shadowPixels, shadowPixels);
    // Made anew in its new size.
    light.shadow.map?.dispose();
    light.shadow.map = null;
    light.shadow.bias = -0.0006;
    light.shadow.normalBias = 0.012;
    light.shadow.radius = 3.5;
    light.shadow.camera.near = 5;
    light.shadow.camera.far = 26;
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, shadowPixels]);
  return (
    <spotLight
      ref={lamp}
      castShadow={shadowPixels > 0}
      position={[-4.2, 13.5, -3.6]}
      angle={0.82}
      penumbra={1}
      decay={0}
      intensity={lit ? 3.9 : 3.3}
      color="#fff0dc"
    />
  );
};

interface Props {
  readonly settings: TierSettings;
  readonly effects: Effects;
}

/** One warm lamp from behind at the left, so that shadows fall towards the player, and a cool fill. */
export const Lights = ({ settings: { lit }, effects }: Props) => (
  <>
    <Lamp lit={lit} shadowPixels={effects.shadowPixels} />
    <directionalLight position={[5, 6, 6]} intensity={lit ? 0.5 : 0.55} color="#d6e4ff" />
    {lit ? <Surroundings /> : <hemisphereLight args={['#fff6e8', '#5a4634', 1.15]} />}
  </>
);
