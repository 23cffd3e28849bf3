import { describe, expect, test } from 'vitest';
import { titlesDe } from '../../../renderer/i18n/titles.de.ts';
import { titlesEn } from '../../../renderer/i18n/titles.en.ts';
import { standardContent } from '../../../shared/content/content.ts';

const cards = standardContent.cards.map((card) => card.id);

describe.each([
  ['English', titlesEn],
  ['German', titlesDe],
])('%s titles', (_language, titles) => {
  test('name every card once', () => {
    expect(Object.keys(titles).sort()).toEqual([...cards].sort());
    expect(new Set(Object.values(titles)).size).toBe(cards.length);
  });

  test('fit on a card', () => {
    for (const title of Object.values(titles)) expect(title.length).toBeLessThanOrEqual(20);
  });
});
