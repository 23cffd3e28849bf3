import { randomUUID } from 'node:crypto';
import type { GameSummary, GameUpdate } from '../../../shared/contract/answers.ts';
import type { RefusedCode } from '../../../shared/contract/reply.ts';
import type { NewGame, Player, Sitter } from '../../../shared/contract/tableSetup.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { BotPace } from '../../../shared/vocabulary/preferences.ts';
import type { Reason } from '../../../shared/vocabulary/reason.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type BotMove, BotTurns } from '../bots/botTurns.ts';
import { CallRefused } from '../callRefused.ts';
import { createTaskQueue, type TaskQueue } from '../taskQueue.ts';
import { ContinuedGame } from './continuedGame.ts';
import { branchFrom, drawnSeed } from './copies.ts';
import { withDealCommitment } from './dealCommitment.ts';
import { GameTable } from './gameTable.ts';
import type { Kind, KindName, KindOf } from './kinds.ts';
import type { LiveGameOptions } from './liveGameOptions.ts';
import { LiveSession } from './liveSession.ts';
import { Places } from './places.ts';

/**
 * The game on the table; all others are only in the library. Everything that happens to it goes through one queue:
 * actions of people and bots are carried out one after the other, and saved before anybody is shown the result.
 *
 * A call returns the update that it caused. Updates caused by bots are pushed through `show`. No update is delivered
 * twice, and they arrive in order.
 */
export class LiveGame {
  private readonly options: LiveGameOptions;
  private readonly bots: BotTurns;
  private readonly queue: TaskQueue;
  private readonly table: GameTable;
  private readonly continued: ContinuedGame;
  /** The places at the table that have devices of their own. */
  readonly places: Places;

  constructor(options: LiveGameOptions) {
    this.options = options;
    this.table = new GameTable(options);
    this.places = new Places({
      table: this.table,
      change: (task) => this.queue.put(task),
      settle: (current, waiting, change) => this.settle(current, waiting, change === 'withdrawn'),
    });
    this.queue = createTaskQueue(() => this.places.tell());
    this.continued = new ContinuedGame({
      ...options,
      table: this.table,
      queue: this.queue,
      seat: (session) => this.seat(session),
    });
    this.bots = new BotTurns({
      pool: options.pool,
      pace: options.pace,
      budgetOf: options.budgetOf,
      log: options.log,
      apply: (session, moves, signal) => this.applyMoves(session, moves, signal),
      onReplaced: (session, seat) => this.table.announceReplaced(session, seat),
      written: (session, seat, legal) => this.table.writtenMove(session, seat, legal),
    });
  }

  /** Opens the game to continue, if there is one. Never rejects. */
  load(): Promise<void> {
    return this.continued.load();
  }

  /** The game that `open` would open. */
  summary(): GameSummary | null {
    return this.continued.summary();
  }

