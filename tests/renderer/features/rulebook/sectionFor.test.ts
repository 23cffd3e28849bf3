import { describe, expect, it } from 'vitest';
import { sectionForDecision, sectionForRefusal } from '../../../../renderer/game/sectionFor.ts';
import { SECTIONS } from '../../../../renderer/ui/outline.ts';
import { REFUSALS, type Refusal } from '../../../../shared/rules/observation/observation.ts';
import { DECISIONS } from '../../../../shared/vocabulary/time.ts';

const refused = (action: Refusal['action'], reason: Refusal['reason']): Refusal => ({
  action,
  reason,
  needed: 1,
  have: 0,
  remedies: [],
});

describe('the paragraph of a decision', () => {
  it.each([
    ['chooseSide', 'A', 'setupCard'],
    ['setWheel', 'A', 'wheel'],
    ['draft', 'A', 'phaseA'],
    ['draft', 'B', 'phaseB'],
    ['market', 'A', 'market'],
    ['colony', 'A', 'colony'],
    ['statue', 'B', 'statue'],
    ['feeding', 'B', 'feeding'],
    ['freeCard', 'B', 'freeCard'],
    ['medals', 'B', 'medals'],
    ['allyBonus', 'A', 'allyBonus'],
    ['placeTile', 'B', 'monuments'],
  ] as const)('%s in phase %s: %s', (decision, phase, section) => {
    expect(sectionForDecision(decision, phase)).toBe(section);
  });

  it('is a paragraph that there is, for every kind of decision and while nobody decides', () => {
    for (const decision of [...DECISIONS, null])
      for (const phase of ['A', 'B'] as const)
        expect(SECTIONS, decision ?? 'nothing').toContain(sectionForDecision(decision, phase));
    expect(new Set(DECISIONS.map((decision) => sectionForDecision(decision, 'A'))).size).toBe(DECISIONS.length);
  });
});

describe('the paragraph of a refusal', () => {
  it.each([
    [{ type: 'take', colour: 'red', action: 'buy' }, 'coins', 'price'],
    [{ type: 'take', colour: 'red', action: 'buy' }, 'pileEmpty', 'phaseB'],
    [{ type: 'take', colour: 'red', action: 'buy' }, 'trackTooLow', 'nobles'],
    [{ type: 'colony', level: 9, action: 'plunder' }, 'military', 'colony'],
    [{ type: 'colony', level: 9, action: 'integrate' }, 'coins', 'colony'],
    [{ type: 'statue', requirement: 12, tile: 'food', side: 'track' }, 'culture', 'statue'],
    [{ type: 'statue', requirement: 12, tile: 'food', side: 'track' }, 'noTile', 'tiles'],
    [{ type: 'silver', tile: 'food' }, 'coins', 'medals'],
    [{ type: 'gold' }, 'medalsFull', 'medals'],
    [{ type: 'monument', action: 'build' }, 'coins', 'monuments'],
    [{ type: 'payToFeed' }, 'paymentsUsed', 'payToFeed'],
    [{ type: 'redeemTile', card: '2-purple-07' }, 'coins', 'tileLoan'],
  ] as const)('%j for want of %s: %s', (action, reason, section) => {
    expect(sectionForRefusal(refused(action, reason))).toBe(section);
  });

  it('is a paragraph that there is, whatever the reason', () => {
    for (const reason of REFUSALS)
      expect(SECTIONS, reason).toContain(sectionForRefusal(refused({ type: 'pass' }, reason)));
  });
});
