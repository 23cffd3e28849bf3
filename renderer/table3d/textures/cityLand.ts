import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { randomFrom } from '../../cards/textures/random.ts';
import { CITY, cityGround, districtX, squareX } from '../layout/city.ts';

type Context = CanvasRenderingContext2D;

/** Where a city's land is painted, in the context's units: x of the middle, y of the foot, and a unit of the city across and up. */
export interface LandPlace {
  readonly middle: number;
  readonly foot: number;
  readonly across: number;
  readonly up: number;
}

/** Tones of a district's land: its crest in the light, its foot, its fields, and what grows there. */
interface Soil {
  readonly crest: string;
  readonly foot: string;
  readonly fields: readonly string[];
  readonly leaf: string;
}

const SOILS: Readonly<Record<Colour, Soil>> = {
  yellow: { crest: '#f0c23c', foot: '#b9801a', fields: ['#ffd44c', '#dca02a', '#e6b83c'], leaf: '#7c7a20' },
  red: { crest: '#d8603c', foot: '#87291c', fields: ['#e8744c', '#bc4630', '#cc5a3a'], leaf: '#6c4424' },
  blue: { crest: '#6fb4de', foot: '#2c6aa0', fields: ['#8ccaea', '#4f96c6', '#66aad2'], leaf: '#2a5c70' },
  green: { crest: '#8cc448', foot: '#37782a', fields: ['#a8d24c', '#62a038', '#84b840'], leaf: '#2a6428' },
  purple: { crest: '#ae7cd8', foot: '#5a3490', fields: ['#c294e8', '#8a56bc', '#a470d0'], leaf: '#4a3c6c' },
};

/** What holds up the terraces in each epoch: banks of earth, rubble, dressed stone; and how its joints and its coping look. */
const WALLS: Readonly<Record<Epoch, { readonly face: string; readonly joint: string; readonly coping: string }>> = {
  1: { face: '#9a7a4e', joint: 'rgba(70,46,20,0.45)', coping: '#c8b272' },
  2: { face: '#b3a384', joint: 'rgba(60,44,28,0.5)', coping: '#e0d2ae' },
  3: { face: '#d8c4a2', joint: 'rgba(90,60,44,0.42)', coping: '#fff0d0' },
};

/** The feet of the terraces, from the rear to the front, and how high their walls are. */
const STEPS = [
  { z: -0.07, wall: 0.035 },
  { z: 0.06, wall: 0.03 },
] as const;

const REACH = (CITY.district + CITY.gap) / 2;
const POINTS = 26;

/** A line along the ground of a district at a depth, `lift` units above it. */
const along = (place: LandPlace, x: number, z: number, lift = 0): readonly (readonly [number, number])[] =>
  Array.from({ length: POINTS + 1 }, (_, point) => {
    const at = x - REACH + (point / POINTS) * REACH * 2;
    return [place.middle + at * place.across, place.foot - (cityGround(at, z) + lift) * place.up] as const;
  });

const trace = (context: Context, points: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of points) context.lineTo(x, y);
};

/** The land of a district from a depth down to the foot. */
const fillFrom = (context: Context, place: LandPlace, x: number, z: number, fill: string | CanvasGradient): void => {
  context.beginPath();
  context.moveTo(place.middle + (x - REACH) * place.across, place.foot + place.up);
  trace(context, along(place, x, z));
  context.lineTo(place.middle + (x + REACH) * place.across, place.foot + place.up);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
};

/** The meadow between the districts and beyond them. */
const MEADOW: Readonly<Record<Epoch, readonly [crest: string, foot: string]>> = {
  1: ['#88984c', '#6c823e'],
  2: ['#76964c', '#58803e'],
  3: ['#706a48', '#545636'],
};

/** How much of the meadow between the hills is in the colours of the districts: as long as huts are few, that is what tells these apart. */
const TINTED: Readonly<Record<Epoch, number>> = { 1: 0.9, 2: 0.7, 3: 0.6 };

/** How far from the border of two districts the colour of one passes into the other's, and over how much that of the last ones into the meadow: units. */
const PASSES = 0.03;
const FADES = 0.3;

/** How much higher than the ground the meadow is painted, so that its colours are seen between the houses: units. */
const HIGHER = 0.04;

/** The ground of all districts beside each other, each in its colour. */
const quarters = (context: Context, { middle, across }: LandPlace): CanvasGradient => {
  const [from, until] = [districtX(0) - REACH - FADES, districtX(COLOURS.length - 1) + REACH + FADES];
  const ground = context.createLinearGradient(middle + from * across, 0, middle + until * across, 0);
  const add = (x: number, colour: string): void => ground.addColorStop((x - from) / (until - from), colour);
  add(from, `${SOILS.yellow.crest}00`);
  COLOURS.forEach((colour, index) => {
    add(districtX(index) - REACH + PASSES, SOILS[colour].crest);
    add(districtX(index) + REACH - PASSES, SOILS[colour].crest);
  });
  add(until, `${SOILS.purple.crest}00`);
  return ground;
};

