import type { DecisionId } from '../../../shared/contract/answers.ts';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { Decision } from '../../../shared/vocabulary/time.ts';
import type { DropZone } from '../state/stage.ts';
import type { Subject } from '../state/table.ts';
import type { DueAfter } from './gathering.ts';
import { dropChoices, sameSubject, subjectOf } from './subjects.ts';

/** What can be decided at this screen. */
export interface Offer {
  readonly seq: number;
  readonly choices: readonly Choice[];
  /** `null` while nobody decides here. */
  readonly decision: DecisionId | null;
  /** The kind of decision that is due, whoever takes it; `null` where it does not matter. */
  readonly kind: Decision | null;
  /** Tells how many cards still have to be removed, if several may have to be; they are gathered first. */
  readonly dueAfter?: DueAfter | undefined;
}

/** An offer, and whether the decision is open at this screen; otherwise nothing can be chosen. */
export interface OpenOffer extends Offer {
  readonly open: boolean;
}

/** Whether a choice is still offered. */
export const isOffered = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((offered) => isSameAction(offered.action, choice.action));

/** Returns what can be done with a thing. */
export const choicesOf = ({ choices }: Offer, subject: Subject): readonly Choice[] =>
  choices.filter(({ action }) => sameSubject(subjectOf(action), subject));

/** Returns the only choice that selecting a thing can mean; `null` where there are several, or none. */
export function meaningOf(offer: OpenOffer, subject: Subject): Choice | null {
  // A press on a seat's board does not say which side of its setup card is meant.
  if (!offer.open || subject.kind === 'side') return null;
  const [only, second] = choicesOf(offer, subject);
  return only !== undefined && second === undefined ? only : null;
}

/** An open offer while a thing is being dragged. */
interface DraggedOffer extends OpenOffer {
  readonly dragged: { readonly subject: Subject } | null;
}

/** Returns the choices that dropping the dragged thing at a place can mean. */
export const meaningsOfDrop = (offer: DraggedOffer, zone: DropZone | null): readonly Choice[] =>
  !offer.open || offer.dragged === null || zone === null
    ? []
    : dropChoices(choicesOf(offer, offer.dragged.subject), zone);

/** Returns only the fields of the offer. */
export const offerOf = ({ seq, choices, decision, kind, dueAfter }: Offer): Offer => ({
  seq,
  choices,
  decision,
  kind,
  dueAfter,
});
