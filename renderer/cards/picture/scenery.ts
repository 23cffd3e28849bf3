import type { Shades } from '../palette.ts';

/** The painter's frame: a picture is painted into a box of `width` by `height` with its origin at the left top. */
export interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly shades: Shades;
  readonly random: () => number;
}

/** Colours that everything of an epoch is built of. */
export interface Material {
  readonly wall: string;
  readonly side: string;
  readonly roof: string;
  readonly hole: string;
}

export const rect = ({ context }: Frame, x: number, y: number, width: number, height: number, fill: string): void => {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
};

/** A polygon through points given as x, y, x, y, … */
export const poly = ({ context }: Frame, fill: string, ...points: readonly number[]): void => {
  context.fillStyle = fill;
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.fill();
};

export const disc = ({ context }: Frame, x: number, y: number, radius: number, fill: string, tall = 1): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, radius, radius * tall, 0, 0, Math.PI * 2);
  context.fill();
};

export const wash = ({ context, width, height }: Frame, stops: readonly string[]): void => {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour);
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

/** A line of hills, `rise` high at most, over the whole width. */
export const ridge = (frame: Frame, base: number, rise: number, steps: number, fill: string): void => {
  const { context, width, height, random } = frame;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, height);
  let before = base - random() * rise;
  context.lineTo(0, before);
  for (let step = 1; step <= steps; step++) {
    const next = base - random() * rise;
    const x = (width * step) / steps;
    const half = width / steps / 2;
    context.bezierCurveTo(x - half, before, x - half, next, x, next);
    before = next;
  }
  context.lineTo(width, height);
  context.fill();
};

/** A roof that rises from the eaves to its point, `reach` wide to each side; its right side is shaded from so far beside the middle. */
const pointedRoof = (
  frame: Frame,
  x: number,
  eaves: number,
  top: number,
  reach: number,
  colour: string,
  [shade, from]: readonly [colour: string, from: number],
): void => {
  poly(frame, colour, x - reach, eaves, x, top, x + reach, eaves);
  poly(frame, shade, x + from, eaves, x, top, x + reach, eaves);
};

/** A round hut of clay with a roof of reed, its middle at `x`. */
export const hut = (
  frame: Frame,
  x: number,
  base: number,
  size: number,
  { wall, side, roof, hole }: Material,
): void => {
  rect(frame, x - size * 0.4, base - size * 0.5, size * 0.8, size * 0.5, wall);
  rect(frame, x + size * 0.12, base - size * 0.5, size * 0.28, size * 0.5, side);
  poly(
    frame,
    hole,
    x - size * 0.2,
    base,
    x - size * 0.2,
    base - size * 0.32,
    x + size * 0.04,
    base - size * 0.32,
    x + size * 0.04,
    base,
  );
  const eaves = base - size * 0.44;
  pointedRoof(frame, x, eaves, base - size * 1.08, size * 0.56, roof, ['#00000022', size * 0.1]);
};

/** A gabled house with windows. */
export const house = (
  frame: Frame,
  x: number,
  base: number,
  size: number,
  { wall, side, roof, hole }: Material,
): void => {
  const half = size * 0.36;
  rect(frame, x - half, base - size, half * 2, size, wall);
  rect(frame, x + half * 0.4, base - size, half * 0.6, size, side);
  const eaves = base - size * 0.96;
  pointedRoof(frame, x, eaves, base - size * 1.5, half * 1.2, roof, ['#00000026', half * 0.3]);
  for (const row of [0.8, 0.48]) {
    for (const at of [-0.55, 0.15]) rect(frame, x + half * at, base - size * row, half * 0.36, size * 0.17, hole);
  }
};

/** A wall with battlements from `left` to `right`. */
export const battlements = (frame: Frame, left: number, right: number, top: number, { wall, side }: Material): void => {
  const { height, context } = frame;
  const tooth = height * 0.07;
  for (let x = left; x < right - tooth * 0.4; x += tooth * 1.7) {
    rect(frame, x, top - tooth, Math.min(tooth, right - x), tooth * 1.2, wall);
  }
  rect(frame, left, top, right - left, height - top, wall);
  context.strokeStyle = side;
  context.lineWidth = height * 0.008;
  context.beginPath();
  for (let row = 0; top + row * tooth < height; row++) {
    context.moveTo(left, top + row * tooth);
    context.lineTo(right, top + row * tooth);
    for (let x = left + ((row % 2) + 0.4) * tooth; x < right; x += tooth * 2) {
      context.moveTo(x, top + row * tooth);
      context.lineTo(x, top + (row + 1) * tooth);
    }
  }
  context.stroke();
};

/** A column from its base up to `top`, or out of the picture. */
export const column = (
  frame: Frame,
  x: number,
  top: number,
  base: number,
  wide: number,
  { wall, side }: Material,
): void => {
  rect(frame, x - wide / 2, top, wide, base - top, wall);
  for (const at of [0.12, 0.34]) rect(frame, x + wide * at, top, wide * 0.1, base - top, side);
  rect(frame, x - wide * 0.34, top, wide * 0.07, base - top, side);
  rect(frame, x - wide * 0.7, base - wide * 0.34, wide * 1.4, wide * 0.34, wall);
  rect(frame, x - wide * 0.7, base - wide * 0.12, wide * 1.4, wide * 0.12, side);
  rect(frame, x - wide * 0.74, top - wide * 0.3, wide * 1.48, wide * 0.32, wall);
  rect(frame, x - wide * 0.6, top, wide * 1.2, wide * 0.12, side);
};

