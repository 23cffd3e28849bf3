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
  /** Where several things may have to go: they are gathered first. */
  readonly dueAfter?: DueAfter | undefined;
}

/** An offer, and whether the decision is open at this screen: only then anything is taken up. */
export interface OpenOffer extends Offer {
  readonly open: boolean;
}

/** Whether a choice is still offered. */
export const isOffered = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((offered) => isSameAction(offered.action, choice.action));

/** Returns what can be done with a thing. */
export const choicesOf = ({ choices }: Offer, subject: Subject): readonly Choice[] =>
  choices.filter(({ action }) => sameSubject(subjectOf(action), subject));

/** Returns the one thing that selecting a subject can mean; `null` where there are more, or none. */
export function meaningOf(offer: OpenOffer, subject: Subject): Choice | null {
  // A press on a seat's board does not say which side of it is meant.
  if (!offer.open || subject.kind === 'side') return null;
  const [only, second] = choicesOf(offer, subject);
  return only !== undefined && second === undefined ? only : null;
}

/** An open offer of which a thing is dragged. */
interface DraggedOffer extends OpenOffer {
  readonly dragged: { readonly subject: Subject } | null;
}

/** Returns what letting go of the dragged thing over a place can mean. */
export const meaningsOfDrop = (offer: DraggedOffer, zone: DropZone | null): readonly Choice[] =>
  !offer.open || offer.dragged === null || zone === null
    ? []
    : dropChoices(choicesOf(offer, offer.dragged.subject), zone);

/** Returns the offer alone of what holds more. */
export const offerOf = ({ seq, choices, decision, kind, dueAfter }: Offer): Offer => ({
  seq,
  choices,
  decision,
  kind,
  dueAfter,
});
