import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { randomFrom } from '../../cards/textures/random.ts';
import { paintPanorama } from './panorama.ts';

type Context = CanvasRenderingContext2D;

/** What carries the roof before which one looks out: columns with arches, or the poles of a tent with its cloth. */
export type HallKind = 'window' | 'lanterns';

interface Hall {
  /** What the land outside is dyed with, so that the table stays the brightest thing; and the haze that lies over it. */
  readonly dye: string;
  readonly haze: string;
  readonly stone: readonly [lit: string, plain: string, dark: string];
  /** Colours of the roof, and of what hangs from it. */
  readonly roof: readonly [near: string, far: string];
}

const HALLS: Readonly<Record<HallKind, Hall>> = {
  window: {
    dye: '#dccfba',
    haze: 'rgba(214,190,160,0.14)',
    stone: ['#8d6f4e', '#4c3827', '#1f150d'],
    roof: ['#0e0906', '#2b1d12'],
  },
  lanterns: {
    dye: '#525ca4',
    haze: 'rgba(40,40,96,0.3)',
    stone: ['#7d5a3c', '#3c2733', '#150d1a'],
    roof: ['#0b0816', '#3a2450'],
  },
};

/** Shares of the picture's height: where the land ends in the sky and its lower edge, where arches begin, the parapet's top. */
const LAND = { top: 0.2, foot: 0.76 } as const;
const SPRINGING = 0.3;
const PARAPET = 0.545;
/** Shares of the picture's height: from one column or pole to the next, and how wide a column is. */
const BAYS: Readonly<Record<HallKind, number>> = { window: 0.36, lanterns: 0.504 };
const COLUMN = 0.052;

/** A column with foot and head, its left side in the light. */
const paintColumn = (context: Context, x: number, size: number, [lit, plain, dark]: Hall['stone']): void => {
  const wide = COLUMN * size;
  const round = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  round.addColorStop(0, plain);
  round.addColorStop(0.22, lit);
  round.addColorStop(0.6, plain);
  round.addColorStop(1, dark);
  context.fillStyle = round;
  context.fillRect(x - wide / 2, SPRINGING * size, wide, (PARAPET - SPRINGING) * size);
  for (const [part, wider] of [
    [SPRINGING - 0.012, 1.7],
    [SPRINGING + 0.008, 1.3],
    [PARAPET - 0.022, 1.35],
  ] as const)
    context.fillRect(x - (wide * wider) / 2, part * size, wide * wider, 0.022 * size);
};

/** The wall above columns: what is left of it between the arches. */
const paintArcade = (context: Context, width: number, size: number, { stone, roof }: Hall): void => {
  const [lit, plain] = stone;
  const bay = BAYS.window * size;
  const wall = context.createLinearGradient(0, 0, 0, SPRINGING * size);
  wall.addColorStop(0, roof[0]);
  wall.addColorStop(1, roof[1]);
  const arch = (x: number, outer: number): void => {
    context.arc(x + bay / 2, SPRINGING * size, bay / 2 - COLUMN * size * 0.32 + outer, Math.PI, 0);
  };
  context.fillStyle = wall;
  context.beginPath();
  context.rect(0, 0, width, SPRINGING * size);
  for (let x = -bay / 2; x < width; x += bay) {
    context.moveTo(x, SPRINGING * size);
    arch(x, 0);
    context.closePath();
  }
  context.fill('evenodd');
  context.strokeStyle = plain;
  context.lineWidth = 0.02 * size;
  for (let x = -bay / 2; x < width; x += bay) {
    context.beginPath();
    arch(x, 0.012 * size);
    context.stroke();
  }
  for (let x = -bay / 2; x < width + bay; x += bay) paintColumn(context, x, size, stone);
  context.fillStyle = lit;
  context.fillRect(0, (SPRINGING - 0.235) * size, width, 0.008 * size);
};

/** A tent: its cloth hangs in swags between poles, and lanterns from them. */
const paintTent = (context: Context, width: number, size: number, { stone, roof }: Hall): void => {
  const [lit, plain] = stone;
  const bay = BAYS.lanterns * size;
  const cloth = context.createLinearGradient(0, 0, 0, SPRINGING * size);
  cloth.addColorStop(0, roof[0]);
  cloth.addColorStop(1, roof[1]);
  for (let x = -bay / 2; x < width; x += bay) {
    context.fillStyle = cloth;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, 0.16 * size);
    context.quadraticCurveTo(x + bay / 2, 0.42 * size, x + bay, 0.16 * size);
    context.lineTo(x + bay, 0);
    context.fill();
    context.strokeStyle = lit;
    context.lineWidth = 0.008 * size;
    context.stroke();
    context.fillStyle = plain;
    context.fillRect(x - 0.012 * size, 0.1 * size, 0.024 * size, (PARAPET - 0.1) * size);
  }
};

