import type { Card } from '../../content/content.ts';
import type { Action, TakeAction } from '../../vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../vocabulary/colours.ts';
import { settleCard } from '../pieces/draft.ts';
import { topOf } from '../pieces/tableau.ts';
import { byColour, byTrack, ofColour } from '../position/byKey.ts';
import type { SeatState } from '../position/seat.ts';
import type { ActionRule, Refused } from './actionRule.ts';
import { addUses, type CardUses, previewUse, refusePurchase } from './cardUses.ts';

const uses: Readonly<Record<Colour, CardUses<TakeAction>>> = byColour((colour) => ({
  sell: { type: 'take', colour, action: 'sell' },
  buy: { type: 'take', colour, action: 'buy' },
  buyWithTile: byTrack((tile) => ({ type: 'take', colour, action: 'buy', tile })),
}));

function addTop(found: Action[], seat: SeatState, pile: readonly Card[], top: CardUses<TakeAction>): void {
  if (pile.length > 0) addUses(found, seat, pile[pile.length - 1] as Card, top);
}

/** Phase B: taking the top card of a pile and buying or selling it (rules §6). */
export const take = {
  legal(position, seat, found) {
    const { yellow, red, blue, green, purple } = position.piles;
    addTop(found, seat, yellow, uses.yellow);
    addTop(found, seat, red, uses.red);
    addTop(found, seat, blue, uses.blue);
    addTop(found, seat, green, uses.green);
    addTop(found, seat, purple, uses.purple);
  },
  refuse: (position, seat) =>
    COLOURS.flatMap((colour): readonly Refused[] => {
      const action = uses[colour].buy;
      const top = topOf(position, colour);
      if (top === undefined) return [{ action, reason: 'pileEmpty', needed: 1, have: 0 }];
      return refusePurchase(action, seat, top);
    }),
  preview: (position, after, action) => previewUse(position, after, topOf(position, action.colour) as Card, action),
  /** Throws a RangeError when the pile is empty. */
  apply(position, emit, seat, action) {
    const pile = ofColour(position.piles, action.colour);
    const card = pile.pop();
    if (card === undefined) throw new RangeError(`the ${action.colour} pile is empty`);
    settleCard(position, seat, card, action, emit);
    if (emit === undefined) return;
    const uncovered = pile.at(-1);
    if (uncovered !== undefined) emit({ type: 'cardUncovered', colour: action.colour, card: uncovered.id });
  },
} satisfies ActionRule<'take'>;
