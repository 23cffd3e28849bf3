import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { EMBLEMS, type Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { cardOf } from '../../content/pageContent.ts';
import { TEXT_FONT } from '../cardFace/fonts.ts';
import { writeNumber } from '../cardFace/lettering.ts';
import { SYMBOL_OF_COLOUR } from '../cardFace/signs.ts';
import { paintSymbol } from '../cardFace/symbols.ts';
import { STAND } from '../layout/stands.ts';
import { COLOUR_SHADES, EMBLEM_SHADES, GILT, INK, PARCHMENT, PARCHMENT_DARK, TRACK_SHADES } from '../palette.ts';
import { type Drawing, makeDrawing } from './canvas.ts';
import { paintGrain } from './grain.ts';

type Context = CanvasRenderingContext2D;

const cell = (context: Context, x: number, y: number, w: number, h: number, fill: string, rim: string): void => {
  context.beginPath();
  context.roundRect(x, y, w, h, h * 0.2);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = rim;
  context.stroke();
};

/** Paints an opponent's figures: coins, the four tracks, cards by colour, colonies and statues. */
export const paintStand = (view: Observation, seat: Seat, name: string, width: number): Drawing => {
  const height = Math.round((width * STAND.depth) / STAND.width);
  const drawing = makeDrawing(width, height);
  const { context } = drawing;
  const state = view.seats[seat];
  const emblem = EMBLEMS[view.emblems[seat] ?? 0] ?? 'lion';
  const shades = EMBLEM_SHADES[emblem];
  const age = context.createLinearGradient(0, 0, width, height);
  age.addColorStop(0, PARCHMENT);
  age.addColorStop(1, PARCHMENT_DARK);
  context.fillStyle = age;
  context.fillRect(0, 0, width, height);
  const unit = height / 100;
  // A band in the owner's colour with name and coins.
  context.fillStyle = shades.dark;
  context.fillRect(0, 0, width, 28 * unit);
  context.fillStyle = GILT;
  context.fillRect(0, 28 * unit, width, 1.6 * unit);
  context.font = `700 ${20 * unit}px ${TEXT_FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = '#fff2d4';
  context.fillText(name, 44 * unit, 15.2 * unit, 84 * unit);
  paintSymbol(context, 'coin', width - 55 * unit, 14.5 * unit, 20 * unit, GILT, shades.dark);
  writeNumber(context, `${state?.coins ?? 0}`, width - 26 * unit, 15 * unit, 26 * unit, '#ffe9ac', 40 * unit);
  // Tracks.
  const left = 4 * unit;
  const each = (width - 8 * unit) / 4;
  TRACKS.forEach((track, index) => {
    const x = left + index * each;
    const tone = TRACK_SHADES[track];
    cell(context, x + 1.5 * unit, 32.5 * unit, each - 3 * unit, 33 * unit, tone.main, tone.dark);
    paintSymbol(context, track, x + 13 * unit, 49 * unit, 19 * unit, '#fff8e4', tone.main);
    cell(context, x + each * 0.47, 35 * unit, each * 0.48, 28 * unit, '#fffaf0', tone.dark);
    writeNumber(context, `${state?.tracks[track] ?? 0}`, x + each * 0.71, 49.5 * unit, 28 * unit, INK, each * 0.42);
  });
  // Cards by colour, colonies, statues, medals.
  const items: [() => void, string][] = [];
  const counts = COLOURS.map((colour) => (state?.cards ?? []).filter((card) => cardOf(card).colour === colour).length);
  const step = (width - 8 * unit) / 8;
  COLOURS.forEach((colour, index) => {
    const x = left + step * index;
    const tone = COLOUR_SHADES[colour];
    cell(context, x + 1.5 * unit, 69.5 * unit, step * 0.44, 26 * unit, tone.main, tone.dark);
    paintSymbol(
      context,
      SYMBOL_OF_COLOUR[colour],
      x + 1.5 * unit + step * 0.22,
      82.5 * unit,
      12 * unit,
      '#fff8e4',
      tone.main,
    );
    writeNumber(context, `${counts[index] ?? 0}`, x + step * 0.72, 83 * unit, 27 * unit, tone.ink, step * 0.46);
  });
  (
    [
      ['colony', state?.colonies.length ?? 0],
      ['statue', state?.statues.length ?? 0],
      ['medal', (state?.silver.length ?? 0) + (state?.gold ?? 0)],
    ] as const
  ).forEach(([symbol, count], index) => {
    const x = left + step * (5 + index);
    paintSymbol(context, symbol, x + step * 0.28, 82.5 * unit, 18 * unit, '#7a5420', PARCHMENT);
    writeNumber(context, `${count}`, x + step * 0.74, 83 * unit, 27 * unit, INK, step * 0.46);
  });
  void items;
  paintGrain(context, width, height, 0.18);
  return drawing;
};
