import type { Content } from '../../content/content.ts';
import type { ScoreLine, ScoreSheet } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Track, Tracks } from '../../vocabulary/tracks.ts';
import { ofTrack } from '../position/byKey.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { pointsOfColonies } from './colonies.ts';
import { pointsOfMarket } from './market.ts';
import { pointsOfMonument } from './monuments.ts';
import { pointsOfStatues } from './statues.ts';
import { pointsOnCards } from './tableau.ts';

/** Complete sets of five colours; up to `jokers` missing cards are made good (rules §8, §9 `colourJoker`). */
function setsOf({ counts }: SeatState, jokers: number): number {
  const real = Math.min(counts[0], counts[1], counts[2], counts[3], counts[4]);
  if (jokers === 0) return real;
  for (let sets = real; ; sets++) {
    let missing = 0;
    for (const count of counts) missing += Math.max(0, sets + 1 - count);
    if (missing > jokers) return sets;
  }
}

/** Half of each medal's track, rounded up; `fullSilver` gives the best medals the whole track (rules §8, §9). */
function pointsOfSilver({ silver, tracks, effects }: SeatState): number {
  let points = 0;
  for (const tile of silver) points += (Math.max(0, ofTrack(tracks, tile)) + 1) >> 1;
  return effects.fullSilver === 0 ? points : points + otherHalves(silver, tracks, effects.fullSilver);
}

/**
 * Points that `fullSilver` adds on the best `medals` silver medals: the other half of each medal's track, rounded down.
 */
function otherHalves(silver: readonly Track[], tracks: Tracks, medals: number): number {
  const halves = silver.map((tile) => Math.max(0, ofTrack(tracks, tile)) >> 1).sort((a, b) => b - a);
  return halves.slice(0, medals).reduce((points, half) => points + half, 0);
}

/** Gold medals on their sets, and `setPoints` on the real ones (rules §8, §9). */
function pointsOfGold(content: Content, seat: SeatState): number {
  const joker = Math.min(1, seat.effects.colourJoker);
  const medals = seat.gold === 0 ? 0 : seat.gold * content.medals.goldPointsPerSet * setsOf(seat, joker);
  const perSet = seat.effects.setPoints;
  return medals + (perSet === 0 ? 0 : perSet * setsOf(seat, 0));
}

/** What a seat scores with what it has now (rules §8). */
export function scoreSeat(content: Content, seat: SeatState): ScoreLine {
  const colonies = pointsOfColonies(content, seat);
  const statues = pointsOfStatues(content, seat) + pointsOfMonument(content, seat);
  const silver = pointsOfSilver(seat);
  const gold = pointsOfGold(content, seat);
  const cards = pointsOnCards(seat);
  const market = pointsOfMarket(content, seat);
  const coins = Math.floor(seat.coins / content.coinsPerPoint);
  const total = colonies + statues + silver + gold + cards + coins + market;
  const leftoverCoins = seat.coins % content.coinsPerPoint;
  return { colonies, statues, silver, gold, cards, coins, market, total, leftoverCoins };
}

/** What winners have most of: points, then coins left after the conversion (rules §8). */
const rankOf = (content: Content, line: ScoreLine): number => line.total * content.coinsPerPoint + line.leftoverCoins;

/** The final score: most points, then most coins left after the conversion, then a shared victory (rules §8). */
export function scoreGame(position: Position): ScoreSheet {
  const content = contentIn(position);
  const lines = position.seats.map((seat) => scoreSeat(content, seat));
  let winners: Seat[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < lines.length; seat++) {
    const rank = rankOf(content, lines[seat] as ScoreLine);
    if (rank === best) winners.push(seat);
    if (rank <= best) continue;
    best = rank;
    winners = [seat];
  }
  return { lines, winners };
}
