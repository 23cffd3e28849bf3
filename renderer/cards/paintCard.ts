import type { Card } from '../../shared/content/content.ts';
import { expansionOfSet } from '../../shared/content/inPlay.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { cardOf } from '../platform/pageContent.ts';
import { type Composition, compositionOf, isSplendid } from './composition.ts';
import { EPOCH_NUMERALS, SYMBOL_OF_COLOUR } from './effectSigns.ts';
import { edgeOf, paintCorners, paintFrame, paintGround } from './frame.ts';
import { bandOf, paintGains, type Telling } from './gains.ts';
import { COIN_ON_FACE, FACE } from './layout/dimensions.ts';
import { writeNumber } from './lettering.ts';
import { paintName, setName } from './namePlate.ts';
import { clearOf, OWNED_STRIP, paintStripEnd } from './ownedStrip.ts';
import { COLOUR_SHADES, GILT, GILT_DARK, INK, POINTS_INK, type Shades } from './palette.ts';
import { paintScene, paintStrip } from './picture/paintScene.ts';
import { paintSymbol } from './symbols.ts';
import { paintGrain } from './textures/grain.ts';

/** How wide a number may be: one digit is narrowed so that there is ground around it. */
const roomFor = (value: number): number => (value > 9 ? 76 : 58);

/** The price, on a coin; `height` is the font size of its digits. */
const paintCost = (context: Context, cost: number, height: number): void => {
  const shine = context.createRadialGradient(44, 42, 6, 52, 54, 52);
  shine.addColorStop(0, '#fff2bf');
  shine.addColorStop(1, '#e9bf55');
  context.beginPath();
  context.arc(53, 55, 51, 0, Math.PI * 2);
  context.fillStyle = shine;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#5a3c0a';
  context.stroke();
  context.beginPath();
  context.arc(53, 55, 46, 0, Math.PI * 2);
  context.lineWidth = 2;
  context.strokeStyle = GILT_DARK;
  context.stroke();
  writeNumber(context, String(cost), 53, 56, height, INK, roomFor(cost));
};

/** The points at the end of the game, on a scallop of white enamel: as an owned card shows them; `height` as of the price. */
const paintPoints = (context: Context, points: number, height: number): void => {
  context.beginPath();
  context.moveTo(157, 9);
  context.lineTo(249, 9);
  context.lineTo(249, 74);
  context.quadraticCurveTo(241, 102, 203, 108);
  context.quadraticCurveTo(165, 102, 157, 74);
  context.closePath();
  context.fillStyle = '#fffaf0';
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = POINTS_INK;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = GILT;
  context.stroke();
  writeNumber(context, String(points), 203, 56, height, POINTS_INK, roomFor(points));
};

/** Colour symbol and epoch on a boss that hangs over the frame at the left lower corner of the picture, whose lower edge is at `foot`. */
const paintEpoch = (context: Context, card: Card, shades: Shades, foot: number): void => {
  const [x, y] = [25, foot - 31];
  context.beginPath();
  context.roundRect(x - 20, y - 29, 40, 56, 20);
  context.fillStyle = shades.dark;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = GILT;
  context.stroke();
  paintSymbol(context, SYMBOL_OF_COLOUR[card.colour], x, y - 9, 31, '#fff7e2', shades.dark);
  context.save();
  context.font = '700 18px Cinzel, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#fff7e2';
  context.fillText(EPOCH_NUMERALS[card.epoch], x, y + 15);
  context.restore();
};

/** The corners that the coin and the points stand in. */
const CORNERS = { cost: COIN_ON_FACE.corner, points: { x: 249, y: 9 } } as const;

const inCorner = (
  context: Context,
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
  paint: () => void,
): void => {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-x, -y);
  paint();
  context.restore();
};

/** Paints the head of a card, in the card's units of 256 by 358. */
const paintBadges = (context: Context, card: Card, shades: Shades, foot: number, { badges, digits }: Plan): void => {
  inCorner(context, CORNERS.cost, badges, () => paintCost(context, card.cost, digits));
  paintEpoch(context, card, shades, foot);
  if (card.points > 0) inCorner(context, CORNERS.points, badges, () => paintPoints(context, card.points, digits));
};

/** The words on a card, in the reader's language. */
export interface CardLabels {
  /** What the card is called; a card of a player's own bears its own title instead. `null`: it would be too small to read. */
  readonly title: string | null;
}

/** A card's own units: everything on it is drawn for this size and scaled. */
export const { width: CARD_WIDTH, height: CARD_HEIGHT } = FACE;

