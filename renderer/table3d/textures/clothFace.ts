import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { CHART, COLONY, MAT, PENTAGON, PLACE, TREASURY } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { colonyStackPose } from '../layout/supplyPieces.ts';
import { SHADING } from '../shapes/stillLife.ts';

type Context = CanvasRenderingContext2D;

/**
 * Inks are shares: red is the cloth's brightness (128: as dyed), green the metal thread on it (`materials/cloth.ts`).
 */
const light = (red: number, alpha: number): string => `rgba(${red},0,0,${alpha})`;
const thread = (alpha: number): string => `rgba(150,255,0,${alpha})`;

const paintGround = (context: Context): void => {
  const { width, depth } = MAT;
  context.fillStyle = light(128, 1);
  context.fillRect(0, 0, width, depth);
  const fall = context.createRadialGradient(width * 0.42, depth * 0.42, 0.6, width / 2, depth / 2, 6.6);
  fall.addColorStop(0, light(235, 0.75));
  fall.addColorStop(0.55, light(150, 0.2));
  fall.addColorStop(1, light(30, 0.6));
  context.fillStyle = fall;
  context.fillRect(0, 0, width, depth);
};

/** A flower of eight leaves in a lozenge: the weave of the cloth, in its own colour. */
const paintFlower = (context: Context, size: number): void => {
  context.beginPath();
  for (let leaf = 0; leaf < 8; leaf++) {
    const along = leaf % 2 === 0 ? size * 0.46 : size * 0.3;
    context.save();
    context.rotate((leaf * Math.PI) / 4);
    context.moveTo(0, -size * 0.07);
    context.quadraticCurveTo(size * 0.11, -along * 0.6, 0, -along);
    context.quadraticCurveTo(-size * 0.11, -along * 0.6, 0, -size * 0.07);
    context.restore();
  }
  context.fill();
};

/** Rows of flowers, every other row moved by half, with a lattice between. */
const paintWeave = (context: Context): void => {
  const step = 1.06;
  context.lineWidth = 0.018;
  context.fillStyle = light(235, 0.3);
  context.strokeStyle = light(235, 0.3);
  for (let row = 0; row * step * 0.5 < MAT.depth + step; row++) {
    for (let x = row % 2 === 0 ? 0 : step / 2; x < MAT.width + step; x += step) {
      context.save();
      context.translate(x, row * step * 0.5);
      paintFlower(context, step * 0.5);
      context.beginPath();
      context.moveTo(0, -step / 2);
      context.quadraticCurveTo(step * 0.1, -step * 0.1, step / 2, 0);
      context.quadraticCurveTo(step * 0.1, step * 0.1, 0, step / 2);
      context.stroke();
      context.restore();
    }
  }
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
  for (const [x, y] of turns) context.lineTo(x * unit, y * unit);
  context.moveTo(0, 5 * unit);
  context.lineTo(5 * unit, 5 * unit);
  context.stroke();
};

