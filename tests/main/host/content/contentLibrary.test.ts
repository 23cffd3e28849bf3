import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentIdOf } from '../../../../main/host/content/fingerprint.ts';
import { tidyJson } from '../../../../main/host/content/tidyJson.ts';
import { contentOf, standardContent } from '../../../../shared/content/content.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { WORDS } from '../../../../shared/words/words.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';
import { libraryOn } from '../saves/testLibrary.ts';
import { ownContent, ownText } from './ownContent.ts';

const FOLDER = '/data/content';

function shelfOn(disk: MemoryDisk) {
  const { contents, notices } = libraryOn(disk);
  return { contents, notices };
}

/** The same JSON with the keys of all its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  );
}

describe('the fingerprint of a content', () => {
  it('names the numbers, whatever the file looks like', () => {
    const id = contentIdOf(ownContent(7));
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(contentIdOf(turned(ownContent(7)) as ReturnType<typeof ownContent>)).toBe(id);
    expect(contentIdOf(JSON.parse(tidyJson(ownContent(7))))).toBe(id);
    expect(contentIdOf(ownContent(8))).not.toBe(id);
  });
});

describe('tidy JSON', () => {
  it('says the same, with each thing of a list on its own line', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(JSON.parse(tidyJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    const lines = tidyJson(standardContent.file).split('\n');
    expect(lines.length).toBeGreaterThan(220);
    expect(lines.filter((line) => line.includes('"1-red-01"'))).toHaveLength(1);
  });
});

describe("the player's content folder", () => {
  it('lists what can be played with, and says of the rest what is wrong with it', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/mine.json`, ownText(7));
    disk.put(`${FOLDER}/broken.JSON`, '{');
    disk.put(`${FOLDER}/wrong.json`, JSON.stringify({ ...ownContent(7), coinsPerPoint: 'five' }));
    disk.put(`${FOLDER}/notes.txt`, 'buy more sheep');
    const { folder, entries } = await shelfOn(disk).contents.list();
    expect(folder).toBe(FOLDER);
    expect(entries).toMatchObject([
      { file: 'broken.JSON', id: null, problem: { place: '' } },
      { file: 'mine.json', id: contentIdOf(ownContent(7)), problem: null },
      { file: 'wrong.json', id: null, problem: { place: 'coinsPerPoint' } },
    ]);
  });

  it('lists the first 200 files, and says how many more there are', async () => {
    const disk = new MemoryDisk();
    for (let file = 0; file < 203; file++) disk.put(`/data/content/${String(file).padStart(3, '0')}.json`, '{}');
    const { contents } = libraryOn(disk);
    const { entries, unread } = await contents.list();
    expect([entries.length, entries.at(-1)?.file, unread]).toEqual([200, '199.json', 3]);
    await disk.remove('/data/content/000.json');
    expect(await contents.list()).toMatchObject({ unread: 2 });
  });

  it('bears files of every kind', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/huge.json`, new Uint8Array(4 * 2 ** 20 + 1));
    disk.put(`${FOLDER}/deep.json`, '['.repeat(100_000));
    disk.put(`${FOLDER}/proto.json`, '{"__proto__":{"cards":[]},"constructor":1}');
    disk.put(`${FOLDER}/locked.json`, ownText(7));
    disk.fault = (operation, file) => {
      if (operation === 'read' && file.endsWith('locked.json')) throw Object.assign(new Error(), { code: 'EISDIR' });
    };
    const { entries } = await shelfOn(disk).contents.list();
    expect(entries.map(({ file, id, problem }) => [file, id, typeof problem?.message])).toEqual([
      ['deep.json', null, 'string'],
      ['huge.json', null, 'string'],
      ['locked.json', null, 'string'],
      ['proto.json', null, 'string'],
    ]);
  });

  it('says of what is too large, and of what is no file, that it is so', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/huge.json`, new Uint8Array(LARGEST_FILE.content + 1));
    disk.putOdd(`${FOLDER}/link.json`, 'other');
    const { entries } = await shelfOn(disk).contents.list();
    const { tooLarge, notOrdinary } = WORDS.en.contentFile;
    expect(entries.map(({ problem }) => problem?.message)).toEqual([tooLarge, notOrdinary]);
  });

  it('says by which name the system knows what is in the way of a file', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/mine.json`, ownText(7));
    disk.fault = failOn('ENODEV', 'read');
    const { entries } = await shelfOn(disk).contents.list();
    expect(entries).toMatchObject([{ file: 'mine.json', id: null }]);
    expect(entries[0]?.problem?.message).toContain('(ENODEV)');
  });

  it('gets copies to start from, and no file of the player is ever written over', async () => {
    const disk = new MemoryDisk();
    const { contents, notices } = shelfOn(disk);
    expect((await contents.copy()).entries).toEqual([
      { file: 'hadara.json', id: contentIdOf(standardContent.file), problem: null },
    ]);
    disk.put('hadara.json', 'mine');
    const { entries } = await contents.copy();
    expect(entries.map(({ file }) => file)).toEqual(['hadara-2.json', 'hadara.json']);
    expect((await contents.copy()).entries).toHaveLength(3);
    expect(disk.text('hadara.json')).toBe('mine');
    expect(notices).toEqual([]);
  });

  it('gets no half copy from a disk that refuses, and the player is told', async () => {
    const disk = new MemoryDisk();
    const { contents, notices } = shelfOn(disk);
    disk.fault = failOn('ENOSPC', 'write');
    expect((await contents.copy()).entries).toEqual([]);
    expect(notices).toEqual([{ code: 'saveFailed', detail: 'content', cause: 'full' }]);
    expect(disk.files()).toEqual([]);
  });
});

describe('a content that is played with', () => {
  it('is known to the rules by its fingerprint', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/mine.json`, ownText(11));
    const id = contentIdOf(ownContent(11));
    expect(await shelfOn(disk).contents.prepare(id)).toEqual(ownContent(11));
    expect(contentOf(id).coinsPerPoint).toBe(11);
  });

  it('is kept, so that neither a change nor a removal of the file harms it', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/mine.json`, ownText(12));
    const id = contentIdOf(ownContent(12));
    const { contents } = shelfOn(disk);
    await contents.prepare(id);
    await contents.keep(id);
    disk.put('mine.json', ownText(13));
    const power = disk.after({ kind: 'powerCut', nameChanges: 0 });
    expect(await shelfOn(power).contents.prepare(id)).toEqual(ownContent(12));
    expect((await shelfOn(power).contents.list()).entries).toMatchObject([{ file: 'mine.json' }]);
  });

  it('is never mistaken for another one: a damaged copy counts as none', async () => {
    const disk = new MemoryDisk();
    const id = contentIdOf(ownContent(14));
    disk.put(`${FOLDER}/used/${id}.json`, ownText(15));
    await expect(shelfOn(disk).contents.prepare(id)).rejects.toMatchObject({ code: 'contentMissing' });
    disk.put(`${FOLDER}/again.json`, ownText(14));
    const { contents } = shelfOn(disk);
    expect(await contents.prepare(id)).toEqual(ownContent(14));
    await contents.keep(id);
    expect(JSON.parse(disk.text(`${id}.json`))).toEqual(ownContent(14));
  });

  it('is written once, and again when the disk refused', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/mine.json`, ownText(16));
    const id = contentIdOf(ownContent(16));
    const { contents } = shelfOn(disk);
    await contents.prepare(id);
    disk.fault = failOn('ENOSPC', 'write');
    await expect(contents.keep(id)).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.fault = () => undefined;
    await contents.keep(id);
    const { length } = disk.operations;
    await contents.keep(id);
    await contents.keep('standard');
    expect(disk.operations).toHaveLength(length);
  });

  it('is found among others by its numbers, whatever its file is called; of several those that there are', async () => {
    const disk = new MemoryDisk();
    disk.put(`${FOLDER}/first.json`, ownText(61));
    disk.put(`${FOLDER}/second.json`, ownText(62));
    const id = contentIdOf(ownContent(62));
    expect((await shelfOn(disk).contents.prepare(id)).coinsPerPoint).toBe(62);
    const found = await shelfOn(disk).contents.prepareThose(new Set(['f'.repeat(32), id]));
    expect(found).toEqual([{ id, file: ownContent(62) }]);
  });

  it('is missing when there is no such file', async () => {
    const missing = shelfOn(new MemoryDisk()).contents.prepare('0123456789abcdef');
    await expect(missing).rejects.toMatchObject({ code: 'contentMissing', message: '0123456789abcdef' });
  });
});
