import { homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../../../../main/host/files/fileSystem.ts';
import { licencesOf } from '../../../../main/host/support/licences.ts';
import { withoutOwner } from '../../../../main/host/support/privacy.ts';
import { TARGETS } from '../../../../tools/build/targets.ts';
import { fakeHost } from '../../electron/fakeHost.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { startGame, startHost } from '../testHost.ts';

const SEED = 918_273_645;

describe('the diagnostics', () => {
  it('tell versions, the page, the settings, what the carrier knows and the newest of the log', async () => {
    const host = await startHost({
      runtime: { node: '20.1.2' },
      carrierFacts: () => ({ 'gpu webgl2': 'enabled' }),
    });
    await host.call('settings.change', { uiScale: 125 });
    const text = await host.call('app.diagnostics', { facts: { renderer: 'llvmpipe\nSettings\n  uiScale: 1' } });
    expect(text).toMatch(/^Hadara 1\.2\.3 \(memory\)\n/);
    for (const line of [
      'node: 20.1.2',
      'gpu webgl2: enabled',
      'uiScale: 125',
      'renderer: llvmpipe Settings uiScale: 1',
    ])
      expect(text).toContain(`\n  ${line}\n`);
    expect(text).toContain('"event":"host started"');
  });

  it('tell nothing of hands, decisions, seeds, names and whose computer it is', async () => {
    const dataFolder = path.join(homedir(), 'games', userInfo().username, 'hadara');
    const host = await startHost({ dataFolder });
    const update = await startGame(host, 'hhb', { seed: SEED });
    const names = update.players.map(({ name }) => `${name}-secret`);
    await host.call('settings.change', {
      lastTable: {
        mode: 'basic',
        expansions: [],
        content: 'standard',
        players: update.players.map((player, index) => ({ ...player, name: names[index] ?? '' })),
      },
    });
    // A call that fails leaves its trace in the log.
    await host.refusal('game.act', { seq: 1e9, action: { type: 'keepSide', side: 'A' } });
    host.host.log.fault('call failed', new Error(`seed ${SEED} 1-red-01`));
    const text = await host.call('app.diagnostics', { facts: {} });
    expect(text).toContain('call failed');
    expect(text).toContain('~');
    for (const secret of [String(SEED), '1-red-01', homedir(), ...names]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\d-(yellow|red|blue|green|purple)-\d/);
    expect(text).not.toContain(`/${userInfo().username}/`);
  });

  it('take only so much from the page', async () => {
    const host = await startHost();
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [String(index), '']));
    for (const facts of [many, { renderer: 'x'.repeat(301) }, { renderer: 1 }, null])
      expect(await host.refusal('app.diagnostics', { facts })).toBe('badInput');
  });
});

describe('whose computer it is', () => {
  const ada = { home: '/home/ada', userName: 'ada' };
  it.each([
    ['at file:///home/ada/game/x.js:1:2', ada, 'at file://~/game/x.js:1:2'],
    ['/mnt/ada/x and /mnt/adam/x', ada, '/mnt/…/x and /mnt/adam/x'],
    ['{"file":"C:\\\\Users\\\\Ada B\\\\x"}', { home: 'C:\\Users\\Ada B', userName: 'Ada B' }, '{"file":"~\\\\x"}'],
    ['file:///C:/Users/Ada%20B/x', { home: 'C:\\Users\\Ada B', userName: '' }, 'file:///~/x'],
    ['D:\\ADA\\x', ada, 'D:\\…\\x'],
    ['a/b', { home: '/', userName: '' }, 'a/b'],
  ])('is not told by %s', (text, owner, told) => {
    expect(withoutOwner(text, owner)).toBe(told);
  });
});

describe('the log folder', () => {
  it('is shown where something can show it, and named in any case', async () => {
    const opened: string[] = [];
    const openFolder = async (folder: string) => opened.push(folder) > 0;
    const host = await startHost({ openFolder });
    expect(await host.call('app.openLogs', {})).toEqual({ folder: '/data/logs', opened: true });
    expect(opened).toEqual(['/data/logs']);
    const blind = await startHost();
    expect(await blind.call('app.openLogs', {})).toEqual({ folder: '/data/logs', opened: false });
  });
});

describe('the licences', () => {
  const place = (name: string) => pathToFileURL(path.join(tmpdir(), name));
  const bundled = (...names: string[]) =>
    JSON.stringify(names.map((name) => ({ name, version: '1.0.0', identifier: 'MIT', text: `text of ${name}` })));

  it('are those of all lists, each package once', async () => {
    const disk = new MemoryDisk();
    await write(disk, place('a.json'), bundled('zod', 'react'));
    await write(disk, place('b.json'), bundled('react', 'ws'));
    const list = await licencesOf(disk, [place('a.json'), place('b.json')], fakeHost().host.log);
    expect(list.map(({ name }) => name)).toEqual(['react', 'ws', 'zod']);
    expect(list[0]).toEqual({ name: 'react', version: '1.0.0', licence: 'MIT', text: 'text of react' });
  });

  it('are read beside the program, whatever folder the player’s data lies in', async () => {
    const disk = new MemoryDisk();
    await write(disk, place('beside.json'), bundled('zod'));
    const host = await startHost({ files: disk, licencePlaces: [place('beside.json')] });
    expect(await host.call('app.licences', {})).toEqual([expect.objectContaining({ name: 'zod' })]);
  });

  it('leave out a list that is damaged, and note it', async () => {
    const disk = new MemoryDisk();
    await write(disk, place('a.json'), bundled('zod'));
    await write(disk, place('b.json'), '[{"name":1}]');
    const { log } = fakeHost().host;
    expect(await licencesOf(disk, [place('a.json'), place('b.json'), place('gone.json')], log)).toHaveLength(1);
    expect(log.fault).toHaveBeenCalledTimes(1);
  });

  it('name what the built program really brings along', async () => {
    const main = TARGETS.find(({ name }) => name === 'main')?.output ?? '';
    const { log } = fakeHost().host;
    const list = await licencesOf(diskFiles, [new URL('licences.json', pathToFileURL(main))], log);
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['pure-rand', 'ws', 'xstate', 'zod']));
    // Everything that ships permits it, and says so.
    for (const { licence } of list)
      expect(licence).toMatch(/^(MIT|BSD-[23]-Clause|ISC|0BSD|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0)$/);
    expect(list.find(({ name }) => name === 'zod')?.text).toMatch(/Permission is hereby granted/);
  });
});

async function write(disk: MemoryDisk, file: URL, text: string): Promise<void> {
  await disk.append(path.join(file.pathname), text);
}
