import type { Card } from '../../content/content.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import { addToColour, ofColour } from '../position/byKey.ts';
import type { Position } from '../position/position.ts';
import { cloneCounts } from '../position/seat.ts';

/** Cards left in the epoch's box of a colour. */
export const boxSize = (position: Position, colour: Colour): number =>
  ofColour(position.layout.box[position.epoch], colour).length - ofColour(position.boxTaken, colour);

/** The colours whose box still holds a card (rules §10.3 `freeCard`). */
export const coloursInBox = (position: Position): Colour[] => COLOURS.filter((colour) => boxSize(position, colour) > 0);

/** Takes the top card of the epoch's box: hidden until then. Throws a RangeError when the box is empty. */
export function takeFromBox(position: Position, colour: Colour): Card {
  const card = ofColour(position.layout.box[position.epoch], colour)[ofColour(position.boxTaken, colour)];
  if (card === undefined) throw new RangeError(`the ${colour} box is empty`);
  const taken = cloneCounts(position.boxTaken);
  addToColour(taken, colour, 1);
  position.boxTaken = taken;
  return card;
}
