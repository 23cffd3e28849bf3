import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  type BufferGeometry,
  InstancedBufferAttribute,
  type InstancedMesh,
  type Material,
  Matrix4,
  Vector3,
} from 'three';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { PENTAGON, WHEEL } from '../../cards/layout/dimensions.ts';
import { useSelection } from '../../game/selection/SelectionProvider.tsx';
import { ribbonCell } from '../layout/cells.ts';
import { nearWheelAngle, RIBBON, ribbonPose, wheelAngle } from '../layout/wheel.ts';
import { receding } from '../materials/hour.ts';
import { BRASS, metalOf, surfaceOf, textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow, type VertexMotion } from '../materials/vertexMotion.ts';
import { type Turn, tellNotches } from '../motion/choreography.ts';
import { notch } from '../motion/flight.ts';
import { sheet } from '../shapes/slab.ts';
import { wheelEnamelShape, wheelFaceShape } from '../shapes/wheel.ts';
import { wheelBrassShape } from '../shapes/wheelBrass.ts';
import { reliefOf } from '../textures/relief.ts';
import { paintWheelFace } from '../textures/wheelFace.ts';

const size = new Vector3();

/** A ribbon for each seat, in seat order. */
const ribbonShape = (seats: number): BufferGeometry => {
  const cells = Array.from({ length: seats }, (_, seat) => [ribbonCell(seat), ribbonCell(seat)]).flat();
  return sheet().setAttribute('cells', new InstancedBufferAttribute(new Float32Array(cells), 2));
};

const matrix = new Matrix4();

/** Puts the ribbons below their emblems, with the wheel turned by `angle`. */
const placeRibbons = (ribbons: InstancedMesh, emblems: readonly number[], angle: number): void => {
  emblems.forEach((position, seat) => {
    const { x, y, z, tilt } = ribbonPose(position, angle);
    matrix
      .makeRotationX(tilt)
      .scale(size.set(RIBBON.width, 1, RIBBON.depth))
      .setPosition(x, y, z);
    ribbons.setMatrixAt(seat, matrix);
  });
  ribbons.instanceMatrix.needsUpdate = true;
};

/**
 * The wheel's movement by its angle in radians: parts stand, turn with the disc, or are carried round upright, as the
 * cars of a big wheel are. The attribute `ride` says which (0, 1, 2), and the bearing of the carried at angle 0.
 */
export const wheelMotion = (angle: { value: number }): VertexMotion => ({
  name: 'wheel',
  uniforms: { wheelAngle: angle },
  declare: `attribute vec2 ride;
uniform float wheelAngle;
vec3 wheelTurned(vec3 v) {
  float s = sin(wheelAngle), c = cos(wheelAngle);
  return vec3(c * v.x + s * v.z, v.y, c * v.z - s * v.x);
}`,
  normal: 'if (abs(ride.x - 1.0) < 0.5) objectNormal = wheelTurned(objectNormal);',
  position: `if (abs(ride.x - 1.0) < 0.5) transformed = wheelTurned(transformed);
if (ride.x > 1.5) {
  float bearing = ride.y - wheelAngle;
  transformed.xz += vec2(sin(bearing), -cos(bearing)) * ${WHEEL.medallionsAt.toFixed(3)};
}`,
});

/** Milliseconds that a turn takes at normal speed. */
const TURN = 600;
/** And that it takes to come to rest once a hand lets go. */
const SETTLE = 180;

interface Props {
  readonly settings: TierSettings;
  readonly segments: readonly Colour[];
  /** How many segments the wheel has gone clockwise. */
  readonly steps: number;
  /** Each seat's position on the wheel. */
  readonly emblems: readonly number[];
  readonly names: Material;
  readonly tempo: number;
  /** Set while the wheel turns. */
  readonly turning: { current: boolean };
  /** Angle by which a hand has turned it clockwise since it took hold; `null` while nobody does. */
  readonly hand: { readonly current: number | null };
  /** Whether the names are left out. */
  readonly nameless: boolean;
  /** What a press does while the wheel is to be set. */
  readonly onClick: ((isDouble: boolean) => void) | undefined;
}

/** How far its brass steps back while something else is chosen: it gleams more than cards do. */
const GLEAM = 0.9;

const useMaterials = (settings: TierSettings, angle: { value: number }) =>
  useMemo(() => {
    const motion = wheelMotion(angle);
    const high = settings.tier === 'high';
    const face = paintWheelFace(high ? 768 : 512, settings.theme.frame).canvas;
    const relief = high ? { relief: reliefOf(face, 2.2), reliefStrength: 0.7 } : {};
    return {
      brass: receding(moving(metalOf(BRASS, settings, true), motion), GLEAM),
      enamel: moving(surfaceOf({ vertexColors: true, roughness: 0.35, reflection: 0.8, coat: 0.8 }, settings), motion),
      face: moving(
        surfaceOf({ map: textureOf(face, settings), roughness: 0.5, reflection: 0.9, coat: 0.5, ...relief }, settings),
        motion,
      ),
      shadow: movingShadow(motion),
    };
  }, [settings, angle]);

