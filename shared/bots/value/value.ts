import type { GameState } from '../../flow/runner.ts';
import { seatOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { MANIFEST } from '../../vocabulary/expansions.ts';
import { EXPANSIONS } from '../../vocabulary/options.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { afterAction, isSale } from './afterAction.ts';
import { FEATURES, rewriteDraft, writeFeatures } from './features.ts';
import { ForwardPass, HEADS, type Mind } from './network.ts';
import { type Others, othersOf, type SeatFacts, seatFactsOf } from './seatFacts.ts';

/** The heads of what can be scored only with an expansion. */
const EXTRA_HEADS = EXPANSIONS.flatMap((expansion) =>
  SCORE_CATEGORIES.flatMap((category, head) => (category in MANIFEST[expansion].scores ? [{ expansion, head }] : [])),
);

/** What a decision's actions are worth. */
export interface Judgement {
  /** Expected final points after each action. */
  readonly values: Float64Array;
  /** The same by category: `HEADS` numbers for each action, in the order of `SCORE_CATEGORIES`. */
  readonly heads: Float64Array;
  /** Points that speak for each action beyond its value, as searches found who play on; 0 unless it was asked for. */
  readonly advice: Float64Array;
}

/**
 * Estimates final points with a network. It keeps its working memory: one for each thread is enough.
 * Looks at nothing that the judged seat may not know.
 */
export class Valuation {
  /** The part of what the next seat loses that counts as one's own gain to who takes advice. */
  readonly denial: number;
  readonly #pass: ForwardPass;
  /** From this head on there are no weights. */
  readonly #knownHeads: number;
  readonly #input = new Float32Array(FEATURES.length);
  /** What was written for a sale. */
  readonly #sale = new Float32Array(FEATURES.length);
  readonly #heads = new Float64Array(HEADS);
  readonly #advice: ForwardPass | null;
  /** The advice where it is asked for. */
  #adviser: ForwardPass | null = null;
  readonly #advised = new Float64Array(1);

  /**
   * Features that the network has no weights for count for nothing, and so do weights for features that there are not. A
   * category that it has no weights for is worth what the seat has in it.
   */
  constructor({ value, advice, denial }: Mind) {
    this.denial = denial;
    this.#pass = new ForwardPass(value, FEATURES);
    this.#knownHeads = value.heads;
    this.#advice = advice === null ? null : new ForwardPass(advice, FEATURES);
  }

  /**
   * Writes the seat's expected final points by category into `out` as the game stands, or, once it has recorded a
   * decision of phase A, as that leaves it. Returns their sum.
   */
  valuesOf(game: GameState, seat: Seat, out: Float64Array = new Float64Array(HEADS)): number {
    this.#begin(false);
    out.fill(0, 0, HEADS);
    const state = seatOf(game, seat);
    const { choice } = state;
    const states = choice === null ? [state] : afterAction(game, seat, choice);
    this.#addStates(game, seat, choice, states, othersOf(game, seat), out, 0);
    return sumOf(out, 0);
  }

  /**
   * Judges each of a seat's legal actions by how it leaves the seat: one ply, hidden backs on average. Without `advises`
   * there is no advice, which takes its time.
   */
  judge(game: GameState, seat: Seat, actions: readonly Action[], advises = false): Judgement {
    const values = new Float64Array(actions.length);
    const heads = new Float64Array(actions.length * HEADS);
    const advice = new Float64Array(actions.length);
    const others = othersOf(game, seat);
    this.#begin(advises);
    let sold: SeatFacts | null = null;
    for (let index = 0; index < actions.length; index++) {
      const action = actions[index] as Action;
      if (sold !== null && isSale(action)) this.#addSale({ ...sold, action }, heads, index * HEADS);
      else {
        const states = afterAction(game, seat, action);
        const facts = this.#addStates(game, seat, action, states, others, heads, index * HEADS);
        if (isSale(action)) sold = this.#keepSale(facts);
      }
      values[index] = sumOf(heads, index * HEADS);
      advice[index] = this.#advised[0] as number;
    }
    return { values, heads, advice };
  }

  #begin(advises: boolean): void {
    this.#pass.restart();
    this.#adviser = advises ? this.#advice : null;
    this.#adviser?.restart();
  }

  /** Adds the mean of equally likely states to `out`, which is 0 from `at` on, and keeps that of the advice. Returns the facts of the last one. */
  #addStates(
    game: GameState,
    seat: Seat,
    action: Action | null,
    states: readonly SeatState[],
    others: Others,
    out: Float64Array,
    at: number,
  ): SeatFacts | null {
    let facts: SeatFacts | null = null;
    let advice = 0;
    for (const state of states) {
      facts = seatFactsOf(game, seat, state, action, others);
      writeFeatures(facts, this.#input);
      this.#estimate(facts);
      advice += (this.#advised[0] as number) / states.length;
      for (let head = 0; head < HEADS; head++) {
        out[at + head] = (out[at + head] ?? 0) + (this.#heads[head] ?? 0) / states.length;
      }
    }
    this.#advised[0] = advice;
    return facts;
  }

  #keepSale(facts: SeatFacts | null): SeatFacts | null {
    this.#sale.set(this.#input);
    return facts;
  }

  /** Adds another sale to the one that was kept: only what is left to be drafted differs. */
  #addSale(facts: SeatFacts, out: Float64Array, at: number): void {
    this.#input.set(this.#sale);
    rewriteDraft(facts, this.#input);
    this.#estimate(facts);
    out.set(this.#heads, at);
  }

  /** A seat that has left the last step has what it has. */
  #estimate(facts: SeatFacts): void {
    this.#advised[0] = 0;
    if (facts.clock.medals > 0) {
      this.#pass.run(this.#input, this.#heads, 0);
      this.#adviser?.run(this.#input, this.#advised, 0);
      // What cannot be scored at this table is nothing, whatever the network makes of it.
      const { expansions } = facts.game.table.options;
      for (const { expansion, head } of EXTRA_HEADS) if (!expansions.includes(expansion)) this.#heads[head] = 0;
      this.#takeScore(facts, this.#knownHeads);
      return;
    }
    this.#takeScore(facts, 0);
  }

  /** Takes the heads from `first` on as they stand. */
  #takeScore({ score }: SeatFacts, first: number): void {
    for (let head = first; head < HEADS; head++) this.#heads[head] = score[SCORE_CATEGORIES[head] as ScoreCategory];
  }
}

function sumOf(heads: Float64Array, at: number): number {
  let sum = 0;
  for (let head = 0; head < HEADS; head++) sum += heads[at + head] ?? 0;
  return sum;
}
