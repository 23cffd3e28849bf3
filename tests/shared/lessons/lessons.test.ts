import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import type { Lesson, LessonStep, Target } from '../../../shared/lessons/lesson.ts';
import { answeredStep, isOver, nextStep, remarkOn } from '../../../shared/lessons/lessonProgress.ts';
import { LESSONS, lessonStepOf } from '../../../shared/lessons/lessons.ts';
import { fits } from '../../../shared/lessons/patterns.ts';
import { valuesOf } from '../../../shared/lessons/values.ts';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { EFFECT_TYPES } from '../../../shared/vocabulary/effects.ts';
import { LANGUAGES, WORDS } from '../../../shared/words/words.ts';
import { wordsIn } from '../../renderer/platform/i18n/words.ts';
import { LessonGame } from './lessonGame.ts';

const MOST_WORDS = 35;
const MOST_STEPS = 40;

const titleIn = (language: (typeof LANGUAGES)[number]) => (card: string) => WORDS[language].titles[card] ?? card;
/** French sets its marks apart from the words; a mark alone is none. */
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** What every language says at a step, or of a decision at it. */
const saidIn = (step: LessonStep, { update, deal }: LessonGame, text = step.text, taken?: Choice): string[] =>
  LANGUAGES.map((language) => {
    const { view, choices } = update;
    const values = valuesOf(step, { view, choices, seat: deal.seat, title: titleIn(language) }, taken);
    return wordsIn(language)(text, values);
  });

const expectReadable = (sentences: readonly string[]) => {
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    expect([sentence, wordsOf(sentence) <= MOST_WORDS]).toEqual([sentence, true]);
  }
};

/** Whether what a step points at is there. */
function isThere(target: Target, { update: { view }, deal }: LessonGame): boolean {
  const own = view.seats[deal.seat];
  switch (target.kind) {
    case 'pile':
      return view.piles[target.colour].size > 0;
    case 'colony':
      return (view.colonies.find(({ level }) => level === target.level)?.left ?? 0) > 0;
    case 'hand':
      return (own?.hand?.length ?? 0) > 0;
    case 'card':
      return own?.hand?.includes(target.card) === true || own?.cards.includes(target.card) === true;
    case 'statue':
      return own?.statues.every(({ requirement }) => requirement !== target.requirement) === true;
    case 'tile':
      return (own?.tiles[target.track] ?? 0) > 0;
    default:
      return true;
  }
}

/** The steps of a lesson as they come when everything goes as suggested, each with its game. */
function* course(lesson: Lesson): Generator<{ readonly step: LessonStep; readonly game: LessonGame }> {
  const scripted = lesson.steps[0]?.deal?.others.kind === 'script';
  const first = new LessonGame(lesson, 0);
  for (const [number, step] of lesson.steps.entries()) {
    if (scripted) yield { step, game: new LessonGame(lesson, number) };
    else if (number === 0) yield { step, game: first };
  }
}

/** A lesson being played: which step is due, and the game. */
class Playing {
  readonly came: string[] = [];
  private readonly lesson: Lesson;
  private game: LessonGame;
  private at = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.game = new LessonGame(lesson, 0);
    this.came.push(this.here.id);
  }

  private get here(): LessonStep {
    return lessonStepOf(this.lesson, this.at);
  }

  /** Decides what the step waits for and goes on; false at the end. */
  goOnce(choose: (step: LessonStep, choices: readonly Choice[]) => Choice | undefined): boolean {
    const step = this.here;
    if (typeof step.wait === 'object' && 'takeBack' in step.wait) this.game = new LessonGame(this.lesson, this.at + 1);
    if (isWaiting(step) && !isOver(step, this.game.update.view)) {
      this.decide(choose(step, this.game.update.choices));
      if (step.wait !== 'decision') return true;
    }
    return this.goOn();
  }

  private decide(choice: Choice | undefined): void {
    if (choice === undefined) throw new Error(`nothing to decide at ${this.here.id}`);
    const remark = remarkOn(lessonStepOf(this.lesson, answeredStep(this.lesson, this.at)), choice.action);
    // What is left where the lesson cannot go on from it is put right.
    if (remark !== null && this.here.stays !== true) this.game = new LessonGame(this.lesson, this.at + 1);
    else this.game.act(choice.action);
  }

  private goOn(): boolean {
    const { choices, view } = this.game.update;
    const next = nextStep(this.lesson, this.at, choices, view);
    if (next === null) return false;
    if (this.lesson.steps[next]?.deal !== undefined) this.game = new LessonGame(this.lesson, next);
    this.at = next;
    this.came.push(this.here.id);
    return true;
  }
}

const isWaiting = ({ wait }: LessonStep): boolean =>
  wait === 'decision' || (typeof wait === 'object' && !('takeBack' in wait));

/** Plays a whole lesson by what `choose` decides; returns the names of the steps that came. Throws where it never ends. */
function playThrough(
  lesson: Lesson,
  choose: (step: LessonStep, choices: readonly Choice[]) => Choice | undefined,
): string[] {
  const playing = new Playing(lesson);
  for (let times = 0; times < MOST_STEPS; times++) if (!playing.goOnce(choose)) return playing.came;
  throw new Error(`${lesson.id} does not end`);
}

