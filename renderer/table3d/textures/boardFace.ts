import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { BOARD, MEDAL, TILE, UNDER_MEDAL } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import {
  EMBLEM_SHADES,
  GILT,
  GILT_DARK,
  INK,
  NUMBER_GROUND,
  PARCHMENT,
  PARCHMENT_DARK,
  PASSED_SHADES,
  POINTS_INK,
  TRACK_SHADES,
} from '../../cards/palette.ts';
import { circle, star } from '../../cards/path.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import {
  BOARD_BAND,
  type BoardFigures,
  boardNumerals,
  COIN_SPOT,
  MEDAL_SPOT,
  medalSpots,
  PASSED,
  PASSED_FROM,
  PORTRAIT_SPOT,
  PURSE,
  RAIL,
  ROWS,
  TILE_SPOT,
  TRACK,
  TRAY,
  thresholdsOf,
  trackX,
  VALUE_PLATE,
} from '../layout/boardPrint.ts';
import { BOARD_GRID } from '../layout/cells.ts';
import { paintSlots } from './boardSlots.ts';
import { paintFrame } from './ornaments.ts';

type Context = CanvasRenderingContext2D;

/** How deep the plates of numbers on a scale are. They are less white than the value: that is read first. */
const PENNANT = 0.158;
const PENNANT_GROUND = '#e9dcc0';

const rounded = (context: Context, x: number, z: number, width: number, depth: number, radius: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
};

const paintParchment = (context: Context, { emblem }: BoardFigures): void => {
  const { width, depth } = BOARD;
  const age = context.createRadialGradient(width / 2, depth / 2, 0.4, width / 2, depth / 2, 2.3);
  age.addColorStop(0, '#fbf1d8');
  age.addColorStop(0.7, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, depth);
  paintFrame(context, emblem, width, depth, BOARD_BAND);
};

/**
 * The rail: a groove with a notch for each step, a longer one every five, an arrow beyond the last one, where greater values stand, and the
 * round start of what its marker has passed.
 * Where nothing depends on a step, there are only notches of five.
 */
const paintRail = (context: Context, track: Track): void => {
  const { rail } = ROWS[track];
  const { dark, ink, light } = TRACK_SHADES[track];
  const [left, right] = [trackX(-1) - RAIL / 2, trackX(TRACK.last + 2) + RAIL / 2];
  const groove = context.createLinearGradient(0, rail - RAIL / 2, 0, rail + RAIL / 2);
  groove.addColorStop(0, ink);
  groove.addColorStop(0.4, dark);
  groove.addColorStop(1, dark);
  rounded(context, (left + right) / 2, rail, right - left, RAIL, RAIL / 2);
  context.fillStyle = groove;
  context.fill();
  context.lineWidth = 0.01;
  context.strokeStyle = `${light}77`;
  context.stroke();
  const step = thresholdsOf(track) === null ? 5 : 1;
  for (let value = step; value <= TRACK.last; value += step) {
    const long = value % 5 === 0;
    const half = RAIL * (long ? 0.36 : 0.18);
    context.beginPath();
    context.moveTo(trackX(value), rail - half);
    context.lineTo(trackX(value), rail + half);
    context.lineWidth = long ? 0.014 : 0.01;
    context.strokeStyle = long ? `${light}99` : `${light}55`;
    context.stroke();
  }
  const end = trackX(TRACK.last) + 0.07;
  context.beginPath();
  context.moveTo(end, rail - RAIL * 0.36);
  context.lineTo(end + 0.07, rail);
  context.lineTo(end, rail + RAIL * 0.36);
  context.closePath();
  context.fillStyle = `${light}bb`;
  context.fill();
  for (const part of ['edge', 'fill'] as const) {
    context.beginPath();
    context.arc(PASSED_FROM, rail, PASSED[part] / 2, 0, Math.PI * 2);
    context.fillStyle = PASSED_SHADES[track][part];
    context.fill();
  }
};

