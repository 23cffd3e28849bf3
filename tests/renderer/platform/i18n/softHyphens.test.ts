import { expect, test } from 'vitest';
import { softHyphens } from '../../../../renderer/platform/i18n/softHyphens.ts';
import * as languages from '../../../../shared/words/languages.ts';

const SOFT = '\u00ad';
const shown = (name: string): string => softHyphens(name).replaceAll(SOFT, '|');

test.each([
  ['Langbogenschütze', 'Lang|bo|gen|schütze'],
  ['Karawanenführer', 'Kara|wa|nen|führer'],
  ['Waffenknecht', 'Waffen|knecht'],
  ['Goldhändler', 'Gold|händler'],
  ['Portaestandarte', 'Portaes|tan|darte'],
  ['Storekeeper', 'Store|keeper'],
])('%s may be broken before syllables', (name, expected) => {
  expect(shown(name)).toBe(expected);
});

test('words that fit everywhere stay as they are, also beside long ones', () => {
  for (const name of ['Oracle', 'Ährenleser', 'Kaiserin', '']) expect(softHyphens(name)).toBe(name);
  expect(shown('Langbogenschütze am Tor')).toBe('Lang|bo|gen|schütze am Tor');
});

test('no name of a card is changed otherwise, and nowhere fewer than four letters are alone', () => {
  for (const { titles } of Object.values(languages)) {
    for (const name of Object.values(titles)) {
      const broken = softHyphens(name);
      expect(broken.replaceAll(SOFT, '')).toBe(name);
      for (const word of broken.split(/[^\p{L}\u00ad]+/u)) {
        const parts = word.split(SOFT);
        if (parts.length === 1) continue;
        expect(Math.min(parts[0]?.length ?? 0, parts.at(-1)?.length ?? 0), word).toBeGreaterThanOrEqual(4);
      }
    }
  }
});
