import type { DecisionEntry } from '../../../shared/contract/answers.ts';
import type { CoachNotes, EpochReview } from '../../../shared/contract/lessonAnswers.ts';
import { COACHED_GAMES, type CoachTopic } from '../../../shared/contract/lessonNames.ts';
import { lessonOf } from '../../../shared/lessons/lessons.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import type { LessonNotes } from './lessonNotes.ts';
import type { LiveGame } from './liveGame.ts';

interface CoachOptions {
  readonly game: LiveGame;
  /** Judges the decisions of the served seat in an epoch (`advisor.ts`). */
  readonly advisor: { epochOf(epoch: Epoch): Promise<readonly DecisionEntry[]> };
  readonly notes: LessonNotes;
}

/** A difference in points that is worth mentioning. */
const WORTH_A_WORD = 0.5;

/** The host's part of the coach: what it has said, which games it accompanies, and how an epoch went. */
export class Coach {
  private readonly options: CoachOptions;

  constructor(options: CoachOptions) {
    this.options = options;
  }

  /**
   * What the coach need not introduce any more, because it or a lesson has done so. The game on the table then counts
   * as one that the coach accompanies, unless it is a lesson or a problem. Throws `CallRefused`: `noGame`.
   */
  async begin(): Promise<CoachNotes> {
    const { game, notes } = this.options;
    const { gameId, saved } = await game.atTable();
    const { coached, done } = notes.current;
    const told = [...notes.current.told, ...done.flatMap((lesson) => lessonOf(lesson).topics ?? [])];
    if (!saved || coached.includes(gameId)) return { early: true, told };
    if (coached.length >= COACHED_GAMES) return { early: false, told };
    await notes.change({ coached: [...coached, gameId] });
    return { early: true, told };
  }

  /** Notes that a topic was introduced, so that it is not introduced again. */
  async told(topic: CoachTopic): Promise<null> {
    const { notes } = this.options;
    const { told } = notes.current;
    if (!told.includes(topic)) await notes.change({ told: [...told, topic] });
    return null;
  }

  /** How the served seat decided in an epoch, from what that seat could know. Throws `CallRefused`: `noGame`, `stale`. */
  async review(epoch: Epoch): Promise<EpochReview> {
    const moments = await this.options.advisor.epochOf(epoch);
    const byLead = [...moments].sort((one, other) => other.reason.lead - one.reason.lead);
    const worth = (moment: DecisionEntry | undefined, sign: 1 | -1) =>
      moment !== undefined && moment.reason.lead * sign >= WORTH_A_WORD ? moment : null;
    return { good: worth(byLead[0], 1), cost: worth(byLead.at(-1), -1) };
  }
}
