import { paintBust } from '../busts/paintBust.ts';
import { type Composition, motifOf } from '../composition.ts';
import type { Shades } from '../palette.ts';
import { randomFrom } from '../textures/random.ts';
import { paintBackdrop, paintGlow, paintRays } from './backdrop.ts';
import { type Place, paintFigure, paintsOf } from './layers.ts';

/** Up to this height, in units of a card, a picture is low: it shows a head and what is held, and less of the chest. */
const LOW = 120;

/** The same place nearer by, its foot where it was or lower. */
const nearer = ({ x, y, size }: Place, height: number): Place => {
  const larger = size * NEARER;
  const eyes = y - size * 0.08;
  return { x, y: Math.max(eyes + larger * 0.08, height - larger * 0.6), size: larger };
};

/** Where pictures end in the box that people are drawn in, and from where up the numbers of a card may cover them. */
const FOOT = 110;
const LOW_FOOT = 90;
const CLEAR = 19;
/** How much of the box must be seen in breadth. */
const BREADTH = 88;
/** How far hats rise over the box. */
const HATS = 8;

/** How a picture is shown: its uppermost units, which numbers partly cover, its lowest, over which a name lies, and whether in splendour. */
interface Manner {
  readonly clear?: number;
  readonly covered?: number;
  readonly splendid?: boolean;
}

/** How much nearer somebody stands who is shown in splendour. */
const NEARER = 1.1;

/** Where the box of a person goes in a picture, of which numbers cover the uppermost `clear` units. */
const placeOf = (width: number, height: number, clear: number): Place => {
  const foot = clear === 0 && height <= LOW ? LOW_FOOT : FOOT;
  const tall = clear > 0 ? (height - clear) / (FOOT - CLEAR) : height / (foot + HATS);
  const size = Math.min(tall, width / BREADTH) * 100;
  return { x: width / 2, y: height - (size * (foot - 50)) / 100, size };
};

/** How far somebody bows the head to a shoulder, in radians: nobody stands like the next one. */
const bowOf = ({ seed }: Composition): number => (randomFrom(seed)() - 0.5) * 0.32;

/** A place or a thing on its ground, as large as the picture. */
const paintThing = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { thing }: Composition,
  shades: Shades,
  clear: number,
): void => {
  const free = height - clear;
  const size = Math.min(free * 0.9, width * 0.62);
  const y = clear + free * 0.48;
  paintGlow(context, width / 2, y, size * 0.72);
  context.fillStyle = 'rgba(40, 18, 6, 0.3)';
  context.beginPath();
  context.ellipse(width / 2, y + size * 0.47, size * 0.52, size * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  paintFigure(context, motifOf(thing), paintsOf(shades), { x: width / 2, y, size }, 2);
};

/**
 * Paints a card's picture from (0, 0) to (`width`, `height`), in the card's units: somebody in his or her place, or the
 * place or thing itself. The uppermost `clear` units are partly covered by numbers: no face and no thing goes there.
 */
export const paintScene = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
  { clear = 0, covered = 0, splendid = false }: Manner = {},
): void => {
  paintBackdrop(context, width, height, composition, shades);
  if (splendid) paintRays(context, width, height, shades);
  const { person } = composition;
  if (person === null) {
    paintThing(context, width, height - covered, composition, shades, clear);
    return;
  }
  const usual = placeOf(width, height, clear);
  const place = splendid ? nearer(usual, height) : usual;
  paintGlow(context, place.x, place.y - place.size * 0.1, place.size * 0.5);
  paintBust(context, person, shades, { ...place, turn: bowOf(composition) });
};

/** A place on a card, from its left upper corner. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of a bust's box a cameo is high: from the top of a hat to the shoulders. */
const CAMEO = 76;

/** Paints the face or the thing of a picture alone, in a small window: what a card is known by where only its head shows. */
export const paintCameo = (
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Window,
  composition: Composition,
  shades: Shades,
): void => {
  const { person, thing } = composition;
  const middle = x + width / 2;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fillStyle = shades.light;
  context.fill();
  context.save();
  context.clip();
  paintGlow(context, middle, y + height * 0.6, height * 0.7);
  if (person === null) {
    const size = Math.min(width * 0.96, height * 0.9);
    paintFigure(context, motifOf(thing), paintsOf(shades), { x: middle, y: y + height / 2, size });
  } else {
    const size = (height / CAMEO) * 100;
    paintBust(context, person, shades, {
      x: middle,
      y: y + height + size * (0.5 - 0.66),
      size,
      turn: bowOf(composition),
    });
  }
  context.restore();
  context.lineWidth = 4;
  context.strokeStyle = shades.ink;
  context.stroke();
  context.restore();
};