const suggested = ({ ours = [] }: LessonStep, choices: readonly Choice[]): Choice | undefined =>
  ours.map((pattern) => choices.find(({ action }) => fits(action, pattern))).find((choice) => choice !== undefined) ??
  choices.find(({ action }) => action.type === 'pass') ??
  choices[0];

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
  it('says at each step, in every language, at most 35 words with their values, about what is there', () => {
    for (const { step, game } of course(lesson)) {
      expectReadable(saidIn(step, game));
      expect([step.id, step.points.filter((target) => !isThere(target, game))]).toEqual([step.id, []]);
    }
  });

  it('has a word for every other decision, or goes on from it', () => {
    for (const { step, game } of course(lesson)) {
      if (step.wait !== 'decision') continue;
      expect(game.update.choices.length).toBeGreaterThan(1);
      for (const choice of game.update.choices) {
        const remark = remarkOn(step, choice.action);
        const isOurs = (step.ours ?? []).some((pattern) => fits(choice.action, pattern));
        expect([choice.action, remark !== null || isOurs || step.stays === true]).toEqual([choice.action, true]);
        if (remark !== null) expectReadable(saidIn(step, game, remark.text, choice));
        const before = JSON.stringify(game.update.view);
        const decisions = game.session.saved.actions.length;
        game.act(choice.action);
        game.session.rewind(decisions);
        expect(JSON.stringify(game.update.view)).toBe(before);
      }
    }
  });

  it('is silent only about decisions of the kind that was asked for which bring as many points at once', () => {
    for (const { step, game } of course(lesson)) {
      const [first, ...others] = step.ours ?? [];
      if (step.wait !== 'decision' || step.stays === true || first === undefined || others.length === 0) continue;
      const { choices } = game.update;
      const asked = choices.find(({ action }) => fits(action, first));
      const silent = choices.filter(({ action }) => others.some((pattern) => fits(action, pattern)));
      for (const { action, preview } of silent)
        expect([step.id, action, preview.points]).toEqual([step.id, action, asked?.preview.points]);
    }
  });

  it('comes to its end as suggested, and whatever is decided', () => {
    const last = lesson.steps.at(-1)?.id;
    expect(playThrough(lesson, suggested).at(-1)).toBe(last);
    for (const end of [0, -1]) expect(playThrough(lesson, (_step, choices) => choices.at(end)).at(-1)).toBe(last);
  });

  it('asks the learner to act, and never presses more than three times in a row', () => {
    const waits = lesson.steps.map(({ wait }) => (wait === 'press' ? 'p' : 'a')).join('');
    expect(waits).toContain('a');
    expect(waits).not.toContain('pppp');
    expect(lesson.steps[0]?.deal).toBeDefined();
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });
});

describe('the lessons', () => {
  const README = path.resolve(import.meta.dirname, '../../../shared/lessons/README.md');
  const WORDS_A_MINUTE = 200;
  const MINUTES_A_DECISION = 0.2;
  const MINUTES_A_PRESS = 0.1;
  /** Cards that move, and looking around, add a third. */
  const LOOKING = 4 / 3;

  /** A lesson's row of the table: steps, words, decisions, minutes. */
  function rowOf(lesson: Lesson, index: number): string {
    const said = [...course(lesson)].map(({ step, game }) => saidIn(step, game)[LANGUAGES.indexOf('en')] ?? '');
    const rest = lesson.steps.slice(said.length).map(({ text }) => WORDS.en.messages[text]);
    const words = [...said, ...rest].reduce((sum, sentence) => sum + wordsOf(sentence), 0);
    let decisions = 0;
    const presses = playThrough(lesson, (step, choices) => {
      decisions += 1;
      return suggested(step, choices);
    }).filter((id) => lesson.steps.some((step) => step.id === id && !isWaiting(step))).length;
    const acting = decisions * MINUTES_A_DECISION + presses * MINUTES_A_PRESS;
    const minutes = (words / WORDS_A_MINUTE + acting) * LOOKING;
    expect([lesson.id, Math.round(minutes)]).toEqual([lesson.id, lesson.minutes]);
    const title = WORDS.en.messages[lesson.title];
    return `| ${index + 1} ${title} | ${lesson.steps.length} | ${words} | ${decisions} | ${minutes.toFixed(1)} |`;
  }

  it('are as long as the README says', () => {
    const readme = readFileSync(README, 'utf8');
    const rows = LESSONS.map(rowOf);
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });

  it('point at paragraphs of the rules by their number, or by an effect', () => {
    const rules = LESSONS.flatMap(({ steps }) => steps.map(({ rule }) => rule));
    expect(rules.length).toBeGreaterThan(30);
    const isEffect = (rule: string) => EFFECT_TYPES.some((type) => type === rule);
    expect(rules.filter((rule) => !isEffect(rule) && !/^\d{1,2}(\.\d{1,2})?$/.test(rule))).toEqual([]);
  });

  it('know the cards that they name', () => {
    const cards = LESSONS.flatMap(({ steps }) => steps.flatMap((step) => Object.values(step.cards ?? {})));
    expect(cards.length).toBeGreaterThan(5);
    for (const card of cards) expect(standardContent.card(card).id).toBe(card);
  });
});
