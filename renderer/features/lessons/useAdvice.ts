import { useMemo, useState } from 'react';
import type { Advice, DecisionId, GameUpdate } from '../../../shared/contract/answers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { useHost } from '../../platform/host.ts';
import { advise } from './commands.ts';

/** How much the player has been told: nothing, the track, the two candidates, the move. */
export type AdviceAmount = 0 | 1 | 2 | 3;

/** What the player has been told about the decision at hand. */
export interface Advised {
  readonly amount: AdviceAmount;
  readonly advice: Advice | null;
  /** Whether the host is thinking about it. */
  readonly thinking: boolean;
  /** The choices to point out in the panel. */
  readonly marked: readonly Action[];
  /** Gives the next hint. Never blocks: if the decision was taken meanwhile, the answer is dropped. */
  more(): void;
}

const NEXT = [1, 2, 3, 3] as const satisfies Record<AdviceAmount, AdviceAmount>;

/** Keeps the advice until its decision is over. */
export function useAdvice(update: GameUpdate): Advised {
  const host = useHost();
  const [asked, setAsked] = useState<DecisionId | null>(null);
  const [told, setTold] = useState<{ decision: DecisionId; amount: AdviceAmount; advice: Advice } | null>(null);
  const decision = update.screen.actor === null ? null : update.decision;
  const current = told !== null && told.decision === decision ? told : null;
  const amount = current?.amount ?? 0;
  const advice = current?.advice ?? null;
  const marked = useMemo(() => markedAt(amount, advice), [amount, advice]);
  const more = async (): Promise<void> => {
    if (decision === null || asked === decision) return;
    if (current !== null) return setTold({ ...current, amount: NEXT[amount] });
    setAsked(decision);
    const given = await advise(host, update.seq);
    setAsked((other) => (other === decision ? null : other));
    if (given !== null) setTold({ decision, amount: 1, advice: given });
  };
  return {
    amount,
    advice,
    thinking: asked !== null && asked === decision,
    marked,
    more: () => void more(),
  };
}

function markedAt(amount: AdviceAmount, advice: Advice | null): readonly Action[] {
  if (advice === null || amount < 2) return [];
  return amount === 2 ? advice.candidates : [advice.best.action];
}
