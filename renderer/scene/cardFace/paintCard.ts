import type { Card } from '../../../shared/content/content.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { cardOf } from '../../content/pageContent.ts';
import { COLOUR_SHADES, GILT, PARCHMENT, type Shades } from '../palette.ts';
import { paintBadges } from './badges.ts';
import { compositionOf } from './composition.ts';
import { paintGains } from './gains.ts';
import { paintHatching } from './hatching.ts';
import { writeTitle } from './lettering.ts';
import { paintGround } from './picture/ground.ts';
import { paintOrnaments } from './picture/ornament.ts';
import { paintSetting } from './picture/setting.ts';
import { paintSymbol } from './symbols.ts';

/** The words on a card, in the reader's language. */
export interface CardLabels {
  /** What the card is called; a card of a player's own bears its own title instead. */
  readonly title: string;
}

/** A card's own units: everything on it is drawn for this size and scaled. */
export const CARD_WIDTH = 256;
export const CARD_HEIGHT = 358;

type Context = CanvasRenderingContext2D;

const PICTURE = { x: 15, y: 114, width: 226, height: 112 } as const;

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
  context.strokeStyle = GILT;
  // The broad gilt edge tells Nobles & Inventions apart where only the heads of the cards are seen.
  context.lineWidth = set === 'nobles' ? 8 : 2;
  context.beginPath();
  context.roundRect(6, 6, CARD_WIDTH - 12, CARD_HEIGHT - 12, 10);
  context.stroke();
};

/** The mark of Nobles & Inventions, over the picture's lower corner. */
const paintSetMark = (context: Context, shades: Shades): void => {
  const [x, y] = [35, 206];
  context.beginPath();
  context.arc(x, y, 22, 0, Math.PI * 2);
  context.fillStyle = shades.ink;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = GILT;
  context.stroke();
  paintSymbol(context, 'nobles', x, y, 35, GILT, shades.ink);
};

const paintPicture = (context: Context, card: Card, shades: Shades): void => {
  const composition = compositionOf(card);
  const { x, y, width, height } = PICTURE;
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.save();
  context.clip();
  paintGround(context, width, height, composition, shades);
  paintSetting(context, width, height, composition, shades);
  paintOrnaments(context, width, height, 30, composition, shades);
  context.restore();
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.strokeStyle = shades.ink;
  context.lineWidth = 5;
  context.stroke();
  context.strokeStyle = GILT;
  context.lineWidth = 2;
  context.stroke();
  context.restore();
};

const paintFoot = (context: Context, title: string, shades: Shades): void => {
  context.beginPath();
  context.roundRect(12, 229, 232, 119, 8);
  context.fillStyle = PARCHMENT;
  context.fill();
  context.strokeStyle = shades.ink;
  context.lineWidth = 3;
  context.stroke();
  writeTitle(context, title, 128, 244, 23, shades.ink, 214);
};

/**
 * Paints a card's face onto a 2D canvas, from (0, 0) to (`width`, `height`) in the context's present units, at any size.
 * Needs `loadFonts` to have resolved. Throws a RangeError for an id that no card has.
 */
export const paintCard = (context: Context, card: CardId, width: number, height: number, labels: CardLabels): void => {
  const printed = cardOf(card);
  const shades = COLOUR_SHADES[printed.colour];
  context.save();
  context.scale(width / CARD_WIDTH, height / CARD_HEIGHT);
  paintFrame(context, printed, shades);
  paintBadges(context, printed, shades);
  paintPicture(context, printed, shades);
  if (printed.set === 'nobles') paintSetMark(context, shades);
  paintFoot(context, printed.title ?? labels.title, shades);
  paintGains(context, printed);
  context.restore();
};