/** Plates at the values that let something be taken, each with a stalk that goes down to its notch and on to what can be taken. */
const paintPennants = (context: Context, track: Track): void => {
  const { z, depth, rail } = ROWS[track];
  const { dark } = TRACK_SHADES[track];
  const top = z - depth / 2;
  for (const value of thresholdsOf(track) ?? []) {
    const x = trackX(value);
    context.beginPath();
    context.moveTo(x, top + PENNANT);
    context.lineTo(x, z + depth / 2);
    context.lineWidth = 0.03;
    context.strokeStyle = dark;
    context.stroke();
    context.beginPath();
    context.moveTo(x, rail - RAIL / 2);
    context.lineTo(x, rail + RAIL / 2);
    context.lineWidth = 0.026;
    context.strokeStyle = PENNANT_GROUND;
    context.stroke();
    context.beginPath();
    context.roundRect(x - 0.14, top + 0.004, 0.28, PENNANT, 0.03);
    context.fillStyle = PENNANT_GROUND;
    context.fill();
    context.lineWidth = 0.011;
    context.strokeStyle = dark;
    context.stroke();
  }
};

const paintRow = (context: Context, track: Track): void => {
  const { z, depth } = ROWS[track];
  const shades = TRACK_SHADES[track];
  const left = VALUE_PLATE.x;
  const width = BOARD.width - left * 2;
  const fall = context.createLinearGradient(left, 0, left + width, 0);
  fall.addColorStop(0, shades.main);
  fall.addColorStop(0.2, `${shades.main}a8`);
  fall.addColorStop(1, `${shades.main}68`);
  rounded(context, left + width / 2, z, width, depth, 0.06);
  context.fillStyle = PARCHMENT_DARK;
  context.fill();
  context.fillStyle = fall;
  context.fill();
  context.lineWidth = 0.016;
  context.strokeStyle = shades.dark;
  context.stroke();
  paintRail(context, track);
  paintPennants(context, track);
  rounded(context, left + VALUE_PLATE.width / 2, z, VALUE_PLATE.width, depth, 0.06);
  context.fillStyle = shades.main;
  context.fill();
  context.stroke();
  paintSymbol(context, track, VALUE_PLATE.symbolX, z, Math.min(0.22, depth * 0.86), '#fff8e4', shades.main);
  rounded(context, VALUE_PLATE.numberX, z, VALUE_PLATE.room, Math.min(0.24, depth - 0.016), 0.04);
  // Not as white as the cards that can be chosen.
  context.fillStyle = '#f1e6cf';
  context.fill();
};

/** A hollow in the tray: darker above than below, as if it were cut into the board. */
const paintHollow = (context: Context, x: number, width: number, fill: string): void => {
  rounded(context, x + width / 2, TRAY.z, width, TRAY.depth - 0.05, 0.06);
  context.fillStyle = fill;
  context.fill();
  context.save();
  context.clip();
  const shade = context.createLinearGradient(0, TRAY.z - TRAY.depth / 2, 0, TRAY.z + TRAY.depth / 2);
  shade.addColorStop(0, 'rgba(30,14,4,0.5)');
  shade.addColorStop(0.3, 'rgba(30,14,4,0.05)');
  shade.addColorStop(1, 'rgba(255,240,200,0.16)');
  context.fillStyle = shade;
  context.fill();
  context.restore();
  context.lineWidth = 0.012;
  context.strokeStyle = GILT;
  context.stroke();
};

const paintPurse = (context: Context): void => {
  paintHollow(context, PURSE.x, PURSE.width, '#6d3f22');
  rounded(context, COIN_SPOT.numberX, TRAY.z, COIN_SPOT.room, TRAY.depth - 0.11, 0.05);
  context.fillStyle = NUMBER_GROUND;
  context.fill();
  context.lineWidth = 0.012;
  context.strokeStyle = GILT_DARK;
  context.stroke();
};

const paintTilePlaces = (context: Context): void => {
  TRACKS.forEach((track, column) => {
    const x = TILE_SPOT.x + column * TILE_SPOT.step;
    const { main, dark, light } = TRACK_SHADES[track];
    rounded(context, x, TRAY.z, TILE.side - 0.01, TRAY.depth - 0.06, 0.04);
    context.fillStyle = `${light}cc`;
    context.fill();
    context.lineWidth = 0.012;
    context.strokeStyle = dark;
    context.stroke();
    paintSymbol(context, track, x, TRAY.z, 0.15, `${main}aa`, light);
  });
};

const MEDAL_PLACES = {
  silver: { light: '#d9d2cd', dark: '#8d8580' },
  gold: { light: '#eed6a4', dark: '#a98551' },
} as const satisfies Record<Medal, object>;

