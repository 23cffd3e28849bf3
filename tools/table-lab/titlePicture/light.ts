import {
  AdditiveBlending,
  DirectionalLight,
  DoubleSide,
  FloatType,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { withMasonry } from '../../../renderer/table3d/materials/masonry.ts';
import { moving, type VertexMotion } from '../../../renderer/table3d/materials/vertexMotion.ts';
import { type Growth, makeGrowth, springing } from '../../../renderer/table3d/models/World.tsx';
import { cityShape } from '../../../renderer/table3d/shapes/world/stamp.ts';
import { HORIZON } from './evening.ts';
import { landShape } from './land.ts';
import { townThings } from './town.ts';

/** The town in its light: the mean of many pictures, each with the lamps a little elsewhere, so that shadows are soft. */

const EYE = { field: 24, at: new Vector3(0, 1.75, 15) } as const;
/** Where the lamps look. */
const MIDDLE = new Vector3(2, 0.4, 0);

/** How broad the sun is: walls at both sides have their edges in its light. */
const SUN_WIDE = 7;

/** The sun's light from behind, so that shadows fall towards the viewer; a little of the dusk's from the front, and the sky's from anywhere. */
const KEY = { from: new Vector3(-7, 4.6, 8.5), colour: '#f0b9b4', power: 1.9, wide: 1.1 } as const;
const RIM = { from: new Vector3(3.4, 3.1, -9), colour: '#ff9a4a', power: 9, wide: 1 } as const;
const DOME = { far: 14, colour: '#a98fd0', power: 2 } as const;
const WINDOWS = { colour: '#ff9a34', power: 1.5 } as const;
/** Edges that turn away from the viewer shine in the sun behind them. */
const EDGES = { light: 'vec3(3.4, 1.7, 0.62)', sharp: 2.4 } as const;
/** How high a course of tiles or stones is. */
const COURSE = 0.03;
/** Everything stands. */
const GROWN = [99, 99, 99, 99, 99];

const lampOf = ({ colour, power }: { readonly colour: string; readonly power: number }): DirectionalLight => {
  const lamp = new DirectionalLight(colour, power);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, { left: -13, right: 10, top: 7, bottom: -7, near: 1, far: 40 });
  lamp.shadow.normalBias = 0.03;
  lamp.target.position.copy(MIDDLE);
  return lamp;
};

/** A city with the sun behind it. */
const backlit = (growth: Growth): VertexMotion => {
  const { light, ...motion } = springing(growth);
  const away = `pow(1.0 - max(dot(normalize(vViewPosition), normal), 0.0), ${EDGES.sharp})`;
  return {
    ...motion,
    name: 'backlit city',
    light: {
      declare: light?.declare ?? '',
      add: `${light?.add ?? ''}\noutgoingLight += diffuseColor.rgb * ${EDGES.light} * ${away};`,
    },
  };
};

const makeWorld = () => {
  const growth = makeGrowth(3);
  Object.assign(growth.grown.value, GROWN);
  growth.windows.value.set(WINDOWS.colour).multiplyScalar(WINDOWS.power);
  // Nothing is seen of what is below the water.
  const water = new Plane(new Vector3(0, 1, 0), 0);
  const surface = { vertexColors: true, clippingPlanes: [water] };
  const walls = moving(
    new MeshLambertMaterial({ ...surface, side: DoubleSide }),
    withMasonry(backlit(growth), 3, COURSE),
  );
  const soil = new MeshLambertMaterial(surface);
  const things = townThings().map((thing) => ({ thing, motion: 'rises' as const, at: -9 }));
  const group = new Group().add(new Mesh(cityShape(things, 3, 'fine'), walls), new Mesh(landShape(), soil));
  for (const mesh of group.children) Object.assign(mesh, { castShadow: true, receiveShadow: true });
  const lamps = { key: lampOf(KEY), rim: lampOf(RIM), dome: lampOf(DOME) };
  const all = Object.values(lamps);
  const scene = new Scene().add(group, ...all, ...all.map(({ target }) => target));
  scene.add(new HemisphereLight('#a08ac8', '#8a5a40', 0.6));
  return { scene, group, water, lamps, materials: [walls, soil] };
};

type World = ReturnType<typeof makeWorld>;

/** Numbers from 0 to 1 that fill it evenly, however many there are (Halton's sequence). */
const even = (index: number, base: number): number => {
  let [result, part] = [0, 1];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    part /= base;
    result += part * (rest % base);
  }
  return result;
};

