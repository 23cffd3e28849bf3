import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Group, InstancedMesh, Material } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { PENTAGON } from '../layout/dimensions.ts';
import { wheelAngle } from '../layout/wheel.ts';
import { BRASS, metalOf } from '../materials/metal.ts';
import { surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { notch } from '../motion/easing.ts';
import { EMBLEM_SHADES } from '../palette.ts';
import { painted } from '../shapes/parts.ts';
import { discFace } from '../shapes/slab.ts';
import { brassShape, cutShape, discShape, dishShape, emblemShape, floorShape, seatShape } from '../shapes/wheel.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintWheelFace } from '../textures/wheelFace.ts';
import { placeMedallions, ribbonShape } from './medallions.ts';

const BASE = PENTAGON.top + 0.05;

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
    const face = paintWheelFace(settings.tier === 'high' ? 768 : 512, settings.theme.frame).canvas;
    const enamel = surfaceOf({ vertexColors: true, roughness: 0.35, reflection: 0.8, coat: 0.8 }, settings);
    return {
      disc: discFace(),
      body: discShape(),
      brass: brassShape(),
      seat: seatShape(),
      dish: dishShape(),
      emblems: EMBLEMS.map((name, index) => {
        const { main, dark } = EMBLEM_SHADES[name];
        const cut = cutShape(index);
        return {
          floor: painted(floorShape(), main),
          unused: painted(floorShape(), '#241f1a'),
          raised: emblemShape(index).translate(0, 0.046, 0),
          cut: cut === null ? null : painted(cut, dark).translate(0, 0.046 + 0.0355, 0),
        };
      }),
      enamel,
      wood: surfaceOf(
        {
          map: textureOf(face, settings),
          roughness: 0.5,
          reflection: 0.9,
          ...(settings.tier === 'high' ? { relief: reliefOf(face, 2.2), reliefStrength: 0.7 } : {}),
          coat: 0.5,
        },
        settings,
      ),
      rim: surfaceOf({ color: settings.theme.wheel, roughness: 0.45, reflection: 1, coat: 0.5 }, settings),
      metal: metalOf(BRASS, settings),
      ivory: surfaceOf({ color: '#ffeec2', roughness: 0.4, reflection: 0.9 }, settings),
      dull: surfaceOf({ color: '#8a7c66', roughness: 0.7, reflection: 0.4 }, settings),
    };
  }, [settings]);

const useTurning = ({ steps, tempo, emblems, turning }: Props) => {
  const invalidate = useThree((state) => state.invalidate);
  const plate = useRef<Group>(null);
  const medallions = useRef<Group>(null);
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
  const shown = useRef(emblems);
  useLayoutEffect(() => {
    shown.current = emblems;
    turning.current = true;
    invalidate();
  }, [emblems, invalidate, turning]);
  useFrame((_, delta) => {
    const state = turn.current;
    if (!turning.current || !plate.current || !medallions.current || !ribbons.current) return;
    if (!state.resting) state.passed += Math.min(delta * 1000, 250);
    state.resting = false;
    const progress = state.duration < 1 ? 1 : Math.min(1, state.passed / state.duration);
    const angle = state.from + (state.to - state.from) * notch(progress);
    plate.current.rotation.y = angle;
    placeMedallions(medallions.current, ribbons.current, shown.current, angle);
    if (progress === 1) turning.current = false;
    else invalidate();
  });
  return { plate, medallions, ribbons };
};

/** The wheel: a wooden disc in brass with the five emblems, turning clockwise a segment at a time (rules §3.2). */
export const Wheel = (props: Props) => {
  const { settings, emblems, names, onClick } = props;
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
      <mesh position-y={PENTAGON.top} geometry={parts.seat} material={parts.metal} castShadow receiveShadow />
      <group ref={plate} position-y={BASE}>
        <mesh geometry={parts.body} material={parts.rim} castShadow receiveShadow />
        <mesh geometry={parts.disc} material={parts.wood} receiveShadow />
        <mesh geometry={parts.brass} material={parts.metal} castShadow receiveShadow />
      </group>
      <group ref={medallions}>
        {parts.emblems.map(({ floor, unused, raised, cut }, index) => {
          const used = emblems.includes(index);
          return (
            <group key={EMBLEMS[index] ?? index} position-y={BASE + 0.115}>
              <mesh geometry={parts.dish} material={used ? parts.metal : parts.dull} castShadow receiveShadow />
              <mesh geometry={used ? floor : unused} material={parts.enamel} receiveShadow />
              <mesh geometry={raised} material={used ? parts.ivory : parts.dull} castShadow receiveShadow />
              {cut !== null && used && <mesh geometry={cut} material={parts.enamel} receiveShadow />}
            </group>
          );
        })}
      </group>
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
