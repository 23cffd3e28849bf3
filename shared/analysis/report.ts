import type { Analysis, Judgement, OutlookDecision } from '../contract/analysis.ts';
import type { DecisionEntry } from '../contract/answers.ts';
import { REASON_PARTS, type Reason, type ReasonPart } from '../vocabulary/reason.ts';
import { SCORE_CATEGORIES } from '../vocabulary/score.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../vocabulary/time.ts';

/** Points below which a difference may be the judging's own luck. */
const LEAST_COST = 1;
/** Points from which on a decision is worth looking at again. */
const COSTLY = 2;

/**
 * What a decision cost against the best that was found, in points of lead over the best of the others: 0 where it was as
 * good, where the difference is too small to tell, and where fewer points win more games.
 */
export function costOf({ lead, chance }: Reason): number {
  return lead <= -LEAST_COST && (chance ?? 0) <= 0 ? -lead : 0;
}

/** A seat's judged decisions as the books tell them, with what each cost. */
export interface CostlyDecision {
  readonly entry: DecisionEntry;
  readonly cost: number;
}

const reasonsIn = (judged: readonly Judgement[]): ReadonlyMap<number, Reason> =>
  new Map(judged.map(({ position, reason }) => [position, reason]));

const entryOf = (
  { position, seat, epoch, phase, step, hand, tops }: OutlookDecision,
  reason: Reason,
): DecisionEntry => ({
  position,
  seat,
  epoch,
  phase,
  step,
  hand,
  tops,
  reason,
});

/** Every judged decision of a seat that cost something, in the order of the game. */
export function costsOf({ decisions, judged }: Analysis, seat: Seat): readonly CostlyDecision[] {
  const reasons = reasonsIn(judged);
  return decisions.flatMap((decision) => {
    const reason = decision.seat === seat ? reasons.get(decision.position) : undefined;
    const cost = reason === undefined ? 0 : costOf(reason);
    return reason === undefined || cost === 0 ? [] : [{ entry: entryOf(decision, reason), cost }];
  });
}

/** The decisions that cost most, the dearest first. */
export const costliestOf = (costs: readonly CostlyDecision[], most: number): readonly CostlyDecision[] =>
  costs
    .filter(({ cost }) => cost >= COSTLY)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);

/** How many of a seat's decisions with a choice there are, and how many of them are judged. */
export interface JudgedShare {
  readonly judged: number;
  readonly all: number;
}

export function judgedShareOf({ decisions, judged }: Analysis, seat: Seat): JudgedShare {
  const reasons = reasonsIn(judged);
  const own = decisions.filter((decision) => decision.seat === seat && decision.options > 1);
  return { judged: own.filter(({ position }) => reasons.has(position)).length, all: own.length };
}

/**
 * Where a seat's expected final points came from in an epoch. The three of all epochs add up to its final points less
 * those that were to be expected at the start.
 */
export interface EpochReport {
  readonly epoch: Epoch;
  /** What it was given to choose from: the best that was found, against what had been expected before. */
  readonly offered: number;
  /** What its choices made of that: mostly 0 or less. */
  readonly decided: number;
  /** What came to light and what the others did. */
  readonly others: number;
  /** What its decisions cost in points of lead. */
  readonly cost: number;
  /**
   * The share of what choosing well was worth, beyond choosing blindly, that was kept: 1 where always the best that was
   * found was chosen; `null` where nothing is judged.
   */
  readonly accuracy: number | null;
}

interface Tally {
  offered: number;
  decided: number;
  others: number;
  cost: number;
  stake: number;
}

/** The own points among what a decision cost; the rest is what others gain or lose by it. */
const ownPart = ({ parts }: Reason): number => SCORE_CATEGORIES.reduce((sum, part) => sum + parts[part], 0);

function addDecision(tally: Tally, decision: OutlookDecision, reason: Reason | undefined): void {
  const { before, seat, after } = decision;
  const cost = reason === undefined ? 0 : costOf(reason);
  const decided = reason === undefined || cost === 0 ? 0 : ownPart(reason);
  tally.decided += decided;
  tally.offered += after - decided - (before[seat] ?? 0);
  tally.cost += cost;
  if (reason !== undefined) tally.stake += Math.max(decision.stake, cost);
}

const newTally = (): Tally => ({ offered: 0, decided: 0, others: 0, cost: 0, stake: 0 });

const reportOf = (epoch: Epoch, { stake, ...tally }: Tally): EpochReport => ({
  epoch,
  ...tally,
  accuracy: stake > 0 ? 1 - tally.cost / stake : null,
});

function talliesOf({ decisions, judged, sheet }: Analysis, seat: Seat): Readonly<Record<Epoch, Tally>> {
  const reasons = reasonsIn(judged);
  const tallies = { 1: newTally(), 2: newTally(), 3: newTally() };
  decisions.forEach((decision, place) => {
    const tally = tallies[decision.epoch];
    const isOwn = decision.seat === seat;
    const next = decisions[place + 1]?.before[seat] ?? sheet.lines[seat]?.total ?? 0;
    tally.others += next - (isOwn ? decision.after : (decision.before[seat] ?? 0));
    if (isOwn) addDecision(tally, decision, reasons.get(decision.position));
  });
  return tallies;
}

/** Where a seat's points came from, epoch by epoch. */
export function epochsOf(analysis: Analysis, seat: Seat): readonly EpochReport[] {
  const tallies = talliesOf(analysis, seat);
  return EPOCHS.map((epoch) => reportOf(epoch, tallies[epoch]));
}

/** How accurate a seat was in the whole game, as for an epoch. */
export function accuracyOf(analysis: Analysis, seat: Seat): number | null {
  const all = Object.values(talliesOf(analysis, seat));
  const sum = (part: 'cost' | 'stake'): number => all.reduce((points, tally) => points + tally[part], 0);
  return sum('stake') > 0 ? 1 - sum('cost') / sum('stake') : null;
}

/** What all costly decisions changed against the best that was found, by what points come from: together less than 0. */
export const partsOf = (costs: readonly CostlyDecision[]): Readonly<Record<ReasonPart, number>> =>
  Object.fromEntries(
    REASON_PARTS.map((part) => [part, costs.reduce((sum, { entry }) => sum + entry.reason.parts[part], 0)]),
  ) as Record<ReasonPart, number>;

/**
 * The place of the decision from which on a seat was expected to have most until the end; 0 where it always was, `null`
 * where only the end brought it to the front.
 */
export function aheadFrom({ decisions }: Analysis, seat: Seat): number | null {
  const last = decisions.findLastIndex(({ before }) => before.some((points) => points > (before[seat] ?? 0)));
  return last + 1 < decisions.length ? last + 1 : null;
}
