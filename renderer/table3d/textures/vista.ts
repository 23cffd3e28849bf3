import { EMBLEMS, type Emblem } from '../../../shared/vocabulary/seats.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { makeNoise, randomFrom } from '../../cards/textures/random.ts';
import { fillRidge, LANDS } from './panorama.ts';
import { type Hours, paintSky, SKY_ENDS, sunAcross } from './sky.ts';

/*
 * What lies behind what is celebrated: a bay at the hour of the epoch, with mountains far away, a headland at either side, and the
 * ledge of the hall on which it stands. Hour, sky, sun, and the hall's own light are those of the other pictures of the land.
 */

type Context = CanvasRenderingContext2D;

/** Shares of the picture's height: where sky and sea meet, and where the ledge begins. */
export const VISTA_HORIZON = 0.56;
const SHORE = 0.77;

const noise = makeNoise(41);

/** The sea, lighter where it is far away, and the sun's path on it. */
const paintSea = (context: Context, width: number, size: number, hours: Hours, sun: number): void => {
  const [top, foot] = [VISTA_HORIZON * size, SHORE * size];
  const [far, near] = LANDS.blue;
  const water = context.createLinearGradient(0, top, 0, foot);
  water.addColorStop(0, hours.sky[2]);
  water.addColorStop(0.16, far);
  water.addColorStop(1, near);
  context.fillStyle = water;
  context.fillRect(0, top, width, size - top);
  const [colour, share] = hours.light;
  context.globalAlpha = share * 1.6;
  context.fillStyle = colour;
  context.fillRect(0, top, width, size - top);
  context.globalAlpha = 1;
  const random = randomFrom(19);
  context.fillStyle = hours.sun[2];
  for (let wave = 0; wave < 260; wave++) {
    const down = random() ** 1.6;
    const spread = (0.02 + 0.12 * down) * size;
    const [x, y] = [sun + (random() + random() - 1) * spread * 1.6, top + down * (foot - top)];
    context.globalAlpha = 0.1 + 0.5 * random() * (1 - down * 0.6);
    context.beginPath();
    context.ellipse(x, y, (0.006 + 0.022 * down * random()) * size, (0.0008 + 0.002 * down) * size, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
};

/** A ship under sail, far out. */
const paintSail = (context: Context, x: number, y: number, high: number): void => {
  context.fillStyle = '#fff3dc';
  context.beginPath();
  context.moveTo(x, y - high);
  context.quadraticCurveTo(x + high * 0.62, y - high * 0.5, x + high * 0.5, y - high * 0.14);
  context.lineTo(x - high * 0.34, y - high * 0.14);
  context.quadraticCurveTo(x - high * 0.1, y - high * 0.5, x, y - high);
  context.fill();
  context.fillStyle = '#5d4030';
  context.fillRect(x - high * 0.46, y - high * 0.12, high * 1.06, high * 0.12);
};

/** A headland: at which side it lies, how far it reaches into the picture and how high it is, as shares, and in which of its colours. */
interface Headland {
  readonly side: -1 | 1;
  readonly reach: number;
  readonly high: number;
  readonly foot: number;
  readonly ink: string;
  readonly seed: number;
}

const HEADLANDS: readonly Headland[] = [
  { side: 1, reach: 0.4, high: 0.1, foot: 0.575, ink: LANDS.green[0], seed: 3 },
  { side: -1, reach: 0.34, high: 0.13, foot: 0.6, ink: LANDS.green[0], seed: 9 },
  { side: 1, reach: 0.27, high: 0.17, foot: 0.66, ink: LANDS.green[1], seed: 15 },
  { side: -1, reach: 0.22, high: 0.15, foot: 0.72, ink: LANDS.green[1], seed: 21 },
];

/** How high a headland is at a share of its reach, from its outer end. */
const heightAt = ({ seed }: Headland, share: number): number =>
  (1 - share ** 1.8) * (0.72 + 0.5 * noise(share * 7 + seed, seed, 200, 200));

const paintHeadland = (context: Context, width: number, size: number, land: Headland, { light }: Hours): void => {
  const { side, reach, high, foot, ink, seed } = land;
  const xAt = (share: number): number => (side < 0 ? share * reach * width : width - share * reach * width);
  const yAt = (share: number): number => (foot - high * heightAt(land, share)) * size;
  const outline = new Path2D();
  outline.moveTo(xAt(0), foot * size);
  for (let step = 0; step <= 60; step++) outline.lineTo(xAt(step / 60), yAt(step / 60));
  outline.lineTo(xAt(1), foot * size);
  outline.closePath();
  const fall = context.createLinearGradient(0, (foot - high) * size, 0, foot * size);
  fall.addColorStop(0, ink);
  fall.addColorStop(1, LANDS.green[1]);
  context.fillStyle = fall;
  context.fill(outline);
  const random = randomFrom(seed);
  context.fillStyle = '#34502e';
  for (let tree = 0; tree < 26; tree++) {
    const share = random() * 0.9;
    const [x, y] = [xAt(share), yAt(share) + random() * high * size * 0.5];
    const tall = (0.012 + 0.02 * random()) * size * (foot / 0.64) ** 4;
    context.beginPath();
    if (random() < 0.45) context.ellipse(x, y - tall * 0.5, tall * 0.2, tall * 0.8, 0, 0, Math.PI * 2);
    else context.ellipse(x, y - tall * 0.3, tall * 0.62, tall * 0.44, 0, 0, Math.PI * 2);
    context.fill();
  }
  const [colour, share] = light;
  context.save();
  context.clip(outline);
  context.globalAlpha = share * 1.5;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, size);
  context.restore();
};

/**
 * Paints the land before which something stands that is celebrated, a little out of focus. Twice as wide as high; what matters lies
 * in the middle.
 * @param size its height in pixels
 * @param emblem of whose land it is: clouds, sun and mountains are where they are over their city
 */
export const paintVista = (size: number, hours: Hours, emblem: Emblem): Drawing => {
  const { context, canvas } = makeDrawing(size * 2, size);
  const width = canvas.width;
  const place = EMBLEMS.indexOf(emblem);
  const sky = { x: 0, y: 0, width, depth: (VISTA_HORIZON * size) / SKY_ENDS };
  paintSky(context, sky, hours, place);
  const above = { x: 0, y: 0, width, depth: VISTA_HORIZON * size };
  context.fillStyle = hours.mountains;
  context.globalAlpha = 0.5;
  fillRidge(context, above, (share) => 0.06 + 0.26 * noise(share * 9, 0.5 + place, 9, 4));
  context.globalAlpha = 0.75;
  fillRidge(context, above, (share) => 0.02 + 0.2 * noise(share * 13 + 5, 2.5 + place, 13, 4));
  context.globalAlpha = 1;
  paintSea(context, width, size, hours, sunAcross(sky, hours, place));
  paintSail(context, width * 0.34, size * 0.592, size * 0.034);
  paintSail(context, width * 0.655, size * 0.61, size * 0.042);
  for (const land of HEADLANDS) paintHeadland(context, width, size, land, hours);
  const soft = makeDrawing(width, size);
  soft.context.filter = `blur(${size * 0.0024}px)`;
  soft.context.drawImage(canvas, 0, 0);
  return soft;
};
