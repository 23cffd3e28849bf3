import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, Shape, Vector2 } from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { type Emblem, emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { emitPieceEvent } from '../../game/state/pieceEvents.ts';
import type { CityThing } from '../layout/city.ts';
import { type CityClock, type Heard, heardOf, STEP, stagedCity, standingOf } from '../layout/cityChanges.ts';
import { cityRowOf, OWN } from '../layout/cityRow.ts';
import { PANORAMA, PANORAMA_SCALE, panoramaOutline, panoramaPose } from '../layout/panorama.ts';
import type { Pose } from '../layout/pose.ts';
import { receding } from '../materials/hour.ts';
import { makeSoft } from '../materials/soft.ts';
import { asPainted, BRONZE, metalOf, surfaceOf, textureOf, useFreed } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { moving, movingShadow } from '../materials/vertexMotion.ts';
import { bare, box, extruded, merged } from '../shapes/parts.ts';
import { slab } from '../shapes/slab.ts';
import { smokeOver, spotsShape } from '../shapes/world/softSpots.ts';
import { type CityDetail, cityShape, type StagedThing, settled } from '../shapes/world/stamp.ts';
import { paintPanorama } from '../textures/panorama.ts';
import { makeGrowth, springing, standing, useWindows } from './World.tsx';

/** Units until a thing has risen, or fallen. */
const RISEN = 0.4;

/** Which cities are still rising; `current` tells whether any is. */
export interface Rising {
  readonly cities: Set<string>;
  readonly current: boolean;
}

export const useRising = (): Rising =>
  useMemo(() => {
    const cities = new Set<string>();
    return {
      cities,
      get current() {
        return cities.size > 0;
      },
    };
  }, []);

interface Clock extends CityClock {
  now: number;
  until: number;
  standing: CityClock['standing'];
  epoch: CityClock['epoch'];
  sound: Heard | null;
}

/** How much is drawn of a city on a stand: its smallest parts are seen on the highest tier only. */
const farDetail = ({ tier }: TierSettings): CityDetail => (tier === 'high' ? 'whole' : 'far');

/** The smoke of what stands in a city, or will, as high as its sky; `null` where there is none. */
const smokeIn = (staged: readonly StagedThing[]): BufferGeometry | null => {
  const puffs = staged.flatMap(({ thing, motion, at }) =>
    motion === 'rises' ? smokeOver(thing, at, PANORAMA.ends) : [],
  );
  return puffs.length === 0 ? null : spotsShape(puffs);
};

/** The shape and the surface of a city whose new houses rise one after the other, and whose lost ones fall; those in front are heard. */
const useRisingCity = ({ name, things, epoch, near }: Plan, { settings, tempo, rising }: Look) => {
  const invalidate = useThree((state) => state.invalidate);
  const clock = useRef<Clock>({ now: 0, until: 0, standing: null, epoch: null, sound: null });
  const look = useMemo(() => {
    const growth = makeGrowth(epoch);
    const motion = springing(growth);
    const surface = () => surfaceOf({ vertexColors: true, roughness: 0.78, reflection: 0.6, gloss: 1.25 }, settings);
    const material = moving(surface(), motion);
    // Where the processor draws, a tenth of a frame was how far things have risen that had long done so.
    const still = settings.lit ? material : moving(surface(), standing(growth));
    return { growth, material, still, shadow: movingShadow(motion), soft: makeSoft(growth.grown) };
  }, [settings, epoch]);
  useFreed(look.material);
  useFreed(look.still);
  useFreed(look.soft);
  useWindows(look.growth, epoch);
  const made = useMemo(() => {
    const staged = stagedCity(things, epoch, clock.current, tempo === 0);
    return {
      staged,
      shape: cityShape(staged, epoch, near ? 'clear' : farDetail(settings)),
      smoke: near ? smokeIn(staged) : null,
    };
  }, [things, epoch, tempo, near, settings]);
  useLayoutEffect(() => {
    const { current } = clock;
    current.sound = near && current.standing !== null && tempo > 0 ? heardOf(made.staged, current.now) : null;
    current.standing = standingOf(made.staged);
    current.epoch = epoch;
    current.until = Math.max(current.now, ...made.staged.map(({ at }) => at + RISEN));
    look.growth.grown.value[0] = current.now;
    rising.cities.add(name);
    invalidate();
    return () => {
      rising.cities.delete(name);
    };
  }, [made, look, rising, name, epoch, near, tempo, invalidate]);
  useEffect(
    () => () => {
      made.shape.dispose();
      made.smoke?.dispose();
    },
    [made],
  );
  const mesh = useRef<Mesh>(null);
  useFrame((_, delta) => {
    const { current } = clock;
    if (mesh.current !== null) mesh.current.material = rising.cities.has(name) ? look.material : look.still;
    if (!rising.cities.has(name)) return;
    current.now = Math.min(current.until, current.now + (Math.min(0.25, delta) * 1000) / STEP / Math.max(0.01, tempo));
    look.growth.grown.value[0] = current.now;
    if (current.sound !== null && current.now >= current.sound.at) {
      emitPieceEvent({ kind: 'rises', layer: 'city', id: name, left: 0, x: current.sound.x / 2 });
      current.sound = null;
    }
    if (current.now < current.until) invalidate();
    else {
      rising.cities.delete(name);
      settled(made.shape);
    }
  });
  return { ...look, mesh, shape: made.shape, smoke: made.smoke };
};

interface Plan {
  readonly name: string;
  readonly things: readonly CityThing[];
  readonly epoch: Epoch;
  /** Whether it is in front: it is heard, and its smoke is soft. */
  readonly near: boolean;
}

interface Look {
  readonly settings: TierSettings;
  readonly tempo: number;
  readonly rising: Rising;
}

interface ReliefProps extends Look {
  readonly view: Observation;
  readonly seat: Seat;
  /** How it is squeezed onto the face: across, up, and out of it. */
  readonly squeeze: readonly [across: number, up: number, out: number];
  /** Whether it is the one in front: it casts shadows, stands before the board of lands, and what rises there is heard. */
  readonly inFront?: boolean;
}

const unpicked = () => undefined;

/** The city of a seat as a relief on a face that lies flat: its houses point to the face's far edge. */
export const CityRelief = ({ view, seat, squeeze, inFront = false, ...look }: ReliefProps) => {
  const state = view.seats[seat];
  // Every event brings a new view, and few change a city: the same one is not built again, and nothing is drawn for it.
  const plan = useMemo(
    () => JSON.stringify(state === undefined ? [] : cityRowOf(view, state, inFront)),
    [view, state, inFront],
  );
  const things = useMemo((): readonly CityThing[] => JSON.parse(plan), [plan]);
  const { mesh, shape, material, shadow, smoke, soft } = useRisingCity(
    { name: `city ${seat}`, things, epoch: view.epoch, near: inFront },
    look,
  );
  return (
    <group rotation-x={-Math.PI / 2} scale={squeeze}>
      <mesh
        ref={mesh}
        name={`city ${seat}`}
        geometry={shape}
        material={material}
        customDepthMaterial={shadow}
        castShadow={inFront}
        receiveShadow={inFront}
        frustumCulled={false}
        raycast={unpicked}
      />
      {smoke !== null && <mesh geometry={smoke} material={soft} frustumCulled={false} raycast={unpicked} />}
    </group>
  );
};

/** Puts what lies flat where a pose is. */
export const At = ({
  pose: { x, y, z, tilt, yaw, scale },
  children,
}: {
  readonly pose: Pose;
  readonly children: ReactNode;
}) => (
  <group position={[x, y, z]} rotation={[tilt, yaw, 0, 'YXZ']} scale={scale}>
    {children}
  </group>
);

interface Props extends Look {
  readonly view: Observation;
  /** A seat whose board is laid out, and where. */
  readonly seat: Seat;
  readonly place: Pose;
}

/** How far a city's sky steps back while something is chosen: nobody reads it. */
const DUSK = 0.5;

const panoramaOf = (settings: TierSettings, epoch: Epoch, emblem: Emblem) => {
  const unit = settings.tier === 'high' ? 224 : 160;
  const { canvas, context } = makeDrawing(PANORAMA.width * unit, PANORAMA.depth * unit);
  context.scale(unit, unit);
  const { width, depth } = PANORAMA;
  paintPanorama(context, { x: 0, y: 0, width, depth }, epoch, emblem, { across: PANORAMA_SCALE, up: OWN.ground });
  return receding(asPainted(textureOf(canvas, settings), settings), DUSK);
};

const { width, depth } = PANORAMA;

/** A plate in the shape of the board, so much larger and so thick; its underside at `y`. */
const plate = (more: number, thick: number, y: number): BufferGeometry =>
  bare(extruded(new Shape(panoramaOutline(more).map(([x, z]) => new Vector2(x, -z))), thick, 0)).translate(0, y, 0);

/** A seat's city, along the far edge of its board, before a painted sky. */
export const City = ({ view, seat, place, ...look }: Props) => {
  const { settings } = look;
  const { epoch } = view;
  const emblem = emblemOf(view, seat);
  const sky = useMemo(() => panoramaOf(settings, epoch, emblem), [settings, epoch, emblem]);
  useFreed(sky);
  const wood = useMemo(
    () => surfaceOf({ color: settings.theme.desk, roughness: 0.42, reflection: 1, coat: 0.5 }, settings),
    [settings],
  );
  const bronze = useMemo(() => receding(metalOf(BRONZE, settings), DUSK), [settings]);
  const shapes = useMemo(
    () => ({
      back: plate(0.06, 0.055, -0.08),
      face: slab(panoramaOutline(), -0.01, 0, width, depth),
      rails: merged([plate(0.028, 0.02, -0.025), bare(box(width + 0.14, 0.035, 0.03, 0, -0.01, depth / 2 + 0.02))]),
    }),
    [],
  );
  return (
    <At pose={panoramaPose(place)}>
      <mesh geometry={shapes.back} material={wood} castShadow receiveShadow raycast={unpicked} />
      <mesh geometry={shapes.face} material={sky} receiveShadow raycast={unpicked} />
      <mesh geometry={shapes.rails} material={bronze} raycast={unpicked} />
      <group position={[0, 0.05, depth / 2 - 0.01]} scale={[PANORAMA_SCALE, 1, 1]}>
        <CityRelief view={view} seat={seat} squeeze={[1, 1, 0.36]} inFront {...look} />
      </group>
    </At>
  );
};
