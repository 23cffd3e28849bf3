import { CustomBlending, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial, Vector2, Vector3, Vector4 } from 'three';
import { EDGE_LEANS } from '../layout/dawn.ts';
import { DYING } from '../layout/raid.ts';
import { GRAINS_FALL } from './airShape.ts';
import type { VertexMotion } from './vertexMotion.ts';

/*
 * What floats in the air before the eye: tongues of fire, soft smoke, embers, motes of dust in the light, birds that are startled, a gleam
 * of gold, coins that are carried off, and sparks that fly apart in the sky. Each is a square that faces the eye; all of them are one
 * shape with one shader, which moves them by the time alone.
 */

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
    place.y += age * (0.9 + life.x * 1.1);
    place.x += (0.8 * age * age + 0.06 * sin(age * 7.0 + turn)) * (0.6 + life.x);
    size *= (0.3 + 0.8 * age) * there;
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
  } else if (kind > 7.5) {
    age = clamp((time - life.z) / life.w, 0.0, 1.0);
    float lot = fract(life.x * 91735.3);
    float up = fract(life.x * 37199.7) * 2.0 - 1.0;
    float out1 = 1.0 - (1.0 - age) * (1.0 - age) * (1.0 - age);
    float flat1 = sqrt(1.0 - up * up);
    place += vec3(cos(lot * 6.283) * flat1, up, sin(lot * 6.283) * flat1) * (0.2 + 9.0 * life.x) * out1;
    place.y -= 0.26 * age * age;
    size *= smoothstep(0.0, 0.16, age) * step(age, 0.999) * (1.1 - 0.5 * age);
  } else if (kind > 6.5) {
    place.y -= ${GRAINS_FALL.toFixed(2)} * age * age;
    place.x += 0.005 * age * age * sin(turn);
    // The faster it falls, the longer it is drawn.
    size *= vec2(1.0, 1.6 + 4.0 * age);
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
  // Coins are carried past whoever looks, before all that stands there.
  if (kind > 5.5 && kind < 6.5) gl_Position.z -= 0.04 * gl_Position.w;
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
    // Lit from below by what burns there, and black against the glow of the sky.
    float rough = 0.5 + 0.5 * sin(at.x * 4.3 + turn) * sin(at.y * 4.9 + turn * 1.7 + age * 3.0);
    float dense = smoothstep(0.0, 0.75, round * (0.62 + 0.5 * rough)) * sin(3.1416 * sqrt(age)) * 0.62 * told.w;
    vec3 lit = mix(vec3(0.95, 0.36, 0.08), vec3(0.2, 0.13, 0.12), smoothstep(0.0, 0.34, age));
    vec3 ink = mix(vec3(0.085, 0.07, 0.085), lit, clamp(0.5 - 0.6 * at.y, 0.0, 1.0) * (1.0 - 0.8 * age));
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
  } else if (kind > 7.5) {
    vec3 ink = mix(vec3(1.0, 0.72, 0.2), vec3(1.0, 0.44, 0.3), step(0.7, fract(turn * 0.37)));
    float left = (1.0 - age * age) * told.w;
    float body = pow(round, 2.2);
    // It covers what is behind it, or it would be grey before a bright sky.
    gl_FragColor = vec4(mix(ink, vec3(1.0, 0.95, 0.78), pow(round, 9.0)) * body * 1.15, body * 0.8) * left;
  } else if (kind > 6.5) {
    float body = smoothstep(0.0, 0.5, round) * told.w;
    gl_FragColor = vec4(mix(vec3(0.72, 0.43, 0.12), vec3(1.0, 0.84, 0.52), fract(turn * 3.7)) * body, body);
  } else if (kind > 5.5) {
    // It spins, and its edge is seen as it does.
    float spin = sin(age * 15.0 + turn);
    vec2 face = vec2(at.x / max(0.2, abs(spin)), at.y) * 1.7;
    float far = length(face);
    float halo = round * round * round * 0.5;
    float body = 1.0 - smoothstep(0.9, 1.0, far);
    float rim = smoothstep(0.62, 0.7, far) * (1.0 - smoothstep(0.84, 0.9, far));
    float sheen = clamp(0.55 + 0.5 * spin * (0.4 - face.x) + 0.3 * face.y, 0.0, 1.3);
    // A rosette is struck on it.
    float leaf = 0.36 + 0.11 * cos(6.0 * atan(face.y, face.x));
    float struck = smoothstep(leaf + 0.05, leaf - 0.02, far) - smoothstep(leaf - 0.08, leaf - 0.16, far);
    vec3 gold = mix(vec3(0.55, 0.26, 0.04), vec3(1.0, 0.84, 0.36), sheen) * (0.8 + 0.34 * rim + 0.4 * struck);
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
  /** How far the edge of the morning's light has come, in units from the middle (`layout/dawn.ts`), how much of the night is beyond it, and how bright the day is. */
  readonly dawn: { value: Vector3 };
  /** Where light falls (x, z) and how far it reaches, below 0 on both sides of the middle; and how dark it is around it, from 0 to 1. */
  readonly spot: { value: Vector4 };
}

