import { describe, expect, test } from 'vitest';
import { type Sign, signsOf, withoutArrows } from '../../../renderer/cards/effectSigns.ts';
import { stripSignsOf } from '../../../renderer/cards/ownedStrip.ts';
import { type Card, standardContent } from '../../../shared/content/content.ts';
import type { Effect } from '../../../shared/vocabulary/effects.ts';

const written = (signs: readonly Sign[]): string =>
  signs
    .map((sign) => ('text' in sign ? sign.text : `[${sign.symbol}${sign.colour ? ` ${sign.colour}` : ''}]`))
    .join(' ');

const textOf = (effect: Effect, colour: Card['colour'] = 'purple'): string => written(signsOf(effect, colour));

const formulaOf = (id: string): string => {
  const { effect, colour } = standardContent.card(id);
  if (effect === undefined) throw new RangeError(`${id} has no effect`);
  return textOf(effect, colour);
};

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('signsOf', () => {
  const effects = standardContent.cards.flatMap(({ effect }) => (effect === undefined ? [] : [effect]));

  test.each(effects)('shows every number of $type', (effect) => {
    const text = textOf(effect);
    for (const number of numbersIn(effect)) expect(text).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`));
  });

  test('reads as a formula', () => {
    expect(formulaOf('1-purple-07')).toBe('[card] [arrow] +1 [coin]');
    expect(formulaOf('1-purple-a02')).toBe('[card red] +1 [military red]');
    expect(formulaOf('3-purple-a04')).toBe('3 [coin] [arrow] [military red] [culture blue] ≤30');
  });

  test('reads as a formula for inventions and nobles too', () => {
    expect(formulaOf('1-red-n03')).toBe('[card red] [arrow] [noDiscount]');
    expect(formulaOf('2-yellow-n04')).toBe('[tileLoan] +5 [arrow] −6 [coin]');
    expect(formulaOf('3-red-n04')).toBe('[colony] [arrow] [allyBonus] +2');
    expect(formulaOf('1-blue-n04')).toBe('[statueCoins] [arrow] +2 [coin]');
    expect(formulaOf('1-green-n04')).toBe('[food green] [arrow] [freeCard] +1');
  });
});

describe('where there is little room', () => {
  const stripOf = (id: string): string => {
    const { effect, colour } = standardContent.card(id);
    if (effect === undefined) throw new RangeError(`${id} has no effect`);
    return written(stripSignsOf(effect, colour));
  };

  test('arrows fall out, but not between two numbers', () => {
    expect(written(withoutArrows([{ symbol: 'card' }, { symbol: 'arrow' }, { text: '+1' }]))).toBe('[card] +1');
    expect(written(withoutArrows([{ text: '½' }, { symbol: 'arrow' }, { text: '1' }]))).toBe('½ [arrow] 1');
  });

  test('the strip of a covered card has the heart of its formula', () => {
    expect(stripOf('1-purple-07')).toBe('[card] +1 [coin]');
    expect(stripOf('3-purple-a04')).toBe('3 [coin] [military red] [culture blue]');
  });

  const effects = standardContent.cards.flatMap(({ effect, colour }) =>
    effect === undefined ? [] : [{ effect, colour }],
  );
  test.each(effects)('no strip of $effect.type is empty or crowded', ({ effect, colour }) => {
    const signs = stripSignsOf(effect, colour);
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.length).toBeLessThanOrEqual(6);
  });
});