/** Hollows for medals that are still to be had: pale, with broken rims, so that nobody takes them for medals. */
const paintMedalPlaces = (context: Context): void => {
  for (const { medal, x } of medalSpots()) {
    const { light, dark } = MEDAL_PLACES[medal];
    const { points, reach, notch } = UNDER_MEDAL[medal];
    // Paths are rounded: they are laid out in hundredths of a medal.
    const unit = (MEDAL.radius * MEDAL_SPOT.scale) / 100;
    const rim = new Path2D(
      medal === 'silver' ? circle(0, 0, reach * 100) : star(0, 0, points, reach * 100, notch * 100),
    );
    context.save();
    context.translate(x, TRAY.z);
    context.scale(unit, unit);
    context.fillStyle = light;
    context.fill(rim);
    context.lineWidth = 0.014 / unit;
    context.strokeStyle = dark;
    context.setLineDash([0.036 / unit, 0.024 / unit]);
    context.stroke(rim);
    context.restore();
    paintSymbol(context, medal === 'silver' ? 'medal' : 'medalGold', x, TRAY.z, unit * 145, dark, light);
  }
};

/** The enamelled plate that emblem and name stand on, between gilt lines. */
const paintNamePlate = (context: Context, left: number, right: number, main: string, dark: string): void => {
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
  context.strokeStyle = dark;
  context.stroke();
  rounded(context, (left + right) / 2, z, right - left - 0.05, depth - 0.05, 0.06);
  context.lineWidth = 0.012;
  context.strokeStyle = GILT;
  context.stroke();
};

/** The tray: a shelf in the seat's colour with a hollow for the purse and places for tiles and medals. */
const paintTray = (context: Context, { emblem }: BoardFigures): void => {
  const { z, depth } = TRAY;
  const { main, dark, light } = EMBLEM_SHADES[emblem];
  const left = VALUE_PLATE.x;
  rounded(context, BOARD.width / 2, z, BOARD.width - left * 2, depth, 0.08);
  context.fillStyle = light;
  context.fill();
  context.lineWidth = 0.014;
  context.strokeStyle = dark;
  context.stroke();
  paintNamePlate(context, left, PURSE.x - 0.04, main, dark);
  context.beginPath();
  context.arc(PORTRAIT_SPOT.x, z, PORTRAIT_SPOT.radius + 0.012, 0, Math.PI * 2);
  context.fillStyle = dark;
  context.fill();
  paintPurse(context);
  paintTilePlaces(context);
  paintMedalPlaces(context);
};

const paintBoard = (context: Context, figures: BoardFigures): void => {
  paintParchment(context, figures);
  for (const track of TRACKS) paintRow(context, track);
  paintSlots(context, figures);
  paintTray(context, figures);
  for (const { of, text, x, z, font, room } of boardNumerals(figures))
    writeNumber(context, text, x, z, font, inkOf(of), room);
};

const INKS: Readonly<Record<string, string>> = {
  'military scale': TRACK_SHADES.military.ink,
  'culture scale': TRACK_SHADES.culture.ink,
  plunder: '#2d5b2a',
  integrate: '#a3121a',
  'statue points': POINTS_INK,
  'statue bonus': TRACK_SHADES.culture.ink,
};

const inkOf = (of: string): string => INKS[of] ?? (of.startsWith('colony') ? '#fffaf0' : INK);

/** The boards that are laid out in one picture: the one in front, and the one that is looked at. */
export class BoardSheet {
  readonly drawing: Drawing;
  private readonly painted = new Map<number, string>();

  private readonly grid: { readonly columns: number; readonly rows: number };

  constructor(pixelsPerUnit: number, grid: { readonly columns: number; readonly rows: number } = BOARD_GRID) {
    this.grid = grid;
    const width = Math.round(BOARD.width * pixelsPerUnit);
    this.drawing = makeDrawing(width * grid.columns, Math.round(BOARD.depth * pixelsPerUnit) * grid.rows);
  }

  /** Shows a seat's print in a cell; returns whether the picture has changed. */
  show(cell: number, figures: BoardFigures): boolean {
    const known = JSON.stringify(figures);
    if (this.painted.get(cell) === known) return false;
    this.painted.set(cell, known);
    inCell(this.drawing, this.grid, cell, (context, width, height) => {
      context.save();
      context.scale(width / BOARD.width, height / BOARD.depth);
      paintBoard(context, figures);
      context.restore();
      paintGrain(context, width, height, 0.2);
    });
    return true;
  }
}
