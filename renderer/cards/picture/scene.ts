import { type Composition, motifOf } from '../composition.ts';
import { GILT, type Shades } from '../palette.ts';
import { paintFigure } from './figure.ts';

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
