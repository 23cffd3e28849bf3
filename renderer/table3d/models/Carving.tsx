import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { CanvasTexture, CircleGeometry, type Color, Group, type Material, Mesh, SRGBColorSpace } from 'three';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { EMBLEM_SHADES } from '../../cards/palette.ts';
import { CARVED, type HeldUp } from '../layout/ceremonies.ts';
import { blockMotion, chipMotion, makeChisel, makeDust } from '../materials/carving.ts';
import type { Staged } from '../materials/hour.ts';
import { spotlit } from '../materials/spotlit.ts';
import { stagedSurfaceOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import type { VertexMotion } from '../materials/vertexMotion.ts';
import { carry } from '../motion/flight.ts';
import { carvedShapes } from '../shapes/statueBlock.ts';
import { stepsShape } from '../shapes/statueSteps.ts';
import { plinthOf } from '../shapes/statues.ts';
import { paintShield } from '../textures/shield.ts';
import { At } from './City.tsx';

/* A statue that is carved: its block, what flies off, and the light that sweeps over what has come out of it. */

/** Marble comes out of rough marble; what is cast, out of the clay of its mould. */
const ROUGH_STONE = '#cfc8bc';
const CLAY = '#7d4e35';

/** Milliseconds in which all that stands there has come to its size. */
const COMES = 300;
/** How far to both sides of its middle light sweeps, in units of the statue. */
const SWEEP = 0.5;

interface Props {
  readonly held: HeldUp;
  /** Whether it is held up now; else only its stage is still there. */
  readonly begun: boolean;
  readonly emblem: Emblem;
  readonly looks: Looks;
  readonly tempo: number;
  readonly staged: Staged;
  /** Set while something of it moves. */
  readonly carving: { current: boolean };
}

const rough = (motion: VertexMotion, settings: TierSettings) =>
  spotlit(
    Object.assign(stagedSurfaceOf({ roughness: 0.9 }, settings) as Material & { readonly color: Color }, {
      flatShading: true,
    }),
    false,
    motion,
  );

const makeLooks = (settings: TierSettings, emblem: Emblem) => {
  const chisel = makeChisel();
  const map = new CanvasTexture(paintShield(emblem));
  map.colorSpace = SRGBColorSpace;
  return {
    chisel,
    block: rough(blockMotion(chisel), settings),
    chips: rough(chipMotion(chisel), settings),
    dust: makeDust(chisel),
    steps: spotlit(stagedSurfaceOf({ vertexColors: true, roughness: 0.6 }, settings), false),
    shield: spotlit(stagedSurfaceOf({ map, roughness: 0.5 }, settings), false),
  };
};

type Looks = ReturnType<typeof makeLooks>;

const PARTS = ['steps', 'shield', 'block', 'chips', 'dust'] as const;

/**
 * What all statues are carved with. It is made with the table, and its shaders right after the table's first picture: they take
 * long where the processor draws.
 */
export const useCarvingLooks = (settings: TierSettings, emblem: Emblem): Looks => {
  const { gl, scene, invalidate } = useThree();
  const looks = useMemo(() => makeLooks(settings, emblem), [settings, emblem]);
  useFreed(looks.shield);
  useEffect(
    () => () => {
      for (const part of PARTS) looks[part].dispose();
    },
    [looks],
  );
  const drawn = useRef<Looks | null>(null);
  const rehearsed = useRef<Looks | null>(null);
  useFrame(({ camera }) => {
    if (rehearsed.current === looks) return;
    if (drawn.current !== looks) {
      drawn.current = looks;
      invalidate();
      return;
    }
    rehearsed.current = looks;
    const group = new Group();
    for (const part of PARTS) group.add(new Mesh(undefined, looks[part]));
    gl.compile(group, camera, scene);
  });
  return looks;
};

const useShapes = (rank: number, emblem: Emblem) => {
  const shapes = useMemo(() => {
    const [, deep, high] = plinthOf(rank);
    const shield = new CircleGeometry(Math.min(0.05, high * 0.36), 40).translate(0, high * 0.52, deep / 2 + 0.004);
    return { ...carvedShapes(rank, CARVED.during / 1000), shield, steps: stepsShape(EMBLEM_SHADES[emblem]) };
  }, [rank, emblem]);
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose();
    },
    [shapes],
  );
  return shapes;
};

/** Lets its time pass, and tells all of it how late it is. */
const useChiselling = ({ held, begun, tempo, staged, carving, looks: { chisel } }: Props): RefObject<Group | null> => {
  const invalidate = useThree((state) => state.invalidate);
  const passed = useRef(-1);
  const group = useRef<Group>(null);
  useEffect(() => {
    if (!begun) return;
    passed.current = -1;
    carving.current = true;
    invalidate();
    return () => {
      carving.current = false;
    };
  }, [begun, carving, invalidate]);
  useFrame((_, delta) => {
    if (!carving.current) return;
    // The time before the first picture was rest.
    passed.current = passed.current < 0 ? 0 : passed.current + (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    const { after, during, swept } = CARVED;
    const since = passed.current - after;
    chisel.carved.value = Math.max(0, Math.min(1, since / during));
    chisel.time.value = since / 1000;
    staged.sweep = held.steps.scale * SWEEP * (((since - during) / swept) * 2 - 1);
    group.current?.scale.setScalar(Math.max(0.001, carry(Math.min(1, passed.current / COMES))));
    invalidate();
  });
  return group;
};

/** What stands on the stage with a statue, and of what it is carved. */
export const Carving = (props: Props) => {
  const { held, emblem, looks } = props;
  const shapes = useShapes(held.rank, emblem);
  const group = useChiselling(props);
  const colour = held.rank === 0 ? ROUGH_STONE : CLAY;
  looks.block.color.set(colour);
  looks.chips.color.set(colour).multiplyScalar(1.15);
  return (
    <At pose={held.steps}>
      <group ref={group}>
        {PARTS.map((part) => (
          <mesh
            key={part}
            name="stage"
            geometry={shapes[part]}
            material={looks[part]}
            // The curtain lies behind it.
            renderOrder={part === 'dust' ? 1 : 0}
            frustumCulled={false}
            raycast={() => undefined}
          />
        ))}
      </group>
    </At>
  );
};
