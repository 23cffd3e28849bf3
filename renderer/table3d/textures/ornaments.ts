import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK, mixed } from '../../cards/palette.ts';
import { circle, star } from '../../cards/path.ts';

type Context = CanvasRenderingContext2D;

/** The motif that runs along the frames of a civilisation, in a box of 100 by 100 that is repeated to the right. */
const MOTIFS: Readonly<Record<Emblem, string>> = {
  // Suns and the studs of a mane.
  lion: `${star(50, 50, 12, 42, 25)}${circle(0, 50, 9)}${circle(100, 50, 9)}`,
  // A vine of leaves.
  monkey: 'M4 52Q30 2 64 8Q56 48 4 52ZM4 48Q30 98 64 92Q56 52 4 48ZM66 44H100V56H66Z',
  // Feathers of a wing.
  pegasus:
    'M4 90Q0 30 96 8Q92 26 80 32Q90 32 94 30Q86 48 70 52Q80 54 86 52Q74 74 52 72Q58 78 64 78Q40 96 4 90ZM84 74a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  // Scales, one above the other.
  dragon: 'M3 6H97Q96 62 50 96Q4 62 3 6ZM22 20Q26 52 50 74Q74 52 78 20Z',
  // Lotus flowers.
  scarab: 'M50 4Q68 46 50 92Q32 46 50 4ZM42 92Q4 84 4 30Q34 44 42 92ZM58 92Q96 84 96 30Q66 44 58 92ZM20 90H80V98H20Z',
};

/** Gold that only frames: what stands within the frame is to be read first. */
const FRAME_GILT = mixed(GILT, GILT_DARK, 0.4);

/** One strip of a frame, from the left, `length` long and `depth` deep, with its origin at the left top. */
const paintStrip = (context: Context, emblem: Emblem, length: number, depth: number): void => {
  const count = Math.max(1, Math.round(length / (depth * 1.12)));
  const step = length / count;
  const motif = new Path2D(MOTIFS[emblem]);
  const size = depth * 0.62;
  for (let index = 0; index < count; index++) {
    context.save();
    context.translate(index * step + (step - size) / 2, (depth - size) / 2);
    context.scale(size / 100, size / 100);
    context.fillStyle = FRAME_GILT;
    context.fill(motif, 'evenodd');
    context.restore();
  }
};

/**
 * Paints the frame of a seat's boards: a band in the seat's colour around a box with its origin at the left top, with
 * the motif of its civilisation between two gilt lines. In the context's units.
 */
export const paintFrame = (context: Context, emblem: Emblem, width: number, depth: number, band: number): void => {
  const { main, dark } = EMBLEM_SHADES[emblem];
  const sheen = context.createLinearGradient(0, 0, width, depth);
  [dark, main, dark, main, dark].forEach((tone, index) => {
    sheen.addColorStop(index / 4, tone);
  });
  context.save();
  context.beginPath();
  context.rect(0, 0, width, depth);
  context.rect(band, band, width - band * 2, depth - band * 2);
  context.fillStyle = sheen;
  context.fill('evenodd');
  const sides = [
    [band, 0, 0, width - band * 2],
    [width, band, 1, depth - band * 2],
    [width - band, depth, 2, width - band * 2],
    [0, depth - band, 3, depth - band * 2],
  ] as const;
  for (const [x, y, turns, length] of sides) {
    context.save();
    context.translate(x, y);
    context.rotate((turns * Math.PI) / 2);
    paintStrip(context, emblem, length, band);
    context.restore();
  }
  paintCorners(context, width, depth, band, dark);
  for (const [inset, line, tone] of [
    [band * 0.05, band * 0.1, GILT_DARK],
    [band, band * 0.16, dark],
    [band, band * 0.09, FRAME_GILT],
  ] as const) {
    context.lineWidth = line;
    context.strokeStyle = tone;
    context.strokeRect(inset, inset, width - inset * 2, depth - inset * 2);
  }
  context.restore();
};

const paintCorners = (context: Context, width: number, depth: number, band: number, ink: string): void => {
  for (const x of [band / 2, width - band / 2])
    for (const y of [band / 2, depth - band / 2]) {
      context.fillStyle = FRAME_GILT;
      context.fill(new Path2D(circle(x, y, band * 0.42)));
      context.fillStyle = ink;
      context.fill(new Path2D(star(x, y, 4, band * 0.36, band * 0.12)));
    }
};
