import type { Standing } from '../../../shared/forecast/seatFacts.ts';
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

/** How deep the plates of numbers on a scale are. */
const PENNANT = 0.156;
/** They are less white than the value, which is read first; gilt where something can be taken now; in the colours of their row where that was taken. */
const PENNANT_GROUND = '#e9dcc0';
const PENNANT_REACHED = '#ffdc7c';

const rounded = (context: Context, x: number, z: number, width: number, depth: number, radius: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
};

const paintGround = (context: Context, { emblem }: BoardFigures): void => {
  const { width, depth } = BOARD;
  paintBoardWood(context, width, depth);
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

/** What can be taken at the value of a track's scale that has a place in their order: nothing more where it was taken. */
const standingAt = ({ colonies, statues }: BoardFigures, track: Track, index: number): Standing =>
  (track === 'military' ? colonies : statues)[index] ?? 'far';

/** The plate of a value on a scale, and its letters. */
const pennantTones = (track: Track, standing: Standing): { readonly plate: string; readonly ink: string } => {
  const { main, dark, light, ink } = TRACK_SHADES[track];
  if (standing === 'taken') return { plate: mixed(main, dark, 0.62), ink: mixed(light, main, 0.25) };
  return { plate: standing === 'reached' ? PENNANT_REACHED : PENNANT_GROUND, ink };
};

/** Plates at the values that let something be taken, each with a stalk that goes down to its notch and on to what can be taken. */
const paintPennants = (context: Context, track: Track, figures: BoardFigures): void => {
  const { z, depth, rail } = ROWS[track];
  const { dark } = TRACK_SHADES[track];
  const top = z - depth / 2;
  (thresholdsOf(track) ?? []).forEach((value, index) => {
    const standing = standingAt(figures, track, index);
    const { plate } = pennantTones(track, standing);
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
    context.strokeStyle = plate;
    context.stroke();
    context.beginPath();
    context.roundRect(x - 0.14, top + 0.004, 0.28, PENNANT, 0.03);
    context.fillStyle = plate;
    context.fill();
    if (standing === 'taken') sink(context, top, top + PENNANT, 0.6);
    else raise(context, top, top + PENNANT, 0.6);
    context.lineWidth = 0.011;
    context.strokeStyle = dark;
    context.stroke();
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
  paintPennants(context, track, figures);
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
};

/** The ink of a number on a track's scale; `null` of any other number. */
const scaleInk = (figures: BoardFigures, of: string, text: string): string | null => {
  const track = TRACKS.find((one) => of === `${one} scale`);
  if (track === undefined) return null;
  const index = (thresholdsOf(track) ?? []).indexOf(Number(text));
  return pennantTones(track, standingAt(figures, track, index)).ink;
};

const paintBoard = (context: Context, figures: BoardFigures): void => {
  paintGround(context, figures);
  for (const track of TRACKS) paintRow(context, track, figures);
  paintSlots(context, figures);
  paintTray(context, figures);
  for (const { of, text, x, z, font, room } of boardNumerals(figures))
    writeNumber(context, text, x, z, font, scaleInk(figures, of, text) ?? INKS[of] ?? INK, room);
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
