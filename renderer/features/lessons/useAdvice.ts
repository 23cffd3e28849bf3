import { useState } from 'react';
import type { Advice } from '../../../shared/contract/answers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { DecisionAtHand } from '../../game/decisionContext.ts';

/** How much the player has been told: nothing, the track, the two candidates, the move. */
export type AdviceAmount = 0 | 1 | 2 | 3;

/** Asks the host for advice on position `seq`; `null` when it could not be had. */
export type Advise = (seq: number) => Promise<Advice | null>;

/** What the player has been told about the decision at hand. */
export interface Advised {
  readonly amount: AdviceAmount;
  readonly advice: Advice | null;
  /** Whether the host is thinking about it. */
  readonly thinking: boolean;
  /** The choices to point out in the panel. */
  readonly marked: readonly Action[];
  /** Tells the next bit. Never blocks: who decides first is not told any more. */
  more(): void;
}

type Decision = Pick<DecisionAtHand, 'update' | 'seat'>;

/** Tells decisions apart. The number of the position does not: bots that think at the same time count it up. */
const keyOf = ({ update: { gameId, view, choices }, seat }: Decision): string =>
  JSON.stringify([gameId, seat, view.epoch, view.phase, choices, view.seats[seat]?.coins, view.seats[seat]?.cards]);

const NEXT = [1, 2, 3, 3] as const satisfies Record<AdviceAmount, AdviceAmount>;

/** Holds the advice that was asked for until its decision is gone. */
export function useAdvice(decision: Decision | null, advise: Advise): Advised {
  const [asked, setAsked] = useState<string | null>(null);
  const [told, setTold] = useState<{ key: string; amount: AdviceAmount; advice: Advice } | null>(null);
  const key = decision === null ? null : keyOf(decision);
  const current = told !== null && told.key === key ? told : null;
  const amount = current?.amount ?? 0;
  const more = async (): Promise<void> => {
    if (decision === null || key === null || asked === key) return;
    if (current !== null) return setTold({ ...current, amount: NEXT[amount] });
    setAsked(key);
    const advice = await advise(decision.update.seq);
    setAsked((other) => (other === key ? null : other));
    if (advice !== null) setTold({ key, amount: 1, advice });
  };
  return {
    amount,
    advice: current?.advice ?? null,
    thinking: asked !== null && asked === key,
    marked: markedAt(amount, current?.advice),
    more: () => void more(),
  };
}

function markedAt(amount: AdviceAmount, advice: Advice | undefined): readonly Action[] {
  if (advice === undefined || amount < 2) return [];
  return amount === 2 ? advice.candidates : [advice.best.action];
}
