import { expect, it } from 'vitest';
import { deciders, decisionOf, legalActions } from '../../../shared/flow/runner.ts';
import { rulesAt } from '../../../shared/rules/actions/index.ts';
import { seatOf } from '../../../shared/rules/position/position.ts';
import { ACTION_TYPES, type Action } from '../../../shared/vocabulary/actions.ts';
import type { Decision } from '../../../shared/vocabulary/time.ts';
import { everySetup } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

it('legal actions are listed in the order of the table', () => {
  const met = new Set<Action['type']>();
  for (const setup of [...everySetup(3), ...everySetup(4), ...everySetup(6)]) {
    playRandomly(setup, (game) => {
      for (const seat of deciders(game)) {
        const listed: Action[] = [];
        for (const rule of rulesAt(game, decisionOf(game) as Decision)) rule.legal(game, seatOf(game, seat), listed);
        expect(legalActions(game, seat)).toEqual(listed);
        for (const { type } of listed) met.add(type);
      }
      return undefined;
    });
  }
  expect([...met].sort()).toEqual([...ACTION_TYPES].sort());
});
