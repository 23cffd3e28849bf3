import { isEndgame } from '../../shared/bots/endgame.ts';
import type { Expectation } from '../../shared/bots/expectation.ts';
import { decisionOf, type GameState, legalActions } from '../../shared/flow/runner.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { type Action, isSameAction } from '../../shared/vocabulary/actions.ts';
import type { BotLevel } from '../../shared/vocabulary/preferences.ts';
import { REASON_PARTS } from '../../shared/vocabulary/reason.ts';
import { SCORE_CATEGORIES } from '../../shared/vocabulary/score.ts';
import type { Decision } from '../../shared/vocabulary/time.ts';
import { endOf } from './endgame.ts';
import {
  betterShare,
  type Finding,
  firstSight,
  foundThinking,
  type Inquiry,
  inquiryAt,
  PAIRS,
  playPairs,
  sharesOf,
  think,
} from './inquiry.ts';
import { ratingOf, themeOf } from './rate.ts';
import type { Occurrence } from './selfPlay.ts';

/** How difficult a problem will be, as far as that can be told before it is confirmed. */
export type Class = 'easy' | 'medium' | 'hard';

/** How far a decision came. */
export type Outcome =
  | { readonly stage: 'unasked' }
  | { readonly stage: 'screened' }
  | { readonly stage: 'confirming' }
  | { readonly stage: 'kept'; readonly problem: Problem };

/** Whether more problems of a kind and class are wanted. */
export type Wanted = (decision: Decision, phase: GameState['phase'], difficulty: Class) => boolean;

const QUICK = 100;
const SCREEN = 400;
const LONG = 4000;
const LUCKS = [1001, 2002, 3003];
const BETTER = 0.7;
/** Equal deals that tell what every legal action is worth. */
const TELLING = 120;
/** What `hadara` is asked with, and how often. */
const SHORT_THOUGHT = 100;
const SHORT_LUCKS = 4;
/** Points that an alternative must be behind in the figures that are shown. */
const CLEAR = 1;

const RARE: ReadonlySet<Decision | null> = new Set<Decision>(['medals', 'market', 'feeding', 'freeCard']);

/** Points that the best action must be ahead by: some kinds hardly ever have as much as the others. */
const thresholdFor = (decision: Decision | null): number => (RARE.has(decision) ? 2 : 3);

type Figures = Pick<Problem, 'answer' | 'value' | 'behind'>;

const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** How far the answer is ahead of each action, from what is expected of all of them. */
function figuresOf(expected: readonly Expectation[], answer: number): Figures {
  const own = expected[answer] as Expectation;
  const behind = expected.map(({ parts, chance }) => [
    round((own.chance ?? 0) - (chance ?? 0), 2),
    ...REASON_PARTS.map((part) => round(own.parts[part] - parts[part], 1)),
  ]);
  return {
    answer,
    behind,
    value: round(
      SCORE_CATEGORIES.reduce((sum, part) => sum + own.parts[part], 0),
      0,
    ),
  };
}

const isClear = ({ behind, answer }: Figures, least: number): boolean =>
  behind.every(([, ...parts], place) => place === answer || parts.reduce((a, b) => a + b, 0) >= least);

type Levels = Problem['found'];

interface Sight {
  readonly best: number;
  readonly shares: Readonly<Record<'apprentice' | 'citizen' | 'governor' | 'regent', readonly number[]>>;
}

function sightOf(inquiry: Inquiry): Sight & { readonly gap: number } {
  const values = firstSight(inquiry, 'governor');
  const [first = 0, second = 0] = values.toSorted((a, b) => b - a);
  const of = (level: BotLevel): number[] => sharesOf(values, level);
  return {
    best: values.indexOf(first),
    gap: first - second,
    shares: {
      apprentice: of('apprentice'),
      citizen: of('citizen'),
      governor: of('governor'),
      regent: sharesOf(firstSight(inquiry, 'regent'), 'regent'),
    },
  };
}

const classOf = ({ best, shares }: Sight, answer: number): Class => {
  if (answer !== best || (shares.governor[answer] ?? 0) < 0.5) return 'hard';
  return (shares.apprentice[answer] ?? 0) < 0.5 ? 'medium' : 'easy';
};

