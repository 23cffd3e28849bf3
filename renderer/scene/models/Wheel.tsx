import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Group, InstancedMesh, Material } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { PENTAGON, WHEEL } from '../layout/dimensions.ts';
import { wheelAngle } from '../layout/wheel.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { settle } from '../motion/easing.ts';
import { disc, slab } from '../shapes/slab.ts';
import { hubShape } from '../shapes/turned.ts';
import { paintWheelFace } from '../textures/wheelFace.ts';
import { dimUnused, medallionShape, placeMedallions, ribbonShape } from './medallions.ts';

/** Milliseconds that a turn takes at normal speed. */
const TURN = 600;

interface Props {
  readonly settings: TierSettings;
  /** How many segments the wheel has gone clockwise. */
  readonly steps: number;
  /** Each seat's position on the wheel. */
  readonly emblems: readonly number[];
  readonly names: Material;
  readonly tokens: Material;
  readonly tempo: number;
  /** Set while the wheel turns. */
  readonly turning: { current: boolean };
  readonly onClick: (() => void) | undefined;
}

const useParts = (settings: TierSettings) =>
  useMemo(() => {
    const face = textureOf(paintWheelFace(512).canvas, settings);
    return {
      plate: slab(disc(WHEEL.radius, 64), 0, WHEEL.top - PENTAGON.top, WHEEL.radius * 2, WHEEL.radius * 2),
      medallion: medallionShape(),
      hub: hubShape(),
      wood: surfaceOf({ map: face, roughness: 0.75, reflection: 0.5 }, settings),
      brass: metalOf(BRASS, settings),
    };
  }, [settings]);

const useTurning = ({ steps, tempo, emblems, turning }: Props) => {
  const invalidate = useThree((state) => state.invalidate);
  const plate = useRef<Group>(null);
  const medallions = useRef<InstancedMesh>(null);
  const ribbons = useRef<InstancedMesh>(null);
  const turn = useRef({ from: 0, to: wheelAngle(steps, 0), passed: 0, duration: 0, resting: true });
  useLayoutEffect(() => {
    const now = plate.current?.rotation.y ?? 0;
    const to = wheelAngle(steps, now);
    if (Math.abs(to - turn.current.to) < 1e-6 && turn.current.duration > 0) return;
    const first = turn.current.duration === 0 && now === 0;
    turn.current = { from: now, to, passed: 0, duration: first ? 0.001 : TURN * tempo + 0.001, resting: true };
    turning.current = true;
    invalidate();
  }, [steps, tempo, invalidate, turning]);
  useLayoutEffect(() => {
    if (medallions.current !== null) dimUnused(medallions.current, emblems);
    turning.current = true;
    invalidate();
  }, [emblems, invalidate, turning]);
  useFrame((_, delta) => {
    const state = turn.current;
    if (!turning.current || !plate.current || !medallions.current || !ribbons.current) return;
    if (!state.resting) state.passed += Math.min(delta * 1000, 250);
    state.resting = false;
    const progress = state.duration < 1 ? 1 : Math.min(1, state.passed / state.duration);
    const angle = state.from + (state.to - state.from) * settle(progress);
    plate.current.rotation.y = angle;
    placeMedallions(medallions.current, ribbons.current, emblems, angle);
    if (progress === 1) turning.current = false;
    else invalidate();
  });
  return { plate, medallions, ribbons };
};

/** The wheel: a wooden disc in brass with the five emblems, turning clockwise a segment at a time (rules §3.2). */
export const Wheel = (props: Props) => {
  const { settings, emblems, names, tokens, onClick } = props;
  const parts = useParts(settings);
  const ribbon = useMemo(() => ribbonShape(emblems.length), [emblems.length]);
  const { plate, medallions, ribbons } = useTurning(props);
  const click = (event: ThreeEvent<MouseEvent>) => {
    if (onClick === undefined) return;
    event.stopPropagation();
    onClick();
  };
  return (
    <group {...{ onClick: click }}>
      <group ref={plate} position-y={PENTAGON.top}>
        <mesh geometry={parts.plate} material={parts.wood} castShadow receiveShadow />
      </group>
      <mesh position-y={PENTAGON.top + 0.045} rotation-x={Math.PI / 2} material={parts.brass} castShadow>
        <torusGeometry args={[WHEEL.radius + 0.02, 0.06, 10, 64]} />
      </mesh>
      <mesh position-y={WHEEL.top} geometry={parts.hub} material={parts.brass} castShadow />
      <instancedMesh
        ref={medallions}
        args={[parts.medallion, tokens, EMBLEMS.length]}
        castShadow
        frustumCulled={false}
      />
      <instancedMesh
        key={emblems.length}
        ref={ribbons}
        args={[ribbon, names, emblems.length]}
        frustumCulled={false}
        renderOrder={4}
      />
    </group>
  );
};
