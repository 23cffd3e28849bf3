import type { Monument, Monuments } from '../../../shared/content/content.ts';
import { MONUMENT, TILE } from '../layout/dimensions.ts';
import { GILT, GILT_DARK, INK, PARCHMENT, TRACK_SHADES } from '../palette.ts';
import { paintGrain } from '../textures/grain.ts';
import { writeNumber } from './lettering.ts';
import { star } from './path.ts';
import { paintPlate } from './plate.ts';
import { paintSymbol } from './symbols.ts';

type Context = CanvasRenderingContext2D;

/** A monument tile's own units. */
export const MONUMENT_WIDTH = 270;
export const MONUMENT_HEIGHT = 165;

const POINTS = '#7c1d26';

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

const paintRequirements = (context: Context, { requirement }: Monuments): void => {
  (['military', 'culture'] as const).forEach((track, row) => {
    const shades = TRACK_SHADES[track];
    const y = 14 + row * 71;
    paintPlate(context, 14, y, 88, 66, shades.main);
    paintSymbol(context, track, 33, y + 33, 34, '#fff3d6', shades.main);
    writeNumber(context, `${requirement[track]}`, 74, y + 33, 56, '#fffaf0', 50);
  });
};

/** Paints the front in a monument's own units: what it takes, what reuse brings, what building costs. */
export const paintMonumentFront = (context: Context, monuments: Monuments): void => {
  paintSky(context, '#8fb6c9', '#f3d69a', '#c08a4f');
  paintRequirements(context, monuments);
  paintPlate(context, 110, 14, 146, 66, '#fffaf0');
  writeNumber(context, `+${monuments.reuseCoins}`, 144, 47, 56, INK, 58);
  paintSymbol(context, 'coin', 189, 47, 30, GILT_DARK, '#ffe9a8');
  writeNumber(context, `${monuments.reusePoints}`, 230, 47, 58, POINTS, 44);
  paintPlate(context, 110, 85, 146, 66, '#d9efd0');
  writeNumber(context, `−${monuments.buildCost}`, 138, 118, 54, INK, 50);
  paintSymbol(context, 'coin', 178, 118, 28, GILT_DARK, '#ffe9a8');
  paintSymbol(context, 'arrow', 205, 118, 22, INK, PARCHMENT);
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
  paintPlate(context, 184, 14, 72, 66, '#fffaf0');
  writeNumber(context, `${points}`, 220, 47, 64, POINTS, 58);
  paintPlate(context, 184, 85, 72, 66, '#d9efd0');
  writeNumber(context, `+${strength}`, 207, 118, 52, INK, 42);
  paintSymbol(context, 'tile', 240, 118, 24, INK, '#d9efd0');
  paintRim(context);
};
