import { expect, it } from 'vitest';
import { measureHints } from '../../../tools/bench/coach/hints.ts';
import { howMany } from '../../thorough.ts';

it('gives a third of all hints a reason that was seen in games played on', () => {
  const { hints, seen } = measureHints({ level: 'regent', games: howMany(2, 1), every: 7, patient: true });
  expect(hints).toBeGreaterThan(howMany(40, 20));
  expect(seen / hints).toBeGreaterThan(1 / 3);
});
