import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ENDING_PATIENCE, endInTime } from '../../../main/carrier/ending.ts';

const ENDING = path.resolve(import.meta.dirname, '../../../main/carrier/ending.ts');

/** Runs a program that is told to end; resolves to how it ended. */
async function endOf(work: string): Promise<readonly unknown[]> {
  const script = `
    import { readFile } from 'node:fs/promises';
    const { endInTime } = await import(${JSON.stringify(ENDING)});
    ${work}`;
  return once(spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]), 'exit');
}

it('a program that ends by itself is not waited for', async () => {
  expect(await endOf('endInTime(3_600_000);')).toEqual([0, null]);
});

it('a program that waits for a disk which does not answer ends in time', async () => {
  const pipe = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-pipe-')), 'x');
  const stuck = process.platform === 'win32' ? 'setInterval(() => 0, 1000)' : `readFile(${JSON.stringify(pipe)})`;
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe]);
  const [code, signal] = await endOf(`${stuck}; endInTime(50);`);
  expect(code === 0 && signal === null).toBe(false);
});

afterEach(() => void vi.useRealTimers());

it.each([
  ['so much time as it is given', 50],
  ['a quarter of a minute where nothing is said', undefined],
])('has %s', (_what, time) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  endInTime(time);
  vi.advanceTimersByTime((time ?? ENDING_PATIENCE) - 1);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
});
