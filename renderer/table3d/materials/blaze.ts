import { HOUSE, RAID } from '../layout/raid.ts';
import { STUFFS } from '../shapes/world/kit.ts';
import type { Air } from './fire.ts';
import type { VertexMotion } from './vertexMotion.ts';

/*
 * A town that burns: where things have the motion `burns` (`stamp.ts`; then `growth.z` is the second at which fire catches there),
 * their roofs fall in, and they crumble from above, black and with glowing edges, until nothing of them is left. And fire behind
 * the openings of what is left, and embers on its beams.
 */

const roofs = ['roof', 'roof2'].map((stuff) => `abs(made - ${STUFFS.indexOf(stuff as 'roof')}.0) < 0.5`).join(' || ');

const POSITION = `
  vBurn = clamp((time - growth.z) / ${RAID.burns.toFixed(2)}, 0.0, 1.0);
  vGlow = glow;`;

const ROOFS = `
  if (${roofs}) {
    float falls = clamp((vBurn - ${HOUSE.falls.toFixed(2)}) / ${(HOUSE.fallen - HOUSE.falls).toFixed(2)}, 0.0, 1.0);
    falls *= falls;
    transformed.y -= falls * 0.62 * max(0.0, transformed.y - 0.08);
    transformed.x += falls * 0.12 * sin(transformed.y * 40.0 + growth.x * 9.0);
  }`;

const FIRE = `{
  vec3 p = vPlace;
  float up = p.y * 38.0 - time * 7.0;
  float lick = 0.5 + 0.3 * sin(p.x * 61.0 + p.z * 47.0 + 1.8 * sin(up)) + 0.2 * sin(up * 1.7 + p.x * 29.0);
  vec3 within = mix(vec3(0.14, 0.015, 0.0), vec3(0.95, 0.3, 0.03), smoothstep(0.15, 0.62, lick));
  within = mix(within, vec3(1.0, 0.78, 0.34), smoothstep(0.66, 0.98, lick));
  float crumb = 0.5 + 0.2 * sin(p.x * 27.0 + 2.0 * sin(p.y * 19.0)) + 0.2 * sin(p.z * 25.0 + p.y * 31.0 + 2.0 * sin(p.x * 13.0))
    + 0.1 * sin(p.x * 83.0 + p.z * 71.0 + 2.0 * sin(p.y * 67.0));
  float inside = step(0.001, burns);
  if (vBurn >= 0.0) {
    inside = smoothstep(0.0, 0.16, vBurn);
    float stands = 1.32 - 1.8 * smoothstep(0.2, 1.0, vBurn) - 0.8 * clamp(p.y / 0.75, 0.0, 1.0) - 0.36 * crumb;
    if (stands < 0.0) discard;
    float black = max(0.72 * smoothstep(0.04, 0.4, vBurn), 1.0 - smoothstep(0.08, 0.42, stands));
    outgoingLight *= mix(1.0, 0.16, black);
    outgoingLight += vec3(1.0, 0.32, 0.05) * (1.0 - smoothstep(0.0, 0.1, stands)) * (0.9 + 0.5 * lick) * step(0.001, vBurn);
  } else if (burns > 0.001 && abs(vMade - ${STUFFS.indexOf('char')}.0) < 0.5) {
    outgoingLight += vec3(0.8, 0.16, 0.02) * smoothstep(0.55, 0.95, crumb) * min(1.0, dot(vFirelight, blaze)) * (0.6 + 0.4 * lick);
  }
  outgoingLight += vGlow * mix(windows + vec3(1.0, 0.58, 0.2) * beyond, within, inside);
}`;

/**
 * The motion of a city's things, of which some burn.
 * @param seen whether it is drawn (then what it is made of has to be known, and it is `illumined`), or only casts a shadow
 */
export const blazing = (motion: VertexMotion, { time }: Air, seen: boolean): VertexMotion => ({
  ...motion,
  name: `${motion.name}, blazing`,
  uniforms: { ...motion.uniforms, time },
  declare: `${motion.declare}\nvarying float vBurn;\nuniform float time;`,
  position: `vBurn = -1.0;
if (growth.w > 0.5) {${POSITION}${seen ? ROOFS : ''}
} else {
${motion.position}
}`,
  light: { declare: `${motion.light?.declare ?? ''}\nvarying float vBurn;`, add: FIRE },
});
