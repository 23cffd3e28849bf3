import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { pageContent } from '../../content/pageContent.ts';
import { writeNumber } from '../cardFace/lettering.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import {
  COIN_SPOT,
  COLONY_SLOTS,
  colonySlotX,
  ROWS,
  STATUE_SLOTS,
  statueSlotX,
  TILE_SPOT,
  TRACK,
  TRAY,
  trackX,
  VALUE_PLATE,
} from '../layout/boardPrint.ts';
import { BOARD, MEDAL, TILE } from '../layout/dimensions.ts';
import { medalSpots } from '../layout/medalSpots.ts';
import { GILT, GILT_DARK, PARCHMENT, PARCHMENT_DARK, TRACK_SHADES } from '../palette.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

type Context = CanvasRenderingContext2D;

const rounded = (context: Context, x: number, z: number, width: number, depth: number, radius: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
};

const paintParchment = (context: Context): void => {
  const { width, depth } = BOARD;
  const age = context.createRadialGradient(width / 2, depth / 2, 0.4, width / 2, depth / 2, 2.3);
  age.addColorStop(0, '#fbf1d8');
  age.addColorStop(0.7, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, depth);
  for (const [inset, line, style] of [
    [0.012, 0.03, '#4a2b12'],
    [0.034, 0.014, GILT],
  ] as const) {
    rounded(context, width / 2, depth / 2, width - inset * 2, depth - inset * 2, 0.06);
    context.lineWidth = line;
    context.strokeStyle = style;
    context.stroke();
  }
};

/** The scale: a tick a step, a longer one every five. */
const paintTicks = (context: Context, track: Track): void => {
  const { z, depth } = ROWS[track];
  const plain = track === 'income' || track === 'food';
  const shades = TRACK_SHADES[track];
  for (let value = 0; value <= TRACK.last; value++) {
    const long = value % 5 === 0;
    context.beginPath();
    context.moveTo(trackX(value), z + depth / 2 - 0.02);
    context.lineTo(trackX(value), z + depth / 2 - (long ? 0.1 : 0.06));
    context.lineWidth = long ? 0.02 : 0.01;
    context.strokeStyle = long ? shades.ink : `${shades.dark}bb`;
    context.stroke();
    if (long && value > 0 && plain)
      writeNumber(context, `${value}`, trackX(value), z - 0.025, 0.13, `${shades.dark}dd`);
  }
};

const paintRow = (context: Context, track: Track): void => {
  const { z, depth } = ROWS[track];
  const shades = TRACK_SHADES[track];
  const left = 0.06;
  const width = BOARD.width - 0.12;
  const fall = context.createLinearGradient(left, 0, left + width, 0);
  fall.addColorStop(0, shades.main);
  fall.addColorStop(0.2, `${shades.main}bb`);
  fall.addColorStop(1, `${shades.main}77`);
  rounded(context, left + width / 2, z, width, depth, 0.07);
  context.fillStyle = shades.light;
  context.fill();
  context.fillStyle = fall;
  context.fill();
  context.lineWidth = 0.016;
  context.strokeStyle = shades.dark;
  context.stroke();
  paintTicks(context, track);
  rounded(context, left + VALUE_PLATE.width / 2, z, VALUE_PLATE.width, depth, 0.07);
  context.fillStyle = shades.main;
  context.fill();
  context.stroke();
  paintSymbol(context, track, VALUE_PLATE.symbolX, z, depth * 0.8, '#fff8e4', shades.main);
  rounded(context, VALUE_PLATE.numberX + 0.015, z, 0.36, depth - 0.03, 0.05);
  context.fillStyle = '#fffaf0';
  context.fill();
};

const paintThreshold = (context: Context, track: 'military' | 'culture', x: number, top: number): void => {
  const { z, depth } = ROWS[track];
  const shades = TRACK_SHADES[track];
  context.lineWidth = 0.03;
  context.strokeStyle = shades.dark;
  context.beginPath();
  context.moveTo(x, z - depth / 2 + 0.01);
  context.lineTo(x, top);
  context.stroke();
  context.fillStyle = shades.dark;
  context.beginPath();
  context.moveTo(x - 0.06, top + 0.005);
  context.lineTo(x + 0.06, top + 0.005);
  context.lineTo(x, top - 0.07);
  context.fill();
};

