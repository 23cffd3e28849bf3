import type { Problem } from '../../shared/problems/problem.ts';
import { randomStream, shuffled } from '../../shared/rules/position/random.ts';

/** What every set keeps to: at most a third that apprentices find, at least a third that governors miss and a sixth that regents miss. */
const isEasy = ({ found }: Problem): boolean => found.apprentice >= 0.5;
const beatsGovernor = ({ found }: Problem): boolean => found.governor < 0.5;
const beatsRegent = ({ found }: Problem): boolean => found.regent < 0.5;

/** What must go next for the set to keep to its rules; anything where it keeps to them. */
function surplusOf(problems: readonly Problem[]): (problem: Problem) => boolean {
  const part = (isOne: (problem: Problem) => boolean): number => problems.filter(isOne).length / problems.length;
  if (part(isEasy) > 1 / 3) return isEasy;
  if (part(beatsGovernor) < 1 / 3) return (problem) => !beatsGovernor(problem);
  if (part(beatsRegent) < 1 / 6) return (problem) => !beatsRegent(problem);
  return () => true;
}

const kindOf = ({ theme, decision, phase }: Problem): string => `${theme} ${decision} ${phase}`;

/** Of those that may go, the one whose kind there is most of. */
function mostCommon(problems: readonly Problem[], mayGo: (problem: Problem) => boolean): Problem | undefined {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(kindOf(problem), (counts.get(kindOf(problem)) ?? 0) + 1);
  const count = (problem: Problem): number => counts.get(kindOf(problem)) ?? 0;
  return problems.filter(mayGo).reduce<Problem | undefined>((most, problem) => {
    return most === undefined || count(problem) > count(most) ? problem : most;
  }, undefined);
}

/** Chooses at most `count` problems, mixed as they shall be: as many as there are of each kind, where that can be. */
export function pickProblems(found: readonly Problem[], count: number): readonly Problem[] {
  let left = shuffled(found, randomStream(1, 'decks'));
  for (;;) {
    const mayGo = surplusOf(left);
    const keepsRules = left.length === 0 || left.every(mayGo);
    if (keepsRules && left.length <= count) return left.sort((a, b) => a.rating - b.rating);
    const gone = mostCommon(left, mayGo);
    left = left.filter((problem) => problem !== gone);
  }
}
