import type { FreeCardAction } from '../../vocabulary/actions.ts';
import { type Colour, numberOfColour } from '../../vocabulary/colours.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { coloursInBox, takeFromBox } from '../pieces/freeCards.ts';
import { addFaceDown, countCard } from '../pieces/tableau.ts';
import { byColour, ofColour } from '../position/byKey.ts';
import { seatOf } from '../position/position.ts';
import type { ActionRule } from './actionRule.ts';

const actions: Readonly<Record<Colour, FreeCardAction>> = byColour((colour) => ({ type: 'freeCard', colour }));

/** Taking a card from the box, face down (rules §10.3 `freeCard`). */
export const freeCard = {
  legal(position, _seat, found) {
    for (const colour of coloursInBox(position)) found.push(ofColour(actions, colour));
  },
  /** The card is unknown: only its colour counts in the preview. */
  preview(_position, after, { colour }) {
    countCard(after, numberOfColour(colour), 1);
    return { unknownCards: 1 };
  },
  apply(position, emit, seat, { colour }) {
    const state = seatOf(position, seat);
    const card = takeFromBox(position, colour);
    position.freeCards -= 1;
    const before = figuresFor(emit, state);
    addFaceDown(state, card);
    emit?.({ type: 'freeCardTaken', seat, colour, card: card.id, change: changeSince(before, state) });
  },
} satisfies ActionRule<'freeCard'>;
