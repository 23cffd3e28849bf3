import { expect, it } from 'vitest';
import { sectionForRule } from '../../../../renderer/hud/rulebook/ruleNumbers.ts';
import { LESSONS } from '../../../../shared/lessons/lessons.ts';

it('every rule that a lesson names has its paragraph in the book', () => {
  const rules = LESSONS.flatMap(({ beats }) => beats.flatMap(({ rule }) => rule ?? []));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => sectionForRule(rule) === undefined)).toEqual([]);
  expect(sectionForRule('7.4')).toBe('feeding');
  expect(sectionForRule('0.0')).toBeUndefined();
});
