import type { Action, DraftAction } from '../../vocabulary/actions.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import type { GameOptions } from '../../vocabulary/options.ts';
import type { CardId, ColonyLevel, ContentId, SetupCardId, Side, StatueRequirement } from '../../vocabulary/pieces.ts';
import type { ScoreCategory, ScoreLine, ScoreSheet } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision, Epoch, Phase, Step } from '../../vocabulary/time.ts';
import type { Track, Tracks } from '../../vocabulary/tracks.ts';
import type { OpenState } from '../position/seat.ts';

/** A card taken face down: of its colour only (rules §10.3 `freeCard`). */
export interface FaceDownCard {
  readonly colour: Colour;
  /** `null` for everybody but its owner. */
  readonly card: CardId | null;
}

/** What a viewer may know of one seat: what lies open, and of the rest as much as is no secret. */
export interface ObservedSeat extends Readonly<OpenState> {
  /** The tableau in the order of purchase. */
  readonly cards: readonly CardId[];
  /** Cards of the tableau that lie face down; not in `cards`. */
  readonly faceDown: readonly FaceDownCard[];
  readonly setupCard: SetupCardId;
  /** The revealed side; the own side as soon as it is chosen; else `null`. */
  readonly side: Side | null;
  /** Cards drawn and not yet decided on: `null` when there are some that the viewer may not see. */
  readonly hand: readonly CardId[] | null;
  /** Whether the seat's decision of this round is recorded and waits for the reveal. */
  readonly decided: boolean;
  /** The viewer's own recorded draft decision. */
  readonly choice: DraftAction | null;
  /** What this seat would score if the game ended now, from public facts. */
  readonly score: ScoreLine;
}

/**
 * A face-up pile. Everybody saw each card being discarded, so the cards beneath the top one are covered, but no secret
 * (rules §4.2, §11).
 */
export interface ObservedPile {
  readonly size: number;
  readonly top: CardId | null;
  /** The cards beneath the top one, from the bottom up, as anybody may remember them. */
  readonly buried: readonly CardId[];
}

/** What the seat whose turn it is has left of its turn. */
export interface ObservedTurn {
  /** Colony or statue actions, this one included. */
  readonly actionsLeft: number;
  /** Coins that `payRequirement` may still spend. */
  readonly paymentLeft: number;
  /** Cards fed with coins so far. */
  readonly feedingPayments: number;
  /** Coins of the market to be placed, this one included. */
  readonly marketCoins: number;
  /** Face-down cards to be taken, this one included. */
  readonly freeCards: number;
}

/**
 * All that one seat (or, with `viewer: null`, anybody) may know of a game (rules §11).
 * The renderer, the bots and the log get this and nothing else.
 */
export interface Observation {
  readonly viewer: Seat | null;
  readonly options: GameOptions;
  /** The numbers that the game is played with. */
  readonly content: ContentId;
  /** Colours of the board's segments, clockwise. */
  readonly segments: readonly Colour[];
  /** Each seat's position on the wheel: an index of `EMBLEMS`. */
  readonly emblems: readonly number[];
  /** The seats that lead epochs I, II and III. */
  readonly leaders: readonly Seat[];
  readonly epoch: Epoch;
  readonly phase: Phase;
  /** The decision that is due; `null` when the game is over. */
  readonly decision: Decision | null;
  /** The step that the decision belongs to: a monument's tile is placed in the colony or in the statue step. */
  readonly step: Step | null;
  /** The seats that have to decide now: several in a secret decision. */
  readonly deciders: readonly Seat[];
  /** `rotation` as the first player set it (`null` before), `turns` since (rules §3.2). */
  readonly wheel: { readonly rotation: number | null; readonly turns: number };
  /** Cards left in each face-down deck. */
  readonly decks: Readonly<Record<Colour, number>>;
  readonly piles: Readonly<Record<Colour, ObservedPile>>;
  /** Colony tiles left at each level. */
  readonly colonies: readonly { readonly level: ColonyLevel; readonly left: number }[];
  /** Monuments left in the stack. */
  readonly monuments: number;
  /** Cards left in the epoch's box, by colour: what `freeCard` may be taken from (rules §10.3). */
  readonly box: Readonly<Record<Colour, number>>;
  readonly seats: readonly ObservedSeat[];
  readonly turn: ObservedTurn;
  readonly result: ScoreSheet | null;
}

