import { randomUUID } from 'node:crypto';
import type { GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { LessonProgress, LessonScene } from '../../../shared/contract/lessonAnswers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Lesson, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { beatOf, lessonOf } from '../../../shared/lessons/lessons.ts';
import { lineTo } from '../../../shared/lessons/play/mainLine.ts';
import { stillFits } from '../../../shared/lessons/play/stillFits.ts';
import type { Decided, SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { LessonId } from '../../../shared/vocabulary/lessons.ts';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { CallRefused } from '../callRefused.ts';
import type { KindOf } from './kinds.ts';
import type { BegunLesson, LessonNotes } from './lessonNotes.ts';
import type { LiveGame } from './liveGame.ts';

/** The learner's name, and the others'. */
export const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre'] as const;

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

/** The deal of the game that a beat is about. */
function dealAt({ id, beats }: Lesson, number: number): LessonDeal {
  const deal = beats.slice(0, number + 1).findLast((beat) => beat.deal !== undefined)?.deal;
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
    const beats = Object.entries(begun).map(([id, { beat }]) => [id, beatNumber(lessonOf(id as LessonId), beat)]);
    return { done, begun: Object.fromEntries(beats) };
  }

  /** Throws `CallRefused`: `badInput` where the lesson has no such beat. */
  async start(id: LessonId, beat: number | null): Promise<LessonScene> {
    const lesson = lessonOf(id);
    if (beat === null) return this.resume(lesson, this.notes.current.begun[id]);
    if (beat >= lesson.beats.length) throw new CallRefused('badInput', 'beat');
    const { deal, actions } = lineTo(lesson, beat);
    const onTable: OnTable = { kind: 'lesson', lesson, deal, marks: new Map() };
    await this.remember(onTable, beat, actions);
    // Last of all: the others decide as soon as this is answered.
    return { beat, update: await this.game.put(gameOf(deal, actions), onTable) };
  }

  /** Throws `CallRefused`: `noGame` when no lesson is on the table, `badInput` where it has no such beat. */
  async reach(beat: number): Promise<LessonProgress> {
    const { onTable, actions } = await this.game.lookAt('lesson', (lesson, { saved }) => ({
      onTable: lesson,
      actions: saved.actions,
    }));
    if (beat >= onTable.lesson.beats.length) throw new CallRefused('badInput', 'beat');
    await this.remember(onTable, beat, actions);
    return this.progress();
  }

  /** Throws `CallRefused`: `noGame` when no lesson is on the table. */
  back(beat: number): Promise<GameUpdate> {
    return this.game.backInLesson(({ lesson, marks }) => {
      const before = lesson.beats.slice(0, beat + 1).findLast(({ id }) => marks.has(id));
      return marks.get(before?.id ?? '') ?? lineTo(lesson, beat).actions.length;
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

  private async remember({ lesson, marks }: OnTable, beat: number, actions: readonly Decided[]): Promise<void> {
    const { id } = beatOf(lesson, beat);
    marks.set(id, actions.length);
    const begun = { beat: id, actions: [...actions], marks: Object.fromEntries(marks) };
    await this.notes.change({ begun: { ...this.notes.current.begun, [lesson.id]: begun } });
  }

  private async resume(lesson: Lesson, left: BegunLesson | undefined): Promise<LessonScene> {
    if (left === undefined || left.beat === lesson.beats[0]?.id) return this.start(lesson.id, 0);
    const beat = beatNumber(lesson, left.beat);
    const deal = dealAt(lesson, beat);
    if (beat === 0 || !stillFits(deal, left.actions)) {
      // Another lesson by now than the one that was left.
      this.announce({ code: 'lessonChanged', detail: lesson.id });
      return this.start(lesson.id, 0);
    }
    const onTable: OnTable = { kind: 'lesson', lesson, deal, marks: new Map(Object.entries(left.marks)) };
    return { beat, update: await this.game.put(gameOf(deal, left.actions), onTable) };
  }
}

/** A beat's number by its name; the first where there is no such one any more. */
const beatNumber = ({ beats }: Lesson, name: string): number =>
  Math.max(
    0,
    beats.findIndex(({ id }) => id === name),
  );
