import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { BOARD } from '../../cards/layout/dimensions.ts';
import { writeNumber } from '../../cards/lettering.ts';
import { INK, mixed, PASSED_SHADES, POINTS_INK, TRACK_SHADES } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import {
  BOARD_BAND,
  type BoardFigures,
  boardNumerals,
  PASSED,
  PASSED_FROM,
  type Prominence,
  prominenceOf,
  RAIL,
  ROWS,
  TRACK,
  thresholdsOf,
  trackX,
  VALUE_PLATE,
} from '../layout/boardPrint.ts';
import { BOARD_GRID } from '../layout/cells.ts';
import { paintSlots } from './boardSlots.ts';
import { paintTray } from './boardTray.ts';
import { paintBoardWood, raise, sink } from './joinery.ts';
import { paintFrame } from './ornaments.ts';

type Context = CanvasRenderingContext2D;

const rounded = (context: Context, x: number, z: number, width: number, depth: number, radius: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
};

const paintGround = (context: Context, { emblem }: BoardFigures): void => {
  const { width, depth } = BOARD;
  paintBoardWood(context, width, depth);
  paintFrame(context, emblem, width, depth, BOARD_BAND);
};

/** Steps from one notch of a rail to the next. */
const NOTCH = 5;

/**
 * The rail: a groove with its notches, an arrow beyond the last one, where greater values stand, and the round start of what its marker
 * has passed.
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
  for (let value = NOTCH; value <= TRACK.last; value += NOTCH) {
    context.beginPath();
    context.moveTo(trackX(value), rail - RAIL * 0.36);
    context.lineTo(trackX(value), rail + RAIL * 0.36);
    context.lineWidth = 0.014;
    context.strokeStyle = `${light}77`;
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

/** The tones of a mark on a rail: gilt where something can be taken now, bright at the next value, dull at later ones. */
const markTone = (track: Track, prominence: Exclude<Prominence, 'taken'>): string => {
  const { main, light } = TRACK_SHADES[track];
  return { reached: '#ffdc7c', next: '#fff3d6', later: mixed(light, main, 0.3) }[prominence];
};

/** Marks on a rail at the values that let something be taken, as long as it is not. */
const paintMarks = (context: Context, track: Track, { colonies, statues }: BoardFigures): void => {
  const { rail } = ROWS[track];
  const { dark } = TRACK_SHADES[track];
  (thresholdsOf(track) ?? []).forEach((value, index) => {
    const prominence = prominenceOf(track === 'military' ? colonies : statues, index);
    if (prominence === 'taken') return;
    const x = trackX(value);
    for (const [style, line, more] of [
      [dark, 0.05, 0.012],
      [markTone(track, prominence), 0.028, 0],
    ] as const) {
      context.beginPath();
      context.moveTo(x, rail - RAIL / 2 - more);
      context.lineTo(x, rail + RAIL / 2 + more);
      context.lineWidth = line;
      context.strokeStyle = style;
      context.stroke();
    }
  });
};

/** A row of enamel let into the board, its rail, and at the left a plate with its sign and the value. */
const paintRow = (context: Context, track: Track, figures: BoardFigures): void => {
  const { z, depth } = ROWS[track];
  const { main, dark } = TRACK_SHADES[track];
  const left = VALUE_PLATE.x;
  const width = BOARD.width - left * 2;
  const [top, bottom] = [z - depth / 2, z + depth / 2];
  const fall = context.createLinearGradient(left, 0, left + width, 0);
  fall.addColorStop(0, main);
  fall.addColorStop(0.3, mixed(main, dark, 0.16));
  fall.addColorStop(1, mixed(main, dark, 0.4));
  rounded(context, left + width / 2, z, width, depth, 0.06);
  context.fillStyle = fall;
  context.fill();
  raise(context, top, bottom, 0.7);
  context.lineWidth = 0.016;
  context.strokeStyle = dark;
  context.stroke();
  paintRail(context, track);
  paintMarks(context, track, figures);
  rounded(context, left + VALUE_PLATE.width / 2, z, VALUE_PLATE.width, depth, 0.06);
  context.fillStyle = main;
  context.fill();
  raise(context, top, bottom);
  context.stroke();
  paintSymbol(context, track, VALUE_PLATE.symbolX, z, VALUE_PLATE.symbol, '#fff8e4', main);
  const room = Math.min(0.24, depth - 0.016);
  rounded(context, VALUE_PLATE.numberX, z, VALUE_PLATE.room, room, 0.04);
  // Not as white as the cards that can be chosen.
  context.fillStyle = '#e8dcc2';
  context.fill();
  sink(context, z - room / 2, z + room / 2, 0.55);
};

const INKS: Readonly<Record<string, string>> = {
  'statue points': POINTS_INK,
  'statue bonus': TRACK_SHADES.culture.ink,
  'colony reached': TRACK_SHADES.military.ink,
  'colony next': '#fff3d6',
  'colony later': mixed(TRACK_SHADES.military.light, TRACK_SHADES.military.main, 0.25),
  'statue next': '#fff3d6',
  'statue later': mixed(TRACK_SHADES.culture.light, TRACK_SHADES.culture.main, 0.25),
};

const paintBoard = (context: Context, figures: BoardFigures): void => {
  paintGround(context, figures);
  for (const track of TRACKS) paintRow(context, track, figures);
  paintSlots(context, figures);
  paintTray(context, figures);
  for (const { of, text, x, z, font, room } of boardNumerals(figures))
    writeNumber(context, text, x, z, font, INKS[of] ?? INK, room);
};

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
