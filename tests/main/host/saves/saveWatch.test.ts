import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';

const HALF_A_MINUTE = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A disk that is full or not, and files on it that count how often they were written. */
function scene() {
  const notices: Notice[] = [];
  const log = createHostLog(new MemoryDisk(), '/logs', () => 0);
  const watch = createSaveWatch((notice) => void notices.push(notice), log);
  const disk = { isFull: false, tries: 0 };
  const written: string[] = [];
  const write = async (file: string): Promise<void> => {
    disk.tries += 1;
    if (disk.isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    written.push(file);
  };
  const save = (file: string, silent = false): Promise<unknown> =>
    watch.attempt(file, () => write(file), { again: () => save(file, silent), silent });
  const told = () => notices.map(({ code, detail }) => `${code} ${detail}`);
  return { watch, disk, written, save, told };
}

it('writes what the disk refused as soon as it takes something else, whatever that is', async () => {
  const { disk, written, save, told } = scene();
  disk.isFull = true;
  for (const file of ['settings.json', 'lessons.json']) await save(file);
  await save('analysis', true);
  disk.isFull = false;
  await save('games');
  await vi.waitFor(() => expect(written).toEqual(['games', 'settings.json', 'lessons.json', 'analysis']));
  const files = ['settings.json', 'lessons.json'];
  expect(told()).toEqual([
    ...files.map((file) => `saveFailed ${file}`),
    ...files.map((file) => `saveWorksAgain ${file}`),
  ]);
});

it('tries again every half minute where nothing else is written, and stops when all is', async () => {
  const { disk, written, save } = scene();
  disk.isFull = true;
  await save('settings.json');
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE);
  expect(disk.tries).toBe(4);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(written).toEqual(['settings.json']);
  await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE);
  expect(disk.tries).toBe(5);
});

it('tells whether all that the player knows of is written', async () => {
  const { watch, disk, save } = scene();
  disk.isFull = true;
  await save('analysis', true);
  expect(await watch.retry()).toBe(true);
  await save('settings.json');
  expect(await watch.retry()).toBe(false);
  disk.isFull = false;
  expect(await watch.retry()).toBe(true);
});

it('leaves to the player what was a wish: it is not tried again, and does not keep anybody from quitting', async () => {
  const { watch, disk, written } = scene();
  disk.isFull = true;
  const remove = () => (disk.isFull ? Promise.reject(new Error('no')) : Promise.resolve(void written.push('trash')));
  await watch.attempt('trash', remove);
  expect(await watch.retry()).toBe(true);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(2 * HALF_A_MINUTE);
  expect(written).toEqual([]);
  expect(watch.standing()).toMatchObject([{ code: 'saveFailed', detail: 'trash' }]);
});

it('tries nothing again when it is closed', async () => {
  const { watch, disk, save } = scene();
  disk.isFull = true;
  await save('settings.json');
  watch.close();
  await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE);
  expect(disk.tries).toBe(1);
});
