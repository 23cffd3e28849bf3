import type { Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';

/**
 * The price of what cannot be paid at all: more coins than a game has. A whole number like every other price, because engines
 * keep a field that once met `Infinity` in another, slower form.
 */
export const UNPAYABLE = 1_000_000;

/** The requirement of a colony or a statue for this seat, after every `lowerRequirement` (rules §9). */
export const requirementFor = (seat: SeatState, printed: number): number => printed - seat.effects.lowerRequirement;

/**
 * Coins that have to be paid to reach a requirement: 0 when it is met, `UNPAYABLE` when the seat cannot pay (rules §9).
 * @param printed the requirement before any effect of the seat
 * @param value the seat's track
 * @param paymentLeft coins that may still be spent on requirements in this step
 */
export function paymentFor(seat: SeatState, printed: number, value: number, paymentLeft: number): number {
  if (value >= printed) return 0;
  const missing = requirementFor(seat, printed) - value;
  if (missing <= 0) return 0;
  const perStep = seat.effects.payRequirement?.coinsPerStep;
  if (perStep === undefined) return UNPAYABLE;
  const payment = missing * perStep;
  return payment <= paymentLeft && payment <= seat.coins ? payment : UNPAYABLE;
}

/** Coins that a seat may spend on requirements in one step: every `payRequirement` allows some (rules §9). */
export function paymentAllowance(seat: SeatState): number {
  if (seat.effects.payRequirement === null) return 0;
  let coins = 0;
  for (const { effect } of seat.effects.cards) if (effect?.type === 'payRequirement') coins += effect.maxCoins ?? 0;
  return coins;
}

/** Colonies or statues that one seat may take in one step (rules §9 `doubleAction`). */
export const actionsPerStep = (seat: SeatState): number => seat.effects.doubleAction?.actions ?? 1;

/** Counts one action of the turn as used, and `paid` of the coins that may be spent on requirements in it. */
export function spendAction(position: Position, paid: number): void {
  position.actionsLeft -= 1;
  position.paymentLeft -= paid;
}
