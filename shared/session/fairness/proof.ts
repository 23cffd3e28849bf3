import { z } from 'zod';
import type { DealCommitment } from '../../contract/fairness.ts';
import { strengthSchema } from '../../contract/tableSetup.ts';
import { HIGHEST_SEED, MOST_DECISIONS } from '../../vocabulary/limits.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../vocabulary/preferences.ts';

/* What a game keeps so that anybody can check it afterwards: the commitment to its deal, and how its bots came to decide. */

/**
 * The commitment to a deal: before anybody decides, the host publishes a hash of everything random, made with a random
 * salt, so that it reveals nothing. After the game it reveals the salt, and anybody with the game can check that it was
 * played with the committed deal.
 */
export const commitmentSchema = z
  .object({
    /** SHA-256 of the promised text (UTF-8), in hexadecimal digits. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** 128 random bits in hexadecimal digits; a running game tells nobody. */
    salt: z.string().regex(/^[0-9a-f]{32}$/),
    /** How many decisions had been taken when it was given, where the game began as a branch of another one. */
    after: z.number().int().min(1).max(MOST_DECISIONS).optional(),
  })
  .strict();

export type Commitment = z.output<typeof commitmentSchema>;

/** The program whose bots decided: its version, and a hash of what they think with: the weights that they judge by, and the way of thinking. */
export const engineSchema = z
  .object({ version: z.string().min(1).max(40), evaluation: z.string().regex(/^[0-9a-f]{16,64}$/) })
  .strict();

export type Engine = z.output<typeof engineSchema>;

/** Simulations of one thought, and times that it asks whether to go on: more than any budget allows. */
export const MOST_NODES = 100_000;

const count = z.number().int().min(1).max(MOST_NODES);

/**
 * How a bot came to a decision, as far as the game itself does not tell: level, style and luck follow from who sits where
 * and from the seed, so that a note of a bot that does not search is empty.
 */
export const botNoteSchema = z
  .object({
    /** How often the thought asked whether to go on and was told that it may: that ends it again at the same place. Left out: never. */
    asks: count.optional(),
    /** Simulations that it played. Left out: none. */
    nodes: count.optional(),
    /** The bot gave no usable answer, and the program made a safe choice in its place. */
    replaced: z.literal(true).optional(),
    /** Left out: the game's own. */
    engine: engineSchema.optional(),
    /** What a record says of the bot where the game, as it stands there, says something else. */
    luck: z.number().int().min(0).max(HIGHEST_SEED).optional(),
    level: z.enum(BOT_LEVELS).optional(),
    strength: strengthSchema.nullable().optional(),
    style: z.enum(BOT_STYLES).nullable().optional(),
  })
  .strict();

export type BotNote = z.output<typeof botNoteSchema>;

/** What the screen is told of the commitment to a deal: the salt only when the game is over, for with it guesses at the deal can be tried. */
export const dealCommitmentOf = (
  { commitment }: { readonly commitment?: Commitment | undefined },
  over: boolean,
): DealCommitment | null =>
  commitment === undefined
    ? null
    : { sha256: commitment.sha256, salt: over ? commitment.salt : null, after: commitment.after ?? 0 };