/**
 * Points that a category of the score sheet would gain or lose. `least` and `most` differ only where a hidden back
 * decides.
 */
export interface PointsChange {
  readonly category: ScoreCategory;
  readonly least: number;
  readonly most: number;
}

/** What an action would do to the seat that takes it, as far as the seat may know. */
export interface Preview {
  /** Coins gained or (negative) paid, and coins left afterwards. */
  readonly coins: number;
  readonly coinsAfter: number;
  /** Track steps gained or lost, and the tracks afterwards. */
  readonly tracks: Partial<Tracks>;
  readonly tracksAfter: Tracks;
  /** Price after discount, where something is bought. */
  readonly price: number | null;
  /** Coins paid for a missing requirement (rules §9 `payRequirement`). */
  readonly requirementPaid: number;
  /** Change of what the seat would score if the game ended now; what a hidden back would change is left out. */
  readonly points: number;
  /**
   * Least and most that this change can be once the hidden back is turned over (an integrated colony, a built
   * monument); `null` where nothing is hidden. The back may also raise tracks.
   */
  readonly pointsBetween: { readonly least: number; readonly most: number } | null;
  /** Where the points come from: every category that would change, in the order of the score sheet. */
  readonly pointsBy: readonly PointsChange[];
  /** Colony levels and statues that come into reach by it. */
  readonly reaches: { readonly colonies: readonly ColonyLevel[]; readonly statues: readonly StatueRequirement[] };
  /** Cards that could not be fed afterwards; 0 once all have fed for the last time (rules §7.4). */
  readonly unfed: number;
}

/** A legal action with its preview. */
export interface Choice {
  readonly action: Action;
  readonly preview: Preview;
}

export const REFUSALS = [
  'coins',
  'military',
  'culture',
  'levelTaken',
  'statueCarved',
  'noTile',
  'medalsFull',
  'pileEmpty',
  'paymentsUsed',
  'monumentTaken',
  'trackTooLow',
] as const;

/**
 * What would make a refused action possible later. It counts only on the rules and on what lies open, and assumes that
 * nothing else changes.
 */
export type Remedy =
  /** What the next income brings before the same can be tried again, and whether that is enough. */
  | { readonly kind: 'income'; readonly coins: number; readonly enough: boolean }
  /** Phase A: the card is left face up, and the income comes before phase B. */
  | { readonly kind: 'leave'; readonly coins: number; readonly enough: boolean }
  /** Phase B: another card is sold first. */
  | { readonly kind: 'sale'; readonly coins: number; readonly enough: boolean }
  /** A medal in the next epoch: its price, and the coins of the incomes until then. */
  | { readonly kind: 'nextEpoch'; readonly price: number; readonly coins: number }
  /** The missing requirement is paid (rules §9 `payRequirement`). */
  | { readonly kind: 'pay'; readonly coins: number }
  /** A card that lies face up raises the track by enough. */
  | { readonly kind: 'faceUp'; readonly card: CardId; readonly track: Track; readonly steps: number }
  /** A statue in reach raises the track by enough, with an unused tile on it. */
  | {
      readonly kind: 'statue';
      readonly requirement: StatueRequirement;
      readonly track: Track;
      readonly steps: number;
    }
  /**
   * At least `count` cards of a colour: no card of that colour and epoch raises the track by more than `most` steps.
   */
  | {
      readonly kind: 'cards';
      readonly colour: Colour;
      readonly epoch: Epoch;
      readonly track: Track;
      readonly count: number;
      readonly most: number;
    }
  /** The tile that was lent on a card is bought back (rules §10.3 `tileLoan`). */
  | { readonly kind: 'redeem'; readonly card: CardId; readonly coins: number };

/** Why something that a player may look for cannot be done now: what it takes, and what the seat has. */
export interface Refusal {
  readonly action: Action;
  readonly reason: (typeof REFUSALS)[number];
  readonly needed: number;
  readonly have: number;
  /** The track that is too low, where the reason is `trackTooLow`. */
  readonly track?: Track;
  /** The nearest remedies, at most two; none where nothing known leads there. */
  readonly remedies: readonly Remedy[];
}
