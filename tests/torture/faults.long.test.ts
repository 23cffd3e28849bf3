// @long
import { expect, it } from 'vitest';
import { howMany } from '../thorough.ts';
import { injectFaults } from './faults/faults.ts';

it('a disk that fails at any operation costs nothing, once it works again', async () => {
  const { operations, cases, broken } = await injectFaults(howMany(29, 87), () => undefined);
  expect(broken).toEqual([]);
  expect(operations).toBeGreaterThan(150);
  expect(cases).toBeGreaterThan(howMany(90, 30));
}, 120_000);
