import {
  type BufferGeometry,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  NeutralToneMapping,
  OrthographicCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { apart, type Footprint } from '../layout/apart.ts';
import { CITY, type CityThing, cityOf, squareX } from '../layout/city.ts';
import { withMasonry } from '../materials/masonry.ts';
import { moving, movingShadow } from '../materials/vertexMotion.ts';
import { makeGrowth, springing } from '../models/World.tsx';
import { modelSize } from '../shapes/world/models.ts';
import { cityShape } from '../shapes/world/stamp.ts';
import { makeGround } from './ground.ts';
import { buildHill, type HillFrame, hillCamera } from './hillPicture.ts';
import { lampOf, statueOf } from './posterKit.ts';

/** The most that a city can be, in units: its width with a margin, and how high; and how much of the ground before it is seen. */
export const SKYLINE = { width: CITY.width + 0.3, height: 1.3, below: 0.09 } as const;

/** Radians by which it is looked down at: as far as shows that there are several rows of houses. */
const PITCH = 0.2;
const DISTANCE = 6;

/** Where statues stand, before the squares, and how large. */
const STATUE = { y: 0, z: 0.34, scale: 1.15, upright: 0.4 } as const;

const LIGHT: Readonly<Record<Epoch, readonly [sky: string, ground: string, sun: string, power: number]>> = {
  1: ['#ffeccb', '#6a5236', '#ffdc9c', 3.4],
  2: ['#dfeefc', '#5c604e', '#fff0d0', 3.7],
  3: ['#cdb4d6', '#4c3040', '#ffba78', 3.4],
};

/** How high a course of tiles or stones is, in units of the city. */
const COURSE = 0.021;

/** How bright what lies in shade is. */
const AMBIENT = 1.2;
/** From low at the left: houses throw shade on those at their right, and walls that face away are dark. */
const LAMP = { at: [-5.5, 4.2, 3.6], reach: SKYLINE.width / 2 + 0.4, pixels: 2048 } as const;

const figureOf = (rank: number): Mesh<BufferGeometry, MeshLambertMaterial> => {
  const figure = statueOf(rank);
  figure.position.set(squareX(rank), STATUE.y, STATUE.z);
  figure.scale.setScalar(STATUE.scale);
  figure.rotation.x = STATUE.upright;
  figure.castShadow = true;
  figure.receiveShadow = true;
  return figure;
};

/** The ground that a statue covers. */
const standing = (rank: number): Footprint => ({ x: squareX(rank), z: STATUE.z, across: 0.17, deep: 0.12 });

/** The cities of a position, of which some things may not have risen yet. */
export interface Town {
  readonly epoch: Epoch;
  readonly seats: readonly TownSeat[];
}

interface TownSeat {
  readonly things: readonly CityThing[];
  /** The ranks of the statues that stand there. */
  readonly statues: readonly number[];
  /** When each thing rises, in the units of `draw`; what is not named stands from the beginning. */
  readonly births: ReadonlyMap<string, number>;
}

const statuesOf = (view: Observation, seat: Seat): readonly number[] =>
  (view.seats[seat]?.statues ?? []).map(({ requirement }) => STATUES.indexOf(requirement));

/** Things that stand nearer to each other than this, in units, are one that was built anew. */
const SAME_PLACE = 0.09;

/**
 * The cities of everybody in a position; with those of the position before, what is new rises one after the other. What
 * stands where something stood, as the houses of a new epoch do, is there from the beginning: no city is torn down.
 */
export const townOf = (view: Observation, before: Town | null = null): Town => ({
  epoch: view.epoch,
  seats: view.seats.map((state, seat) => {
    const things = cityOf(view, state);
    const stood = before?.seats[seat]?.things ?? [];
    const isNew = ({ x, z }: CityThing) => !stood.some((other) => Math.hypot(other.x - x, other.z - z) < SAME_PLACE);
    const fresh = before === null ? [] : things.filter(isNew).sort((one, other) => one.x - other.x);
    const births = new Map(fresh.map(({ id }, index) => [id, index / Math.max(1, fresh.length)]));
    return { things, statues: statuesOf(view, seat), births };
  }),
});

/** Beside what stands outermost, in units: half of a house. */
const MARGIN = 0.3;
/** A city of a few huts is not shown larger than this, from end to end. */
const NARROWEST = 5.2;

/** From where to where a seat's city reaches, in units from its middle. */
export const extentOf = ({ seats }: Town, seat: Seat): readonly [from: number, to: number] => {
  const places = (seats[seat]?.things ?? []).map(({ x }) => x);
  const left = Math.min(-NARROWEST / 2, Math.min(0, ...places) - MARGIN);
  const right = Math.max(NARROWEST / 2, Math.max(0, ...places) + MARGIN);
  return [Math.max(left, -SKYLINE.width / 2), Math.min(right, SKYLINE.width / 2)];
};

/** The things of a seat's city where a picture shows them: none stands in another one, or in a statue. */
const thingsIn = ({ seats }: Town, seat: Seat): readonly CityThing[] => {
  const { things, statues } = seats[seat] ?? { things: [], statues: [] };
  return apart(things, statues.map(standing));
};

/** How high a seat's city is seen, in units: up to its tallest roof, and at least as high as a house. */
export const heightOf = (town: Town, seat: Seat): number =>
  thingsIn(town, seat).reduce(
    (most, { model, y, z, size, tall }) =>
      Math.max(
        most,
        (y + modelSize(model).height * size * tall + SKYLINE.below) * Math.cos(PITCH) - z * Math.sin(PITCH),
      ),
    0.4,
  );

/** What of a city's land a picture shows, in units: from where to where, and how high. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly high: number;
}

/** Draws cities without a table: in front of nothing, as seen from afar. `end` gives back what the graphics card holds. */
export interface SkylineArtist {
  /**
   * Draws a seat's city on its ground onto a canvas, its feet at the lower edge.
   * @param time from 0: nothing new has risen yet, to 1.4: all stands
   * @param width of the canvas, in pixels
   */
  readonly draw: (town: Town, seat: Seat, time: number, cut: Cut, width: number) => HTMLCanvasElement;
  /** Draws a seat's city on its hill onto a canvas, all of it standing. */
  readonly drawHill: (town: Town, seat: Seat, frame: HillFrame) => HTMLCanvasElement;
  readonly end: () => void;
}

const makeEye = (): OrthographicCamera => {
  const camera = new OrthographicCamera(-1, 1, 1, 0, 0.1, 20);
  camera.position.set(0, Math.sin(PITCH) * DISTANCE - SKYLINE.below, Math.cos(PITCH) * DISTANCE);
  camera.lookAt(0, -SKYLINE.below, 0);
  return camera;
};

/** A city in its row, how far it has grown, and what gives back what the graphics card holds. */
interface Row {
  readonly scene: Scene;
  readonly grown: { value: number[] };
  readonly free: () => void;
}

const NOTHING: TownSeat = { things: [], statues: [], births: new Map() };

/** What of a town a seat's city is made of. */
const keyOf = ({ epoch, seats }: Town, seat: Seat): string => {
  const { things, statues, births } = seats[seat] ?? NOTHING;
  return JSON.stringify([epoch, things, statues, [...births.keys()]]);
};

const buildRow = (town: Town, seat: Seat): Row => {
  const { statues, births } = town.seats[seat] ?? NOTHING;
  const growth = makeGrowth(town.epoch);
  const birthOf = ({ id }: CityThing): number => births.get(id) ?? -9;
  const things = thingsIn(town, seat);
  const shape = cityShape(
    things.map((thing) => ({ thing, motion: 'rises', at: birthOf(thing) })),
    town.epoch,
    'fine',
  );
  const walls = moving(
    new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }),
    withMasonry(springing(growth), town.epoch, COURSE),
  );
  const ground = makeGround(things, birthOf, growth.grown);
  const [sky, below, sun, power] = LIGHT[town.epoch];
  const scene = new Scene();
  const houses = new Mesh(shape, walls);
  houses.customDepthMaterial = movingShadow(springing(growth));
  houses.castShadow = true;
  houses.receiveShadow = true;
  scene.add(new HemisphereLight(sky, below, AMBIENT), lampOf(sun, power, LAMP), houses, ...ground.meshes);
  const figures = statues.map(figureOf);
  if (figures.length > 0) scene.add(...figures);
  const free = () => {
    houses.customDepthMaterial?.dispose();
    shape.dispose();
    walls.dispose();
    ground.free();
    for (const { geometry, material } of figures) {
      geometry.dispose();
      material.dispose();
    }
  };
  return { scene, grown: growth.grown, free };
};

/** Throws where there is no WebGL. */
export const makeSkylineArtist = (): SkylineArtist => {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.setClearColor('#000000', 0);
  const camera = makeEye();
  const made = new Map<string, Row>();
  const rowOf = (town: Town, seat: Seat): Row => {
    const key = keyOf(town, seat);
    const row = made.get(key) ?? buildRow(town, seat);
    made.set(key, row);
    return row;
  };
  return {
    draw: (town, seat, time, { from, to, high }, width) => {
      const { scene, grown } = rowOf(town, seat);
      grown.value[0] = time;
      const height = (width * high) / (to - from);
      Object.assign(camera, { left: from, right: to, top: high });
      camera.updateProjectionMatrix();
      renderer.setSize(Math.round(width), Math.round(height), false);
      renderer.render(scene, camera);
      return renderer.domElement;
    },
    drawHill: ({ epoch, seats }, seat, frame) => {
      const { things, statues } = seats[seat] ?? { things: [], statues: [] };
      const hill = buildHill(things, statues, epoch);
      renderer.setSize(frame.width, frame.height, false);
      renderer.render(hill.scene, hillCamera(frame));
      hill.free();
      return renderer.domElement;
    },
    end: () => {
      for (const { free } of made.values()) free();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