/** A place for a colony or a statue, with the line that joins it to its value on the track. */
const paintSlot = (
  context: Context,
  track: 'military' | 'culture',
  x: number,
  { z, width, depth }: { readonly z: number; readonly width: number; readonly depth: number },
): void => {
  const shades = TRACK_SHADES[track];
  paintThreshold(context, track, x, z - depth / 2);
  rounded(context, x, z, width, depth, 0.05);
  context.fillStyle = `${shades.light}dd`;
  context.fill();
  context.lineWidth = 0.014;
  context.strokeStyle = shades.dark;
  context.stroke();
};

const paintColonySlots = (context: Context): void => {
  const { z } = COLONY_SLOTS;
  const shades = TRACK_SHADES.military;
  for (const level of COLONY_LEVELS) {
    const x = colonySlotX(level);
    paintSlot(context, 'military', x, COLONY_SLOTS);
    paintSymbol(context, 'colony', x + 0.13, z, 0.19, `${shades.main}88`, shades.light);
    writeNumber(context, `${level}`, x - 0.1, z, 0.27, shades.ink, 0.27);
  }
};

const paintStatueSlots = (context: Context): void => {
  const { z } = STATUE_SLOTS;
  const shades = TRACK_SHADES.culture;
  for (const requirement of STATUES) {
    const x = statueSlotX(requirement);
    const statue = pageContent().statues.find((entry) => entry.requirement === requirement);
    paintSlot(context, 'culture', x, STATUE_SLOTS);
    writeNumber(context, `${requirement}`, x - 0.125, z, 0.27, shades.ink, 0.22);
    writeNumber(context, `${statue?.points ?? ''}`, x + 0.075, z - 0.075, 0.16, '#7c1d26', 0.13);
    paintSymbol(context, 'points', x + 0.195, z - 0.075, 0.1, '#7c1d26', shades.light);
    writeNumber(context, `+${statue?.bonus ?? ''}`, x + 0.075, z + 0.08, 0.16, shades.ink, 0.13);
    paintSymbol(context, 'tile', x + 0.195, z + 0.08, 0.1, shades.ink, shades.light);
  }
};

const paintTray = (context: Context): void => {
  const { z, depth } = TRAY;
  rounded(context, BOARD.width / 2, z, BOARD.width - 0.12, depth, 0.08);
  context.fillStyle = '#cda76855';
  context.fill();
  context.lineWidth = 0.012;
  context.strokeStyle = GILT_DARK;
  context.stroke();
  rounded(context, COIN_SPOT.x + COIN_SPOT.step / 2, z, 0.4, depth - 0.05, 0.07);
  context.fillStyle = '#5a331955';
  context.fill();
  TRACKS.forEach((track, column) => {
    rounded(context, TILE_SPOT.x + column * TILE_SPOT.step, z, TILE.side, depth - 0.06, 0.04);
    context.fillStyle = '#fff6dd88';
    context.fill();
    context.strokeStyle = TRACK_SHADES[track].dark;
    context.stroke();
    paintSymbol(
      context,
      track,
      TILE_SPOT.x + column * TILE_SPOT.step,
      z,
      0.13,
      `${TRACK_SHADES[track].main}99`,
      '#fff6dd',
    );
  });
  for (const { medal, x } of medalSpots()) {
    const silver = medal === 'silver';
    context.beginPath();
    context.arc(x, z, MEDAL.radius * 0.9, 0, Math.PI * 2);
    context.fillStyle = silver ? '#d8dce455' : '#f0cf6a66';
    context.fill();
    context.lineWidth = 0.016;
    context.strokeStyle = silver ? '#7c8592' : GILT_DARK;
    context.stroke();
    paintSymbol(context, 'medal', x, z, 0.15, silver ? '#7c8592aa' : '#94691faa', PARCHMENT);
  }
};

/** Paints the print of a player's board; every board carries the same. */
export const paintBoardFace = (pixelsPerUnit: number): Drawing => {
  const drawing = makeDrawing(Math.round(BOARD.width * pixelsPerUnit), Math.round(BOARD.depth * pixelsPerUnit));
  const { context } = drawing;
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintParchment(context);
  for (const track of TRACKS) paintRow(context, track);
  paintColonySlots(context);
  paintStatueSlots(context);
  paintTray(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, drawing.canvas.width, drawing.canvas.height, 0.22);
  return drawing;
};
