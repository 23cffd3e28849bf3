import type { Card } from '../../content/content.ts';
import type { Action, TakeAction } from '../../vocabulary/actions.ts';
import { COLOUR_NUMBERS, COLOURS, numberOfColour } from '../../vocabulary/colours.ts';
import { settleCard } from '../pieces/draft.ts';
import { canBuy, tileUseOf, topOf } from '../pieces/tableau.ts';
import { type ByNumber, byNumber } from '../position/byKey.ts';
import type { Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import type { ActionRule, Refused } from './actionRule.ts';
import { type CardUses, cardUses, previewUse, refusePurchase, usesFor } from './cardUses.ts';

const uses: Readonly<ByNumber<CardUses<TakeAction>>> = byNumber((colour) =>
  cardUses<TakeAction>({ type: 'take', colour, action: 'sell' }, (tile) =>
    tile === undefined ? { type: 'take', colour, action: 'buy' } : { type: 'take', colour, action: 'buy', tile },
  ),
);

/**
 * Lists of legal actions, each made when it is first needed. The index is a number of five digits in base 3, one digit
 * for each pile: 0: the pile is empty; 1: its top card can only be sold; 2: it can be sold or bought.
 */
const lists: (readonly Action[] | null)[] = Array.from({ length: 3 ** COLOURS.length }, () => null);

/**
 * The digit of a pile. If a tile may be laid on the card, it is a number too large for any index: such lists are not
 * kept.
 */
function digitOf(seat: SeatState, pile: readonly Card[]): number {
  if (pile.length === 0) return 0;
  const card = pile[pile.length - 1] as Card;
  if (!canBuy(seat, card)) return 1;
  return tileUseOf(seat, card) === 'none' ? 2 : lists.length;
}

function addTop(found: Action[], seat: SeatState, pile: readonly Card[], top: CardUses<TakeAction>): void {
  if (pile.length === 0) return;
  for (const action of usesFor(seat, pile[pile.length - 1] as Card, top)) found.push(action);
}

function listed(position: Position, seat: SeatState): readonly Action[] {
  const found: Action[] = [];
  take.legal(position, seat, found);
  return found;
}

/** Phase B: taking the top card of a pile and buying or selling it (rules §6). */
export const take = {
  legal({ piles }, seat, found) {
    for (const colour of COLOUR_NUMBERS) addTop(found, seat, piles[colour], uses[colour]);
  },
  list(position, seat) {
    let digits = 0;
    for (const pile of position.piles) digits = digits * 3 + digitOf(seat, pile);
    if (digits >= lists.length) return listed(position, seat);
    lists[digits] ??= listed(position, seat);
    return lists[digits] as readonly Action[];
  },
  refuse: (position, seat) =>
    COLOUR_NUMBERS.flatMap((colour): readonly Refused[] => {
      const action = uses[colour].buy;
      const top = topOf(position, colour);
      if (top === undefined) return [{ action, reason: 'pileEmpty', needed: 1, have: 0 }];
      return refusePurchase(action, seat, top);
    }),
  preview: (position, after, action) =>
    previewUse(position, after, topOf(position, numberOfColour(action.colour)) as Card, action),
  /** Throws a RangeError when the pile is empty. */
  apply(position, emit, seat, action) {
    const pile = position.piles[numberOfColour(action.colour)];
    const card = pile.pop();
    if (card === undefined) throw new RangeError(`the ${action.colour} pile is empty`);
    settleCard(position, seat, card, action, emit);
    if (emit === undefined) return;
    const uncovered = pile.at(-1);
    if (uncovered !== undefined) emit({ type: 'cardUncovered', colour: action.colour, card: uncovered.id });
  },
} satisfies ActionRule<'take'>;
