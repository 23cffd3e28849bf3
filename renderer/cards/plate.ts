import { INK } from './palette.ts';

/** Paints a plate with a dark edge, for numbers and symbols to stand on. */
export function paintPlate(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, 10);
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.stroke();
}
