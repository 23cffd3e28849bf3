import type { Colony, ColonyTile, Content } from '../../content/content.ts';
import type { ColonyAction } from '../../vocabulary/actions.ts';
import { COLONY_LEVELS, type ColonyLevel } from '../../vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { withOneMore } from '../position/lists.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { paymentFor, UNPAYABLE } from './requirements.ts';
import { gainTracks } from './tableau.ts';

function holdsLevel(seat: SeatState, level: ColonyLevel): boolean {
  for (const taken of seat.colonies) if (taken.level === level) return true;
  return false;
}

/** Tiles left in the stack of a level. */
export const coloniesLeft = (position: Position, level: ColonyLevel): number =>
  position.layout.colonies[level].length - (position.coloniesTaken[COLONY_LEVELS.indexOf(level)] ?? 0);

/** Coins to pay for the missing requirement of a level: `UNPAYABLE` when the colony is out of reach (rules §7.2). */
export function colonyPayment(position: Position, seat: SeatState, { level, requirement }: Colony): number {
  const payment = paymentFor(seat, requirement, seat.tracks.military, position.paymentLeft);
  // `holdsLevel` is asked last, because most colonies are out of reach anyway. The stack is never empty: it has a tile
  // for each seat, and a seat takes one at most (rules §2.5, §7.2).
  return payment === UNPAYABLE || holdsLevel(seat, level) ? UNPAYABLE : payment;
}

/** Whether the integration can be paid after the requirement payment and the loot. */
export const canIntegrate = (seat: SeatState, colony: Colony, payment: number): boolean =>
  seat.coins - payment + seat.effects.colonyLoot >= colony.integrateCost;

/** The tile that the next seat to take this level gets: hidden until then. */
export function nextColonyTile(position: Position, level: ColonyLevel): ColonyTile {
  const taken = position.coloniesTaken[COLONY_LEVELS.indexOf(level)] ?? 0;
  return contentIn(position).colonyTile(position.layout.colonies[level][taken] as string);
}

/**
 * Settles a colony for a seat; `back` is the flipped tile of an integration,
 * or `null` where it is not known (previews) or not looked at (plunder).
 */
export function settleColony(
  colony: Colony,
  seat: SeatState,
  action: ColonyAction,
  payment: number,
  back: ColonyTile | null,
): void {
  seat.coins += seat.effects.colonyLoot - payment;
  seat.coins += action.action === 'plunder' ? colony.plunderCoins : -colony.integrateCost;
  seat.colonies = withOneMore(seat.colonies, { level: action.level, tile: back?.id ?? null });
  if (back !== null) gainTracks(seat.tracks, back.gains);
}

/** The tracks printed on the back of the colony that the seat took last; none when it was plundered. */
export function tracksOfLastColony(content: Content, seat: SeatState): Track[] {
  const tile = seat.colonies.at(-1)?.tile ?? null;
  if (tile === null) return [];
  const { gains } = content.colonyTile(tile);
  return TRACKS.filter((track) => gains[track] > 0);
}

/** Points of the taken colonies: a plundered tile keeps its front, an integrated one shows its back (rules §7.2). */
export function pointsOfColonies(content: Content, seat: SeatState): number {
  let points = 0;
  for (const { level, tile } of seat.colonies) {
    points += tile === null ? content.colony(level).plunderPoints : content.colonyTile(tile).points;
  }
  return points;
}

/** Levels that the seat has not taken yet and whose requirement it meets without paying. */
export const reachedColonies = (content: Content, seat: SeatState): ColonyLevel[] =>
  content.colonies
    .filter(
      (colony) =>
        !holdsLevel(seat, colony.level) && paymentFor(seat, colony.requirement, seat.tracks.military, 0) === 0,
    )
    .map((colony) => colony.level);
