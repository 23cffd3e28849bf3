import { expect, it } from 'vitest';
import { measureHints } from '../../../tools/bench/coach/hints.ts';

it('gives a third of all hints a reason that was seen in games played on', () => {
  const { hints, seen } = measureHints({ level: 'regent', games: 2, every: 6 });
  expect(hints).toBeGreaterThan(45);
  expect(seen / hints).toBeGreaterThan(1 / 3);
});
