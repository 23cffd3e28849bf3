import { z } from 'zod';
import type { DealCommitment } from '../../contract/fairness.ts';
import { strengthSchema } from '../../contract/tableSetup.ts';
import { HIGHEST_SEED, MOST_DECISIONS } from '../../vocabulary/limits.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../vocabulary/preferences.ts';

/*
 * What a game keeps so that anybody can check it afterwards: the commitment to its deal, and notes on how its bots
 * decided.
 */

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
    /**
     * How many decisions had been taken when the commitment was made, in a game that began as a branch of another one.
     * Left out: none.
     */
    after: z.number().int().min(1).max(MOST_DECISIONS).optional(),
  })
  .strict();

export type Commitment = z.output<typeof commitmentSchema>;

/**
 * The program whose bots decided: its version, and a hash of everything that their decisions depend on, namely the
 * weights of their network and the version of their way of thinking (`WAY_OF_THINKING`).
 */
export const engineSchema = z
  .object({ version: z.string().min(1).max(40), evaluation: z.string().regex(/^[0-9a-f]{16,64}$/) })
  .strict();

export type Engine = z.output<typeof engineSchema>;

/** The most simulations, and the most questions whether to go on, that a note may give: more than any budget allows. */
export const MOST_NODES = 100_000;

const count = z.number().int().min(1).max(MOST_NODES);

/**
 * How a bot came to a decision, as far as the game itself does not tell. Level, style and luck follow from the players
 * and the seed, so the note of a bot that does not search is empty.
 */
export const botNoteSchema = z
  .object({
    /**
     * How often the thought asked whether it may go on, and was told yes. A repeated thought is ended after as many
     * questions. Left out: never.
     */
    asks: count.optional(),
    /** Simulations that it played. Left out: none. */
    nodes: count.optional(),
    /** The bot gave no usable answer, and the program made a safe choice in its place. */
    replaced: z.literal(true).optional(),
    /** Left out: the game's own. */
    engine: engineSchema.optional(),
    /** Filled from a record that describes the bot differently from the game it is in. */
    luck: z.number().int().min(0).max(HIGHEST_SEED).optional(),
    level: z.enum(BOT_LEVELS).optional(),
    strength: strengthSchema.nullable().optional(),
    style: z.enum(BOT_STYLES).nullable().optional(),
  })
  .strict();

export type BotNote = z.output<typeof botNoteSchema>;

/**
 * The commitment to the deal as the screen is told of it. The salt is left out until the game is over: with it, anybody
 * could test guesses at the deal.
 */
export const dealCommitmentOf = (
  { commitment }: { readonly commitment?: Commitment | undefined },
  over: boolean,
): DealCommitment | null =>
  commitment === undefined
    ? null
    : { sha256: commitment.sha256, salt: over ? commitment.salt : null, after: commitment.after ?? 0 };
