import { expect, it } from 'vitest';
import { measureHints } from '../../../tools/bench/coach/hints.ts';

it('gives a third of all hints a reason that was seen in games played on', () => {
  const { hints, seen } = measureHints({ level: 'regent', games: 2, every: 7, patient: true });
  expect(hints).toBeGreaterThan(40);
  expect(seen / hints).toBeGreaterThan(1 / 3);
});
