import { createHash } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import type { Page } from '../../../main/carrier/page.ts';
import type { KeyOfCode } from '../../../main/phones/codeKey.ts';
import { createPhones } from '../../../main/phones/phones.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { PhonesState, Place } from '../../../shared/contract/phones.ts';
import type { NewGame } from '../../../shared/contract/tableSetup.ts';
import { MemoryDisk } from '../host/files/memoryDisk.ts';
import { startGame, startHost, type TestHost } from '../host/testHost.ts';
import { comeBy, type TestDevice } from './device.ts';

const NO_PAGE: Page = new Map();
/** No test listens on a real network. */
const HERE = '127.0.0.1';
/** Keys of codes at once: what the real ones cost is for who guesses. */
const quickKeyOfCode: KeyOfCode = async (code, place) => createHash('sha256').update(`${code} ${place}`).digest('hex');

interface DoorOfTests {
  readonly page?: Page;
  readonly addresses?: readonly string[];
  readonly keyOfCode?: KeyOfCode;
}

/** A host with a door for phones on this computer alone. */
export const hostWithDoor = (
  { page = NO_PAGE, addresses = [HERE], keyOfCode = quickKeyOfCode }: DoorOfTests = {},
  files = new MemoryDisk(),
): Promise<TestHost> =>
  startHost({ files, phones: createPhones({ readPage: () => page, addresses: () => addresses, keyOfCode }) });

/** A game on the table of such a host, to which phones are invited. */
export async function tableWithPhones(letters: string, changes: Partial<NewGame> = {}, doorOfTests: DoorOfTests = {}) {
  const host = await hostWithDoor(doorOfTests);
  await startGame(host, letters, changes);
  let state: PhonesState = await host.call('phones.invite', {});
  host.host.subscribe((name, payload) => {
    if (name === 'phones.changed') state = payload as PhonesState;
  });
  const devices: TestDevice[] = [];
  onTestFinished(() => {
    for (const { transport } of devices) transport.end();
  });
  const door = () => state.door?.link ?? '';
  const invitationTo = (place: Place) => {
    const invitation = state.invitations.find((one) => one.place === place);
    if (invitation === undefined) throw new RangeError(`nobody is invited to ${place}`);
    return { key: invitation.link.replace(/^.*#k=/, ''), code: invitation.code };
  };
  /** A device comes by a key, and goes no further by itself. */
  const come = (key: string, name?: string) => {
    const device = comeBy(door(), key, name);
    devices.push(device);
    return device;
  };
  /** A device comes by the QR code, and somebody lets it in. */
  const letIn = async (place: Place, name = `phone ${place}`) => {
    const device = come(invitationTo(place).key, name);
    const asking = await vi.waitFor(() => {
      const found = state.asking.find((one) => one.name === name);
      if (found === undefined) throw new Error('nobody asks');
      return found;
    });
    await host.call('phones.admit', { device: asking.id });
    await vi.waitFor(() => {
      if (device.link() !== 'up') throw new Error('not in');
    });
    return device;
  };
  return { host, state: () => state, door, invitationTo, come, letIn };
}

/** The game as a device has it now. */
export async function gameAt({ client }: TestDevice): Promise<GameUpdate> {
  const answer = await client.call('game.open', {});
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
