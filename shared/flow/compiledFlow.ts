/* Made from flow.ts by `npm run flow:update`, and not to be changed by hand: a test holds it to the literal. */

import type { Emit } from '../rules/pieces/changes.ts';
import type { Position } from '../rules/position/position.ts';
import { engineEffects as engine, moveEffects as moves } from '../rules/steps/effects.ts';
import { guards } from '../rules/steps/guards.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';

/**
 * Carries out a decision in flow state number `from`. Returns the number of the next state; −1 when that state takes no
 * such decision. Each case has a constant of its own for the action: engines note for each variable which object shapes
 * it held, and one variable for all actions would hold too many.
 */
export function decide(from: number, position: Position, emit: Emit, seat: Seat, action: Action): number {
  switch (from) {
    // setup.chooseSide
    case 1: {
      const made = action;
      if (made.type !== 'chooseSide') return -1;
      moves.chooseSide(position, emit, seat, made);
      return 0;
    }
    // epoch.wheel
    case 3: {
      const made = action;
      if (made.type !== 'setWheel') return -1;
      moves.setWheel(position, emit, seat, made);
      engine.startPhaseA(position, emit);
      return 4;
    }
    // epoch.phaseA.draft.decide
    case 5: {
      const made = action;
      if (made.type !== 'draft') return -1;
      moves.draft(position, emit, seat, made);
      return 6;
    }
    // epoch.phaseA.income.decide
    case 10: {
      const made = action;
      if (made.type !== 'stall') return -1;
      moves.stall(position, emit, seat, made);
      return 9;
    }
    // epoch.phaseA.colony.decide
    case 12: {
      const made = action;
      switch (made.type) {
        case 'colony':
          moves.colony(position, emit, seat, made);
          return 13;
        case 'monument':
          moves.monument(position, emit, seat, made);
          return 15;
        case 'redeemTile':
          moves.redeemTile(position, emit, seat, made);
          return 11;
        case 'pass':
          moves.passColony(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 11;
        default:
          return -1;
      }
    }
    // epoch.phaseA.colony.allyBonus
    case 14: {
      const made = action;
      if (made.type !== 'allyBonus') return -1;
      moves.allyBonus(position, emit, seat, made);
      return 11;
    }
    // epoch.phaseA.colony.placeTile
    case 16: {
      const made = action;
      if (made.type !== 'placeTile') return -1;
      moves.placeTile(position, emit, seat, made);
      return 11;
    }
    // epoch.phaseA.statue.decide
    case 18: {
      const made = action;
      switch (made.type) {
        case 'statue':
          moves.statue(position, emit, seat, made);
          return 17;
        case 'monument':
          moves.monument(position, emit, seat, made);
          return 19;
        case 'redeemTile':
          moves.redeemTile(position, emit, seat, made);
          return 17;
        case 'pass':
          moves.passStatue(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 17;
        default:
          return -1;
      }
    }
    // epoch.phaseA.statue.placeTile
    case 20: {
      const made = action;
      if (made.type !== 'placeTile') return -1;
      moves.placeTile(position, emit, seat, made);
      return 17;
    }
    // epoch.phaseB.draft.decide
    case 22: {
      const made = action;
      if (made.type !== 'take') return -1;
      moves.take(position, emit, seat, made);
      engine.nextTurn(position, emit);
      return 21;
    }
    // epoch.phaseB.income.decide
    case 26: {
      const made = action;
      if (made.type !== 'stall') return -1;
      moves.stall(position, emit, seat, made);
      return 25;
    }
    // epoch.phaseB.colony.decide
    case 28: {
      const made = action;
      switch (made.type) {
        case 'colony':
          moves.colony(position, emit, seat, made);
          return 29;
        case 'monument':
          moves.monument(position, emit, seat, made);
          return 31;
        case 'redeemTile':
          moves.redeemTile(position, emit, seat, made);
          return 27;
        case 'pass':
          moves.passColony(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 27;
        default:
          return -1;
      }
    }
    // epoch.phaseB.colony.allyBonus
    case 30: {
      const made = action;
      if (made.type !== 'allyBonus') return -1;
      moves.allyBonus(position, emit, seat, made);
      return 27;
    }
    // epoch.phaseB.colony.placeTile
    case 32: {
      const made = action;
      if (made.type !== 'placeTile') return -1;
      moves.placeTile(position, emit, seat, made);
      return 27;
    }
    // epoch.phaseB.statue.decide
    case 34: {
      const made = action;
      switch (made.type) {
        case 'statue':
          moves.statue(position, emit, seat, made);
          return 33;
        case 'monument':
          moves.monument(position, emit, seat, made);
          return 35;
        case 'redeemTile':
          moves.redeemTile(position, emit, seat, made);
          return 33;
        case 'pass':
          moves.passStatue(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 33;
        default:
          return -1;
      }
    }
    // epoch.phaseB.statue.placeTile
    case 36: {
      const made = action;
      if (made.type !== 'placeTile') return -1;
      moves.placeTile(position, emit, seat, made);
      return 33;
    }
    // epoch.phaseB.feeding.decide
    case 38: {
      const made = action;
      switch (made.type) {
        case 'remove':
          moves.remove(position, emit, seat, made);
          return 37;
        case 'payToFeed':
          moves.payToFeed(position, emit, seat, made);
          return 37;
        default:
          return -1;
      }
    }
    // epoch.phaseB.freeCards.decide
    case 40: {
      const made = action;
      switch (made.type) {
        case 'freeCard':
          moves.freeCard(position, emit, seat, made);
          return 39;
        case 'pass':
          moves.passFreeCard(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 39;
        default:
          return -1;
      }
    }
    // epoch.phaseB.medals.decide
    case 42: {
      const made = action;
      switch (made.type) {
        case 'silver':
          moves.silver(position, emit, seat, made);
          return 41;
        case 'gold':
          moves.gold(position, emit, seat, made);
          return 41;
        case 'redeemTile':
          moves.redeemTile(position, emit, seat, made);
          return 41;
        case 'pass':
          moves.passMedals(position, emit, seat, made);
          engine.nextTurn(position, emit);
          return 41;
        default:
          return -1;
      }
    }
    default:
      return -1;
  }
}

/** Runs all states that need no decision, from number `from` on. Returns the first that waits for one, or the end. */
export function passOn(from: number, position: Position, emit: Emit): number {
  let at = from;
  for (;;) {
    switch (at) {
      // setup.sides
      case 0:
        if (guards.someSideIsOpen(position)) return 1;
        engine.takeSetupCards(position, emit);
        at = 2;
        break;
      // epoch.start
      case 2:
        engine.startEpoch(position, emit);
        return 3;
      // epoch.phaseA.draft.draw
      case 4:
        engine.drawCards(position, emit);
        return 5;
      // epoch.phaseA.draft.reveal
      case 6:
        if (guards.someDraftIsOpen(position)) return 5;
        if (guards.roundsAreLeft(position)) {
          engine.revealDrafts(position, emit);
          engine.turnWheel(position, emit);
          at = 4;
          break;
        }
        engine.revealDrafts(position, emit);
        at = 7;
        break;
      // epoch.phaseA.income.start
      case 7:
        engine.startIncome(position, emit);
        at = 8;
        break;
      // epoch.phaseA.income.turn
      case 8:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startColonyStep(position, emit);
          at = 11;
          break;
        }
        engine.gainIncome(position, emit);
        at = 9;
        break;
      // epoch.phaseA.income.market
      case 9:
        if (guards.marketCoinsAreLeft(position)) return 10;
        engine.openMarket(position, emit);
        engine.nextTurn(position, emit);
        at = 8;
        break;
      // epoch.phaseA.colony.turn
      case 11:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startStatueStep(position, emit);
          at = 17;
          break;
        }
        if (guards.canTakeColony(position)) return 12;
        engine.nextTurn(position, emit);
        at = 11;
        break;
      // epoch.phaseA.colony.taken
      case 13:
        if (guards.allyBonusIsDue(position)) return 14;
        at = 11;
        break;
      // epoch.phaseA.colony.monument
      case 15:
        if (guards.monumentTileIsDue(position)) return 16;
        at = 11;
        break;
      // epoch.phaseA.statue.turn
      case 17:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startPhaseB(position, emit);
          at = 21;
          break;
        }
        if (guards.canCarveStatue(position)) return 18;
        engine.nextTurn(position, emit);
        at = 17;
        break;
      // epoch.phaseA.statue.monument
      case 19:
        if (guards.monumentTileIsDue(position)) return 20;
        at = 17;
        break;
      // epoch.phaseB.draft.turn
      case 21:
        if (guards.pilesAreEmpty(position)) {
          at = 23;
          break;
        }
        return 22;
      // epoch.phaseB.income.start
      case 23:
        engine.startIncome(position, emit);
        at = 24;
        break;
      // epoch.phaseB.income.turn
      case 24:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startColonyStep(position, emit);
          at = 27;
          break;
        }
        engine.gainIncome(position, emit);
        at = 25;
        break;
      // epoch.phaseB.income.market
      case 25:
        if (guards.marketCoinsAreLeft(position)) return 26;
        engine.openMarket(position, emit);
        engine.nextTurn(position, emit);
        at = 24;
        break;
      // epoch.phaseB.colony.turn
      case 27:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startStatueStep(position, emit);
          at = 33;
          break;
        }
        if (guards.canTakeColony(position)) return 28;
        engine.nextTurn(position, emit);
        at = 27;
        break;
      // epoch.phaseB.colony.taken
      case 29:
        if (guards.allyBonusIsDue(position)) return 30;
        at = 27;
        break;
      // epoch.phaseB.colony.monument
      case 31:
        if (guards.monumentTileIsDue(position)) return 32;
        at = 27;
        break;
      // epoch.phaseB.statue.turn
      case 33:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startFeeding(position, emit);
          at = 37;
          break;
        }
        if (guards.canCarveStatue(position)) return 34;
        engine.nextTurn(position, emit);
        at = 33;
        break;
      // epoch.phaseB.statue.monument
      case 35:
        if (guards.monumentTileIsDue(position)) return 36;
        at = 33;
        break;
      // epoch.phaseB.feeding.turn
      case 37:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startFreeCards(position, emit);
          at = 39;
          break;
        }
        if (guards.mustFeed(position)) return 38;
        engine.endFeeding(position, emit);
        engine.nextTurn(position, emit);
        at = 37;
        break;
      // epoch.phaseB.freeCards.turn
      case 39:
        if (guards.allTurnsHaveEnded(position)) {
          engine.startMedals(position, emit);
          at = 41;
          break;
        }
        if (guards.freeCardsAreLeft(position)) return 40;
        engine.nextTurn(position, emit);
        at = 39;
        break;
      // epoch.phaseB.medals.turn
      case 41:
        if (guards.allTurnsHaveEnded(position)) {
          at = 43;
          break;
        }
        if (guards.canBuyMedal(position)) return 42;
        engine.nextTurn(position, emit);
        at = 41;
        break;
      // epoch.end
      case 43:
        if (guards.isLastEpoch(position)) {
          engine.finish(position, emit);
          return 44;
        }
        engine.nextEpoch(position, emit);
        at = 2;
        break;
      default:
        return at;
    }
  }
}
