import type { LogChange } from '../../contract/answers.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { eventFor } from './eventFilter.ts';
import { logChangeOf, type ToldLog } from './logChange.ts';

/** The log of a game as it stands: all that happened, secrets included. */
interface WholeLog {
  readonly events: readonly GameEvent[];
  /**
   * Counts how often the log was made anew, for example after a decision was taken back. It is then told again from its
   * beginning.
   */
  readonly edition: number;
}

/** Somebody who follows a game (the screen, or the device of one seat), and how much of the log was told there. */
export class Audience {
  /** The log as it was last told; `null` when all of it must be told next. */
  #told: ToldLog | null = null;
  #lines: number;
  #edition: number;

  /** @param lines lines of the log, from its start, that are told as history and not as news */
  constructor(lines: number, edition: number) {
    this.#lines = lines;
    this.#edition = edition;
  }

  /** Forgets what was told: the next `tell` gives the whole log. */
  forget(): void {
    this.#told = null;
  }

  /**
   * Returns the change of the log for `viewer` and the new events; each event is news once. `seq`: the number of the
   * position told.
   */
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
