import type { DecisionEntry } from '../contract/answers.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { ReasonPart } from '../vocabulary/reason.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../vocabulary/score.ts';
import type { Epoch } from '../vocabulary/time.ts';
import type { CostlyDecision } from './report.ts';

/** What can be learnt from a decision that cost something: what was done, where something else was better. */
export const HABIT_KINDS = [
  'buy',
  'sell',
  'otherCard',
  'otherSale',
  'tile',
  'integrate',
  'plunder',
  'otherColony',
  'missedColony',
  'missedStatue',
  'otherStatue',
  'missedMedal',
  'otherMedal',
  'waitMedal',
  'stall',
  'feeding',
  'freeCard',
  'start',
] as const;
export type HabitKind = (typeof HABIT_KINDS)[number];

/** The same thing done several times, and what it cost. */
export interface Habit {
  readonly kind: HabitKind;
  readonly times: number;
  /** In points, of all times together. */
  readonly points: number;
  /** The epoch in which all of it happened. */
  readonly epoch: Epoch | null;
  /** The colour that all of it was about, of what would have been better to buy or sell. */
  readonly colour: Colour | null;
  /** The category that most of it would have come from. */
  readonly category: ScoreCategory | null;
  /** The time that cost most. */
  readonly worst: DecisionEntry;
}

const MOST_HABITS = 3;
/** Points below which a habit is not worth a word. */
const LEAST_POINTS = 2;

type Told = readonly [action: Action, instead: Action];

const isTrade = (action: Action): action is Extract<Action, { type: 'draft' | 'take' }> =>
  action.type === 'draft' || action.type === 'take';

const isMedal = ({ type }: Action): boolean => type === 'silver' || type === 'gold';

/** What a trade is about: a card of the hand, or the pile of a colour. */
const thingOf = (action: Extract<Action, { type: 'draft' | 'take' }>): string =>
  action.type === 'draft' ? action.keep : action.colour;

function kindOfTrade(action: Action, instead: Action): HabitKind | null {
  if (!isTrade(action) || !isTrade(instead)) return null;
  if (action.action !== instead.action) return instead.action;
  if (thingOf(action) === thingOf(instead)) return 'tile';
  return action.action === 'buy' ? 'otherCard' : 'otherSale';
}

function kindOfColony(action: Action, instead: Action): HabitKind | null {
  if (instead.type !== 'colony') return null;
  if (action.type === 'pass') return 'missedColony';
  if (action.type !== 'colony') return null;
  return action.action === instead.action ? 'otherColony' : instead.action;
}

function kindOfMedal(action: Action, instead: Action): HabitKind | null {
  if (isMedal(action) && instead.type === 'pass') return 'waitMedal';
  if (!isMedal(instead)) return null;
  return isMedal(action) ? 'otherMedal' : 'missedMedal';
}

function kindOfStatue(action: Action, instead: Action): HabitKind | null {
  if (instead.type !== 'statue') return null;
  return action.type === 'statue' ? 'otherStatue' : 'missedStatue';
}

const BY_STEP: Readonly<Partial<Record<DecisionEntry['step'], HabitKind>>> = {
  market: 'stall',
  feeding: 'feeding',
  freeCard: 'freeCard',
  chooseSide: 'start',
  setWheel: 'start',
};

/** Which habit a decision is a case of; `null` where there are no words for it. */
function kindOf({ step }: DecisionEntry, [action, instead]: Told): HabitKind | null {
  return (
    kindOfTrade(action, instead) ??
    kindOfColony(action, instead) ??
    kindOfMedal(action, instead) ??
    kindOfStatue(action, instead) ??
    BY_STEP[step] ??
    null
  );
}

interface Case extends CostlyDecision {
  readonly kind: HabitKind;
  readonly colour: Colour | null;
}

function tradedColour(action: Action, colourOf: (card: CardId) => Colour): Colour | null {
  if (action.type === 'draft') return colourOf(action.keep);
  return action.type === 'take' ? action.colour : null;
}

function caseOf(decision: CostlyDecision, colourOf: (card: CardId) => Colour): readonly Case[] {
  const { action, instead } = decision.entry.reason;
  const kind = instead && kindOf(decision.entry, [action, instead]);
  if (instead === null || kind === null) return [];
  // Of what was bought wrongly, and else of what should have been bought.
  const about = kind === 'sell' ? action : instead;
  const isTold = kind === 'buy' || kind === 'sell' || kind === 'otherCard';
  return [{ ...decision, kind, colour: isTold ? tradedColour(about, colourOf) : null }];
}

const pointsOf = (cases: readonly Case[]): number => cases.reduce((sum, { cost }) => sum + cost, 0);

/** The value that all have; `null` where they differ. */
function common<T>(values: readonly T[]): T | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** Where more than half of what was lost would have come from. */
function mainCategory(cases: readonly Case[]): ScoreCategory | null {
  const lost = (part: ReasonPart): number => cases.reduce((sum, { entry }) => sum - entry.reason.parts[part], 0);
  return SCORE_CATEGORIES.find((category) => lost(category) > pointsOf(cases) / 2) ?? null;
}

/** Those of one colour where they are several and most of it: that says more than all of them. */
function telling(cases: readonly Case[]): readonly Case[] {
  const colours = new Set(cases.map(({ colour }) => colour));
  for (const colour of colours) {
    const same = cases.filter((one) => one.colour === colour);
    if (same.length > 1 && pointsOf(same) > pointsOf(cases) / 2) return same;
  }
  return cases;
}

function habitOf(all: readonly Case[]): Habit {
  const cases = telling(all);
  const worst = cases.reduce((dearest, one) => (one.cost > dearest.cost ? one : dearest));
  return {
    kind: worst.kind,
    times: cases.length,
    points: pointsOf(cases),
    epoch: common(cases.map(({ entry }) => entry.epoch)),
    colour: common(cases.map(({ colour }) => colour)),
    category: mainCategory(cases),
    worst: worst.entry,
  };
}

/**
 * What a seat can learn from what its decisions cost, most points first, at most three; none where nothing is worth a word.
 * @param colourOf the colour of a card
 */
export function habitsOf(costs: readonly CostlyDecision[], colourOf: (card: CardId) => Colour): readonly Habit[] {
  const cases = costs.flatMap((decision) => caseOf(decision, colourOf));
  return HABIT_KINDS.map((kind) => cases.filter((one) => one.kind === kind))
    .filter((group) => group.length > 0)
    .map(habitOf)
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_HABITS);
}
