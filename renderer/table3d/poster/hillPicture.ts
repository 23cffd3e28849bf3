import {
  type BufferGeometry,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  type Material,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
} from 'three';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { FIELD_OF_VIEW, HALF_TAN } from '../layout/cameraPose.ts';
import type { CityThing } from '../layout/city.ts';
import { HILL_STATUES, hillOf, STATUE_SCALE } from '../layout/hill.ts';
import { withMasonry } from '../materials/masonry.ts';
import { moving } from '../materials/vertexMotion.ts';
import { makeGrowth, springing } from '../models/World.tsx';
import { hillGround } from '../shapes/hillGround.ts';
import { modelSize } from '../shapes/world/models.ts';
import { cityShape } from '../shapes/world/stamp.ts';
import { lampOf, statueOf } from './posterKit.ts';

/* A city on its hill at the sea in the light of the evening, as the poster shows the winner's. */

/** The eye looks at this depth of the hill, from so many radians above the horizontal. */
const LOOK = { z: 0.3, pitch: 0.115 } as const;

/** How high a course of tiles or stones is, in units of the hill. */
const COURSE = 0.034;
/** Long before anything is seen. */
const EVER = -9;

/** The light of the evening: sky, ground, a low sun at the left, and what the warm air throws back from the right. */
const LIGHT = { sky: '#d8bcd6', ground: '#7a4a48', ambient: 1.4, sun: '#ffb067', power: 3.9 } as const;
const LAMP = { at: [-4.4, 3.1, 5.2], reach: 3.6, pixels: 4096 } as const;
const THROWN_BACK = { colour: '#ff9a6e', power: 0.95, at: [4.5, 1.6, 3.4] } as const;

const thrownBack = (): DirectionalLight => {
  const light = new DirectionalLight(THROWN_BACK.colour, THROWN_BACK.power);
  light.position.set(...THROWN_BACK.at);
  return light;
};

const figureOf = (rank: number): Mesh<BufferGeometry, MeshLambertMaterial> => {
  const figure = statueOf(rank);
  const { x, z } = HILL_STATUES[rank] ?? { x: 0, z: 0 };
  figure.position.set(x, 0, z);
  figure.scale.setScalar(STATUE_SCALE);
  return figure;
};

/** A scene with what ends it: it gives back what the graphics card holds. */
export interface Built {
  readonly scene: Scene;
  readonly free: () => void;
}

/**
 * Builds a city on its hill.
 * @param city its things as they stand in their long row
 * @param statues the ranks of those that stand before its walls
 */
export const buildHill = (city: readonly CityThing[], statues: readonly number[], epoch: Epoch): Built => {
  const things = hillOf(city, epoch);
  const growth = makeGrowth(epoch);
  const walls = moving(
    new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }),
    withMasonry(springing(growth), epoch, COURSE),
  );
  const houses = new Mesh<BufferGeometry, Material>(
    cityShape(
      things.map((thing) => ({ thing, motion: 'rises', at: EVER })),
      epoch,
      'fine',
    ),
    walls,
  );
  const ground = new Mesh<BufferGeometry, Material>(
    hillGround(things, epoch),
    new MeshLambertMaterial({ vertexColors: true }),
  );
  const solid: readonly Mesh<BufferGeometry, Material>[] = [houses, ...statues.map(figureOf)];
  for (const mesh of solid) mesh.castShadow = true;
  const meshes = [ground, ...solid];
  for (const mesh of meshes) mesh.receiveShadow = true;
  const scene = new Scene();
  scene.add(
    new HemisphereLight(LIGHT.sky, LIGHT.ground, LIGHT.ambient),
    lampOf(LIGHT.sun, LIGHT.power, LAMP),
    thrownBack(),
    ...meshes,
  );
  const free = () => {
    for (const { geometry, material } of meshes) {
      geometry.dispose();
      material.dispose();
    }
  };
  return { scene, free };
};

/** How a picture shows the hill: so many pixels wide and high, the foot of the hill at (`x`, `y`), in `unit` pixels a unit. */
export interface HillFrame {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** The eye of such a picture. */
export const hillCamera = ({ width, height, x, y, unit }: HillFrame): PerspectiveCamera => {
  const { z, pitch } = LOOK;
  const distance = height / (2 * HALF_TAN * unit);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 40);
  camera.position.set(0, Math.sin(pitch) * distance, z + Math.cos(pitch) * distance);
  camera.lookAt(0, 0, z);
  camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
  return camera;
};

/** Where sky and sea meet in such a picture, in pixels from its top. */
export const horizonOf = ({ height, y }: HillFrame): number => y - ((Math.tan(LOOK.pitch) / HALF_TAN) * height) / 2;

/** The highest that a city stands in such a picture, in pixels from its top. */
export const topIn = (frame: HillFrame, city: readonly CityThing[], epoch: Epoch): number => {
  const camera = hillCamera(frame);
  camera.updateMatrixWorld();
  const tops = hillOf(city, epoch).map(({ model, x, y, z, size, tall }) => {
    const top = new Vector3(x, y + modelSize(model).height * size * tall, z).project(camera);
    return ((1 - top.y) / 2) * frame.height;
  });
  return Math.min(...tops);
};
