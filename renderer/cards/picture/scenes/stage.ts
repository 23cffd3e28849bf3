import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import { arch, disc, type Frame, type Material, poly, rect } from '../scenery.ts';

/** Paints a place, over the sky of its epoch. */
export type Scene = (frame: Frame) => void;

/** A place, and whether it covers the sky of its hour altogether. */
export interface Site {
  readonly paint: Scene;
  readonly roofed: boolean;
}

export const open = (paint: Scene): Site => ({ paint, roofed: false });
export const roofed = (paint: Scene): Site => ({ paint, roofed: true });

/** Where the people of each colour are at home: on the market, at the wall, in the school, on the land, at court. */
export type Places = Readonly<Record<Colour, readonly Site[]>>;

/** What things are built of in each epoch: reed and clay, stone and tile, marble. */
export const CLAY: Material = { wall: '#d8a468', side: '#b57f48', roof: '#c9a652', hole: '#5f3a1c' };
export const STONE: Material = { wall: '#dccbab', side: '#b09a7c', roof: '#c2512e', hole: '#473a30' };
export const MARBLE: Material = { wall: '#f3e7d6', side: '#cbb5a6', roof: '#7a5a86', hole: '#ffd479' };

/** Places beside the middle, where somebody stands: at the left and right edge, `part` of the height inwards. */
export const edges = ({ height, width }: Frame, part: number): readonly [number, number] => [
  height * part,
  width - height * part,
];

/** The two edges, in an order that differs from card to card. */
export const sides = (frame: Frame, part: number): readonly [number, number] => {
  const [left, right] = edges(frame, part);
  return frame.random() < 0.5 ? [left, right] : [right, left];
};

/** A palm: a bent stem and a crown of leaves. */
export const palm = (frame: Frame, x: number, base: number, size: number, fill: string): void => {
  const { context } = frame;
  context.strokeStyle = '#8a6238';
  context.lineWidth = size * 0.07;
  context.beginPath();
  context.moveTo(x, base);
  context.quadraticCurveTo(x - size * 0.06, base - size * 0.5, x + size * 0.08, base - size * 0.9);
  context.stroke();
  const [top, middle] = [base - size * 0.9, x + size * 0.08];
  for (const [reach, drop] of [
    [-0.46, 0.16],
    [-0.38, -0.12],
    [0.4, -0.14],
    [0.46, 0.14],
    [0.06, -0.26],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(middle, top);
    context.quadraticCurveTo(
      middle + size * reach * 0.5,
      top + size * (drop - 0.22),
      middle + size * reach,
      top + size * drop,
    );
    context.quadraticCurveTo(middle + size * reach * 0.4, top + size * (drop * 0.4 - 0.04), middle, top + size * 0.06);
    context.fill();
  }
};

/** A tent, its right side in the shade, with a pennant. */
export const tent = (frame: Frame, x: number, base: number, size: number, cloth: string, flag: string): void => {
  const top = base - size;
  poly(frame, cloth, x - size * 0.62, base, x, top, x + size * 0.62, base);
  poly(frame, '#00000026', x + size * 0.08, base, x, top, x + size * 0.62, base);
  poly(frame, '#4a3022', x - size * 0.12, base, x, base - size * 0.62, x + size * 0.12, base);
  rect(frame, x - size * 0.015, top - size * 0.24, size * 0.03, size * 0.26, '#5d3d22');
  poly(frame, flag, x, top - size * 0.24, x + size * 0.26, top - size * 0.17, x, top - size * 0.1);
};

/** A board with vessels on it from `left` to `right`. */
export const shelf = (frame: Frame, y: number, left: number, right: number, glazes: readonly string[]): void => {
  const { height, random } = frame;
  for (let x = left + height * 0.03; x < right - height * 0.04; ) {
    const wide = height * (0.035 + random() * 0.02);
    const glaze = glazes[Math.floor(random() * glazes.length)] ?? '#b57f48';
    disc(frame, x, y - wide * 1.05, wide, glaze, 1.1);
    rect(frame, x - wide * 0.42, y - wide * 2.5, wide * 0.84, wide * 0.6, glaze);
    x += wide * 2.4;
  }
  rect(frame, left, y, right - left, height * 0.025, '#7c522c');
};

/** An awning over a stall, in stripes, its middle at `x`. */
export const awning = (
  frame: Frame,
  x: number,
  top: number,
  wide: number,
  stripes: readonly [string, string],
): void => {
  const { height } = frame;
  const part = wide / 6;
  const [deep, out] = [height * 0.13, height * 0.03];
  for (let stripe = 0; stripe < 6; stripe++) {
    const from = x - wide / 2 + stripe * part;
    poly(
      frame,
      stripes[stripe % 2] ?? '#f6ecd2',
      from,
      top,
      from + part,
      top,
      from + part + out * (stripe - 2) * 0.3,
      top + deep,
      from + part / 2 + out * (stripe - 2.5) * 0.3,
      top + deep * 1.2,
      from + out * (stripe - 3) * 0.3,
      top + deep,
    );
  }
  for (const at of [-0.46, 0.46]) rect(frame, x + wide * at, top + deep, height * 0.018, height - top, '#6d4724');
};

/** A row of tall windows with bars, light behind them. */
export const windows = (
  frame: Frame,
  middles: readonly number[],
  top: number,
  wide: number,
  light: string,
  bar: string,
): void => {
  const { height } = frame;
  for (const x of middles) {
    arch(frame, x, top - height * 0.02, height * 0.72, wide * 1.18, bar);
    arch(frame, x, top, height * 0.7, wide, light);
    rect(frame, x - height * 0.008, top, height * 0.016, height * 0.7 - top, bar);
    for (const y of [0.34, 0.48, 0.6]) rect(frame, x - wide / 2, height * y, wide, height * 0.012, bar);
  }
};

/** Stars in the upper part of a sky. */
export const stars = (frame: Frame, count: number): void => {
  const { width, height, random } = frame;
  for (let star = 0; star < count; star++)
    disc(frame, random() * width, random() * height * 0.5, height * (0.004 + random() * 0.006), '#fff6d8cc');
};
