import type { Action } from './actions.ts';
import type { Colour } from './colours.ts';
import type {
  CardId,
  ColonyLevel,
  ColonyTileId,
  Market,
  MonumentId,
  SetupCardId,
  Side,
  StallSpace,
  StatueRequirement,
  TileSide,
} from './pieces.ts';
import type { BotLevel } from './preferences.ts';
import type { ScoreSheet } from './score.ts';
import type { Seat } from './seats.ts';
import type { Epoch, Phase, Step } from './time.ts';
import type { Track, Tracks } from './tracks.ts';

/** What an event did to its seat: coins gained (paid: negative) and the tracks that moved. */
export interface Change {
  readonly coins: number;
  readonly tracks: Partial<Tracks>;
}

/** Who plays a seat: somebody, or a bot of a level. */
export interface Seated {
  readonly name: string;
  /** `null` for a person. */
  readonly level: BotLevel | null;
}

/**
 * What happened, in order, with every delta: the log, the animations and the records are made of these.
 * `null` stands for something that the viewer may not know.
 */
export type GameEvent =
  | { readonly type: 'sideChosen'; readonly seat: Seat; readonly side: Side | null }
  | {
      readonly type: 'setupTaken';
      readonly seat: Seat;
      readonly card: SetupCardId;
      readonly side: Side;
      readonly tracks: Tracks;
      readonly coins: number;
      /** The coin for leading less often than the others, included in `coins` (rules §2.7). */
      readonly extraCoin: number;
      /** Coins of these that the table agreed on as a handicap; left out: none. */
      readonly handicap?: number;
    }
  | { readonly type: 'epochStarted'; readonly epoch: Epoch; readonly firstPlayer: Seat }
  | { readonly type: 'wheelSet'; readonly seat: Seat; readonly rotation: number }
  | { readonly type: 'stepStarted'; readonly epoch: Epoch; readonly phase: Phase; readonly step: Step | 'income' }
  | { readonly type: 'wheelTurned'; readonly turns: number }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'draftDecided'; readonly seat: Seat }
  | {
      readonly type: 'cardBought';
      readonly seat: Seat;
      readonly card: CardId;
      readonly price: number;
      /** The colour of the tile laid on the card, if one was (rules §9 `bonusTile`, §10.3 `tileLoan`). */
      readonly tile: Track | null;
      readonly change: Change;
    }
  | {
      readonly type: 'cardSold';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly phase: Phase;
      /** Secret in phase A (rules §11). */
      readonly card: CardId | null;
      readonly change: Change;
    }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardUncovered'; readonly colour: Colour; readonly card: CardId }
  | {
      readonly type: 'incomeGained';
      readonly seat: Seat;
      readonly change: Change /** Of these, from `incomeCatchUp`. */;
      readonly catchUp: number;
    }
  | {
      readonly type: 'colonyPlundered';
      readonly seat: Seat;
      readonly level: ColonyLevel;
      /** Coins paid for a missing requirement (rules §9 `payRequirement`). */
      readonly paid: number;
      readonly change: Change;
    }
  | {
      readonly type: 'colonyIntegrated';
      readonly seat: Seat;
      readonly level: ColonyLevel;
      readonly tile: ColonyTileId;
      readonly paid: number;
      readonly change: Change;
    }
  | {
      readonly type: 'statueCarved';
      readonly seat: Seat;
      readonly requirement: StatueRequirement;
      readonly tile: Track;
      readonly side: TileSide;
      readonly paid: number;
      readonly change: Change;
    }
  /** The front of a monument that is reused says nothing of its back (rules §10.1). */
  | { readonly type: 'monumentReused'; readonly seat: Seat; readonly change: Change }
  | {
      readonly type: 'monumentBuilt';
      readonly seat: Seat;
      readonly monument: MonumentId;
      readonly change: Change;
    }
  | {
      readonly type: 'monumentTilePlaced';
      readonly seat: Seat;
      readonly tile: Track;
      readonly side: TileSide;
      readonly change: Change;
    }
  | {
      readonly type: 'tileRedeemed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly tile: Track;
      readonly change: Change;
    }
  | { readonly type: 'allyBonusGained'; readonly seat: Seat; readonly track: Track; readonly change: Change }
  | { readonly type: 'marketOpened'; readonly seat: Seat; readonly market: Market }
  | { readonly type: 'marketCoinPlaced'; readonly seat: Seat; readonly space: StallSpace; readonly change: Change }
  | {
      readonly type: 'cardRemoved';
      readonly seat: Seat;
      readonly colour: Colour;
      /** Secret when it lay face down (rules §16.7). */
      readonly card: CardId | null;
      readonly faceDown: boolean;
      readonly change: Change;
    }
  | {
      readonly type: 'freeCardTaken';
      readonly seat: Seat;
      readonly colour: Colour;
      /** Secret: its owner alone may look at it (rules §16.7). */
      readonly card: CardId | null;
      readonly change: Change;
    }
  | { readonly type: 'feedingPaid'; readonly seat: Seat; readonly change: Change }
  | { readonly type: 'foodSurplusGained'; readonly seat: Seat; readonly change: Change }
  | { readonly type: 'silverBought'; readonly seat: Seat; readonly tile: Track; readonly change: Change }
  | { readonly type: 'goldBought'; readonly seat: Seat; readonly change: Change }
  | { readonly type: 'passed'; readonly seat: Seat; readonly step: Step }
  /** Nothing of the rules: somebody else plays the seat from now on, or a bot plays otherwise. */
  | {
      readonly type: 'seatTaken';
      readonly seat: Seat;
      readonly from: Seated;
      readonly to: Seated;
      /** Whether a person of that name has left this seat before, and is back. */
      readonly isBack: boolean;
    }
  | { readonly type: 'gameScored'; readonly sheet: ScoreSheet };

export type GameEventType = GameEvent['type'];

/** The decisions that an event tells of when it is told to everybody; other events follow by themselves. */
export const DECIDED_BY: Readonly<Partial<Record<GameEventType, readonly Action['type'][]>>> = {
  setupTaken: ['chooseSide'],
  wheelSet: ['setWheel'],
  cardBought: ['draft', 'take'],
  cardSold: ['draft', 'take'],
  colonyPlundered: ['colony'],
  colonyIntegrated: ['colony'],
  statueCarved: ['statue'],
  monumentReused: ['monument'],
  monumentBuilt: ['monument'],
  monumentTilePlaced: ['placeTile'],
  tileRedeemed: ['redeemTile'],
  allyBonusGained: ['allyBonus'],
  marketCoinPlaced: ['stall'],
  cardRemoved: ['remove'],
  freeCardTaken: ['freeCard'],
  feedingPaid: ['payToFeed'],
  silverBought: ['silver'],
  goldBought: ['gold'],
  passed: ['pass'],
};