/** Meadow from one end of the picture to the other: hills stand in it. */
const paintMeadow = (context: Context, place: LandPlace, epoch: Epoch): void => {
  const { middle, foot, across, up } = place;
  const half = CITY.width;
  const [crest, near] = MEADOW[epoch];
  const fall = context.createLinearGradient(0, foot - 0.14 * up, 0, foot);
  fall.addColorStop(0, crest);
  fall.addColorStop(1, near);
  context.beginPath();
  context.moveTo(middle - half * across, foot + up);
  for (let x = -half; x <= half; x += 0.06)
    context.lineTo(middle + x * across, foot - (cityGround(x, -0.15) + HIGHER + 0.012 * Math.sin(x * 5.3)) * up);
  context.lineTo(middle + half * across, foot + up);
  context.closePath();
  context.fillStyle = fall;
  context.fill();
  context.globalAlpha = TINTED[epoch];
  context.fillStyle = quarters(context, place);
  context.fill();
  context.globalAlpha = 1;
};

/** A way that winds up a hill to its top. */
const paintWay = ({ context, place, x }: Ground): void => {
  const points = Array.from({ length: 15 }, (_, step) => {
    const share = step / 14;
    const [at, z] = [x + 0.2 * Math.sin(share * 6.2) * (1 - share * 0.6), 0.2 - share * 0.34];
    return [place.middle + at * place.across, place.foot - cityGround(at, z) * place.up, 1 - share * 0.6] as const;
  });
  points.forEach(([px, py, wide], index) => {
    const after = points[index + 1];
    if (after === undefined) return;
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(after[0], after[1]);
    context.lineWidth = wide * 0.034 * place.up;
    context.strokeStyle = '#ecd9a4';
    context.stroke();
  });
};

interface Ground {
  readonly context: Context;
  readonly place: LandPlace;
  readonly x: number;
  readonly soil: Soil;
  readonly random: () => number;
}

/** Strips of fields between two depths, each with its furrows. */
const paintFields = ({ context, place, x, soil, random }: Ground, rear: number, front: number): void => {
  const strips = 5;
  for (let strip = 0; strip < strips; strip++) {
    const [from, until] = [strip, strip + 1].map((edge) => x - REACH * 0.94 + (edge / strips) * REACH * 1.88);
    if (from === undefined || until === undefined) return;
    const corner = (at: number, z: number): readonly [number, number] => [
      place.middle + at * place.across,
      place.foot - cityGround(at, z) * place.up,
    ];
    context.save();
    context.beginPath();
    trace(context, [corner(from + 0.03, rear), corner(until + 0.03, rear), corner(until, front), corner(from, front)]);
    context.closePath();
    context.fillStyle = `${soil.fields[Math.floor(random() * soil.fields.length)] ?? soil.crest}b0`;
    context.fill();
    context.clip();
    context.strokeStyle = 'rgba(60,40,10,0.2)';
    context.lineWidth = place.across * 0.008;
    for (let furrow = 0; furrow < 7; furrow++) {
      const at = from + ((until - from) * furrow) / 6;
      context.beginPath();
      trace(context, [corner(at + 0.03, rear), corner(at - 0.01, front)]);
      context.stroke();
    }
    context.restore();
  }
};

/** What holds up a terrace: a wall below the ground at a depth, with its joints and a coping in the light. */
const paintWall = ({ context, place, x, random }: Ground, z: number, high: number, epoch: Epoch): void => {
  const { face, joint, coping } = WALLS[epoch];
  const top = along(place, x, z);
  const foot = along(place, x, z, -high);
  // It ends where the hill does.
  const built = [top.slice(4, -4), foot.slice(4, -4)] as const;
  context.beginPath();
  trace(context, built[0]);
  trace(context, built[1].toReversed());
  context.closePath();
  context.fillStyle = face;
  context.fill();
  context.lineWidth = place.up * 0.004;
  context.strokeStyle = joint;
  built[0].forEach(([px, py], index) => {
    if (epoch === 1 && random() < 0.5) return;
    const below = (built[1][index]?.[1] ?? py) - py;
    context.beginPath();
    context.moveTo(px, py + below * (index % 2) * 0.5);
    context.lineTo(px, py + below * (0.5 + (index % 2) * 0.5));
    context.stroke();
  });
  context.beginPath();
  trace(context, built[0]);
  context.lineWidth = place.up * 0.009;
  context.strokeStyle = coping;
  context.stroke();
};

/** Bushes and small trees along the crest of a hill, at both of its sides: what stands on the ground is in front of them. */
const paintGrove = ({ context, place, x, soil, random }: Ground, epoch: Epoch): void => {
  for (let tree = 0; tree < 22; tree++) {
    const side = tree % 2 === 0 ? -1 : 1;
    const at = x + side * REACH * (0.42 + random() * 0.58);
    const size = (0.016 + random() * 0.024) * place.up;
    const [px, py] = [
      place.middle + at * place.across,
      place.foot - (cityGround(at, -0.16 + random() * 0.1) - 0.01) * place.up,
    ];
    for (const [dx, dy, part, ink] of [
      [0.3, 0, 1, 'rgba(24,22,8,0.35)'],
      [0, -0.4, 1, soil.leaf],
      [-0.25, -0.7, 0.55, epoch === 3 ? '#d99a5c88' : '#e8e2a066'],
    ] as const) {
      context.beginPath();
      context.ellipse(px + dx * size, py + dy * size, size * part, size * part * 0.9, 0, 0, Math.PI * 2);
      context.fillStyle = ink;
      context.fill();
    }
  }
};

