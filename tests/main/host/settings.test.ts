import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { type Fault, failOn, MemoryDisk } from './files/memoryDisk.ts';
import { playersOf } from './saves/savedGames.ts';
import { startHost } from './testHost.ts';

const FILE = '/data/settings.json';
const diskWith = (text: string): MemoryDisk => {
  const disk = new MemoryDisk();
  disk.put(FILE, text);
  return disk;
};

const unreadable: Fault = (operation, file) => {
  if (operation === 'read' && file === FILE) throw Object.assign(new Error(), { code: 'EACCES' });
};

describe('the settings', () => {
  it('start as sensible defaults', async () => {
    const host = await startHost();
    expect(await host.call('settings.read', {})).toEqual(DEFAULT_SETTINGS);
    expect(host.notices).toEqual([]);
  });

  it('change, tell everybody, and outlast the program', async () => {
    const host = await startHost();
    const table = { mode: 'basic', players: playersOf('hb') } as const;
    const lastTable = { ...table, expansions: [], content: 'standard' };
    const changed = await host.call('settings.change', { speed: 'fast', lastTable: table });
    expect(changed).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast', lastTable });
    expect(host.messages).toEqual(['settings.changed']);
    const again = await startHost({ files: host.disk });
    expect(await again.call('settings.read', {})).toEqual(changed);
  });

  it('of a program that knew fewer of them are completed, and a change leaves all others as they are', async () => {
    const { longThinking: _, textScale: __, ...older } = DEFAULT_SETTINGS;
    const host = await startHost({ files: diskWith(JSON.stringify({ ...older, uiScale: 120 })) });
    // Text grew with the panels then.
    expect(await host.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, uiScale: 120, textScale: 120 });
    expect(host.notices).toEqual([]);
    await host.call('settings.change', { longThinking: true });
    await host.call('settings.change', { speed: 'fast' });
    expect(await host.call('settings.read', {})).toMatchObject({ longThinking: true, speed: 'fast', uiScale: 120 });
  });

  it('of two changes made at once keep both, however slow the disk is at the first', async () => {
    const host = await startHost();
    let open = (): void => undefined;
    host.disk.gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = host.call('settings.change', { uiScale: 150 });
    await new Promise(setImmediate);
    host.disk.gate = Promise.resolve();
    const second = host.call('settings.change', { speed: 'fast' });
    await new Promise(setImmediate);
    open();
    await Promise.all([first, second]);
    expect(JSON.parse(host.disk.text('settings.json'))).toMatchObject({ uiScale: 150, speed: 'fast' });
  });

  it('of two programs on one folder are merged: each keeps what the other changed', async () => {
    const one = await startHost();
    const other = await startHost({ files: one.disk });
    await one.call('settings.change', { speed: 'fast' });
    await other.call('settings.change', { uiScale: 125 });
    expect(JSON.parse(one.disk.text('settings.json'))).toMatchObject({ speed: 'fast', uiScale: 125 });
    expect(await other.call('settings.read', {})).toMatchObject({ speed: 'fast', uiScale: 125 });
    // Of one and the same setting the last change holds.
    await one.call('settings.change', { uiScale: 150 });
    expect(await one.call('settings.read', {})).toMatchObject({ speed: 'fast', uiScale: 150 });
    await other.call('settings.change', { language: 'de' });
    expect(JSON.parse(one.disk.text('settings.json'))).toMatchObject({ speed: 'fast', uiScale: 150, language: 'de' });
    expect([...one.notices, ...other.notices]).toEqual([]);
  });

  it('that the disk did not take yet are put on top of what another program wrote meanwhile', async () => {
    const host = await startHost();
    host.disk.fault = failOn('ENOSPC', 'write');
    await host.call('settings.change', { speed: 'fast', uiScale: 125 });
    host.disk.fault = () => undefined;
    host.disk.put(FILE, JSON.stringify({ ...DEFAULT_SETTINGS, uiScale: 110, language: 'de' }));
    await host.call('settings.change', { longThinking: true });
    const merged = { ...DEFAULT_SETTINGS, speed: 'fast', uiScale: 125, language: 'de', longThinking: true };
    expect(JSON.parse(host.disk.text('settings.json'))).toEqual(merged);
    expect(await host.call('settings.read', {})).toEqual(merged);
  });

  it('are not lost to nonsense that another program wrote, nor to a file that is gone or cannot be read', async () => {
    const host = await startHost();
    await host.call('settings.change', { speed: 'fast' });
    host.disk.put(FILE, '{"speed":7,"uiScale":125,"quality":"huge"}');
    await host.call('settings.change', { language: 'de' });
    const kept = { ...DEFAULT_SETTINGS, speed: 'fast', uiScale: 125, textScale: 125, language: 'de' };
    expect(await host.call('settings.read', {})).toEqual(kept);
    for (const spoil of [() => host.disk.remove(FILE), () => host.disk.put(FILE, 'rubbish')]) {
      await spoil();
      await host.call('settings.change', { longThinking: true });
      expect(JSON.parse(host.disk.text('settings.json'))).toEqual({ ...kept, longThinking: true });
    }
    host.disk.fault = failOn('ENOENT', 'read');
    await host.call('settings.change', { longThinking: false });
    expect(JSON.parse(host.disk.text('settings.json'))).toEqual({ ...kept, longThinking: false });
  });

  it.each([
    ['an unknown key', { sound: true }],
    ['a value out of range', { uiScale: 1000 }],
    ['nonsense', 7],
  ])('refuse %s', async (_, input) => {
    const host = await startHost();
    expect(await host.refusal('settings.change', input)).toBe('badInput');
    expect(await host.call('settings.read', {})).toEqual(DEFAULT_SETTINGS);
  });

  it('take a key without a value for no change', async () => {
    const host = await startHost();
    await host.host.handle('settings.change', { speed: undefined, language: 'de' });
    expect(await host.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, language: 'de' });
  });

  it.each(['', '{', '[]', 'null', '7', '""', '"x"', '\u0000', '{"window":{"width":800}}'])(
    'are the usual ones when the file holds %j, which is kept under another name and told once',
    async (text) => {
      const host = await startHost({ files: diskWith(text) });
      expect(await host.call('settings.read', {})).toEqual(DEFAULT_SETTINGS);
      const aside = host.disk.files().find((name) => name.startsWith('settings.json.corrupt-')) ?? '';
      expect(host.disk.text(aside)).toBe(text);
      expect(host.notices).toEqual([{ code: 'settingsAside', detail: aside }]);
      const again = await startHost({ files: host.disk });
      expect(again.notices).toEqual([]);
    },
  );

  it('that cannot be read are told and never replaced: a change keeps them under another name', async () => {
    const kept = JSON.stringify({ speed: 'fast' });
    const disk = diskWith(kept);
    disk.fault = unreadable;
    const host = await startHost({ files: disk });
    expect(await host.call('settings.read', {})).toEqual(DEFAULT_SETTINGS);
    expect(host.notices).toEqual([{ code: 'settingsUnread', detail: 'settings.json' }]);
    expect(disk.text('settings.json')).toBe(kept);
    await host.call('settings.change', { language: 'de' });
    const aside = disk.files().find((name) => name.startsWith('settings.json.corrupt-')) ?? '';
    expect(disk.text(aside)).toBe(kept);
    expect(host.notices).toMatchObject([{}, { code: 'settingsAside', detail: aside }]);
    disk.fault = () => undefined;
    const again = await startHost({ files: disk });
    expect(await again.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, language: 'de' });
    expect(again.notices).toEqual([]);
  });

  it('that could not be read at the start only are taken up with the next change', async () => {
    const disk = diskWith(JSON.stringify({ speed: 'fast' }));
    disk.fault = unreadable;
    const host = await startHost({ files: disk });
    disk.fault = () => undefined;
    await host.call('settings.change', { language: 'de' });
    expect(await host.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast', language: 'de' });
    expect(disk.files()).not.toContainEqual(expect.stringContaining('corrupt'));
  });

  it('keep what is good in a file that is damaged in part', async () => {
    const host = await startHost({
      files: diskWith('{"speed":"instant","uiScale":"big","quality":[],"language":"de"}'),
    });
    expect(await host.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, speed: 'instant', language: 'de' });
    expect(host.notices).toEqual([{ code: 'settingsReset', detail: 'uiScale, quality' }]);
  });

  it('do not use keys that only another version knows, keep them in the file, and say nothing', async () => {
    const host = await startHost({ files: diskWith('{"speed":"fast","newThing":1,"__proto__":{"uiScale":1}}') });
    expect(await host.call('settings.read', {})).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast' });
    await host.call('settings.change', { language: 'de' });
    expect(JSON.parse(host.disk.text('settings.json'))).toMatchObject({ newThing: 1, speed: 'fast', language: 'de' });
    expect(host.notices).toEqual([]);
  });

  it('hold till the end of the program when the disk refuses, which is told once', async () => {
    const host = await startHost();
    host.disk.fault = failOn('ENOSPC', 'write');
    await host.call('settings.change', { speed: 'fast' });
    await host.call('settings.change', { uiScale: 125 });
    expect(await host.call('settings.read', {})).toMatchObject({ speed: 'fast', uiScale: 125 });
    host.disk.fault = () => undefined;
    await host.call('settings.change', { language: 'en' });
    expect(host.notices).toEqual([
      { code: 'saveFailed', detail: 'settings.json', cause: 'full' },
      { code: 'saveWorksAgain', detail: 'settings.json' },
    ]);
    expect(JSON.parse(host.disk.text('settings.json'))).toMatchObject({ speed: 'fast', uiScale: 125, language: 'en' });
  });
});
