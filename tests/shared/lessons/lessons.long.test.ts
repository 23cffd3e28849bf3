import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import type { Lesson, LessonStep, Target } from '../../../shared/lessons/lesson.ts';
import {
  answeredStep,
  goesOn,
  isOver,
  nextStep,
  pointsOf,
  remarkOn,
  textOf,
} from '../../../shared/lessons/lessonProgress.ts';
import { LESSONS, lessonStepOf } from '../../../shared/lessons/lessons.ts';
import { fits } from '../../../shared/lessons/patterns.ts';
import { type Values, valuesOf } from '../../../shared/lessons/values.ts';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { EFFECT_TYPES } from '../../../shared/vocabulary/effects.ts';
import { LANGUAGES, WORDS } from '../../../shared/words/words.ts';
import { wordsIn } from '../../renderer/platform/i18n/words.ts';
import { howMany } from '../../thorough.ts';
import { LessonGame } from './lessonGame.ts';

const MOST_WORDS = 35;
/** Of one sentence, however many there are. */
const MOST_IN_SENTENCE = 20;
const FOLDER = path.resolve(import.meta.dirname, '../../../shared/lessons');
const MOST_STEPS = 40;
/** What one can say again by heart. */
const MOST_TAKEN_WORDS = 16;
const RANDOM_PLAYS = howMany(6, 2);

const IN = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])) as Record<
  (typeof LANGUAGES)[number],
  ReturnType<typeof wordsIn>
>;
const titleIn = (language: (typeof LANGUAGES)[number]) => (card: string) => WORDS[language].titles[card] ?? card;
/** French sets its marks apart from the words; a mark alone is none. */
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** The values of a step's sentences in a game, or of what is said of a decision there. */
const valuesAt = (
  step: LessonStep,
  { update: { view, choices }, deal }: LessonGame,
  taken?: Choice,
  title: (card: string) => string = String,
): Values => valuesOf(step, { view, choices, seat: deal.seat, title }, taken);

/** What every language says at a step, or of a decision at it. */
const saidIn = (
  step: LessonStep,
  game: LessonGame,
  text = textOf(step, valuesAt(step, game)),
  taken?: Choice,
): string[] => {
  // What stands below a picture is read with the sentence above it.
  const keys = [text, ...(text === step.text ? (step.picture ?? []) : [])];
  return LANGUAGES.map((language) =>
    keys.map((key) => IN[language](key, valuesAt(step, game, taken, titleIn(language)))).join('. '),
  );
};

const expectReadable = (sentences: readonly string[]) => {
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    expect([sentence, wordsOf(sentence) <= MOST_WORDS]).toEqual([sentence, true]);
    for (const part of sentence.split(/(?<=[.!?])\s/))
      expect([part, wordsOf(part) <= MOST_IN_SENTENCE]).toEqual([part, true]);
  }
};

/** Says what is said of a decision, where there must be something. */
function expectAnswered(step: LessonStep, game: LessonGame, choice: Choice): void {
  const remark = remarkOn(step, choice.action, valuesAt(step, game, choice));
  const isOurs = step.answers === undefined && (step.ours ?? []).some((pattern) => fits(choice.action, pattern));
  expect([choice.action, remark !== null || isOurs || step.stays === true]).toEqual([choice.action, true]);
  if (remark !== null) expectReadable(saidIn(step, game, remark.text, choice));
}

