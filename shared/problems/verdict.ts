import type { ProblemVerdict } from '../contract/problemAnswers.ts';
import { decisionsIn } from '../session/advice/decisionLog.ts';
import type { Action } from '../vocabulary/actions.ts';
import { BOT_LEVELS } from '../vocabulary/preferences.ts';
import { REASON_PARTS, type Reason, type ReasonPart } from '../vocabulary/reason.ts';
import type { Problem } from './problem.ts';
import type { ProblemGame } from './problemGame.ts';

type Verdict = Omit<ProblemVerdict, 'progress' | 'change'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How many points the action at a place is behind the answer. */
const behindAt = ({ behind }: Problem, place: number): number => sum((behind[place] ?? []).slice(1));

/** Why the answer is better than the action at `place`: the figures were found when the problem was. */
function reasonOver(problem: Problem, legal: readonly Action[], place: number): Reason {
  const [chance = 0, ...points] = problem.behind[place] ?? [];
  const parts = Object.fromEntries(REASON_PARTS.map((part, index) => [part, points[index] ?? 0]));
  return {
    action: legal[problem.answer] as Action,
    value: problem.value,
    instead: legal[place] as Action,
    lead: sum(points),
    parts: parts as Record<ReasonPart, number>,
    chance: chance === 0 ? null : chance,
    certain: null,
    seen: null,
  };
}

/** Judges an answer: `place` is that of the action taken among the legal ones, `null` where none was. */
export function verdictOn(problem: Problem, { saved, legal }: ProblemGame, place: number | null): Verdict {
  const others = legal
    .map((action, index) => ({ action, index, behind: behindAt(problem, index) }))
    .filter(({ index }) => index !== problem.answer)
    .sort((a, b) => a.behind - b.behind);
  const found = place === problem.answer;
  const best = legal[problem.answer] as Action;
  const against = place === null || found ? (others[0]?.index ?? problem.answer) : place;
  const answered = { ...saved, actions: [...saved.actions, { seat: problem.seat, action: best }] };
  const [taken] = decisionsIn(answered, (position) => position === saved.actions.length);
  if (taken === undefined) throw new RangeError(`problem ${problem.id} asks for nothing`);
  return {
    found,
    theme: problem.theme,
    taken: place === null ? null : (legal[place] as Action),
    best,
    entry: { ...taken.place, reason: reasonOver(problem, legal, against) },
    alternatives: others.map(({ action, behind }) => ({ action, behind })),
    foundBy: BOT_LEVELS.find((level) => problem.found[level] >= 0.5) ?? null,
  };
}
