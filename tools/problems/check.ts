import type { Problem } from '../../shared/problems/problem.ts';
import { gameOfProblem } from '../../shared/problems/problemGame.ts';
import { isSameAction } from '../../shared/vocabulary/actions.ts';
import { inquiryAt, think } from './inquiry.ts';

/** Luck that no search had before. */
const LUCK = 777;

/** Whether a thought with so many simulations finds the answer; where everything can be counted, it is counted. */
function holds(problem: Problem, nodes: number): boolean {
  const { state, legal } = gameOfProblem(problem, problem.id, []);
  const answer = legal[problem.answer];
  const inquiry = inquiryAt(state, problem.seat);
  const { actions } = inquiry.question;
  const best = actions.length === 1 ? 0 : think(inquiry, nodes, LUCK).best;
  const found = actions[best];
  return answer !== undefined && found !== undefined && isSameAction(found, answer);
}

export interface Check {
  readonly checked: number;
  readonly failed: readonly Problem[];
}

/** Solves the problems with so many simulations each. */
export function checkProblems(problems: readonly Problem[], nodes: number): Check {
  return { checked: problems.length, failed: problems.filter((problem) => !holds(problem, nodes)) };
}
