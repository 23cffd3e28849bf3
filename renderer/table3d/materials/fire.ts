import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
} from 'three';
import { randomFrom } from '../../cards/textures/random.ts';
import { type Diorama, heightOf } from '../layout/diorama.ts';
import type { Fire } from '../layout/dioramaTowns.ts';
import { catchesAt, DYING } from '../layout/raid.ts';
import type { VertexMotion } from './vertexMotion.ts';

/*
 * What floats in the air before the eye: tongues of fire, soft smoke, embers, motes of dust in the light, birds that are startled,
 * a gleam of gold, and coins that
 * are carried off. Each is a square that faces the eye; all of them are one shape with one shader, which moves them by the
 * time alone.
 */

const KINDS = { tongue: 0, smoke: 1, ember: 2, mote: 3, bird: 4, gleam: 5, coin: 6 } as const;

/**
 * A square: where it comes from, how large it is, what it is, from 0 to 1 where in its life it begins, and how fast it lives. Of
 * birds, gleams and coins `seed` is the second at which they come, of coins `pace` how many seconds they fly.
 */
interface Puff {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: number;
  readonly kind: keyof typeof KINDS;
  readonly seed: number;
  readonly pace: number;
  /** The second at which its fire catches; left out: it is always there. */
  readonly comes?: number;
}

const TONGUES = 5;
const PLUME = 7;
const EMBERS = 9;

const fireOf = (fire: Fire, random: () => number): readonly Puff[] => {
  const { x, y, z, high } = fire;
  const spread = (share: number): number => (random() - 0.5) * high * share;
  const tongues = Array.from({ length: TONGUES }, (_, index): Puff => {
    const size = high * (index === 0 ? 1 : 0.5 + random() * 0.3);
    return {
      at: [x + spread(index === 0 ? 0 : 0.6), y, z + spread(0.2)],
      size,
      kind: 'tongue',
      seed: random(),
      pace: 1,
    };
  });
  const smoke = Array.from({ length: PLUME }, (_, index): Puff => {
    const seed = (index + random() * 0.6) / PLUME;
    return { at: [x + spread(0.3), y + high * 0.5, z - 0.06], size: high, kind: 'smoke', seed, pace: 0.26 };
  });
  const embers = Array.from(
    { length: EMBERS },
    (): Puff => ({
      at: [x + spread(0.7), y + high * 0.3, z + spread(0.5)],
      size: 0.012 + random() * 0.016,
      kind: 'ember',
      seed: random(),
      pace: 0.32 + random() * 0.4,
    }),
  );
  return [...smoke, ...tongues, ...embers].map((puff) => ({ ...puff, comes: catchesAt(fire) }));
};

const MOTES = 34;

/** Dust in the light, around what stands there. */
const motes = (random: () => number): readonly Puff[] =>
  Array.from(
    { length: MOTES },
    (): Puff => ({
      at: [(random() - 0.5) * 3.2, random() * 1.5, (random() - 0.3) * 1.4],
      size: 0.012 + random() * 0.018,
      kind: 'mote',
      seed: random(),
      pace: 0.1 + random() * 0.1,
    }),
  );

/** Birds that fly up from behind the roofs once the last banner is raised. */
const FLOCK = { birds: 9, from: 1, apart: 0.06 } as const;

const flock = (high: number, random: () => number): readonly Puff[] =>
  Array.from(
    { length: FLOCK.birds },
    (_, bird): Puff => ({
      at: [-0.5 + random() * 0.9, high * (0.55 + random() * 0.25), -0.35 - random() * 0.2],
      size: 0.04 + random() * 0.022,
      kind: 'bird',
      seed: FLOCK.from + bird * FLOCK.apart,
      pace: 0.8 + random() * 0.5,
    }),
  );

/** When the gold at the top of a monument catches the light, in seconds. */
const GLEAMS = 1.24;

/** Coins that are carried off: from when on, one after the other within so many seconds, how long each flies, and its size. */
const LOOT = { from: 0.62, within: 0.85, flies: 1.05, size: 0.125, most: 24 } as const;

