// @long
import { mkdir, readdir, watch } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requestLock } from '../../main/carrier/lockFile.ts';
import { newHolder, whereWeRun } from '../../main/carrier/lockHolder.ts';
import { howMany } from '../thorough.ts';
import { importLookAlikes } from './folders/duplicateRecords.ts';
import { ODD_CASES, tryOddCase } from './folders/irregularFiles.ts';
import { startWithGames } from './folders/longList.ts';
import { inScratch } from './folders/scratch.ts';
import { playWithLock, playWithoutItsLock, playWithoutLock } from './folders/twoHosts.ts';
import { copyProgram, Run } from './kills/program.ts';

it('the built program starts, plays and ends whatever stands in the place of its files', async () => {
  await inScratch(async (scratch) => {
    const program = await copyProgram(scratch);
    const some = ODD_CASES.filter((_, index) => index % howMany(7, 12) === 0);
    expect(some.length).toBeGreaterThan(2);
    for (const oddCase of some) await tryOddCase(program, oddCase);
  });
}, 120_000);

/**
 * Resolves when another start than this writes its lock. One that waits takes it away at once and writes another after a
 * while, for some seconds: who only looks now and then may never see any.
 */
async function seeOtherLock(folder: string, own: string): Promise<void> {
  for await (const { filename } of watch(folder)) if (filename?.startsWith('lock-') && filename !== own) return;
}

it('a start that is stopped while it waits for another one ends at once, and leaves nothing', async () => {
  await inScratch(async (scratch) => {
    const folder = path.join(scratch, 'data');
    await mkdir(folder);
    // This process is just starting, too, for ever, and goes first.
    const own = { ...newHolder(whereWeRun(), () => []), id: '0'.repeat(16) };
    await requestLock(folder, own);
    const program = await copyProgram(scratch);
    const waits = seeOtherLock(folder, `lock-${own.id}`);
    const run = new Run(program, folder);
    await waits;
    await run.stop();
    // It would have ended with 1 after it had waited.
    expect([await run.ended(), run.complaints]).toEqual([0, '']);
    expect((await readdir(folder)).filter((name) => name.startsWith('lock-'))).toEqual([`lock-${own.id}`]);
  });
}, 60_000);

it('two programs with temporary folders of their own overwrite nothing', async () => {
  await inScratch(async (scratch) => {
    const { confirmed, broken } = await playWithLock(await copyProgram(scratch), 2);
    expect(broken).toEqual([]);
    expect(confirmed).toBe(6);
  });
}, 120_000);

it('a lock that is taken away while the program plays is there again, and of another game in the folder is told', async () => {
  await inScratch(async (scratch) => {
    const { confirmed, broken } = await playWithoutItsLock(await copyProgram(scratch), 1);
    expect(broken).toEqual([]);
    expect(confirmed).toBe(6);
  });
}, 180_000);

it('two hosts that play the same game without a lock overwrite nothing', async () => {
  const { confirmed, broken } = await playWithoutLock(5);
  expect(broken).toEqual([]);
  expect(confirmed).toBe(10);
});

const GAMES = howMany(200, 60);

it('every game of a long list is there, and the one to go on with is found', async () => {
  expect(await startWithGames(GAMES)).toMatchObject({ listed: GAMES, continued: 'game-0' });
}, 60_000);

it('records that lists cannot tell apart are all taken in, each once', async () => {
  expect(await importLookAlikes(5)).toMatchObject({ listed: 10 });
}, 60_000);
