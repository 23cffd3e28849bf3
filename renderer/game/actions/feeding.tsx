import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { liesFaceDown, ownedCardWords } from '../../cards/cardWords.ts';
import { CardBackPicture, CardPicture } from '../../cards/LazyCanvas.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import type { DecisionAtHand } from '../decisionContext.ts';
import { cardPart, messagePart, nameIn } from '../words/sentence.ts';
import { Price, Tile, UseNote } from './figures.tsx';
import { type ActionView, type EventView, plainly, type RowOf } from './view.ts';

/** Removing a card. Only its owner sees which card lies face down (rules §7.4, §16.7). */
export const remove: ActionView<'remove'> = {
  subject: ({ card }) => ({ kind: 'card', card }),
  words: ({ action: { card } }, { view, seat }, text) => {
    const owner = view.seats[seat];
    const hidden = owner !== undefined && liesFaceDown(owner, card);
    return text(hidden ? 'choice.remove.faceDown' : 'choice.remove', { card: text.card(card) });
  },
  booked: ({ card }, _, text) => text('choice.remove', { card: text.card(card) }),
};

/** Paying instead of removing (rules §9 `payToFeed`). */
export const payToFeed: ActionView<'payToFeed'> = {
  subject: () => ({ kind: 'payment' }),
  ...plainly((_, text) => text('choice.payToFeed')),
};

/** Says why removing a card costs a different number of points once others are removed too; `null` when it does not. */
export function changedWords(card: CardId, { givingUp }: DecisionAtHand, text: Text): string | null {
  const changed = givingUp?.share({ type: 'remove', card }).changed;
  if (!changed) return null;
  const { category, by, costsMore } = changed;
  const ofSets = costsMore ? 'breaks' : 'broken';
  return text('choice.giveUp.changed', {
    cards: text.list(by.map((one) => text.card(one))),
    why: category === 'gold' ? ofSets : text(`points.of.${category}`),
  });
}

export const removalRow: RowOf<'card'> = ({ card }, _, decision, text) => {
  const { before, view, givingUp } = decision;
  const { colour, epoch } = cardOf(card);
  const hidden = liesFaceDown(before, card);
  const unfed = givingUp?.due ?? factsOf(view, before).hungerAfter(view.turn.feedingPayments).unfed;
  const changed = changedWords(card, decision, text);
  return {
    label: ownedCardWords(card, before, text),
    choice: ({ preview }) => ({
      label: text.card(card),
      notes: [...(hidden ? [text('choice.faceDown.detail')] : []), ...(changed === null ? [] : [changed])],
      card,
      className: `tile removal edge-${colour}`,
      // Usually each removed card leaves one fewer to feed, which need not be said; it is said when the card takes its
      // food along.
      without: preview.unfed >= unfed ? [] : ['unfed'],
      compared: true,
      content: (changes) => (
        <Tile
          picture={hidden ? <CardBackPicture colour={colour} epoch={epoch} /> : <CardPicture card={card} />}
          name={text.card(card)}
          changes={
            <>
              {changes}
              {changed !== null && (
                <span className="why-changed">
                  <UseNote>{changed}</UseNote>
                </span>
              )}
            </>
          }
        >
          {hidden && <UseNote>{text('choice.faceDown.detail')}</UseNote>}
        </Tile>
      ),
    }),
  };
};

export const paymentRow: RowOf<'payment'> = (_, __, ___, text) => {
  const label = text('choice.payToFeed');
  return {
    label,
    choice: ({ preview }) => ({
      label,
      className: 'tile',
      told: ['coins'],
      content: (changes) => (
        <Tile
          name={
            <span className="between gap-4">
              {label}
              <Price coins={preview.price ?? -preview.coins} />
            </span>
          }
          changes={changes}
        />
      ),
    }),
  };
};

const FEEDING = { between: 200, after: 400, group: 'feed' } as const;

export const cardRemoved: EventView<'cardRemoved'> = {
  sentence: ({ seat, colour, card, faceDown }, context) => {
    const name = nameIn(context, seat);
    if (card === null)
      return { key: 'log.cardRemoved.hidden', parts: { name, colour: messagePart(`colour.${colour}`) } };
    return { key: faceDown ? 'log.cardRemoved.faceDown' : 'log.cardRemoved', parts: { name, card: cardPart(card) } };
  },
  pause: FEEDING,
  sound: { begins: 'feedingLoss' },
};

export const feedingPaid: EventView<'feedingPaid'> = {
  sentence: ({ seat }, context) => ({ key: 'log.feedingPaid', parts: { name: nameIn(context, seat) } }),
  pause: FEEDING,
  sound: { begins: 'feeding' },
};

export const foodSurplusGained: EventView<'foodSurplusGained'> = {
  sentence: ({ seat }, context) => ({ key: 'log.foodSurplusGained', parts: { name: nameIn(context, seat) } }),
  pause: FEEDING,
  sound: { begins: 'feeding' },
};
