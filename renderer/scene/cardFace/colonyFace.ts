import type { Colony, ColonyTile } from '../../../shared/content/content.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { GILT, GILT_DARK, INK, PARCHMENT, PARCHMENT_DARK, TRACK_SHADES } from '../palette.ts';
import { paintGrain } from '../textures/grain.ts';
import { randomFrom } from '../textures/random.ts';
import { writeNumber } from './lettering.ts';
import { paintPlate } from './plate.ts';
import { paintSymbol } from './symbols.ts';

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
  context.strokeStyle = INK;
  context.lineWidth = 8;
  context.strokeRect(0, 0, COLONY_WIDTH, COLONY_HEIGHT);
  context.strokeStyle = GILT;
  context.lineWidth = 3;
  context.strokeRect(6, 6, COLONY_WIDTH - 12, COLONY_HEIGHT - 12);
};

const paintRequirement = (context: Context, requirement: number): void => {
  const shades = TRACK_SHADES.military;
  context.fillStyle = shades.main;
  context.beginPath();
  context.moveTo(12, 8);
  context.lineTo(92, 8);
  context.lineTo(92, 112);
  context.lineTo(52, 140);
  context.lineTo(12, 112);
  context.closePath();
  context.fill();
  context.strokeStyle = shades.ink;
  context.lineWidth = 4;
  context.stroke();
  paintSymbol(context, 'military', 52, 106, 40, '#ffe9c9', shades.main);
  writeNumber(context, `${requirement}`, 52, 50, 74, '#fffaf0', 72);
};

/** Paints a colony's front in its own units: what it requires, and what plundering and integrating it do. */
export const paintColonyFront = (context: Context, colony: Colony): void => {
  paintGround(context, colony.level, '#f5e4bd', '#c08a4f');
  paintRequirement(context, colony.requirement);
  paintPlate(context, 100, 12, 148, 60, '#fffaf0');
  writeNumber(context, `+${colony.plunderCoins}`, 136, 42, 54, INK, 56);
  paintSymbol(context, 'coin', 180, 42, 32, GILT_DARK, '#ffe9a8');
  writeNumber(context, `${colony.plunderPoints}`, 215, 42, 54, '#7c1d26', 40);
  paintPlate(context, 100, 80, 148, 58, '#d9efd0');
  writeNumber(context, `−${colony.integrateCost}`, 132, 109, 50, INK, 52);
  paintSymbol(context, 'coin', 174, 109, 30, GILT_DARK, '#ffe9a8');
  paintSymbol(context, 'arrow', 205, 109, 24, INK, PARCHMENT);
  writeNumber(context, '?', 232, 109, 48, INK);
};

/** Paints the back of a colony's tile in its own units. */
export const paintColonyBack = (context: Context, colony: Colony, tile: ColonyTile): void => {
  paintGround(context, colony.level * 7 + tile.points, '#dcefd2', '#6da36a');
  paintPlate(context, 12, 12, 84, 126, '#fffaf0');
  writeNumber(context, `${tile.points}`, 54, 62, 92, '#7c1d26', 74);
  paintSymbol(context, 'points', 54, 116, 30, GILT_DARK, PARCHMENT);
  const gained = TRACKS.filter((track) => (tile.gains[track] ?? 0) > 0);
  const step = 148 / Math.max(1, gained.length);
  gained.forEach((track, index) => {
    const x = 102 + step * index;
    paintPlate(context, x, 22, step - 4, 106, TRACK_SHADES[track].main);
    paintSymbol(context, track, x + step / 2 - 2, 100, Math.min(46, step * 0.7), '#fffaf0', TRACK_SHADES[track].main);
    writeNumber(context, `+${tile.gains[track] ?? 0}`, x + step / 2 - 2, 52, 60, '#fffaf0', step - 12);
  });
};
