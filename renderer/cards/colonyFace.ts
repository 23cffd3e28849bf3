import type { Colony, ColonyTile } from '../../shared/content/content.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { paintPlate, writeNumber } from './lettering.ts';
import {
  GILT,
  GILT_DARK,
  INK,
  NUMBER_AT_REST,
  PARCHMENT,
  PARCHMENT_DARK,
  POINTS_INK,
  SIGN_AT_REST,
  TRACK_SHADES,
  VELVETS,
} from './palette.ts';
import { paintSymbol } from './symbols.ts';
import { paintGrain } from './textures/grain.ts';
import { randomFrom } from './textures/random.ts';

type Context = CanvasRenderingContext2D;

/** A colony tile's own units. */
export const COLONY_WIDTH = 260;
export const COLONY_HEIGHT = 150;

const paintGround = (context: Context, seed: number, sky: string, land: string): void => {
  const fall = context.createLinearGradient(0, 0, 0, COLONY_HEIGHT);
  fall.addColorStop(0, sky);
  fall.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = fall;
  context.fillRect(0, 0, COLONY_WIDTH, COLONY_HEIGHT);
  const random = randomFrom(seed);
  context.fillStyle = land;
  context.beginPath();
  context.moveTo(0, COLONY_HEIGHT);
  for (let x = 0; x <= COLONY_WIDTH; x += 26) context.lineTo(x, COLONY_HEIGHT * (0.72 - random() * 0.34));
  context.lineTo(COLONY_WIDTH, COLONY_HEIGHT);
  context.fill();
  paintRim(context);
};

const paintRim = (context: Context): void => {
  paintGrain(context, COLONY_WIDTH, COLONY_HEIGHT, 0.5);
  context.strokeStyle = GILT_DARK;
  context.lineWidth = 7;
  context.strokeRect(0, 0, COLONY_WIDTH, COLONY_HEIGHT);
  context.strokeStyle = GILT;
  context.lineWidth = 3;
  context.strokeRect(6, 6, COLONY_WIDTH - 12, COLONY_HEIGHT - 12);
};

const paintRequirement = (context: Context, requirement: number): void => {
  const shades = TRACK_SHADES.military;
  context.fillStyle = shades.main;
  context.beginPath();
  context.moveTo(9, 8);
  context.lineTo(74, 8);
  context.lineTo(74, 116);
  context.lineTo(41.5, 142);
  context.lineTo(9, 116);
  context.closePath();
  context.fill();
  context.strokeStyle = shades.ink;
  context.lineWidth = 4;
  context.stroke();
  paintSymbol(context, 'military', 41.5, 107, 40, '#ffe9c9', shades.main);
  writeNumber(context, `${requirement}`, 41.5, 50, 84, '#fffaf0', 60);
};

/** Fields around a colony's town, in tones that follow from a seed. */
const FIELDS = ['#a9b866', '#c7b968', '#8fae5c', '#d3bf77'] as const;

/** Land from edge to edge: strips of field on both sides of the road that leads up to the town, and at one side the sea. */
const paintLand = (context: Context, { level }: Colony): void => {
  const random = randomFrom(level * 13 + 5);
  context.fillStyle = '#b7b669';
  context.fillRect(0, 0, COLONY_WIDTH, COLONY_HEIGHT);
  for (let index = 0; index < 18; index++) {
    const x = random() * COLONY_WIDTH;
    const y = random() * COLONY_HEIGHT;
    context.save();
    context.translate(x, y);
    context.rotate(random() * 0.7 - 0.35);
    context.fillStyle = FIELDS[index % FIELDS.length] ?? '#a9b866';
    context.fillRect(-34, -13, 68, 26);
    context.strokeStyle = '#6f7a3a40';
    context.lineWidth = 2;
    for (let row = -7; row < 13; row += 7) context.strokeRect(-34, row, 68, 0.1);
    context.restore();
  }
  context.fillStyle = '#6fb3bb';
  context.fill(new Path2D('M260 0V150H206Q228 118 214 84Q204 50 232 22Q240 10 236 0Z'));
  context.strokeStyle = '#f4e6bd';
  context.lineWidth = 5;
  context.stroke(new Path2D('M206 150Q228 118 214 84Q204 50 232 22Q240 10 236 0'));
  context.lineWidth = 15;
  context.stroke(new Path2D('M130 60V0'));
};

/**
 * Paints a colony that nobody is concerned with, in its own units: its land, and how much military it requires, as large as there is
 * room for, and clear of the roofs of the stack before it. What it brings is printed on `paintColonyFront`.
 */
export const paintColonyAtRest = (context: Context, colony: Colony): void => {
  paintLand(context, colony);
  paintRim(context);
  paintPlate(context, 36, 33, 172, 96, VELVETS.red);
  paintSymbol(context, 'military', 72, 81, 54, SIGN_AT_REST, VELVETS.red);
  writeNumber(context, `${colony.requirement}`, 151, 83, 106, NUMBER_AT_REST, 94);
};

/**
 * The size of the numbers on a front, and the share of the plate under them that they may take: with two digits they are narrower rather
 * than smaller.
 */
const FRONT_FONT = 86;
const PLATE_SHARE = 0.8;
const FRONT_NARROWEST = 0.6;

const writeOnFront = (context: Context, text: string, x: number, y: number, colour: string, plate: number): void =>
  writeNumber(context, text, x, y, FRONT_FONT, colour, plate * PLATE_SHARE, FRONT_NARROWEST);

/** The rows of a front: where each begins, how high it is, and where in it stand how it is taken, coins and what comes with them. */
const ROWS = { x: 79, width: 176, first: 4, second: 77, height: 69, way: 97, coins: 153, gain: 222 } as const;
/** How wide a piece of gold is, and what comes with it. */
const GOLD = 70;
const GAIN = 64;

