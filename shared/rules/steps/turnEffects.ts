import type { Step } from '../../vocabulary/time.ts';
import type { Emit } from '../pieces/changes.ts';
import { actionsPerStep, paymentAllowance } from '../pieces/requirements.ts';
import { leaderOf, type Position, seatOf } from '../position/position.ts';
import type { EngineEffect } from './move.ts';

/* Whose turn it is within a phase or a step. */

/** The seat whose turn begins gets its actions, and its allowances from the effects that it owns. */
function beginTurn(position: Position): void {
  const seat = seatOf(position, position.turn);
  position.actionsLeft = actionsPerStep(seat);
  position.paymentLeft = paymentAllowance(seat);
  position.feedingPayments = 0;
  position.marketCoins = 0;
  position.freeCards = seat.effects.freeCard;
}

function startTurns(position: Position): void {
  position.turn = leaderOf(position);
  position.turnsEnded = 0;
  beginTurn(position);
}

const reportStep = (position: Position, emit: Emit, step: Step | 'income'): void =>
  emit?.({ type: 'stepStarted', epoch: position.epoch, phase: position.phase, step });

/** Starts a step in which the seats take turns, from the first player. */
export const startStep =
  (step: Step | 'income'): EngineEffect =>
  (position, emit) => {
    startTurns(position);
    reportStep(position, emit, step);
  };

/**
 * Starts the turns for free cards, without an event: most feedings end without a free card, and the screen shows no
 * step for it.
 */
export const startFreeCards: EngineEffect = (position) => startTurns(position);

export const startPhaseA: EngineEffect = (position, emit) => reportStep(position, emit, 'draft');

export const startPhaseB: EngineEffect = (position, emit) => {
  position.phase = 'B';
  startTurns(position);
  reportStep(position, emit, 'draft');
};

export const nextTurn: EngineEffect = (position) => {
  position.turn = (position.turn + 1) % position.seats.length;
  position.turnsEnded += 1;
  beginTurn(position);
};
