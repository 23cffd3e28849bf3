import type { HTMLAttributes, ReactNode } from 'react';
import type effects from '../../../assets/sounds/effects.json';
import type { DecisionPlace } from '../../../shared/contract/answers.ts';
import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { GameEvent, GameEventType } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { ChoiceGroup, DecisionAtHand } from '../decisionContext.ts';
import type { Subject } from '../state/table.ts';
import type { Consequence, PreviewPart } from '../words/previewParts.ts';
import type { LogContext, Sentence } from '../words/sentence.ts';

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
export type ChoiceOf<T extends Action['type']> = Choice & { readonly action: ActionOf<T> };

/** The decision that a choice belongs to. */
export interface ChoiceContext {
  readonly view: Observation;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** What the page says of a kind of action. */
export interface ActionView<T extends Action['type']> {
  /** The thing on the table that it is about: there the table lights it, and its row stands. `null`: it is about nothing. */
  readonly subject: (action: ActionOf<T>) => Subject | null;
  /** What a choice is, as one phrase that makes sense on its own. */
  readonly words: (choice: ChoiceOf<T>, context: ChoiceContext, text: Text) => string;
  /** The same of an action of the books, which tell no prices. */
  readonly booked: (action: ActionOf<T>, place: DecisionPlace, text: Text) => string;
  /** What would follow from it, where that is not what its preview tells (`changesOf`). */
  readonly consequences?: (choice: ChoiceOf<T>, context: ChoiceContext, text: Text) => readonly Consequence[];
}

/** The words of an action that says all by itself. */
export const plainly = <T extends Action['type']>(
  phrase: (action: ActionOf<T>, text: Text) => string,
): Pick<ActionView<T>, 'words' | 'booked'> => ({
  words: ({ action }, _, text) => phrase(action, text),
  booked: (action, _, text) => phrase(action, text),
});

/** Milliseconds at normal speed: after an event that more of its group follow, and after the last of the group. */
export interface Pause {
  readonly between: number;
  readonly after: number;
  /** The same where the last of the group happens across the table, if there is less to see; in milliseconds. */
  readonly across?: number;
  /** Events that happen together, in one wave round the table. */
  readonly group: string;
}

/**
 * The pause after an event that happens by itself.
 * @param across the same where it happens across the table
 */
export const alone = (after: number, across = after): Pause => ({ between: after, after, group: '', across });

/** Milliseconds for which a colony or a monument of who sits in front is celebrated: it is read first, then it stands there large. */
export const BUILT_SHOWN = 2300;

/** The same of a colony that is plundered: a town stands, burns, and is a ruin. */
export const RAID_SHOWN = 2680;

/** Milliseconds for which a statue of who sits in front is carved, and stands there. */
export const STATUE_SHOWN = 2300;

/** Whether one of those who won plays at this screen. */
export type WonHere = (winners: readonly Seat[]) => boolean;

/** What the page says of a kind of event: its line of the log, how long it is shown, and what is heard of it. */
export interface EventView<T extends GameEventType> {
  readonly sentence: (event: EventOf<T>, context: LogContext) => Omit<Sentence, 'change'>;
  readonly pause: Pause;
  /**
   * Coins that change hands and markers that move are heard besides, with every event that has a `change`. `none`: nothing
   * else is.
   */
  readonly sound: EventSound | 'none' | ((event: EventOf<T>, won: WonHere) => EventSound);
}

/** What makes an element show a card enlarged. */
type Inspects = (card: CardId) => HTMLAttributes<HTMLElement>;

/** The button of one choice. */
export interface ChoiceFace {
  /** The words written on it. */
  readonly label?: string;
  /** What else is written on it, for those who hear its name. */
  readonly notes?: readonly string[];
  readonly className: string;
  /** The card to show enlarged while a key has brought the focus here. */
  readonly card?: CardId;
  /** What is left out of the changes. */
  readonly without?: readonly PreviewPart['kind'][];
  /** What of the changes is told in words on it already. */
  readonly told?: readonly PreviewPart['kind'][];
  /** Whether its points are told also where they are 0: rows that stand for the same are compared. */
  readonly compared?: boolean;
  /** What is written on it, with what would change at its place. */
  readonly content: (changes: ReactNode, inspects: Inspects) => ReactNode;
}

/** All that can, and cannot, be done with one thing: a row of the decision panel. */
export interface Row {
  /** Its name, for those who hear it. */
  readonly label: string;
  readonly className?: string;
  /** What stands above or beside its choices. */
  readonly head?: ReactNode;
  /** What stands before its name in one line, where nothing can be done with it. */
  readonly sign?: ReactNode;
  /** Steps or points that either side of a bonus tile brings, where its choices stand apart by sides: one side is shown at a time. */
  readonly bonus?: number;
  readonly choice: (choice: Choice) => ChoiceFace;
  /** What cannot be done, where that is not what the row is called. */
  readonly refused?: string;
}

/** Returns the row of a kind of thing; `null` for a card that is drawn or lies on a pile: it has a picture of its own. */
export type RowOf<K extends Subject['kind']> = (
  subject: Extract<Subject, { kind: K }>,
  group: ChoiceGroup,
  decision: DecisionAtHand,
  text: Text,
) => Row | null;

/** A sound, by its name in `assets/sounds/effects.json`. */
export type Cue = keyof typeof effects;

/** What can be seen to land on the table: the layers of the 3D table without their numbers. */
type Thing = 'card' | 'coin' | 'tile' | 'medal' | 'colony' | 'statue' | 'monument' | 'stall';

/** What is heard when an event is shown. It may not tell more than the event tells its viewer. */
export interface EventSound {
  /** At once, when the event is shown. */
  readonly begins?: Cue;
  /** When the thing that the event moves touches down; at once where nothing moves. */
  readonly lands?: readonly [thing: Thing | 'peg', cue: Cue];
  /** Only where nothing moves: else it is heard by itself (`audio/eventSounds.ts`). */
  readonly still?: Cue;
}
