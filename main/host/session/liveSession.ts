import type { LessonDeal } from '../../../shared/lessons/lesson.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** The game on the table, with what counts only while it lies there. */
export class LiveSession {
  readonly session: Session;
  /** The deal of a lesson's game, which is neither saved nor listed; `null` for a game that is played. */
  readonly lesson: LessonDeal | null;
  /** The first position that people may still answer. */
  private openSince: number;
  /** Bots that the player has been told about. */
  private readonly replaced = new Set<Seat>();

  constructor(session: Session, lesson: LessonDeal | null = null) {
    this.session = session;
    this.lesson = lesson;
    this.openSince = session.seq;
  }

  get gameId(): string {
    return this.session.saved.gameId;
  }

  /** Whether its decisions are written down: then nothing is taken back but by the lesson itself. */
  get isScripted(): boolean {
    return this.lesson !== null && this.lesson.others.kind !== 'bots';
  }

  /** Whether the position is only looked at: then nobody plays on. */
  get isStill(): boolean {
    return this.lesson?.others.kind === 'nobody';
  }

  /** Whether an answer to position `seq` still counts. */
  isOpen(seq: number): boolean {
    return seq >= this.openSince && seq <= this.session.seq;
  }

  /** From now on only the position at hand may be answered. */
  close(): void {
    this.openSince = this.session.seq;
  }

  /** Whether nobody has been told yet that something else decides for this bot; from now on somebody has. */
  isNewlyReplaced(seat: Seat): boolean {
    const isNew = !this.replaced.has(seat);
    this.replaced.add(seat);
    return isNew;
  }
}
