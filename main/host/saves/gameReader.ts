import type { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { GameEntry } from './gameEntries.ts';
import { identityOf } from './gameIdentity.ts';

/** Recently used games need not be read again each time. */
const RECENT = 4;

/** Gets the games of the list: from the memory where they are there, else from the disk. */
export class GameReader {
  private readonly revive: (saved: SavedGame) => Promise<Session>;
  /** The games that were opened or saved last, as they are now; the newest last. */
  private readonly recent = new Map<string, SavedGame>();

  /** The game on the table: it is authoritative, whatever is on the disk. */
  private held: string | null = null;

  /** `revive` makes the live game; throws `CallRefused` when its content is missing. */
  constructor(revive: (saved: SavedGame) => Promise<Session>) {
    this.revive = revive;
  }

  /** Keeps a game at hand, as it is now. */
  remember(saved: SavedGame): void {
    this.recent.delete(saved.gameId);
    this.recent.set(saved.gameId, saved);
    const oldest = [...this.recent.keys()].find((gameId) => gameId !== this.held);
    if (this.recent.size > RECENT && oldest !== undefined) this.recent.delete(oldest);
  }

  /** Keeps this one game at hand for as long as no other is held. */
  hold(saved: SavedGame): void {
    this.held = saved.gameId;
    this.remember(saved);
  }

  /** Reads a game from the disk when it is asked for next. */
  forget(gameId: string): void {
    this.recent.delete(gameId);
  }

  /** A game that was opened or saved lately; `undefined` for others. */
  known({ summary }: GameEntry): SavedGame | undefined {
    return this.recent.get(summary.gameId);
  }

  /** Takes a game up, with every decision tried; `null` when no file of it is whole. Rejects as `SaveStore.load` does. */
  async open(entry: GameEntry): Promise<Session | null> {
    const known = entry.unsaved ?? this.known(entry);
    if (known !== undefined) return this.revive(known);
    const loaded = await entry.store.load(this.revive);
    if (loaded === null) return null;
    // An older backup may have taken its place.
    entry.summary = loaded.game.summary(loaded.savedAt);
    entry.identity = null;
    this.remember(loaded.game.saved);
    return loaded.game;
  }

  /** What a game is, as `identityOf` tells it, without playing it through; empty when it cannot be read. */
  async identify(entry: GameEntry): Promise<string> {
    if (entry.identity !== null) return entry.identity;
    const saved = entry.unsaved ?? this.known(entry) ?? (await entry.store.peek())?.saved;
    if (saved === undefined) return '';
    entry.identity = identityOf(saved);
    return entry.identity;
  }
}
