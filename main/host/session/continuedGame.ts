import { setImmediate } from 'node:timers/promises';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { TaskQueue } from '../taskQueue.ts';
import type { GameTable } from './gameTable.ts';
import type { LiveGameOptions } from './liveGameOptions.ts';
import type { LiveSession } from './liveSession.ts';

interface Means extends Pick<LiveGameOptions, 'library' | 'tellSummary'> {
  readonly table: GameTable;
  /** The queue for everything that happens at the table. */
  readonly queue: TaskQueue;
  /** Lays a saved game on the table. */
  readonly seat: (session: Session) => LiveSession;
}

/** The game that the first screen offers to continue. It is put on the table before anybody opens it. */
export class ContinuedGame {
  private readonly means: Means;

  constructor(means: Means) {
    this.means = means;
  }

  /**
   * Opens the game to continue, if there is one, so that the first screen never offers a broken one. While games are
   * still being found, it is the best of those known; a better one is told when it is found. Never rejects.
   */
  async load(): Promise<void> {
    const { queue, library } = this.means;
    await queue.put(() => library.load());
    await queue.put(() => this.prepare());
    // If the host has ended, nothing is sent any more.
    void this.followSearch(this.summary()?.gameId).catch(() => undefined);
  }

  /** The game on the table while a screen is there, else the one that the library chooses. */
  summary(): GameSummary | null {
    const { library, table } = this.means;
    const { current, attended } = table;
    return current !== null && attended && current.policy.saved
      ? library.summaryOf(current.gameId)
      : library.continued();
  }

  /** Opens the game to continue, unless a screen is at the table. */
  private async prepare(): Promise<void> {
    const { library, table, seat } = this.means;
    if (table.attended) return;
    for (let game = this.summary(); game !== null; game = this.summary()) {
      const { gameId } = game;
      table.current = await library.open(gameId).then(seat, () => null);
      // If only its content is missing, it stays the game to continue, and opening it says so.
      if (table.current !== null || this.summary()?.gameId === gameId) return;
    }
  }

  /** Waits until the game to continue is certain, and tells it if it is not the one offered. */
  private async followSearch(offered: string | undefined): Promise<void> {
    const { library, table, queue, tellSummary } = this.means;
    // If the game found is damaged, the search goes on.
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
