import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ChecksummedKind, textWithChecksum } from '../../../../main/host/files/checksummedFile.ts';
import { openNotes } from '../../../../main/host/files/notes.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';

const schema = z.object({ told: z.array(z.string()) });
const KIND: ChecksummedKind<z.output<typeof schema>> = {
  name: 'notes.json',
  version: 1,
  largest: 1000,
  nothing: { told: [] },
  read: (value) => schema.parse(value),
  merge: (others, own) => ({ told: [...new Set([...others.told, ...own.told])] }),
  lost: 'notesReset',
};
const FILE = '/data/notes.json';

function place(files = new MemoryDisk()) {
  const notices: Notice[] = [];
  const announce = (notice: Notice) => void notices.push(notice);
  const watch = createSaveWatch(
    announce,
    createHostLog(new MemoryDisk(), '/logs', () => 0),
  );
  return {
    files,
    notices,
    watch,
    open: () => openNotes({ files, folder: '/data', watch, announce, now: () => 0 }, KIND),
  };
}

/** Notes of which two changes were written. */
async function written() {
  const there = place();
  const notes = await there.open();
  await notes.change({ told: ['first'] });
  await notes.change({ told: ['first', 'second'] });
  return there;
}

const flipped = (text: string): string => text.replace('second', 'sekond');

it('are kept, and there again at the next start', async () => {
  const { open, notices } = await written();
  expect((await open()).current).toEqual({ told: ['first', 'second'] });
  expect(notices).toEqual([]);
});

it.each([
  ['cut short', (text: string) => text.slice(0, -9)],
  ['something else', () => '[1,2]'],
  ['changed by one letter', flipped],
  ['changed in its version', (text: string) => text.replace('"version":1', '"version":9')],
  ['another file', () => textWithChecksum({ name: 'others.json', version: 1 }, { told: [] })],
  ['of another shape', () => textWithChecksum(KIND, { told: 7 })],
])('that are %s are set aside and told, and their backup takes their place', async (_what, spoil) => {
  const { open, files, notices } = await written();
  const spoilt = spoil(files.text('notes.json'));
  files.put(FILE, spoilt);
  const notes = await open();
  expect(notes.current).toEqual({ told: ['first'] });
  const aside = files.files().find((name) => name.startsWith('notes.json.corrupt-')) ?? '';
  expect(files.text(aside)).toBe(spoilt);
  expect(notices).toEqual([{ code: 'notesRestored', detail: aside }]);
  await notes.change({ told: ['again'] });
  expect((await open()).current).toEqual({ told: ['again'] });
});

it('begin anew where the backup is damaged, too, and both are kept', async () => {
  const { open, files, notices } = await written();
  files.put(FILE, '{');
  files.put('/data/notes.bak.json', '}');
  expect((await open()).current).toEqual(KIND.nothing);
  const aside = files.files().filter((name) => name.includes('.corrupt-'));
  expect(aside).toHaveLength(2);
  expect(notices).toMatchObject([{ code: 'notesReset' }]);
  for (const name of aside) expect(notices[0]?.detail).toContain(name);
});

it('of which only the backup is there are taken from it: nothing was damaged, and nothing is told', async () => {
  const { open, files, notices } = await written();
  await files.remove(FILE);
  expect((await open()).current).toEqual({ told: ['first'] });
  expect(notices).toEqual([]);
});

it('of a newer program are left alone, and the player is told', async () => {
  const { open, files, notices } = place();
  const newer = textWithChecksum({ name: KIND.name, version: 2 }, { told: { more: true } });
  files.put(FILE, newer);
  const notes = await open();
  await notes.change({ told: ['here'] });
  expect(notes.current).toEqual({ told: ['here'] });
  expect(files.text('notes.json')).toBe(newer);
  expect(notices).toEqual([{ code: 'notesLeft', detail: 'notes.json' }]);
});

it('that cannot be read now stay, and what is new is added to them as soon as they can be read', async () => {
  const { open, files, notices, watch } = await written();
  files.fault = failOn('ENXIO', 'read');
  const notes = await open();
  expect(notices).toEqual([{ code: 'notesUnread', detail: 'notes.json' }]);
  await notes.change({ told: ['later'] });
  expect(notices).toMatchObject([{}, { code: 'saveFailed', detail: 'notes.json' }]);
  files.fault = () => undefined;
  expect(await watch.retry()).toBe(true);
  expect(notes.current).toEqual({ told: ['first', 'second', 'later'] });
  expect((await open()).current).toEqual({ told: ['first', 'second', 'later'] });
});

