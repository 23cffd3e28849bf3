import { expect, it } from 'vitest';
import { sectionForRule } from '../../../../renderer/ui/ruleNumbers.ts';
import { LESSONS } from '../../../../shared/lessons/lessons.ts';

it('every step of every lesson has its paragraph in the book', () => {
  const rules = LESSONS.flatMap(({ steps }) => steps.map(({ rule }) => rule));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => sectionForRule(rule) === undefined)).toEqual([]);
  expect(sectionForRule('7.4')).toBe('feeding');
  expect(sectionForRule('scholar')).toBe('scholar');
  expect(sectionForRule('0.0')).toBeUndefined();
});
