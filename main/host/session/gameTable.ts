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
  /** Whether a screen is at the table: bots play only then. */
  attended = false;

  constructor(options: LiveGameOptions) {
    this.options = options;
  }

  /** The game that the screen shows. Throws `CallRefused` when none is. */
  shown(): LiveSession {
    if (!this.current || !this.attended) throw new CallRefused('noGame');
    return this.current;
  }

  /** The same, for an answer to position `seq`. Throws `CallRefused` also when the game has moved on since. */
  shownAt(seq: number): LiveSession {
    const current = this.shown();
    if (!current.isOpen(seq)) throw new CallRefused('stale');
    return current;
  }

  /** What the screen shows, where it is of this kind. Throws `CallRefused`: `noGame` where it is of another, or nothing. */
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

  /** Makes the answer to a call: from now on only this position may be acted on. */
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

  /** Shows the screen a position that it did not ask for. */
  tell(current: LiveSession): void {
    this.options.show(this.update(current));
  }

  /** Saves what is to be saved. */
  async save({ session, policy }: LiveSession): Promise<void> {
    if (policy.saved) await this.options.keep(session);
  }

  /** Carries out decisions that have only one choice, if the player wants that. */
  async takeForced(current: LiveSession): Promise<void> {
    if (!current.policy.takesForced) return;
    while (this.options.takesForced() && current.session.actForced()) await this.save(current);
  }

  /** The scripted move of a bot; `null` when it thinks itself. */
  writtenMove(session: Session, seat: Seat, legal: readonly Action[]): Action | null {
    return this.current?.session === session ? this.current.policy.others(session, seat, legal) : null;
  }

  /** Announces, once, that another bot decides in place of one. */
  announceReplaced(session: Session, seat: Seat): void {
    const { current } = this;
    if (current?.session !== session || !current.isNewlyReplaced(seat)) return;
    this.options.announce({ code: 'botReplaced', detail: session.saved.players[seat]?.name ?? '' });
  }
}
