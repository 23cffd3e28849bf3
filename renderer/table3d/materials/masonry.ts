import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { STUFFS, type Stuff } from '../shapes/world/kit.ts';
import type { VertexMotion } from './vertexMotion.ts';

const isMade = (...stuffs: readonly Stuff[]): string =>
  stuffs.map((stuff) => `abs(vMade - ${STUFFS.indexOf(stuff)}.0) < 0.5`).join(' || ');

/**
 * How bright a place on a wall or roof is: `across` and `up` are lengths along it. Where a course would be thinner than two
 * pixels it fades into its mean.
 */
const COURSES = `varying float vMade;
varying vec3 vPlace;
float grainOf(vec2 cell) { return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453); }
float clarity(float length) { return 1.0 - smoothstep(0.3, 0.62, fwidth(length)); }
float tiles(float across, float up) {
  float row = floor(up);
  float column = across + 0.5 * mod(row, 2.0);
  vec2 within = vec2(fract(column), fract(up));
  float round = 1.0 - pow(abs(2.0 * within.x - 1.0), 3.0) * 0.42;
  float lip = smoothstep(0.0, 0.3, within.y);
  float tone = 0.84 + 0.34 * grainOf(vec2(floor(column), row));
  return mix(0.94, tone * round * (0.6 + 0.44 * lip), clarity(up) * clarity(across * 0.8));
}
float thatch(float across, float up) {
  float layer = floor(up * 0.55 + 0.35 * grainOf(vec2(floor(across * 2.0), 3.0)));
  float straw = grainOf(vec2(floor(across * 4.0), layer));
  float lip = smoothstep(0.0, 0.4, fract(up * 0.55 + 0.35 * grainOf(vec2(floor(across * 2.0), 3.0))));
  return mix(0.94, (0.78 + 0.36 * straw) * (0.74 + 0.28 * lip), clarity(up));
}
float ashlar(float across, float up) {
  float row = floor(up);
  float column = across * 0.5 + 0.5 * mod(row, 2.0);
  vec2 within = vec2(fract(column), fract(up));
  float joint = step(0.1, within.y) * step(0.06, within.x);
  float tone = 0.92 + 0.14 * grainOf(vec2(floor(column), row));
  return mix(0.98, tone * (0.8 + 0.2 * joint), clarity(up));
}
float plaster(vec2 place) {
  vec2 cell = floor(place);
  vec2 part = smoothstep(0.0, 1.0, fract(place));
  float low = mix(grainOf(cell), grainOf(cell + vec2(1.0, 0.0)), part.x);
  float high = mix(grainOf(cell + vec2(0.0, 1.0)), grainOf(cell + vec2(1.0, 1.0)), part.x);
  return 0.91 + 0.16 * mix(low, high, part.y);
}`;

/**
 * The motion of a city's things, on walls with courses of stone, plaster and tiled or thatched roofs. Shapes need the
 * attribute `made` (`cityShape`, fine).
 * @param course how high a course is, in units of the scene
 */
export const withMasonry = (motion: VertexMotion, epoch: Epoch, course: number): VertexMotion => ({
  ...motion,
  name: `${motion.name}, masonry ${course}`,
  uniforms: { ...motion.uniforms, thatched: { value: Number(epoch === 1) } },
  declare: `${motion.declare}\nattribute float made;\nvarying float vMade;\nvarying vec3 vPlace;`,
  position: `vMade = made;\nvPlace = position;\n${motion.position}`,
  light: {
    declare: `${motion.light?.declare ?? ''}\nuniform float thatched;\n${COURSES}`,
    add: `{
  vec3 facing = normalize(cross(dFdx(vPlace), dFdy(vPlace)));
  float slope = sqrt(max(0.04, 1.0 - facing.y * facing.y));
  vec3 level = facing.y * facing.y > 0.96 ? vec3(1.0, 0.0, 0.0) : normalize(vec3(facing.z, 0.0, -facing.x));
  vec2 along = vec2(dot(vPlace, level), abs(facing.y) > 0.97 ? vPlace.z : vPlace.y / slope) / ${course.toFixed(4)};
  float tone = 1.0;
  // What hangs down is a flag or a gable, and has no tiles.
  if (facing.y > 0.12 && (${isMade('roof', 'roof2')})) tone = thatched > 0.5 ? thatch(along.x, along.y) : tiles(along.x, along.y);
  else if (${isMade('stone', 'shade', 'rock')}) tone = ashlar(along.x, along.y) * plaster(along * 0.7);
  else if (${isMade('wall')}) tone = plaster(along * 0.45) * plaster(along * 1.7 + 5.0);
  else if (${isMade('crop')}) tone = 0.8 + 0.3 * grainOf(floor(along * vec2(4.0, 1.0)));
  outgoingLight *= tone;
}
${motion.light?.add ?? ''}`,
  },
});
