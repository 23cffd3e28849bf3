import { FEATURES, writeFeatures } from '../../shared/bots/value/features.ts';
import { HEADS, POINTS_PER_UNIT } from '../../shared/bots/value/network.ts';
import type { SeatFacts } from '../../shared/bots/value/seatFacts.ts';
import { SCORE_CATEGORIES, type ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** Seats at points of games, and what these seats scored in the end. */
export class Samples {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly #capacity: number;
  readonly #row = new Float32Array(FEATURES.length);
  #open: Seat[] = [];
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.inputs = new Float32Array(capacity * FEATURES.length);
    this.targets = new Float32Array(capacity * HEADS);
  }

  /** Samples of finished games. */
  get count(): number {
    return this.#count;
  }

  /** Adds a seat of the running game; nothing once there is no room. */
  add(facts: SeatFacts): void {
    const index = this.#count + this.#open.length;
    if (index >= this.#capacity) return;
    writeFeatures(facts, this.#row);
    this.inputs.set(this.#row, index * FEATURES.length);
    this.#open.push(facts.seat);
  }

  /** The running game is over: its samples get their targets. */
  endGame(sheet: ScoreSheet): void {
    for (const seat of this.#open) {
      const line = sheet.lines[seat];
      SCORE_CATEGORIES.forEach((category, head) => {
        this.targets[this.#count * HEADS + head] = (line?.[category] ?? 0) / POINTS_PER_UNIT;
      });
      this.#count += 1;
    }
    this.#open = [];
  }
}
