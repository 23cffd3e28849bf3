import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf } from '../../shared/session/record.ts';
import { everySetup, setups, setupWith } from '../fixtures/randomGame.ts';
import { finishedGame } from '../fixtures/savedGame.ts';
import { checkRecord, WrongRecord } from './referee/recordCheck.ts';

describe('the rules, against a second reading of rules.md', () => {
  it('every seat count in both modes: same legal actions, same figures, same scores', () => {
    for (const setup of everySetup(1)) checkRecord(recordOf(finishedGame(setup), true));
  });

  it('any random game', () => {
    fc.assert(
      fc.property(setups, (setup) => checkRecord(recordOf(finishedGame(setup), true))),
      { numRuns: 30 },
    );
  });
});

describe('the referee', () => {
  const lines = JSON.parse(JSON.stringify(recordOf(finishedGame(setupWith(2, 'basic', 3)), true)));

  it.each([
    ['a coin too many', (line: { after: { coins: number[] } }) => (line.after.coins[0] as number)++],
    ['a card too many', (line: { after: { cards: number[] } }) => (line.after.cards[1] as number)++],
    ['an illegal action more', (line: { legal: unknown[] }) => line.legal.push({ type: 'gold' })],
    ['a legal action less', (line: { legal: unknown[] }) => line.legal.pop()],
    ['another seat', (line: { seat: number }) => (line.seat = 1 - line.seat)],
    ['another step', (line: { step: string }) => (line.step = 'colony')],
  ])('sees %s', (_name, spoil) => {
    const spoilt = structuredClone(lines);
    spoil(spoilt[20]);
    expect(() => checkRecord(spoilt)).toThrow(WrongRecord);
    expect(() => checkRecord(lines)).not.toThrow();
  });

  it('sees a missing line', () => {
    expect(() => checkRecord(lines.toSpliced(30, 1))).toThrow(WrongRecord);
  });
});
