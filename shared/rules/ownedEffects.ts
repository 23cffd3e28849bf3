import type { Effect } from '../content/content.ts';
import type { EffectType } from '../vocabulary/pieces.ts';
import type { SeatState } from './position.ts';

/** Adds up one number of every owned effect of a type; 0 without such a card. */
export function sumOfEffects(
  seat: SeatState,
  type: EffectType,
  number: (effect: Effect) => number | undefined,
): number {
  let sum = 0;
  for (const { effect } of seat.effectCards) {
    if (effect?.type === type) sum += number(effect) ?? 0;
  }
  return sum;
}

/** How many owned cards have an effect of this type. */
export const countEffects = (seat: SeatState, type: EffectType): number => sumOfEffects(seat, type, one);
const one = (): number => 1;

/** The first owned effect of a type, for those whose copies do not add up. */
export function ownedEffect(seat: SeatState, type: EffectType): Effect | undefined {
  for (const { effect } of seat.effectCards) {
    if (effect?.type === type) return effect;
  }
  return undefined;
}
