import { z } from 'zod';
import { CHOSEN_KEY, KEY_COMMANDS } from '../vocabulary/keys.ts';
import {
  CONTENT_ID,
  GAME_ID,
  HANDICAP,
  HIGHEST_SEED,
  LONGEST_CHALLENGE_ID,
  MOST_DECISIONS,
  MOST_PEOPLE,
  RESOLUTION,
  UI_SCALE,
  VOLUME,
} from '../vocabulary/limits.ts';
import { EXPANSIONS, MODES } from '../vocabulary/options.ts';
import { STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import {
  BOT_LEVELS,
  BOT_STYLES,
  COACHINGS,
  FACES,
  FRAME_CAPS,
  MOTIONS,
  PRIVACIES,
  QUALITIES,
  SPEEDS,
  TABLE_THEMES,
  TIERS,
} from '../vocabulary/preferences.ts';
import { EMBLEMS, type Emblem, FEWEST_SEATS, MOST_SEATS } from '../vocabulary/seats.ts';
import { STRENGTH } from '../vocabulary/strength.ts';
import { LANGUAGES } from '../words/words.ts';
import { cleanName, isFitName, LONGEST_NAME, tidyName } from './names.ts';

/* What people choose: who sits where, what is played, and how the program behaves. */

export const seatSchema = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** A name that somebody chose: tidied, and refused when it could not be shown as it is. */
const chosenName = (longest: number) =>
  z
    .string()
    .transform(tidyName)
    .refine((name) => name.length <= longest, `longer than ${longest} characters`)
    .refine(isFitName, 'not one line of text that can be seen');

/** What a player calls a game. */
export const gameNameSchema = chosenName(LONGEST_NAME.game);

/** The name of a saved game, made fit to be shown; `null` where it has none. */
export const savedGameNameSchema = z
  .string()
  .nullable()
  .transform((name) => cleanName(name ?? '', LONGEST_NAME.game) || null);

/** The strength of a bot: the levels are the whole numbers, strengths between them are allowed. */
export const strengthSchema = z.number().min(STRENGTH.least).max(STRENGTH.most);

const controller = z.discriminatedUnion('kind', [
  /** Without a face: the one that goes with the emblem. */
  z.object({ kind: z.literal('human'), face: z.enum(FACES).optional() }).strict(),
  z
    .object({
      kind: z.literal('bot'),
      level: z.enum(BOT_LEVELS),
      /** Left out: no style. A surprise is drawn by the game's seed and told when the game is over. */
      style: z.enum([...BOT_STYLES, 'surprise']).optional(),
      /**
       * Present if the bot plays at the strength of the people at the table: that strength, fixed when the bot sits
       * down; `level` is then the highest level that it reaches. In a set-up any value may be given: the host sets the
       * right one.
       */
      strength: strengthSchema.optional(),
    })
    .strict(),
]);

/** Coins that a seat starts with beyond the rules. */
export const handicapSchema = z.number().int().min(HANDICAP.none).max(HANDICAP.most);

export const playerSchema = z
  .object({
    name: chosenName(LONGEST_NAME.player),
    emblem: z.enum(EMBLEMS),
    controller,
    /** Left out: none. */
    handicap: handicapSchema.min(HANDICAP.none + 1).optional(),
  })
  .strict();

/** Who is to play the seats of a game from now on, one for each. */
export const sittersSchema = z
  .array(playerSchema.pick({ name: true, controller: true }))
  .min(FEWEST_SEATS)
  .max(MOST_SEATS);

const tableOf = <P extends z.ZodType<{ readonly emblem: Emblem }>>(player: P) =>
  z
    .array(player)
    .min(FEWEST_SEATS)
    .max(MOST_SEATS)
    .refine((players) => new Set(players.map(({ emblem }) => emblem)).size === players.length, 'emblems differ');

export const playersSchema = tableOf(playerSchema);

/**
 * The players of a saved game. Any name is accepted and made fit to be shown; a player without one is called by the
 * number of the seat.
 */
export const savedPlayersSchema = tableOf(playerSchema.extend({ name: z.string() })).transform((players) =>
  players.map((player, seat) => ({ ...player, name: cleanName(player.name, LONGEST_NAME.player) || String(seat + 1) })),
);

const decisionCount = z.number().int().min(0).max(MOST_DECISIONS);

/** Who played a seat of a saved game before whoever sits there now. */
export const earlierPlayerSchema = z
  .object({ seat: seatSchema, until: decisionCount, at: decisionCount.optional(), name: z.string(), controller })
  .strict()
  .transform((player) => ({ ...player, name: cleanName(player.name, LONGEST_NAME.player) || String(player.seat + 1) }));

/** Sorts them into the order of `EXPANSIONS`. */
export const expansionsSchema = z
  .array(z.enum(EXPANSIONS))
  .max(EXPANSIONS.length)
  .transform((chosen) => EXPANSIONS.filter((expansion) => chosen.includes(expansion)));

export const contentIdSchema = z.string().regex(new RegExp(`^${CONTENT_ID}$`));
export const gameIdSchema = z.string().regex(new RegExp(`^${GAME_ID}$`));

export const seedSchema = z.number().int().min(0).max(HIGHEST_SEED);

/**
 * The challenge that a game is played for. Whether its table fits, and what it earns, is computed from the finished
 * game.
 */
export const challengeTagSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('daily'),
      date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      /** Present if the day was already over: practice. */
      late: z.literal(true).optional(),
    })
    .strict(),
  z.object({ kind: z.literal('challenge'), id: z.string().min(1).max(LONGEST_CHALLENGE_ID) }).strict(),
  z.object({ kind: z.literal('ladder'), level: z.enum(BOT_LEVELS) }).strict(),
]);

