import type { Card } from '../../shared/content/content.ts';
import { expansionOfSet } from '../../shared/content/inPlay.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { cardOf } from '../platform/pageContent.ts';
import { compositionOf } from './composition.ts';
import { EPOCH_NUMERALS, SYMBOL_OF_COLOUR, signsOf } from './effectSigns.ts';
import { paintFormula } from './formula.ts';
import { paintGains } from './gains.ts';
import { paintHatching } from './hatching.ts';
import { COIN_ON_FACE, FACE } from './layout/dimensions.ts';
import { writeNumber, writeTitle } from './lettering.ts';
import { paintOwnedHead, tellsAll } from './ownedHead.ts';
import { COLOUR_SHADES, GILT, GILT_DARK, INK, PARCHMENT, type Shades } from './palette.ts';
import { paintScene } from './picture/paintScene.ts';
import { paintSymbol } from './symbols.ts';
import { paintGrain } from './textures/grain.ts';

/** How wide a number may be: one digit is narrowed so that there is ground around it. */
const roomFor = (value: number): number => (value > 9 ? 80 : 62);

/** The price, on a coin. */
const paintCost = (context: Context, cost: number): void => {
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
  writeNumber(context, String(cost), 53, 56, 126, INK, roomFor(cost));
};

/** The points at the end of the game, on a scallop of white enamel. */
const paintPoints = (context: Context, points: number, shades: Shades): void => {
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
  context.strokeStyle = shades.ink;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = GILT;
  context.stroke();
  writeNumber(context, String(points), 203, 56, 122, INK, roomFor(points));
};

/** Colour symbol and epoch on a boss at the left lower corner of the picture, whose lower edge is at `foot`. */
const paintEpoch = (context: Context, card: Card, shades: Shades, foot: number): void => {
  const y = foot - 40;
  context.beginPath();
  context.roundRect(17, y - 36, 50, 70, 25);
  context.fillStyle = shades.dark;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = GILT;
  context.stroke();
  paintSymbol(context, SYMBOL_OF_COLOUR[card.colour], 42, y - 10, 38, '#fff7e2', shades.dark);
  context.save();
  context.font = '700 21px Cinzel, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#fff7e2';
  context.fillText(EPOCH_NUMERALS[card.epoch], 42, y + 20);
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
const paintBadges = (context: Context, card: Card, shades: Shades, foot: number, scale: number): void => {
  inCorner(context, CORNERS.cost, scale, () => paintCost(context, card.cost));
  paintEpoch(context, card, shades, foot);
  if (card.points > 0) inCorner(context, CORNERS.points, scale, () => paintPoints(context, card.points, shades));
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
  /** The uppermost part of a picture, which numbers partly cover. */
  readonly clear?: number;
}

/** How a face is divided. */
interface Plan {
  /** The picture, above the foot; where there is an effect to show, the foot gets more room. */
  readonly picture: Box;
  readonly lowered: Box;
  /** How much smaller than they are drawn the coin, the points and what is gained stand there. */
  readonly badges: number;
  readonly gains: number;
}

/** As it lies on the table, small: without a title, which could not be read there, and with figures that can. */
const SMALL: Plan = {
  picture: { x: 13, y: 12, width: 230, height: 236, clear: 60 },
  lowered: { x: 13, y: 12, width: 230, height: 202, clear: 58 },
  badges: COIN_ON_FACE.lying,
  gains: 1,
};
/** In a hand, or shown large: there the picture has the room. */
const LARGE: Plan = {
  picture: { ...SMALL.picture, height: 232, clear: 44 },
  lowered: { ...SMALL.lowered, height: 180, clear: 40 },
  badges: COIN_ON_FACE.held,
  gains: 0.84,
};
/** The picture of a card that somebody owns, without and with a formula below. */
const OWNED_PICTURE: Box = { x: 13, y: 104, width: 230, height: 241 };
const OWNED_LOWER: Box = { ...OWNED_PICTURE, height: 112 };

const paintFrame = (context: Context, { colour, set }: Card, shades: Shades): void => {
  const fall = context.createLinearGradient(0, 0, 0, CARD_HEIGHT);
  fall.addColorStop(0, shades.main);
  fall.addColorStop(1, shades.dark);
  context.fillStyle = fall;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  paintHatching(context, colour, CARD_WIDTH, CARD_HEIGHT, 11, 'rgba(255,248,226,0.2)');
  context.strokeStyle = shades.ink;
  context.lineWidth = 6;
  context.strokeRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  paintEdge(context, expansionOfSet(set) === undefined ? 3.5 : 8);
};

/** Gold leaf, lit from the left above. */
const leaf = (context: Context): CanvasGradient => {
  const gold = context.createLinearGradient(0, 0, CARD_WIDTH, CARD_HEIGHT);
  ['#fff1bd', GILT, '#a8772a', GILT, '#ffe9a8', '#b98a3a'].forEach((tone, index, all) => {
    gold.addColorStop(index / (all.length - 1), tone);
  });
  return gold;
};

/** The gilt edge; a broad one tells the cards of an expansion apart where only the heads of the cards are seen. */
const paintEdge = (context: Context, line: number): void => {
  context.strokeStyle = leaf(context);
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(6, 6, CARD_WIDTH - 12, CARD_HEIGHT - 12, 10);
  context.stroke();
};

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
  context.fillRect(0, 0, width, height);
  const left = context.createLinearGradient(0, 0, width, 0);
  left.addColorStop(0, 'rgba(30, 12, 2, 0.28)');
  left.addColorStop(0.07, 'rgba(30, 12, 2, 0)');
  left.addColorStop(0.95, 'rgba(30, 12, 2, 0)');
  left.addColorStop(1, 'rgba(30, 12, 2, 0.14)');
  context.fillStyle = left;
  context.fillRect(0, 0, width, height);
};

