import type { BotJob } from '../../../shared/bots/bot.ts';
import type { DecisionId, GameUpdate } from '../../../shared/contract/answers.ts';
import type { Place } from '../../../shared/contract/phones.ts';
import type { Audience } from '../../../shared/session/live/audience.ts';
import { humanSeats } from '../../../shared/session/live/screen.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CallRefused } from '../callRefused.ts';
import type { GameTable } from './gameTable.ts';
import type { LiveSession } from './liveSession.ts';

/** The game as served to one device, from its arrival until it leaves. */
export interface Follower {
  /** The update with the whole game, for a device that knows nothing. Throws `CallRefused`. */
  open(): Promise<GameUpdate>;
  /** Takes an action of its seat. Throws `CallRefused`, with nothing changed. */
  act(seq: number, action: Action): Promise<GameUpdate>;
  /** Takes back the last decision of its seat, if nobody has learned anything since. Throws `CallRefused`. */
  undo(seq: number): Promise<GameUpdate>;
  /**
   * The number of its seat's decision, and the job of an adviser for it. Throws `CallRefused`: `notYourTurn`, `stale`.
   */
  adviceJob(seq: number): Promise<{ readonly decision: DecisionId; readonly job: BotJob }>;
  leave(): void;
}

export interface PlacesOptions {
  readonly table: GameTable;
  /** Runs a task in the queue of the game. What it returns is saved by then. */
  readonly change: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Saves what a device changed, shows it at the screen, and wakes the bots. `waiting`: the seat that was deciding at
   * the screen before.
   */
  readonly settle: (current: LiveSession, waiting: Seat | null, change: 'decided' | 'withdrawn') => Promise<void>;
}

/** One device: what it was last told, and at which positions it may act. */
class Following {
  readonly seat: Seat | null;
  readonly #show: (update: GameUpdate) => void;
  #audience: Audience | null = null;
  #told = -1;
  /** The decision of its seat, and how many decisions the seat has taken. */
  #stand: readonly [decision: DecisionId | null, taken: number] = [null, 0];
  /** The first position at which `#stand` had this value. */
  #openSince = 0;

  constructor(place: Place, show: (update: GameUpdate) => void) {
    this.seat = place === 'table' ? null : place;
    this.#show = show;
  }

  /** Forgets what the device was told. */
  forget(): void {
    this.#audience = null;
  }

  /** Whether an action at position `seq` still counts: nothing has changed for its seat since, whatever others did. */
  isOpen(seq: number): boolean {
    return seq >= this.#openSince && seq <= this.#told;
  }

  /** The number of the decision that it was last told. */
  get decision(): DecisionId | null {
    return this.#stand[0];
  }

  answer({ session }: LiveSession): GameUpdate {
    this.#audience ??= session.audience();
    const update = session.updateFor(this.#audience, this.seat, session.botsToDecide());
    const taken = session.saved.actions.filter(({ seat }) => seat === this.seat).length;
    const [decision, takenBefore] = this.#stand;
    if (update.decision !== decision || taken !== takenBefore) this.#openSince = update.seq;
    this.#stand = [update.decision, taken];
    this.#told = update.seq;
    return update;
  }

  /** Sends an update if anything is new and the device has asked for the game. */
  follow(current: LiveSession): void {
    if (this.#audience === null || current.session.seq === this.#told) return;
    this.#show(this.answer(current));
  }
}

/**
 * The places at the table that have devices of their own. A device is told only what its seat may know. It decides for
 * its seat whenever that has to decide, whoever else decides at the same time.
 */
export class Places {
  readonly #options: PlacesOptions;
  readonly #followers = new Set<Following>();
  /** The game to which devices were invited, and whom to tell when that ends. */
  #game: { readonly gameId: string; readonly onOver: (seat: Seat | null) => void } | null = null;
  #apart: ReadonlySet<Seat> = new Set();

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /**
   * Invites devices to the game on the table, and returns the seats of its people. Throws `CallRefused`: `noGame`, also
   * for a lesson or a problem.
   * @param onOver called when a seat is not a person's any more, or with `null` when the game has left the table
   */
  invite(onOver: (seat: Seat | null) => void): Promise<readonly Seat[]> {
    return this.#options.change(async () => {
      const { current } = this.#options.table.shownAs('game');
      this.#game = { gameId: current.gameId, onOver };
      return peopleOf(current);
    });
  }