/** Light from the left over a hill, and its own shade at the right: it is round. */
const paintRound = ({ context, place, x }: Ground): void => {
  const [left, right] = [x - REACH, x + REACH].map((at) => place.middle + at * place.across);
  if (left === undefined || right === undefined) return;
  const round = context.createLinearGradient(left, 0, right, 0);
  for (const [at, ink] of [
    [0, 'rgba(30,24,40,0)'],
    [0.25, 'rgba(255,236,170,0.3)'],
    [0.5, 'rgba(255,236,170,0)'],
    [0.86, 'rgba(30,24,40,0.38)'],
    [1, 'rgba(30,24,40,0)'],
  ] as const)
    round.addColorStop(at, ink);
  fillFrom(context, place, x, -0.16, round);
};

/** From which district to the next the river runs: after the third. */
const RIVER = 2;

/** A river that comes out of the land behind and is broad at the front. */
const paintRiver = (context: Context, { middle, foot, across, up }: LandPlace): void => {
  const x = squareX(RIVER);
  const bank = (z: number, half: number, bend: number, side: number): readonly [number, number] => [
    middle + (x + bend + side * half) * across,
    foot - cityGround(x, z) * up,
  ];
  const course = [
    [-0.16, 0.03, 0.1],
    [-0.09, 0.04, -0.02],
    [0, 0.06, -0.07],
    [0.09, 0.1, 0],
    [0.18, 0.2, 0.04],
  ] as const;
  const edge = (more: number): void => {
    context.beginPath();
    trace(
      context,
      course.map(([z, half, bend]) => bank(z, half + more, bend, -1)),
    );
    context.lineTo(middle + (x - 0.3) * across, foot + up);
    context.lineTo(middle + (x + 0.36) * across, foot + up);
    trace(context, course.map(([z, half, bend]) => bank(z, half + more, bend, 1)).toReversed());
    context.closePath();
  };
  edge(0.025);
  context.fillStyle = '#d9c894';
  context.fill();
  edge(0);
  const water = context.createLinearGradient(0, foot - 0.14 * up, 0, foot);
  water.addColorStop(0, '#bfe3ea');
  water.addColorStop(1, '#3f88ae');
  context.fillStyle = water;
  context.fill();
};

/** The depth at which a road runs from one end of a city to the other, and how broad it is. */
const ROAD = { z: 0.13, broad: 0.03 } as const;

/** A road through all districts, with a bridge over the river. */
const paintRoad = (context: Context, { middle, foot, across, up }: LandPlace): void => {
  const at = (x: number): readonly [number, number] => [
    middle + x * across,
    foot - cityGround(x, ROAD.z + 0.025 * Math.sin(x * 4.1)) * up,
  ];
  const run = (from: number, until: number, broad: number, ink: string): void => {
    context.beginPath();
    const steps = Math.ceil((until - from) / 0.06);
    trace(
      context,
      Array.from({ length: steps + 1 }, (_, step) => at(from + ((until - from) * step) / steps)),
    );
    context.lineWidth = broad * up;
    context.strokeStyle = ink;
    context.stroke();
  };
  const half = CITY.width / 2;
  run(-half, half, ROAD.broad * 1.5, 'rgba(90,60,24,0.35)');
  run(-half, half, ROAD.broad, '#ecd9a4');
  const bridge = squareX(RIVER);
  run(bridge - 0.2, bridge + 0.24, ROAD.broad * 1.6, '#6e4a28');
  run(bridge - 0.2, bridge + 0.24, ROAD.broad * 0.9, '#b98a52');
};

/**
 * Paints the land that a city stands on: a hill for each district with its terraces, low between two of them, a river and a road. What
 * stands on it is drawn over it at the same heights (`cityGround`).
 */
export const paintCityLand = (context: Context, place: LandPlace, epoch: Epoch): void => {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintMeadow(context, place, epoch);
  COLOURS.forEach((colour, index) => {
    const soil = SOILS[colour];
    const ground: Ground = { context, place, x: districtX(index), soil, random: randomFrom(71 + index) };
    const top = place.foot - cityGround(ground.x, -0.15) * place.up;
    const fall = context.createLinearGradient(0, top, 0, place.foot);
    fall.addColorStop(0, soil.crest);
    fall.addColorStop(1, soil.foot);
    fillFrom(context, place, ground.x, -0.16, fall);
    paintFields(ground, -0.16, -0.07);
    paintFields(ground, 0.05, 0.17);
    paintRound(ground);
    paintGrove(ground, epoch);
    for (const { z, wall } of STEPS) paintWall(ground, z, wall, epoch);
    paintWay(ground);
  });
  paintRiver(context, place);
  paintRoad(context, place);
  context.restore();
};
