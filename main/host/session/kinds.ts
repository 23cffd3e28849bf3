import type { AtTable } from '../../../shared/contract/answers.ts';
import type { Lesson, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { scriptedMove } from '../../../shared/lessons/play/others.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { ProblemGame } from '../../../shared/problems/problemGame.ts';
import type { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** Why a session is on the table. */
export type Kind =
  | { readonly kind: 'game' }
  | {
      readonly kind: 'lesson';
      readonly lesson: Lesson;
      readonly deal: LessonDeal;
      /** By step name, how many decisions had been taken when the step began. */
      readonly marks: Map<string, number>;
    }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly posed: ProblemGame; answered: boolean };

export type KindName = Kind['kind'];
export type KindOf<K extends KindName> = Extract<Kind, { readonly kind: K }>;

/** How the host treats a session of a kind. */
export interface Policy {
  /** What the page is told of it. */
  readonly told: AtTable;
  /** Whether it is an ordinary game: saved, listed, counted by the coach, and open to changes of players. */
  readonly saved: boolean;
  /** Whether decisions with only one choice may be taken without asking. */
  readonly takesForced: boolean;
  /** Whether the player may take decisions back. */
  readonly undo: boolean;
  /** Whether it can be played on with `game.act`. A position that is only shown is answered by other calls. */
  readonly playsOn: boolean;
  /** The scripted action of another seat; `null` when a bot thinks. */
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
    // A scripted lesson takes wrong decisions back itself.
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

/** How the host treats a session of this kind. */
export const policyOf = (kind: Kind): Policy => (POLICY[kind.kind] as (kind: Kind) => Policy)(kind);

export const isOfKind = <K extends KindName>(kind: Kind, name: K): kind is KindOf<K> => kind.kind === name;

/** The names at the table of a lesson or a problem, the learner's first. */
export const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre'] as const;
