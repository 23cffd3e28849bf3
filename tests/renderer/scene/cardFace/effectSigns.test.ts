import { describe, expect, test } from 'vitest';
import { signsOf } from '../../../../renderer/scene/cardFace/effectSigns.ts';
import { cardOf, content, type Effect } from '../../../../shared/content/content.ts';

const textOf = (effect: Effect): string =>
  signsOf(effect)
    .map((sign) => ('text' in sign ? sign.text : `[${sign.symbol}${sign.colour ? ` ${sign.colour}` : ''}]`))
    .join(' ');

const effectOf = (card: string): Effect => {
  const { effect } = cardOf(card);
  if (effect === undefined) throw new RangeError(`${card} has no effect`);
  return effect;
};

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('signsOf', () => {
  const effects = content.cards.flatMap(({ set, effect }) =>
    set === 'nobles' || effect === undefined ? [] : [effect],
  );

  test.each(effects)('shows every number of $type', (effect) => {
    const text = textOf(effect);
    for (const number of numbersIn(effect)) expect(text).toMatch(new RegExp(`(^|\\D)${number}(\\D|$)`));
  });

  test('reads as a formula', () => {
    expect(textOf(effectOf('1-purple-07'))).toBe('[card] [arrow] +1 [coin]');
    expect(textOf(effectOf('1-purple-a02'))).toBe('[card red] +1 [military red]');
    expect(textOf(effectOf('3-purple-a04'))).toBe('3 [coin] [arrow] [military red] [culture blue] ≤30');
  });
});