const loot = (coins: number, random: () => number): readonly Puff[] => {
  const count = Math.min(LOOT.most, coins);
  return Array.from({ length: count }, (_, coin): Puff => {
    const angle = random() * Math.PI * 2;
    return {
      at: [Math.sin(angle) * 0.5, 0.4 + random() * 0.2, 0.2 + Math.cos(angle) * 0.2],
      size: LOOT.size,
      kind: 'coin',
      seed: LOOT.from + (coin / count) * LOOT.within,
      pace: LOOT.flies * (0.85 + random() * 0.3),
    };
  });
};

const CORNERS = [
  [-1, 0],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const;

const shapeOf = (puffs: readonly Puff[]): BufferGeometry => {
  const corners = puffs.flatMap((puff) => CORNERS.map((corner) => ({ puff, corner })));
  const shape = new BufferGeometry();
  const set = (name: string, size: number, values: readonly number[]) =>
    shape.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  set(
    'position',
    3,
    corners.flatMap(({ puff }) => puff.at),
  );
  set(
    'corner',
    2,
    corners.flatMap(({ corner }) => corner),
  );
  set(
    'life',
    4,
    corners.flatMap(({ puff }) => [puff.size, KINDS[puff.kind], puff.seed, puff.pace]),
  );
  set(
    'comes',
    1,
    corners.map(({ puff }) => puff.comes ?? -1),
  );
  shape.setIndex(puffs.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * CORNERS.length + corner)));
  return shape;
};

/** What floats around a diorama: over what burns, or over what has been built. */
export const airShape = (diorama: Diorama): BufferGeometry => {
  const random = randomFrom(11);
  const burning = diorama.fires.flatMap((fire) => fireOf(fire, random));
  if (burning.length === 0) {
    const high = heightOf(diorama);
    const gleam: Puff = { at: [0, high * 0.985, -0.06], size: 0.2, kind: 'gleam', seed: GLEAMS, pace: 1 };
    return shapeOf([...flock(high, random), ...(diorama.soil === 'paving' ? [gleam] : []), ...motes(random)]);
  }
  // Smoke comes first: flames and embers shine through it.
  const isSmoke = ({ kind }: Puff): boolean => kind === 'smoke';
  return shapeOf([
    ...burning.filter(isSmoke),
    ...burning.filter((puff) => !isSmoke(puff)),
    ...motes(random),
    ...loot(diorama.coins, random),
  ]);
};

const VERTEX = `
attribute vec2 corner;
attribute vec4 life;
attribute float comes;
uniform float time;
uniform float share;
varying vec2 at;
varying vec4 told;
void main() {
  float there = share * (comes < 0.0 ? 1.0 : smoothstep(comes - 0.1, comes + 0.3, time));
  float left = 1.0 - ${(1 - DYING.left).toFixed(2)} * smoothstep(${DYING.from.toFixed(2)}, ${DYING.until.toFixed(2)}, time);
  float kind = life.y;
  float age = fract(time * life.w + life.z);
  float turn = life.z * 41.0;
  vec3 place = position;
  vec2 size = vec2(life.x);
  at = corner * vec2(1.0, 2.0) - vec2(0.0, 1.0);
  if (kind < 0.5) {
    float breath = 0.88 + 0.12 * sin(time * 9.0 + turn) + 0.08 * sin(time * 15.7 + turn * 1.7);
    size *= vec2(0.46, breath) * there * left;
    at = corner;
  } else if (kind < 1.5) {
    place.y += age * (0.8 + life.x * 0.8);
    place.x += (0.85 * age * age + 0.05 * sin(age * 7.0 + turn)) * (0.6 + life.x);
    size *= (0.24 + 0.62 * age) * there;
  } else if (kind < 2.5) {
    place.y += age * (0.8 + fract(turn) * 0.6);
    place.x += 0.3 * age * age + 0.07 * sin(age * 9.0 + turn);
    place.z += 0.05 * sin(age * 6.0 + turn * 2.0);
    size *= (1.0 - 0.5 * age) * step(0.001, there);
  } else if (kind < 3.5) {
    place.x += 0.16 * sin(time * life.w * 4.0 + turn);
    place.y += 0.1 * sin(time * life.w * 5.0 + turn * 1.3) + 0.05 * time;
  } else if (kind < 4.5) {
    age = max(0.0, time - life.z);
    float away = age * life.w;
    place.x += away * (0.75 + 0.3 * sin(turn)) + 0.1 * away * away;
    place.y += 0.5 * away + 0.06 * sin(age * 5.0 + turn);
    place.z -= 0.3 * away;
    size *= smoothstep(0.0, 0.08, age);
  } else if (kind > 5.5) {
    age = clamp((time - life.z) / life.w, 0.0, 1.0);
    vec3 to = vec3(position.x * 1.5, -0.75, 1.9);
    place = mix(position, to, age * (0.6 + 0.4 * age));
    place.y += (0.62 + 0.2 * sin(turn)) * 4.0 * age * (1.0 - age) * (1.0 - 0.4 * age);
    size *= step(0.001, age) * step(age, 0.999);
  } else {
    age = max(0.0, time - life.z);
    size *= smoothstep(0.0, 0.16, age) * (1.0 - smoothstep(0.2, 0.62, age));
  }
  told = vec4(kind, age, turn, there);
  vec4 seen = modelViewMatrix * vec4(place, 1.0);
  float unit = length(modelMatrix[0].xyz);
  vec2 out2 = kind < 0.5 ? corner : corner * vec2(1.0, 2.0) - vec2(0.0, 1.0);
  seen.xy += out2 * size * unit;
  gl_Position = projectionMatrix * seen;
}`;

