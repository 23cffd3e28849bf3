import type { AtTable } from '../../../shared/contract/answers.ts';
import type { Lesson, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { scriptedMove } from '../../../shared/lessons/play/others.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { ProblemGame } from '../../../shared/problems/problemGame.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** What a session is on the table for. */
export type Kind =
  | { readonly kind: 'game' }
  | {
      readonly kind: 'lesson';
      readonly lesson: Lesson;
      readonly deal: LessonDeal;
      /** How many decisions had been taken when each of its steps began, by the step's name. */
      readonly marks: Map<string, number>;
    }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly posed: ProblemGame; answered: boolean };

export type KindName = Kind['kind'];
export type KindOf<K extends KindName> = Extract<Kind, { readonly kind: K }>;

/** What the host does with a session because of its kind. */
export interface Policy {
  /** What the page is told of it. */
  readonly told: AtTable;
  /** Whether it is a game among the others: saved, listed, counted by the coach, and its seats may change hands. */
  readonly saved: boolean;
  /** Whether decisions with only one choice may be taken without asking. */
  readonly takesForced: boolean;
  /** Whether the player may take decisions back. */
  readonly undo: boolean;
  /** Whether it is played on. A position that is only looked at is answered by other calls than `game.act`. */
  readonly playsOn: boolean;
  /** The scripted move of another seat; `null` when a bot thinks. */
  others(session: Session, seat: Seat, legal: readonly Action[]): Action | null;
}

const POLICY: { readonly [K in KindName]: (kind: KindOf<K>) => Policy } = {
  game: () => ({
    told: { kind: 'game' },
    saved: true,
    takesForced: true,
    undo: true,
    playsOn: true,
    others: () => null,
  }),
  lesson: ({ lesson, deal }) => ({
    told: { kind: 'lesson', lesson: lesson.id },
    saved: false,
    takesForced: false,
    // In scripted lessons the lesson itself takes back what went wrong.
    undo: deal.others.kind === 'bots',
    playsOn: true,
    others: (session, seat, legal) =>
      scriptedMove(deal, legal, session.saved.actions.filter((decided) => decided.seat === seat).length),
  }),
  problem: ({ problem }) => ({
    told: { kind: 'problem', problem: problem.id },
    saved: false,
    takesForced: false,
    undo: false,
    playsOn: false,
    others: () => null,
  }),
};

/** What holds for a session of this kind. */
export const policyOf = (kind: Kind): Policy => (POLICY[kind.kind] as (kind: Kind) => Policy)(kind);

export const isOfKind = <K extends KindName>(kind: Kind, name: K): kind is KindOf<K> => kind.kind === name;

/** Who sits at the table of a lesson or a problem: the learner first, and the others. */
export const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre'] as const;
