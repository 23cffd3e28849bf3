import type { Content } from '../../content/content.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { ScoreLine, ScoreSheet } from '../../vocabulary/score.ts';
import { ofColour, ofTrack } from '../position/byKey.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { pointsOfColonies } from './colonies.ts';
import { pointsOfMarket } from './market.ts';
import { pointsOfMonument } from './monuments.ts';
import { pointsOfStatues } from './statues.ts';
import { pointsOnCards } from './tableau.ts';

/** Complete sets of five colours; up to `jokers` missing cards are made good (rules §8, §9 `colourJoker`). */
function setsOf(seat: SeatState, jokers: number): number {
  for (let sets = 0; ; sets++) {
    let missing = 0;
    for (const colour of COLOURS) missing += Math.max(0, sets + 1 - ofColour(seat.counts, colour));
    if (missing > jokers) return sets;
  }
}

/** Half of each medal's track, rounded up; `fullSilver` gives the best medals the whole track (rules §8, §9). */
function pointsOfSilver(seat: SeatState): number {
  if (seat.silver.length === 0) return 0;
  const tracks = seat.silver.map((tile) => Math.max(0, ofTrack(seat.tracks, tile)));
  const full = seat.effects.fullSilver;
  if (full > 0) tracks.sort((a, b) => b - a);
  let points = 0;
  for (let index = 0; index < tracks.length; index++) {
    const track = tracks[index] as number;
    points += index < full ? track : (track + (track % 2)) / 2;
  }
  return points;
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

/** The final score: most points, then most coins left after the conversion, then a shared victory (rules §8). */
export function scoreGame(position: Position): ScoreSheet {
  const content = contentIn(position);
  const lines = position.seats.map((seat) => scoreSeat(content, seat));
  const rank = (line: ScoreLine): number => line.total * content.coinsPerPoint + line.leftoverCoins;
  const best = Math.max(...lines.map(rank));
  return { lines, winners: lines.flatMap((line, seat) => (rank(line) === best ? [seat] : [])) };
}
