import type { ChallengeTag, Controller, Player } from '../../contract/tableSetup.ts';
import { dealOf } from '../../rules/position/deal.ts';
import type { GameSetup } from '../../rules/position/newGame.ts';
import type { Deal } from '../../rules/position/position.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Expansion, GameOptions, Mode } from '../../vocabulary/options.ts';
import type { ContentId } from '../../vocabulary/pieces.ts';
import type { Privacy } from '../../vocabulary/preferences.ts';
import { EMBLEMS, type Seat, type SeatCount } from '../../vocabulary/seats.ts';
import type { BotNote, Commitment, Engine } from '../fairness/proof.ts';

/** One decision in the order in which it was taken. */
export interface Decided {
  readonly seat: Seat;
  readonly action: Action;
  /** How a bot came to it; left out for people, and where nothing is known of it. */
  readonly bot?: BotNote | undefined;
}

/** A decision that was taken back. */
export interface TakenBack extends Decided {
  /** Present if it had been taken automatically, as the only legal action. */
  readonly forced?: true | undefined;
}

/** Somebody who played a seat before whoever sits there now. */
export interface EarlierPlayer {
  readonly seat: Seat;
  /**
   * How many decisions the seat had taken when the next player sat down. This does not depend on the order in which
   * seats decide.
   */
  readonly until: number;
  /**
   * How many decisions of all seats had been taken then, in the order of the save: where the log tells of the change.
   * Left out: nobody noted it.
   */
  readonly at?: number | undefined;
  readonly name: string;
  readonly controller: Controller;
}

/** A whole game: everything else follows from it by replaying. */
export interface SavedGame {
  readonly gameId: string;
  /** As the player called it; `null` leaves it to the page to describe. */
  readonly name: string | null;
  /** An integer, 0 … 2³²−1. */
  readonly seed: number;
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  readonly content: ContentId;
  /** The whole deal if the seed does not give it: an imported record, or a "what if". */
  readonly deal: Deal | null;
  /** Who sits there now. */
  readonly players: readonly Player[];
  /** Who sat there before, in the order in which they left; left out where nobody did. */
  readonly earlier?: readonly EarlierPlayer[] | undefined;
  readonly actions: readonly Decided[];
  /**
   * The decisions taken back since a person last decided, the latest last, each with the bots' decisions that followed
   * it. Left out: none.
   */
  readonly takenBack?: readonly (readonly TakenBack[])[] | undefined;
  /** Present if something was taken back after more had been learned: the game is practice. */
  readonly practice?: true | undefined;
  /** Present if the game was over when it was imported: nobody played it to its end here. */
  readonly imported?: true | undefined;
  /** What those who share the screen hide from each other; left out: `curtain`. */
  readonly privacy?: Privacy | undefined;
  /** The challenge that it is played for; left out: none. */
  readonly challenge?: ChallengeTag | undefined;
  /** The commitment to the deal; left out if there is none. */
  readonly commitment?: Commitment | undefined;
  /** The program whose bots decided first. */
  readonly engine?: Engine | undefined;
}

/** The player without their face, which is no part of what was played. */
export const withoutFace = <Sitter extends Pick<Player, 'controller'>>(sitter: Sitter): Sitter =>
  sitter.controller.kind === 'human' ? { ...sitter, controller: { kind: 'human' } } : sitter;

/** How private the table of a game is. */
export const privacyOf = ({ privacy }: Pick<SavedGame, 'privacy'>): Privacy => privacy ?? 'curtain';

/** The extra starting coins of the players, in the form of the rules' options. */
const handicapsOf = (players: readonly Player[]): Pick<GameOptions, 'handicaps'> =>
  players.some(({ handicap = 0 }) => handicap > 0) ? { handicaps: players.map(({ handicap = 0 }) => handicap) } : {};

/** The rules' set-up of a saved game. */
export const setupOf = (saved: SavedGame): GameSetup => ({
  options: {
    seats: saved.players.length as SeatCount,
    mode: saved.mode,
    expansions: saved.expansions,
    ...handicapsOf(saved.players),
  },
  content: saved.content,
  deal: saved.deal,
  seed: saved.seed,
  emblems: saved.players.map((player) => EMBLEMS.indexOf(player.emblem)),
});

/**
 * The whole deal of a game: the saved one, else the one that its seed gives. Throws a RangeError when nobody has
 * registered the content.
 */
export const dealtIn = (saved: SavedGame): Deal =>
  saved.deal ?? dealOf(setupOf(saved).options, saved.content, saved.seed);
