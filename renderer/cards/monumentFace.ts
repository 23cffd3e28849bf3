import type { Monument, Monuments } from '../../shared/content/content.ts';
import { MONUMENT, TILE } from './layout/dimensions.ts';
import { paintPlate, writeNumber } from './lettering.ts';
import {
  GILT,
  GILT_DARK,
  INK,
  NUMBER_AT_REST,
  PARCHMENT,
  POINTS_INK,
  SIGN_AT_REST,
  TRACK_SHADES,
  VELVETS,
} from './palette.ts';
import { star } from './path.ts';
import { paintSymbol } from './symbols.ts';
import { paintGrain } from './textures/grain.ts';

type Context = CanvasRenderingContext2D;

/** A monument tile's own units. */
export const MONUMENT_WIDTH = 270;
export const MONUMENT_HEIGHT = 165;

const paintSky = (context: Context, top: string, bottom: string, sand: string): void => {
  const fall = context.createLinearGradient(0, 0, 0, MONUMENT_HEIGHT);
  fall.addColorStop(0, top);
  fall.addColorStop(1, bottom);
  context.fillStyle = fall;
  context.fillRect(0, 0, MONUMENT_WIDTH, MONUMENT_HEIGHT);
  context.fillStyle = '#ffe9a066';
  context.fill(
    new Path2D(star(MONUMENT_WIDTH * 0.5, MONUMENT_HEIGHT * 0.84, 22, MONUMENT_WIDTH * 0.7, MONUMENT_WIDTH * 0.2)),
  );
  context.fillStyle = sand;
  context.fill(new Path2D(`M0 ${MONUMENT_HEIGHT}V128Q70 108 140 124T${MONUMENT_WIDTH} 116V${MONUMENT_HEIGHT}Z`));
};

const paintRim = (context: Context): void => {
  paintGrain(context, MONUMENT_WIDTH, MONUMENT_HEIGHT, 0.5);
  context.strokeStyle = GILT_DARK;
  context.lineWidth = 7;
  context.strokeRect(0, 0, MONUMENT_WIDTH, MONUMENT_HEIGHT);
  context.strokeStyle = GILT;
  context.lineWidth = 3;
  context.strokeRect(5, 5, MONUMENT_WIDTH - 10, MONUMENT_HEIGHT - 10);
};

/** The size of the numbers on a front, and on a back, which lies shrunk on its owner's board. */
const FRONT_FONT = 70;
const REST_FONT = 92;
const BACK_FONT = 80;
/** Numbers on a front are narrower rather than smaller, so that signs stand between them. */
const FRONT_NARROWEST = 0.55;

const paintRequirements = (context: Context, { requirement }: Monuments): void => {
  (['military', 'culture'] as const).forEach((track, row) => {
    const shades = TRACK_SHADES[track];
    const y = 13 + row * 71;
    paintPlate(context, 11, y, 80, 67, shades.main);
    paintSymbol(context, track, 26, y + 34, 24, '#fff3d6', shades.main);
    writeNumber(context, `${requirement[track]}`, 64, y + 34, FRONT_FONT, '#fffaf0', 48, FRONT_NARROWEST);
  });
};

/** Paints the front in a monument's own units while nobody is concerned with it: what it takes, as large as there is room for. */
export const paintMonumentAtRest = (context: Context, { requirement }: Monuments): void => {
  paintSky(context, '#8fb6c9', '#f3d69a', '#c08a4f');
  const grounds = { military: VELVETS.red, culture: VELVETS.blue } as const;
  (['military', 'culture'] as const).forEach((track, column) => {
    const x = 14 + column * 124;
    paintPlate(context, x, 40, 118, 92, grounds[track]);
    paintSymbol(context, track, x + 29, 86, 44, SIGN_AT_REST, grounds[track]);
    writeNumber(context, `${requirement[track]}`, x + 80, 88, REST_FONT, NUMBER_AT_REST, 70);
  });
  paintRim(context);
};

/** Paints the front in a monument's own units: what it takes, what reuse brings, what building costs. */
export const paintMonumentFront = (context: Context, monuments: Monuments): void => {
  paintSky(context, '#8fb6c9', '#f3d69a', '#c08a4f');
  paintRequirements(context, monuments);
  paintPlate(context, 95, 13, 164, 67, '#fffaf0');
  writeNumber(context, `+${monuments.reuseCoins}`, 136, 47, FRONT_FONT, INK, 66, FRONT_NARROWEST);
  paintSymbol(context, 'coin', 184, 48, 24, GILT_DARK, '#ffe9a8');
  writeNumber(context, `${monuments.reusePoints}`, 227, 47, FRONT_FONT, POINTS_INK, 48, FRONT_NARROWEST);
  paintPlate(context, 95, 84, 164, 67, '#d9efd0');
  writeNumber(context, `−${monuments.buildCost}`, 128, 118, FRONT_FONT, INK, 50, FRONT_NARROWEST);
  paintSymbol(context, 'coin', 172, 119, 24, GILT_DARK, '#ffe9a8');
  paintSymbol(context, 'arrow', 201, 119, 22, INK, PARCHMENT);
  paintSymbol(context, 'monument', 234, 118, 42, GILT_DARK, '#d9efd0');
  paintRim(context);
};

/** Paints a back in a monument's own units: room for the obelisk, a bed for the tile, strength and points. */
export const paintMonumentBack = (context: Context, { strength, points }: Monument): void => {
  paintSky(context, '#5f93b5', '#f6dfa8', '#b98a4c');
  context.fillStyle = '#7a5a30aa';
  context.fill(new Path2D('M10 140L46 108L82 140Z'));
  const tile = (TILE.side / MONUMENT.width) * MONUMENT_WIDTH * 1.42;
  paintPlate(context, MONUMENT_WIDTH / 2 - tile / 2, MONUMENT_HEIGHT / 2 - tile / 2, tile, tile, '#fff6dd99');
  paintSymbol(context, 'tile', MONUMENT_WIDTH / 2, MONUMENT_HEIGHT / 2, tile * 0.5, `${GILT_DARK}99`, PARCHMENT);
  paintPlate(context, 181, 13, 77, 67, '#fffaf0');
  writeNumber(context, `${points}`, 219.5, 47, BACK_FONT, POINTS_INK, 64);
  paintPlate(context, 181, 84, 77, 67, '#d9efd0');
  writeNumber(context, `+${strength}`, 210, 118, BACK_FONT, INK, 50);
  paintSymbol(context, 'tile', 245, 118, 20, INK, '#d9efd0');
  paintRim(context);
};
