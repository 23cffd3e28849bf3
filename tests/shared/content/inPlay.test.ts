import { expect, it } from 'vitest';
import type { CardSet } from '../../../shared/content/content.ts';
import { isInPlay, setsInPlay } from '../../../shared/content/inPlay.ts';

it.each([
  ['basic', [], ['base']],
  ['advanced', [], ['base', 'advanced']],
  ['advanced', ['monuments', 'market'], ['base', 'advanced']],
  ['basic', ['nobles'], ['base', 'nobles']],
  ['advanced', ['nobles'], ['base', 'advanced', 'nobles']],
] as const)('a %s game with %j is played with the sets %j', (mode, expansions, sets) => {
  expect(setsInPlay({ mode, expansions })).toEqual(sets);
  for (const set of ['base', 'advanced', 'nobles'] as const)
    expect(isInPlay({ set }, { mode, expansions })).toBe((sets as readonly CardSet[]).includes(set));
});

it('a set that belongs to nothing in the game is never in play', () => {
  for (const set of ['heroes', 'toString'] as unknown as CardSet[])
    expect(isInPlay({ set }, { mode: 'advanced', expansions: ['monuments', 'market', 'nobles'] })).toBe(false);
});
