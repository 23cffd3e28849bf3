import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyAction } from '../../../shared/flow/runner.ts';
import { COMPILED_FLOW, flowCode } from '../../../tools/generate/flowCode.ts';
import { gameAt } from '../../fixtures/sketch.ts';

it('is current (`npm run flow:update` compiles it anew)', () => {
  expect(readFileSync(COMPILED_FLOW, 'utf8')).toBe(flowCode());
});

it.each([
  ['draft', { type: 'gold' }],
  ['colony', { type: 'statue', requirement: 6, tile: 'food', side: 'track' }],
  ['medals', { type: 'setWheel', rotation: 1 }],
] as const)('refuses what is no decision of %s, and changes nothing', (decision, action) => {
  const game = gameAt(decision);
  const before = structuredClone(game);
  expect(() => applyAction(game, 0, action)).toThrow(RangeError);
  expect(game).toEqual(before);
});
