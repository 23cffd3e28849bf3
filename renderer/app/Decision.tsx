import { ProblemAsks } from '../features/challenges/ProblemAsks.tsx';
import { AdviceLamp, AdviceWords } from '../features/lessons/AdviceLamp.tsx';
import { CoachButton } from '../features/lessons/CoachButton.tsx';
import { useAdvice } from '../features/lessons/useAdvice.ts';
import { DecisionPanel } from '../features/play/decision/DecisionPanel.tsx';
import { useGame } from '../game/game.ts';

/**
 * The decision at this screen, with the help that lessons give for it. A problem shows its question instead, and no
 * help.
 */
export function Decision() {
  const { update } = useGame();
  const advised = useAdvice(update);
  if (update.kind === 'problem') return <DecisionPanel marked={advised.marked} says={<ProblemAsks />} />;
  const helps = (
    <>
      <CoachButton />
      <AdviceLamp {...advised} />
    </>
  );
  return <DecisionPanel marked={advised.marked} helps={helps} says={<AdviceWords {...advised} />} />;
}
