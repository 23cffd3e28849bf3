import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { writeNumber } from '../cardFace/lettering.ts';
import { SYMBOL_OF_COLOUR } from '../cardFace/signs.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import { CARD, COLONY, MAT, PENTAGON, PLACE, TABLEAU } from '../layout/dimensions.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { colonyStackPose } from '../layout/supplyPieces.ts';
import { LEATHER } from '../palette.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

type Context = CanvasRenderingContext2D;

const TOOLED = 'rgba(226,190,110,0.75)';
const FAINT = 'rgba(226,190,110,0.28)';

const paintLeather = (context: Context, ground: string, bright: string): void => {
  context.fillStyle = ground;
  context.fillRect(0, 0, MAT.width, MAT.depth);
  const light = context.createRadialGradient(
    MAT.width * 0.42,
    MAT.depth * 0.42,
    0.6,
    MAT.width / 2,
    MAT.depth / 2,
    6.4,
  );
  light.addColorStop(0, `${bright}58`);
  light.addColorStop(0.55, `${bright}10`);
  light.addColorStop(1, 'rgba(2,10,14,0.6)');
  context.fillStyle = light;
  context.fillRect(0, 0, MAT.width, MAT.depth);
};

/** One turn of a meander, in a square of `size` from the origin to the right. */
const meander = (context: Context, size: number): void => {
  const unit = size / 5;
  const turns = [
    [0, 5],
    [0, 0],
    [4, 0],
    [4, 3],
    [2, 3],
    [2, 2],
  ] as const;
  context.beginPath();
  turns.forEach(([x, y], index) => {
    if (index === 0) context.moveTo(x * unit, y * unit);
    else context.lineTo(x * unit, y * unit);
  });
  context.moveTo(0, 5 * unit);
  context.lineTo(5 * unit, 5 * unit);
  context.stroke();
};

