import { randomUUID } from 'node:crypto';
import type { GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { LessonProgress, LessonScene } from '../../../shared/contract/lessonAnswers.ts';
import type { LessonId } from '../../../shared/contract/lessonNames.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Lesson, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { lessonOf, lessonStepOf } from '../../../shared/lessons/lessons.ts';
import { lineTo } from '../../../shared/lessons/play/mainLine.ts';
import { stillFits } from '../../../shared/lessons/play/stillFits.ts';
import type { Decided, SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { CallRefused } from '../callRefused.ts';
import { type KindOf, NAMES } from './kinds.ts';
import type { BegunLesson, LessonNotes } from './lessonNotes.ts';
import type { LiveGame } from './liveGame.ts';

type OnTable = KindOf<'lesson'>;

const playersOf = ({ emblems, seat, others }: LessonDeal): readonly Player[] =>
  emblems.map((emblem, index) => ({
    name: NAMES[(index - seat + emblems.length) % emblems.length] ?? '',
    emblem,
    controller:
      index === seat ? { kind: 'human' } : { kind: 'bot', level: others.kind === 'bots' ? others.level : 'apprentice' },
  }));

const gameOf = (deal: LessonDeal, actions: readonly Decided[]): SavedGame => ({
  gameId: randomUUID(),
  name: null,
  seed: deal.seed,
  mode: deal.options.mode,
  expansions: deal.options.expansions,
  content: STANDARD_CONTENT,
  deal: null,
  players: playersOf(deal),
  actions,
});

/** The deal of the game that a step is about. */
function dealAt({ id, steps }: Lesson, number: number): LessonDeal {
  const deal = steps.slice(0, number + 1).findLast((step) => step.deal !== undefined)?.deal;
  if (deal === undefined) throw new RangeError(`${id} deals no game`);
  return deal;
}

interface LessonsOptions {
  readonly game: LiveGame;
  readonly notes: LessonNotes;
  readonly announce: (notice: Notice) => void;
}

/** Puts lessons on the table, takes back what went wrong in them, and remembers where they were left. */
export class Lessons {
  private readonly game: LiveGame;
  private readonly notes: LessonNotes;
  private readonly announce: (notice: Notice) => void;

  constructor({ game, notes, announce }: LessonsOptions) {
    this.game = game;
    this.notes = notes;
    this.announce = announce;
  }

  progress(): LessonProgress {
    const { done, begun } = this.notes.current;
    const steps = Object.entries(begun).map(([id, { beat }]) => [id, stepNumber(lessonOf(id as LessonId), beat)]);
    return { done, begun: Object.fromEntries(steps) };
  }

  /**
   * Puts a lesson on the table: at step number `step` (from 0), or where it was left (`null`). Throws `CallRefused`:
   * `badInput` when the lesson has no such step.
   */
  async start(id: LessonId, step: number | null): Promise<LessonScene> {
    const lesson = lessonOf(id);
    if (step === null) return this.resume(lesson, this.notes.current.begun[id]);
    if (step >= lesson.steps.length) throw new CallRefused('badInput', 'step');
    const { deal, actions } = lineTo(lesson, step);
    const onTable: OnTable = { kind: 'lesson', lesson, deal, marks: new Map() };
    await this.remember(onTable, step, actions);
    // This comes last, because the other seats decide as soon as it is answered.
    return { step, update: await this.game.put(gameOf(deal, actions), onTable) };
  }

  /**
   * Notes which step of the lesson on the table is due. Throws `CallRefused`: `noGame` when no lesson is on the table,
   * `badInput` when it has no such step.
   */
  async reach(step: number): Promise<LessonProgress> {
    const { onTable, actions } = await this.game.lookAt('lesson', (lesson, { saved }) => ({
      onTable: lesson,
      actions: saved.actions,
    }));
    if (step >= onTable.lesson.steps.length) throw new CallRefused('badInput', 'step');
    await this.remember(onTable, step, actions);
    return this.progress();
  }

  /** Throws `CallRefused`: `noGame` when no lesson is on the table. */
  back(step: number): Promise<GameUpdate> {
    return this.game.backInLesson(({ lesson, marks }) => {
      const before = lesson.steps.slice(0, step + 1).findLast(({ id }) => marks.has(id));
      return marks.get(before?.id ?? '') ?? lineTo(lesson, step).actions.length;
    });
  }

  /** Throws `CallRefused`: `noGame` when no lesson is on the table. */
  async finish(): Promise<LessonProgress> {
    const id = await this.game.lookAt('lesson', ({ lesson }) => lesson.id);
    const { done, begun } = this.notes.current;
    const { [id]: _, ...others } = begun;
    await this.notes.change({ done: [...new Set([...done, id])], begun: others });
    return this.progress();
  }

  private async remember({ lesson, marks }: OnTable, step: number, actions: readonly Decided[]): Promise<void> {
    const { id } = lessonStepOf(lesson, step);
    marks.set(id, actions.length);
    const begun = { beat: id, actions: [...actions], marks: Object.fromEntries(marks) };
    await this.notes.change({ begun: { ...this.notes.current.begun, [lesson.id]: begun } });
  }

  private async resume(lesson: Lesson, left: BegunLesson | undefined): Promise<LessonScene> {
    if (left === undefined || left.beat === lesson.steps[0]?.id) return this.start(lesson.id, 0);
    const step = stepNumber(lesson, left.beat);
    const deal = dealAt(lesson, step);
    if (step === 0 || !stillFits(deal, left.actions)) {
      // The lesson has changed since it was left, so its decisions no longer fit.
      this.announce({ code: 'lessonChanged', detail: lesson.id });
      return this.start(lesson.id, 0);
    }
    const onTable: OnTable = { kind: 'lesson', lesson, deal, marks: new Map(Object.entries(left.marks)) };
    return { step, update: await this.game.put(gameOf(deal, left.actions), onTable) };
  }
}

/** The number of a step by its name; 0 when there is no such step any more. */
const stepNumber = ({ steps }: Lesson, name: string): number =>
  Math.max(
    0,
    steps.findIndex(({ id }) => id === name),
  );
