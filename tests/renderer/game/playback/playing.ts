import { SimulatedClock } from 'xstate';
import { createPlayback, type Playback } from '../../../../renderer/game/playback/playback.ts';
import type { Pace } from '../../../../renderer/game/playback/timing.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';

/** Longer than anything takes that a test shows, in milliseconds. */
const LONG = 60_000;

/** A playback on a clock that only the test moves. */
export class Playing {
  readonly playback: Playback;
  readonly #clock = new SimulatedClock();

  constructor() {
    useTable.setState(useTable.getInitialState(), true);
    this.playback = createPlayback(this.#clock);
  }

  /** Milliseconds since the beginning. */
  now(): number {
    return this.#clock.now();
  }

  receive(update: GameUpdate, pace: Pace): void {
    this.playback.send({ type: 'receive', update, pace });
  }

  /** Lets time pass, millisecond by millisecond: a step that ends begins the next one in its own time. */
  pass(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed++) this.#clock.increment(1);
  }

  /** Lets time pass until the table shows something else. */
  passOn(): void {
    const before = useTable.getState();
    for (let passed = 0; passed < LONG && useTable.getState() === before; passed++) this.pass(1);
  }

  /** Lets time pass until nothing is left to be shown. */
  rest(): void {
    this.pass(LONG);
  }

  /** Whether nothing waits for time to pass. */
  get isAtRest(): boolean {
    const state = this.playback.getSnapshot();
    return state.matches({ show: 'idle' }) && !state.matches({ rate: { skipping: 'settling' } });
  }
}
