import { FEATURES, writeFeatures } from '../../shared/bots/value/features.ts';
import { POINTS_PER_UNIT } from '../../shared/bots/value/network.ts';
import type { SeatFacts } from '../../shared/bots/value/seatFacts.ts';

/** Candidates of a decision, at most. */
export const MOST_CANDIDATES = 6;

/** What searches found of decisions. Only differences within a decision tell anything. */
export interface Lot {
  /** For each candidate the features of its seat as it leaves it, and by how much it leads further than was expected. */
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  /** The first row of each decision, and behind them the number of all rows. */
  readonly starts: readonly number[];
  readonly decisions: number;
}

/** Collects what searches find. */
export class Verdicts implements Lot {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly starts: number[] = [0];
  readonly #row = new Float32Array(FEATURES.length);
  #count = 0;

  constructor(capacity: number) {
    this.inputs = new Float32Array(capacity * FEATURES.length);
    this.targets = new Float32Array(capacity);
  }

  get decisions(): number {
    return this.starts.length - 1;
  }

  /** Whether there is room for another decision. */
  get hasRoom(): boolean {
    return this.#count + MOST_CANDIDATES <= this.targets.length;
  }

  /** Adds a candidate of the decision at hand; `surplus` in points. */
  add(facts: SeatFacts, surplus: number): void {
    writeFeatures(facts, this.#row);
    this.inputs.set(this.#row, this.#count * FEATURES.length);
    this.targets[this.#count] = surplus / POINTS_PER_UNIT;
    this.#count += 1;
  }

  /** The decision at hand has all its candidates. */
  endDecision(): void {
    this.starts.push(this.#count);
  }
}
