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
  /**
   * The thing on the table that the action is about: the table lights it, and the panel has a row for it. `null`: it is
   * about no thing.
   */
  readonly subject: (action: ActionOf<T>) => Subject | null;
  /** What a choice is, as one phrase that makes sense on its own. */
  readonly words: (choice: ChoiceOf<T>, context: ChoiceContext, text: Text) => string;
  /** The phrase for an action in the decision log, which gives no prices. */
  readonly booked: (action: ActionOf<T>, place: DecisionPlace, text: Text) => string;
  /** What would follow from it, if that differs from what its preview tells (`changesOf`). */
  readonly consequences?: (choice: ChoiceOf<T>, context: ChoiceContext, text: Text) => readonly Consequence[];
}

/** Makes the words of an action whose phrase needs nothing but the action. */
export const plainly = <T extends Action['type']>(
  phrase: (action: ActionOf<T>, text: Text) => string,
): Pick<ActionView<T>, 'words' | 'booked'> => ({
  words: ({ action }, _, text) => phrase(action, text),
  booked: (action, _, text) => phrase(action, text),
});

/** Milliseconds at normal speed: `between` events of a group, and `after` the last of it. */
export interface Pause {
  readonly between: number;
  readonly after: number;
  /**
   * As `after`, but shorter, where the last event of the group happens across the table and there is less to see; in
   * milliseconds.
   */
  readonly across?: number;
  /** The name of a group of events that are shown together, in one wave round the table. */
  readonly group: string;
}

/**
 * The pause after an event that belongs to no group, in milliseconds at normal speed.
 * @param across the pause if it happens across the table
 */
export const alone = (after: number, across = after): Pause => ({ between: after, after, group: '', across });

/**
 * Milliseconds for the celebration of a colony or monument of the player in front: first its tile is shown, then it
 * stands there large.
 */
export const BUILT_SHOWN = 2300;

/** Milliseconds for a colony that the player in front plunders: a town stands, burns, and is a ruin. */
export const RAID_SHOWN = 2680;

/** Milliseconds for a statue of the player in front: it is carved, and stands there. */
export const STATUE_SHOWN = 2300;

/** Whether one of those who won plays at this screen. */
export type WonHere = (winners: readonly Seat[]) => boolean;

/** How the page tells a kind of event: its line of the log, how long it is shown, and its sound. */
export interface EventView<T extends GameEventType> {
  readonly sentence: (event: EventOf<T>, context: LogContext) => Omit<Sentence, 'change'>;
  readonly pause: Pause;
  /**
   * The sound of the event. Coins and markers that move have sounds of their own, with every event that has a `change`.
   * `none`: no further sound.
   */
  readonly sound: EventSound | 'none' | ((event: EventOf<T>, won: WonHere) => EventSound);
}

/** What makes an element show a card enlarged. */
type Inspects = (card: CardId) => HTMLAttributes<HTMLElement>;

/** The button of one choice. */
export interface ChoiceFace {
  /** The words written on it. */
  readonly label?: string;
  /** Further words on it, added to its name for screen readers. */
  readonly notes?: readonly string[];
  readonly className: string;
  /** The card to show enlarged while a key has brought the focus here. */
  readonly card?: CardId;
  /** Changes that are not shown. */
  readonly without?: readonly PreviewPart['kind'][];
  /** Changes that the words on it already tell. */
  readonly told?: readonly PreviewPart['kind'][];
  /** Whether 0 points are written as well, so that rows of the same kind can be compared. */
  readonly compared?: boolean;
  /** Renders its content, with the changes in their place. */
  readonly content: (changes: ReactNode, inspects: Inspects) => ReactNode;
}

/** All that can, and cannot, be done with one thing: a row of the decision panel. */
export interface Row {
  /** Its name, for those who hear it. */
  readonly label: string;
  readonly className?: string;
  /** What stands above or beside its choices. */
  readonly head?: ReactNode;
  /** The symbol before its name in the single line for a thing with which nothing can be done. */
  readonly sign?: ReactNode;
  /** Steps or points that either side of a bonus tile brings, if its choices are shown one side at a time. */
  readonly bonus?: number;
  readonly choice: (choice: Choice) => ChoiceFace;
  /** What cannot be done, if the name of the row does not say it. */
  readonly refused?: string;
}

/** Returns the row of a thing; `null` for a card that is drawn or lies on a pile, which has a row of its own. */
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

/** The sounds of an event when it is shown. They must not tell more than the event tells its viewer. */
export interface EventSound {
  /** At once, when the event is shown. */
  readonly begins?: Cue;
  /** When the thing that the event moves lands; at once if nothing moves. */
  readonly lands?: readonly [thing: Thing | 'peg', cue: Cue];
  /** Only if nothing moves; otherwise the motion makes its own sound (`audio/eventSounds.ts`). */
  readonly still?: Cue;
}
