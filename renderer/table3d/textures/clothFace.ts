import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { COLONY, MAT, PENTAGON, PLACE, TREASURY } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { colonyStackPose } from '../layout/supplyPieces.ts';
import { TREASURY_FOOT } from '../layout/toTheEye.ts';
import { SHADING } from '../shapes/stillLife.ts';

type Context = CanvasRenderingContext2D;

/**
 * Inks are shares: red is the cloth's brightness (128: as dyed), green the metal thread on it (`materials/cloth.ts`).
 */
const light = (red: number, alpha: number): string => `rgba(${red},0,0,${alpha})`;
const thread = (alpha: number): string => `rgba(150,255,0,${alpha})`;

/** The brightness of the cloth from where the lamp shines on it to its farthest corner: one even fall, without a patch. */
const FALL = { x: 0.44, z: 0.42, reach: 10, lit: 182, corner: 84, steps: 12 } as const;

const paintGround = (context: Context): void => {
  const { width, depth } = MAT;
  const [x, z] = [width * FALL.x, depth * FALL.z];
  const fall = context.createRadialGradient(x, z, 0, x, z, FALL.reach);
  for (let step = 0; step <= FALL.steps; step++) {
    const share = step / FALL.steps;
    // Steepest half way, and level at both ends: nobody sees where it begins.
    const bright = FALL.lit + (FALL.corner - FALL.lit) * share * share * (3 - 2 * share);
    fall.addColorStop(share, light(Math.round(bright), 1));
  }
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
  context.strokeStyle = thread(0.55);
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

/** Layers of shade round an outline that grows with each. */
const shade = (context: Context, outline: (grow: number) => void): void => {
  context.fillStyle = light(0, 0.06);
  for (let step = 0; step < 10; step++) {
    outline(step * 0.045);
    context.fill();
  }
};

/** Paints with the middle at (`x`, `z`), turned by `yaw` as a pose is. */
const at = (context: Context, x: number, z: number, yaw: number, paint: () => void): void => {
  context.save();
  context.translate(x, z);
  context.rotate(-yaw);
  paint();
  context.restore();
};

/** The shade of the large things that never move, painted once: it costs nothing on either tier. */
const paintContact = (context: Context, front: { readonly x: number; readonly z: number } | undefined): void => {
  // The light comes from the left behind.
  context.save();
  context.translate(0.05, 0.07);
  shade(context, (grow) => outlineBoard(context, 0.02 + grow));
  const boxes = [
    { ...TREASURY_FOOT, ...TREASURY, grown: 0 },
    ...(front === undefined ? [] : [{ ...PLACE, ...front, yaw: 0, grown: 0.28 }]),
  ];
  for (const { x, z, yaw, width, depth, grown } of boxes) {
    at(context, x, z, yaw, () =>
      shade(context, (grow) => {
        const more = grown + grow * 0.8;
        context.beginPath();
        context.roundRect(-width / 2 - more, -depth / 2 - more, width + more * 2, depth + more * 2, 0.1 + more);
      }),
    );
  }
  context.restore();
};

/** The shade of what stands on the cloth and round it, where it reaches onto that. */
const paintShades = (context: Context): void => {
  for (const [x, z, reach] of SHADING) {
    const shade = context.createRadialGradient(x + 0.04, z + 0.1, 0, x + 0.04, z + 0.1, reach);
    shade.addColorStop(0.45, light(0, 0.62));
    shade.addColorStop(1, light(0, 0));
    context.fillStyle = shade;
    context.fillRect(x - reach, z - reach, reach * 2.1, reach * 2.1);
  }
};

/** Where the colony stacks stand, for when they are gone. */
const paintStackPlaces = (context: Context): void => {
  COLONY_LEVELS.forEach((level, index) => {
    const { x, z, yaw } = colonyStackPose(index, 0);
    at(context, x, z, yaw, () => {
      context.beginPath();
      context.roundRect(-COLONY.width / 2, -COLONY.depth / 2, COLONY.width, COLONY.depth, 0.06);
      context.fillStyle = light(20, 0.22);
      context.fill();
      context.lineWidth = 0.012;
      context.strokeStyle = thread(0.5);
      context.stroke();
      writeNumber(context, `${level}`, -0.22, 0, 0.52, thread(0.6));
      paintSymbol(context, 'colony', 0.3, 0, 0.4, thread(0.45), light(60, 1));
    });
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
  paintContact(context, front);
  paintShades(context);
  paintStackPlaces(context);
  return drawing;
};
