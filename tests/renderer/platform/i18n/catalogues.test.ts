import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../../shared/content/content.ts';
import { languageOf, ownName } from '../../../../shared/words/language.ts';
import { LANGUAGES, WORDS, type Words } from '../../../../shared/words/words.ts';
import { wordsIn } from './words.ts';

/** The names of the values that a message asks for, in plural and select branches too. */
function placeholders(elements: readonly MessageFormatElement[]): Set<string> {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    const branches = Object.values(element.options).flatMap(({ value }) => [...placeholders(value)]);
    return [element.value, ...branches];
  });
  return new Set(names);
}

/** The kind of each plural or select in a message: a plural must stay one in every language. */
const asked = (message: string): readonly string[] => [...placeholders(parse(message))].sort();

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const ENGLISH = WORDS.en;
const keys = Object.keys(ENGLISH.messages) as (keyof Words['messages'])[];
/** The words that are put together without ICU: `{place}` and nothing else. */
const PLAIN = ['menu', 'desktop', 'start', 'contentFile'] as const;
const placesIn = (message: string): readonly string[] => [...(message.match(/\{\w+\}/g) ?? [])].sort();

describe.each(LANGUAGES.map((language) => [ownName(language), WORDS[language]] as const))('%s', (_name, words) => {
  it('has the same messages as English', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const part of ['messages', ...PLAIN] as const)
      expect(Object.keys(words[part]).sort()).toEqual(Object.keys(ENGLISH[part]).sort());
  });

  it('begins each judgement of a decision with what was decided, which the books print bold', () => {
    const judged = keys.filter((key) => /^reason\./.test(key) && asked(ENGLISH.messages[key]).includes('action'));
    expect(judged.length).toBeGreaterThan(6);
    for (const key of judged) expect(words.messages[key]).toMatch(/^\{action\}/);
  });

  it('asks for the same values in every message', () => {
    const valuesOf = (messages: Words['messages']) =>
      Object.fromEntries(keys.map((key) => [key, asked(messages[key])]));
    expect(valuesOf(words.messages)).toEqual(valuesOf(ENGLISH.messages));
  });

  it.each(PLAIN)('has the same places for values in %s', (part) => {
    const places = (all: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(all).map(([key, message]) => [key, placesIn(message)]));
    expect(places(words[part])).toEqual(places(ENGLISH[part]));
  });

  it('leaves no message empty', () => {
    const said = ['messages', ...PLAIN] as const;
    for (const message of said.flatMap((part) => Object.values(words[part]))) expect(message.trim()).not.toBe('');
  });

  it('names every card, each differently', () => {
    const cards = standardContent.cards.map((card) => card.id);
    expect(cards.filter((id) => words.titles[id] === undefined)).toEqual([]);
    expect(new Set(cards.map((id) => words.titles[id])).size).toBe(cards.length);
  });
});

it('catalogues count in the singular and in the plural', () => {
  expect(wordsIn('en')('unit.coins', { count: 1 })).toBe('1 coin');
  expect(wordsIn('en')('unit.coins', { count: 3 })).toBe('3 coins');
  expect(wordsIn('de')('unit.coins', { count: 1 })).toBe('1 Münze');
  expect(wordsIn('de')('unit.coins', { count: 0 })).toBe('0 Münzen');
});

describe('the language', () => {
  it('is the chosen one, else the computer’s, else English', () => {
    expect(languageOf('en', 'de-DE', LANGUAGES)).toBe('en');
    expect(languageOf('de', 'qaa-QA', LANGUAGES)).toBe('de');
    const spokenIn = (locale: string) => languageOf('auto', locale, LANGUAGES);
    expect(['de-AT', 'DE_at.UTF-8', 'fr-CA', 'es-MX', 'es_ES.UTF-8', 'cs-CZ', 'cs'].map(spokenIn)).toEqual([
      'de',
      'de',
      'fr',
      'es',
      'es',
      'cs',
      'cs',
    ]);
    for (const locale of ['qaa-QA', 'den', 'C', '', 'constructor']) expect(spokenIn(locale)).toBe('en');
  });

  it('is a folder and a line: nobody else tells languages apart', () => {
    const files = ['main', 'renderer', 'shared'].flatMap((room) =>
      readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => path.join(room, name)),
    );
    const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith(path.join('shared', 'words')));
    expect(sources.length).toBeGreaterThan(300);
    const names = LANGUAGES.filter((language) => language !== 'en').map(
      (language) => new RegExp(`['"\`]${language}['"\`]`),
    );
    const tellingApart = sources.filter((name) => {
      // A module format has the name of a language.
      const source = readFileSync(path.join(ROOT, name), 'utf8').replaceAll("format: 'es'", '');
      return names.some((pattern) => pattern.test(source));
    });
    expect(tellingApart).toEqual([]);
  });
});
