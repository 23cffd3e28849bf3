import { FEATURES, writeFeatures } from '../../shared/bots/value/features.ts';
import { HEADS, POINTS_PER_UNIT } from '../../shared/bots/value/network.ts';
import type { SeatFacts } from '../../shared/bots/value/seatFacts.ts';
import { SCORE_CATEGORIES, type ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** What happened to a seat that its targets are reckoned from: a sample was kept, or a decision was taken. */
interface Event {
  readonly seat: Seat;
  /** Expected final points by category after the decision; `null` for a sample. */
  readonly heads: ArrayLike<number> | null;
  /** Whether the decision was a trial: what came after it says nothing of how the seat plays. */
  readonly isTrial: boolean;
}

/**
 * Seats at points of games, and what they may be taught to expect: what these seats scored in the end, mixed with what
 * was expected on the way. A sample's target trusts what is expected after the seat's next decision by `1 − patience`,
 * after the one after it by `patience` times that, and so on (Sutton's λ); before a trial it trusts what the best
 * action would have promised instead of what came of it.
 */
export class Samples {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly #capacity: number;
  readonly #patience: number;
  readonly #row = new Float32Array(FEATURES.length);
  #events: Event[] = [];
  #open = 0;
  #count = 0;

  constructor(capacity: number, patience: number) {
    this.#capacity = capacity;
    this.#patience = patience;
    this.inputs = new Float32Array(capacity * FEATURES.length);
    this.targets = new Float32Array(capacity * HEADS);
  }

  /** Samples of finished games. */
  get count(): number {
    return this.#count;
  }

  /** Adds a seat of the running game; nothing once there is no room. */
  add(facts: SeatFacts): void {
    const index = this.#count + this.#open;
    if (index >= this.#capacity) return;
    writeFeatures(facts, this.#row);
    this.inputs.set(this.#row, index * FEATURES.length);
    this.#events.push({ seat: facts.seat, heads: null, isTrial: false });
    this.#open += 1;
  }

  /** A seat of the running game has decided: `heads` is what its best action promised, in points by category. */
  decided(seat: Seat, heads: ArrayLike<number>, isTrial: boolean): void {
    this.#events.push({ seat, heads, isTrial });
  }

  /** The running game is over: its samples get their targets. */
  endGame(sheet: ScoreSheet): void {
    const targets = sheet.lines.map((line) =>
      Float64Array.from(SCORE_CATEGORIES, (category) => line[category] / POINTS_PER_UNIT),
    );
    this.#count += this.#open;
    let index = this.#count;
    for (const { seat, heads, isTrial } of this.#events.reverse()) {
      const target = targets[seat] as Float64Array;
      if (heads === null) {
        index -= 1;
        this.targets.set(target, index * HEADS);
      } else mix(target, heads, isTrial ? 0 : this.#patience);
    }
    this.#events = [];
    this.#open = 0;
  }
}

/** Leaves `patience` of the target and fills it up with what was expected. */
function mix(target: Float64Array, heads: ArrayLike<number>, patience: number): void {
  for (let head = 0; head < target.length; head++) {
    const expected = (heads[head] as number) / POINTS_PER_UNIT;
    target[head] = patience * (target[head] as number) + (1 - patience) * expected;
  }
}
