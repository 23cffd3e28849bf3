import type { Colour } from '../../shared/vocabulary/colours.ts';

/** Directions of lines, in degrees, by which heralds have engraved colours since 1638 (yellow has dots). */
const ANGLES: Readonly<Record<Exclude<Colour, 'yellow'>, number>> = { red: 90, blue: 0, green: 45, purple: 135 };

/** Rows of dots: a dashed line whose dashes have no length, with round ends. */
const dots = (context: CanvasRenderingContext2D, width: number, height: number, gap: number): void => {
  context.lineCap = 'round';
  context.lineWidth = gap * 0.34;
  context.setLineDash([0, gap]);
  context.beginPath();
  for (let row = 0; row * gap < height + gap; row++) {
    const x = (row % 2) * (gap / 2);
    context.moveTo(x, row * gap);
    context.lineTo(x + width + gap, row * gap);
  }
  context.stroke();
};

const lines = (context: CanvasRenderingContext2D, width: number, height: number, gap: number, angle: number): void => {
  const reach = Math.hypot(width, height) / 2 + gap;
  context.translate(width / 2, height / 2);
  context.rotate((angle * Math.PI) / 180);
  context.lineWidth = gap * 0.24;
  context.beginPath();
  for (let y = -reach; y < reach; y += gap) {
    context.moveTo(-reach, y);
    context.lineTo(reach, y);
  }
  context.stroke();
};

/**
 * Engraves the hatching of a colour over a box with its origin at the left top: the second sign, after the symbol,
 * by which colours are told apart without seeing colour. `gap` is the distance of the lines.
 */
export const paintHatching = (
  context: CanvasRenderingContext2D,
  colour: Colour,
  width: number,
  height: number,
  gap: number,
  style: string,
): void => {
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.strokeStyle = style;
  if (colour === 'yellow') dots(context, width, height, gap);
  else lines(context, width, height, gap, ANGLES[colour]);
  context.restore();
};
