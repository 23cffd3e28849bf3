import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../shared/words/words.ts';

/** What stands in a sentence: a word or number as it is, a card, several names, or another message. */
export type Part =
  | string
  | number
  | { readonly card: CardId }
  | { readonly names: readonly string[] }
  | { readonly message: MessageKey };

/** An event as a line of the log: a message, what stands in it, and what it did to the seat. */
export interface Sentence {
  readonly key: MessageKey;
  readonly parts: Readonly<Record<string, Part>>;
  readonly change: Change | null;
}

/** What is needed for the sentences besides the event. */
export interface LogContext {
  readonly names: readonly string[];
  readonly view: Pick<Observation, 'segments' | 'emblems' | 'options'>;
  /** The events of passing after something was taken in the same step: "nothing more is taken". */
  readonly latePasses: ReadonlySet<GameEvent>;
}

/** The name of a seat as a part of a sentence. */
export const nameIn = ({ names }: LogContext, seat: Seat): string => names[seat] ?? '';
export const cardPart = (card: CardId): Part => ({ card });
export const messagePart = (message: MessageKey): Part => ({ message });
