import type { Colour } from '../vocabulary/colours.ts';
import type { Expansion, Mode } from '../vocabulary/options.ts';
import type { CardId, ColonyLevel, ContentId, Market, StatueRequirement, TileSide } from '../vocabulary/pieces.ts';
import type { BotLevel, BotStyle } from '../vocabulary/preferences.ts';
import type { ScoreLine } from '../vocabulary/score.ts';
import type { Emblem } from '../vocabulary/seats.ts';
import type { Epoch } from '../vocabulary/time.ts';
import type { Track, Tracks } from '../vocabulary/tracks.ts';

/**
 * Why a finished game is no measure of anybody's play, the first that applies:
 * - `imported`: it was finished elsewhere and came in as a file;
 * - `whatIf`: it began in the middle of another game, or its deal was known in another way;
 * - `takenBack`: a decision was taken back after more had been learned;
 * - `ownNumbers`: it was played with somebody's own numbers.
 */
export const UNCOUNTED_GAMES = ['imported', 'whatIf', 'takenBack', 'ownNumbers'] as const;
export type UncountedGame = (typeof UNCOUNTED_GAMES)[number];

/** Who played a seat to the end: a person, or a bot with the weakest level that decided there, and its last style. */
export type SeatPlayer =
  | { readonly kind: 'person' }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      /** Present if it played at the people's strength: which, the weakest of several. */
      readonly strength?: number | undefined;
      readonly style: BotStyle | null;
    };

/** How a seat fed its citizens in an epoch (rules §7.4). Citizens are cards, face down or not. */
export interface Feeding {
  readonly epoch: Epoch;
  /** Those that stayed, with food or for coins. */
  readonly fed: number;
  /** Those of them that were fed for coins (rules §9 `payToFeed`). */
  readonly paid: number;
  /** Those that had to go. */
  readonly unfed: number;
}

export interface FinishedColony {
  readonly level: ColonyLevel;
  /** Else plundered. */
  readonly integrated: boolean;
}

export interface FinishedStatue {
  readonly requirement: StatueRequirement;
  readonly tile: Track;
  readonly side: TileSide;
}

/** What a seat did in a game, and what it had when the game was over. */
export interface FinishedSeat {
  readonly name: string;
  readonly emblem: Emblem;
  readonly player: SeatPlayer;
  /** Whether another person or bot took some of its decisions: then the game counts for nobody. */
  readonly handedOver: boolean;
  /** Present if its person had their statistics deleted since: it counts for nobody any more. */
  readonly forgotten?: true | undefined;
  /** Coins that the table granted it at the start. */
  readonly handicap: number;
  /** From 1; seats that share a victory or a place have the same (rules §8, ties by coins left). */
  readonly rank: number;
  /** Points by category and in total. */
  readonly score: ScoreLine;
  /** What the score was at the end of each epoch, from epoch I: the last one is the final score. */
  readonly totals: readonly number[];
  /** Before they became points. */
  readonly coins: number;
  readonly tracks: Tracks;
  /** Cards at the end, those that lie face down included. */
  readonly cards: Readonly<Record<Colour, number>>;
  readonly faceDown: number;
  /** The purple cards that lie open at the end, in the order of purchase. */
  readonly purple: readonly CardId[];
  /** Cards bought in the whole game, also those that starved later. */
  readonly bought: number;
  readonly sold: number;
  /** By level, lowest first. */
  readonly colonies: readonly FinishedColony[];
  readonly statues: readonly FinishedStatue[];
  /** What became of its monument (rules §10.1); `null` without one. */
  readonly monument: 'reused' | 'built' | null;
  readonly market: Market | null;
  /** Silver medals by the track on which they lie. */
  readonly silver: readonly Track[];
  readonly gold: number;
  /** From epoch I. */
  readonly feedings: readonly Feeding[];
}

/** Plain facts of a finished game: all that statistics, achievements and challenges ask for. */
export interface FinishedGame {
  readonly gameId: string;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly seed: number;
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  readonly content: ContentId;
  /** Why the game counts for nobody; `null` where it may count. */
  readonly uncounted: UncountedGame | null;
  readonly seats: readonly FinishedSeat[];
}
