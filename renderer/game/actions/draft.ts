import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Choice, Observation, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action, DraftAction, TakeAction } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { type Consequence, changesOf } from '../words/previewParts.ts';
import { cardPart, messagePart, nameIn } from '../words/sentence.ts';
import type { ActionView, ChoiceContext, EventView } from './view.ts';

type CardUse = DraftAction | TakeAction;
type CardChoice = Choice & { readonly action: CardUse };

/** Returns the card that a drafting action is about; `null` when the pile is empty. */
const usedCard = (action: CardUse, view: Observation): CardId | null =>
  action.type === 'draft' ? action.keep : view.piles[action.colour].top;

/** Whether a choice sells a card. */
export const isSale = ({ action }: Choice): boolean => 'action' in action && action.action === 'sell';

const isPurchase = (action: Action): action is CardUse =>
  (action.type === 'draft' || action.type === 'take') && action.action === 'buy';

/** The price of a card for the deciding seat. */
export interface PriceTag {
  /** Coins that the seat pays, after all discounts and surcharges. */
  readonly price: number;
  /** The printed price. */
  readonly printed: number;
  /** Whether there are coins enough. */
  readonly payable: boolean;
}

/**
 * Returns the cards that can be bought now, or could be with more coins, each with its price for the deciding seat.
 * Prices are taken from the rules' previews and refusals (rules §5).
 */
export const priceTags = (
  choices: readonly Choice[],
  refusals: readonly Refusal[],
  view: Observation,
): ReadonlyMap<CardId, PriceTag> => {
  const tags = new Map<CardId, PriceTag>();
  const put = (action: Action, price: number | null, payable: boolean): void => {
    const card = isPurchase(action) ? usedCard(action, view) : null;
    if (card !== null && price !== null && !tags.has(card))
      tags.set(card, { price, printed: cardOf(card).cost, payable });
  };
  for (const { action, preview } of choices) put(action, preview.price, true);
  for (const { action, reason, needed } of refusals) if (reason === 'coins') put(action, needed, false);
  return tags;
};

/** Returns the price of a card for the deciding seat, in coins; `null` when it cannot be bought. */
export const priceAsked = (card: CardId, choices: readonly Choice[], view: Observation): number | null =>
  priceTags(choices, [], view).get(card)?.price ?? null;

function words({ action, preview }: CardChoice, { view }: ChoiceContext, text: Text): string {
  const id = usedCard(action, view);
  const card = id === null ? '' : text.card(id);
  if (action.action === 'sell') return text('choice.sells', { card, coins: preview.coins });
  const price = preview.price ?? 0;
  if (action.tile === undefined) return text('choice.buys', { card, price });
  const effect = id === null ? undefined : cardOf(id).effect;
  const values = { card, price, track: text(`track.${action.tile}`) };
  return effect?.type === 'tileLoan'
    ? text('choice.buysLoan', { ...values, coins: effect.coins ?? 0 })
    : text('choice.buysTile', values);
}

function bookedUse({ action, tile }: CardUse, id: CardId | null | undefined, text: Text): string {
  const card = id == null ? '' : text.card(id);
  if (action === 'sell') return text('reason.sell', { card });
  if (tile === undefined) return text('reason.buy', { card });
  return text('reason.buyTile', { card, track: text(`track.${tile}`) });
}

/** Returns what is done with a card now, without its price. */
export const usedCardWords = (action: CardUse, view: Observation, text: Text): string =>
  bookedUse(action, usedCard(action, view), text);

/** What is worth knowing of a purchase besides what changes now (rules §10.3). */
function purchaseNotes(action: CardUse, { view, seat }: ChoiceContext, text: Text): readonly Consequence[] {
  const id = usedCard(action, view);
  const owner = view.seats[seat];
  if (id === null || owner === undefined || action.action !== 'buy') return [];
  const { colour, effect } = cardOf(id);
  const keeper = factsOf(view, owner).fullPrice[colour];
  const lent = effect?.type === 'tileLoan' && action.tile !== undefined;
  return [
    ...(keeper === undefined ? [] : [{ kind: 'note', words: text('choice.fullPrice', { card: text.card(keeper) }) }]),
    ...(lent ? [{ kind: 'note', words: text('choice.loan.back', { coins: effect.buyBack ?? 0 }) }] : []),
  ];
}

