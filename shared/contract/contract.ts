import { z } from 'zod';
import type { ContentFile } from '../content/content.ts';
import type { Choice, Observation, Refusal } from '../rules/observation.ts';
import { ACTION_TYPES, type Action } from '../vocabulary/actions.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import { EXPANSIONS, type Expansion, MODES } from '../vocabulary/options.ts';
import { type CardId, type ContentId, STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES, LANGUAGES, MOTIONS, QUALITIES, SPEEDS } from '../vocabulary/preferences.ts';
import type { ScoreCategory } from '../vocabulary/score.ts';
import { EMBLEMS, type Seat } from '../vocabulary/seats.ts';
import type { Epoch, Phase, Step } from '../vocabulary/time.ts';
import type { Track } from '../vocabulary/tracks.ts';

const name = z.string().trim().min(1).max(24);
const controller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human') }).strict(),
  z
    .object({
      kind: z.literal('bot'),
      level: z.enum(BOT_LEVELS),
      /** Left out: fond of nothing in particular. */
      style: z.enum(BOT_STYLES).optional(),
    })
    .strict(),
]);

export const playerSchema = z.object({ name, emblem: z.enum(EMBLEMS), controller }).strict();

export const playersSchema = z
  .array(playerSchema)
  .min(2)
  .max(5)
  .refine((players) => new Set(players.map((player) => player.emblem)).size === players.length, 'emblems differ');

/** In the order of `EXPANSIONS`, whatever order they come in. */
export const expansionsSchema = z
  .array(z.enum(EXPANSIONS))
  .max(EXPANSIONS.length)
  .transform((chosen) => EXPANSIONS.filter((expansion) => chosen.includes(expansion)));

export const contentIdSchema = z.string().regex(/^[a-z0-9]{1,64}$/);

export const newGameSchema = z
  .object({
    mode: z.enum(MODES),
    expansions: expansionsSchema.default([]),
    /** The numbers to play with (rules §15). */
    content: contentIdSchema.default(STANDARD_CONTENT),
    players: playersSchema,
    /** Left out: the host draws one. The same seed and players give the same deal. */
    seed: z.number().int().min(0).max(0xffff_ffff).optional(),
  })
  .strict();

export const settingsSchema = z
  .object({
    language: z.enum(LANGUAGES),
    speed: z.enum(SPEEDS),
    quality: z.enum(QUALITIES),
    reducedMotion: z.enum(MOTIONS),
    /** Size of the panels, in percent. */
    uiScale: z.number().int().min(75).max(200),
    /** Whether the highest bot level may think for a second instead of 300 ms. */
    longThinking: z.boolean(),
    /** Ask again before an action that cannot be undone. */
    confirmActions: z.boolean(),
    /** The last table that was set up, offered again by the set-up screen. */
    lastTable: newGameSchema.omit({ seed: true }).nullable(),
  })
  .strict();

export type NewGame = z.output<typeof newGameSchema>;
export type Player = z.output<typeof playerSchema>;
export type Controller = Player['controller'];
export type Settings = z.output<typeof settingsSchema>;

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

/** The shape of an action; whether it is legal is for the rules to say. */
export const actionSchema = z.custom<Action>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ACTION_TYPES.includes((value as Action).type) &&
    Object.keys(value).length <= 5 &&
    Object.values(value).every(
      (field) => typeof field === 'number' || (typeof field === 'string' && field.length <= 32),
    ),
  'not an action',
);

const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const position = z.number().int().min(0).max(5000);
const viewer = z.number().int().min(0).max(4).nullable();
const nothing = z.object({}).strict();
const output = <T>() => z.custom<T>(() => true);

/** Every call that the page can make: its input, and the type of its answer. */
export const calls = {
  'app.info': { input: nothing, output: output<AppInfo>() },
  'app.quit': { input: nothing, output: output<null>() },
  'settings.read': { input: nothing, output: output<Settings>() },
  'settings.change': { input: settingsSchema.partial(), output: output<Settings>() },
  /** The game that "Continue" continues; `null` when there is none. */
  'game.summary': { input: nothing, output: output<GameSummary | null>() },
  /** Starts a game in place of the current one. */
  'game.start': { input: newGameSchema, output: output<GameUpdate>() },
  /** The current game's position: after "Continue", and after a reload of the page. Lowers the curtain again. */
  'game.open': { input: nothing, output: output<GameUpdate>() },
  /** Takes the screen off the table; the game stays saved and its bots stop. */
  'game.leave': { input: nothing, output: output<null>() },
  'game.lift': { input: z.object({ seat: z.number().int().min(0).max(4) }).strict(), output: output<GameUpdate>() },
  'game.act': {
    input: z.object({ seq: z.number().int().min(0), action: actionSchema }).strict(),
    output: output<GameUpdate>(),
  },
  /** Every saved game, newest first, the current one included. */
  'games.list': { input: nothing, output: output<readonly GameSummary[]>() },
  /** Takes a saved game up in place of the current one, which stays saved. */
  'games.resume': { input: z.object({ gameId }).strict(), output: output<GameUpdate>() },
  /** Takes a game off the list; `games.restore` brings it back until the program ends. */
  'games.delete': { input: z.object({ gameId }).strict(), output: output<readonly GameSummary[]>() },
  'games.restore': { input: z.object({ gameId }).strict(), output: output<readonly GameSummary[]>() },
  /** A finished game as a game record (rules §13). */
  'record.read': {
    input: z.object({ gameId, withLegal: z.boolean() }).strict(),
    output: output<{ readonly fileName: string; readonly text: string }>(),
  },
  'record.import': { input: z.object({ text: z.string() }).strict(), output: output<RecordImport>() },
  'replay.open': { input: z.object({ gameId, viewer }).strict(), output: output<ReplayTimeline>() },
  'replay.view': {
    input: z.object({ gameId, viewer, position }).strict(),
    output: output<Observation>(),
  },
  /**
   * "What if": starts a new game at a position of another one, with the same deal. What nobody can know yet of a game
   * that is still running is shuffled anew, so that trying out is not peeking.
   */
  'replay.branch': {
    input: z.object({ gameId, position, players: playersSchema }).strict(),
    output: output<GameUpdate>(),
  },
  /** Advice for the seat that decides on the screen, from what that seat may know. */
  'advice.ask': { input: z.object({ seq: z.number().int().min(0) }).strict(), output: output<Advice>() },
  /** The books of a finished game: every decision of every seat and why. */
  'books.open': { input: z.object({ gameId }).strict(), output: output<readonly BookEntry[]>() },
  /** The player's own content files. */
  'content.list': { input: nothing, output: output<ContentFolder>() },
  /** Writes the game's own numbers into that folder, as a file to start from. */
  'content.copy': { input: nothing, output: output<ContentFolder>() },
  'content.read': { input: z.object({ id: contentIdSchema }).strict(), output: output<ContentFile>() },
  'game.undo': { input: z.object({ seq: z.number().int().min(0) }).strict(), output: output<GameUpdate>() },
} as const;

/** Every message that the host sends by itself. */
export interface HostEvents {
  'game.update': GameUpdate;
  notice: Notice;
  'settings.changed': Settings;
}

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<K extends CallName> = z.input<Calls[K]['input']>;
export type CallOutput<K extends CallName> = z.output<Calls[K]['output']>;
export type HostEventName = keyof HostEvents;
