import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  type IUniform,
  Mesh,
  MeshLambertMaterial,
  ShaderMaterial,
} from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { makeNoise } from '../../cards/textures/random.ts';
import { CITY, type CityThing, districtX } from '../layout/city.ts';
import { smokeOf } from '../shapes/world/fineModel.ts';
import { modelSize } from '../shapes/world/models.ts';

/** What a city stands on in a picture of it, and what is soft there: shades at the feet of things, and smoke. */

/** The ground from the viewer to the rear: z, how high it is, and how much of it is seen before the land behind. */
const PROFILE = [
  [0.62, -0.012, 1],
  [0.3, -0.004, 1],
  [0.17, 0, 1],
  [0.02, 0.05, 1],
  [-0.15, 0.13, 0.95],
  [-0.5, 0.15, 0.8],
  [-0.9, 0.16, 0.35],
  [-1.3, 0.16, 0],
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
  PROFILE.forEach(([z, y, seen], row) => {
    for (let column = 0; column <= COLUMNS; column++) {
      const x = -HALF + (column / COLUMNS) * HALF * 2;
      position.push(x, y, z);
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

/** A soft round spot: its middle, its half breadth and height (lying: its depth), its colour and how dense it is. */
interface Spot {
  readonly at: readonly [x: number, y: number, z: number];
  readonly half: readonly [across: number, along: number];
  readonly lying: boolean;
  readonly ink: string;
  readonly dense: number;
  readonly birth: number;
}

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

/** Puffs of a column of smoke, in shares of how high it is on the table: how far aside, how high, how large; and how dense. */
const PUFFS = Array.from({ length: 22 }, (_, puff) => {
  const share = puff / 21;
  return {
    aside: 0.1 * Math.sin(puff * 1.3) * share + 1.1 * share ** 1.7,
    up: 0.06 + 1.5 * share,
    wide: 0.17 + 0.5 * share,
    dense: 0.62 * (1 - share) ** 1.3,
  };
});
/** A chimney's smoke is at least so high, in units of its model: seen from near by, two puffs are no smoke. */
const PLUME = 0.12;

const cloudOf = ({ model, x, y, z, size, tall, turn }: CityThing, birth: number): readonly Spot[] => {
  const smoke = smokeOf(model);
  if (smoke === null) return [];
  const [[px, py, pz], high] = [smoke.at, Math.max(PLUME, smoke.high) * size];
  const from = x + (Math.cos(turn) * px + Math.sin(turn) * pz) * size;
  return PUFFS.map(({ aside, up, wide, dense }, puff) => ({
    at: [from + aside * high, y + py * size * tall + up * high, z + 0.05],
    half: [wide * high, wide * high],
    lying: false,
    ink: puff < 5 ? '#6b5f58' : '#ddd0c2',
    dense,
    birth,
  }));
};

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

const spotsShape = (spots: readonly Spot[]): BufferGeometry => {
  const ink = new Color();
  const rows = spots.flatMap(({ at: [x, y, z], half: [across, along], lying, ink: of, dense, birth }) => {
    const { r, g, b } = ink.set(of);
    return CORNERS.map(([u, v]) => ({
      place: lying ? [x + u * across, y, z - v * along] : [x + u * across, y + v * along, z],
      edge: [u, v, birth],
      tint: [r, g, b, dense],
    }));
  });
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(Float32Array.from(rows.flatMap(({ place }) => place)), 3));
  shape.setAttribute('edge', new BufferAttribute(Float32Array.from(rows.flatMap(({ edge }) => edge)), 3));
  shape.setAttribute('tint', new BufferAttribute(Float32Array.from(rows.flatMap(({ tint }) => tint)), 4));
  return shape;
};

const softMaterial = (grown: IUniform): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { grown },
    vertexShader: `attribute vec3 edge; attribute vec4 tint; uniform float grown[5]; varying vec2 at; varying vec4 ink;
void main() {
  at = edge.xy;
  ink = vec4(tint.rgb, tint.a * clamp((grown[0] - edge.z) * 3.0, 0.0, 1.0));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `varying vec2 at; varying vec4 ink;
void main() {
  float fall = max(0.0, 1.0 - dot(at, at));
  gl_FragColor = vec4(ink.rgb, ink.a * fall * fall);
  #include <colorspace_fragment>
}`,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });

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
  const material = softMaterial(grown);
  const shades = new Mesh(spotsShape(things.map((thing) => shadeOf(thing, birthOf(thing)))), material);
  shades.renderOrder = -1;
  const clouds = new Mesh(spotsShape(things.flatMap((thing) => cloudOf(thing, birthOf(thing)))), material);
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