const paintBorder = (context: Context): void => {
  context.strokeStyle = thread(0.8);
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

/** The outline of the board's frame, `grow` units beyond it. */
const outlineBoard = (context: Context, grow: number): void => {
  context.beginPath();
  for (let corner = 0; corner < 5; corner++) {
    const { x, z } = pointAt(bearingOf(corner) + Math.PI / 5, PENTAGON.radius + PENTAGON.frame + grow);
    context.lineTo(x, z);
  }
  context.closePath();
};

/** How far around the place of a colony stack the cloth is plain: lines across it would be read with its number. */
const PLAIN = 0.1;

/** Keeps what is sewn from now on clear of the places of the colony stacks. */
const keepStacksPlain = (context: Context): void => {
  context.beginPath();
  context.rect(-MAT.width, -MAT.depth, MAT.width * 2, MAT.depth * 2);
  COLONY_LEVELS.forEach((_, index) => {
    const { x, z, scale } = colonyStackPose(index, 0);
    const [width, depth] = [COLONY.width * scale + PLAIN * 2, COLONY.depth * scale + PLAIN * 2];
    context.rect(x - width / 2, z - depth / 2, width, depth);
  });
  context.clip('evenodd');
};

/** Rays and rings sewn round the board. */
const paintSunburst = (context: Context): void => {
  context.save();
  keepStacksPlain(context);
  context.lineWidth = 0.014;
  context.strokeStyle = thread(0.26);
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
  context.restore();
  context.strokeStyle = thread(0.8);
  context.lineWidth = 0.02;
  outlineBoard(context, 0.14);
  context.stroke();
};

/** Layers of shade round an outline that grows with each. */
const shade = (context: Context, outline: (grow: number) => void): void => {
  context.fillStyle = light(0, 0.085);
  for (let step = 0; step < 10; step++) {
    outline(step * 0.045);
    context.fill();
  }
};

/** The shade of the large things that never move, painted once: it costs nothing on either tier. */
const paintContact = (context: Context, front: { readonly x: number; readonly z: number } | undefined): void => {
  // The light comes from the left behind.
  context.save();
  context.translate(0.05, 0.07);
  shade(context, (grow) => outlineBoard(context, 0.02 + grow));
  const boxes = [{ ...TREASURY, grown: 0 }, ...(front === undefined ? [] : [{ ...PLACE, ...front, grown: 0.28 }])];
  for (const { x, z, width, depth, grown } of boxes) {
    shade(context, (grow) => {
      const more = grown + grow * 0.8;
      context.beginPath();
      context.roundRect(x - width / 2 - more, z - depth / 2 - more, width + more * 2, depth + more * 2, 0.1 + more);
    });
  }
  const { x, z, turn, width, depth } = CHART;
  context.translate(x, z);
  context.rotate(-turn);
  shade(context, (grow) => {
    context.beginPath();
    context.rect(-width / 2 - grow * 0.5, -depth / 2 - grow * 0.5, width + grow, depth + grow);
  });
  context.restore();
};

/** The shade of what stands round the cloth, where it reaches onto that. */
const paintShades = (context: Context): void => {
  for (const [x, z, reach] of SHADING) {
    const shade = context.createRadialGradient(x + 0.04, z + 0.1, 0, x + 0.04, z + 0.1, reach);
    shade.addColorStop(0.45, light(0, 0.62));
    shade.addColorStop(1, light(0, 0));
    context.fillStyle = shade;
    context.fillRect(x - reach, z - reach, reach * 2.1, reach * 2.1);
  }
};

/** A soft pool of light on the cloth round the place in front of the viewer. */
const paintPool = (context: Context, { x, z }: { readonly x: number; readonly z: number }): void => {
  context.save();
  context.translate(x, z - 0.4);
  context.scale(1, 0.56);
  const pool = context.createRadialGradient(0, 0, 2.6, 0, 0, 6.4);
  pool.addColorStop(0, light(235, 0.5));
  pool.addColorStop(0.5, light(220, 0.22));
  pool.addColorStop(1, light(200, 0));
  context.fillStyle = pool;
  context.fillRect(-6.4, -6.4, 12.8, 12.8);
  context.restore();
};

/** Where the colony stacks stand, for when they are gone. */
const paintStackPlaces = (context: Context): void => {
  COLONY_LEVELS.forEach((level, index) => {
    const { x, z } = colonyStackPose(index, 0);
    context.beginPath();
    context.roundRect(x - COLONY.width / 2, z - COLONY.depth / 2, COLONY.width, COLONY.depth, 0.06);
    context.fillStyle = light(20, 0.22);
    context.fill();
    context.lineWidth = 0.012;
    context.strokeStyle = thread(0.5);
    context.stroke();
    writeNumber(context, `${level}`, x - 0.18, z, 0.36, thread(0.45));
    paintSymbol(context, 'colony', x + 0.22, z, 0.36, thread(0.45), light(60, 1));
  });
};

/** Paints the shares of a cloth on which nothing has its place yet: its weave and its border. */
export const paintBareCloth = (pixelsPerUnit: number): Drawing => {
  const drawing = makeDrawing(Math.round(MAT.width * pixelsPerUnit), Math.round(MAT.depth * pixelsPerUnit));
  const { context, canvas } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintGround(context);
  paintWeave(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, canvas.width, canvas.height, 0.5);
  // Grain is white and black: without this there would be thread all over.
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintBorder(context);
  return drawing;
};

/**
 * Paints the shares of the cloth under everything; `front` is the middle of the place in front of the viewer, whose
 * desk throws its shade onto the cloth.
 */
export const paintCloth = (
  pixelsPerUnit: number,
  front: { readonly x: number; readonly z: number } | undefined,
): Drawing => {
  const drawing = paintBareCloth(pixelsPerUnit);
  const { context } = drawing;
  context.translate(MAT.width / 2 - MAT.x, MAT.depth / 2 - MAT.z);
  if (front !== undefined) paintPool(context, front);
  paintSunburst(context);
  paintContact(context, front);
  paintShades(context);
  paintStackPlaces(context);
  return drawing;
};
