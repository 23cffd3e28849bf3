import { randomInt, randomUUID } from 'node:crypto';
import type { GameSummary, GameUpdate, NewGame, Notice } from '../../shared/contract/contract.ts';
import { Session } from '../../shared/session/session.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { BotPool } from './botPool.ts';
import { type BotMove, BotTurns } from './botTurns.ts';
import { CallRefused } from './callRefused.ts';
import type { HostLog } from './hostLog.ts';
import type { Pace } from './pace.ts';
import { SAVE_FILE, type SaveStore } from './saveStore.ts';
import type { SaveWatch } from './saveWatch.ts';
import { createTaskQueue } from './taskQueue.ts';

export interface TableOptions {
  readonly store: SaveStore;
  readonly watch: SaveWatch;
  readonly pool: BotPool;
  readonly pace: Pace;
  readonly log: HostLog;
  readonly now: () => number;
  readonly announce: (notice: Notice) => void;
  /** Sends a position that no call asked for. */
  readonly show: (update: GameUpdate) => void;
}

/** The current game. `savedAt`: milliseconds since 1970. */
interface Current {
  readonly session: Session;
  savedAt: number;
  /** The first position that people may still answer: what bots decide in secret changes nothing for them. */
  openSince: number;
  /** Whether all that happened is on the disk. */
  safe: boolean;
  /** Bots that the player has been told about. */
  readonly replaced: Set<Seat>;
}

const SEEDS = 2 ** 32;

function sitDown(session: Session, savedAt: number, safe: boolean): Current {
  return { session, savedAt, openSince: session.seq, safe, replaced: new Set() };
}

/**
 * The one game that the host holds. Everything that happens to it happens here, one thing after the other: people
 * and bots act through the same door, and what happened is saved before anybody is shown it.
 *
 * What a call changed is answered by that call and by nothing else; what bots change comes through `show`. So every
 * position arrives once, and in order.
 */
export class Table {
  private readonly options: TableOptions;
  private readonly bots: BotTurns;
  private readonly queue = createTaskQueue();
  private current: Current | null = null;
  /** Whether a screen is at the table: bots play only then. */
  private attended = false;

  constructor(options: TableOptions) {
    this.options = options;
    this.bots = new BotTurns({
      pool: options.pool,
      pace: options.pace,
      log: options.log,
      apply: (session, moves, signal) => this.applyMoves(session, moves, signal),
      onReplaced: (session, seat) => this.announceReplaced(session, seat),
    });
  }

  /** Takes up the game that was saved last, if there is one; never rejects. */
  load(): Promise<void> {
    return this.queue.put(async () => {
      const loaded = await this.options.store.load((saved) => new Session(saved));
      if (!loaded) return;
      this.current = sitDown(loaded.game, loaded.savedAt, true);
    });
  }

  summary(): GameSummary | null {
    return this.current ? this.current.session.summary(this.current.savedAt) : null;
  }

  /** Starts a game in place of the current one. */
  start({ mode, players, seed = randomInt(SEEDS) }: NewGame): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const session = new Session({ gameId: randomUUID(), seed, mode, players, actions: [] });
      this.bots.stop();
      const current = sitDown(session, this.options.now(), false);
      this.current = current;
      this.attended = true;
      await this.save(current);
      this.bots.begin(session);
      return this.answer(current);
    });
  }

  /** Shows the current game from the start. Throws `CallRefused` when there is none. */
  open(): Promise<GameUpdate> {
    return this.queue.put(async () => {
      if (!this.current) throw new CallRefused('noGame');
      this.current.session.lowerCurtain();
      this.attended = true;
      this.bots.begin(this.current.session);
      return this.answer(this.current);
    });
  }

  leave(): Promise<null> {
    return this.queue.put(async () => {
      this.attended = false;
      this.bots.stop();
      return null;
    });
  }

  /** Throws `CallRefused` when no curtain waits for this seat. */
  lift(seat: Seat): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.attendedGame();
      if (!current.session.lift(seat)) throw new CallRefused('notYourTurn');
      return this.answer(current);
    });
  }

  /** Throws `CallRefused`; nothing has changed then. */
  act(seq: number, action: Action): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.gameAt(seq);
      const actor = current.session.actor;
      if (actor === null) throw new CallRefused('notYourTurn');
      if (!current.session.act(actor, action)) throw new CallRefused('illegal');
      await this.save(current);
      this.bots.wake();
      return this.answer(current);
    });
  }

  /** Throws `CallRefused`; nothing has changed then. */
  undo(seq: number): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.gameAt(seq);
      if (!current.session.undo()) throw new CallRefused('nothingToUndo');
      await this.save(current);
      this.bots.begin(current.session);
      return this.answer(current);
    });
  }

  /** Ends the bots' play and tries once more to save what could not be saved. */
  dispose(): Promise<void> {
    this.bots.stop();
    return this.queue.put(async () => {
      this.bots.stop();
      if (this.current && !this.current.safe) await this.save(this.current);
    });
  }

  /** The game that the screen shows. Throws `CallRefused` when none is. */
  private attendedGame(): Current {
    if (!this.current || !this.attended) throw new CallRefused('noGame');
    return this.current;
  }

  /** The same, for an answer to position `seq`. Throws `CallRefused` also when the game has moved on since. */
  private gameAt(seq: number): Current {
    const current = this.attendedGame();
    if (seq < current.openSince || seq > current.session.seq) throw new CallRefused('stale');
    return current;
  }

  private answer(current: Current): GameUpdate {
    current.openSince = current.session.seq;
    return this.update(current);
  }

  private update({ session }: Current): GameUpdate {
    this.options.pace.mark();
    return session.update(session.botsToDecide());
  }

  private async save(current: Current): Promise<void> {
    const { store, watch } = this.options;
    const savedAt = await watch.attempt(SAVE_FILE, () => store.write(current.session.saved));
    current.safe = savedAt !== null;
    if (savedAt !== null) current.savedAt = savedAt;
  }

  private applyMoves(session: Session, moves: readonly BotMove[], signal: AbortSignal): Promise<number> {
    return this.queue.put(async () => {
      signal.throwIfAborted();
      const current = this.attendedGame();
      const waiting = session.actor;
      let accepted = 0;
      for (const { seat, action } of moves) {
        if (!session.act(seat, action)) continue;
        accepted += 1;
        await this.save(current);
      }
      if (waiting === null || session.actor !== waiting) current.openSince = session.seq;
      if (accepted > 0) this.options.show(this.update(current));
      return accepted;
    });
  }

  private announceReplaced(session: Session, seat: Seat): void {
    const { current } = this;
    if (current?.session !== session || current.replaced.has(seat)) return;
    current.replaced.add(seat);
    this.options.announce({ code: 'botReplaced', detail: session.saved.players[seat]?.name ?? '' });
  }
}
