import { describe, expect, test } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { WORDS } from '../../../shared/words/words.ts';

const cards = standardContent.cards.map((card) => card.id);

describe.each(Object.entries(WORDS))('titles in %s', (_language, { titles }) => {
  test('name every card once', () => {
    expect(Object.keys(titles).sort()).toEqual([...cards].sort());
    expect(new Set(Object.values(titles)).size).toBe(cards.length);
  });

  test('fit on a card', () => {
    for (const title of Object.values(titles)) expect(title.length).toBeLessThanOrEqual(20);
  });
});
