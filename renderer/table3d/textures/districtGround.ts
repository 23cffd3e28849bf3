import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { COLOUR_SHADES } from '../../cards/palette.ts';
import { randomFrom } from '../../cards/textures/random.ts';

type Context = CanvasRenderingContext2D;

/** A district's land, from the upper left corner of its column; the city lies beyond the upper edge. */
interface Plot {
  readonly context: Context;
  readonly width: number;
  readonly depth: number;
  readonly random: () => number;
}

type Box = readonly [x: number, y: number, width: number, depth: number];

/** From the evening's light down to its shade: of the ground, of what grows or stands on it, of ways. */
interface Tones {
  readonly ground: readonly [string, string];
  readonly patches: readonly string[];
  readonly line: string;
  readonly way: string;
}

const TONES: Readonly<Record<Colour, Tones>> = {
  yellow: {
    ground: ['#a87f2c', '#7c5c22'],
    patches: ['#c39a3e', '#97742a', '#b58d3a', '#8a7a30'],
    line: '#5f4618',
    way: '#d8bd7c',
  },
  red: {
    ground: ['#9a4c34', '#6c3226'],
    patches: ['#a95f3e', '#84422f', '#935534'],
    line: '#4c2018',
    way: '#d6a47c',
  },
  blue: {
    ground: ['#2f7596', '#1f4a74'],
    patches: ['#3b86a6', '#27608a', '#347a9c'],
    line: '#bfe2ea',
    way: '#d9cda0',
  },
  green: {
    ground: ['#5d8a3c', '#3c6430'],
    patches: ['#6f9a44', '#4b7a38', '#8fa046', '#5a8a48', '#7d8a3a'],
    line: '#2c4c22',
    way: '#cdbb84',
  },
  purple: {
    ground: ['#6f578e', '#4a3768'],
    patches: ['#62805a', '#6c8a62', '#58744e'],
    line: '#33244c',
    way: '#d8c8dc',
  },
};

const pick = (list: readonly string[], random: () => number): string =>
  list[Math.floor(random() * list.length)] ?? '#888888';

const line = (context: Context, points: readonly (readonly [number, number])[], width: number, style: string): void => {
  context.beginPath();
  points.forEach(([x, y], index) => {
    const after = points[index + 1];
    if (index === 0 || after === undefined) context[index === 0 ? 'moveTo' : 'lineTo'](x, y);
    else context.quadraticCurveTo(x, y, (x + after[0]) / 2, (y + after[1]) / 2);
  });
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
};

/** A way from the city down through the land, winding, with its shade. */
const way = ({ context, width, depth }: Plot, tone: string, lean: number): void => {
  const points = Array.from({ length: 9 }, (_, index): readonly [number, number] => [
    width * (0.5 + lean * Math.sin(index * 1.25 + 0.4)),
    (depth * index) / 8,
  ]);
  line(context, points, 0.075, 'rgba(20,12,4,0.35)');
  line(context, points, 0.052, `${tone}c0`);
};

/** A tree from above: shade, crown, light. */
const tree = (context: Context, x: number, y: number, size: number, crown: string, light: string): void => {
  for (const [dx, dy, radius, style] of [
    [0.35, 0.45, 1.05, 'rgba(10,8,2,0.42)'],
    [0, 0, 1, crown],
    [-0.25, -0.3, 0.55, light],
  ] as const) {
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, radius * size, 0, Math.PI * 2);
    context.fillStyle = style;
    context.fill();
  }
};

/** A ploughed strip with its furrows, along it or across. */
const field = ({ context, random }: Plot, { patches, line: furrow }: Tones, [x, y, w, h]: Box): void => {
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.fillStyle = `${pick(patches, random)}d8`;
  context.fillRect(x, y, w, h);
  const slant = (random() - 0.5) * 0.5;
  const upright = random() < 0.45;
  const step = 0.026 + random() * 0.016;
  for (let at = -0.4; at < 1.2; at += step) {
    const from = upright ? ([x + at, y] as const) : ([x, y + at] as const);
    const to = upright ? ([x + at + slant * h, y + h] as const) : ([x + w, y + at + slant * w] as const);
    line(context, [from, to], 0.008, `${furrow}66`);
  }
  context.restore();
};

