import type { Choice, Observation, Refusal } from '../rules/observation.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Expansion } from '../vocabulary/options.ts';
import type { CardId, ContentId } from '../vocabulary/pieces.ts';
import type { ScoreCategory } from '../vocabulary/score.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Epoch, Phase, Step } from '../vocabulary/time.ts';
import type { Track } from '../vocabulary/tracks.ts';
import type { NewGame, Player } from './tableSetup.ts';

/* What the host tells the page. */

/** Whose eyes and hands the screen serves. */
export interface Screen {
  /** The seat whose secrets are shown; `null` shows what everybody may see. */
  readonly viewer: Seat | null;
  /** The human seat that decides here now. */
  readonly actor: Seat | null;
  /** The seat that must lift the curtain first; then `viewer` is `null` and `choices` is empty. */
  readonly curtain: Seat | null;
}

/** The one message that brings the screen up to date after anything happened. */
export interface GameUpdate {
  readonly gameId: string;
  /** Number of the position; an action must name it. */
  readonly seq: number;
  readonly players: readonly Player[];
  readonly screen: Screen;
  readonly view: Observation;
  /** What happened since the last update, for the viewer; empty in a fresh or rewound position. */
  readonly events: readonly GameEvent[];
  /** Everything that happened so far, for the viewer. */
  readonly log: readonly GameEvent[];
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
  readonly canUndo: boolean;
  /** Bots that are deciding. */
  readonly thinking: readonly Seat[];
}

/** A saved game, for the lists; nothing secret. */
export interface GameSummary {
  readonly gameId: string;
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
}

/** Why a game record cannot be imported: the first line that is wrong, from 1, and what is wrong with it. */
export interface RecordProblem {
  readonly line: number;
  readonly reason: RecordProblemReason;
  /** The field, the card or the like. */
  readonly detail: string;
}

export const RECORD_PROBLEMS = [
  'empty',
  'tooLarge',
  'notJson',
  'notARecord',
  'newerVersion',
  'wrongShape',
  'unknownContent',
  'impossibleDeal',
  'notYourTurn',
  'illegalAction',
  'wrongLegal',
  'wrongLabel',
  'wrongPosition',
  'wrongResult',
  'cutShort',
] as const;
export type RecordProblemReason = (typeof RECORD_PROBLEMS)[number];

/** What became of an import: all records of the file, or none. */
export type RecordImport = { readonly games: readonly GameSummary[] } | { readonly problem: RecordProblem };

/** Why one action is judged better than another, in expected final points. */
export interface Reason {
  readonly action: Action;
  /** What the seat may expect to score after it. */
  readonly value: number;
  /** The next best thing, or `null` where there was no choice; and how much better this one is. */
  readonly instead: Action | null;
  readonly lead: number;
  /** Where that difference comes from, by category; it adds up to `lead`. */
  readonly parts: Readonly<Record<ScoreCategory, number>>;
}

/** Advice in three steps, each saying more: which track matters, two candidates, the move and its reason. */
export interface Advice {
  readonly track: Track;
  readonly candidates: readonly Action[];
  readonly best: Reason;
}

/** A decision of a finished game with its reason, for the opened books and for the review. */
export interface BookEntry {
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
  /** Why this action, against the best other one; `lead` is negative where another one is judged better. */
  readonly reason: Reason;
}

/** A content file in the player's folder; `id` when it can be played with, else `problem` says why not. */
export interface ContentEntry {
  readonly file: string;
  readonly id: ContentId | null;
  readonly problem: { readonly place: string; readonly message: string } | null;
}

export interface ContentFolder {
  readonly folder: string;
  readonly entries: readonly ContentEntry[];
}

/** Something that the player must be told; the renderer has the words. */
export interface Notice {
  readonly code:
    | 'saveRestoredFromBackup'
    | 'saveLost'
    | 'saveNewer'
    | 'saveFailed'
    | 'saveWorksAgain'
    | 'settingsReset'
    | 'botReplaced'
    | 'contentMissing';
  /** A file name or the like. */
  readonly detail: string;
}

export interface AppInfo {
  readonly version: string;
  readonly carrier: 'electron' | 'loopback' | 'memory';
  readonly dataFolder: string;
  readonly locale: string;
  readonly runtime: Readonly<Record<string, string>>;
}
