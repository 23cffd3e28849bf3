import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { NO_UNDO } from '../../../shared/contract/gameLog.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CallRefused } from '../callRefused.ts';
import { isOfKind, type KindName, type KindOf } from './kinds.ts';
import type { LiveGameOptions } from './liveGameOptions.ts';
import type { LiveSession } from './liveSession.ts';

/** The table that the screen shows: what lies on it, who is there, and what the screen is told of it. */
export class GameTable {
  private readonly options: LiveGameOptions;
  current: LiveSession | null = null;
  /** Whether a screen is at the table. Bots play only then. */
  attended = false;

  constructor(options: LiveGameOptions) {
    this.options = options;
  }

  /** The game that the screen shows. Throws `CallRefused` when none is. */
  shown(): LiveSession {
    if (!this.current || !this.attended) throw new CallRefused('noGame');
    return this.current;
  }

  /**
   * The game that the screen shows, for an action at position `seq`. Throws `CallRefused` when there is none, or the
   * game has moved on since.
   */
  shownAt(seq: number): LiveSession {
    const current = this.shown();
    if (!current.isOpen(seq)) throw new CallRefused('stale');
    return current;
  }

  /** What the screen shows, if it is of this kind. Throws `CallRefused`: `noGame` when it is not. */
  shownAs<K extends KindName>(name: K): { readonly current: LiveSession; readonly kind: KindOf<K> } {
    const current = this.shown();
    const { kind } = current;
    if (!isOfKind(kind, name)) throw new CallRefused('noGame');
    return { current, kind };
  }

  clear(): void {
    this.current = null;
    this.attended = false;
  }

  /** Makes the update that answers a call. From then on only this position may be acted on. */
  answer(current: LiveSession): GameUpdate {
    current.close();
    return this.update(current);
  }

  update({ session, policy }: LiveSession): GameUpdate {
    const update = session.update(session.botsToDecide(), policy.told);
    const { actor, curtain } = update.screen;
    const isAwaited = update.view.deciders.some((seat) => update.players[seat]?.controller.kind === 'human');
    this.options.pace.mark(isAwaited || actor !== null || curtain !== null || update.view.result !== null);
    return policy.undo ? update : { ...update, ...NO_UNDO };
  }

  /** Pushes the present position to the screen. */
  tell(current: LiveSession): void {
    this.options.show(this.update(current));
  }

  /** Saves the game, unless it is a lesson or a problem. */
  async save({ session, policy }: LiveSession): Promise<void> {
    if (policy.saved) await this.options.keep(session);
  }

  /** Takes decisions with a single choice, if the player wants that. */
  async takeForced(current: LiveSession): Promise<void> {
    if (!current.policy.takesForced) return;
    while (this.options.takesForced() && current.session.actForced()) await this.save(current);
  }

  /** The scripted action of a bot; `null` when the bot decides itself. */
  writtenMove(session: Session, seat: Seat, legal: readonly Action[]): Action | null {
    return this.current?.session === session ? this.current.policy.others(session, seat, legal) : null;
  }

  /** Announces, once for each seat, that a bot failed and was replaced. */
  announceReplaced(session: Session, seat: Seat): void {
    const { current } = this;
    if (current?.session !== session || !current.isNewlyReplaced(seat)) return;
    this.options.announce({ code: 'botReplaced', detail: session.saved.players[seat]?.name ?? '' });
  }
}
