import type { DecisionId } from '../../contract/answers.ts';
import type { Choice } from '../../rules/observation/observation.ts';
import { isSameAction } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/** A decision whose number was told to the screen. */
interface Known {
  readonly id: DecisionId;
  readonly seat: Seat;
  /** How many decisions had been taken before: by its seat, and by all seats. */
  readonly taken: number;
  readonly position: number;
  readonly choices: readonly Choice[];
}

const haveSameActions = (some: readonly Choice[], others: readonly Choice[]): boolean =>
  some.length === others.length &&
  some.every(({ action }, index) => isSameAction(action, (others[index] as Choice).action));

/** Numbers the decisions at one screen of one game (see `DecisionId`). */
export class DecisionIds {
  #last: DecisionId;
  #known: Known[] = [];

  /** @param last the first decision gets the number after this one */
  constructor(last: DecisionId) {
    this.#last = last;
  }

  /**
   * The number of the decision that is due: the one it already has, or a new one that is higher than all before.
   * @param seat who decides at the screen; for `null` the answer is `null`
   * @param choices what can be chosen; for an empty list the answer is `null`
   * @param played all decisions taken in the game
   */
  idOf(seat: Seat | null, choices: readonly Choice[], played: readonly { readonly seat: Seat }[]): DecisionId | null {
    if (seat === null || choices.length === 0) return null;
    const taken = played.filter((decided) => decided.seat === seat).length;
    const known = this.#known.findLast((other) => other.seat === seat && other.taken === taken);
    if (known !== undefined && haveSameActions(known.choices, choices)) return known.id;
    this.#last += 1;
    this.#known.push({ id: this.#last, seat, taken, position: played.length, choices });
    return this.#last;
  }

  /** Forgets the numbers of decisions after the first `position` decisions, since other decisions may follow now. */
  forgetAfter(position: number): void {
    this.#known = this.#known.filter((known) => known.position <= position);
  }

  /** Forgets all numbers: other people decide from now on. */
  forget(): void {
    this.#known = [];
  }
}
