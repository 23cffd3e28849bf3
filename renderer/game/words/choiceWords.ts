import { factsOf } from '../../../shared/foresight/seatFacts.ts';
import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { colourInFront } from '../../../shared/vocabulary/wheel.ts';
import { liesFaceDown } from '../../cards/cardWords.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { actionWords, passWords } from './actionWords.ts';
import { partsOf, partWords } from './previewParts.ts';
import { routeOf } from './wheelStarts.ts';

/** The decision that a choice belongs to. */
export interface ChoiceContext {
  readonly view: Observation;
  readonly seat: Seat;
  readonly names: readonly string[];
}

type CardUse = Extract<Action, { type: 'draft' | 'take' }>;

/** Returns the card that a drafting action is about; `null` when the pile is empty. */
const usedCard = (action: CardUse, view: Observation): CardId | null =>
  action.type === 'draft' ? action.keep : view.piles[action.colour].top;

function cardUseWords({ preview }: Choice, action: CardUse, { view }: ChoiceContext, text: Text): string {
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

/** Giving up a card, for its owner: it may lie face down. */
function removalWords(card: CardId, { view, seat }: ChoiceContext, text: Text): string {
  const owner = view.seats[seat];
  const hidden = owner !== undefined && liesFaceDown(owner, card);
  return text(hidden ? 'choice.remove.faceDown' : 'choice.remove', { card: text.card(card) });
}

/** Returns what a choice is, as one phrase that makes sense on its own. */
export function choiceWords(choice: Choice, context: ChoiceContext, text: Text): string {
  const { action } = choice;
  switch (action.type) {
    case 'setWheel':
      return text('choice.rotationFull', startOf(context.seat, action.rotation, context, text));
    case 'draft':
    case 'take':
      return cardUseWords(choice, action, context, text);
    case 'redeemTile':
      return text('choice.redeemTileFull', { card: text.card(action.card), coins: redemptionPrice(choice) });
    case 'remove':
      return removalWords(action.card, context, text);
    case 'pass':
      return passWords(context.view.decision, text, hasMedals(context));
    default:
      return actionWords(action, text);
  }
}

/** Returns the coins that taking a tile back costs (rules §10.3 `tileLoan`). */
export const redemptionPrice = ({ preview }: Choice): number => preview.price ?? -preview.coins;

/** Whether the seat has bought medals before: then it would buy no more of them. */
const hasMedals = ({ view, seat }: ChoiceContext): boolean => {
  const owner = view.seats[seat];
  if (owner === undefined) return false;
  const { silver, gold } = factsOf(view, owner).medals;
  return silver + gold > 0;
};

/** Where a seat would start with a rotation of the wheel. */
const startOf = (seat: Seat, rotation: number, { view, names }: ChoiceContext, text: Text) => ({
  name: names[seat] ?? '',
  colour: text(`colour.${colourInFront(view, seat, rotation)}`),
});

/** Returns the colours that a seat visits with a rotation of the wheel, in their order. */
export const routeWords = (view: Observation, seat: Seat, rotation: number, text: Text): string =>
  routeOf(view, seat, rotation)
    .map((colour) => text(`colour.${colour}`))
    .join(' → ');

/** One thing that would follow from a choice; `kind` is for its looks. */
export interface Consequence {
  readonly kind: string;
  readonly words: string;
}

/** Returns everything that would follow from a choice, in words. */
export function consequencesOf(choice: Choice, context: ChoiceContext, text: Text): readonly Consequence[] {
  const { action, preview } = choice;
  if (action.type === 'setWheel') {
    return context.names.map((name, seat) => ({
      kind: 'start',
      words: text('wheel.route', { name, colours: routeWords(context.view, seat, action.rotation, text) }),
    }));
  }
  const before = context.view.seats[context.seat];
  if (before === undefined || action.type === 'pass') return [];
  return [
    ...partsOf(preview, before, context.view.decision === 'feeding').map((part) => ({
      kind: part.kind,
      words: partWords(part, text),
    })),
    ...purchaseNotes(action, context, text),
  ];
}

/** What is worth knowing of a purchase besides what changes now (rules §10.3). */
function purchaseNotes(action: Action, { view, seat }: ChoiceContext, text: Text): readonly Consequence[] {
  const id = action.type === 'draft' || action.type === 'take' ? usedCard(action, view) : null;
  const owner = view.seats[seat];
  if (id === null || owner === undefined || !('action' in action) || action.action !== 'buy') return [];
  const { colour, effect } = cardOf(id);
  const keeper = factsOf(view, owner).fullPrice[colour];
  const lent = effect?.type === 'tileLoan' && 'tile' in action && action.tile !== undefined;
  return [
    ...(keeper === undefined ? [] : [{ kind: 'note', words: text('choice.fullPrice', { card: text.card(keeper) }) }]),
    ...(lent ? [{ kind: 'note', words: text('choice.loan.back', { coins: effect.buyBack ?? 0 }) }] : []),
  ];
}
