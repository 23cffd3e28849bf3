import type { Colony, ColonyTile } from '../../shared/content/content.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { paintPlate, writeNumber } from './lettering.ts';
import { GILT, GILT_DARK, INK, PARCHMENT, PARCHMENT_DARK, POINTS_INK, TRACK_SHADES } from './palette.ts';
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

/** The size of the numbers on a front. */
const FRONT_FONT = 86;

/** Paints a colony's front in its own units: what it requires, and what plundering and integrating it do. */
export const paintColonyFront = (context: Context, colony: Colony): void => {
  paintGround(context, colony.level, '#f5e4bd', '#c08a4f');
  paintRequirement(context, colony.requirement);
  paintPlate(context, 79, 9, 174, 64, '#fffaf0');
  writeNumber(context, `+${colony.plunderCoins}`, 123, 41, FRONT_FONT, INK, 83);
  paintSymbol(context, 'coin', 178, 42, 24, GILT_DARK, '#ffe9a8');
  writeNumber(context, `${colony.plunderPoints}`, 221, 41, FRONT_FONT, POINTS_INK, 60);
  paintPlate(context, 79, 78, 174, 64, '#d9efd0');
  writeNumber(context, `−${colony.integrateCost}`, 123, 110, FRONT_FONT, INK, 83);
  paintSymbol(context, 'coin', 178, 111, 24, GILT_DARK, '#ffe9a8');
  paintSymbol(context, 'arrow', 203, 111, 22, INK, PARCHMENT);
  writeNumber(context, '?', 231, 110, FRONT_FONT, INK);
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

const FIRE = 'M52 0Q86 34 78 66Q72 98 46 100Q14 96 16 62Q18 44 34 30Q34 48 44 52Q60 30 52 0Z';

/** Paints what a colony shows once it is plundered, in its own units: its points, and a burning town. */
export const paintColonyPlundered = (context: Context, { level, plunderPoints }: Colony): void => {
  paintGround(context, level, '#d8b48a', '#6b4432');
  paintTakenPoints(context, plunderPoints);
  paintSymbol(context, 'colony', 176, 84, 108, '#3c2418', '#d8b48a');
  for (const [x, y, size] of [
    [128, 12, 0.5],
    [166, 2, 0.72],
    [206, 30, 0.46],
  ] as const) {
    context.save();
    context.translate(x - size * 20, y);
    context.scale(size, size);
    context.fillStyle = '#d2461f';
    context.fill(new Path2D(FIRE));
    context.translate(22, 44);
    context.scale(0.52, 0.52);
    context.fillStyle = '#ffc94a';
    context.fill(new Path2D(FIRE));
    context.restore();
  }
};
