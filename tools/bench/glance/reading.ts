import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Remark } from '../../../shared/lessons/lesson.ts';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { LANGUAGES, type Language, type MessageKey, WORDS } from '../../../shared/words/words.ts';

const remarked = (remarks: readonly Remark[] = []): readonly MessageKey[] => remarks.map(({ text }) => text);

/** Every text that a lesson may say, once. */
const LESSON_TEXTS: readonly MessageKey[] = [
  ...new Set(
    LESSONS.flatMap(({ steps, takeaways, question }) => [
      ...steps.flatMap(({ text, picture = [], instead = [], otherwise, answers }) => [
        text,
        ...picture,
        ...instead.map((one) => one.text),
        ...remarked(otherwise),
        ...remarked(answers),
      ]),
      ...takeaways,
      ...(question === undefined ? [] : [question]),
    ]),
  ),
];

/** A message as somebody may read it: the last branch of each choice, and a word in place of each value. */
const asRead = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return asRead(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return asRead(Object.values(element.options).at(-1)?.value ?? []);
      return 'six';
    })
    .join('');

const sentencesOf = (text: string): number => Math.max(1, (text.match(/[.!?…](?=\s|$|[”"»)])/g) ?? []).length);
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

/** Syllables of an English word, nearly: groups of vowels, without an e that is not spoken. */
export const syllablesIn = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl])e[sd]?$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export interface Reading {
  readonly language: Language;
  readonly words: number;
  readonly wordsPerSentence: number;
  /** The year of life in which it is read at school; for English only, to which the formula belongs. */
  readonly age: number | null;
}

/** School begins at five years where the formula comes from: its result is the year at school. */
const AGE_BEFORE_SCHOOL = 5;

/** How hard some texts are to read. The age is that of Flesch and Kincaid. */
export function readingOf(language: Language, texts: readonly string[]): Reading {
  const words = texts.flatMap(wordsOf);
  const wordsPerSentence = words.length / total(texts.map(sentencesOf));
  const syllables = total(words.map(syllablesIn)) / words.length;
  const age = AGE_BEFORE_SCHOOL + 0.39 * wordsPerSentence + 11.8 * syllables - 15.59;
  return { language, words: words.length, wordsPerSentence, age: language === 'en' ? age : null };
}

/** The texts of all lessons in each language. */
export const readings = (): readonly Reading[] =>
  LANGUAGES.map((language) =>
    readingOf(
      language,
      LESSON_TEXTS.map((key) => asRead(parse(WORDS[language].messages[key]))),
    ),
  );

/** How many of the decisions in lessons are the learner's own, the very first one left out, and how many there are. */
export function ownDecisions(): { readonly own: number; readonly all: number } {
  const decided = LESSONS.flatMap(({ steps }) => steps)
    .filter(({ wait }) => wait === 'decision' || (typeof wait === 'object' && 'until' in wait))
    .slice(1);
  const own = decided.filter(({ wait, answers }) => answers !== undefined || typeof wait === 'object');
  return { own: own.length, all: decided.length };
}
