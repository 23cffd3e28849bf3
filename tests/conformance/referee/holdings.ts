import type { PrintedCard } from '../../../shared/content/content.ts';
import type { EffectType } from '../../../shared/vocabulary/effects.ts';
import type { Side, TileSide } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import { cardOf, colonyTileOf, monumentOf, setupCardOf, statueOf } from './printed.ts';

/*
 * The referee is a second reading of rules.md, written apart from shared/rules: it keeps nothing but what lies
 * before a seat and counts everything afresh whenever it is asked.
 */

/** What lies before one seat. */
export interface Holdings {
  coins: number;
  /** `null` until the setup cards are turned over. */
  setup: { readonly card: string; readonly side: Side } | null;
  cards: string[];
  /** Cards that lie face down (§10.3 `freeCard`); not among `cards`. */
  faceDown: string[];
  /** Bonus tiles that lie on cards. */
  cardTiles: { card: string; tile: Track }[];
  /** Tiles that left the game with the card on which they lay (§16.5). */
  lostTiles: Track[];
  statues: { requirement: number; tile: Track; side: TileSide }[];
  /** The back of each colony; `null` for a plundered one. */
  colonies: { level: number; tile: string | null }[];
  /** Steps gained by `allyBonus`; they stay when their card is lost (§16.5). */
  allied: { track: Track; steps: number }[];
  /** Reused: nothing but the fact; built: the back, and the tile once it is placed (§10.1). */
  monument: { monument: string | null; tile: Track | null; side: TileSide | null } | null;
  market: 'small' | 'large' | null;
  /** Locked coins (§10.2). */
  stall: Record<Track | 'points', number>;
  silver: Track[];
  gold: number;
}

export const emptyHoldings = (): Holdings => ({
  coins: 0,
  setup: null,
  cards: [],
  faceDown: [],
  cardTiles: [],
  lostTiles: [],
  statues: [],
  colonies: [],
  allied: [],
  monument: null,
  market: null,
  stall: { income: 0, military: 0, culture: 0, food: 0, points: 0 },
  silver: [],
  gold: 0,
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cards whose face counts. */
export const openCards = (seat: Holdings): PrintedCard[] => seat.cards.map(cardOf);
export const openCardsWith = (seat: Holdings, type: EffectType): PrintedCard[] =>
  openCards(seat).filter((card) => card.effect?.type === type);
export const copiesOf = (seat: Holdings, type: EffectType): number => openCardsWith(seat, type).length;
export const owns = (seat: Holdings, type: EffectType): boolean => copiesOf(seat, type) > 0;

/** §10.3: a face-down card is a card of its colour in every respect. */
export const ownedCards = (seat: Holdings): string[] => [...seat.cards, ...seat.faceDown];
export const countOf = (seat: Holdings, colour: string): number =>
  ownedCards(seat).filter((id) => cardOf(id).colour === colour).length;

/** §9 `scholar`: one step for each owned card of the scholar's colour. */
const PRIMARY: Readonly<Record<string, Track>> = { yellow: 'income', red: 'military', blue: 'culture', green: 'food' };
const scholarSteps = (seat: Holdings, track: Track): number =>
  sum(
    openCardsWith(seat, 'scholar').map(({ effect }) =>
      PRIMARY[effect?.colour ?? ''] === track ? countOf(seat, effect?.colour ?? '') : 0,
    ),
  );

/** §9 `bonusTile`: +2 on the track of the tile; a loan (§10.3) raises nothing. */
const cardTileSteps = (seat: Holdings, track: Track): number =>
  2 * seat.cardTiles.filter(({ card, tile }) => tile === track && cardOf(card).effect?.type === 'bonusTile').length;

/** §7.3, §9 `statueBonus`: the bonus number of a statue as it stands now. */
export const bonusOf = (seat: Holdings, requirement: number): number =>
  statueOf(requirement).bonus + 2 * copiesOf(seat, 'statueBonus');

/** §10.1: the strength of the built monument, where its tile lies as asked; card effects do not touch it. */
export const monumentBonus = ({ monument }: Holdings, side: TileSide): number =>
  monument?.monument != null && monument.side === side ? monumentOf(monument.monument).strength : 0;

/** The value of a track, from first principles. */
export function trackOf(seat: Holdings, track: Track): number {
  if (seat.setup === null) return 0;
  return sum([
    setupCardOf(seat.setup.card)[seat.setup.side].tracks[track],
    ...openCards(seat).map((card) => card.gains[track] ?? 0),
    cardTileSteps(seat, track),
    scholarSteps(seat, track),
    ...seat.colonies.map(({ tile }) => (tile === null ? 0 : (colonyTileOf(tile).gains[track] ?? 0))),
    ...seat.allied.map((bonus) => (bonus.track === track ? bonus.steps : 0)),
    ...seat.statues.map(({ requirement, tile, side }) =>
      side === 'track' && tile === track ? bonusOf(seat, requirement) : 0,
    ),
    seat.monument?.tile === track ? monumentBonus(seat, 'track') : 0,
    seat.stall[track],
  ]);
}

export const tracksOf = (seat: Holdings): Tracks => ({
  income: trackOf(seat, 'income'),
  military: trackOf(seat, 'military'),
  culture: trackOf(seat, 'culture'),
  food: trackOf(seat, 'food'),
});

/** §2.4: two tiles of each colour, less those that lie somewhere or are lost. */
export function unusedTiles(seat: Holdings, track: Track): number {
  const used = [
    ...seat.cardTiles.map(({ tile }) => tile),
    ...seat.statues.map(({ tile }) => tile),
    seat.monument?.tile,
    ...seat.silver,
    ...seat.lostTiles,
  ];
  return 2 - used.filter((tile) => tile === track).length;
}

export const unusedColours = (seat: Holdings): Track[] => TRACKS.filter((track) => unusedTiles(seat, track) > 0);
