import { TILE } from '../../cards/layout/dimensions.ts';
import { GILT, mixed, NUMBER_GROUND, POINTS_INK, TRACK_SHADES, TRACK_VELVETS } from '../../cards/palette.ts';
import { paintSymbol } from '../../cards/symbols.ts';
import { pageContent } from '../../platform/pageContent.ts';
import {
  type BoardFigures,
  COLONY_PRINT,
  COLONY_SLOTS,
  colonySlotX,
  type Prominence,
  prominenceOf,
  STATUE_PRINT,
  STATUE_SLOTS,
  statueSlotX,
} from '../layout/boardPrint.ts';
import { raise, sink } from './joinery.ts';

type Context = CanvasRenderingContext2D;

interface Slot {
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** What places are lined with as long as what belongs there cannot be had. */
const LININGS = {
  military: mixed(TRACK_VELVETS.military, '#2a1008', 0.3),
  culture: mixed(TRACK_VELVETS.culture, '#0c1626', 0.3),
} as const;
/** And once it can. */
const BRIGHT = '#f5dfa6';

const groundOf = (track: keyof typeof LININGS, reach: Prominence): string => {
  if (reach === 'reached') return BRIGHT;
  return reach === 'next' ? mixed(LININGS[track], TRACK_SHADES[track].main, 0.75) : LININGS[track];
};

/** A place, cut into the board: bright and rimmed with gilt once what belongs there can be had. */
const paintPlace = (context: Context, track: keyof typeof LININGS, x: number, slot: Slot, reach: Prominence): void => {
  const { dark } = TRACK_SHADES[track];
  const [top, bottom] = [slot.z - slot.depth / 2, slot.z + slot.depth / 2];
  context.beginPath();
  context.roundRect(x - slot.width / 2, top, slot.width, slot.depth, 0.05);
  context.fillStyle = groundOf(track, reach);
  context.fill();
  sink(context, top, bottom);
  context.lineWidth = reach === 'reached' ? 0.04 : 0.016;
  context.strokeStyle = dark;
  context.stroke();
  if (reach !== 'reached') return;
  context.lineWidth = 0.024;
  context.strokeStyle = '#f2bd45';
  context.stroke();
};

const paintColonies = (context: Context, { colonies }: BoardFigures): void => {
  const { dark, main } = TRACK_SHADES.military;
  const { signX, sign } = COLONY_PRINT;
  pageContent().colonies.forEach(({ level }, index) => {
    const reach = prominenceOf(colonies, index);
    const x = colonySlotX(level);
    paintPlace(context, 'military', x, COLONY_SLOTS, reach);
    if (reach === 'taken') return;
    const ground = groundOf('military', reach);
    const tone = reach === 'reached' ? dark : mixed(ground, mixed(main, '#f5cfbb', 0.4), 0.6);
    paintSymbol(context, 'colony', x + signX, COLONY_SLOTS.z, sign, tone, ground);
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
const paintPlinth = (context: Context, x: number, z: number, reach: Prominence): void => {
  const { main, ink, light } = TRACK_SHADES.culture;
  const carved = reach === 'taken';
  const [ground, sign] = {
    taken: ['#e9b94c', '#5a3608'],
    reached: [NUMBER_GROUND, `${ink}99`],
    next: [mixed(LININGS.culture, main, 0.5), mixed(main, light, 0.7)],
    later: [mixed(LININGS.culture, main, 0.5), mixed(main, light, 0.35)],
  }[reach] as [string, string];
  context.beginPath();
  context.roundRect(x - 0.115, z - 0.115, 0.23, 0.23, 0.115);
  context.fillStyle = ground;
  context.fill();
  (carved ? raise : sink)(context, z - 0.115, z + 0.115);
  context.lineWidth = 0.016;
  context.strokeStyle = carved ? ink : mixed(main, ink, 0.3);
  context.stroke();
  paintSymbol(context, 'statue', x, z, 0.2, sign, ground);
};

/** The plate of what a statue brings to the track of its tile. */
const paintBonusPlate = (context: Context, x: number, z: number, depth: number): void => {
  context.beginPath();
  context.roundRect(x - 0.1, z - depth / 2, 0.2, depth, 0.03);
  context.fillStyle = NUMBER_GROUND;
  context.fill();
  sink(context, z - depth / 2, z + depth / 2, 0.5);
};

const paintStatues = (context: Context, { statues }: BoardFigures): void => {
  const { z, depth } = STATUE_SLOTS;
  const { figureX, pointsX, bonusX, tileX, tile } = STATUE_PRINT;
  const { ink, light, main } = TRACK_SHADES.culture;
  pageContent().statues.forEach(({ requirement }, index) => {
    const reach = prominenceOf(statues, index);
    const x = statueSlotX(requirement);
    paintPlace(context, 'culture', x, STATUE_SLOTS, reach);
    paintPlinth(context, x + figureX, z, reach);
    if (reach === 'reached') {
      paintScallop(context, x + pointsX, z, 0.2, depth - 0.07);
      paintBonusPlate(context, x + bonusX, z, depth - 0.07);
    }
    const side = TILE.side * tile;
    const ground = groundOf('culture', reach);
    const line = reach === 'reached' ? ink : mixed(main, light, 0.3);
    context.beginPath();
    context.roundRect(x + tileX - side / 2, z - side / 2, side, side, 0.03);
    context.setLineDash([0.03, 0.025]);
    context.lineWidth = 0.014;
    context.strokeStyle = line;
    context.stroke();
    context.setLineDash([]);
    paintSymbol(context, 'tile', x + tileX, z, side * 0.66, mixed(ground, line, 0.7), ground);
  });
};

/** Paints the places of colonies and statues with what they require and bring; numbers are written over them. */
export const paintSlots = (context: Context, figures: BoardFigures): void => {
  paintColonies(context, figures);
  paintStatues(context, figures);
};
