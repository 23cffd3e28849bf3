import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { bonusOf, copiesOf, countOf, type Holdings, monumentBonus, openCards, owns, sum, trackOf } from './holdings.ts';
import { colonyOf, colonyTileOf, monumentOf, printed, statueOf } from './printed.ts';

/** §8 `colonies` */
const colonyPoints = (seat: Holdings): number =>
  sum(
    seat.colonies.map(({ level, tile }) => (tile === null ? colonyOf(level).plunderPoints : colonyTileOf(tile).points)),
  );

/** §10.1 */
function monumentPoints(seat: Holdings): number {
  if (seat.monument === null) return 0;
  const { monument } = seat.monument;
  return monument === null
    ? printed.monuments.reusePoints
    : monumentOf(monument).points + monumentBonus(seat, 'points');
}

/** §8 `statues` */
const statuePoints = (seat: Holdings): number =>
  sum(
    seat.statues.map(
      ({ requirement, side }) => statueOf(requirement).points + (side === 'points' ? bonusOf(seat, requirement) : 0),
    ),
  ) + monumentPoints(seat);

/** §8 `silver`, §9 `fullSilver`, §16.4 */
function silverPoints(seat: Holdings): number {
  const tracks = seat.silver.map((track) => Math.max(0, trackOf(seat, track))).sort((a, b) => b - a);
  const whole = copiesOf(seat, 'fullSilver');
  return sum(tracks.map((track, index) => (index < whole ? track : Math.floor((track + 1) / 2))));
}

/** §8 `gold`, §9 `colourJoker`, `setPoints` */
function goldPoints(seat: Holdings): number {
  const colours = COLOURS.map((colour) => countOf(seat, colour));
  const realSets = Math.min(...colours);
  const lacking = (sets: number): number => sum(colours.map((count) => Math.max(0, sets - count)));
  const sets = owns(seat, 'colourJoker') && lacking(realSets + 1) <= 1 ? realSets + 1 : realSets;
  return 7 * sets * seat.gold + 4 * realSets * copiesOf(seat, 'setPoints');
}

/** §8: points by category, and the coins that are left over. */
export function scoreOf(seat: Holdings) {
  const categories = {
    colonies: colonyPoints(seat),
    statues: statuePoints(seat),
    silver: silverPoints(seat),
    gold: goldPoints(seat),
    cards: sum(openCards(seat).map((card) => card.points)),
    coins: Math.floor(seat.coins / 5),
    market: 2 * seat.stall.points,
  };
  return { ...categories, total: sum(Object.values(categories)), leftoverCoins: seat.coins % 5 };
}
