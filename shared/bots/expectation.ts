import type { GameState } from '../flow/runner.ts';
import type { Action } from '../vocabulary/actions.ts';
import { REASON_PARTS, type Reason, type ReasonPart } from '../vocabulary/reason.ts';
import { SCORE_CATEGORIES } from '../vocabulary/score.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { plainEvaluator } from './evaluators.ts';
import { canLookAhead, type LookAhead, lookAhead } from './lookAhead.ts';
import type { Evaluator } from './search/evaluator.ts';
import { chanceOf } from './search/playout.ts';
import { judge, valuesOf } from './value/greedy.ts';
import { HEADS } from './value/network.ts';

/** What a bot expects of a choice: points by their source, and the chance to win if it looked ahead. */
export interface Expectation {
  readonly parts: Readonly<Record<ReasonPart, number>>;
  readonly chance: number | null;
}

function partsOf(heads: ArrayLike<number>, at: number, rivals: number, liking: number): Record<ReasonPart, number> {
  const points = SCORE_CATEGORIES.map((category, head) => [category, heads[at + head] as number]);
  return { ...(Object.fromEntries(points) as Record<ReasonPart, number>), rivals, liking };
}

function pointsAt(heads: ArrayLike<number>, at: number): number {
  let sum = 0;
  for (let head = 0; head < HEADS; head++) sum += heads[at + head] as number;
  return sum;
}

function expectNext(
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluator: Evaluator,
  taken: readonly number[],
): Expectation[] {
  const { heeds = 0 } = evaluator;
  const { heads, advice } = judge(game, seat, actions, heeds > 0);
  const values = evaluator.valuesAfter(game, seat, actions);
  return actions.map((_, index) => {
    const at = index * HEADS;
    // Advice is mostly about what the other seats get or do not get.
    const advised = heeds * (advice[index] as number);
    const liking = (values[index] as number) - pointsAt(heads, at) - advised;
    return { parts: partsOf(heads, at, (taken[index] ?? 0) + advised, liking), chance: null };
  });
}

function expectOf({ game, action }: LookAhead, seat: Seat, evaluator: Evaluator, taken: number): Expectation {
  if (action !== null) return expectNext(game, seat, [action], evaluator, [taken])[0] as Expectation;
  const heads = new Float64Array(HEADS);
  const points = valuesOf(game, seat, heads);
  return { parts: partsOf(heads, 0, taken, evaluator.valueOf(game, seat) - points), chance: null };
}

/**
 * The expectation of each action from the position after it or, where the consequences can be foreseen, from the
 * position that they lead to. `taken`: points that each action takes away from the next seat.
 */
export const expectAtOnce = (
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  evaluator: Evaluator,
  taken: readonly number[],
): Expectation[] =>
  canLookAhead(game)
    ? actions.map((action, index) =>
        expectOf(lookAhead(game, seat, action, evaluator), seat, evaluator, taken[index] ?? 0),
      )
    : expectNext(game, seat, actions, evaluator, taken);

/** The sum of all parts, in points. */
export const worthOf = ({ parts }: Expectation): number => REASON_PARTS.reduce((sum, part) => sum + parts[part], 0);

/** The sums over the simulations of one candidate. */
interface Column {
  visits: number;
  chances: number;
  readonly heads: Float64Array;
  rivals: number;
  liking: number;
}

const newColumn = (): Column => ({ visits: 0, chances: 0, heads: new Float64Array(HEADS), rivals: 0, liking: 0 });

/** Collects the results of a search's simulations, to explain its decision afterwards. */
export class Account {
  readonly #seat: Seat;
  readonly #evaluators: readonly Evaluator[];
  readonly #columns: readonly Column[];
  readonly #heads = new Float64Array(HEADS);

  /**
   * @param seat the seat that decides
   * @param evaluators by seat, how it is believed to judge
   * @param candidates how many there are
   */
  constructor(seat: Seat, evaluators: readonly Evaluator[], candidates: number) {
    this.#seat = seat;
    this.#evaluators = evaluators;
    this.#columns = Array.from({ length: candidates }, newColumn);
  }

  /**
   * Notes that a simulation of candidate number `place` ended in `game`, with this chance to win, 0 … 1; left out, the
   * chance follows from the lead. Returns by how many points the seat leads.
   */
  note(place: number, game: GameState, chance?: number): number {
    const column = this.#columns[place];
    if (column === undefined) return 0;
    const seat = this.#seat;
    const points = valuesOf(game, seat, this.#heads);
    const evaluator = this.#evaluators[seat] as Evaluator;
    const own = evaluator.valueOf === plainEvaluator.valueOf ? points : evaluator.valueOf(game, seat);
    const rivals = this.#evaluators.map(({ valueOf: value }, other) =>
      other === seat ? Number.NEGATIVE_INFINITY : value(game, other),
    );
    const rival = Math.max(...rivals);
    this.#heads.forEach((head, index) => {
      column.heads[index] = (column.heads[index] as number) + head;
    });
    column.liking += own - points;
    column.rivals += rival;
    column.visits += 1;
    column.chances += chance ?? chanceOf(own - rival);
    return own - rival;
  }

  visitsOf(place: number): number {
    return this.#columns[place]?.visits ?? 0;
  }

  /** `null` for a candidate that was never tried. `taken` as for `expectAtOnce`. */
  expectationOf(place: number, taken: number): Expectation | null {
    const column = this.#columns[place];
    if (column === undefined || column.visits === 0) return null;
    const { heads, visits, rivals, liking, chances } = column;
    const mean = heads.map((sum) => sum / visits);
    return { parts: partsOf(mean, 0, taken - rivals / visits, liking / visits), chance: chances / visits };
  }
}

const pointsIn = ({ parts }: Expectation): number => SCORE_CATEGORIES.reduce((sum, part) => sum + parts[part], 0);

const difference = (part: (name: ReasonPart) => number): Record<ReasonPart, number> =>
  Object.fromEntries(REASON_PARTS.map((name) => [name, part(name)])) as Record<ReasonPart, number>;

/** An action with what is expected of it. */
export interface Alternative {
  readonly action: Action;
  readonly expected: Expectation;
}

/** Returns why an action is better or worse than another one (`null`: there is none). */
export function reasonOf(
  { action, expected }: Alternative,
  other: Alternative | null,
  certain: Reason['certain'],
): Reason {
  const value = pointsIn(expected);
  if (other === null) {
    return {
      action,
      value,
      instead: null,
      lead: 0,
      parts: difference(() => 0),
      chance: null,
      certain: null,
      seen: null,
    };
  }
  const parts = difference((name) => expected.parts[name] - other.expected.parts[name]);
  const lead = REASON_PARTS.reduce((sum, name) => sum + parts[name], 0);
  const { chance } = expected;
  const likelier = chance === null || other.expected.chance === null ? null : chance - other.expected.chance;
  return { action, value, instead: other.action, lead, parts, chance: likelier, certain, seen: null };
}

/** The reason as one between equals, if its uncertain figures speak against the action. */
export const asEven = (reason: Reason): Reason =>
  reason.lead >= 0 ? reason : { ...reason, lead: 0, parts: difference(() => 0) };

/**
 * The reason for a choice of the bot itself. If the mean results of the search speak against it, the actions are too
 * close to be told apart, and the reason counts as even.
 */
export function asChosen(reason: Reason): Reason {
  const { chance, lead } = reason;
  if (chance === null || (chance >= 0 && lead >= 0)) return reason;
  if (lead >= 0 || chance > 0) return { ...reason, chance: Math.max(0, chance) };
  return { ...asEven(reason), chance: 0 };
}
