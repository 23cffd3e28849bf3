import type { Session } from '../../../shared/session/live/session.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Kind, type Policy, policyOf } from './kinds.ts';

/** The session on the table, its kind, and state that lasts only while it lies there. */
export class LiveSession {
  readonly session: Session;
  readonly kind: Kind;
  /** What follows from the kind. */
  readonly policy: Policy;
  /** The first position at which an action of a person still counts. */
  private openSince: number;
  /** Seats whose replaced bot has been announced. */
  private readonly replaced = new Set<Seat>();

  constructor(session: Session, kind: Kind) {
    this.session = session;
    this.kind = kind;
    this.policy = policyOf(kind);
    this.openSince = session.seq;
  }

  get gameId(): string {
    return this.session.saved.gameId;
  }

  /** Whether an action at position `seq` still counts. */
  isOpen(seq: number): boolean {
    return seq >= this.openSince && seq <= this.session.seq;
  }

  /** From now on only actions at the present position count. */
  close(): void {
    this.openSince = this.session.seq;
  }

  /** Returns true the first time that it is called for a seat, so that a replaced bot is announced once. */
  isNewlyReplaced(seat: Seat): boolean {
    const isNew = !this.replaced.has(seat);
    this.replaced.add(seat);
    return isNew;
  }
}