const consequences = (choice: CardChoice, context: ChoiceContext, text: Text): readonly Consequence[] => [
  ...changesOf(choice, context, text),
  ...purchaseNotes(choice.action, context, text),
];

/** Phase A: a drawn card, to buy or to sell (rules §4.2). */
export const draft: ActionView<'draft'> = {
  subject: ({ keep }) => ({ kind: 'card', card: keep }),
  words,
  booked: (action, _, text) => bookedUse(action, action.keep, text),
  consequences,
};

/** Phase B: the top card of an open pile (rules §6). */
export const take: ActionView<'take'> = {
  subject: ({ colour }) => ({ kind: 'pile', colour }),
  words,
  booked: (action, { tops }, text) => bookedUse(action, tops[action.colour], text),
  consequences,
};

export const cardsDrawn: EventView<'cardsDrawn'> = {
  sentence: ({ seat, colour, cards }, context) => {
    const name = nameIn(context, seat);
    const [first, second] = cards ?? [];
    return first === undefined || second === undefined
      ? { key: 'log.cardsDrawn', parts: { name, colour: messagePart(`colour.${colour}`) } }
      : {
          key: 'log.cardsDrawn.known',
          parts: { name, first: cardPart(first), second: cardPart(second), colour: messagePart(`colour.${colour}`) },
        };
  },
  pause: { between: 35, after: 300, group: 'draw' },
  sound: { begins: 'cardSlide' },
};

export const draftDecided: EventView<'draftDecided'> = {
  sentence: ({ seat }, context) => ({ key: 'log.draftDecided', parts: { name: nameIn(context, seat) } }),
  pause: { between: 50, after: 120, group: 'decide' },
  // Whether it is bought or sold is not told before the reveal (rules §11).
  sound: { begins: 'cardEdge' },
};

export const cardBought: EventView<'cardBought'> = {
  sentence: ({ seat, card, price, tile }, context) => {
    const parts = { name: nameIn(context, seat), card: cardPart(card), price };
    return tile === null
      ? { key: 'log.cardBought', parts }
      : { key: 'log.cardBought.tile', parts: { ...parts, track: messagePart(`track.${tile}`) } };
  },
  pause: { between: 70, after: 500, group: 'reveal' },
  sound: { begins: 'cardFlip', lands: ['card', 'cardLay'] },
};

export const cardSold: EventView<'cardSold'> = {
  sentence: ({ seat, colour, card }, context) => {
    const name = nameIn(context, seat);
    return card === null
      ? { key: 'log.cardSold', parts: { name, colour: messagePart(`colour.${colour}`) } }
      : { key: 'log.cardSold.known', parts: { name, card: cardPart(card) } };
  },
  pause: { between: 60, after: 420, group: 'reveal' },
  sound: { begins: 'cardSold' },
};

export const cardDiscarded: EventView<'cardDiscarded'> = {
  sentence: ({ seat, card }, context) => ({
    key: 'log.cardDiscarded',
    parts: { name: nameIn(context, seat), card: cardPart(card) },
  }),
  pause: { between: 40, after: 430, group: 'reveal' },
  sound: { begins: 'cardSlide', lands: ['card', 'cardLay'] },
};

export const cardUncovered: EventView<'cardUncovered'> = {
  sentence: ({ colour, card }) => ({
    key: 'log.cardUncovered',
    parts: { card: cardPart(card), colour: messagePart(`colour.${colour}`) },
  }),
  pause: { between: 60, after: 240, group: 'reveal' },
  sound: { begins: 'cardFlip' },
};
