import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { de } from '../../../renderer/i18n/de.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { languageFor } from '../../../renderer/i18n/languages.ts';
import { titlesDe } from '../../../renderer/i18n/titles.de.ts';
import { titlesEn } from '../../../renderer/i18n/titles.en.ts';
import { standardContent } from '../../../shared/content/content.ts';
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

const keys = Object.keys(en) as (keyof typeof en)[];

describe('catalogues', () => {
  it('have the same messages', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s asks for the same values in every language', (key) => {
    expect(asked(de[key])).toEqual(asked(en[key]));
  });

  it('leave no message empty', () => {
    for (const message of [...Object.values(en), ...Object.values(de)]) expect(message.trim()).not.toBe('');
  });

  it('count in the singular and in the plural', () => {
    expect(wordsIn('en')('unit.coins', { count: 1 })).toBe('1 coin');
    expect(wordsIn('en')('unit.coins', { count: 3 })).toBe('3 coins');
    expect(wordsIn('de')('unit.coins', { count: 1 })).toBe('1 Münze');
    expect(wordsIn('de')('unit.coins', { count: 0 })).toBe('0 Münzen');
  });

  it('name every card, differently within a language', () => {
    const cards = standardContent.cards.map((card) => card.id);
    for (const titles of [titlesEn, titlesDe]) {
      expect(cards.filter((id) => titles[id] === undefined)).toEqual([]);
      expect(new Set(cards.map((id) => titles[id])).size).toBe(cards.length);
    }
  });
});

describe('languageFor', () => {
  it('takes the chosen language, else the system’s, else English', () => {
    expect(languageFor('en', 'de-DE')).toBe('en');
    expect(languageFor('auto', 'de-AT')).toBe('de');
    expect(languageFor('auto', 'fr-FR')).toBe('en');
  });
});
