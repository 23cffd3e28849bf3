import type { Page } from '@playwright/test';
import { median } from '../engine/rounds.ts';

/** A part of the window, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A grey picture, row by row, from 0 (black) to 255. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly greys: readonly number[];
}

/** A picture of the window has this many times as many pixels on each side as what is measured. */
const SMALLER = 4;

/** Makes a picture grey and a quarter as large: what is left of it at a glance. `blank` is a page that nothing else uses. */
export const greyQuarter = (blank: Page, png: Buffer): Promise<GreyPicture> =>
  blank.evaluate(
    async ([address, smaller]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width / smaller, image.height / smaller);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const greys: number[] = [];
      for (let at = 0; at < data.length; at += 4)
        greys.push(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0));
      return { width: canvas.width, height: canvas.height, greys };
    },
    [`data:image/png;base64,${png.toString('base64')}`, SMALLER] as const,
  );

/** How bright the brightest tenth of a part of the picture is. */
export function brightnessIn({ width, height, greys }: GreyPicture, box: Box): number {
  const inside: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(box.left / SMALLER)), Math.min(width, Math.ceil(box.right / SMALLER))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top / SMALLER)), Math.min(height, Math.ceil(box.bottom / SMALLER))];
  for (let y = top; y < bottom; y++) inside.push(...greys.slice(y * width + left, y * width + right));
  const brightest = inside.sort((one, other) => other - one).slice(0, Math.max(1, Math.round(inside.length / 10)));
  return brightest.reduce((sum, grey) => sum + grey, 0) / brightest.length;
}

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/** All other parts of an area that are as large as what can be chosen, half over each other. */
function othersIn(area: Box, choosable: readonly Box[]): readonly Box[] {
  const wide = median(choosable.map(({ left, right }) => right - left));
  const high = median(choosable.map(({ top, bottom }) => bottom - top));
  const others: Box[] = [];
  for (let top = area.top; top + high <= area.bottom; top += high / 2)
    for (let left = area.left; left + wide <= area.right; left += wide / 2) {
      const box = { left, top, right: left + wide, bottom: top + high };
      if (choosable.every((one) => apart(box, one))) others.push(box);
    }
  return others;
}

export interface Contrast {
  /** The brightness of what can be chosen: of the middle one, and of the least bright one. */
  readonly chosen: number;
  readonly least: number;
  /** How many of the other parts are brighter than the middle one of what can be chosen. */
  readonly brighter: number;
  readonly others: number;
  /** The brightest of them, and where its middle is. */
  readonly most: number;
  readonly at: string;
}

/** How far what can be chosen stands out of an area; `null` where nothing on the table can be chosen. */
export function contrastIn(picture: GreyPicture, area: Box, choosable: readonly Box[]): Contrast | null {
  if (choosable.length === 0) return null;
  const own = choosable.map((box) => brightnessIn(picture, box));
  const others = othersIn(area, choosable).map((box) => ({ box, bright: brightnessIn(picture, box) }));
  const [first] = others.sort((one, other) => other.bright - one.bright);
  if (first === undefined) return null;
  const { left, right, top, bottom } = first.box;
  return {
    chosen: median(own),
    least: Math.min(...own),
    brighter: others.filter(({ bright }) => bright > median(own)).length,
    others: others.length,
    most: first.bright,
    at: `${Math.round((left + right) / 2)}, ${Math.round((top + bottom) / 2)}`,
  };
}
