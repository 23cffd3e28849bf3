import { decisionOf, type GameState } from '../flow/runner.ts';
import { seatOf } from '../rules/position/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import { isEndgame } from './endgame.ts';
import { afterAction } from './value/afterAction.ts';

/*
 * Mistakes that every player avoids after the first game: choices that are not provably worse than another one, but
 * hardly ever better. The network's estimates are too coarse to see that.
 */

/** With so many unused tiles, one more is of no use yet. */
const PLENTY = 2;

function unusedTiles(game: GameState, seat: Seat): number {
  const { tiles } = seatOf(game, seat);
  return TRACKS.reduce((sum, track) => sum + tiles[track], 0);
}

/**
 * Whether an action takes a colony or statue at no cost in coins. A statue that needs the last unused tile does not
 * count, as the tile may be saved for a larger one.
 */
function isForTheTaking(game: GameState, seat: Seat, action: Action): boolean {
  if (action.type !== 'colony' && action.type !== 'statue') return false;
  if (action.type === 'statue' && unusedTiles(game, seat) < PLENTY) return false;
  const { coins } = seatOf(game, seat);
  return afterAction(game, seat, action).every((after) => after.coins >= coins);
}

/**
 * Returns the actions worth considering, at least one: a free colony or statue is not passed by, and no tile is paid
 * for while others lie unused. From the last feeding on everything is counted exactly instead.
 */
export function withoutBlunders(game: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const decision = decisionOf(game);
  if ((decision !== 'colony' && decision !== 'statue' && decision !== 'medals') || isEndgame(game, seat))
    return [...actions];
  const takes = actions.some((action) => isForTheTaking(game, seat, action));
  const hasTiles = unusedTiles(game, seat) >= PLENTY;
  const left = actions.filter(({ type }) => !(takes && type === 'pass') && !(hasTiles && type === 'redeemTile'));
  return left.length === 0 ? [...actions] : left;
}
