import type { Content, Monument } from '../../content/content.ts';
import type { PlaceTileAction } from '../../vocabulary/actions.ts';
import type { GameOptions } from '../../vocabulary/options.ts';
import type { MonumentId } from '../../vocabulary/pieces.ts';
import { addToTrack } from '../position/byKey.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { countTile, hasUnusedTile } from './tiles.ts';

/** The monuments from which the stack is dealt, one for each seat; none without the expansion (rules §10.1). */
export const monumentsInPlay = (
  { monuments }: Content,
  { expansions }: Pick<GameOptions, 'expansions'>,
): readonly MonumentId[] => (expansions.includes('monuments') ? monuments.tiles.map(({ id }) => id) : []);

/** Monuments left in the stack; none without the expansion. */
export const monumentsLeft = (position: Position): number => position.layout.monuments.length - position.monumentsTaken;

/** Whether the seat may take a monument: only one in the game, and no card lowers its requirement (rules §10.1). */
export function canTakeMonument(position: Position, seat: SeatState): boolean {
  if (seat.monument !== null || monumentsLeft(position) === 0) return false;
  const { military, culture } = contentIn(position).monuments.requirement;
  return seat.tracks.military >= military && seat.tracks.culture >= culture;
}

/** Whether a monument that may be taken may also be built: it needs the coins and an unused tile (rules §10.1). */
export const canBuildMonument = (content: Content, seat: SeatState): boolean =>
  seat.coins >= content.monuments.buildCost && hasUnusedTile(seat);

/** Takes a monument as it lies: coins now, points at the end. */
export function reuseMonument(content: Content, seat: SeatState): void {
  seat.coins += content.monuments.reuseCoins;
  seat.monument = { monument: null, tile: null, side: null };
}

/** Pays and flips the monument; its tile is placed next. */
export function buildMonument(content: Content, seat: SeatState, back: Monument): void {
  seat.coins -= content.monuments.buildCost;
  seat.monument = { monument: back.id, tile: null, side: null };
}

/** The top monument of the stack: hidden until it is built. Throws a RangeError when none is left. */
export const nextMonument = (position: Position): Monument =>
  contentIn(position).monument(position.layout.monuments[position.monumentsTaken] ?? '');

/** The monument that the seat has built. Throws a RangeError when it has not. */
const builtBy = (content: Content, seat: SeatState): Monument => content.monument(seat.monument?.monument ?? '');

/** Places an unused tile on the monument that was just built. Throws a RangeError when there is none. */
export function placeMonumentTile(content: Content, seat: SeatState, { tile, side }: PlaceTileAction): void {
  const built = builtBy(content, seat);
  countTile(seat, tile, -1);
  seat.monument = { monument: built.id, tile, side };
  if (side === 'track') addToTrack(seat.tracks, tile, built.strength);
}

/** Points of the seat's monument (rules §10.1). */
export function pointsOfMonument(content: Content, seat: SeatState): number {
  if (seat.monument === null) return 0;
  if (seat.monument.monument === null) return content.monuments.reusePoints;
  const built = builtBy(content, seat);
  return built.points + (seat.monument.side === 'points' ? built.strength : 0);
}
