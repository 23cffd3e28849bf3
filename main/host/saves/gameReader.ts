import type { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { GameEntry } from './gameEntries.ts';
import { identityOf } from './gameIdentity.ts';

/** So many recently used games are kept in memory. */
const RECENT = 4;

/** Gets games of the list: from memory where they are kept there, else from the disk. */
export class GameReader {
  private readonly revive: (saved: SavedGame) => Promise<Session>;
  /** The games that were opened or saved last, as they are now; the newest last. */
  private readonly recent = new Map<string, SavedGame>();

  /** The id of the game on the table. Its state in memory counts, whatever is on the disk. */
  private held: string | null = null;

  /** @param revive makes the live game; throws `CallRefused` when its content is missing */
  constructor(revive: (saved: SavedGame) => Promise<Session>) {
    this.revive = revive;
  }

  /** Keeps a game in memory in its present state. */
  remember(saved: SavedGame): void {
    this.recent.delete(saved.gameId);
    this.recent.set(saved.gameId, saved);
    const oldest = [...this.recent.keys()].find((gameId) => gameId !== this.held);
    if (this.recent.size > RECENT && oldest !== undefined) this.recent.delete(oldest);
  }

  /** Keeps this game in memory until another one is held. */
  hold(saved: SavedGame): void {
    this.held = saved.gameId;
    this.remember(saved);
  }

  /** Drops a game from memory, so that it is read from the disk next time. */
  forget(gameId: string): void {
    this.recent.delete(gameId);
  }

  /** A game that was opened or saved lately; `undefined` for others. */
  known({ summary }: GameEntry): SavedGame | undefined {
    return this.recent.get(summary.gameId);
  }

  /** Opens a game and replays every decision; `null` when no file of it is intact. Rejects as `SaveStore.load` does. */
  async open(entry: GameEntry): Promise<Session | null> {
    const known = entry.unsaved ?? this.known(entry);
    if (known !== undefined) return this.revive(known);
    const loaded = await entry.store.load(this.revive);
    if (loaded === null) return null;
    // An older backup may have been loaded instead.
    entry.summary = loaded.game.summary(loaded.savedAt);
    entry.identity = null;
    this.remember(loaded.game.saved);
    return loaded.game;
  }

  /** What tells a game from all others (`identityOf`), without replaying it; empty when it cannot be read. */
  async identify(entry: GameEntry): Promise<string> {
    if (entry.identity !== null) return entry.identity;
    const saved = entry.unsaved ?? this.known(entry) ?? (await entry.store.peek())?.saved;
    if (saved === undefined) return '';
    entry.identity = identityOf(saved);
    return entry.identity;
  }
}
