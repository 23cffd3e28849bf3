import type { Composition } from '../composition.ts';
import { GILT, type Shades } from '../palette.ts';
import { ellipse, star } from '../path.ts';

/** Paths of one ornament in a box of 100 by 100; it is laid into the four corners, mirrored. */
const ORNAMENT_PATHS: Readonly<Record<Composition['ornament'], string>> = {
  fleurons: 'M0 0H60Q40 10 40 22Q60 22 66 36Q50 42 42 34Q42 50 34 42Q22 36 22 40Q10 40 0 60Z',
  stars: star(34, 34, 5, 28, 11) + star(80, 16, 4, 12, 4) + star(16, 80, 4, 12, 4),
  beads: [0, 1, 2, 3, 4].map((step) => ellipse(14 + step * 19, 14, 8, 8) + ellipse(14, 14 + step * 19, 8, 8)).join(''),
  sprigs: [0, 1, 2, 3]
    .map((step) => ellipse(26 + step * 20, 14, 11, 5, 24) + ellipse(14, 26 + step * 20, 5, 11, -24))
    .join(''),
  ribbons: 'M0 0H96L80 10L96 20H20V96L10 80L0 96Z',
  lozenges: [0, 1, 2]
    .map((step) => star(18 + step * 28, 16, 4, 15, 8) + (step > 0 ? star(16, 18 + step * 28, 4, 15, 8) : ''))
    .join(''),
};

/** Adorns the four corners of a picture of `width` by `height`; `size` is a corner's side. */
export const paintOrnaments = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  size: number,
  composition: Composition,
  shades: Shades,
): void => {
  const shape = new Path2D(ORNAMENT_PATHS[composition.ornament]);
  const inset = size * 0.14;
  for (const [x, y, mirrorX, mirrorY] of [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.scale((mirrorX * size) / 100, (mirrorY * size) / 100);
    context.fillStyle = GILT;
    context.fill(shape);
    context.strokeStyle = shades.ink;
    context.lineWidth = 3;
    context.stroke(shape);
    context.restore();
  }
};
