import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/effectSigns.ts';
import { TEXT_FONT } from '../../cards/fonts.ts';
import { paintHatching } from '../../cards/hatching.ts';
import { writeNumber } from '../../cards/lettering.ts';
import {
  COLOUR_SHADES,
  EMBLEM_SHADES,
  GILT,
  INK,
  NUMBER_GROUND,
  PARCHMENT,
  PARCHMENT_DARK,
  TRACK_SHADES,
  TROUBLE,
} from '../../cards/palette.ts';
import { paintSymbol, type SymbolName } from '../../cards/symbols.ts';
import { type Drawing, inCell, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import { STAND_GRID } from '../layout/cells.ts';
import {
  COLOUR_SPANS,
  type Good,
  goodSpans,
  HUNGER_SPAN,
  SKY_DEPTH,
  SKYLINE,
  STAND_COINS,
  STAND_NAME,
  STAND_POINTS,
  STAND_ROWS,
  type StandFigures,
  SYMBOL_SHARE,
  standNumerals,
  TRACK_SPANS,
  TRACK_SYMBOL_SHARE,
} from '../layout/standPrint.ts';
import { STAND } from '../layout/stands.ts';
import { paintBoardWood, raise, sink } from './joinery.ts';
import { paintFrame } from './ornaments.ts';
import { paintPanorama } from './panorama.ts';

type Context = CanvasRenderingContext2D;

const BAND = 0.115;

/** A plate that lies on the stand, or that is let into another one. */
const box = (
  context: Context,
  x: number,
  z: number,
  width: number,
  depth: number,
  fill: string,
  rim: string,
  shape: typeof raise = raise,
): void => {
  context.beginPath();
  context.roundRect(x, z - depth / 2, width, depth, depth * 0.18);
  context.fillStyle = fill;
  context.fill();
  shape(context, z - depth / 2, z + depth / 2, 0.7);
  context.lineWidth = 0.014;
  context.strokeStyle = rim;
  context.stroke();
};

const paintSheet = (context: Context, figures: StandFigures): void => {
  const { width, depth } = STAND;
  const shades = EMBLEM_SHADES[figures.emblem];
  paintBoardWood(context, width, depth);
  if (figures.asked) {
    const age = context.createLinearGradient(0, 0, width, SKY_DEPTH);
    age.addColorStop(0, PARCHMENT);
    age.addColorStop(1, PARCHMENT_DARK);
    context.fillStyle = age;
    context.fillRect(0, 0, width, SKY_DEPTH);
  }
  const { z, depth: deep } = STAND_ROWS.head;
  const cloth = context.createLinearGradient(0, 0, width, 0);
  cloth.addColorStop(0, shades.main);
  // Dark from where the name begins: the lion's ochre is too light for it.
  cloth.addColorStop(0.2, shades.dark);
  cloth.addColorStop(1, shades.ink);
  context.beginPath();
  context.rect(0, z - deep / 2, width, deep);
  context.fillStyle = cloth;
  context.fill();
  raise(context, z - deep / 2, z + deep / 2, 0.6);
  if (!figures.asked)
    paintPanorama(context, { x: 0, y: 0, width, depth: SKY_DEPTH }, figures.epoch, figures.emblem, SKYLINE);
  context.fillStyle = GILT;
  context.fillRect(0, SKY_DEPTH - 0.02, width, 0.02);
  context.fillRect(0, z + deep / 2, width, 0.022);
  paintFrame(context, figures.emblem, width, depth, BAND);
};

/** The smallest share of its size that a name is written at; a longer one is narrowed, too. */
const SMALLEST_NAME = 0.6;

/** A long name is written smaller before it is narrowed. */
const setNameFont = (context: Context, name: string, room: number): void => {
  const font = (size: number) => `700 ${size}px ${TEXT_FONT}`;
  context.font = font(STAND_NAME.font);
  const fit = Math.max(SMALLEST_NAME, room / context.measureText(name).width);
  if (fit < 1) context.font = font(STAND_NAME.font * fit);
};

const paintHead = (context: Context, { name, emblem }: StandFigures): void => {
  const { z } = STAND_ROWS.head;
  const { ink } = EMBLEM_SHADES[emblem];
  setNameFont(context, name, STAND_NAME.room);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = '#fff2d4';
  context.fillText(name, STAND_NAME.x, z + 0.01, STAND_NAME.room);
  paintSymbol(context, 'coin', STAND_COINS.symbolX, z, 0.23, GILT, ink);
  paintSymbol(context, 'points', STAND_POINTS.symbolX, z, 0.25, '#fff2d4', ink);
};

const paintTracks = (context: Context, hungry: boolean): void => {
  const { z, depth } = STAND_ROWS.tracks;
  TRACKS.forEach((track, index) => {
    const { x, width } = TRACK_SPANS[index] ?? HUNGER_SPAN;
    const { main, dark } = TRACK_SHADES[track];
    box(context, x, z, width, depth, main, dark);
    paintSymbol(
      context,
      track,
      x + (width * TRACK_SYMBOL_SHARE) / 2,
      z,
      Math.min(depth * 0.82, width * TRACK_SYMBOL_SHARE * 0.94),
      '#fff8e4',
      main,
    );
    const short = hungry && track === 'food';
    const [plate, rim] = short ? [TROUBLE, '#ffd0c0'] : [NUMBER_GROUND, dark];
    box(
      context,
      x + width * TRACK_SYMBOL_SHARE,
      z,
      width * (1 - TRACK_SYMBOL_SHARE) - 0.025,
      depth - 0.05,
      plate,
      rim,
      sink,
    );
  });
};

const paintColours = (context: Context): void => {
  const { z, depth } = STAND_ROWS.cards;
  COLOURS.forEach((colour, index) => {
    const { x, width } = COLOUR_SPANS[index] ?? HUNGER_SPAN;
    const { main, dark, light } = COLOUR_SHADES[colour];
    const chip = width * SYMBOL_SHARE;
    box(context, x, z, width, depth, light, dark);
    context.save();
    context.beginPath();
    context.roundRect(x, z - depth / 2, chip, depth, [depth * 0.18, 0, 0, depth * 0.18]);
    context.clip();
    context.fillStyle = main;
    context.fillRect(x, z - depth / 2, chip, depth);
    context.translate(x, z - depth / 2);
    paintHatching(context, colour, chip, depth, 0.05, 'rgba(255,248,226,0.25)');
    context.restore();
    paintSymbol(context, SYMBOL_OF_COLOUR[colour], x + chip / 2, z, chip * 0.98, '#fff8e4', main);
  });
};

const paintHunger = (context: Context, figures: StandFigures): void => {
  const { z, depth } = STAND_ROWS.cards;
  const { x, width } = HUNGER_SPAN;
  const { hungry } = figures;
  box(context, x, z, width, depth, hungry ? TROUBLE : NUMBER_GROUND, hungry ? '#4d0509' : '#8a6420');
  paintSymbol(
    context,
    'card',
    x + width * 0.14,
    z,
    depth * 0.82,
    hungry ? '#ffe6d8' : '#5c4a3a',
    hungry ? TROUBLE : NUMBER_GROUND,
  );
};

const FLAME = 'M52 0Q86 34 78 66Q72 98 46 100Q14 96 16 62Q18 44 34 30Q34 48 44 52Q60 30 52 0Z';

/** Signs of what is owned, with what they look like; what nobody has is pale. */
const GOOD_SIGNS: Readonly<Record<Exclude<Good, 'monument' | 'market'>, readonly [SymbolName, string]>> = {
  integrated: ['colony', '#2f6b37'],
  plundered: ['colony', '#6b4432'],
  statues: ['statue', '#8d8577'],
  silver: ['medal', '#78828f'],
  gold: ['medalGold', '#b5820f'],
  tiles: ['tile', '#7a4c08'],
};

const signOf = (good: Good, figures: StandFigures): readonly [SymbolName, string] => {
  if (good === 'monument')
    return ['monument', { none: '#8a642044', reused: '#8d8577', built: '#b5820f' }[figures.monument ?? 'none']];
  if (good === 'market')
    return [
      figures.market === 'large' ? 'marketLarge' : 'marketSmall',
      figures.market === 'none' ? '#8a642044' : '#a33a2a',
    ];
  return GOOD_SIGNS[good];
};

const paintGoods = (context: Context, figures: StandFigures): void => {
  const { z, depth } = STAND_ROWS.goods;
  for (const { x, width, good } of goodSpans(figures)) {
    const [symbol, colour] = signOf(good, figures);
    const size = Math.min(depth * 1.02, width * 0.6);
    const alone = good === 'monument' || good === 'market';
    const middle = x + (alone ? width / 2 : (width * SYMBOL_SHARE) / 2 + 0.01);
    paintSymbol(context, symbol, middle, z, size, colour, PARCHMENT);
    if (good === 'plundered') paintFlame(context, middle + size * 0.16, z - size * 0.12, size * 0.52);
  }
};

const paintFlame = (context: Context, x: number, z: number, size: number): void => {
  context.save();
  context.translate(x - size / 2, z - size / 2);
  context.scale(size / 100, size / 100);
  const shape = new Path2D(FLAME);
  context.lineWidth = 16;
  context.strokeStyle = PARCHMENT;
  context.stroke(shape);
  context.fillStyle = '#d2461f';
  context.fill(shape);
  context.restore();
};

/** The light ink of numbers that stand on a dark ground. */
const inkOf = (of: string, figures: StandFigures): string => {
  if (of === 'coins') return '#ffe08a';
  if (of === 'points') return '#fff6e0';
  return (of === 'hunger' || of === 'food') && figures.hungry ? '#ffffff' : INK;
};

const paintStand = (context: Context, figures: StandFigures): void => {
  paintSheet(context, figures);
  paintHead(context, figures);
  paintTracks(context, figures.hungry);
  if (figures.asked) {
    paintColours(context);
    paintHunger(context, figures);
    paintGoods(context, figures);
  }
  for (const { of, text, x, z, font, room } of standNumerals(figures))
    writeNumber(context, text, x, z, font, inkOf(of, figures), room);
};

/** The faces of all stands in one picture, a cell a seat; each is painted anew only when its figures have changed. */
export class StandSheet {
  readonly drawing: Drawing;
  private readonly painted = new Map<number, string>();

  constructor(cellWidth: number) {
    const cell = Math.round((cellWidth * STAND.depth) / STAND.width);
    this.drawing = makeDrawing(cellWidth, cell * STAND_GRID.rows);
  }

  /** Shows a seat's figures; returns whether the picture has changed. */
  show(seat: number, figures: StandFigures): boolean {
    const known = JSON.stringify(figures);
    if (this.painted.get(seat) === known) return false;
    this.painted.set(seat, known);
    inCell(this.drawing, STAND_GRID, seat, (context, width, height) => {
      context.scale(width / STAND.width, height / STAND.depth);
      paintStand(context, figures);
      context.scale(STAND.width / width, STAND.depth / height);
      paintGrain(context, width, height, 0.16);
    });
    return true;
  }
}