/** A patchwork of ploughed strips, hedges between. */
const fields = (plot: Plot, tones: Tones, crown: string, light: string): void => {
  const { context, width, depth, random } = plot;
  const edge = 0.008;
  for (let top = 0; top < depth; ) {
    const height = 0.2 + random() * 0.2;
    const split = random() < 0.5 ? width : width * (0.34 + random() * 0.32);
    field(plot, tones, [edge, top + edge, split - edge * 2, height - edge * 2]);
    if (split < width) field(plot, tones, [split + edge, top + edge, width - split - edge * 2, height - edge * 2]);
    for (let x = 0; x < width; x += 0.05 + random() * 0.12) {
      if (random() < 0.55) tree(context, x, top, 0.016 + random() * 0.014, crown, light);
    }
    top += height;
  }
};

/** Open water with the shore along one side, waves, and two boats. */
const water = ({ context, width, depth, random }: Plot, { patches, line: foam, way: sand }: Tones): void => {
  for (let index = 0; index < 26; index++) {
    const [x, y, size] = [random() * width, random() * depth, 0.1 + random() * 0.2];
    const fall = context.createRadialGradient(x, y, 0, x, y, size);
    const tone = pick(patches, random);
    fall.addColorStop(0, `${tone}90`);
    fall.addColorStop(1, `${tone}00`);
    context.fillStyle = fall;
    context.fillRect(x - size, y - size, size * 2, size * 2);
  }
  const shore = Array.from({ length: 12 }, (_, index): readonly [number, number] => [
    width * (0.13 + 0.07 * Math.sin(index * 1.7)),
    (depth * index) / 11,
  ]);
  context.beginPath();
  context.moveTo(0, 0);
  for (const [x, y] of shore) context.lineTo(x, y);
  context.lineTo(0, depth);
  context.closePath();
  context.fillStyle = `${sand}b0`;
  context.fill();
  line(context, shore, 0.02, `${foam}b0`);
  for (let index = 0; index < 44; index++) {
    const [x, y] = [width * (0.28 + random() * 0.68), random() * depth];
    line(
      context,
      [
        [x - 0.03, y],
        [x - 0.015, y - 0.014],
        [x, y],
        [x + 0.015, y - 0.014],
        [x + 0.03, y],
      ],
      0.007,
      `${foam}70`,
    );
  }
  for (const [x, y] of [
    [0.62, 0.5],
    [0.45, 0.83],
  ] as const) {
    context.save();
    context.translate(width * x, depth * y);
    context.rotate(0.5 - x);
    context.beginPath();
    context.ellipse(0.012, 0.016, 0.032, 0.075, 0, 0, Math.PI * 2);
    context.fillStyle = 'rgba(6,20,40,0.4)';
    context.fill();
    context.beginPath();
    context.ellipse(0, 0, 0.028, 0.072, 0, 0, Math.PI * 2);
    context.fillStyle = '#6d4526';
    context.fill();
    context.beginPath();
    context.moveTo(-0.055, 0.012);
    context.quadraticCurveTo(0, -0.05, 0.055, 0.012);
    context.closePath();
    context.fillStyle = '#ece2c4';
    context.fill();
    context.restore();
  }
};

/** Sand where soldiers drill: a ring, tents in rows, a ditch with its stakes. */
const camp = (plot: Plot, { patches, line: edge, way: sand }: Tones): void => {
  const { context, width, depth, random } = plot;
  for (let index = 0; index < 30; index++) {
    context.beginPath();
    context.ellipse(
      random() * width,
      random() * depth,
      0.04 + random() * 0.09,
      0.03 + random() * 0.05,
      0,
      0,
      Math.PI * 2,
    );
    context.fillStyle = `${pick(patches, random)}80`;
    context.fill();
  }
  way(plot, sand, 0.05);
  for (const at of [0.42, 0.86]) {
    context.beginPath();
    context.ellipse(width / 2, depth * at, width * 0.33, width * 0.29, 0, 0, Math.PI * 2);
    context.fillStyle = `${sand}78`;
    context.fill();
    context.lineWidth = 0.016;
    context.setLineDash([0.02, 0.024]);
    context.strokeStyle = `${edge}c0`;
    context.stroke();
    context.setLineDash([]);
  }
  for (let index = 0; index < 8; index++) {
    const [x, y] = [width * (0.17 + 0.22 * (index % 4)), depth * (index < 4 ? 0.6 : 0.68)];
    const size = 0.045;
    context.fillStyle = 'rgba(24,8,4,0.4)';
    context.fillRect(x - size + 0.014, y - size + 0.018, size * 2, size * 2);
    for (const [from, tone] of [
      [0, '#d9b48c'],
      [1, '#c0946c'],
      [2, '#9c7250'],
      [3, '#b5875f'],
    ] as const) {
      const angle = (from - 1.5) * (Math.PI / 2) - Math.PI / 4;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * size * 1.4, y + Math.sin(angle) * size * 1.4);
      context.lineTo(x + Math.cos(angle + Math.PI / 2) * size * 1.4, y + Math.sin(angle + Math.PI / 2) * size * 1.4);
      context.closePath();
      context.fillStyle = tone;
      context.fill();
    }
  }
};

