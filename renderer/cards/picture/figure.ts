import { type Composition, motifOf } from '../composition.ts';
import type { Layer, Motif, Tone } from '../motifs/motif.ts';
import { GILT, type Shades } from '../palette.ts';

const shapes = new Map<string, Path2D>();

const shapeOf = (path: string): Path2D => {
  const known = shapes.get(path);
  if (known !== undefined) return known;
  const shape = new Path2D(path);
  shapes.set(path, shape);
  return shape;
};

/** Three shades of a tone, from the lit side to the far one: figures are round, the light comes from the left above. */
const tonesOf = (tone: Tone, shades: Shades): readonly [string, string, string] | null => {
  const tones: Partial<Record<Tone, readonly [string, string, string]>> = {
    gold: ['#fff3c4', GILT, '#a8772a'],
    pale: ['#ffffff', '#fdf5e0', '#d9c7a0'],
    main: [shades.light, shades.main, shades.dark],
    shade: [shades.main, shades.dark, shades.ink],
  };
  return tones[tone] ?? null;
};

const fillOf = (context: CanvasRenderingContext2D, tone: Tone, shades: Shades): string | CanvasGradient => {
  const tones = tonesOf(tone, shades);
  if (tones === null) return shades.ink;
  const fall = context.createLinearGradient(8, 0, 84, 100);
  fall.addColorStop(0, tones[0]);
  fall.addColorStop(0.34, tones[1]);
  fall.addColorStop(0.62, tones[1]);
  fall.addColorStop(1, tones[2]);
  return fall;
};

const isSolid = ([tone]: Layer): boolean => tone !== 'line' && tone !== 'glint';

/** The shade that a figure casts on what is behind it. */
const paintShade = (context: CanvasRenderingContext2D, motif: Motif): void => {
  context.save();
  context.fillStyle = 'rgba(30, 14, 4, 0.2)';
  for (const away of [2.2, 4.4]) {
    context.translate(away, away * 1.1);
    for (const [, path] of motif.filter(isSolid)) context.fill(shapeOf(path), 'nonzero');
    context.translate(-away, -away * 1.1);
  }
  context.restore();
};

const paintLayer = (context: CanvasRenderingContext2D, [tone, path, width]: Layer, shades: Shades): void => {
  const shape = shapeOf(path);
  if (tone === 'line' || tone === 'glint') {
    context.strokeStyle = tone === 'line' ? shades.ink : 'rgba(255,250,235,0.85)';
    context.lineWidth = width ?? 2.4;
    context.stroke(shape);
    return;
  }
  context.fillStyle = fillOf(context, tone, shades);
  context.fill(shape, 'evenodd');
  if (tone === 'ink') return;
  context.strokeStyle = shades.ink;
  context.lineWidth = width ?? 2.6;
  context.stroke(shape);
};

/** Paints a motif `size` wide and high with its middle at (`x`, `y`), turned by `turn` radians. */
export const paintFigure = (
  context: CanvasRenderingContext2D,
  motif: Motif,
  shades: Shades,
  place: { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number },
): void => {
  context.save();
  context.translate(place.x, place.y);
  context.rotate(place.turn ?? 0);
  context.scale(place.size / 100, place.size / 100);
  context.translate(-50, -50);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintShade(context, motif);
  for (const layer of motif) paintLayer(context, layer, shades);
  context.restore();
};

/** A picture that is being composed, in pixels of its own from the left top corner. */
export interface Scene {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly composition: Composition;
  readonly shades: Shades;
}

/** Paints the card's figure in the middle, `scale` of the picture's height high and `rise` of it above the middle. */
export const paintFigureOf = (scene: Scene, scale: number, rise = 0): void => {
  const { context, width, height, composition, shades } = scene;
  paintFigure(context, motifOf(composition.colour, composition.motif), shades, {
    x: width / 2,
    y: height / 2 - rise * height,
    size: height * scale,
  });
};

/** Fills a shape and rims it with gilt. */
export const paintPlate = ({ context, shades, height }: Scene, shape: Path2D, fill: string): void => {
  context.fillStyle = fill;
  context.fill(shape);
  context.strokeStyle = shades.ink;
  context.lineWidth = height * 0.055;
  context.stroke(shape);
  context.strokeStyle = GILT;
  context.lineWidth = height * 0.03;
  context.stroke(shape);
};
