import type { Composition } from '../composition.ts';
import type { Shades } from '../palette.ts';
import { randomFrom } from '../textures/random.ts';

/** The painter's frame: a picture is painted into a box of `width` by `height` with its origin at the left top. */
export interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly shades: Shades;
  readonly random: () => number;
}

const wash = ({ context, width, height }: Frame, stops: readonly string[]): void => {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour);
  });
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

const ridge = (frame: Frame, base: number, rise: number, steps: number, colour: string): void => {
  const { context, width, height, random } = frame;
  context.fillStyle = colour;
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

const disc = ({ context }: Frame, x: number, y: number, radius: number, colour: string): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
};

const sunrise = (frame: Frame): void => {
  const { context, width, height, shades } = frame;
  wash(frame, ['#fff6dd', shades.light]);
  context.fillStyle = `${shades.main}66`;
  for (let ray = 0; ray < 13; ray++) {
    const angle = Math.PI + (ray * Math.PI) / 12.5;
    context.beginPath();
    context.moveTo(width / 2, height);
    context.lineTo(width / 2 + Math.cos(angle) * width, height + Math.sin(angle) * width);
    context.lineTo(width / 2 + Math.cos(angle + 0.12) * width, height + Math.sin(angle + 0.12) * width);
    context.fill();
  }
  disc(frame, width / 2, height, height * 0.42, '#fff3c9cc');
};

const hills = (frame: Frame): void => {
  const { width, height, shades, random } = frame;
  wash(frame, ['#fdf6e0', shades.light]);
  disc(frame, width * (0.15 + random() * 0.2), height * 0.26, height * 0.13, '#fffbe9');
  ridge(frame, height * 0.66, height * 0.2, 4, `${shades.main}55`);
  ridge(frame, height * 0.84, height * 0.16, 3, `${shades.main}aa`);
  ridge(frame, height * 0.98, height * 0.1, 5, shades.dark);
};

const arcade = (frame: Frame): void => {
  const { context, width, height, shades } = frame;
  wash(frame, [shades.light, '#fdf3d8']);
  const count = 5;
  const span = width / count;
  for (let bay = 0; bay < count; bay++) {
    const x = bay * span + span / 2;
    context.fillStyle = `${shades.main}77`;
    context.beginPath();
    context.moveTo(x - span * 0.36, height);
    context.lineTo(x - span * 0.36, height * 0.42);
    context.arc(x, height * 0.42, span * 0.36, Math.PI, 0);
    context.lineTo(x + span * 0.36, height);
    context.fill();
  }
  context.fillStyle = `${shades.dark}99`;
  context.fillRect(0, height * 0.1, width, height * 0.05);
  context.fillRect(0, height * 0.94, width, height * 0.06);
};

const sea = (frame: Frame): void => {
  const { context, width, height, shades, random } = frame;
  wash(frame, ['#fff5da', shades.light]);
  disc(frame, width * (0.7 + random() * 0.15), height * 0.28, height * 0.14, '#fffaf0');
  context.lineWidth = height * 0.03;
  for (let row = 0; row < 5; row++) {
    const y = height * (0.6 + row * 0.1);
    context.fillStyle = `${shades.main}${['44', '66', '88', 'aa', 'dd'][row] ?? 'ff'}`;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 2) context.lineTo(x, y + Math.sin(x / (width * 0.035) + row * 2) * height * 0.025);
    context.lineTo(width, height);
    context.fill();
  }
};

const night = (frame: Frame): void => {
  const { width, height, shades, random } = frame;
  wash(frame, [shades.dark, shades.main, shades.light]);
  for (let star = 0; star < 22; star++) {
    disc(frame, random() * width, random() * height * 0.7, height * (0.006 + random() * 0.014), '#fff8dccc');
  }
  ridge(frame, height * 0.96, height * 0.16, 6, shades.ink);
};

const skyline = (frame: Frame): void => {
  const { context, width, height, shades, random } = frame;
  wash(frame, ['#fff4d6', shades.light]);
  context.fillStyle = `${shades.main}88`;
  for (let x = -4; x < width; ) {
    const breadth = width * (0.05 + random() * 0.06);
    const rise = height * (0.25 + random() * 0.4);
    context.fillRect(x, height - rise, breadth, rise);
    const roof = random();
    context.beginPath();
    if (roof < 0.4) context.arc(x + breadth / 2, height - rise, breadth / 2, Math.PI, 0);
    else {
      context.moveTo(x, height - rise);
      context.lineTo(x + breadth / 2, height - rise - breadth * (0.4 + roof));
      context.lineTo(x + breadth, height - rise);
    }
    context.fill();
    x += breadth * (0.9 + random() * 0.5);
  }
  context.fillStyle = shades.dark;
  context.fillRect(0, height * 0.92, width, height * 0.08);
};

const peaks = (frame: Frame): void => {
  const { context, width, height, shades, random } = frame;
  wash(frame, [shades.light, '#fff7e2']);
  for (const [tint, rise] of [
    ['66', 0.78],
    ['bb', 0.55],
  ] as const) {
    for (let x = -width * 0.1; x < width; ) {
      const breadth = width * (0.24 + random() * 0.16);
      const top = height * (1 - rise * (0.7 + random() * 0.3));
      context.fillStyle = `${shades.main}${tint}`;
      context.beginPath();
      context.moveTo(x, height);
      context.lineTo(x + breadth / 2, top);
      context.lineTo(x + breadth, height);
      context.fill();
      context.fillStyle = '#fffdf4aa';
      context.beginPath();
      context.moveTo(x + breadth / 2, top);
      context.lineTo(x + breadth * 0.6, top + (height - top) * 0.24);
      context.lineTo(x + breadth * 0.5, top + (height - top) * 0.17);
      context.lineTo(x + breadth * 0.4, top + (height - top) * 0.24);
      context.fill();
      x += breadth * 0.6;
    }
  }
};

const diaper = (frame: Frame): void => {
  const { context, width, height, shades } = frame;
  wash(frame, ['#fdf2d6', shades.light]);
  const step = width / 9;
  context.strokeStyle = `${shades.main}88`;
  context.lineWidth = width * 0.008;
  context.beginPath();
  for (let x = -height; x < width + height; x += step) {
    context.moveTo(x, 0);
    context.lineTo(x + height, height);
    context.moveTo(x, 0);
    context.lineTo(x - height, height);
  }
  context.stroke();
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column < 10; column++) {
      disc(frame, column * step + step / 2, row * step, width * 0.012, `${shades.main}cc`);
    }
  }
};

const grounds: Readonly<Record<Composition['ground'], (frame: Frame) => void>> = {
  sunrise,
  hills,
  arcade,
  sea,
  night,
  skyline,
  peaks,
  diaper,
};

/** Paints what lies behind the figure, filling the whole frame. */
export const paintGround = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
): void => {
  grounds[composition.ground]({ context, width, height, shades, random: randomFrom(composition.seed) });
};