/** An opening with a round or pointed head. */
export const arch = (
  frame: Frame,
  x: number,
  top: number,
  base: number,
  wide: number,
  fill: string,
  pointed = false,
): void => {
  const { context } = frame;
  const half = wide / 2;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x - half, base);
  context.lineTo(x - half, top + half);
  if (pointed) {
    context.quadraticCurveTo(x - half, top - half * 0.2, x, top - half * 0.6);
    context.quadraticCurveTo(x + half, top - half * 0.2, x + half, top + half);
  } else context.arc(x, top + half, half, Math.PI, 0);
  context.lineTo(x + half, base);
  context.fill();
};

/** A round tree, or a slender one. */
export const tree = (frame: Frame, x: number, base: number, size: number, slender: boolean, fill: string): void => {
  rect(frame, x - size * 0.04, base - size * 0.4, size * 0.08, size * 0.4, '#5d3d22');
  if (slender) disc(frame, x, base - size * 0.66, size * 0.17, fill, 3.3);
  else {
    disc(frame, x, base - size * 0.66, size * 0.34, fill);
    disc(frame, x - size * 0.22, base - size * 0.5, size * 0.22, fill);
    disc(frame, x + size * 0.22, base - size * 0.5, size * 0.22, fill);
    disc(frame, x - size * 0.1, base - size * 0.76, size * 0.18, '#ffffff26');
  }
};

/** Furrows or rows of plants that run towards the horizon. */
export const furrows = (frame: Frame, horizon: number, ground: string, rows: string): void => {
  const { width, height } = frame;
  rect(frame, 0, horizon, width, height - horizon, ground);
  for (let row = -7; row <= 7; row++) {
    const far = width / 2 + row * width * 0.05;
    const near = width / 2 + row * width * 0.19;
    poly(
      frame,
      rows,
      far - width * 0.006,
      horizon,
      far + width * 0.008,
      horizon,
      near + width * 0.04,
      height,
      near - width * 0.03,
      height,
    );
  }
};

/** Water with light on it from `top` down. */
export const water = (frame: Frame, top: number, fill: string): void => {
  const { width, height, random } = frame;
  rect(frame, 0, top, width, height - top, fill);
  for (let wave = 0; wave < 14; wave++) {
    rect(
      frame,
      random() * width,
      top + random() * (height - top),
      width * (0.04 + random() * 0.1),
      height * 0.012,
      '#ffffff55',
    );
  }
};

/** A ship at anchor: hull, mast and furled or set sail. */
export const mast = (frame: Frame, x: number, base: number, size: number, sail: string): void => {
  poly(
    frame,
    '#6b4423',
    x - size * 0.5,
    base - size * 0.2,
    x + size * 0.5,
    base - size * 0.2,
    x + size * 0.34,
    base,
    x - size * 0.34,
    base,
  );
  rect(frame, x - size * 0.025, base - size * 1.2, size * 0.05, size, '#4b2f18');
  poly(
    frame,
    sail,
    x + size * 0.05,
    base - size * 1.1,
    x + size * 0.42,
    base - size * 0.5,
    x + size * 0.05,
    base - size * 0.34,
  );
  poly(
    frame,
    sail,
    x - size * 0.05,
    base - size * 1.1,
    x - size * 0.36,
    base - size * 0.42,
    x - size * 0.05,
    base - size * 0.34,
  );
};

/** Pointed stakes side by side. */
export const palisade = (frame: Frame, left: number, right: number, top: number): void => {
  const { height, random } = frame;
  const wide = height * 0.07;
  for (let x = left; x < right; x += wide) {
    const up = top + random() * height * 0.05;
    const tone = random() < 0.5 ? '#a87645' : '#946539';
    poly(frame, tone, x, height, x, up, x + wide / 2, up - wide * 0.8, x + wide * 0.94, up, x + wide * 0.94, height);
    rect(frame, x + wide * 0.7, up, wide * 0.24, height - up, '#00000024');
  }
  rect(frame, left, top + height * 0.16, right - left, height * 0.035, '#6d4724');
};

/** A hanging of the card's colour from the upper edge, with a sign-like lozenge. */
export const hanging = (frame: Frame, x: number, wide: number, long: number): void => {
  const { shades } = frame;
  poly(
    frame,
    shades.main,
    x - wide / 2,
    0,
    x + wide / 2,
    0,
    x + wide / 2,
    long,
    x,
    long - wide * 0.4,
    x - wide / 2,
    long,
  );
  rect(frame, x + wide * 0.22, 0, wide * 0.28, long - wide * 0.1, `${shades.dark}66`);
  poly(frame, '#e3c06a', x, long * 0.36, x + wide * 0.22, long * 0.52, x, long * 0.68, x - wide * 0.22, long * 0.52);
};

/** A curtain of the card's colour along one side, drawn back. */
export const curtain = (frame: Frame, side: -1 | 1): void => {
  const { context, width, height, shades } = frame;
  const x = (part: number): number => width / 2 + side * (width / 2 - height * part);
  context.fillStyle = shades.main;
  context.beginPath();
  context.moveTo(x(0), 0);
  context.lineTo(x(0.42), 0);
  context.quadraticCurveTo(x(0.36), height * 0.42, x(0.1), height * 0.62);
  context.quadraticCurveTo(x(0.2), height * 0.8, x(0.2), height);
  context.lineTo(x(0), height);
  context.fill();
  context.strokeStyle = `${shades.dark}aa`;
  context.lineWidth = height * 0.02;
  context.beginPath();
  for (const [from, to] of [
    [0.3, 0.08],
    [0.19, 0.06],
    [0.08, 0.03],
  ] as const) {
    context.moveTo(x(from), 0);
    context.quadraticCurveTo(x(from * 0.9), height * 0.4, x(to), height * 0.62);
    context.lineTo(x(to * 2), height);
  }
  context.stroke();
  disc(frame, x(0.08), height * 0.62, height * 0.045, '#e3c06a');
};