export const makeAir = (): Air & { readonly material: ShaderMaterial } => {
  const air: Air = {
    time: { value: 0 },
    share: { value: 0 },
    burns: { value: 0 },
    blaze: { value: new Vector2() },
    dawn: { value: new Vector3(0, 0, 1) },
    spot: { value: new Vector4(0, 0, 1, 0) },
  };
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
export const illumined = (
  motion: VertexMotion,
  { time, share, burns, blaze, dawn, spot }: Air,
  lit: boolean,
): VertexMotion => ({
  ...motion,
  name: `${motion.name}, illumined`,
  uniforms: { ...motion.uniforms, time, share, burns, blaze, dawn, spot },
  declare: `${motion.declare}\nattribute vec2 firelight;\nvarying vec2 vFirelight;\nvarying float vEdge;\nvarying vec3 vGround;`,
  position: `vFirelight = firelight;\nvGround = position;\nvEdge = position.x + ${EDGE_LEANS.toFixed(2)} * position.y;\n${motion.position}`,
  light: {
    declare: `${motion.light?.declare ?? ''}\nvarying vec2 vFirelight;\nvarying float vEdge;\nvarying vec3 vGround;\nfloat beyond;\nuniform float time;\nuniform float share;\nuniform float burns;\nuniform vec2 blaze;\nuniform vec3 dawn;\nuniform vec4 spot;`,
    add: `{
  float key = max(0.0, dot(normal, normalize(vec3(-0.5, 0.62, 0.6))));
  float soft = 0.5 + 0.5 * dot(normal, normalize(vec3(0.25, 0.5, 0.8)));
  float edge = pow(1.0 - max(0.0, normal.z), 3.0) * max(0.0, dot(normal, normalize(vec3(0.7, 0.5, 0.0))));
  outgoingLight += diffuseColor.rgb * (vec3(1.0, 0.86, 0.64) * key * 0.95 + vec3(0.5, 0.44, 0.42) * soft * 0.5) * ${(lit ? OWN_LIGHT.lit : OWN_LIGHT.plain).toFixed(2)};
  outgoingLight += vec3(1.0, 0.62, 0.3) * edge * 0.22;
  outgoingLight *= mix(vec3(1.0), vec3(0.78, 0.88, 1.2) * ${DUSK.toFixed(2)}, burns);
  vec2 flicker = vec2(0.84 + 0.12 * sin(time * 11.0) + 0.08 * sin(time * 17.3 + 1.0), 0.84 + 0.12 * sin(time * 9.3 + 2.0) + 0.08 * sin(time * 19.7));
  outgoingLight += (diffuseColor.rgb * 1.3 + 0.05) * vec3(1.0, 0.4, 0.1) * dot(vFirelight, flicker * blaze) * share;
  beyond = dawn.y * smoothstep(-0.12, 0.12, vEdge - dawn.x);
  // The morning's light comes from low at the left: what faces away lies in blue shade.
  outgoingLight *= mix(vec3(1.0), mix(vec3(0.6, 0.6, 0.78), vec3(1.2, 1.04, 0.8), smoothstep(0.1, 0.75, key)), step(0.001, dawn.y));
  outgoingLight *= mix(vec3(dawn.z), vec3(0.22, 0.3, 0.6), beyond);
  float band = (vEdge - dawn.x + 0.1) * 4.5;
  // Gold of itself, whatever it falls on, and weaker on what it passes: forms are seen in it.
  float pale = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
  outgoingLight += (mix(diffuseColor.rgb, vec3(pale), 0.8) + 0.1) * vec3(1.0, 0.62, 0.26) * exp(-band * band) * (0.3 + 0.75 * soft * soft) * dawn.y;
  vec2 there = vec2(spot.z < 0.0 ? abs(vGround.x) : vGround.x, vGround.z) - spot.xy;
  float lighted = 1.0 - smoothstep(0.62, 1.3, length(there) / abs(spot.z));
  outgoingLight *= mix(vec3(1.0), mix(vec3(0.5, 0.5, 0.68), vec3(1.9, 1.55, 1.08), lighted), spot.w);
}
${motion.light?.add ?? ''}`,
  },
});
