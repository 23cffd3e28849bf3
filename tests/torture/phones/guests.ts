import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyOfCode } from '../../../main/phones/codeKey.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import type { Place } from '../../../shared/contract/phones.ts';
import { comeBy, type TestDevice } from '../../main/phones/device.ts';

/** Nothing that is tortured listens on a real network. */
export const HERE = '127.0.0.1';

/** A call of the table; rejects when it is refused. */
export type TableCall = <K extends CallName>(name: K, input: CallInput<K>) => Promise<CallOutput<K>>;

/** Milliseconds: a part of a game may lie in between, on a machine that is busy. */
const PATIENCE = 60_000;
const LOOK_EVERY = 4;

/** Waits until something is there; rejects when it takes too long. */
export async function until<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(LOOK_EVERY)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`waited in vain: ${what}`);
}

/** Keys of codes at once: stretching them is not what is tortured. */
export const quickKeyOfCode: KeyOfCode = async (code, place) =>
  createHash('sha256').update(`${code} ${place}`).digest('hex');

/** The key that brings a device to a place. */
export async function keyTo(table: TableCall, place: Place): Promise<string> {
  const { invitations } = await table('phones.read', {});
  return invitations.find((one) => one.place === place)?.link.replace(/^.*#k=/, '') ?? '';
}

/** A device comes by a key to a place, and somebody at the table lets it in. */
export async function letIn(table: TableCall, place: Place, name = `phone ${place}`): Promise<TestDevice> {
  const { door } = await table('phones.read', {});
  const device = comeBy(door?.link ?? '', await keyTo(table, place), name);
  const asking = await until('to ask', async () =>
    (await table('phones.read', {})).asking.find((one) => one.name === name),
  );
  await table('phones.admit', { device: asking.id });
  await until('to be let in', () => device.link() === 'up');
  return device;
}
