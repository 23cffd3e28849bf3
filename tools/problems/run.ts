import { performance } from 'node:perf_hooks';
import { decisionOf } from '../../shared/flow/runner.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { randomStream, shuffled } from '../../shared/rules/position/random.ts';
import type { Decision } from '../../shared/vocabulary/time.ts';
import { type Class, examine, type Outcome, type Wanted } from './find.ts';
import type { ProblemOptions } from './options.ts';
import { addTally, addToPool, noTally, type Pool, readPool, startPool, type Tally } from './pool.ts';
import { type Occurrence, occurrencesIn } from './selfPlay.ts';

/** Problems of one game that are kept at most: the set shall be mixed. */
const PER_GAME = 6;

/** The part of all problems that each class may make up, and that each kind of decision may. */
const CLASSES: Readonly<Record<Class, number>> = { easy: 0.31, medium: 0.36, hard: 1 };
const KINDS: Readonly<Partial<Record<Decision | 'draftA', number>>> = {
  draftA: 0.3,
  draft: 0.4,
  statue: 0.2,
  colony: 0.2,
  medals: 0.1,
  chooseSide: 0.03,
  setWheel: 0.05,
};
/** Problems before which no part counts. */
const FEW = 12;

const kindOf = (decision: Decision, phase: string): Decision | 'draftA' =>
  decision === 'draft' && phase === 'A' ? 'draftA' : decision;

const classOf = ({ found }: Problem): Class => {
  if (found.regent < 0.5 || found.governor < 0.5) return 'hard';
  return found.apprentice < 0.5 ? 'medium' : 'easy';
};

/** What of a pool is still wanted, so that it is well mixed whenever it ends. */
function wantedBy(problems: readonly Problem[]): Wanted {
  return (decision, phase, difficulty) => {
    const kind = kindOf(decision, phase);
    const all = Math.max(FEW, problems.length);
    const ofClass = problems.filter((problem) => classOf(problem) === difficulty).length;
    const ofKind = problems.filter((problem) => kindOf(problem.decision, problem.phase) === kind).length;
    return ofClass < CLASSES[difficulty] * all && ofKind < (KINDS[kind] ?? 1) * all;
  };
}

/** Rare and cheap decisions first, the others in any order. */
const RANK: readonly Decision[] = ['freeCard', 'feeding', 'market', 'medals', 'statue', 'colony', 'placeTile'];

function inOrder(occurrences: readonly Occurrence[], seed: number): Occurrence[] {
  const rank = ({ state }: Occurrence): number => {
    const place = RANK.indexOf(decisionOf(state) as Decision);
    return place < 0 ? RANK.length : place;
  };
  return shuffled(occurrences, randomStream(seed, 'bots')).sort((a, b) => rank(a) - rank(b));
}

/** Two of one step of a game would look the same. */
const stepIn = ({ state, seat }: Occurrence): string => `${state.epoch}${state.phase}${decisionOf(state)}${seat}`;

/** Counts how far a decision came. */
function count(tally: Tally, { stage }: Outcome): void {
  if (stage !== 'unasked') tally.screened += 1;
  if (stage === 'confirming' || stage === 'kept') tally.confirmed += 1;
  if (stage === 'kept') tally.kept += 1;
}

function lookThrough(seed: number, isTimeUp: () => boolean, problems: Problem[], keep: (one: Problem) => void): Tally {
  const started = process.cpuUsage();
  const tally = noTally();
  const steps = new Set<string>();
  const occurrences = occurrencesIn(seed);
  tally.decisions = occurrences.length;
  for (const occurrence of inOrder(occurrences, seed)) {
    if (isTimeUp() || tally.kept >= PER_GAME) break;
    if (steps.has(stepIn(occurrence))) continue;
    const outcome = examine(occurrence, wantedBy(problems));
    count(tally, outcome);
    if (outcome.stage !== 'kept') continue;
    steps.add(stepIn(occurrence));
    keep(outcome.problem);
  }
  tally.games = isTimeUp() ? 0 : 1;
  const { user, system } = process.cpuUsage(started);
  tally.seconds = Math.round((user + system) / 100_000) / 10;
  return tally;
}

/** Looks through games one after the other and adds what it finds; `onGame` hears how far it is. */
export function findProblems(options: ProblemOptions, onGame: (pool: Pool) => void): Pool {
  const { games, seed, out, resume, minutes } = options;
  if (!resume) startPool(out);
  const pool = readPool(out);
  const problems = [...pool.problems];
  const end = minutes === 0 ? Number.POSITIVE_INFINITY : performance.now() + 60_000 * minutes;
  const keep = (problem: Problem): void => {
    // A game that was broken off is looked through once more.
    if (problems.some(({ id }) => id === problem.id)) return;
    problems.push(problem);
    addToPool(out, { problem });
  };
  const isTimeUp = (): boolean => performance.now() >= end;
  for (let index = pool.tally.games; index < games && !isTimeUp(); index++) {
    const tally = lookThrough(seed + index, isTimeUp, problems, keep);
    addToPool(out, { game: tally });
    addTally(pool.tally, tally);
    onGame({ problems, tally: pool.tally });
  }
  return { problems, tally: pool.tally };
}
