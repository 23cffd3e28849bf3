import type { Session } from '../../../shared/session/live/session.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Kind, type Policy, policyOf } from './kinds.ts';

/** The session on the table, what it is there for, and what counts only while it lies there. */
export class LiveSession {
  readonly session: Session;
  readonly kind: Kind;
  /** What follows from the kind. */
  readonly policy: Policy;
  /** The first position that people may still answer. */
  private openSince: number;
  /** Bots that the player has been told about. */
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

  /** Whether an answer to position `seq` still counts. */
  isOpen(seq: number): boolean {
    return seq >= this.openSince && seq <= this.session.seq;
  }

  /** From now on only the position at hand may be answered. */
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
