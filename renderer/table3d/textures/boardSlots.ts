import type { Standing } from '../../../shared/forecast/seatFacts.ts';
import { TILE } from '../../cards/layout/dimensions.ts';
import { GILT, NUMBER_GROUND, POINTS_INK, TRACK_SHADES } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { pageContent } from '../../platform/pageContent.ts';
import {
  type BoardFigures,
  CHANNEL,
  COLONY_SIGN,
  COLONY_SLOTS,
  colonySlotX,
  ROWS,
  STATUE_PRINT,
  STATUE_SLOTS,
  statueSlotX,
  tellsGain,
  trackX,
} from '../layout/boardPrint.ts';

type Context = CanvasRenderingContext2D;

/** The line from a value on a track through the channel to its place; gilt once the value is reached. */
const paintLine = (
  context: Context,
  track: 'military' | 'culture',
  from: number,
  to: number,
  reach: Standing,
): void => {
  const { z, depth } = ROWS[track];
  const top = z + depth / 2;
  const { dark } = TRACK_SHADES[track];
  const draw = (line: number, style: string): void => {
    context.beginPath();
    context.moveTo(from, top - 0.02);
    context.lineTo(from, top + CHANNEL * 0.45);
    context.lineTo(to, top + CHANNEL * 0.45);
    context.lineTo(to, top + CHANNEL + 0.02);
    context.lineWidth = line;
    context.lineJoin = 'round';
    context.strokeStyle = style;
    context.stroke();
  };
  draw(0.028, dark);
  if (reach !== 'far') draw(0.014, GILT);
};

interface Slot {
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** A place: bright and rimmed with gilt once what belongs there can be had. */
const paintPlace = (context: Context, track: 'military' | 'culture', x: number, slot: Slot, reach: Standing): void => {
  const { light, dark } = TRACK_SHADES[track];
  context.beginPath();
  context.roundRect(x - slot.width / 2, slot.z - slot.depth / 2, slot.width, slot.depth, 0.05);
  context.fillStyle = reach === 'reached' ? '#f5dfa6' : `${light}cc`;
  context.fill();
  context.lineWidth = reach === 'reached' ? 0.04 : 0.016;
  context.strokeStyle = dark;
  context.stroke();
  if (reach !== 'reached') return;
  context.lineWidth = 0.024;
  context.strokeStyle = '#f2bd45';
  context.stroke();
};

const paintColonies = (context: Context, { colonies }: BoardFigures): void => {
  const { dark, light } = TRACK_SHADES.military;
  pageContent().colonies.forEach(({ level, requirement }, index) => {
    const reach = colonies[index] ?? 'far';
    const x = colonySlotX(level);
    paintLine(context, 'military', trackX(requirement), x, reach);
    paintPlace(context, 'military', x, COLONY_SLOTS, reach);
    paintSymbol(context, 'colony', x, COLONY_SLOTS.z, COLONY_SIGN, reach === 'reached' ? dark : `${dark}99`, light);
  });
};

/** The white scallop that points stand on, as on cards. */
const paintScallop = (context: Context, x: number, z: number, width: number, depth: number): void => {
  context.beginPath();
  context.roundRect(x - width / 2, z - depth / 2, width, depth, [0.02, 0.02, depth * 0.45, depth * 0.45]);
  context.fillStyle = NUMBER_GROUND;
  context.fill();
  context.lineWidth = 0.02;
  context.strokeStyle = POINTS_INK;
  context.stroke();
  context.lineWidth = 0.008;
  context.strokeStyle = GILT;
  context.stroke();
};

/** The place of a figure: empty, or gilt with its sign once it is carved and stands in the city. */
const paintPlinth = (context: Context, x: number, z: number, carved: boolean): void => {
  const { main, ink } = TRACK_SHADES.culture;
  context.beginPath();
  context.roundRect(x - 0.115, z - 0.115, 0.23, 0.23, 0.115);
  context.fillStyle = carved ? '#f2c75c' : NUMBER_GROUND;
  context.fill();
  context.lineWidth = 0.022;
  context.strokeStyle = main;
  context.stroke();
  context.lineWidth = 0.008;
  context.strokeStyle = ink;
  context.stroke();
  paintSymbol(context, 'statue', x, z, 0.2, carved ? '#5a3608' : `${ink}77`, carved ? '#f2c75c' : NUMBER_GROUND);
};

const paintStatues = (context: Context, { statues }: BoardFigures): void => {
  const { z, depth } = STATUE_SLOTS;
  const { figureX, pointsX, tileX, tile } = STATUE_PRINT;
  const { ink, light } = TRACK_SHADES.culture;
  pageContent().statues.forEach(({ requirement }, index) => {
    const reach = statues[index] ?? 'far';
    const x = statueSlotX(requirement);
    paintLine(context, 'culture', trackX(requirement), x, reach);
    paintPlace(context, 'culture', x, STATUE_SLOTS, reach);
    paintPlinth(context, x + figureX, z, reach === 'taken');
    if (tellsGain(statues, index)) paintScallop(context, x + pointsX, z, 0.21, depth - 0.07);
    const side = TILE.side * tile;
    context.beginPath();
    context.roundRect(x + tileX - side / 2, z - side / 2, side, side, 0.03);
    context.setLineDash([0.03, 0.025]);
    context.lineWidth = 0.014;
    context.strokeStyle = ink;
    context.stroke();
    context.setLineDash([]);
    paintSymbol(context, 'tile', x + tileX, z, side * 0.66, `${ink}aa`, light);
  });
};

/** Paints the places of colonies and statues with what they require, cost and bring; numbers are written over them. */
export const paintSlots = (context: Context, figures: BoardFigures): void => {
  paintColonies(context, figures);
  paintStatues(context, figures);
};