/** What a problem is about, from how far its answer is ahead of the best other action. */
function themeFrom(decision: Decision, { behind, answer }: Figures): Problem['theme'] {
  const lead = ([, ...parts]: readonly number[]): number => parts.reduce((a, b) => a + b, 0);
  const [next = []] = behind.filter((_, place) => place !== answer).toSorted((a, b) => lead(a) - lead(b));
  return themeOf(decision, next.slice(1));
}

function problemOf(
  { start, emblems, state, seat, moves }: Occurrence,
  figures: Figures,
  proof: Pick<Problem, 'margins' | 'better' | 'found'>,
): Problem {
  const decision = decisionOf(state) as Decision;
  const margins = proof.margins.map((margin) => round(margin, 1));
  return {
    id: `${start.seed.toString(36)}-${moves.length}`,
    seed: start.seed,
    mode: start.mode,
    expansions: start.expansions,
    emblems,
    moves,
    seat,
    decision,
    epoch: state.epoch,
    phase: state.phase,
    ...figures,
    margins,
    better: round(proof.better, 2),
    found: proof.found,
    rating: ratingOf(proof.found),
    theme: themeFrom(decision, figures),
  };
}

/** From the last feeding on everything is counted, to the point. */
function countedOut(occurrence: Occurrence, wanted: Wanted): Outcome {
  const { state, seat } = occurrence;
  const decision = decisionOf(state) as Decision;
  if (!wanted(decision, state.phase, 'easy')) return { stage: 'unasked' };
  const legal = legalActions(state, seat);
  const lines = legal.map((action) => endOf(state, seat, action));
  const [most = 0, next = 0] = lines.map(({ total }) => total).toSorted((a, b) => b - a);
  if (most - next < thresholdFor(decision)) return { stage: 'screened' };
  const expected = lines.map((line): Expectation => ({ parts: { ...line, rivals: 0, liking: 0 }, chance: null }));
  const answer = lines.findIndex(({ total }) => total === most);
  const figures = figuresOf(expected, answer);
  // No level misses what can be counted.
  const found: Levels = { apprentice: 1, citizen: 1, governor: 1, regent: 1, hadara: 1 };
  return {
    stage: 'kept',
    problem: problemOf(occurrence, figures, { margins: [most - next], better: 1, found }),
  };
}

/** Whether the best action of a short thought is better than the next in most deals; and by how much. */
function pairOf(inquiry: Inquiry, { best, second }: Finding): { readonly better: number; readonly margin: number } {
  const { actions } = inquiry.question;
  const pair = [actions[best] as Action, actions[second] as Action];
  const { leads } = playPairs(inquiry, pair, PAIRS, 501);
  const [own = [], other = []] = leads;
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  return { better: betterShare(own, other, PAIRS), margin: mean(own) - mean(other) };
}

/** Thinks long, with several lucks; `null` as soon as one of them says something else. */
function confirmed(inquiry: Inquiry, answer: number, least: number): Pick<Problem, 'margins' | 'better'> | null {
  const margins: number[] = [];
  let better = 1;
  for (const luck of LUCKS) {
    const finding = think(inquiry, LONG, luck);
    if (finding.best !== answer) return null;
    const pair = finding.better === null || finding.margin === null ? pairOf(inquiry, finding) : finding;
    const margin = finding.margin ?? pair.margin ?? 0;
    better = Math.min(better, finding.better ?? pair.better ?? 0);
    if (margin < least || better < BETTER) return null;
    margins.push(margin);
  }
  return { margins, better };
}

/** A decision that is asked about, and what was seen of it at first. */
interface Asked {
  readonly inquiry: Inquiry;
  readonly sight: Sight & { readonly gap: number };
  /** Points that the best action must be ahead by. */
  readonly least: number;
  /** Whether more of such problems are wanted, if this is the answer. */
  readonly wants: (answer: number) => boolean;
}

/** Whether it is worth simulating at all: the best is clear at first sight, or might be another one. */
const looksPromising = ({ sight, wants }: Asked, wantsHard: boolean): boolean =>
  (sight.gap >= 1 && wants(sight.best)) || (wantsHard && classOf(sight, sight.best) !== 'easy');