export const newGameSchema = z
  .object({
    mode: z.enum(MODES),
    expansions: expansionsSchema.default([]),
    /** The numbers to play with (rules §15). */
    content: contentIdSchema.default(STANDARD_CONTENT),
    players: playersSchema,
    /** What people who share the screen hide from each other. Left out: all, behind a curtain. */
    privacy: z.enum(PRIVACIES).optional(),
    /** Left out: the host draws one. The same seed and players give the same deal. */
    seed: seedSchema.optional(),
    /** Left out: for nothing but itself. */
    challenge: challengeTagSchema.optional(),
  })
  .strict();

/** How loud something is, in percent. */
const volume = z.number().int().min(VOLUME.min).max(VOLUME.max);

const scale = z.number().int().min(UI_SCALE.min).max(UI_SCALE.max);

/** What each of several people at one screen may set for themselves. */
const personalShape = {
  /** `auto` follows the system's language. */
  language: z.enum(['auto', ...LANGUAGES]),
  speed: z.enum(SPEEDS),
  reducedMotion: z.enum(MOTIONS),
  /** Size of the panels and of what is pressed, in percent. */
  uiScale: scale,
  /** Size of what is read, in percent. */
  textScale: scale,
  /** Whether panels are plain, black or white, with bright edges; `auto` as the system wishes. */
  highContrast: z.enum(MOTIONS),
  /** When the coach speaks unasked. */
  coach: z.enum(COACHINGS),
  /** Whether it introduces new kinds of decisions, warns of mistakes, and reviews epochs. */
  coachHints: z.boolean(),
  coachWarnings: z.boolean(),
  coachReviews: z.boolean(),
};

/** Somebody who shares a screen with others, known by name and emblem, and what they have set for themselves. */
const personSchema = z
  .object({
    ...playerSchema.pick({ name: true, emblem: true }).shape,
    settings: z.object(personalShape).partial().strict(),
  })
  .strict();