const useShapes = (emblems: readonly number[], segments: readonly Colour[], wood: string) => {
  const used = [...emblems].sort().join(' ');
  const order = segments.join(' ');
  return useMemo(() => {
    const positions = used.split(' ').map(Number);
    return {
      brass: wheelBrassShape(positions),
      enamel: wheelEnamelShape(positions, order.split(' ') as Colour[], wood),
      face: wheelFaceShape(),
    };
  }, [used, order, wood]);
};

const useTurning = ({ steps, tempo, emblems, turning, hand, onClick }: Props, angle: { value: number }) => {
  const invalidate = useThree((state) => state.invalidate);
  const selection = useSelection();
  const ribbons = useRef<InstancedMesh>(null);
  const turn = useRef<Turn>({ from: 0, to: wheelAngle(steps, 0), passed: 0, duration: 0, resting: true, told: 0 });
  const shown = useRef(emblems);
  /** The angle at which a hand took hold. */
  const held = useRef<number | null>(null);
  const isSet = onClick !== undefined;
  useLayoutEffect(() => {
    const now = angle.value;
    const to = (isSet ? nearWheelAngle : wheelAngle)(steps, now);
    if (Math.abs(to - turn.current.to) < 1e-6 && turn.current.duration > 0) return;
    const first = turn.current.duration === 0 && now === 0;
    turn.current = { from: now, to, passed: 0, duration: first ? 0.001 : TURN * tempo + 0.001, resting: true, told: 0 };
    turning.current = true;
    invalidate();
  }, [steps, tempo, isSet, invalidate, turning, angle]);
  useLayoutEffect(() => {
    shown.current = emblems;
    turning.current = true;
    invalidate();
  }, [emblems, invalidate, turning]);
  /** Lets the wheel follow the hand; once that lets go, it comes to rest where it is shown. */
  const isHeld = (): boolean => {
    if (hand.current === null && held.current === null) return false;
    turning.current = true;
    if (hand.current === null) {
      held.current = null;
      const to = nearWheelAngle(steps, angle.value);
      turn.current = { from: angle.value, to, passed: 0, duration: SETTLE * tempo + 0.001, resting: true, told: 0 };
      return false;
    }
    held.current ??= angle.value;
    angle.value = held.current - hand.current;
    return true;
  };
  useFrame((_, delta) => {
    if (!ribbons.current) return;
    if (isHeld()) {
      placeRibbons(ribbons.current, shown.current, angle.value);
      return;
    }
    const state = turn.current;
    if (!turning.current) return;
    if (!state.resting) state.passed += Math.min(delta * 1000, 250);
    state.resting = false;
    const progress = state.duration < 1 ? 1 : Math.min(1, state.passed / state.duration);
    if (state.duration > 1) tellNotches(state, progress, selection.getSnapshot().context.selected?.kind === 'wheel');
    angle.value = state.from + (state.to - state.from) * notch(progress);
    placeRibbons(ribbons.current, shown.current, angle.value);
    if (progress === 1) turning.current = false;
    else invalidate();
  });
  return ribbons;
};

/** The wheel: a wooden disc in brass with the five emblems, turning clockwise a segment at a time (rules §3.2). */
export const Wheel = (props: Props) => {
  const { settings, emblems, segments, names, nameless, onClick } = props;
  const angle = useMemo(() => ({ value: 0 }), []);
  const { brass, enamel, face, shadow } = useMaterials(settings, angle);
  const shapes = useShapes(emblems, segments, settings.theme.wheel);
  const ribbon = useMemo(() => ribbonShape(emblems.length), [emblems.length]);
  const ribbons = useTurning(props, angle);
  const click = (event: ThreeEvent<MouseEvent>) => {
    // A click at the end of a turn by hand is none.
    if (onClick === undefined || event.delta > 6) return;
    event.stopPropagation();
    onClick(event.nativeEvent.detail > 1);
  };
  const solid = { customDepthMaterial: shadow, castShadow: true, receiveShadow: true, frustumCulled: false };
  return (
    <group {...{ onClick: click }}>
      <group position-y={PENTAGON.top}>
        <mesh geometry={shapes.brass} material={brass} {...solid} />
        <mesh geometry={shapes.enamel} material={enamel} {...solid} />
        <mesh geometry={shapes.face} material={face} receiveShadow frustumCulled={false} />
      </group>
      <instancedMesh
        key={emblems.length}
        ref={ribbons}
        args={[ribbon, names, emblems.length]}
        visible={!nameless}
        frustumCulled={false}
        renderOrder={4}
      />
    </group>
  );
};
