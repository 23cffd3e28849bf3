import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision } from '../../vocabulary/time.ts';
import { allyBonus } from '../actions/allyBonus.ts';
import { chooseSide } from '../actions/chooseSide.ts';
import { colony } from '../actions/colony.ts';
import { draft } from '../actions/draft.ts';
import { freeCard } from '../actions/freeCard.ts';
import { gold } from '../actions/gold.ts';
import { monument } from '../actions/monument.ts';
import { pass } from '../actions/pass.ts';
import { payToFeed } from '../actions/payToFeed.ts';
import { placeTile } from '../actions/placeTile.ts';
import { redeemTile } from '../actions/redeemTile.ts';
import { remove } from '../actions/remove.ts';
import { setWheel } from '../actions/setWheel.ts';
import { silver } from '../actions/silver.ts';
import { stall } from '../actions/stall.ts';
import { statue } from '../actions/statue.ts';
import { take } from '../actions/take.ts';
import { type Position, seatOf } from '../position/position.ts';

/*
 * The rules are called one by one, in the order of `ACTIONS_AT`: engines can inline such calls. A loop over the table
 * makes games six percent slower.
 */

/**
 * Exactly the actions that `seat` may take at a decision, each once and always in the same order (rules §12). Does not
 * check that the decision is due. Do not change the list: it may be shared. Throws a RangeError for a seat that is not
 * at the table.
 */
export function actionsFor(position: Position, decision: Decision, seat: Seat): readonly Action[] {
  const state = seatOf(position, seat);
  if (decision === 'draft') return position.phase === 'A' ? draft.list(position, state) : take.list(position, state);
  const found: Action[] = [];
  switch (decision) {
    case 'chooseSide':
      chooseSide.legal(position, state, found);
      break;
    case 'setWheel':
      setWheel.legal(position, state, found);
      break;
    case 'market':
      stall.legal(position, state, found);
      break;
    case 'colony':
      if (position.actionsLeft > 0) {
        colony.legal(position, state, found);
        monument.legal(position, state, found);
        redeemTile.legal(position, state, found);
      }
      pass.legal(position, state, found);
      break;
    case 'allyBonus':
      allyBonus.legal(position, state, found);
      break;
    case 'placeTile':
      placeTile.legal(position, state, found);
      break;
    case 'statue':
      if (position.actionsLeft > 0) {
        statue.legal(position, state, found);
        monument.legal(position, state, found);
        redeemTile.legal(position, state, found);
      }
      pass.legal(position, state, found);
      break;
    case 'feeding':
      remove.legal(position, state, found);
      payToFeed.legal(position, state, found);
      break;
    case 'freeCard':
      freeCard.legal(position, state, found);
      pass.legal(position, state, found);
      break;
    case 'medals':
      silver.legal(position, state, found);
      gold.legal(position, state, found);
      redeemTile.legal(position, state, found);
      pass.legal(position, state, found);
      break;
    default:
      decision satisfies never;
  }
  return found;
}
