import { expect, it } from 'vitest';
import { z } from 'zod';
import { type NotesKind, openNotes } from '../../../../main/host/files/notes.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { failOn, MemoryDisk } from './memoryDisk.ts';

const schema = z.object({ told: z.array(z.string()) });
const KIND: NotesKind<z.output<typeof schema>> = {
  name: 'notes.json',
  largest: 1000,
  nothing: { told: [] },
  read: (value) => schema.parse(value),
  code: 'notesReset',
};

function place(files = new MemoryDisk()) {
  const notices: Notice[] = [];
  const announce = (notice: Notice) => void notices.push(notice);
  const watch = createSaveWatch(
    announce,
    createHostLog(new MemoryDisk(), '/logs', () => 0),
  );
  return { files, notices, open: () => openNotes({ files, folder: '/data', watch, announce, now: () => 0 }, KIND) };
}

it('are kept, and there again at the next start', async () => {
  const { open, notices } = place();
  await (await open()).change({ told: ['draft'] });
  expect((await open()).current).toEqual({ told: ['draft'] });
  expect(notices).toEqual([]);
});

it.each([
  ['no JSON', '{"told":'],
  ['something else', '[1,2]'],
  ['far too long', `{"told":["${'x'.repeat(2000)}"]}`],
])('that are %s are set aside and told, and what comes next is kept beside them', async (_what, text) => {
  const { open, files, notices } = place();
  files.put('/data/notes.json', text);
  const notes = await open();
  expect(notes.current).toEqual(KIND.nothing);
  const [aside] = files.files();
  expect(aside).toMatch(/^notes\.json\.corrupt-/);
  expect(notices).toEqual([{ code: 'notesReset', detail: aside }]);
  await notes.change({ told: ['again'] });
  expect(files.text(aside ?? '')).toBe(text);
  expect((await open()).current).toEqual({ told: ['again'] });
});

it('that the disk does not take hold to the end, and the player hears of it', async () => {
  const { open, files, notices } = place();
  const notes = await open();
  files.fault = failOn('ENOSPC', 'write');
  await notes.change({ told: ['draft'] });
  expect(notes.current).toEqual({ told: ['draft'] });
  expect(notices).toMatchObject([{ code: 'saveFailed', detail: 'notes.json' }]);
});