/** The answer by a thought of 400 simulations; `null` where it is not clear enough. */
function screened({ inquiry, sight, least, wants }: Asked, decision: Decision): Finding | null {
  const finding = think(inquiry, SCREEN, 401);
  // Hard ones are rare, and so are some kinds: they get another chance in the long searches.
  const more = classOf(sight, finding.best) === 'hard' || RARE.has(decision) ? 0 : 1;
  if (!wants(finding.best) || (finding.margin ?? least) < least + more) return null;
  return inquiry.isFlat || pairOf(inquiry, finding).better >= BETTER ? finding : null;
}

/** Looks at one decision: at first sight, with a few simulations, with more, and then with many. */
export function examine(occurrence: Occurrence, wanted: Wanted): Outcome {
  const { state, seat } = occurrence;
  const decision = decisionOf(state) as Decision;
  const inquiry = inquiryAt(state, seat);
  if (inquiry.question.actions.length === 1)
    return isEndgame(state, seat) ? countedOut(occurrence, wanted) : { stage: 'unasked' };
  const sight = sightOf(inquiry);
  const wants = (answer: number): boolean => wanted(decision, state.phase, classOf(sight, answer));
  const asked: Asked = { inquiry, sight, least: thresholdFor(decision), wants };
  if (!looksPromising(asked, wanted(decision, state.phase, 'hard'))) return { stage: 'unasked' };
  const quick = think(inquiry, QUICK, 101);
  if (!wants(quick.best) || (quick.margin ?? asked.least) < asked.least - 1) return { stage: 'unasked' };
  const finding = screened(asked, decision);
  if (finding === null) return { stage: 'screened' };
  const proof = confirmed(inquiry, finding.best, asked.least);
  return proof === null ? { stage: 'confirming' } : told(occurrence, inquiry, finding.best, sight, proof);
}

function told(
  occurrence: Occurrence,
  inquiry: Inquiry,
  place: number,
  { shares }: Sight,
  proof: Pick<Problem, 'margins' | 'better'>,
): Outcome {
  const telling = tellingOf(occurrence.state, inquiry, place, shares);
  if (telling === null) return { stage: 'confirming' };
  const { figures, found } = telling;
  return { stage: 'kept', problem: problemOf(occurrence, figures, { ...proof, found }) };
}

/** What every legal action is worth, for whoever took it, and who finds the answer; `null` where it is not clear. */
function tellingOf(
  state: GameState,
  inquiry: Inquiry,
  place: number,
  shares: Sight['shares'],
): { readonly figures: Figures; readonly found: Levels } | null {
  const legal = legalActions(state, inquiry.question.seat);
  const action = inquiry.question.actions[place] as Action;
  const { account } = playPairs(inquiry, legal, TELLING, 601);
  const expected = legal.map((_, index) => account.expectationOf(index, 0) as Expectation);
  const figures = figuresOf(expected, legal.indexOf(action));
  if (!isClear(figures, CLEAR)) return null;
  const at = (level: keyof Sight['shares']): number => round(shares[level][place] ?? 0, 2);
  const found: Levels = {
    apprentice: at('apprentice'),
    citizen: at('citizen'),
    governor: at('governor'),
    regent: at('regent'),
    hadara: foundThinking(inquiry, action, SHORT_THOUGHT, SHORT_LUCKS),
  };
  return { figures, found };
}

/**
 * Returns a problem with the figures and the difficulty that it has for the bots of today; `null` if its answer is not
 * clear to them any more. `state`: where it is to be solved.
 */
export function judgedAgain(problem: Problem, state: GameState): Problem | null {
  const inquiry = inquiryAt(state, problem.seat);
  const { actions } = inquiry.question;
  const answer = legalActions(state, problem.seat)[problem.answer];
  const place = actions.findIndex((action) => answer !== undefined && isSameAction(action, answer));
  if (place < 0) return null;
  // What is counted out does not depend on any judgement.
  if (actions.length === 1) return problem;
  const telling = tellingOf(state, inquiry, place, sightOf(inquiry).shares);
  if (telling === null) return null;
  const { figures, found } = telling;
  return { ...problem, ...figures, found, rating: ratingOf(found), theme: themeFrom(problem.decision, figures) };
}