  /** The game on the table to which devices can be invited; `null` without one. */
  gameId(): string | null {
    const { current, attended } = this.#options.table;
    return attended && current?.kind.kind === 'game' ? current.gameId : null;
  }

  /** From now on the people on these seats decide on devices; the screen serves the others. */
  setApart(seats: readonly Seat[]): Promise<void> {
    return this.#options.change(async () => {
      this.#apart = new Set(seats);
      const { current } = this.#options.table;
      if (current === null || current.gameId !== this.#game?.gameId) return;
      current.session.setApart(this.#apart);
      this.#options.table.tell(current);
    });
  }

  /** Ends the invitation; the screen serves everybody again. */
  async end(): Promise<void> {
    await this.setApart([]);
    this.#game = null;
    this.#followers.clear();
  }

  /** Serves a device at a place. `show` is called with every new position after it has called `open`. */
  follow(place: Place, show: (update: GameUpdate) => void): Follower {
    const { change, settle } = this.#options;
    const following = new Following(place, show);
    this.#followers.add(following);
    const decide = (seq: number, how: 'decided' | 'withdrawn', take: (session: Session, seat: Seat) => boolean) =>
      change(async () => {
        const current = this.#shown(following);
        const { session } = current;
        if (following.seat === null) throw new CallRefused('notYourTurn');
        if (!following.isOpen(seq)) throw new CallRefused('stale');
        const waiting = session.actor;
        if (!take(session, following.seat)) throw new CallRefused(how === 'decided' ? 'illegal' : 'nothingToUndo');
        await settle(current, waiting, how);
        return following.answer(current);
      });
    return {
      open: () =>
        change(async () => {
          following.forget();
          return following.answer(this.#shown(following));
        }),
      act: (seq, action) => decide(seq, 'decided', (session, seat) => session.act(seat, action)),
      undo: (seq) => decide(seq, 'withdrawn', (session, seat) => session.withdraw(seat)),
      adviceJob: (seq) =>
        change(async () => {
          const { session } = this.#shown(following);
          const { seat, decision } = following;
          const job = session.adviceJob(seat);
          if (job === null || decision === null) throw new CallRefused('notYourTurn');
          if (!following.isOpen(seq)) throw new CallRefused('stale');
          return { decision, job };
        }),
      leave: () => void this.#followers.delete(following),
    };
  }

  /** Sends every device what has changed. Call it after everything that may change the game. */
  tell(): void {
    const { current, attended } = this.#options.table;
    const game = this.#game;
    if (game === null) return;
    const isHere = current?.gameId === game.gameId;
    if (isHere && attended) this.#tell(current, game.onOver);
    else this.#leave(isHere ? current : null, game.onOver);
  }

  #tell(current: LiveSession, onOver: (seat: Seat) => void): void {
    for (const seat of this.#apart) if (!peopleOf(current).includes(seat)) onOver(seat);
    for (const following of this.#followers) following.follow(current);
  }

  /**
   * Ends the invitation because the game has left the table. `left`: the game, if it stays open without a screen; the
   * screen then serves everybody who returns.
   */
  #leave(left: LiveSession | null, onOver: (seat: null) => void): void {
    this.#game = null;
    this.#apart = new Set();
    this.#followers.clear();
    left?.session.setApart(this.#apart);
    onOver(null);
  }

  /** Throws `CallRefused`: `noGame` when the game was left, or the device has. */
  #shown(following: Following): LiveSession {
    const current = this.#options.table.shown();
    if (!this.#followers.has(following) || current.gameId !== this.#game?.gameId) throw new CallRefused('noGame');
    return current;
  }
}

const peopleOf = ({ session }: LiveSession): readonly Seat[] => humanSeats(session.saved.players);