/** Colours are those of the display, and already multiplied with how dense they are: fire adds light, and smoke covers. */
const FRAGMENT = `
uniform float time;
varying vec2 at;
varying vec4 told;
void main() {
  float kind = told.x;
  float age = told.y;
  float turn = told.z;
  float round = max(0.0, 1.0 - dot(at, at));
  if (kind < 0.5) {
    float up = at.y;
    float sway = 0.55 * sin(up * 5.5 - time * 8.0 + turn) + 0.3 * sin(up * 11.0 - time * 13.0 + turn * 2.3 + at.x * 2.5);
    float across = at.x + sway * 0.36 * up;
    float half2 = (1.0 - up) * sqrt(up + 0.12) * 1.35;
    float inside = clamp(1.0 - abs(across) / max(half2, 0.001), 0.0, 1.0);
    float body = smoothstep(0.0, 0.45, inside) * smoothstep(0.0, 0.16, up) * smoothstep(0.0, 0.12, 1.0 - up);
    float heat = inside * (1.12 - 0.85 * up);
    vec3 ink = mix(vec3(0.72, 0.1, 0.01), vec3(1.0, 0.42, 0.05), smoothstep(0.08, 0.4, heat));
    ink = mix(ink, vec3(1.0, 0.86, 0.42), smoothstep(0.38, 0.82, heat));
    gl_FragColor = vec4(ink * body, body * 0.55);
  } else if (kind < 1.5) {
    float dense = round * round * sin(3.1416 * sqrt(age)) * 0.8 * told.w;
    vec3 ink = mix(vec3(0.58, 0.2, 0.07), vec3(0.31, 0.27, 0.27), smoothstep(0.0, 0.4, age)) * (0.86 + 0.2 * at.y);
    gl_FragColor = vec4(ink * dense, dense);
  } else if (kind < 2.5) {
    float glow = round * round * smoothstep(0.0, 0.1, age) * (1.0 - age) * (0.7 + 0.3 * sin(time * 21.0 + turn)) * told.w;
    gl_FragColor = vec4(mix(vec3(1.0, 0.74, 0.3), vec3(1.0, 0.3, 0.06), age) * glow * 1.5, 0.0);
  } else if (kind < 3.5) {
    float glow = round * round * (0.3 + 0.22 * sin(time * 1.7 + turn)) * told.w;
    gl_FragColor = vec4(vec3(1.0, 0.86, 0.6) * glow, 0.0);
  } else if (kind < 4.5) {
    float beat = sin(age * 17.0 + turn);
    float wing = abs(at.x);
    float bent = at.y - wing * (0.25 + 0.5 * beat) + wing * wing * 0.35;
    float body = (1.0 - smoothstep(0.06, 0.16, abs(bent) / (1.1 - wing))) * step(wing, 0.96) * told.w;
    gl_FragColor = vec4(vec3(0.14, 0.1, 0.09) * body, body);
  } else if (kind > 5.5) {
    // It spins, and its edge is seen as it does.
    float spin = sin(age * 15.0 + turn);
    vec2 face = vec2(at.x / max(0.16, abs(spin)), at.y) * 1.7;
    float far = length(face);
    float halo = round * round * round * 0.5;
    float body = 1.0 - smoothstep(0.9, 1.0, far);
    float rim = smoothstep(0.62, 0.7, far) * (1.0 - smoothstep(0.84, 0.9, far));
    float sheen = clamp(0.55 + 0.5 * spin * (0.4 - face.x) + 0.3 * face.y, 0.0, 1.3);
    vec3 gold = mix(vec3(0.55, 0.28, 0.05), vec3(1.0, 0.86, 0.42), sheen) * (0.86 + 0.3 * rim);
    gl_FragColor = vec4(gold * body + vec3(1.0, 0.62, 0.2) * halo * (1.0 - body), body) * told.w;
  } else {
    vec2 rays = abs(at);
    float star = 1.0 / (1.0 + 60.0 * rays.x * rays.y + 7.0 * dot(at, at)) * round;
    gl_FragColor = vec4(vec3(1.0, 0.88, 0.58) * star * told.w, 0.0);
  }
}`;

