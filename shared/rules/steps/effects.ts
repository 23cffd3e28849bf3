import { RULES } from '../actions/index.ts';
import { drawCards, revealDrafts } from '../pieces/draft.ts';
import { finish, nextEpoch, startEpoch, takeSetupCards, turnWheel } from './epochEffects.ts';
import { endFeeding } from './feedingEffects.ts';
import { gainIncome, openMarket } from './incomeEffects.ts';
import type { AnyMoveEffect, EngineEffect, MoveEffect } from './move.ts';
import { nextTurn, startFreeCards, startPhaseA, startPhaseB, startStep } from './turnEffects.ts';

/** The effects that the flow runs without a decision, by the name that the flow uses. */
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

/** The effects that carry out decisions: named like the action's type, and for passing by its step as well. */
export const moveEffects = {
  ...applied,
  passColony: pass.apply('colony'),
  passStatue: pass.apply('statue'),
  passFreeCard: pass.apply('freeCard'),
  passMedals: pass.apply('medals'),
} as const satisfies Record<string, AnyMoveEffect>;