/** The symbol of the expansion that brings the card, over the picture's lower corner; nothing on a card of the base game. */
const paintSetMark = (context: Context, { set }: Card, shades: Shades, picture: Box): void => {
  const expansion = expansionOfSet(set);
  if (expansion === undefined) return;
  // Where numbers stand on the picture, the boss with colour and epoch is in its corner.
  const [x, y] = [picture.x + (picture.clear === undefined ? 24 : 79), picture.y + picture.height - 24];
  context.beginPath();
  context.arc(x, y, 22, 0, Math.PI * 2);
  context.fillStyle = shades.ink;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = GILT;
  context.stroke();
  paintSymbol(context, MANIFEST[expansion].symbol, x, y, 35, GILT, shades.ink);
};

const paintPicture = (context: Context, card: Card, shades: Shades, box: Box): void => {
  const composition = compositionOf(card);
  const { x, y, width, height } = box;
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.save();
  context.clip();
  paintScene(context, width, height, composition, shades, box.clear);
  paintDepth(context, width, height);
  context.restore();
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.strokeStyle = shades.ink;
  context.lineWidth = 5;
  context.stroke();
  context.strokeStyle = leaf(context);
  context.lineWidth = 2.5;
  context.stroke();
  context.restore();
  paintSetMark(context, card, shades, box);
};

/** A parchment below the picture, from `top` down, headed by the title if there is one. */
const paintFoot = (context: Context, title: string | null, shades: Shades, top: number): void => {
  context.beginPath();
  context.roundRect(12, top, 232, 348 - top, 8);
  const age = context.createLinearGradient(0, top, 30, 348);
  age.addColorStop(0, '#fdf4de');
  age.addColorStop(0.6, PARCHMENT);
  age.addColorStop(1, '#e6cf9f');
  context.fillStyle = age;
  context.fill();
  context.strokeStyle = shades.ink;
  context.lineWidth = 3;
  context.stroke();
  context.beginPath();
  context.roundRect(16, top + 4, 224, 340 - top, 5);
  context.strokeStyle = '#c9a45a88';
  context.lineWidth = 1.5;
  context.stroke();
  if (title !== null) writeTitle(context, title, 128, top + 15, 23, shades.ink, 214);
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
  const picture = printed.effect === undefined ? plan.picture : plan.lowered;
  const title = labels.title === null ? null : (printed.title ?? labels.title);
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPicture(context, printed, shades, picture);
    paintFoot(context, title, shades, picture.y + picture.height + 3);
    paintSheen(context);
    paintBadges(context, printed, shades, picture.y + picture.height, plan.badges);
    paintGains(context, printed, plan.gains);
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
    paintPicture(context, printed, shades, BARE_PICTURE);
    paintSheen(context);
  });
};

/**
 * Paints the face of a card that somebody owns, like `paintCard`, but without its title, which could not be read in a tableau:
 * what it gives at its head, where it shows in a column, and at its foot its effect in full, where the head has not told
 * all of it.
 */
export const paintOwnedCard = (context: Context, card: CardId, width: number, height: number): void => {
  const printed = cardOf(card);
  const { effect, colour } = printed;
  const shades = COLOUR_SHADES[colour];
  const rest = effect === undefined || tellsAll(effect, printed) ? null : signsOf(effect, colour);
  const picture = rest === null ? OWNED_PICTURE : OWNED_LOWER;
  inUnits(context, width, height, () => {
    paintFrame(context, printed, shades);
    paintPicture(context, printed, shades, picture);
    const top = picture.y + picture.height + 5;
    if (rest !== null) paintFoot(context, null, shades, top);
    paintSheen(context);
    paintOwnedHead(context, printed, shades);
    const height = 344 - top;
    const box = { x: 128, y: 344 - height / 2, width: 224, height, font: 104 };
    if (rest !== null) paintFormula(context, rest, box);
  });
};
