import { z } from 'zod';
import type { Choice, Observation, Refusal } from '../rules/observation.ts';
import { ACTION_TYPES, type Action } from '../vocabulary/actions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import { MODES } from '../vocabulary/options.ts';
import { BOT_LEVELS, LANGUAGES, MOTIONS, QUALITIES, SPEEDS } from '../vocabulary/preferences.ts';
import { EMBLEMS, type Seat } from '../vocabulary/seats.ts';

const name = z.string().trim().min(1).max(24);
const controller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human') }).strict(),
  z.object({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }).strict(),
]);

export const playerSchema = z.object({ name, emblem: z.enum(EMBLEMS), controller }).strict();

export const newGameSchema = z
  .object({
    mode: z.enum(MODES),
    players: z
      .array(playerSchema)
      .min(2)
      .max(5)
      .refine((players) => new Set(players.map((player) => player.emblem)).size === players.length, 'emblems differ'),
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

/** A game that can be continued, for the title screen; nothing secret. */
export interface GameSummary {
  readonly gameId: string;
  readonly players: readonly Player[];
  readonly mode: NewGame['mode'];
  readonly epoch: number;
  readonly phase: 'A' | 'B';
  readonly finished: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
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
    | 'botReplaced';
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
