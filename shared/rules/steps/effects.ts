import { drawCards, revealDrafts, takeCard } from '../pieces/draft.ts';
import { seatOf } from '../position/position.ts';
import { finish, nextEpoch, recordSide, setWheel, startEpoch, takeSetupCards, turnWheel } from './epochEffects.ts';
import { endFeeding, payToFeed, removeFromTableau, takeFreeCard } from './feedingEffects.ts';
import { gainIncome, openMarket, placeCoin } from './incomeEffects.ts';
import type { AnyMoveEffect, EngineEffect, MoveEffect } from './move.ts';
import {
  buyGoldMedal,
  buySilverMedal,
  carve,
  gainAllyBonus,
  placeTile,
  redeem,
  takeColony,
  takeMonument,
} from './stepEffects.ts';
import { nextTurn, reportPass, startFreeCards, startPhaseA, startPhaseB, startStep } from './turnEffects.ts';

const recordDraft: MoveEffect<'draft'> = (position, emit, seat, action) => {
  seatOf(position, seat).choice = action;
  emit?.({ type: 'draftDecided', seat });
};

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

/** What the flow does by name with the decision that a seat has taken. */
export const moveEffects = {
  recordSide,
  setWheel,
  recordDraft,
  takeCard,
  placeCoin,
  takeColony,
  gainAllyBonus,
  carveStatue: carve,
  takeMonument,
  placeTile,
  redeemTile: redeem,
  removeCard: removeFromTableau,
  payToFeed,
  takeFreeCard,
  buySilver: buySilverMedal,
  buyGold: buyGoldMedal,
  passColony: reportPass('colony'),
  passStatue: reportPass('statue'),
  passFreeCard: reportPass('freeCard'),
  passMedals: reportPass('medals'),
} as const satisfies Record<string, AnyMoveEffect>;
