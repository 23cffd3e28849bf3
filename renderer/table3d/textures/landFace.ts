import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/effectSigns.ts';
import { COLOUR_SHADES } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { randomFrom } from '../../cards/textures/random.ts';
import {
  type CornerName,
  cornerSpot,
  regionSpot,
  roadsOf,
  type Spot,
  SQUARE_RADIUS,
  squareOf,
} from '../layout/regionGround.ts';

type Context = CanvasRenderingContext2D;

/** Natural tones of a region's ground: broad patches, their lights, and tufts. */
interface Ground {
  readonly patches: readonly string[];
  readonly tufts: readonly string[];
  readonly road: string;
}

const GROUNDS: Readonly<Record<Colour, Ground>> = {
  yellow: { patches: ['#e0b650', '#d3a745', '#ecca72', '#c9b455'], tufts: ['#a89a3e', '#f3dc8c'], road: '#fbe9b8' },
  red: { patches: ['#c8694a', '#b9684a', '#cf8058', '#ad7a4e'], tufts: ['#8a6c3c', '#e6a37a'], road: '#f6d8b4' },
  blue: { patches: ['#63a8a0', '#7dbba4', '#559cab', '#93c5a4'], tufts: ['#3f8578', '#c3e0c4'], road: '#f8f0d8' },
  green: { patches: ['#82b855', '#69a44c', '#a0c65e', '#59964a'], tufts: ['#458440', '#c9de80'], road: '#f2e2b0' },
  purple: { patches: ['#9a83ba', '#8fa070', '#a992c6', '#8672ad'], tufts: ['#67885a', '#d3bde6'], road: '#f8eaec' },
};

const blot = (context: Context, { x, z }: Spot, size: number, tone: string, alpha: string): void => {
  const fall = context.createRadialGradient(x, z, 0, x, z, size);
  fall.addColorStop(0, `${tone}${alpha}`);
  fall.addColorStop(0.6, `${tone}${alpha}`);
  fall.addColorStop(1, `${tone}00`);
  context.fillStyle = fall;
  context.fillRect(x - size, z - size, size * 2, size * 2);
};

/** Meadows and fallows in the corners, where the towns and fields lie; round the cards the suit's own colour stays. */
const paintMeadows = (context: Context, segment: number, { patches, tufts }: Ground): void => {
  const random = randomFrom(41 + segment * 7);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '#888888';
  for (const corner of ['town', 'land'] as const) {
    blot(context, cornerSpot(segment, corner, 0.85, 0), 1.15, patches[0] ?? '#888888', 'b8');
    for (let index = 0; index < 34; index++) {
      const at = cornerSpot(segment, corner, 0.2 + random() * 1.9, random() * 2 - 1);
      blot(context, at, 0.1 + random() * 0.24, pick(patches), '70');
    }
  }
  for (let index = 0; index < 26; index++) {
    blot(
      context,
      regionSpot(segment, 2.3 + random() * 0.5, (random() - 0.5) * 3),
      0.12 + random() * 0.2,
      pick(patches),
      '58',
    );
  }
  context.lineWidth = 0.011;
  context.lineCap = 'round';
  // All of a tone in one drawing: hundreds of them within an outline would take long.
  for (const tone of tufts) {
    context.strokeStyle = `${tone}88`;
    context.beginPath();
    for (let index = 0; index < 320 / tufts.length; index++) {
      const { x, z } = regionSpot(segment, 1.2 + random() * 1.6, (random() - 0.5) * 4);
      context.moveTo(x - 0.016, z);
      context.lineTo(x, z - 0.03);
      context.lineTo(x + 0.016, z);
    }
    context.stroke();
  }
};

/** A smooth line through points. */
const trace = (context: Context, points: readonly Spot[]): void => {
  context.beginPath();
  points.forEach(({ x, z }, index) => {
    const after = points[index + 1];
    if (index === 0) context.moveTo(x, z);
    else if (after === undefined) context.lineTo(x, z);
    else context.quadraticCurveTo(x, z, (x + after.x) / 2, (z + after.z) / 2);
  });
};

/** A smooth line through points, as wide as `width`. */
const stroke = (context: Context, width: number, style: string): void => {
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
};

/** Ways: trodden paths in the first epoch, paved later. */
const paintRoads = (context: Context, segment: number, { road }: Ground, epoch: Epoch): void => {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const points of roadsOf(segment)) {
    trace(context, points);
    stroke(context, 0.135, 'rgba(40,24,8,0.28)');
    trace(context, points);
    stroke(context, 0.1, `${road}${epoch === 1 ? 'b0' : 'e8'}`);
    if (epoch === 1) continue;
    trace(context, points);
    context.setLineDash([0.004, 0.04]);
    stroke(context, 0.085, 'rgba(90,66,36,0.35)');
    context.setLineDash([]);
  }
};

/** The square before the landmark, with the region's sign inlaid. */
const paintSquare = (context: Context, segment: number, colour: Colour, { road }: Ground): void => {
  const { x, z } = squareOf(segment);
  const shades = COLOUR_SHADES[colour];
  for (const [radius, style] of [
    [1.12, 'rgba(40,24,8,0.35)'],
    [1, road],
    [0.86, shades.dark],
    [0.8, shades.main],
  ] as const) {
    context.beginPath();
    context.arc(x, z, radius * SQUARE_RADIUS, 0, Math.PI * 2);
    context.fillStyle = style;
    context.fill();
  }
  paintSymbol(context, SYMBOL_OF_COLOUR[colour], x, z, SQUARE_RADIUS * 1.1, '#fff3d0', shades.dark);
};