type Context = CanvasRenderingContext2D;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The uppermost part of a picture, which numbers partly cover, and the lowest, over which the name lies. */
  readonly clear?: number;
  readonly covered?: number;
}

/** How a face is divided. */
interface Plan extends Telling {
  /** The uppermost units of the picture, which numbers partly cover. */
  readonly clear: number;
  /** How much smaller than they are drawn the coin and the points stand there. */
  readonly badges: number;
  /** The font size of price and points on them: on the table they must be read from afar. */
  readonly digits: number;
}

/** As it lies on the table, small: without a name, which could not be read there, and with figures that can. */
const SMALL: Plan = {
  clear: 58,
  badges: COIN_ON_FACE.lying,
  digits: 119,
  gains: 1.02,
  oneLine: 76,
  highest: 131,
  both: { gains: 0.72, effect: 48 },
};
/** The same once somebody owns it: nobody needs its price any more. */
const OWNED: Plan = { ...SMALL, clear: 34, badges: 0.78, digits: 109, both: { gains: 0.8, effect: 66 } };
/** In a hand, or shown large: there the picture has the room. */
const LARGE: Plan = {
  clear: 42,
  badges: COIN_ON_FACE.held,
  digits: 109,
  gains: 0.78,
  oneLine: 54,
  highest: 106,
  both: { gains: 0.72, effect: 48 },
};

/** Where the picture begins, at the sides and above, and where the band below it ends: around them the card has its colour. */
const SIDE = 16;
const TOP = 14;
const FOOT = 343;
/** How far the plate with the name lies over the picture, as a share of its height. */
const OVER = 0.55;

/** Light over the whole face, and the grain of its paper. */
const paintSheen = (context: Context): void => {
  const light = context.createLinearGradient(0, 0, CARD_WIDTH * 0.7, CARD_HEIGHT);
  light.addColorStop(0, 'rgba(255, 250, 230, 0.16)');
  light.addColorStop(0.45, 'rgba(255, 250, 230, 0)');
  light.addColorStop(1, 'rgba(40, 20, 5, 0.12)');
  context.fillStyle = light;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  paintGrain(context, CARD_WIDTH, CARD_HEIGHT, 0.3);
};

/** The picture lies deeper than the card: its edges are in the shade of the frame. */
const paintDepth = (context: Context, width: number, height: number): void => {
  const top = context.createLinearGradient(0, 0, 0, height);
  top.addColorStop(0, 'rgba(30, 12, 2, 0.34)');
  top.addColorStop(0.14, 'rgba(30, 12, 2, 0)');
  top.addColorStop(0.86, 'rgba(30, 12, 2, 0)');
  top.addColorStop(1, 'rgba(30, 12, 2, 0.16)');
  context.fillStyle = top;
  context.fillRect(0, 0, width, height * 0.14);
  context.fillRect(0, height * 0.86, width, height * 0.14);
  const left = context.createLinearGradient(0, 0, width, 0);
  left.addColorStop(0, 'rgba(30, 12, 2, 0.28)');
  left.addColorStop(0.07, 'rgba(30, 12, 2, 0)');
  left.addColorStop(0.95, 'rgba(30, 12, 2, 0)');
  left.addColorStop(1, 'rgba(30, 12, 2, 0.14)');
  context.fillStyle = left;
  context.fillRect(0, 0, width * 0.07, height);
  context.fillRect(width * 0.95, 0, width * 0.05, height);
};

/** The symbol of the expansion that brings the card, over the picture's right lower corner; nothing on a card of the base game. */
const paintSetMark = (context: Context, { set }: Card, shades: Shades, picture: Box): void => {
  const expansion = expansionOfSet(set);
  if (expansion === undefined) return;
  const [x, y] = [picture.x + picture.width - 13, picture.y + picture.height - (picture.covered ?? 0) - 20];
  context.beginPath();
  context.arc(x, y, 18, 0, Math.PI * 2);
  context.fillStyle = shades.ink;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = GILT;
  context.stroke();
  paintSymbol(context, MANIFEST[expansion].symbol, x, y, 29, GILT, shades.ink);
};

const paintPicture = (
  context: Context,
  card: Card,
  shades: Shades,
  box: Box,
  scene: (composition: Composition) => void,
): void => {
  const { x, y, width, height } = box;
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.save();
  context.clip();
  scene(compositionOf(card));
  context.restore();
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.strokeStyle = shades.ink;
  context.lineWidth = 4;
  context.stroke();
  context.strokeStyle = edgeOf(context, card.epoch);
  context.lineWidth = 1.8;
  context.stroke();
  context.restore();
};

