import { BufferAttribute, BufferGeometry, Color, type IUniform, Mesh, MeshLambertMaterial } from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import { CITY, type CityThing, cityGround, districtX } from '../layout/city.ts';
import { makeSoft } from '../materials/soft.ts';
import { modelSize } from '../shapes/world/models.ts';
import { type Spot, smokeOver, spotsShape } from '../shapes/world/softSpots.ts';

/** What a city stands on in a picture of it, and what is soft there: shades at the feet of things, and smoke. */

/** The ground from the viewer to the rear: z, how much higher it is than the city's, and how much of it is seen before the land behind. */
const PROFILE = [
  [0.62, -0.012, 1],
  [0.3, -0.004, 1],
  [0.17, 0, 1],
  [0.02, 0, 1],
  [-0.15, 0, 0.95],
  [-0.5, 0.01, 0.8],
  [-0.9, 0.02, 0.35],
  [-1.3, 0.02, 0],
] as const;

const SOIL: Readonly<Record<Colour, string>> = {
  yellow: '#c7a75c',
  red: '#b98a62',
  blue: '#93a77a',
  green: '#86a356',
  purple: '#a892a4',
};
const COLUMNS = 220;
/** Wide enough for every picture: the land goes on beside the city. */
const HALF = CITY.width;
const noise = makeNoise(17);

/** The soil at a place, from district to district. */
const soilAt = (x: number, z: number, ink: Color, other: Color): Color => {
  const at = Math.max(0, Math.min(COLOURS.length - 1.001, (x - districtX(0)) / (districtX(1) - districtX(0))));
  const share = Math.max(0, Math.min(1, (at - Math.floor(at) - 0.35) / 0.3));
  ink
    .set(SOIL[COLOURS[Math.floor(at)] ?? 'green'])
    .lerp(other.set(SOIL[COLOURS[Math.floor(at) + 1] ?? 'green']), share);
  return ink.multiplyScalar(0.78 + 0.34 * noise(x * 9 + 60, z * 26 + 60, 400, 400));
};

const groundShape = (): BufferGeometry => {
  const position: number[] = [];
  const colour: number[] = [];
  const index: number[] = [];
  const [ink, other] = [new Color(), new Color()];
  PROFILE.forEach(([z, higher, seen], row) => {
    for (let column = 0; column <= COLUMNS; column++) {
      const x = -HALF + (column / COLUMNS) * HALF * 2;
      position.push(x, cityGround(x, z) + higher, z);
      const { r, g, b } = soilAt(x, z, ink, other);
      colour.push(r, g, b, seen * (row > 3 ? 0.6 + 0.4 * noise(x * 5 + 9, row, 400, 400) : 1));
      if (row === 0 || column === 0) continue;
      const [rear, front] = [row * (COLUMNS + 1) + column, (row - 1) * (COLUMNS + 1) + column];
      index.push(front - 1, front, rear, front - 1, rear, rear - 1);
    }
  });
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  shape.setAttribute('color', new BufferAttribute(Float32Array.from(colour), 4));
  shape.setIndex(index);
  shape.computeVertexNormals();
  return shape;
};

/** How far a shade reaches beyond its thing. */
const SHADE = { reach: 1.32, dense: 0.62, lift: 0.004 } as const;

const shadeOf = ({ model, x, y, z, size }: CityThing, birth: number): Spot => {
  const r = modelSize(model).radius * size * SHADE.reach;
  return {
    at: [x + r * 0.12, y + SHADE.lift, z],
    half: [r, r * 0.8],
    lying: true,
    ink: '#1d0f06',
    dense: SHADE.dense,
    birth,
  };
};

/**
 * The ground of a city with the shades and the smoke of its things.
 * @param birthOf when a thing rises, on the clock of `grown`
 */
export const makeGround = (
  things: readonly CityThing[],
  birthOf: (thing: CityThing) => number,
  grown: IUniform,
): { readonly meshes: readonly Mesh[]; readonly free: () => void } => {
  const ground = new Mesh(groundShape(), new MeshLambertMaterial({ vertexColors: true, transparent: true }));
  ground.receiveShadow = true;
  ground.renderOrder = -2;
  const material = makeSoft(grown);
  const shades = new Mesh(spotsShape(things.map((thing) => shadeOf(thing, birthOf(thing)))), material);
  shades.renderOrder = -1;
  const clouds = new Mesh(spotsShape(things.flatMap((thing) => smokeOver(thing, birthOf(thing)))), material);
  const meshes = [ground, shades, clouds];
  return {
    meshes,
    free: () => {
      for (const { geometry } of meshes) geometry.dispose();
      ground.material.dispose();
      material.dispose();
    },
  };
};