/** A trodden or paved floor under the landmark. */
const paintFloor = (
  context: Context,
  segment: number,
  corner: CornerName,
  depth: number,
  size: number,
  tone: string,
): void => {
  const { x, z } = cornerSpot(segment, corner, depth, 0);
  context.beginPath();
  context.ellipse(x, z, size, size * 0.86, 0, 0, Math.PI * 2);
  context.fillStyle = tone;
  context.fill();
};

/** A bay in the corner of the blue land: sand, shallows, deep water, waves. */
const paintBay = (context: Context, segment: number): void => {
  const shore = Array.from({ length: 15 }, (_, index) => {
    const across = -1.4 + (index * 2.8) / 14;
    return cornerSpot(segment, 'land', 1.16 + Math.sin(index * 1.9) * 0.05 - Math.abs(across) * 0.05, across);
  });
  const tip = cornerSpot(segment, 'land', -0.1, 0);
  const sea = (): void => {
    trace(context, shore);
    const ends = [cornerSpot(segment, 'land', 0.9, 2.4), tip, cornerSpot(segment, 'land', 0.9, -2.4)];
    for (const { x, z } of ends) context.lineTo(x, z);
    context.closePath();
  };
  sea();
  stroke(context, 0.16, '#f0dfae');
  sea();
  const fall = context.createRadialGradient(tip.x, tip.z, 0.3, tip.x, tip.z, 1.25);
  fall.addColorStop(0, '#1d5c9e');
  fall.addColorStop(0.62, '#2f86c2');
  fall.addColorStop(0.9, '#63b9d4');
  fall.addColorStop(1, '#a6dcdc');
  context.fillStyle = fall;
  context.fill();
  stroke(context, 0.025, 'rgba(255,255,255,0.75)');
  const random = randomFrom(5);
  context.lineWidth = 0.012;
  context.strokeStyle = 'rgba(225,245,255,0.6)';
  for (let index = 0; index < 46; index++) {
    const { x, z } = cornerSpot(segment, 'land', 0.2 + random() * 0.82, (random() * 2 - 1) * 0.95);
    context.beginPath();
    context.moveTo(x - 0.045, z);
    context.quadraticCurveTo(x - 0.022, z - 0.022, x, z);
    context.quadraticCurveTo(x + 0.022, z - 0.022, x + 0.045, z);
    context.stroke();
  }
};

/** A brook from the rim past the fields to the wheel. */
const paintBrook = (context: Context, segment: number): void => {
  const course = [
    cornerSpot(segment, 'land', 0.1, -0.2),
    cornerSpot(segment, 'land', 0.62, -0.9),
    cornerSpot(segment, 'land', 1.3, -0.92),
    cornerSpot(segment, 'land', 2.0, -0.8),
    regionSpot(segment, 1.2, -0.6),
    regionSpot(segment, 1.0, -0.35),
  ];
  for (const [width, style] of [
    [0.17, '#3f7a3899'],
    [0.12, '#d8cf9a'],
    [0.095, '#3f8fc4'],
    [0.03, '#a9dcf0'],
  ] as const) {
    trace(context, course);
    stroke(context, width, style);
  }
};

/** A trampled ring where soldiers drill. */
const paintDrillGround = (context: Context, segment: number): void => {
  const { x, z } = cornerSpot(segment, 'land', 1.02, 0);
  for (const [size, style] of [
    [0.42, 'rgba(226,184,132,0.75)'],
    [0.3, 'rgba(160,96,58,0.4)'],
  ] as const) {
    context.beginPath();
    context.ellipse(x, z, size, size * 0.84, 0, 0, Math.PI * 2);
    context.fillStyle = style;
    context.fill();
  }
};

/** Gravel walks of a garden: a cross and a ring. */
const paintWalks = (context: Context, segment: number): void => {
  const middle = cornerSpot(segment, 'land', 1.18, 0);
  context.lineCap = 'round';
  for (const [width, style] of [
    [0.1, 'rgba(50,30,50,0.3)'],
    [0.075, '#f1e4da'],
  ] as const) {
    for (const [depth, across] of [
      [0.6, 0],
      [1.75, 0],
      [1.18, 1],
      [1.18, -1],
    ] as const) {
      const end = cornerSpot(segment, 'land', depth, across);
      trace(context, [middle, end]);
      stroke(context, width, style);
    }
    context.beginPath();
    context.arc(middle.x, middle.z, 0.17, 0, Math.PI * 2);
    stroke(context, width, style);
  }
};

/** Terraces of a quarry. */
const paintQuarry = (context: Context, segment: number): void => {
  for (const [size, tone] of [
    [0.5, '#b58a4c'],
    [0.42, '#cba468'],
    [0.34, '#a87c42'],
  ] as const) {
    paintFloor(context, segment, 'land', 0.84, size, tone);
  }
};

const OWN: Readonly<Record<Colour, (context: Context, segment: number) => void>> = {
  yellow: paintQuarry,
  red: paintDrillGround,
  blue: paintBay,
  green: paintBrook,
  purple: paintWalks,
};

/**
 * Paints the land of a region within its outline (the caller clips): meadows, ways, the square with the region's sign, and
 * what only this colour has: quarry, drill ground, bay, brook or garden. Coordinates are those of the board's plane.
 */
export const paintLand = (context: Context, segment: number, colour: Colour, epoch: Epoch): void => {
  const ground = GROUNDS[colour];
  paintMeadows(context, segment, ground);
  OWN[colour](context, segment);
  paintFloor(context, segment, 'town', 0.98, 0.44, epoch === 1 ? `${ground.road}55` : `${ground.road}90`);
  paintRoads(context, segment, ground, epoch);
  paintSquare(context, segment, colour, ground);
};
