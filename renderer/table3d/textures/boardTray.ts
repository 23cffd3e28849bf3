import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { BOARD, MEDAL, TILE, UNDER_MEDAL } from '../../cards/layout/dimensions.ts';
import { EMBLEM_SHADES, GILT, GILT_DARK, mixed, NUMBER_GROUND, TRACK_SHADES } from '../../cards/palette.ts';
import { circle, star } from '../../cards/path.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import {
  type BoardFigures,
  COIN_SPOT,
  MEDAL_SPOT,
  medalSpots,
  POINTS_SPOT,
  PORTRAIT_SPOT,
  PURSE,
  TILE_SPOT,
  TRAY,
  VALUE_PLATE,
} from '../layout/boardPrint.ts';
import { HOLLOW, raise, sink } from './joinery.ts';

type Context = CanvasRenderingContext2D;

const rounded = (context: Context, x: number, z: number, width: number, depth: number, radius: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
};

/** A hollow in the tray: darker above than below, as if it were cut into the board. */
const paintHollow = (context: Context, x: number, width: number, fill: string): void => {
  rounded(context, x + width / 2, TRAY.z, width, TRAY.depth - 0.05, 0.06);
  context.fillStyle = fill;
  context.fill();
  sink(context, TRAY.z - TRAY.depth / 2, TRAY.z + TRAY.depth / 2);
  context.lineWidth = 0.012;
  context.strokeStyle = GILT_DARK;
  context.stroke();
};

const paintPurse = (context: Context): void => {
  paintHollow(context, PURSE.x, PURSE.width, '#4a2714');
  const depth = TRAY.depth - 0.11;
  rounded(context, COIN_SPOT.numberX, TRAY.z, COIN_SPOT.room, depth, 0.05);
  context.fillStyle = NUMBER_GROUND;
  context.fill();
  sink(context, TRAY.z - depth / 2, TRAY.z + depth / 2, 0.6);
  context.lineWidth = 0.012;
  context.strokeStyle = GILT_DARK;
  context.stroke();
};

/** Hollows for tiles, with their signs carved into the floor: they are seen where no tile is left. */
const paintTilePlaces = (context: Context): void => {
  const depth = TRAY.depth - 0.06;
  TRACKS.forEach((track, column) => {
    const x = TILE_SPOT.x + column * TILE_SPOT.step;
    const { main, light } = TRACK_SHADES[track];
    const floor = mixed(HOLLOW, main, 0.34);
    rounded(context, x, TRAY.z, TILE.side - 0.01, depth, 0.04);
    context.fillStyle = floor;
    context.fill();
    sink(context, TRAY.z - depth / 2, TRAY.z + depth / 2);
    context.lineWidth = 0.01;
    context.strokeStyle = mixed(main, HOLLOW, 0.4);
    context.stroke();
    paintSymbol(context, track, x, TRAY.z, 0.15, mixed(main, light, 0.3), floor);
  });
};

const MEDAL_PLACES = {
  silver: { floor: '#5c5450', rim: '#b3aaa4' },
  gold: { floor: '#6b4c22', rim: '#cda256' },
} as const satisfies Record<Medal, object>;

/** Hollows for medals that are still to be had: dark, with broken rims, so that nobody takes them for medals. */
const paintMedalPlaces = (context: Context): void => {
  for (const { medal, x } of medalSpots()) {
    const { floor, rim: tone } = MEDAL_PLACES[medal];
    const { points, reach, notch } = UNDER_MEDAL[medal];
    // Paths are rounded: they are laid out in hundredths of a medal.
    const unit = (MEDAL.radius * MEDAL_SPOT.scale) / 100;
    const rim = new Path2D(
      medal === 'silver' ? circle(0, 0, reach * 100) : star(0, 0, points, reach * 100, notch * 100),
    );
    context.save();
    context.translate(x, TRAY.z);
    context.scale(unit, unit);
    context.fillStyle = floor;
    context.fill(rim);
    context.lineWidth = 0.012 / unit;
    context.strokeStyle = tone;
    context.setLineDash([0.036 / unit, 0.024 / unit]);
    context.stroke(rim);
    context.restore();
    paintSymbol(context, medal === 'silver' ? 'medal' : 'medalGold', x, TRAY.z, unit * 145, tone, floor);
  }
};

/** The enamelled plate that portrait and points, or the name, stand on, between gilt lines. */
const paintNamePlate = (context: Context, main: string, dark: string, points: boolean): void => {
  const [left, right] = [VALUE_PLATE.x, PURSE.x - 0.04];
  const { z, depth } = TRAY;
  const sheen = context.createLinearGradient(left, z - depth / 2, right, z + depth / 2);
  for (const [at, tone] of [
    [0, dark],
    [0.45, main],
    [1, dark],
  ] as const)
    sheen.addColorStop(at, tone);
  rounded(context, (left + right) / 2, z, right - left, depth, 0.08);
  context.fillStyle = sheen;
  context.fill();
  raise(context, z - depth / 2, z + depth / 2);
  context.strokeStyle = dark;
  context.stroke();
  rounded(context, (left + right) / 2, z, right - left - 0.05, depth - 0.05, 0.06);
  context.lineWidth = 0.012;
  context.strokeStyle = GILT;
  context.stroke();
  if (points) paintSymbol(context, 'points', POINTS_SPOT.symbolX, z, POINTS_SPOT.symbol, '#fff2d4', dark);
};

/** Paints the tray: a shelf of wood in the seat's colour with the plate of its name, a hollow for the purse and places for tiles and medals. */
export const paintTray = (context: Context, { emblem, points }: BoardFigures): void => {
  const { z, depth } = TRAY;
  const { main, dark } = EMBLEM_SHADES[emblem];
  const left = VALUE_PLATE.x;
  rounded(context, BOARD.width / 2, z, BOARD.width - left * 2, depth, 0.08);
  context.fillStyle = mixed('#6a452b', main, 0.22);
  context.fill();
  raise(context, z - depth / 2, z + depth / 2, 0.7);
  context.lineWidth = 0.014;
  context.strokeStyle = dark;
  context.stroke();
  paintNamePlate(context, main, dark, points);
  context.beginPath();
  context.arc(PORTRAIT_SPOT.x, z, PORTRAIT_SPOT.radius + 0.012, 0, Math.PI * 2);
  context.fillStyle = dark;
  context.fill();
  paintPurse(context);
  paintTilePlaces(context);
  paintMedalPlaces(context);
};
