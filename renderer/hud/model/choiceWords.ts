import type { Choice, Observation } from '../../../shared/rules/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Text } from '../../i18n/text.ts';
import { partsOf, partWords } from './previewParts.ts';
import { colourAt } from './wheelStarts.ts';

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
  return action.tile === undefined
    ? text('choice.buys', { card, price })
    : text('choice.buysTile', { card, price, track: text(`track.${action.tile}`) });
}

/** Returns what a choice is, as one phrase that makes sense on its own. */
export function choiceWords(choice: Choice, context: ChoiceContext, text: Text): string {
  const { action } = choice;
  switch (action.type) {
    case 'chooseSide':
      return text('choice.sideFull', { side: action.side });
    case 'setWheel':
      return text('choice.rotationFull', startOf(context.seat, action.rotation, context, text));
    case 'draft':
    case 'take':
      return cardUseWords(choice, action, context, text);
    case 'colony':
      return text(action.action === 'plunder' ? 'choice.plunders' : 'choice.integrates', { level: action.level });
    case 'statue':
      return text('choice.statueFull', {
        requirement: action.requirement,
        track: text(`track.${action.tile}`),
        side: action.side,
      });
    case 'remove':
      return text('choice.remove', { card: text.card(action.card) });
    case 'payToFeed':
      return text('choice.payToFeed');
    case 'silver':
      return text('choice.silverBuy', { track: text(`track.${action.tile}`) });
    case 'gold':
      return text('choice.goldBuy');
    case 'pass':
      return passWords(context.view.decision, text);
  }
}

/** Returns what passing is called in a step. */
export function passWords(decision: Observation['decision'], text: Text): string {
  switch (decision) {
    case 'colony':
    case 'statue':
    case 'medals':
      return text(`choice.pass.${decision}`);
    default:
      return text('choice.pass');
  }
}

/** Where a seat would start with a rotation of the wheel. */
const startOf = (seat: Seat, rotation: number, { view, names }: ChoiceContext, text: Text) => ({
  name: names[seat] ?? '',
  colour: text(`colour.${colourAt(view, seat, rotation, 0)}`),
});

/** One thing that would follow from a choice; `kind` is for its looks. */
export interface Consequence {
  readonly kind: string;
  readonly words: string;
}

/** Returns everything that would follow from a choice, in words. */
export function consequencesOf(choice: Choice, context: ChoiceContext, text: Text): readonly Consequence[] {
  const { action, preview } = choice;
  if (action.type === 'setWheel') {
    return context.names.map((_, seat) => ({
      kind: 'start',
      words: text('choice.rotation.line', startOf(seat, action.rotation, context, text)),
    }));
  }
  const before = context.view.seats[context.seat];
  if (before === undefined || action.type === 'pass') return [];
  return partsOf(preview, before).map((part) => ({ kind: part.kind, words: partWords(part, text) }));
}
