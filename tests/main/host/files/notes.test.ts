import { expect, it } from 'vitest';
import { z } from 'zod';
import { openNotes } from '../../../../main/host/files/notes.ts';
import { type SealedKind, seal } from '../../../../main/host/files/sealedFile.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';

const schema = z.object({ told: z.array(z.string()) });
const KIND: SealedKind<z.output<typeof schema>> = {
  name: 'notes.json',
  version: 1,
  largest: 1000,
  nothing: { told: [] },
  read: (value) => schema.parse(value),
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
  return { files, notices, open: () => openNotes({ files, folder: '/data', watch, announce, now: () => 0 }, KIND) };
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
  ['another file', () => seal({ name: 'others.json', version: 1 }, { told: [] })],
  ['of another shape', () => seal(KIND, { told: 7 })],
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

it('of a newer program are left alone, and the player is told', async () => {
  const { open, files, notices } = place();
  const newer = seal({ name: KIND.name, version: 2 }, { told: { more: true } });
  files.put(FILE, newer);
  const notes = await open();
  await notes.change({ told: ['here'] });
  expect(notes.current).toEqual({ told: ['here'] });
  expect(files.text('notes.json')).toBe(newer);
  expect(notices).toEqual([{ code: 'notesLeft', detail: 'notes.json' }]);
});

it('that cannot be read now are left alone: they may be as good as ever', async () => {
  const { open, files, notices } = await written();
  files.fault = failOn('ENXIO', 'read');
  const notes = await open();
  files.fault = () => undefined;
  await notes.change({ told: ['lost'] });
  expect((await open()).current).toEqual({ told: ['first', 'second'] });
  expect(notices).toMatchObject([{ code: 'notesLeft' }, { code: 'notesLeft' }]);
});

it('that the disk does not take hold to the end, the player hears of it, and they are written when it can be', async () => {
  const { open, files, notices } = place();
  const notes = await open();
  files.fault = failOn('ENOSPC', 'write');
  await notes.change({ told: ['draft'] });
  expect(notes.current).toEqual({ told: ['draft'] });
  expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'notes.json' }]);
  files.fault = () => undefined;
  await notes.flush();
  expect(notices).toMatchObject([{ code: 'saveFailed' }, { code: 'saveWorksAgain', detail: 'notes.json' }]);
  expect((await open()).current).toEqual({ told: ['draft'] });
});
