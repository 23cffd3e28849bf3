import type { GameSummary, ImportedGames } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { fingerprintOf } from '../content/fingerprint.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import { createTaskQueue } from '../taskQueue.ts';

/** A game from a file. Its id is one to wish for, or empty. */
export interface IncomingGame {
  readonly saved: SavedGame;
  /** Carries no time yet. */
  readonly summary: GameSummary;
}

/** Names that Windows keeps for devices: no file can be called so. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * What makes a game this one and no other: all but its id, what it is called, and in which order decisions were noted
 * down that were taken at the same time; a record has them in the order of the seats.
 */
function identityOf(saved: SavedGame): string {
  const bySeat = saved.players.map((_, own) => saved.actions.filter(({ seat }) => seat === own));
  return fingerprintOf({ ...saved, gameId: '', name: null, actions: bySeat });
}

/** Whether two games may be the same, as far as lists show. */
const isAlike = (one: GameSummary, other: GameSummary): boolean =>
  one.decisions === other.decisions && one.totals.join() === other.totals.join();

/** Ids that a game may get, best first: its own, then such as the same game gets each time. */
function* idsFor(wish: string, identity: string): Generator<string, never> {
  if (wish !== '' && !DEVICE.test(wish)) yield wish;
  for (let number = 0; ; number++) yield fingerprintOf([identity, number]).slice(0, 32);
}

/** Takes games from files into the library, each once, and none in place of another. */
export class GameImport {
  private readonly library: GameLibrary;
  private readonly queue = createTaskQueue();

  constructor(library: GameLibrary) {
    this.library = library;
  }

  /**
   * A game that is here already, decision for decision, stays as it is; one that went on differently here gets a
   * copy beside it. Never rejects: what the disk does not take waits in memory.
   */
  take(games: readonly IncomingGame[]): Promise<ImportedGames> {
    return this.queue.put(async () => {
      const identities = new Map<string, string>();
      const fresh: IncomingGame[] = [];
      const gameIds = new Set<string>();
      for (const { saved, summary } of games) {
        const identity = identityOf(saved);
        const twin = saved.gameId === '' ? await this.twinOf(summary, identity) : null;
        const { gameId, known } = twin ?? (await this.placeOf(saved.gameId, identity, identities));
        gameIds.add(gameId);
        if (!known) fresh.push({ saved: { ...saved, gameId }, summary: { ...summary, gameId } });
        identities.set(gameId, identity);
      }
      await this.library.save(
        ...fresh.map(({ saved, summary }) => ({ saved, summary: (savedAt: number) => ({ ...summary, savedAt }) })),
      );
      const arrived = [...gameIds];
      return {
        games: arrived.flatMap((gameId) => this.library.summaryOf(gameId) ?? []),
        known: arrived.filter((gameId) => !fresh.some(({ saved }) => saved.gameId === gameId)),
      };
    });
  }

  /** Where the game of a record, which has no id, was played here: under whatever id; `null` when it was not. */
  private async twinOf(summary: GameSummary, identity: string) {
    for (const other of this.library.list()) {
      const { gameId } = other;
      if (isAlike(other, summary) && (await this.identityAt(gameId)) === identity) return { gameId, known: true };
    }
    return null;
  }

  /** The id for a game, and whether exactly this game has it already. `coming`: of games that are not saved yet. */
  private async placeOf(wish: string, identity: string, coming: ReadonlyMap<string, string>) {
    for (const gameId of idsFor(wish, identity)) {
      const there = coming.get(gameId) ?? (await this.identityAt(gameId));
      if (there === null) return { gameId, known: false };
      if (there === identity) return { gameId, known: true };
    }
    throw new Error('there are always more ids');
  }

  /** The game that has the id; `null` when it is free, empty when its game is none to compare with. */
  private async identityAt(gameId: string): Promise<string | null> {
    if (!this.library.isTaken(gameId)) return null;
    return this.library.read(gameId).then(identityOf, () => '');
  }
}