const FLOWERS = ['#c9a0dc', '#e6d2f0', '#a878c8', '#e0b0c0'];

/** A garden: lawns with a round bed or a basin in each, between hedges and gravel walks. */
const garden = ({ context, width, depth, random }: Plot, { patches, way: gravel, line: shade }: Tones): void => {
  context.fillStyle = `${gravel}70`;
  context.fillRect(0, 0, width, depth);
  const rows = 4;
  const step = depth / rows;
  const disc = (y: number, radius: number, style: string): void => {
    context.beginPath();
    context.arc(width / 2, y, radius, 0, Math.PI * 2);
    context.fillStyle = style;
    context.fill();
  };
  for (let row = 0; row < rows; row++) {
    const [x, y, w, h] = [width * 0.14, row * step + 0.06, width * 0.72, step - 0.12];
    const middle = y + h / 2;
    context.fillStyle = `${shade}70`;
    context.fillRect(x + 0.014, y + 0.018, w, h);
    context.fillStyle = pick(patches, random);
    context.fillRect(x, y, w, h);
    context.lineWidth = 0.026;
    context.strokeStyle = '#3f5f36';
    context.strokeRect(x, y, w, h);
    context.fillStyle = `${gravel}b0`;
    context.fillRect(x, middle - 0.022, w, 0.044);
    context.fillRect(width / 2 - 0.022, y, 0.044, h);
    disc(middle, 0.16, `${gravel}d0`);
    disc(middle, 0.13, row % 2 === 1 ? '#6a5a84' : '#4a6a40');
    if (row % 2 === 1) {
      disc(middle, 0.11, '#4f9cc0');
      disc(middle - 0.02, 0.07, '#86c4dc');
      disc(middle, 0.024, '#f0f6fa');
    }
    for (let index = 0; index < 26 && row % 2 === 0; index++) {
      const [angle, out] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.12];
      context.beginPath();
      context.arc(width / 2 + Math.cos(angle) * out, middle + Math.sin(angle) * out, 0.014, 0, Math.PI * 2);
      context.fillStyle = pick(FLOWERS, random);
      context.fill();
    }
    for (const [dx, dy] of [
      [0.18, 0.2],
      [0.82, 0.2],
      [0.18, 0.8],
      [0.82, 0.8],
    ] as const) {
      tree(context, x + w * dx, y + h * dy, 0.03, '#41633c', '#7a9a68');
    }
  }
};

const LANDS: Readonly<Record<Colour, (plot: Plot, tones: Tones) => void>> = {
  yellow: (plot, tones) => {
    fields(plot, tones, '#6f6a26', '#a09a44');
    way(plot, tones.way, 0.16);
  },
  red: camp,
  blue: water,
  green: (plot, tones) => {
    fields(plot, tones, '#2c5226', '#5f8f42');
    way(plot, tones.way, -0.18);
  },
  purple: garden,
};

/**
 * Paints the land of a district as seen from above, within `width` by `depth` from the origin: wheat, a camp, a harbour,
 * fields or a garden. It lies in a column of the tableau until cards cover it, and is dark enough that these stand out.
 */
export const paintDistrictGround = (context: Context, colour: Colour, width: number, depth: number): void => {
  const tones = TONES[colour];
  const plot: Plot = { context, width, depth, random: randomFrom(911 + colour.length * 37) };
  const fall = context.createLinearGradient(0, 0, 0, depth);
  fall.addColorStop(0, tones.ground[0]);
  fall.addColorStop(1, tones.ground[1]);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, depth);
  context.clip();
  context.fillStyle = fall;
  context.fillRect(0, 0, width, depth);
  context.lineCap = 'round';
  LANDS[colour](plot, tones);
  const dusk = context.createLinearGradient(0, 0, 0, depth);
  dusk.addColorStop(0, `${COLOUR_SHADES[colour].dark}70`);
  dusk.addColorStop(0.12, `${COLOUR_SHADES[colour].dark}16`);
  dusk.addColorStop(1, `${COLOUR_SHADES[colour].dark}2c`);
  context.fillStyle = dusk;
  context.fillRect(0, 0, width, depth);
  context.restore();
};