/** Whether what a step points at is there. */
function isThere(target: Target, { update: { view }, deal }: LessonGame): boolean {
  const own = view.seats[deal.seat];
  switch (target.kind) {
    case 'piles':
      return Object.values(view.piles).some(({ size }) => size > 0);
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
  private readonly hear: (said: readonly string[]) => void;
  private game: LessonGame;
  private at = 0;

  /** @param hear hears in every language all that is said */
  constructor(lesson: Lesson, hear: (said: readonly string[]) => void = () => undefined) {
    this.lesson = lesson;
    this.hear = hear;
    this.game = new LessonGame(lesson, 0);
    this.reached();
  }

  private reached(): void {
    this.came.push(this.here.id);
    this.hear(saidIn(this.here, this.game));
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
    const answered = lessonStepOf(this.lesson, answeredStep(this.lesson, this.at));
    const remark = remarkOn(answered, choice.action, valuesAt(answered, this.game, choice));
    if (remark !== null) this.hear(saidIn(answered, this.game, remark.text, choice));
    // What is left where the lesson cannot go on from it is put right.
    if (remark !== null && !goesOn(this.here)) this.game = new LessonGame(this.lesson, this.at + 1);
    else this.game.act(choice.action);
  }

  private goOn(): boolean {
    const { choices, view } = this.game.update;
    const next = nextStep(this.lesson, this.at, choices, view);
    if (next === null) return false;
    if (this.lesson.steps[next]?.deal !== undefined) this.game = new LessonGame(this.lesson, next);
    this.at = next;
    this.reached();
    return true;
  }
}

const isWaiting = ({ wait }: LessonStep): boolean =>
  wait === 'decision' || (typeof wait === 'object' && !('takeBack' in wait));

/** Plays a whole lesson by what `choose` decides; returns the names of the steps that came. Throws where it never ends. */
function playThrough(
  lesson: Lesson,
  choose: (step: LessonStep, choices: readonly Choice[]) => Choice | undefined,
  hear?: (said: readonly string[]) => void,
): string[] {
  const playing = new Playing(lesson, hear);
  for (let step = 0; step < MOST_STEPS; step++) if (!playing.goOnce(choose)) return playing.came;
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
      expect([step.id, pointsOf(step, valuesAt(step, game)).filter((target) => !isThere(target, game))]).toEqual([
        step.id,
        [],
      ]);
    }
  });

  it('has a word for every other decision, and for every one that is the learner’s own, or goes on from it', () => {
    for (const { step, game } of course(lesson)) {
      if (step.wait !== 'decision') continue;
      expect(game.update.choices.length).toBeGreaterThan(1);
      for (const choice of game.update.choices) expectAnswered(step, game, choice);
    }
  });

  it('can take back every decision', () => {
    for (const { step, game } of course(lesson)) {
      if (step.wait !== 'decision') continue;
      const before = JSON.stringify(game.update.view);
      const decisions = game.session.saved.actions.length;
      for (const { action } of game.update.choices) {
        game.act(action);
        game.session.rewind(decisions);
        expect(JSON.stringify(game.update.view)).toBe(before);
      }
    }
  });

  it('is silent only about decisions of the kind that was asked for which bring as many points at once', () => {
    for (const { step, game } of course(lesson)) {
      const [first, ...others] = step.ours ?? [];
      if (step.wait !== 'decision' || goesOn(step) || first === undefined || others.length === 0) continue;
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

  it('comes to its end by random play, and always has something sensible to say, in every language', () => {
    const last = lesson.steps.at(-1)?.id;
    for (let seed = 1; seed <= RANDOM_PLAYS; seed++) {
      const random = xoroshiro128plus(seed);
      const any = (_beat: LessonStep, choices: readonly Choice[]) => choices[uniformInt(random, 0, choices.length - 1)];
      expect([seed, playThrough(lesson, any, expectReadable).at(-1)]).toEqual([seed, last]);
    }
  });

  it('ends with three sentences to take along, each in a line, and asks what the next one answers', () => {
    const isLast = lesson === LESSONS.at(-1);
    expect(lesson.question === undefined).toBe(isLast);
    for (const language of LANGUAGES) {
      const { messages } = WORDS[language];
      const taken = lesson.takeaways.map((key) => messages[key]);
      expect(new Set(taken).size).toBe(3);
      for (const sentence of taken) expect([sentence, wordsOf(sentence) <= MOST_TAKEN_WORDS]).toEqual([sentence, true]);
      if (lesson.question !== undefined) expect(messages[lesson.question]).toMatch(/\?$/);
    }
  });

  it('asks the learner to act, and after the picture never presses more than three times in a row', () => {
    const waits = lesson.steps
      .filter(({ picture }) => picture === undefined)
      .map(({ wait }) => (wait === 'press' ? 'p' : 'a'))
      .join('');
    expect(waits).toContain('a');
    expect(waits).not.toContain('pppp');
    expect(lesson.steps[0]?.deal).toBeDefined();
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });
});

/** Whether a decision is the learner's own: nothing is suggested. */
const isOwn = ({ wait, answers }: LessonStep): boolean =>
  answers !== undefined || (typeof wait === 'object' && 'until' in wait);

describe('what is decided after the first decision', () => {
  const steps = LESSONS.flatMap((lesson) => lesson.steps)
    .filter(isWaiting)
    .slice(1);

  it('is mostly the learner’s own', () => {
    expect(steps.length).toBeGreaterThan(30);
    const own = steps.filter(isOwn).length;
    expect(own / steps.length).toBeGreaterThanOrEqual(0.5);
    const share = `${own} of ${steps.length} (${Math.round((own / steps.length) * 100)} %)`;
    expect(readFileSync(path.join(FOLDER, 'FIRST_EVENING.md'), 'utf8')).toContain(share);
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('is so in each lesson: %s', (_id, lesson) => {
    const decided = lesson.steps.filter((step) => steps.includes(step));
    expect(decided.filter(isOwn).length / decided.length).toBeGreaterThanOrEqual(0.5);
  });

  it('is never suggested twice in a row', () => {
    const twice = steps.filter((step, index) => index > 0 && !isOwn(step) && !isOwn(steps[index - 1] as LessonStep));
    expect(twice.map(({ text }) => text)).toEqual([]);
  });
});

describe('the lessons', () => {
  const LENGTHS = path.join(FOLDER, 'LENGTHS.md');
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

  it('answer a sale as a sale, and other income as income, where one card is asked for', () => {
    const lesson = LESSONS.find(({ id }) => id === 'openPiles') as Lesson;
    const at = lesson.steps.findIndex(({ id }) => id === 'first');
    const step = lesson.steps[at] as LessonStep;
    const game = new LessonGame(lesson, at);
    const answers = game.update.choices.map((choice) => {
      const { action, preview } = choice;
      const { text = null } = remarkOn(step, action, valuesAt(step, game, choice)) ?? {};
      const raises = preview.tracksAfter.income > (game.update.view.seats[game.deal.seat]?.tracks.income ?? 0);
      return { text, sells: action.type === 'take' && action.action === 'sell', raises };
    });
    expect(answers.filter(({ sells }) => sells).map(({ text }) => text)).toEqual(
      Array(5).fill('lesson.openPiles.first.sold'),
    );
    const income = answers.filter(({ sells, raises, text }) => !sells && raises && text !== null);
    expect(income.map(({ text }) => text)).toEqual(Array(2).fill('lesson.openPiles.first.income'));
  });

  it('are as long as LENGTHS.md says', () => {
    const table = readFileSync(LENGTHS, 'utf8');
    const rows = LESSONS.map(rowOf);
    expect(rows.filter((row) => !table.includes(row))).toEqual([]);
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
