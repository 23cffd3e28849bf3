import { GILT, type Shades } from '../../palette.ts';
import type { Layer, Motif, Tone } from '../motifs/motif.ts';

const shapes = new Map<string, Path2D>();

const shapeOf = (path: string): Path2D => {
  const known = shapes.get(path);
  if (known !== undefined) return known;
  const shape = new Path2D(path);
  shapes.set(path, shape);
  return shape;
};

const fillOf = (tone: Tone, shades: Shades): string => {
  const fills: Partial<Record<Tone, string>> = {
    ink: shades.ink,
    gold: GILT,
    pale: '#fdf5e0',
    main: shades.main,
    shade: shades.dark,
  };
  return fills[tone] ?? shades.ink;
};

const paintLayer = (context: CanvasRenderingContext2D, [tone, path, width]: Layer, shades: Shades): void => {
  const shape = shapeOf(path);
  if (tone === 'line' || tone === 'glint') {
    context.strokeStyle = tone === 'line' ? shades.ink : 'rgba(255,250,235,0.85)';
    context.lineWidth = width ?? 2.4;
    context.stroke(shape);
    return;
  }
  context.fillStyle = fillOf(tone, shades);
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
  for (const layer of motif) paintLayer(context, layer, shades);
  context.restore();
};
