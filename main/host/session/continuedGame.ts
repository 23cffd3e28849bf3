import { setImmediate } from 'node:timers/promises';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { TaskQueue } from '../taskQueue.ts';
import type { GameTable } from './gameTable.ts';
import type { LiveGameOptions } from './liveGameOptions.ts';
import type { LiveSession } from './liveSession.ts';

interface Means extends Pick<LiveGameOptions, 'library' | 'tellSummary'> {
  readonly table: GameTable;
  /** Of everything that happens at the table. */
  readonly queue: TaskQueue;
  /** Lays a saved game on the table. */
  readonly seat: (session: Session) => LiveSession;
}

/** The game that the first screen offers to go on with. It lies on the table before anybody opens it. */
export class ContinuedGame {
  private readonly means: Means;

  constructor(means: Means) {
    this.means = means;
  }

  /**
   * Takes up the game to go on with, if there is one, so that the first screen offers none that is broken. Where games
   * are still being found, it is the best of those that are known, and a better one is told when it is. Never rejects.
   */
  async load(): Promise<void> {
    const { queue, library } = this.means;
    await queue.put(() => library.load());
    await queue.put(() => this.prepare());
    // The host has ended: nothing is sent any more.
    void this.followSearch(this.summary()?.gameId).catch(() => undefined);
  }

  /** The one on the table where a screen is at it, else the library's choice. */
  summary(): GameSummary | null {
    const { library, table } = this.means;
    const { current, attended } = table;
    return current !== null && attended && current.policy.saved
      ? library.summaryOf(current.gameId)
      : library.continued();
  }

  /** Takes up the game to go on with, unless a screen is at the table. */
  private async prepare(): Promise<void> {
    const { library, table, seat } = this.means;
    if (table.attended) return;
    for (let game = this.summary(); game !== null; game = this.summary()) {
      const { gameId } = game;
      table.current = await library.open(gameId).then(seat, () => null);
      // Only its content may be missing: it stays the one to go on with, and opening it says so.
      if (table.current !== null || this.summary()?.gameId === gameId) return;
    }
  }

  /** Waits until the game to go on with is known for sure, and tells it if it is not the one that was offered. */
  private async followSearch(offered: string | undefined): Promise<void> {
    const { library, table, queue, tellSummary } = this.means;
    // A damaged game does not count: the search goes on.
    while (!library.isDecided()) {
      await library.decided();
      await queue.put(() => this.prepare());
    }
    // After all answers that name the other game.
    await setImmediate();
    const found = this.summary();
    if (!table.attended && found !== null && found.gameId !== offered) tellSummary(found);
  }
}
