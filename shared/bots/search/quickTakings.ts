import type { Colony } from '../../content/content.ts';
import type { GameState } from '../../flow/runner.ts';
import { colonyActions, monumentActions, passAction, statueActions } from '../../rules/actionTable.ts';
import { canIntegrate, colonyPayment } from '../../rules/colonies.ts';
import { canBuildMonument, canTakeMonument } from '../../rules/monuments.ts';
import { contentIn, type SeatState } from '../../rules/position.ts';
import { statuePayment } from '../../rules/statues.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { COLONY_LEVELS, STATUES } from '../../vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import type { Worth } from './worth.ts';

/** What the back of a colony brings on average. */
function worthOfBack({ tiles }: Colony, worth: Worth): number {
  let sum = 0;
  for (const { points, gains } of tiles) {
    sum += points;
    for (const track of TRACKS) sum += (gains[track] ?? 0) * worth.tracks[track];
  }
  return sum / tiles.length;
}

/** A monument is always worth its turn. */
function quickMonument(game: GameState, seat: SeatState): Action | null {
  if (game.actionsLeft === 0 || !canTakeMonument(game, seat)) return null;
  return canBuildMonument(contentIn(game), seat) ? monumentActions.build : monumentActions.reuse;
}

/** The colony that brings most, plundered or integrated. */
export function quickColony(game: GameState, seat: SeatState, worth: Worth): Action {
  const monument = quickMonument(game, seat);
  if (monument !== null) return monument;
  const content = contentIn(game);
  let best: Action = passAction;
  let most = 0;
  if (game.actionsLeft === 0) return best;
  for (const level of COLONY_LEVELS) {
    const payment = colonyPayment(game, seat, level);
    if (payment === Number.POSITIVE_INFINITY) continue;
    const colony = content.colony(level);
    const plunder = colony.plunderPoints + (colony.plunderCoins - payment) * worth.coin;
    if (plunder > most) [best, most] = [colonyActions[level].plunder, plunder];
    if (!canIntegrate(seat, colony, payment)) continue;
    const integrate = worthOfBack(colony, worth) - (colony.integrateCost + payment) * worth.coin;
    if (integrate > most) [best, most] = [colonyActions[level].integrate, integrate];
  }
  return best;
}

/** The statue that brings most, with `tile` on its better side. */
export function quickStatue(game: GameState, seat: SeatState, worth: Worth, tile: Track | undefined): Action {
  const monument = quickMonument(game, seat);
  if (monument !== null) return monument;
  const content = contentIn(game);
  let best: Action = passAction;
  let most = 0;
  if (game.actionsLeft === 0 || tile === undefined) return best;
  const side = worth.tracks[tile] > 1 ? 'track' : 'points';
  for (const requirement of STATUES) {
    const payment = statuePayment(game, seat, requirement);
    if (payment === Number.POSITIVE_INFINITY) continue;
    const { points, bonus } = content.statue(requirement);
    const gain = points + bonus * Math.max(1, worth.tracks[tile]) - payment * worth.coin;
    if (gain > most) [best, most] = [statueActions[requirement][tile][side], gain];
  }
  return best;
}
