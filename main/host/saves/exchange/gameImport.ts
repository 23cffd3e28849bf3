import type { GameSummary } from '../../../../shared/contract/answers.ts';
import type { ImportedGames } from '../../../../shared/contract/fileAnswers.ts';
import { gameIdSchema } from '../../../../shared/contract/tableSetup.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../../content/fingerprint.ts';
import { createTaskQueue, type TaskQueue } from '../../taskQueue.ts';
import type { GameLibrary } from '../gameLibrary.ts';

/** A game from a file. Its id is one to wish for, or empty. */
export interface IncomingGame {
  readonly saved: SavedGame;
  /** Carries no time yet. */
  readonly summary: GameSummary;
  /** As `identityOf` tells it. */
  readonly identity: string;
}

/** Where a game of a file belongs. */
interface Place {
  readonly gameId: string;
  /** Whether exactly this game is there already. */
  readonly known: boolean;
}

/** Ids that a game may get, best first: its own, then such as the same game gets each time. */
function* idsFor(wish: string, identity: string): Generator<string, never> {
  // A save may name a device of Windows: no file can be called so.
  if (gameIdSchema.safeParse(wish).success) yield wish;
  for (let number = 0; ; number++) yield fingerprintOf([identity, number]).slice(0, 32);
}

/**
 * Takes games from files into the library, each once, and none in place of another. A game that is here already,
 * decision for decision, stays as it is; one that went on differently here gets a copy beside it.
 */
export class GameImport {
  private readonly library: GameLibrary;
  private readonly queue = createTaskQueue();

  constructor(library: GameLibrary) {
    this.library = library;
  }

  /** Begins with a file. */
  begin(): Intake {
    return new Intake(this.library, this.queue);
  }
}

/** The games of one file on their way into the library. */
class Intake {
  private readonly library: GameLibrary;
  private readonly queue: TaskQueue;
  /** Where the games went so far, by their ids. */
  private readonly arrived = new Map<string, Place>();

  constructor(library: GameLibrary, queue: TaskQueue) {
    this.library = library;
    this.queue = queue;
  }

  /**
   * Takes in some of the games, and resolves when they are saved: who plays meanwhile waits for a few games and not for
   * all of a file. What the disk does not take waits in memory. Rejects only when it is to stop, which
   * `ended` tells.
   */
  take(games: readonly IncomingGame[], ended?: AbortSignal): Promise<void> {
    return this.queue.put(async () => {
      const fresh = new Map<string, IncomingGame>();
      for (const game of games) {
        const place = await this.placeOf(game, fresh, ended);
        if (!this.arrived.has(place.gameId)) this.arrived.set(place.gameId, place);
        if (!place.known) fresh.set(place.gameId, game);
      }
      await this.save(fresh);
    });
  }

  /** Every game that came, once, in the order of the file. */
  result(): ImportedGames {
    const places = [...this.arrived.values()];
    return {
      games: places.flatMap(({ gameId }) => this.library.summaryOf(gameId) ?? []),
      known: places.filter(({ known }) => known).map(({ gameId }) => gameId),
    };
  }

  private async save(games: ReadonlyMap<string, IncomingGame>): Promise<void> {
    const savable = [...games].map(([gameId, { saved, summary, identity }]) => ({
      // What is played on here is somebody's own game; what is over already is not.
      saved: { ...saved, gameId, ...(summary.finished && { imported: true as const }) },
      summary: (savedAt: number) => ({ ...summary, gameId, savedAt }),
      identity,
    }));
    if (savable.length > 0) await this.library.save(...savable);
  }

  /** `fresh`: games that came with this one and are not saved yet, by their ids. */
  private async placeOf(
    { saved, summary, identity }: IncomingGame,
    fresh: ReadonlyMap<string, IncomingGame>,
    ended?: AbortSignal,
  ): Promise<Place> {
    ended?.throwIfAborted();
    // A record has no id: its game may have been played here under any.
    const same = saved.gameId === '' ? await this.library.findSame(summary, identity, ended) : null;
    if (same !== null) return { gameId: same, known: true };
    for (const gameId of idsFor(saved.gameId, identity)) {
      const there = fresh.get(gameId)?.identity ?? (await this.library.identityAt(gameId));
      if (there === null) return { gameId, known: false };
      if (there === identity) return { gameId, known: true };
    }
    throw new Error('there are always more ids');
  }
}
