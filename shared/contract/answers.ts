import type { Choice, Observation, Refusal } from '../rules/observation/observation.ts';
import type { Action, DraftAction } from '../vocabulary/actions.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Expansion } from '../vocabulary/options.ts';
import type { CardId, ContentId } from '../vocabulary/pieces.ts';
import type { BotStyle, Privacy } from '../vocabulary/preferences.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Epoch, Phase, Step } from '../vocabulary/time.ts';
import type { Track, Tracks } from '../vocabulary/tracks.ts';
import type { DealCommitment } from './fairness.ts';
import type { LessonId } from './lessonNames.ts';
import type { ChallengeTag, NewGame, Player } from './tableSetup.ts';

/* What the host tells the page. */

/** Which seat the screen serves. */
export interface Screen {
  /** The seat whose secrets are shown; `null` shows what everybody may see. */
  readonly viewer: Seat | null;
  /** The human seat that decides here now. */
  readonly actor: Seat | null;
  /** The seat that must raise the curtain first; then `viewer` is `null` and `choices` is empty. */
  readonly curtain: Seat | null;
}

/** A line of a game's log, with its place in it, from 0. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: GameEvent;
}

/**
 * How to build the current log from the last one that was sent: put `lines` in their places, and append the update's
 * `events`.
 */
export interface LogChange {
  /** Number of the last position that was sent, whose log this changes; `null` when the whole log is sent again. */
  readonly since: number | null;
  /** Lines before the update's `events`: those that another viewer reads differently, or all of them. */
  readonly lines: readonly NumberedEvent[];
}

/** Which decisions may be undone and redone. */
export interface UndoState {
  /** Whether the last decision of a person may be undone, because nobody has learned anything since. */
  readonly canUndo: boolean;
  /** Whether several decisions of this turn may be undone in the same way. */
  readonly canReset: boolean;
  readonly canRedo: boolean;
  /**
   * The seat of the last decision that a person took. Undo takes that decision back; if something came to light since,
   * only as practice. `null` if no person has decided.
   */
  readonly takesBack: Seat | null;
  /** Whether something was taken back after more had been learned: the game is marked for good. */
  readonly practice: boolean;
}

/** What lies on the table: a game of the list of games, or a position for a lesson or a problem only. */
export type AtTable =
  | { readonly kind: 'game' }
  | { readonly kind: 'lesson'; readonly lesson: LessonId }
  | { readonly kind: 'problem'; readonly problem: string };

/**
 * Tells apart the decisions at one screen of one game. The number stays as long as the same seat has the same actions
 * to choose from, whatever others do meanwhile. Every other decision has another number. A position that is reached
 * again by taking decisions back has its old number.
 */
export type DecisionId = number;

/** A position of a game as one screen is told of it. */
export interface ToldPosition extends UndoState {
  readonly gameId: string;
  /** Number of the position; an action must name it. */
  readonly seq: number;
  /** What is to be decided at this screen; `null` where nothing is. */
  readonly decision: DecisionId | null;
  readonly players: readonly Player[];
  readonly screen: Screen;
  readonly view: Observation;
  /** What happened since the last update, for the viewer: the newest lines of the log. Empty in a rewound position. */
  readonly events: readonly GameEvent[];
  /** The lines before those of `events`, as far as the page does not have them. */
  readonly log: LogChange;
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
  /** Bots that are deciding. */
  readonly thinking: readonly Seat[];
  /** What those who share the screen hide from each other, and so how the curtain looks. */
  readonly privacy: Privacy;
  /** Seats that a bot plays in place of a person, who may come back. */
  readonly handedOver: readonly Seat[];
  /**
   * The seed of a finished game, if the deal follows from it; else `null`. Whoever knew it during the game could look
   * at every card.
   */
  readonly seed: number | null;
  /** The challenge that the game is played for; left out: none. */
  readonly challenge?: ChallengeTag | undefined;
  /** `null` where nobody committed to a deal: in lessons and problems, and games from before or from elsewhere. */
  readonly dealCommitment: DealCommitment | null;
}

/** The one message that brings the screen up to date after anything happened. Its log builds on the update before. */
export type GameUpdate = ToldPosition & AtTable;

/** What lies before one seat, as much as a small picture shows. */
export interface SeatPicture {
  readonly tracks: Tracks;
  /** How many cards of each colour, those that lie face down included. */
  readonly cards: Readonly<Record<Colour, number>>;
  readonly statues: number;
  readonly colonies: number;
  readonly silver: number;
  readonly gold: number;
  readonly monument: boolean;
}

/** A table as everybody sees it, for a small picture; nothing secret. */
export interface TablePicture {
  /** Colours of the board's segments, clockwise. */
  readonly segments: readonly Colour[];
  /** By how many segments the wheel stands turned, 0 … 4; `null` before the first player set it. */
  readonly wheel: number | null;
  readonly seats: readonly SeatPicture[];
}

