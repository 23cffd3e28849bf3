import { expect, it } from 'vitest';
import { PSEUDO } from '../../fixtures/pseudo.ts';
it('x', () => { console.log(PSEUDO.messages['seat.market'], PSEUDO.messages['log.change.coins'], PSEUDO.messages['step.draft'], PSEUDO.titles['1-red-01']); expect(1).toBe(1); });
