// @long
import { expect, it } from 'vitest';
import { injectFaults } from './faults/faults.ts';

it('a disk that fails at any operation costs nothing, once it works again', async () => {
  const { operations, cases, broken } = await injectFaults(29, () => undefined);
  expect(broken).toEqual([]);
  expect(operations).toBeGreaterThan(150);
  expect(cases).toBeGreaterThan(90);
}, 120_000);
