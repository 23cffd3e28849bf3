import { expect, it } from 'vitest';
import type { Client } from '../../renderer/platform/client/client.ts';
import { luckOf } from '../fixtures/luck.ts';
import { type AttackReport, attack } from '../torture/calls/attack.ts';
import { importableTexts } from '../torture/calls/calls.ts';
import { InsiderKnowledge } from '../torture/calls/insider.ts';
import { type CarrierName, startCarrier } from './carriers.ts';

/** What each carrier makes of a value; throws for what it cannot bring over. */
const CROSSINGS: Readonly<Record<CarrierName, (value: unknown) => unknown>> = {
  'in process': structuredClone,
  loopback: (value) => JSON.parse(JSON.stringify({ value })).value,
  Electron: structuredClone,
};

const texts = importableTexts();

it.each(Object.entries(CROSSINGS))('hostile calls through %s harm nothing', async (name, cross) => {
  const carried = await startCarrier(name as CarrierName);
  const client = await carried.open();
  const call = client.call as (name: string, input: unknown) => ReturnType<Client['call']>;
  await client.call('settings.change', { speed: 'instant' });
  const report: AttackReport = { outcomes: {}, broken: [] };
  const state = async () =>
    JSON.stringify([await client.call('games.list', {}), await client.call('settings.read', {})]);
  await attack({ call, cross, state }, { knowledge: new InsiderKnowledge(texts), luck: luckOf(3), count: 250 }, report);
  await carried.close();
  expect(report.broken).toEqual([]);
  expect(report.outcomes.badInput).toBeGreaterThan(50);
});
