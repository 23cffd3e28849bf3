import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MemoryDisk } from '../host/files/memoryDisk.ts';
import { gameAt, hostWithDoor, tableWithPhones } from './tableWithPhones.ts';

/* The program ends while phones are at the table, and is started again. */

/** A table whose first seat has a phone, after the program has ended. */
async function endedTable() {
  const { host, door, letIn } = await tableWithPhones('hhh');
  const device = await letIn(0, 'Bruno’s phone');
  const screen = await letIn('table', 'Television');
  const { port } = new URL(door());
  await host.host.dispose();
  await vi.waitFor(() => expect(device.link()).toBe('lost'));
  return { disk: host.disk, device, screen, port: Number(port) };
}

/** The program again, with the same game on the table. */
async function startedAgain(files: MemoryDisk, addresses?: readonly string[]) {
  const host = await hostWithDoor(addresses && { addresses }, files);
  await host.call('game.open', {});
  return host;
}

describe('devices of before the program ended', () => {
  it('are told of once their game is on the table, and nothing listens before somebody says that they may come', async () => {
    const { disk, device } = await endedTable();
    const host = await hostWithDoor({}, disk);
    expect(await host.call('phones.read', {})).toMatchObject({ door: null, former: [] });
    const { screen } = await host.call('game.open', {});
    expect(await host.call('phones.read', {})).toMatchObject({
      door: null,
      former: [
        { place: 0, name: 'Bruno’s phone' },
        { place: 'table', name: 'Television' },
      ],
    });
    expect(screen.curtain).toBe(0);
    expect(device.link()).toBe('lost');
  });

  it('are there again by themselves once they may, and decide', async () => {
    const { disk, device, screen } = await endedTable();
    const host = await startedAgain(disk);
    const state = await host.call('phones.comeBack', { welcome: true });
    expect(state).toMatchObject({ former: [], asking: [], trouble: null });
    expect(host.updates.at(-1)?.screen.curtain).toBe(1);
    await vi.waitFor(() => expect([device.link(), screen.link()]).toEqual(['up', 'up']), { timeout: 5000 });
    const { seq, choices } = await gameAt(device);
    expect(await device.client.call('game.act', { seq, action: choices[0]?.action as never })).toMatchObject({
      ok: true,
    });
    const { devices } = await host.call('phones.read', {});
    expect(devices.map(({ place, connected }) => [place, connected])).toEqual([
      [0, true],
      ['table', true],
    ]);
  });

  it('are forgotten when somebody says no, and when all are sent away', async () => {
    const { disk, device } = await endedTable();
    expect(disk.text('/data/phones.json')).toContain(device.key());
    const host = await startedAgain(disk);
    expect(await host.call('phones.comeBack', { welcome: false })).toMatchObject({ door: null, former: [] });
    expect(disk.text('/data/phones.json')).not.toContain(device.key());
    expect(await host.call('phones.comeBack', { welcome: true })).toMatchObject({ door: null, devices: [] });

    const other = await tableWithPhones('hh');
    const stopped = await other.letIn(0);
    expect(other.host.disk.text('/data/phones.json')).toContain(stopped.key());
    await other.host.call('phones.stop', {});
    expect(other.host.disk.text('/data/phones.json')).not.toContain(stopped.key());
  });

  it('cannot come where the port or the address is not free any more, and that is said', async () => {
    const { disk, port } = await endedTable();
    const squatter = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void squatter.close());
    await vi.waitFor(() => expect(squatter.listening).toBe(true));
    const host = await startedAgain(disk);
    expect(await host.call('phones.comeBack', { welcome: true })).toMatchObject({
      door: null,
      devices: [],
      former: [],
      trouble: 'moved',
    });
    expect(host.updates.at(-1)?.screen.curtain).toBe(0);

    const moved = await endedTable();
    const elsewhere = await startedAgain(moved.disk, ['127.0.0.9']);
    expect(await elsewhere.call('phones.comeBack', { welcome: true })).toMatchObject({ door: null, trouble: 'moved' });
  });

  it('of another game are not asked for, nor those whose seat a bot has', async () => {
    const { disk } = await endedTable();
    const host = await startedAgain(disk);
    const { players } = await host.call('game.open', {});
    const sitters = players.map(({ name, controller }, seat) => ({
      name,
      controller: seat === 0 ? ({ kind: 'bot', level: 'governor' } as const) : controller,
    }));
    await host.call('game.reseat', { sitters });
    const { devices } = await host.call('phones.comeBack', { welcome: true });
    expect(devices.map(({ place }) => place)).toEqual(['table']);
    await host.call('game.leave', {});
    const again = await startedAgain((await endedTable()).disk);
    await again.call('game.start', { mode: 'basic', players: [...players], seed: 3 });
    expect(await again.call('phones.read', {})).toMatchObject({ former: [], door: null });
  });
});