/** A card's picture, with somebody who does something; and the symbol of its expansion over it. */
const paintPrinted = (context: Context, card: Card, shades: Shades, box: Box): void => {
  const { width, height } = box;
  paintPicture(context, card, shades, box, (composition) => {
    paintScene(context, width, height, composition, shades, { ...box, splendid: isSplendid(card) });
    paintDepth(context, width, height);
  });
  paintSetMark(context, card, shades, box);
};

const inUnits = (context: Context, width: number, height: number, paint: () => void): void => {
  context.save();
  context.scale(width / CARD_WIDTH, height / CARD_HEIGHT);
  paint();
  context.restore();
};

/**
 * Paints a card's face onto a 2D canvas, from (0, 0) to (`width`, `height`) in the context's present units, at any size.
 * Needs `loadFonts` to have resolved. Throws a RangeError for an id that no card has.
 */
export const paintCard = (context: Context, card: CardId, width: number, height: number, labels: CardLabels): void => {
  const printed = cardOf(card);
  const shades = COLOUR_SHADES[printed.colour];
  const plan = labels.title === null ? SMALL : LARGE;
  const band = bandOf(context, printed, plan);
  const name = labels.title === null ? null : setName(context, printed.title ?? labels.title);
  const under = name === null ? 3 : name.height * (1 - OVER);
  const covered = name === null ? 0 : name.height * OVER;
  const size = { width: FACE.width - SIDE * 2, height: FOOT - band - under - TOP };
  const picture: Box = { x: SIDE, y: TOP, ...size, clear: plan.clear, covered };
  const foot = picture.y + picture.height;
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPrinted(context, printed, shades, picture);
    paintGround(context, printed.epoch, shades, foot + (name === null ? 3 : 0), FOOT);
    paintSheen(context);
    paintCorners(context, printed.epoch, false);
    paintBadges(context, printed, shades, foot - covered, plan);
    paintGains(context, printed, plan, FOOT, band);
    if (name !== null) paintName(context, name, printed.epoch, shades, foot + name.height * (0.5 - OVER));
  });
};

/** Where the picture of a card without words and numbers lies; its frame is broad enough to show its colour when it is small. */
const BARE_PICTURE: Box = { x: 23, y: 23, width: 210, height: 312 };

/** Paints a card with nothing but its frame and its picture, small beside its name, from (0, 0) to (`width`, `height`). */
export const paintBareCard = (context: Context, card: CardId, width: number, height: number): void => {
  const printed = cardOf(card);
  const shades = COLOUR_SHADES[printed.colour];
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPrinted(context, printed, shades, BARE_PICTURE);
    paintSheen(context);
    paintCorners(context, printed.epoch, true);
  });
};

/** Paints the face of a card that somebody owns and on which no other lies: as on a pile, without its price. */
export const paintOwnedCard = (context: Context, card: CardId, width: number, height: number): void => {
  const printed = cardOf(card);
  const shades = COLOUR_SHADES[printed.colour];
  const band = bandOf(context, printed, OWNED);
  const size = { width: FACE.width - SIDE * 2, height: FOOT - band - 3 - TOP };
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPrinted(context, printed, shades, { x: SIDE, y: TOP, ...size, clear: OWNED.clear });
    paintGround(context, printed.epoch, shades, FOOT - band, FOOT);
    paintSheen(context);
    paintCorners(context, printed.epoch, false);
    if (printed.points > 0)
      inCorner(context, CORNERS.points, OWNED.badges, () => paintPoints(context, printed.points, OWNED.digits));
    paintGains(context, printed, OWNED, FOOT, band);
  });
};

/** Where the strip is that shows of a card on which others lie. */
const STRIP: Box = {
  x: OWNED_STRIP.left,
  y: OWNED_STRIP.top,
  width: OWNED_STRIP.right - OWNED_STRIP.left,
  height: OWNED_STRIP.depth,
};

/** Paints the face of a card that somebody owns and of which only the strip at its far edge shows: the rest is bare. */
export const paintCoveredCard = (context: Context, card: CardId, width: number, height: number): void => {
  const printed = cardOf(card);
  const shades = COLOUR_SHADES[printed.colour];
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPicture(context, printed, shades, STRIP, (composition) =>
      paintStrip(context, STRIP.width, STRIP.height, composition, shades, clearOf(printed) - STRIP.x),
    );
    paintStripEnd(context, printed, shades);
  });
};