  /** Starts a game in place of the current one, which stays saved. Throws `CallRefused` when its content is missing. */
  start({ seed = drawnSeed(), ...table }: NewGame): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const emblems = table.players.map(({ emblem }) => emblem);
      const players = await this.options.matching.seated(table.players, emblems);
      return this.begin({ gameId: randomUUID(), name: null, ...table, players, seed, deal: null, actions: [] });
    });
  }

  /**
   * Starts a game at a position of another one, in place of the current one, which stays saved. Throws `CallRefused` as
   * the library's `read` does, and `badInput` when the game has no such position or another number of seats.
   */
  branch(gameId: string, position: number, players: readonly Player[]): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const { library, matching } = this.options;
      return this.begin(await branchFrom(library, gameId, position, players, matching));
    });
  }

  /** Puts a lesson or problem on the table. Throws a RangeError when its decisions are not legal. */
  put(game: SavedGame, kind: KindOf<'lesson' | 'problem'>): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const session = new Session(game);
      this.bots.stop();
      return this.attend(this.lay(session, kind));
    });
  }

  /**
   * The id of the game that the screen shows, and whether it is an ordinary, saved game. Throws `CallRefused` when none
   * is shown.
   */
  atTable(): Promise<{ readonly gameId: string; readonly saved: boolean }> {
    return this.queue.put(async () => {
      const { gameId, policy } = this.table.shown();
      return { gameId, saved: policy.saved };
    });
  }

  /** Reads from what the screen shows, if it is of this kind. Throws `CallRefused`: `noGame` when it is not. */
  lookAt<K extends KindName, T>(name: K, read: (kind: KindOf<K>, session: Session) => T): Promise<T> {
    return this.queue.put(async () => {
      const { current, kind } = this.table.shownAs(name);
      return read(kind, current.session);
    });
  }

  /**
   * Goes back in the lesson on the table. Throws `CallRefused`: `noGame` when no lesson is there.
   * @param decisionsAt returns how many decisions had been taken at the place to go back to
   */
  backInLesson(decisionsAt: (lesson: KindOf<'lesson'>) => number): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const { current, kind } = this.table.shownAs('lesson');
      current.session.rewind(decisionsAt(kind));
      this.bots.begin(current.session);
      return this.table.answer(current);
    });
  }

  /**
   * Shows the game to continue, or again the lesson or problem on the table. Throws `CallRefused`: `noGame`,
   * `contentMissing`.
   */
  open(): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const { current, attended } = this.table;
      // A lesson or problem is not saved, so it cannot be opened from a file.
      if (attended && current !== null && !current.policy.saved) return this.reopened(current);
      const game = this.summary();
      if (game === null) throw new CallRefused('noGame');
      return this.takeUp(game.gameId);
    });
  }

  /** Shows a saved game in place of the current one. Throws `CallRefused`: `noGame`, `contentMissing`. */
  resume(gameId: string): Promise<GameUpdate> {
    return this.queue.put(() => this.takeUp(gameId));
  }

  /** Deletes a game; the current one leaves the table empty. Throws `CallRefused` when there is no such game. */
  delete(gameId: string): Promise<readonly GameSummary[]> {
    return this.queue.put(async () => {
      const { library, noteResult } = this.options;
      await noteResult(gameId);
      const fate = await library.delete(gameId);
      // If the disk refused, the game still exists.
      if (this.table.current?.gameId === gameId && fate !== 'refused') this.clear();
      return library.list();
    });
  }

  /** Brings a deleted game back. Throws `CallRefused` when there is no such one. */
  restore(gameId: string): Promise<readonly GameSummary[]> {
    return this.queue.put(async () => {
      await this.options.library.restore(gameId);
      return this.options.library.list();
    });
  }

  /** Changes what a game is called; `null` leaves it to the page. Throws `CallRefused` as `resume` does. */
  rename(gameId: string, name: string | null): Promise<readonly GameSummary[]> {
    return this.queue.put(async () => {
      const { library } = this.options;
      await library.rename(gameId, name);
      if (this.table.current?.gameId === gameId) this.table.current.session.rename(name);
      return library.list();
    });
  }

  leave(): Promise<null> {
    return this.queue.put(async () => {
      this.table.attended = false;
      this.bots.stop();
      return null;
    });
  }

  /** Raises the curtain for a seat. Throws `CallRefused` when no curtain waits for this seat. */
  reveal(seat: Seat): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.table.shown();
      if (!current.session.reveal(seat)) throw new CallRefused('notYourTurn');
      return this.table.answer(current);
    });
  }

  /** Hides what `reveal` showed; changes nothing when nothing is shown. Throws `CallRefused` when no game is shown. */
  hide(): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.table.shown();
      current.session.hide();
      return this.table.answer(current);
    });
  }

  /**
   * Changes who plays the seats from now on. Throws `CallRefused`: `noGame`, `badInput` for the wrong number of
   * players, `illegal` when the game is over or not a saved one.
   */
  reseat(sitters: readonly Sitter[]): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.table.shown();
      const { players } = current.session.saved;
      if (sitters.length !== players.length) throw new CallRefused('badInput', 'sitters');
      const emblems = players.map(({ emblem }) => emblem);
      const seated = await this.options.matching.seated(sitters, emblems, players);
      if (!current.policy.saved || !current.session.reseat(seated)) throw new CallRefused('illegal');
      await this.table.save(current);
      await this.table.takeForced(current);
      // The decision that a bot thinks about may now be up to a person or another bot.
      this.bots.begin(current.session);
      return this.table.answer(current);
    });
  }

  /**
   * Takes an action of the person at the screen, at position `seq`. Throws `CallRefused`, with nothing changed, when it
   * is not legal or the game has moved on since.
   */
  act(seq: number, action: Action): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.table.shownAt(seq);
      const actor = current.session.actor;
      if (actor === null || !current.policy.playsOn) throw new CallRefused('notYourTurn');
      if (!current.session.act(actor, action)) throw new CallRefused('illegal');
      await this.table.save(current);
      await this.table.takeForced(current);
      this.bots.wake();
      return this.table.answer(current);
    });
  }

  /**
   * Reads from the game that the screen shows. Throws `CallRefused`: `noGame`, and `stale` when the game has left
   * position `seq`.
   */
  look<T>(read: (session: Session) => T, seq?: number): Promise<T> {
    return this.queue.put(async () => read((seq === undefined ? this.table.shown() : this.table.shownAt(seq)).session));
  }

  /** The reasons of bots in the game on the table, by position, as far as they told them; empty for any other game. */
  reasonsIn(gameId: string): readonly (Reason | null)[] {
    const session = this.table.current?.session;
    return session?.saved.gameId === gameId ? session.saved.actions.map((_, index) => session.reasonAt(index)) : [];
  }

  /**
   * Takes back the last decision of a person, if nobody has learned anything since. Throws `CallRefused`, with nothing
   * changed.
   */
  undo(seq: number): Promise<GameUpdate> {
    return this.reconsider(seq, (session) => session.undo(), 'nothingToUndo');
  }

  /** Takes back the decisions of a whole turn, under the same condition. Throws `CallRefused`, with nothing changed. */
  reset(seq: number): Promise<GameUpdate> {
    return this.reconsider(seq, (session) => session.reset(), 'nothingToUndo');
  }

  /**
   * Takes back the last decision of a person whatever was learned since; the game is practice from then on. Throws
   * `CallRefused`, with nothing changed.
   */
  takeBack(seq: number): Promise<GameUpdate> {
    return this.reconsider(seq, (session) => session.takeBack(), 'nothingToUndo');
  }

  /** Repeats the decision that was taken back last. Throws `CallRefused`, with nothing changed. */
  redo(seq: number): Promise<GameUpdate> {
    return this.reconsider(seq, (session) => session.redo(), 'nothingToRedo');
  }

  /**
   * Changes how fast bots play, at once and without waiting in the queue. Throws `CallRefused` when no game is shown.
   */
  hurry(pace: BotPace): null {
    this.table.shown();
    this.options.pace.change(pace);
    return null;
  }

  /** Ends the bots' play and tries once more to save what could not be saved. */
  dispose(): Promise<void> {
    this.bots.stop();
    // Nobody needs the list of games any more.
    this.options.library.stop();
    return this.queue.put(async () => {
      this.bots.stop();
      await this.options.library.dispose();
    });
  }

  /**
   * Changes the position by taking back or repeating, and drops the bots' thoughts about the old position. Throws
   * `CallRefused` with the code `refusal` when `change` returns false.
   */
  private reconsider(seq: number, change: (session: Session) => boolean, refusal: RefusedCode): Promise<GameUpdate> {
    return this.queue.put(async () => {
      const current = this.table.shownAt(seq);
      if (!current.policy.undo || !change(current.session)) throw new CallRefused(refusal);
      await this.table.save(current);
      this.bots.begin(current.session);
      return this.table.answer(current);
    });
  }

  /** Begins a new game, with a commitment to its deal. */
  private async begin(game: SavedGame): Promise<GameUpdate> {
    await this.options.contents.prepare(game.content);
    const current = this.seat(new Session(withDealCommitment(game)));
    await this.table.save(current);
    return this.attend(current);
  }

  /** Opens a game. One that is already on the table is not read again, so that its bots' thoughts stay valid. */
  private async takeUp(gameId: string): Promise<GameUpdate> {
    const here = this.table.current?.gameId === gameId ? this.table.current : null;
    return this.reopened(here ?? this.seat(await this.options.library.open(gameId)));
  }

  private async reopened(current: LiveSession): Promise<GameUpdate> {
    current.session.reopen();
    await this.table.takeForced(current);
    return this.attend(current);
  }

  private seat(session: Session): LiveSession {
    this.bots.stop();
    this.options.library.hold(session.saved);
    return this.lay(session, { kind: 'game' });
  }

  private lay(session: Session, kind: Kind): LiveSession {
    this.table.current = new LiveSession(session, kind);
    return this.table.current;
  }

  private attend(current: LiveSession): GameUpdate {
    this.table.attended = true;
    this.options.pace.change('usual');
    if (current.policy.playsOn) this.bots.begin(current.session);
    return this.table.answer(current);
  }

  private clear(): void {
    this.bots.stop();
    this.table.clear();
  }

  private applyMoves(session: Session, moves: readonly BotMove[], signal: AbortSignal): Promise<number> {
    return this.queue.put(async () => {
      signal.throwIfAborted();
      const current = this.table.shown();
      const waiting = session.actor;
      let accepted = 0;
      for (const { seat, action, reason, bot } of moves) {
        if (!session.act(seat, action, reason, bot && { ...bot, engine: this.options.engine })) continue;
        accepted += 1;
        await this.table.save(current);
      }
      await this.table.takeForced(current);
      if (accepted > 0) this.showNews(current, waiting);
      return accepted;
    });
  }

  /** Saves what a device changed, and shows it at the screen. */
  private async settle(current: LiveSession, waiting: Seat | null, isWithdrawn: boolean): Promise<void> {
    await this.table.save(current);
    await this.table.takeForced(current);
    if (isWithdrawn) this.bots.begin(current.session);
    else this.bots.wake();
    this.showNews(current, waiting);
  }

  /**
   * Shows the screen what was decided elsewhere. A person who is deciding at the screen may go on: what others decide
   * in secret changes nothing there.
   */
  private showNews(current: LiveSession, waiting: Seat | null): void {
    if (waiting === null || current.session.actor !== waiting) current.close();
    this.table.tell(current);
  }
}
