import { dequal } from 'dequal';
import { expect, test } from 'vitest';
import { observe } from '../../../../shared/flow/runner.ts';
import { redact } from '../../../../shared/rules/observation/redact.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { playRandomly } from '../../../fixtures/randomGame.ts';

test('other eyes see of a position what everybody sees of it, and its viewer all of it (rules §11)', () => {
  let secrets = 0;
  for (const setup of everySetup(31)) {
    playRandomly(setup, (state) => {
      const [own, everybody] = [observe(state, 0), observe(state, null)];
      if (!dequal(own.seats, everybody.seats)) secrets += 1;
      expect(redact(own, 0)).toEqual(own);
      expect(redact(own, null)).toEqual(everybody);
      expect(redact(own, 1)).toEqual({ ...everybody, viewer: 1 });
      return undefined;
    });
  }
  expect(secrets).toBeGreaterThan(100);
});
