import { describe, expect, test } from 'vitest';
import { titlesDe } from '../../../renderer/i18n/titles.de.ts';
import { titlesEn } from '../../../renderer/i18n/titles.en.ts';
import { content } from '../../../shared/content/content.ts';

const people = content.cards.filter((card) => card.set !== 'nobles').map((card) => card.id);

describe.each([
  ['English', titlesEn],
  ['German', titlesDe],
])('%s titles', (_language, titles) => {
  test('name every person once', () => {
    expect(Object.keys(titles).sort()).toEqual([...people].sort());
    expect(new Set(Object.values(titles)).size).toBe(people.length);
  });

  test('fit on a card', () => {
    for (const title of Object.values(titles)) expect(title.length).toBeLessThanOrEqual(20);
  });
});