it('that another program wrote meanwhile keep what both know', async () => {
  const { open, notices } = await written();
  const [one, other] = [await open(), await open()];
  await one.change({ told: [...one.current.told, 'one'] });
  await other.change({ told: [...other.current.told, 'other'] });
  expect(other.current).toEqual({ told: ['first', 'second', 'one', 'other'] });
  await one.change({ told: [...one.current.told, 'last'] });
  expect((await open()).current).toEqual({ told: ['first', 'second', 'one', 'other', 'last'] });
  expect(notices).toEqual([]);
});

it('that another program spoilt while this one ran are set aside, told, and written anew', async () => {
  const { open, files, notices } = await written();
  const notes = await open();
  files.put(FILE, 'rubbish');
  await notes.change({ told: ['first', 'second', 'third'] });
  const aside = files.files().find((name) => name.startsWith('notes.json.corrupt-')) ?? '';
  expect(files.text(aside)).toBe('rubbish');
  expect(notices).toEqual([{ code: 'notesSpoilt', detail: aside }]);
  expect((await open()).current).toEqual({ told: ['first', 'second', 'third'] });
});

it('that a newer program wrote meanwhile are left alone, and the player is told once', async () => {
  const { open, files, notices } = await written();
  const notes = await open();
  const newer = textWithChecksum({ name: KIND.name, version: 2 }, { told: { more: true } });
  files.put(FILE, newer);
  await notes.change({ told: ['third'] });
  await notes.change({ told: ['fourth'] });
  expect(files.text('notes.json')).toBe(newer);
  expect(notices).toEqual([{ code: 'notesLeft', detail: 'notes.json' }]);
});

it('that are gone while the program runs are written anew', async () => {
  const { open, files } = await written();
  const notes = await open();
  await files.remove(FILE);
  await notes.change({ told: ['first', 'second', 'third'] });
  expect((await open()).current).toEqual({ told: ['first', 'second', 'third'] });
});

it.each(['missing', 'damaged'])(
  'of which only a newer backup is left, the file being %s, begin anew and are written',
  async (file) => {
    const { open, files, notices } = place();
    const newer = textWithChecksum({ name: KIND.name, version: 2 }, { told: { more: true } });
    files.put('/data/notes.bak.json', newer);
    if (file === 'damaged') files.put(FILE, '{');
    const notes = await open();
    const aside = files.files().find((name) => name.startsWith('notes.bak.json.newer-')) ?? '';
    expect(files.text(aside)).toBe(newer);
    expect(notices).toMatchObject([{ code: 'notesReset' }]);
    expect(notices[0]?.detail).toContain(aside);
    await notes.change({ told: ['first'] });
    await notes.change({ told: ['first', 'second'] });
    expect((await open()).current).toEqual({ told: ['first', 'second'] });
    expect(notices).toHaveLength(1);
  },
);

it('keep a newer backup beside a good file', async () => {
  const { open, files } = await written();
  const newer = textWithChecksum({ name: KIND.name, version: 2 }, { told: { more: true } });
  files.put('/data/notes.bak.json', newer);
  const notes = await open();
  await notes.change({ told: ['third'] });
  const aside = files.files().find((name) => name.startsWith('notes.bak.json.newer-')) ?? '';
  expect(files.text(aside)).toBe(newer);
});

it('are never written so that they could not be read again', async () => {
  const { open, files, notices } = await written();
  const before = files.text('notes.json');
  const notes = await open();
  await notes.change({ told: ['x'.repeat(1000)] });
  expect(files.text('notes.json')).toBe(before);
  expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'notes.json' }]);
  await notes.change({ told: ['short'] });
  expect((await open()).current).toEqual({ told: ['short'] });
});

it('that change in quick succession are written together', async () => {
  const { open, files } = place();
  const notes = await open();
  const names = Array.from({ length: 50 }, (_, number) => `${number}`);
  await Promise.all(names.map((_, count) => notes.change({ told: names.slice(0, count + 1) })));
  expect(files.operations.filter((operation) => operation === 'rename notes.json').length).toBeLessThanOrEqual(2);
  expect((await open()).current).toEqual({ told: names });
});

it('that the disk does not take hold to the end, the player hears of it, and they are written when it can be', async () => {
  const { open, files, notices, watch } = place();
  const notes = await open();
  files.fault = failOn('ENOSPC', 'write');
  await notes.change({ told: ['draft'] });
  expect(notes.current).toEqual({ told: ['draft'] });
  expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'notes.json' }]);
  expect(await watch.retry()).toBe(false);
  files.fault = () => undefined;
  expect(await watch.retry()).toBe(true);
  expect(notices).toMatchObject([{ code: 'saveFailed' }, { code: 'saveWorksAgain', detail: 'notes.json' }]);
  expect((await open()).current).toEqual({ told: ['draft'] });
});
