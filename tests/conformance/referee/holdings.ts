import { type Card, cardOf, colonyOf, colonyTileOf, setupCardOf, statueOf } from '../../../shared/content/content.ts';
import type { CarvedStatue, TakenColony } from '../../../shared/rules/observation.ts';
import type { EffectType, Side } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../../../shared/vocabulary/tracks.ts';

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
  /** Bonus tiles that lie on cards. */
  cardTiles: { card: string; tile: Track }[];
  statues: CarvedStatue[];
  colonies: TakenColony[];
  silver: Track[];
  gold: number;
}

export const emptyHoldings = (): Holdings => ({
  coins: 0,
  setup: null,
  cards: [],
  cardTiles: [],
  statues: [],
  colonies: [],
  silver: [],
  gold: 0,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const ownedCards = (seat: Holdings): Card[] => seat.cards.map(cardOf);
export const copiesOf = (seat: Holdings, type: EffectType): number =>
  ownedCards(seat).filter((card) => card.effect?.type === type).length;
export const owns = (seat: Holdings, type: EffectType): boolean => copiesOf(seat, type) > 0;
export const countOf = (seat: Holdings, colour: string): number =>
  ownedCards(seat).filter((card) => card.colour === colour).length;

const PRIMARY: Readonly<Record<string, Track>> = { yellow: 'income', red: 'military', blue: 'culture', green: 'food' };

/** §9 `scholar`: one step for each owned card of the scholar's colour. */
const scholarSteps = (seat: Holdings, track: Track): number =>
  sum(
    ownedCards(seat).map(({ effect }) =>
      effect?.type === 'scholar' && PRIMARY[effect.colour ?? ''] === track ? countOf(seat, effect.colour ?? '') : 0,
    ),
  );

/** §7.3, §9 `statueBonus`: the bonus number of a statue as it stands now. */
const bonusOf = (seat: Holdings, statue: CarvedStatue): number =>
  statueOf(statue.requirement).bonus + 2 * copiesOf(seat, 'statueBonus');

/** The value of a track, from first principles. */
export function trackOf(seat: Holdings, track: Track): number {
  if (seat.setup === null) return 0;
  return sum([
    setupCardOf(seat.setup.card)[seat.setup.side].tracks[track],
    ...ownedCards(seat).map((card) => card.gains[track] ?? 0),
    ...seat.cardTiles.map(({ tile }) => (tile === track ? 2 : 0)),
    ...seat.colonies.map(({ tile }) => (tile === null ? 0 : (colonyTileOf(tile).gains[track] ?? 0))),
    ...seat.statues.map((statue) => (statue.side === 'track' && statue.tile === track ? bonusOf(seat, statue) : 0)),
    scholarSteps(seat, track),
  ]);
}

export const tracksOf = (seat: Holdings): Tracks => ({
  income: trackOf(seat, 'income'),
  military: trackOf(seat, 'military'),
  culture: trackOf(seat, 'culture'),
  food: trackOf(seat, 'food'),
});

/** §2.4: two tiles of each colour, less those that lie on cards, statues and medals. */
export const unusedTiles = (seat: Holdings, track: Track): number =>
  2 -
  [...seat.cardTiles.map(({ tile }) => tile), ...seat.statues.map(({ tile }) => tile), ...seat.silver].filter(
    (tile) => tile === track,
  ).length;

export const unusedColours = (seat: Holdings): Track[] => TRACKS.filter((track) => unusedTiles(seat, track) > 0);

/** §8 points by category, with coins still unconverted. */
export function scoreOf(seat: Holdings) {
  const colours = ['yellow', 'red', 'blue', 'green', 'purple'].map((colour) => countOf(seat, colour));
  const realSets = Math.min(...colours);
  const lacking = (sets: number): number => sum(colours.map((count) => Math.max(0, sets - count)));
  const sets = owns(seat, 'colourJoker') && lacking(realSets + 1) <= 1 ? realSets + 1 : realSets;
  const medals = seat.silver.map((track) => Math.max(0, trackOf(seat, track))).sort((a, b) => b - a);
  const whole = copiesOf(seat, 'fullSilver');
  const categories = {
    colonies: sum(
      seat.colonies.map(({ level, tile }) =>
        tile === null ? colonyOf(level).plunderPoints : colonyTileOf(tile).points,
      ),
    ),
    statues: sum(
      seat.statues.map(
        (statue) => statueOf(statue.requirement).points + (statue.side === 'points' ? bonusOf(seat, statue) : 0),
      ),
    ),
    silver: sum(medals.map((track, index) => (index < whole ? track : Math.floor((track + 1) / 2)))),
    gold: 7 * sets * seat.gold + 4 * realSets * copiesOf(seat, 'setPoints'),
    cards: sum(ownedCards(seat).map((card) => card.points)),
    coins: Math.floor(seat.coins / 5),
    market: 0,
  };
  return { ...categories, total: sum(Object.values(categories)), leftoverCoins: seat.coins % 5 };
}