/** Lights that hang under the roof: one in every bay, with what shines around it. */
const paintLights = (context: Context, width: number, size: number, kind: HallKind): void => {
  const bay = BAYS[kind] * size;
  const [high, drop] = kind === 'window' ? [0.215, 0] : [0.335, 0.03];
  for (let x = 0, index = 0; x < width; x += bay, index++) {
    const y = (high + (index % 2) * drop) * size;
    context.strokeStyle = '#0c0704';
    context.lineWidth = 0.003 * size;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, y);
    context.stroke();
    context.globalCompositeOperation = 'lighter';
    const glow = context.createRadialGradient(x, y, 0, x, y, 0.085 * size);
    glow.addColorStop(0, 'rgba(255,214,140,0.95)');
    glow.addColorStop(0.14, 'rgba(255,190,104,0.75)');
    glow.addColorStop(0.3, 'rgba(255,160,80,0.2)');
    glow.addColorStop(1, 'rgba(255,150,70,0)');
    context.fillStyle = glow;
    context.fillRect(x - 0.1 * size, y - 0.1 * size, 0.2 * size, 0.2 * size);
    context.globalCompositeOperation = 'source-over';
  }
};

/** Where the wall below the ledge meets the floor, which is seen no lower than this: a share of the picture's height. */
const FOOT = 0.86;

/** A sunk field of the wall below a ledge: its upper edge in shade, its lower one in the light of the lamps. */
const paintField = (
  context: Context,
  x: number,
  wide: number,
  size: number,
  [lit, plain, dark]: Hall['stone'],
): void => {
  const top = (PARAPET + 0.05) * size;
  const high = (FOOT - PARAPET - 0.1) * size;
  context.fillStyle = plain;
  context.globalAlpha = 0.5;
  context.fillRect(x, top, wide, high);
  context.globalAlpha = 0.9;
  context.fillStyle = dark;
  context.fillRect(x, top, wide, 0.008 * size);
  context.fillStyle = lit;
  context.fillRect(x, top + high, wide, 0.006 * size);
  context.globalAlpha = 1;
};

/** The ledge of a hall, and below it the wall with a field in every bay, down to its foot. */
const paintLedge = (context: Context, width: number, size: number, kind: HallKind): void => {
  const { stone } = HALLS[kind];
  const [lit, plain, dark] = stone;
  const fall = context.createLinearGradient(0, PARAPET * size, 0, size);
  fall.addColorStop(0, plain);
  fall.addColorStop(0.12, dark);
  fall.addColorStop(0.5, plain);
  fall.addColorStop(1, dark);
  context.fillStyle = fall;
  context.fillRect(0, PARAPET * size, width, size);
  const bay = BAYS[kind] * size;
  for (let x = -bay / 2; x < width; x += bay) paintField(context, x + 0.1 * bay, 0.8 * bay, size, stone);
  context.fillStyle = lit;
  context.fillRect(0, PARAPET * size, width, 0.009 * size);
  context.fillStyle = dark;
  context.fillRect(0, FOOT * size, width, size);
};

const paintStars = (context: Context, width: number, size: number): void => {
  const random = randomFrom(71);
  for (let star = 0; star < 120; star++) {
    context.fillStyle = `rgba(230,232,255,${0.25 + random() * 0.6})`;
    const [x, y, radius] = [random() * width, (0.1 + random() * 0.22) * size, (0.0012 + random() * 0.002) * size];
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
};

/** Lays the light in a hall over the land outside, and stars over it at night. */
const dyeLand = (context: Context, width: number, size: number, kind: HallKind): void => {
  const { haze, dye } = HALLS[kind];
  context.fillStyle = haze;
  context.fillRect(0, 0, width, size);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = dye;
  context.fillRect(0, 0, width, size);
  context.globalCompositeOperation = 'source-over';
  if (kind === 'lanterns') paintStars(context, width, size);
};

/**
 * Paints what lies behind the table, a little out of focus: the land in the light of the epoch's hour, seen from an open hall
 * or out of a tent at night. Three times as wide as high.
 * @param size its height in pixels
 */
export const paintHall = (size: number, kind: HallKind, epoch: Epoch): Drawing => {
  const sharp = makeDrawing(size * 3, size);
  const { context, canvas } = sharp;
  const width = canvas.width;
  const hall = HALLS[kind];
  const land = { x: 0, y: LAND.top * size, width, depth: (LAND.foot - LAND.top) * size };
  paintPanorama(context, land, epoch, 'lion');
  // The sky goes on above.
  context.drawImage(canvas, 0, Math.ceil(land.y), width, 1, 0, 0, width, Math.ceil(land.y));
  dyeLand(context, width, size, kind);
  (kind === 'window' ? paintArcade : paintTent)(context, width, size, hall);
  paintLedge(context, width, size, kind);
  paintLights(context, width, size, kind);
  const soft = makeDrawing(width, size);
  soft.context.filter = `blur(${size * 0.005}px)`;
  soft.context.drawImage(canvas, 0, 0);
  return soft;
};
