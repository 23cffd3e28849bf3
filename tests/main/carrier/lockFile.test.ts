import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lockFiles, refreshLock, requestLock } from '../../../main/carrier/lockFile.ts';
import { newHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'hadara-lock-'));
const own = () => newHolder(whereWeRun(), () => []);

it('says who wants a lock and who has it, to this user only', async () => {
  const folder = newFolder();
  const holder = own();
  await requestLock(folder, holder);
  const file = path.join(folder, `lock-${holder.id}`);
  expect(await lockFiles(folder)).toMatchObject([{ id: holder.id, held: false, file, holder }]);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(await refreshLock(folder, holder)).toBe(true);
  expect(await lockFiles(folder)).toMatchObject([{ held: true, holder }]);
  expect(readFileSync(file, 'utf8')).toBe(`!${JSON.stringify(holder)}`);
});

it('knows a lock that is gone from one that the disk refuses to touch', async () => {
  const folder = newFolder();
  const holder = own();
  expect(await refreshLock(folder, holder)).toBe(false);
  mkdirSync(path.join(folder, `lock-${holder.id}`));
  expect(await refreshLock(folder, holder)).toBe(true);
});

it('leaves nothing where the lock cannot be put in its place, and says why', async () => {
  const folder = newFolder();
  const holder = own();
  mkdirSync(path.join(folder, `lock-${holder.id}`, 'full'), { recursive: true });
  await expect(requestLock(folder, holder)).rejects.toMatchObject({
    code: expect.stringMatching(/E(ISDIR|NOTEMPTY|PERM)/),
  });
  expect(readdirSync(folder)).toEqual([`lock-${holder.id}`]);
});

it('where no folder is, it says so', async () => {
  const folder = newFolder();
  rmSync(folder, { recursive: true });
  await expect(requestLock(folder, own())).rejects.toMatchObject({ code: 'ENOENT' });
});

it('takes a file of up to 64 KiB for a lock, under its very name only', async () => {
  const folder = newFolder();
  const holder = own();
  const text = `!${JSON.stringify(holder)}`;
  const put = (name: string, length: number) => writeFileSync(path.join(folder, name), text.padEnd(length));
  put(`lock-${holder.id}`, 2 ** 16);
  put('lock-0123456789abcdef', 2 ** 16 + 1);
  for (const name of ['lock-', 'lock-0123', `lock-${holder.id}.tmp`, `xlock-${holder.id}`]) put(name, 0);
  expect(await lockFiles(folder)).toMatchObject([{ id: holder.id }]);
});