/** What a diorama is told from outside; change `value` in place. */
export interface Air {
  /** Seconds since it began. */
  readonly time: { value: number };
  /** How much of what floats is there, and how much of the fire's light, from 0 to 1. */
  readonly share: { value: number };
  /** How much of the evening has gone where something burns; 0 where nothing does. */
  readonly burns: { value: number };
  /** How bright fires are in the half of the town where they catch first, and in the other. */
  readonly blaze: { value: Vector2 };
}

export const makeAir = (): Air & { readonly material: ShaderMaterial } => {
  const air: Air = { time: { value: 0 }, share: { value: 0 }, burns: { value: 0 }, blaze: { value: new Vector2() } };
  const material = new ShaderMaterial({
    uniforms: { time: air.time, share: air.share },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  return { ...air, material };
};

/** How much of a light of its own things have that are celebrated: those that no lamp lights need more of it. */
const OWN_LIGHT = { lit: 0.3, plain: 0.95 } as const;

/** How dark it is where something burns, apart from the fire's own light. */
const DUSK = 0.36;

/**
 * A motion whose things stand in a warm light of their own, from the left above the eye, and in the light of the fires that was laid
 * down on them (`firelight.ts`). No light is added to the scene: that would make all its shaders anew.
 * @param lit whether lamps light them
 */
export const illumined = (motion: VertexMotion, { time, share, burns, blaze }: Air, lit: boolean): VertexMotion => ({
  ...motion,
  name: `${motion.name}, illumined`,
  uniforms: { ...motion.uniforms, time, share, burns, blaze },
  declare: `${motion.declare}\nattribute vec2 firelight;\nvarying vec2 vFirelight;`,
  position: `vFirelight = firelight;\n${motion.position}`,
  light: {
    declare: `${motion.light?.declare ?? ''}\nvarying vec2 vFirelight;\nuniform float time;\nuniform float share;\nuniform float burns;\nuniform vec2 blaze;`,
    add: `{
  float key = max(0.0, dot(normal, normalize(vec3(-0.5, 0.62, 0.6))));
  float soft = 0.5 + 0.5 * dot(normal, normalize(vec3(0.25, 0.5, 0.8)));
  float edge = pow(1.0 - max(0.0, normal.z), 3.0) * max(0.0, dot(normal, normalize(vec3(0.7, 0.5, 0.0))));
  outgoingLight += diffuseColor.rgb * (vec3(1.0, 0.86, 0.64) * key * 0.95 + vec3(0.5, 0.44, 0.42) * soft * 0.5) * ${(lit ? OWN_LIGHT.lit : OWN_LIGHT.plain).toFixed(2)};
  outgoingLight += vec3(1.0, 0.62, 0.3) * edge * 0.22;
  outgoingLight *= mix(vec3(1.0), vec3(0.78, 0.88, 1.2) * ${DUSK.toFixed(2)}, burns);
  vec2 flicker = vec2(0.84 + 0.12 * sin(time * 11.0) + 0.08 * sin(time * 17.3 + 1.0), 0.84 + 0.12 * sin(time * 9.3 + 2.0) + 0.08 * sin(time * 19.7));
  outgoingLight += (diffuseColor.rgb * 1.3 + 0.05) * vec3(1.0, 0.4, 0.1) * dot(vFirelight, flicker * blaze) * share;
}
${motion.light?.add ?? ''}`,
  },
});
