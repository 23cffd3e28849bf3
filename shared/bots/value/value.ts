import type { GameState } from '../../flow/runner.ts';
import { seatOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { MANIFEST } from '../../vocabulary/expansions.ts';
import { EXPANSIONS } from '../../vocabulary/options.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { afterAction, isSale } from './afterAction.ts';
import { clear } from './featureNames.ts';
import { FEATURES, rewriteDraft, writeFeatures } from './features.ts';
import { HEADS, type Mind, type Pass } from './network.ts';
import { Recall, type Wanted } from './recall.ts';
import { type Others, othersOf, type SeatFacts, seatFactsOf } from './seatFacts.ts';
import { passFor } from './simdPass.ts';

/** The heads whose category can be scored only with an expansion. */
const EXTRA_HEADS = EXPANSIONS.flatMap((expansion) =>
  SCORE_CATEGORIES.flatMap((category, head) => (category in MANIFEST[expansion].scores ? [{ expansion, head }] : [])),
);

/** What a decision's actions are worth. */
export interface Judgement {
  /** Expected final points after each action. */
  readonly values: readonly number[];
  /** The same by category: `HEADS` numbers for each action, in the order of `SCORE_CATEGORIES`. */
  readonly heads: Float64Array;
  /** For each action, points beyond its value, as learnt from searches that play on; 0 unless advice was asked for. */
  readonly advice: Float64Array;
}

const NOTHING = new Float64Array(0);

/** A judgement that is being made. Values are a list and no typed array, which engines take far longer to make. */
interface Judging extends Judgement {
  readonly values: number[];
}

const newJudgement = (actions: number, wanted: Wanted): Judging =>
  wanted === 'values'
    ? { values: [], heads: NOTHING, advice: NOTHING }
    : { values: [], heads: new Float64Array(actions * HEADS), advice: new Float64Array(actions) };

/**
 * Estimates final points with a network. It keeps its working memory: one for each thread is enough.
 * Looks at nothing that the judged seat may not know.
 */
export class Valuation {
  /** The share of the next seat's loss that counts as a gain for a bot that follows advice. */
  readonly denial: number;
  readonly #pass: Pass;
  /** The number of heads with weights; the heads from this index on have none. */
  readonly #knownHeads: number;
  readonly #input = new Float32Array(FEATURES.length);
  /** The input that was written for a sale. */
  readonly #sale = new Float32Array(FEATURES.length);
  readonly #heads = new Float64Array(HEADS);
  readonly #mean = new Float64Array(HEADS);
  readonly #advice: Pass | null;
  /** The advice where it is asked for. */
  #adviser: Pass | null = null;
  readonly #advised = new Float64Array(1);
  #memory: Recall<Judgement> | null = null;
  /** The memory while it is used. */
  #recall: Recall<Judgement> | null = null;

  /**
   * Features without weights count for nothing, and so do weights without a feature. A category without weights is
   * worth what the seat scores in it now.
   */
  constructor({ value, advice, denial }: Mind) {
    this.denial = denial;
    this.#pass = passFor(value, FEATURES);
    this.#knownHeads = value.heads;
    this.#advice = advice === null ? null : passFor(advice, FEATURES);
  }

  /**
   * Writes the seat's expected final points by category into `out` as the game stands, or, once it has recorded a
   * decision of phase A, as that leaves it. Returns their sum.
   */
  valuesOf(game: GameState, seat: Seat, out?: Float64Array): number {
    const { values, heads } = this.#judgeNow(game, seat);
    out?.set(heads);
    return values[0] as number;
  }

  /**
   * Judges each legal action of a seat by the position after it, with the mean over hidden backs. Without `advises` no
   * advice is computed, which saves time.
   */
  judge(game: GameState, seat: Seat, actions: readonly Action[], advises = false): Judgement {
    return this.#judgeAfter(game, seat, actions, advises ? 'all' : 'points');
  }

  /** Only the values of `judge`, which costs less. The list is kept: do not change it. */
  valuesAfter(game: GameState, seat: Seat, actions: readonly Action[]): readonly number[] {
    return this.#judgeAfter(game, seat, actions, 'values').values;
  }

  /**
   * Runs `task` and judges nothing of one table's games twice meanwhile: for searches, which meet the same positions
   * often. Returns its answer, which is the same as without.
   */
  remembering<T>(task: () => T): T {
    this.#memory ??= new Recall();
    this.#recall = this.#memory;
    try {
      return task();
    } finally {
      this.#recall = null;
      this.#memory.forget();
    }
  }

  #judgeNow(game: GameState, seat: Seat): Judgement {
    const state = seatOf(game, seat);
    const { choice } = state;
    const others = othersOf(game, seat);
    // A recorded secret decision is not part of the key, so such positions are not kept.
    const recall = choice === null ? this.#recall : null;
    const known = recall?.find(game, seat, others, null, 'values');
    if (known !== undefined) return known;
    this.#begin(false);
    this.#addStates(game, seat, choice, choice === null ? [state] : afterAction(game, seat, choice), others);
    const heads = this.#mean.slice();
    const judgement = { values: [sumOf(heads)], heads, advice: NOTHING };
    recall?.keep(null, judgement);
    return judgement;
  }

  #judgeAfter(game: GameState, seat: Seat, actions: readonly Action[], wanted: Wanted): Judgement {
    const others = othersOf(game, seat);
    const known = this.#recall?.find(game, seat, others, actions, wanted);
    if (known !== undefined) return known;
    const judgement = newJudgement(actions.length, wanted);
    this.#judgeEach(game, seat, actions, others, judgement, wanted === 'all');
    this.#recall?.keep(actions, judgement);
    return judgement;
  }

  #judgeEach(
    game: GameState,
    seat: Seat,
    actions: readonly Action[],
    others: Others,
    into: Judging,
    advises: boolean,
  ): void {
    const { values, heads, advice } = into;
    this.#begin(advises);
    let sold: SeatFacts | null = null;
    for (let index = 0; index < actions.length; index++) {
      const action = actions[index] as Action;
      if (sold !== null && isSale(action)) this.#addSale(sold, action);
      else {
        const facts = this.#addStates(game, seat, action, afterAction(game, seat, action), others);
        if (isSale(action)) sold = this.#keepSale(facts);
      }
      values.push(sumOf(this.#mean));
      if (heads.length > 0) heads.set(this.#mean, index * HEADS);
      if (advises) advice[index] = this.#advised[0] as number;
    }
  }

  #begin(advises: boolean): void {
    this.#pass.restart();
    this.#adviser = advises ? this.#advice : null;
    this.#adviser?.restart();
  }

  /** Writes the mean values, and the mean advice, of equally likely states. Returns the facts of the last state. */
  #addStates(
    game: GameState,
    seat: Seat,
    action: Action | null,
    states: readonly SeatState[],
    others: Others,
  ): SeatFacts | null {
    const mean = this.#mean;
    clear(mean, 0, HEADS);
    let facts: SeatFacts | null = null;
    let advice = 0;
    for (const state of states) {
      facts = seatFactsOf(game, seat, state, action, others);
      writeFeatures(facts, this.#input);
      this.#estimate(facts);
      advice += (this.#advised[0] as number) / states.length;
      for (let head = 0; head < HEADS; head++) {
        mean[head] = (mean[head] as number) + (this.#heads[head] as number) / states.length;
      }
    }
    this.#advised[0] = advice;
    return facts;
  }

  #keepSale(facts: SeatFacts | null): SeatFacts | null {
    this.#sale.set(this.#input);
    return facts;
  }

  /** Writes the values of another sale than the one kept: only the features of the draft differ. */
  #addSale(facts: SeatFacts, action: Action): void {
    facts.action = action;
    this.#input.set(this.#sale);
    rewriteDraft(facts, this.#input);
    this.#estimate(facts);
    this.#mean.set(this.#heads);
  }

  /** Estimates a seat. After its last step its score is final and taken as it is. */
  #estimate(facts: SeatFacts): void {
    this.#advised[0] = 0;
    if (facts.clock.medals > 0) {
      this.#pass.run(this.#input, this.#heads, 0);
      this.#adviser?.run(this.#input, this.#advised, 0);
      // A category that cannot be scored at this table is worth 0, whatever the network says.
      const { expansions } = facts.game.table.options;
      for (const { expansion, head } of EXTRA_HEADS) if (!expansions.includes(expansion)) this.#heads[head] = 0;
      this.#takeScore(facts, this.#knownHeads);
      return;
    }
    this.#takeScore(facts, 0);
  }

  /** Takes the present score for the heads from `first` on. */
  #takeScore({ score }: SeatFacts, first: number): void {
    for (let head = first; head < HEADS; head++) this.#heads[head] = score[SCORE_CATEGORIES[head] as ScoreCategory];
  }
}

function sumOf(heads: Float64Array): number {
  let sum = 0;
  for (let head = 0; head < HEADS; head++) sum += heads[head] as number;
  return sum;
}
