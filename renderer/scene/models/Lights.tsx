import { Environment, Lightformer } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { memo, useLayoutEffect, useRef } from 'react';
import type { DirectionalLight, HemisphereLight, SpotLight } from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { LOOKS, type Look } from '../materials/epochLook.ts';
import type { Tier } from '../materials/tier.ts';
import { lamps } from './lamps.ts';

/** A room with one large window, lamps and dark walls: what metal and varnish mirror; drawn once. */
const Surroundings = memo(({ look, epoch }: { readonly look: Look; readonly epoch: Epoch }) => (
  <Environment key={epoch} frames={1} resolution={256} environmentIntensity={0.5}>
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

const Lamp = ({ shadows, look }: { readonly shadows: boolean; readonly look: Look }) => {
  const lamp = useRef<SpotLight>(null);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    const light = lamp.current;
    if (light === null) return;
    lamps.key = light;
    lamps.keyAt = look.keyAt;
    light.position.set(...look.keyAt);
    light.target.position.set(0.2, 0, 1);
    light.target.updateMatrixWorld();
    light.shadow.mapSize.set(2048, 2048);
    light.shadow.bias = -0.0004;
    light.shadow.normalBias = 0.014;
    light.shadow.radius = 4;
    light.shadow.camera.near = 4;
    light.shadow.camera.far = 30;
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, look, invalidate]);
  return (
    <spotLight
      ref={lamp}
      castShadow={shadows}
      angle={0.74}
      penumbra={1}
      decay={0}
      intensity={shadows ? look.keyPower : 3.3}
      color={look.key}
    />
  );
};

/** The sky of the still picture: a light with shadows that is moved all over the dome. */
const Sky = ({ look }: { readonly look: Look }) => {
  const sky = useRef<DirectionalLight>(null);
  useLayoutEffect(() => {
    const light = sky.current;
    if (light === null) return;
    lamps.sky = light;
    light.visible = false;
    light.shadow.mapSize.set(1024, 1024);
    light.shadow.bias = -0.0006;
    light.shadow.normalBias = 0.02;
    light.shadow.radius = 2;
    const c = light.shadow.camera;
    c.left = -7.5;
    c.right = 7.5;
    c.top = 7.5;
    c.bottom = -7.5;
    c.near = 1;
    c.far = 40;
    c.updateProjectionMatrix();
    light.target.position.set(0, 0, 1);
    light.target.updateMatrixWorld();
  }, []);
  return <directionalLight ref={sky} castShadow intensity={0} color={look.sky} />;
};

/** One warm lamp from behind at the left, so that shadows fall towards the player, a cool fill and a rim from behind. */
export const Lights = memo(({ tier, epoch }: { readonly tier: Tier; readonly epoch: Epoch }) => {
  const high = tier === 'high';
  const look = LOOKS[epoch];
  return (
    <>
      <Lamp shadows={high} look={look} />
      <directionalLight position={[3, 6, 8]} intensity={high ? 0.55 : 0.6} color={look.fill} />
      {high && <directionalLight position={[5, 4.5, -8]} intensity={0.75} color={look.rim} />}
      {high ? (
        <>
          <Surroundings look={look} epoch={epoch} />
          <hemisphereLight
            ref={(light: HemisphereLight | null) => {
              lamps.ambient = light;
            }}
            args={[look.sky, '#6a4a30', 0.6]}
          />
          <Sky look={look} />
        </>
      ) : (
        <hemisphereLight args={['#fff6e8', '#5a4634', 1.15]} />
      )}
    </>
  );
});
