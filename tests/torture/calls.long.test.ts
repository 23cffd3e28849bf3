// @long
import { expect, it } from 'vitest';
import { MOST_IN_FLIGHT } from '../../main/carrier/callLimits.ts';
import { luckOf } from '../fixtures/luck.ts';
import { howMany } from '../thorough.ts';
import { type AttackReport, attack, type Target } from './calls/attack.ts';
import { tortureCalls } from './calls/calls.ts';
import { floodCalls } from './calls/flood.ts';
import { InsiderKnowledge } from './calls/insider.ts';

it('hostile calls are refused with their reason, and nothing changes by them', async () => {
  const { outcomes, broken } = await tortureCalls(howMany(4000, 1500), 1, () => undefined);
  expect(broken).toEqual([]);
  // Those that fit well enough to be refused by the game, and not by the contract.
  expect(Object.keys(outcomes)).toEqual(
    expect.arrayContaining(['badInput', 'unknownCall', 'granted', 'noGame', 'stale', 'illegal', 'notYourTurn']),
  );
}, 60_000);

it('a page that asks too much at once waits, and nobody works for one that has gone', async () => {
  const { most, broken } = await floodCalls(howMany(300, 100));
  expect(broken).toEqual([]);
  expect(most).toBe(MOST_IN_FLIGHT);
}, 120_000);

it.each<[string, Partial<Target>, string]>([
  ['grants what it should refuse', { call: async () => ({ ok: true, value: null }) }, 'is ok, not'],
  ['fails inside', { call: async () => ({ ok: false, code: 'internal', detail: '' }) }, 'is internal'],
  ['answers nonsense', { call: async () => 'yes' }, 'answers string'],
  ['changes when it refuses', { state: async () => String(performance.now()) }, 'changed by refused calls'],
])('the attack notices a host that %s', async (_what, flaw, expected) => {
  const target = {
    call: async () => ({ ok: false, code: 'badInput', detail: '' }),
    cross: structuredClone,
    state: async () => '',
    ...flaw,
  };
  const report: AttackReport = { outcomes: {}, broken: [] };
  await attack(target, { knowledge: new InsiderKnowledge(['{}']), luck: luckOf(1), count: 50 }, report);
  expect(report.broken.join('\n')).toContain(expected);
});