/** Coins as a piece of gold that tells how many. */
const paintGold = (context: Context, text: string, top: number): void => {
  const shine = context.createLinearGradient(0, top, 0, top + ROWS.height);
  shine.addColorStop(0, '#fff2bf');
  shine.addColorStop(1, '#e3b54a');
  context.beginPath();
  context.roundRect(ROWS.coins - GOLD / 2, top + 2, GOLD, ROWS.height - 4, 28);
  context.fillStyle = shine;
  context.fill();
  context.lineWidth = 3.5;
  context.strokeStyle = '#5a3c0a';
  context.stroke();
  writeOnFront(context, text, ROWS.coins, top + ROWS.height / 2, INK, GOLD);
};

const FLAME = 'M52 0Q86 34 78 66Q72 98 46 100Q14 96 16 62Q18 44 34 30Q34 48 44 52Q60 30 52 0Z';

/** A fire of so many units, its foot at (`x`, `y`). */
const paintFlame = (context: Context, x: number, y: number, size: number): void => {
  context.save();
  context.translate(x - size * 0.47, y - size);
  context.scale(size / 100, size / 100);
  context.fillStyle = '#d2461f';
  context.fill(new Path2D(FLAME));
  context.translate(22, 44);
  context.scale(0.52, 0.52);
  context.fillStyle = '#ffc94a';
  context.fill(new Path2D(FLAME));
  context.restore();
};

/** What plundering brings: a fire, coins, and points on white enamel as on cards. */
const paintPlunder = (context: Context, { plunderCoins, plunderPoints }: Colony): void => {
  const { x, width, first: top, height } = ROWS;
  paintPlate(context, x, top, width, height, '#f3d3b4');
  paintFlame(context, ROWS.way, top + height - 7, height - 14);
  paintGold(context, `${plunderCoins}`, top);
  context.beginPath();
  context.roundRect(ROWS.gain - GAIN / 2, top + 2, GAIN, height - 4, [4, 4, 22, 22]);
  context.fillStyle = '#fffaf0';
  context.fill();
  context.lineWidth = 3.5;
  context.strokeStyle = POINTS_INK;
  context.stroke();
  writeOnFront(context, `${plunderPoints}`, ROWS.gain, top + height / 2, POINTS_INK, GAIN);
};

/** What integrating does: a house that stays whole, coins that are paid, and a tile that nobody knows yet. */
const paintIntegration = (context: Context, { integrateCost }: Colony): void => {
  const { x, width, second: top, height } = ROWS;
  paintPlate(context, x, top, width, height, '#d9efd0');
  paintSymbol(context, 'colony', ROWS.way, top + height / 2, 36, '#2f6b3a', '#d9efd0');
  paintGold(context, `−${integrateCost}`, top);
  context.beginPath();
  context.roundRect(ROWS.gain - GAIN / 2, top + 4, GAIN, height - 8, 8);
  context.fillStyle = PARCHMENT;
  context.fill();
  context.lineWidth = 3.5;
  context.strokeStyle = GILT_DARK;
  context.stroke();
  writeOnFront(context, '?', ROWS.gain, top + height / 2, INK, GAIN);
};

/** Paints a colony's front in its own units: what it requires, and what plundering and integrating it do. */
export const paintColonyFront = (context: Context, colony: Colony): void => {
  paintGround(context, colony.level, '#f5e4bd', '#c08a4f');
  paintRequirement(context, colony.requirement);
  paintPlunder(context, colony);
  paintIntegration(context, colony);
};

/** The numbers of a taken colony are so large that they can be read on its owner's board. */
const TAKEN_FONT = 106;

/** The points that a taken colony scores, on a plate at the left. */
const paintTakenPoints = (context: Context, points: number): void => {
  paintPlate(context, 11, 10, 88, 130, '#fffaf0');
  paintSymbol(context, 'points', 55, 35, 44, POINTS_INK, '#fffaf0');
  writeNumber(context, `${points}`, 55, 98, TAKEN_FONT, POINTS_INK, 80);
};

/** Paints the back of a colony's tile in its own units: its points, and what it raised under the sign of each track. */
export const paintColonyBack = (context: Context, colony: Colony, tile: ColonyTile): void => {
  paintGround(context, colony.level * 7 + tile.points, '#dcefd2', '#6da36a');
  paintTakenPoints(context, tile.points);
  const gained = TRACKS.filter((track) => (tile.gains[track] ?? 0) > 0);
  const step = Math.min(74, 150 / Math.max(1, gained.length));
  const left = 101 + (150 - step * gained.length) / 2;
  gained.forEach((track, index) => {
    const { main } = TRACK_SHADES[track];
    const x = left + step * index;
    paintPlate(context, x, 10, step - 3, 130, main);
    paintSymbol(context, track, x + step / 2 - 1.5, 35, Math.min(46, step - 4), '#fffaf0', main);
    writeNumber(context, `${tile.gains[track] ?? 0}`, x + step / 2 - 1.5, 98, TAKEN_FONT, '#fffaf0', step - 7);
  });
};

/** Paints what a colony shows once it is plundered, in its own units: its points, and a burning town. */
export const paintColonyPlundered = (context: Context, { level, plunderPoints }: Colony): void => {
  paintGround(context, level, '#d8b48a', '#6b4432');
  paintTakenPoints(context, plunderPoints);
  paintSymbol(context, 'colony', 176, 84, 108, '#3c2418', '#d8b48a');
  paintFlame(context, 141, 62, 50);
  paintFlame(context, 185, 74, 72);
  paintFlame(context, 219, 76, 46);
};
