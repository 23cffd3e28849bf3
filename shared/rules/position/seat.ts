import type { Card, Content } from '../../content/content.ts';
import type { DraftAction } from '../../vocabulary/actions.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import type { Mode } from '../../vocabulary/options.ts';
import type {
  CardId,
  ColonyLevel,
  ColonyTileId,
  Market,
  MonumentId,
  Side,
  StatueRequirement,
  TileSide,
} from '../../vocabulary/pieces.ts';
import { noTracks, type Track, type Tracks } from '../../vocabulary/tracks.ts';
import { NO_EFFECTS, type OwnedEffects } from '../pieces/ownedEffects.ts';
import { type ByNumber, byTrack } from './byKey.ts';

/*
 * What a seat has, how it begins and how it is copied: a new piece of state at a seat is added in this file, and what
 * lies open of it (`OpenState`) is then part of every observation.
 *
 * Bots copy seats by the million. Every field is named, because objects made by spreading others end up in the engine's
 * slow form: naming them is twenty times faster, and the compiler misses none.
 */

/** A bonus tile lying on a card (rules §9 `bonusTile`, §10.3 `tileLoan`). */
export interface CardTile {
  readonly card: CardId;
  readonly tile: Track;
}

export interface CarvedStatue {
  readonly requirement: StatueRequirement;
  readonly tile: Track;
  readonly side: TileSide;
}

export interface TakenColony {
  readonly level: ColonyLevel;
  /** The back, known only once the colony is integrated; `null` while plundered. */
  readonly tile: ColonyTileId | null;
}

/**
 * A seat's monument (rules §10.1). Reused: `monument`, `tile` and `side` stay `null`. Built: `monument` is set at once,
 * the tile and its side when the tile is placed.
 */
export interface TakenMonument {
  /** The back, known only once it is built. */
  readonly monument: MonumentId | null;
  readonly tile: Track | null;
  readonly side: TileSide | null;
}

/** Coins locked below a stall: under each track, and under the points (rules §10.2). */
export type Stall = Tracks & { points: number };

/** What lies open before a seat in the form in which it is kept: everybody sees it as it is (rules §11). */
export interface OpenState {
  coins: number;
  /**
   * Kept incrementally; always what setup side, cards, tiles, colonies and statues add up to. True values: a removal may
   * have pushed one below 0 (rules §16.4).
   */
  tracks: Tracks;
  /** Unused bonus tiles by colour. */
  tiles: Readonly<Tracks>;
  cardTiles: readonly CardTile[];
  monument: TakenMonument | null;
  market: Market | null;
  stall: Readonly<Stall>;
  statues: readonly CarvedStatue[];
  colonies: readonly TakenColony[];
  /** Tile colours of the silver medals. */
  silver: readonly Track[];
  gold: number;
}

/**
 * Everything of one seat. The lists that seldom change are `readonly`: a change puts a new one in their place,
 * so that copies of a game share them.
 */
export interface SeatState extends OpenState {
  /** The tableau, in the order of purchase. */
  cards: Card[];
  /** Cards of the tableau that lie face down: of their colour only (rules §10.3 `freeCard`); not in `cards`. */
  faceDown: readonly Card[];
  /** How many cards have each colour, face down or not: the discount, and the sets (rules §5.1, §8). */
  counts: ByNumber<number>;
  effects: OwnedEffects;
  /** Secret until all sides are revealed; `null` before the choice. */
  side: Side | null;
  /** The two drawn cards of phase A: secret. */
  hand: readonly Card[];
  /** The recorded decision of this draft round: secret until the reveal. */
  choice: DraftAction | null;
}

/** Returns a seat before the first decision; in the basic game all play side A (rules §1.2). */
export const newSeat = (content: Content, mode: Mode): SeatState => ({
  coins: 0,
  tracks: noTracks(),
  tiles: byTrack(() => content.bonusTilesPerColour),
  cards: [],
  faceDown: [],
  counts: [0, 0, 0, 0, 0],
  effects: NO_EFFECTS,
  cardTiles: [],
  monument: null,
  market: null,
  stall: { income: 0, military: 0, culture: 0, food: 0, points: 0 },
  statues: [],
  colonies: [],
  silver: [],
  gold: 0,
  side: mode === 'basic' ? 'A' : null,
  hand: [],
  choice: null,
});

export const cloneTracks = (tracks: Tracks): Tracks => ({
  income: tracks.income,
  military: tracks.military,
  culture: tracks.culture,
  food: tracks.food,
});

const copyOfCounts = (counts: ByNumber<number>): ByNumber<number> => [
  counts[0],
  counts[1],
  counts[2],
  counts[3],
  counts[4],
];

export const cloneCounts = (counts: Record<Colour, number>): Record<Colour, number> => ({
  yellow: counts.yellow,
  red: counts.red,
  blue: counts.blue,
  green: counts.green,
  purple: counts.purple,
});

/** Returns a copy of what lies open before the seat. */
export const copyOpen = (seat: OpenState): OpenState => ({
  coins: seat.coins,
  tracks: cloneTracks(seat.tracks),
  tiles: seat.tiles,
  cardTiles: seat.cardTiles,
  monument: seat.monument,
  market: seat.market,
  stall: seat.stall,
  statues: seat.statues,
  colonies: seat.colonies,
  silver: seat.silver,
  gold: seat.gold,
});

/**
 * Returns a copy of the seat that shares nothing that can change. Every field is written out, those of `copyOpen`, too:
 * spreading that took 250 times as long (28 and 7,000 ns; four million copies of a seat in Node 20).
 */
export const cloneSeat = (seat: SeatState): SeatState => ({
  coins: seat.coins,
  tracks: cloneTracks(seat.tracks),
  tiles: seat.tiles,
  cards: seat.cards.slice(),
  faceDown: seat.faceDown,
  counts: copyOfCounts(seat.counts),
  effects: seat.effects,
  cardTiles: seat.cardTiles,
  monument: seat.monument,
  market: seat.market,
  stall: seat.stall,
  statues: seat.statues,
  colonies: seat.colonies,
  silver: seat.silver,
  gold: seat.gold,
  side: seat.side,
  hand: seat.hand,
  choice: seat.choice,
});