/** A saved game, for the lists; nothing secret. */
export interface GameSummary {
  readonly gameId: string;
  /** As the player called it; `null` leaves it to the page to describe. */
  readonly name: string | null;
  readonly players: readonly Player[];
  readonly mode: NewGame['mode'];
  readonly expansions: readonly Expansion[];
  readonly content: ContentId;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly finished: boolean;
  /** Decisions taken so far. */
  readonly decisions: number;
  /** Each seat's points: final ones when it is finished, else as if it ended now. */
  readonly totals: readonly number[];
  /** Empty before the end. */
  readonly winners: readonly Seat[];
  readonly table: TablePicture;
  /** Whether something was taken back after more had been learned. */
  readonly practice: boolean;
  /** The challenge that it is played for; left out: none. */
  readonly challenge?: ChallengeTag | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** One decision of a replay and all that happened by it, as far as the replay's viewer may know. */
export interface ReplayMoment {
  readonly seat: Seat;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly step: Step;
  readonly events: readonly GameEvent[];
}

/** A game's history. Position 0 is before the first decision, position n after moment n − 1. */
export interface ReplayTimeline {
  readonly gameId: string;
  readonly players: readonly Player[];
  /** A running game shows only what its screen may know; a finished one is an open book for any seat. */
  readonly viewer: Seat | null;
  readonly finished: boolean;
  readonly content: ContentId;
  readonly opening: readonly GameEvent[];
  readonly moments: readonly ReplayMoment[];
  /** The seed, which gives the same deal again; `null` while the game runs. */
  readonly seed: number | null;
}

/** What every seat would have scored at the end of a half epoch. */
export interface PhaseEnd {
  readonly epoch: Epoch;
  readonly phase: Phase;
  /** By seat. */
  readonly totals: readonly number[];
}

/** Advice in three steps, each saying more: which track matters, two candidates, the move and its reason. */
export interface Advice {
  readonly track: Track;
  readonly candidates: readonly Action[];
  readonly best: Reason;
}

/** A decision of a game: when it was, whose, and between which cards. */
export interface DecisionPlace {
  /** Position of the replay before the decision. */
  readonly position: number;
  readonly seat: Seat;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly step: Step;
  /** The two drawn cards of a phase A draft. */
  readonly hand: readonly CardId[];
  /** The face-up cards of the piles in a phase B draft, which its actions name by colour. */
  readonly tops: Readonly<Partial<Record<Colour, CardId>>>;
}

/** A decision with its reason, for the opened books, the review, and "why?" in play. */
export interface DecisionEntry extends DecisionPlace {
  /** Why this action, against the best other one; `lead` is negative where another one is judged better. */
  readonly reason: Reason;
}

/** The decision log of a finished game, or a page of it. */
export interface DecisionLog {
  readonly entries: readonly DecisionEntry[];
  /** The position with which the next page begins; `null` after the last. */
  readonly next: number | null;
  /** By seat, the random style of a bot whose style was a surprise; else `null`. */
  readonly drawn: readonly (BotStyle | null)[];
}

/** Why a revealed decision was taken, as far as the screen's viewer may know. */
export type Why =
  | { readonly kind: 'open'; readonly entry: DecisionEntry }
  /** Without figures, as these would reveal hidden cards. */
  | { readonly kind: 'bare'; readonly place: DecisionPlace; readonly action: Action; readonly instead: Action | null }
  /** A card was sold that nobody else has seen. `instead`: buying the other drawn card, if that was possible. */
  | { readonly kind: 'sold'; readonly place: DecisionPlace; readonly instead: DraftAction | null }
  /** The decision was about cards that lie face down. */
  | { readonly kind: 'hidden'; readonly place: DecisionPlace };

/** A content file in the player's folder; `id` when it can be played with, else `problem` says why not. */
export interface ContentEntry {
  readonly file: string;
  readonly id: ContentId | null;
  readonly problem: { readonly place: string; readonly message: string } | null;
}

export interface ContentFolder {
  readonly folder: string;
  readonly entries: readonly ContentEntry[];
  /** How many further files were not read, because there are too many. */
  readonly unread: number;
}

/** Something that the player must be told; the renderer has the words. */
export interface Notice {
  readonly code:
    | 'saveRestoredFromBackup'
    | 'saveLost'
    | 'saveNewer'
    | 'saveUnreadable'
    | 'saveChangedElsewhere'
    | 'notDeleted'
    | 'notOrdinary'
    | 'notLocked'
    | 'folderShared'
    | 'saveFailed'
    | 'saveWorksAgain'
    /** What could not be saved has been deleted, so nothing is unsaved any more. */
    | 'nothingUnsaved'
    | 'settingsReset'
    | 'settingsAside'
    | 'settingsUnread'
    | 'botReplaced'
    | 'contentMissing'
    | 'graphicsFail'
    | 'safeStart'
    | 'challengesRebuilt'
    | 'lessonChanged'
    | 'notesReset'
    | 'notesRestored'
    | 'notesLeft'
    | 'notesUnread'
    | 'notesSpoilt'
    | 'statisticsRebuilt';
  /** A file name or the like. */
  readonly detail: string;
  /** Why a save failed, where the player can mend it. */
  readonly cause?: 'full' | 'readOnly';
}

/** A package that is part of the program. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The licence's short name, as `MIT`; empty when the package does not say. */
  readonly licence: string;
  readonly text: string;
}

export interface LogFolder {
  readonly folder: string;
  /** Whether the system could show the folder. */
  readonly opened: boolean;
}

export interface AppInfo {
  readonly version: string;
  /** The address of whoever publishes the program, where faults are reported; absent while nobody does. */
  readonly home?: string | undefined;
  readonly carrier: 'electron' | 'loopback' | 'memory';
  readonly dataFolder: string;
  readonly locale: string;
  readonly runtime: Readonly<Record<string, string>>;
}