const paintBorder = (context: Context): void => {
  context.strokeStyle = TOOLED;
  for (const [inset, width] of [
    [0.1, 0.03],
    [0.4, 0.016],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.roundRect(inset, inset, MAT.width - inset * 2, MAT.depth - inset * 2, 0.16);
    context.stroke();
  }
  context.lineWidth = 0.02;
  const size = 0.2;
  for (const [x, z, turn, length] of [
    [0, 0, 0, MAT.width],
    [MAT.width, 0, Math.PI / 2, MAT.depth],
    [MAT.width, MAT.depth, Math.PI, MAT.width],
    [0, MAT.depth, -Math.PI / 2, MAT.depth],
  ] as const) {
    context.save();
    context.translate(x, z);
    context.rotate(turn);
    for (let along = 0.5; along < length - 0.6; along += size) {
      context.save();
      context.translate(along, 0.15);
      meander(context, size);
      context.restore();
    }
    context.restore();
  }
};

/** Rays and rings tooled into the leather round the board. */
const paintSunburst = (context: Context): void => {
  context.save();
  context.translate(MAT.width / 2 - MAT.x, MAT.depth / 2 - MAT.z);
  context.lineWidth = 0.014;
  context.strokeStyle = FAINT;
  for (let ray = 0; ray < 60; ray++) {
    const bearing = (ray * Math.PI) / 30;
    const from = pointAt(bearing, PENTAGON.radius * 1.02);
    const to = pointAt(bearing, PENTAGON.radius * (ray % 2 === 0 ? 1.2 : 1.13));
    context.beginPath();
    context.moveTo(from.x, from.z);
    context.lineTo(to.x, to.z);
    context.stroke();
  }
  for (const radius of [1.115, 1.215]) {
    context.beginPath();
    context.arc(0, 0, PENTAGON.radius * radius, 0, Math.PI * 2);
    context.stroke();
  }
  context.strokeStyle = TOOLED;
  context.lineWidth = 0.02;
  context.beginPath();
  for (let corner = 0; corner < 5; corner++) {
    const { x, z } = pointAt(bearingOf(corner) + Math.PI / 5, PENTAGON.radius + PENTAGON.frame + 0.14);
    if (corner === 0) context.moveTo(x, z);
    else context.lineTo(x, z);
  }
  context.closePath();
  context.stroke();
  context.restore();
};

/** Where the colony stacks stand, for when they are gone. */
const paintStackPlaces = (context: Context): void => {
  COLONY_LEVELS.forEach((level, index) => {
    const at = colonyStackPose(index, 0);
    const x = MAT.width / 2 - MAT.x + at.x;
    const z = MAT.depth / 2 - MAT.z + at.z;
    context.beginPath();
    context.roundRect(x - COLONY.width / 2, z - COLONY.depth / 2, COLONY.width, COLONY.depth, 0.06);
    context.fillStyle = 'rgba(0,0,0,0.2)';
    context.fill();
    context.lineWidth = 0.012;
    context.strokeStyle = 'rgba(226,190,110,0.5)';
    context.stroke();
    writeNumber(context, `${level}`, x - 0.18, z, 0.36, 'rgba(226,190,110,0.4)');
    paintSymbol(context, 'colony', x + 0.22, z, 0.36, 'rgba(226,190,110,0.4)', LEATHER);
  });
};

/** Paints the cloth under everything, in a colour that is `bright` where the light falls. */
export const paintMatFace = (pixelsPerUnit: number, ground: string, bright: string): Drawing => {
  const drawing = makeDrawing(Math.round(MAT.width * pixelsPerUnit), Math.round(MAT.depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintLeather(context, ground, bright);
  paintBorder(context);
  paintSunburst(context);
  paintContact(context);
  paintStackPlaces(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.5);
  return drawing;
};

/** The shade of the large things that never move, painted once: it costs nothing on either tier. */
const paintContact = (context: Context): void => {
  context.save();
  context.translate(MAT.width / 2 - MAT.x, MAT.depth / 2 - MAT.z);
  context.filter = 'none';
  for (let step = 0; step < 10; step++) {
    context.beginPath();
    const grow = PENTAGON.frame + 0.02 + step * 0.045;
    for (let corner = 0; corner < 5; corner++) {
      const { x, z } = pointAt(bearingOf(corner) + Math.PI / 5, PENTAGON.radius + grow);
      if (corner === 0) context.moveTo(x + 0.05, z + 0.07);
      else context.lineTo(x + 0.05, z + 0.07);
    }
    context.closePath();
    context.fillStyle = 'rgba(4,3,2,0.075)';
    context.fill();
  }
  context.restore();
};

/** Paints the pad of the desk: tooled leather with the five columns of the tableau; the origin is the pad's middle. */
export const paintDesk = (pixelsPerUnit: number, width: number, depth: number): Drawing => {
  const drawing = makeDrawing(Math.round(width * pixelsPerUnit), Math.round(depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.fillStyle = '#4a2a1c';
  context.fillRect(0, 0, width, depth);
  const light = context.createRadialGradient(width * 0.45, depth * 0.4, 0.3, width / 2, depth / 2, width * 0.6);
  light.addColorStop(0, 'rgba(200,130,80,0.28)');
  light.addColorStop(1, 'rgba(10,4,2,0.5)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, depth);
  for (const [inset, line] of [
    [0.05, 0.018],
    [0.09, 0.008],
  ] as const) {
    context.lineWidth = line;
    context.strokeStyle = TOOLED;
    context.strokeRect(inset, inset, width - inset * 2, depth - inset * 2);
  }
  context.translate(width / 2, depth / 2);
  const top = -PLACE.depth / 2;
  COLOURS.forEach((colour, column) => {
    const x = TABLEAU.left + TABLEAU.step * column;
    context.beginPath();
    context.roundRect(x - CARD.width / 2, top, CARD.width, PLACE.depth, 0.05);
    context.fillStyle = 'rgba(0,0,0,0.28)';
    context.fill();
    context.lineWidth = 0.012;
    context.strokeStyle = 'rgba(226,190,110,0.55)';
    context.stroke();
    paintSymbol(context, SYMBOL_OF_COLOUR[colour], x, top + CARD.height / 2, 0.34, 'rgba(226,190,110,0.5)', LEATHER);
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.6);
  return drawing;
};