/** Moves the lamps to where they are for one of the pictures. */
const placeLamps = ({ lamps: { key, rim, dome }, group }: World, sample: number): void => {
  const [a, b, c, d] = [even(sample, 2), even(sample, 3), even(sample, 5), even(sample, 7)];
  const aside = new Vector3((a - 0.5) * 2, (b - 0.5) * 1.4, (c - 0.5) * 2);
  key.position.copy(KEY.from).addScaledVector(aside, KEY.wide);
  rim.position.copy(RIM.from).addScaledVector(aside, RIM.wide);
  rim.position.x += (d - 0.5) * 2 * SUN_WIDE;
  const [turn, up] = [a * Math.PI * 2, Math.asin(Math.sqrt(0.12 + 0.88 * d))];
  dome.position.set(Math.cos(turn) * Math.cos(up), Math.sin(up), Math.sin(turn) * Math.cos(up));
  dome.position.multiplyScalar(DOME.far).add(MIDDLE);
  for (const lamp of [key, rim, dome]) lamp.position.y *= group.scale.y;
};

/** How the town is wanted: as it is, mirrored in the water, or its windows alone. */
export type Aspect = 'town' | 'mirrored' | 'windows';

const dress = ({ group, water, lamps, materials }: World, aspect: Aspect): void => {
  const upright = aspect === 'mirrored' ? -1 : 1;
  group.scale.y = upright;
  water.normal.y = upright;
  const dark = aspect === 'windows';
  for (const lamp of Object.values(lamps)) lamp.visible = !dark;
  for (const material of materials) material.color.set(dark ? '#000000' : '#ffffff');
};

const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const ADD =
  'uniform sampler2D map; uniform float share; varying vec2 at; void main() { gl_FragColor = texture2D(map, at) * share; }';
/** Bright places keep their colour: what is brighter than paper is led back gently. */
const SHOW = `uniform sampler2D map; varying vec2 at;
void main() {
  vec4 mean = texture2D(map, at);
  vec3 light = mean.rgb;
  float peak = max(light.r, max(light.g, light.b));
  if (peak > 0.7) light *= (1.0 - 0.3 * exp((0.7 - peak) / 0.3)) / peak;
  vec3 shown = mix(light * 12.92, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), light));
  gl_FragColor = vec4(shown, mean.a);
}`;

const plateOf = (map: WebGLRenderTarget, fragmentShader: string, adds: boolean) =>
  new ShaderMaterial({
    uniforms: { map: { value: map.texture }, share: { value: 1 } },
    vertexShader: VERTEX,
    fragmentShader,
    transparent: adds,
    ...(adds && { blending: AdditiveBlending }),
    premultipliedAlpha: true,
    depthTest: false,
    depthWrite: false,
  });

/** Adds up pictures on the graphics card, with more than 256 steps of light. */
const makeAdder = (renderer: WebGLRenderer, width: number, height: number) => {
  const one = new WebGLRenderTarget(width, height, { type: FloatType });
  const sum = new WebGLRenderTarget(width, height, { type: FloatType });
  const [add, show] = [plateOf(one, ADD, true), plateOf(sum, SHOW, false)];
  const plate = new Mesh<PlaneGeometry, ShaderMaterial>(new PlaneGeometry(2, 2), add);
  plate.frustumCulled = false;
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const through = (material: ShaderMaterial, to: WebGLRenderTarget | null) => {
    plate.material = material;
    renderer.autoClear = to === null;
    renderer.setRenderTarget(to);
    renderer.render(plate, eye);
    renderer.autoClear = true;
  };
  return {
    begin: () => {
      renderer.setRenderTarget(sum);
      renderer.clear();
    },
    add: (draw: () => void, share: number) => {
      renderer.setRenderTarget(one);
      draw();
      add.uniforms.share = { value: share };
      through(add, sum);
    },
    show: () => through(show, null),
  };
};

const copyOf = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
};

/** Makes what takes pictures of the town, before nothing: in an aspect, as the mean of so many. */
export const makeStudio = (width: number, height: number): ((aspect: Aspect, samples: number) => HTMLCanvasElement) => {
  const renderer = new WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.setClearColor('#000000', 0);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.localClippingEnabled = true;
  const world = makeWorld();
  const camera = new PerspectiveCamera(EYE.field, width / height, 1, 60);
  camera.position.copy(EYE.at);
  const adder = makeAdder(renderer, width, height);
  return (aspect, samples) => {
    dress(world, aspect);
    adder.begin();
    for (let sample = 1; sample <= samples; sample++) {
      placeLamps(world, sample);
      const down = (0.5 - HORIZON) * height;
      camera.setViewOffset(width, height, even(sample, 5) - 0.5, even(sample, 7) - 0.5 + down, width, height);
      adder.add(() => renderer.render(world.scene, camera), 1 / samples);
    }
    adder.show();
    return copyOf(renderer.domElement);
  };
};
