import type { LogChange } from '../../contract/answers.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { eventFor } from './eventFilter.ts';
import { logChangeOf, type ToldLog } from './logChange.ts';

/** The log of a game as it stands: all that happened, secrets included. */
interface WholeLog {
  readonly events: readonly GameEvent[];
  /** How often it was made anew, as after a decision was taken back: then it is told from its beginning. */
  readonly edition: number;
}

/** Whoever follows a game, the screen or a device of one seat, and how much of the log has been told there. */
export class Audience {
  /** The log as it was told last; `null` when it must be told whole. */
  #told: ToldLog | null = null;
  #lines: number;
  #edition: number;

  /** @param lines how many lines of the log are old: they are told, but not as news */
  constructor(lines: number, edition: number) {
    this.#lines = lines;
    this.#edition = edition;
  }

  /** From now on it knows nothing of the log. */
  forget(): void {
    this.#told = null;
  }

  /** What is new for `viewer`, at position `seq`. Each event is news once. */
  tell({ events, edition }: WholeLog, viewer: Seat | null, seq: number) {
    if (edition !== this.#edition) {
      this.#told = null;
      this.#lines = events.length;
      this.#edition = edition;
    }
    const log: LogChange = logChangeOf(events.slice(0, this.#lines), viewer, this.#told);
    const news = events.slice(this.#lines).map((event) => eventFor(viewer, event));
    this.#told = { seq, viewer };
    this.#lines = events.length;
    return { log, events: news };
  }
}
