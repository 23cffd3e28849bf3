import type { GameSummary } from '../../../../shared/contract/answers.ts';
import type { ImportedGames } from '../../../../shared/contract/fileAnswers.ts';
import { gameIdSchema } from '../../../../shared/contract/tableSetup.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../../content/fingerprint.ts';
import { createTaskQueue, type TaskQueue } from '../../taskQueue.ts';
import type { GameLibrary } from '../gameLibrary.ts';

/** A game from a file. Its id is only a wish, and may be empty. */
export interface IncomingGame {
  readonly saved: SavedGame;
  /** The summary without its time, which is set when the game is saved. */
  readonly summary: GameSummary;
  /** What tells it from all other games (`identityOf`). */
  readonly identity: string;
}

/** Where a game of a file belongs. */
interface Place {
  readonly gameId: string;
  /** Whether exactly this game is there already. */
  readonly known: boolean;
}

/**
 * The ids that a game may get, best first: its own, then ones derived from its identity, so that the same game gets the
 * same ids each time.
 */
function* idsFor(wish: string, identity: string): Generator<string, never> {
  // The id in a save may be the name of a Windows device, which no file can have.
  if (gameIdSchema.safeParse(wish).success) yield wish;
  for (let number = 0; ; number++) yield fingerprintOf([identity, number]).slice(0, 32);
}

/**
 * Imports games from files into the library, each once, and never in place of another. A game that is here already with
 * the same decisions stays as it is; a game that went on differently here gets a copy beside it.
 */
export class GameImport {
  private readonly library: GameLibrary;
  private readonly queue = createTaskQueue();

  constructor(library: GameLibrary) {
    this.library = library;
  }

  /** Begins the import of one file. */
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
   * Imports some of the games and resolves when they are saved, so that a player meanwhile waits for a few games and
   * not for a whole file. Games that the disk refuses stay in memory. Rejects only when `ended` is aborted.
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

  /** All games imported so far, each once, in the order of the file. */
  result(): ImportedGames {
    const places = [...this.arrived.values()];
    return {
      games: places.flatMap(({ gameId }) => this.library.summaryOf(gameId) ?? []),
      known: places.filter(({ known }) => known).map(({ gameId }) => gameId),
    };
  }

  private async save(games: ReadonlyMap<string, IncomingGame>): Promise<void> {
    const savable = [...games].map(([gameId, { saved, summary, identity }]) => ({
      // Marks only finished games as imported: one that is played on here becomes the player's own.
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
    // A record has no id, and its game may have been played here under any id.
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
