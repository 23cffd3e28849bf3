import { RULES } from '../actions/index.ts';
import { drawCards, revealDrafts } from '../pieces/draft.ts';
import { finish, nextEpoch, startEpoch, takeSetupCards, turnWheel } from './epochEffects.ts';
import { endFeeding } from './feedingEffects.ts';
import { gainIncome, openMarket } from './incomeEffects.ts';
import type { AnyMoveEffect, EngineEffect, MoveEffect } from './move.ts';
import { nextTurn, startFreeCards, startPhaseA, startPhaseB, startStep } from './turnEffects.ts';

/** What the flow does by name without a decision. */
export const engineEffects = {
  takeSetupCards,
  startEpoch,
  nextEpoch,
  drawCards,
  revealDrafts,
  turnWheel,
  startPhaseA,
  startPhaseB,
  startIncome: startStep('income'),
  gainIncome,
  openMarket,
  startColonyStep: startStep('colony'),
  startStatueStep: startStep('statue'),
  startFeeding: startStep('feeding'),
  endFeeding,
  startFreeCards,
  startMedals: startStep('medals'),
  nextTurn,
  finish,
} as const satisfies Record<string, EngineEffect>;

const { pass, ...others } = RULES;
const applied = Object.fromEntries(
  Object.entries(others).map(([type, { apply }]): [string, AnyMoveEffect] => [type, apply]),
) as { readonly [T in keyof typeof others]: MoveEffect<T> };

/** What the flow does with the decision that a seat has taken: named by the type of the action, and passing also by its step. */
export const moveEffects = {
  ...applied,
  passColony: pass.apply('colony'),
  passStatue: pass.apply('statue'),
  passFreeCard: pass.apply('freeCard'),
  passMedals: pass.apply('medals'),
} as const satisfies Record<string, AnyMoveEffect>;