export const settingsSchema = z
  .object({
    ...personalShape,
    tableTheme: z.enum(TABLE_THEMES),
    /** `auto`: the richest picture that this machine draws quickly enough. */
    quality: z.enum(QUALITIES),
    /**
     * What `auto` has found by measuring, and which tier was too slow; `null`: not measured yet, or not with these
     * settings.
     */
    measuredTier: z
      .object({ tier: z.enum(TIERS), tooSlow: z.enum(TIERS).nullable() })
      .strict()
      .nullable(),
    /** Width and height of the table's picture, in percent of the screen's own. */
    resolution: z.number().int().min(RESOLUTION.min).max(RESOLUTION.max),
    /** Whether the lamp casts shadows, where the tier has them. */
    shadows: z.boolean(),
    /** Whether the picture is refined while nothing moves, where the tier can. */
    refinement: z.boolean(),
    /** Whether the camera moves to where something is decided. */
    movingEye: z.boolean(),
    /** Whether the table is shown in words and pictures instead of 3D. */
    flatTable: z.boolean(),
    frameCap: z.enum(FRAME_CAPS),
    /** Whether nothing at all is heard. */
    muted: z.boolean(),
    mainVolume: volume,
    /** Volume of events on the table and of buttons; multiplied by the main volume. */
    effectsVolume: volume,
    musicVolume: volume,
    /** Volume of the sounds of the room around the table. */
    ambienceVolume: volume,
    /** Whether sound goes on while another window has the focus. */
    backgroundSound: z.boolean(),
    /** Whether both channels play the same. */
    monoSound: z.boolean(),
    /** Whether sounds are also told in words. */
    soundCaptions: z.boolean(),
    /** The cheapest picture, drawn without the graphics card from the next start on: for drivers that fail. */
    safeGraphics: z.boolean(),
    /** Whether the highest bot level may think for a second instead of 300 ms. */
    longThinking: z.boolean(),
    /** Whether bots now and then say a line beside their seat. */
    botRemarks: z.boolean(),
    /** Ask again before an action that cannot be undone. */
    confirmActions: z.boolean(),
    /** Whether what is read is larger, for people who sit some metres away. */
    fromSofa: z.boolean(),
    /** Whether choices are written in signs and figures instead of words, which is shorter for players who know them. */
    choiceSigns: z.boolean(),
    /** Whether the points so far are shown to nobody. */
    hidePoints: z.boolean(),
    /** Whether phones around the table may ask for advice. */
    phoneAdvice: z.boolean(),
    /** Whether a person's only legal action is taken without asking, if that reveals nothing. */
    takeForced: z.boolean(),
    /** Whether what one of several people looks at is hidden as soon as the window loses the focus. */
    hideOnLeave: z.boolean(),
    /** Whether letters, digits and signs are shortcuts. */
    letterKeys: z.boolean(),
    /** The keys that the player has chosen instead of the usual ones (`USUAL_KEYS`). */
    keys: z.partialRecord(z.enum(KEY_COMMANDS), z.string().regex(CHOSEN_KEY)),
    /** Whether the players' strip beside the 3D table is folded to a rail. */
    seatsFolded: z.boolean(),
    /** Whether the decision panel beside the 3D table is folded to its heading. */
    panelFolded: z.boolean(),
    /** Whether the title has offered to learn the game before to play it, which it does once. */
    learnOffered: z.boolean(),
    /** Those who share the screen, whoever was set up last at the end. */
    people: z.array(personSchema).max(MOST_PEOPLE),
    /** The last table that was set up, offered again by the set-up screen. */
    lastTable: newGameSchema.omit({ seed: true, challenge: true }).nullable(),
  })
  .strict();

export type NewGame = z.output<typeof newGameSchema>;
export type ChallengeTag = z.output<typeof challengeTagSchema>;
export type Player = z.output<typeof playerSchema>;
export type Controller = Player['controller'];
/** Who is to play a seat from now on; its emblem and its handicap stay with the seat. */
export type Sitter = z.output<typeof sittersSchema>[number];

export type Settings = z.output<typeof settingsSchema>;
export type Person = z.output<typeof personSchema>;

/** The settings of the table that devices around it follow; they are told of no others. */
export type PlaceSettings = Pick<Settings, 'hidePoints' | 'phoneAdvice'>;

/** What `auto` has found out about this machine. */
export type MeasuredTier = NonNullable<Settings['measuredTier']>;

/** What the player chooses about the picture, beside its tier. */
export type PictureSettings = Pick<Settings, 'resolution' | 'shadows' | 'refinement' | 'movingEye' | 'frameCap'>;
