import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { SaveStore } from './saveStore.ts';

/** A game of the list. */
export interface GameEntry {
  readonly store: SaveStore;
  summary: GameSummary;
  /** The game, while it is not on the disk; else `null`. */
  unsaved: SavedGame | null;
  /** What tells it from all other games (`identityOf`), once somebody asked for it; `null` before. */
  identity: string | null;
}

/** The games that are known, in the order in which they were saved. */
export class GameEntries {
  /** By id, the newest last once they are sorted (`inOrder`). */
  private readonly byId = new Map<string, GameEntry>();
  private inOrder = true;

  get(gameId: string): GameEntry | undefined {
    return this.byId.get(gameId);
  }

  all(): GameEntry[] {
    this.order();
    return [...this.byId.values()];
  }

  /** Newest first. */
  list(): GameSummary[] {
    return this.all()
      .map(({ summary }) => summary)
      .reverse();
  }

  /** The newest game that passes. Called after every few games found, so it does not sort the list. */
  newest(passes: (game: GameSummary) => boolean = () => true): GameSummary | undefined {
    let newest: GameSummary | undefined;
    for (const { summary } of this.byId.values()) {
      const isLater = newest === undefined || this.inOrder || summary.savedAt >= newest.savedAt;
      if (isLater && passes(summary)) newest = summary;
    }
    return newest;
  }

  /** Adds games, each in its place by time. */
  add(...entries: readonly GameEntry[]): void {
    for (const entry of entries) this.byId.set(entry.summary.gameId, entry);
    this.inOrder = false;
  }

  /** Adds or replaces a game and makes it the newest, whatever its time. */
  addNewest(entry: GameEntry): void {
    this.order();
    this.byId.delete(entry.summary.gameId);
    this.byId.set(entry.summary.gameId, entry);
  }

  delete(gameId: string): void {
    this.byId.delete(gameId);
  }

  private order(): void {
    if (this.inOrder) return;
    const sorted = [...this.byId].sort(([, one], [, other]) => one.summary.savedAt - other.summary.savedAt);
    this.byId.clear();
    for (const [gameId, entry] of sorted) this.byId.set(gameId, entry);
    this.inOrder = true;
  }
}
