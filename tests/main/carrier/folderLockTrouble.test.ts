import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';

vi.mock('../../../main/carrier/lockFile.ts', { spy: true });
vi.mock('../../../main/carrier/handOver.ts', { spy: true });
// Other tests of the same process may have loaded them as they are.
vi.resetModules();
const handOvers = await import('../../../main/carrier/handOver.ts');
const locks = await import('../../../main/carrier/lockFile.ts');
const { filled, startWords } = await import('../../../main/carrier/startWords.ts');
const { FolderInUse, lockFolder } = await import('../../../main/carrier/folderLock.ts');

const newFolder = () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-lock-')), 'data');
  mkdirSync(folder);
  return folder;
};
const locksIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('lock-'));
const refusal = (code: string) => Object.assign(new Error(code), { code });
const openingOf = () => ({ files: [], onFiles: () => undefined, onUnsure: vi.fn(), onRival: vi.fn() });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('says that it is not sure where the folder cannot be listed, and starts all the same', async () => {
  const folder = newFolder();
  vi.mocked(locks.lockFiles).mockRejectedValue(refusal('EACCES'));
  const opening = openingOf();
  const unlock = await lockFolder(folder, opening);
  expect(opening.onUnsure).toHaveBeenCalledOnce();
  // Whoever can list it sees that somebody is there.
  expect(locksIn(folder)).toHaveLength(1);
  unlock();
  expect(locksIn(folder)).toEqual([]);
});

it.each(['ENOSPC', 'EDQUOT', 'EIO'])(
  'says so, too, where the disk does not take the lock (%s), and has it later',
  async (code) => {
    const folder = newFolder();
    vi.mocked(locks.requestLock).mockRejectedValueOnce(refusal(code)).mockRejectedValueOnce(refusal(code));
    const opening = openingOf();
    const unlock = await lockFolder(folder, opening);
    expect(opening.onUnsure).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(locks.requestLock).toHaveBeenCalledTimes(2));
    expect(locksIn(folder)).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(locks.refreshLock).toHaveBeenCalled());
    await expect(lockFolder(folder, openingOf())).rejects.toThrow(FolderInUse);
    expect(opening.onUnsure).toHaveBeenCalledOnce();
    unlock();
    await vi.waitFor(() => expect(locksIn(folder)).toEqual([]));
  },
);

it('never has it later where it was let go before', async () => {
  const folder = newFolder();
  vi.mocked(locks.requestLock).mockRejectedValueOnce(refusal('ENOSPC'));
  const unlock = await lockFolder(folder, openingOf());
  unlock();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(locks.requestLock).toHaveBeenCalledOnce();
  expect(locksIn(folder)).toEqual([]);
});

it('is not unsure where nothing may be written: there is nothing to protect', async () => {
  const folder = newFolder();
  vi.mocked(locks.requestLock).mockRejectedValue(refusal('EROFS'));
  const opening = openingOf();
  (await lockFolder(folder, opening))();
  expect(opening.onUnsure).not.toHaveBeenCalled();
});

/** Beats of another test's folder may still be under way. */
const callsFor = (call: typeof locks.requestLock | typeof locks.refreshLock, folder: string): number =>
  vi.mocked(call).mock.calls.filter(([place]) => place === folder).length;

describe('a lock that is deleted while the game runs', () => {
  it.each([
    ['the lock alone', (folder: string) => rmSync(path.join(folder, locksIn(folder)[0] ?? ''))],
    ['the whole folder', (folder: string) => rmSync(folder, { recursive: true })],
    ['the folder by a move', (folder: string) => renameSync(folder, `${folder}-moved`)],
  ])('with %s is made anew at the next beat, and hears later starts', async (_what, remove) => {
    const folder = newFolder();
    const opening = { ...openingOf(), onFiles: vi.fn() };
    const unlock = await lockFolder(folder, opening);
    const before = locksIn(folder);
    remove(folder);
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(locksIn(folder)).toEqual(before));
    await vi.waitFor(() => expect(readdirSync(folder).some((name) => name.endsWith('.sock'))).toBe(true));
    const later = lockFolder(folder, { ...openingOf(), files: ['/a.hadara'] });
    await expect(later).rejects.toMatchObject({ handedOver: true });
    expect(opening.onFiles).toHaveBeenCalledWith(['/a.hadara']);
    expect(opening.onRival).not.toHaveBeenCalled();
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells once that another game has taken the folder since', async () => {
    const folder = newFolder();
    const opening = openingOf();
    const unlock = await lockFolder(folder, opening);
    const [lock = ''] = locksIn(folder);
    rmSync(path.join(folder, lock));
    const other = openingOf();
    const unlockOther = await lockFolder(folder, other);
    for (let time = 1; time <= 2; time++) {
      await vi.advanceTimersByTimeAsync(15_000);
      await vi.waitFor(() => expect(opening.onRival).toHaveBeenCalledOnce());
      rmSync(path.join(folder, lock), { force: true });
    }
    expect(other.onRival).not.toHaveBeenCalled();
    unlock();
    unlockOther();
  });

  it('is not made anew once the game has ended', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder, openingOf());
    rmSync(path.join(folder, locksIn(folder)[0] ?? ''));
    let goOn = (): void => undefined;
    const isListed = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    vi.mocked(locks.requestLock).mockImplementationOnce(async (place, holder) => {
      await isListed;
      writeFileSync(path.join(place, `lock-${holder.id}`), `?${JSON.stringify(holder)}`);
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(callsFor(locks.requestLock, folder)).toBe(2));
    unlock();
    goOn();
    await vi.waitFor(() => expect(callsFor(locks.refreshLock, folder)).toBe(3));
    await vi.waitFor(() => expect(locksIn(folder)).toEqual([]));
  });
});

/** Locks of another container, of whose sockets nothing is known. */
function putForeignLocks(folder: string, count: number): void {
  for (let lock = 0; lock < count; lock++) {
    const holder = { ...newHolder({ ...whereWeRun(), space: 'pid:[1]' }, () => []), pid: 2 ** 22 + 1 };
    writeFileSync(path.join(folder, `lock-${holder.id}`), `!${JSON.stringify(holder)}`);
    writeFileSync(path.join(folder, `hadara-${holder.id}.sock`), '');
  }
}

/** Listens where nobody did, and says nothing. */
async function listenOn(folder: string, names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      rmSync(path.join(folder, name));
      const server = createServer({ allowHalfOpen: true }, () => undefined).listen(path.join(folder, name));
      await once(server, 'listening');
      return server;
    }),
  );
}

it('asks at once whether any of many holders is there', async () => {
  const folder = newFolder();
  putForeignLocks(folder, 5);
  const servers = readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const listening = await listenOn(folder, servers);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.mocked(handOvers.handOver).mockImplementation(async () => {
    await answered;
    return 'gone';
  });
  const locking = lockFolder(folder, openingOf());
  await vi.waitFor(() => expect(handOvers.handOver).toHaveBeenCalledTimes(5));
  answer();
  (await locking)();
  for (const server of listening) server.close();
});

it('does not wait for an answer to know that somebody is there', async () => {
  const folder = newFolder();
  putForeignLocks(folder, 1);
  const [socket = ''] = readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const [silent] = await listenOn(folder, [socket]);
  expect(await handOvers.handOver(path.join(folder, socket), null)).toBe('heard');
  silent?.close();
});

it('gives up when it is told to while it waits for another start, and leaves nothing', async () => {
  const folder = newFolder();
  // Somebody is just starting, and has the lower id.
  const other = { ...newHolder(whereWeRun(), () => []), id: '0000000000000000' };
  await locks.requestLock(folder, other);
  const stopping = new AbortController();
  const locking = lockFolder(folder, { ...openingOf(), signal: stopping.signal }, 1e9);
  const refused = expect(locking).rejects.toThrow('stopped');
  await vi.waitFor(() => expect(vi.mocked(locks.lockFiles).mock.calls.length).toBeGreaterThan(2));
  stopping.abort(new Error('stopped'));
  await refused;
  expect(locksIn(folder)).toEqual([`lock-${other.id}`]);
});

describe('a lock that cannot be read', () => {
  const id = '0000000000000000';
  const found = (age: number, held: boolean) => ({
    id,
    held,
    file: `lock-${id}`,
    holder: null,
    beaten: Date.now() - age,
  });

  it('holds while it is touched, and nobody knows whose it is', async () => {
    const folder = newFolder();
    vi.mocked(locks.lockFiles).mockImplementation(async () => [found(30_000, true)]);
    const refused = lockFolder(folder, { ...openingOf(), files: ['/a.hadara'] });
    const { inUse, notHandedOver } = startWords();
    await expect(refused).rejects.toMatchObject({
      handedOver: false,
      message: `${filled(inUse, { folder })} ${notHandedOver}`,
    });
    expect(handOvers.handOver).not.toHaveBeenCalled();
  });

  it.each([90_000, -90_000])('is over after a minute, also where a clock is wrong: %s', async (age) => {
    const folder = newFolder();
    vi.mocked(locks.lockFiles).mockImplementation(async () => [found(age, true)]);
    (await lockFolder(folder, openingOf()))();
    expect(vi.mocked(locks.removeLock).mock.calls).toContainEqual([folder, { id }, []]);
  });
});

it('listens elsewhere where the disk of the folder can hold no socket', async () => {
  const folder = newFolder();
  vi.mocked(handOvers.openLine).mockRejectedValueOnce(refusal('EPERM'));
  const opening = { ...openingOf(), onFiles: vi.fn() };
  const unlock = await lockFolder(folder, opening);
  expect(readdirSync(folder).some((name) => name.endsWith('.sock'))).toBe(false);
  await expect(lockFolder(folder, { ...openingOf(), files: ['/a.hadara'] })).rejects.toMatchObject({
    handedOver: true,
  });
  expect(opening.onFiles).toHaveBeenCalledWith(['/a.hadara']);
  unlock();
});

it('keeps its place before a later start, and has the lock as soon as that gives way', async () => {
  const folder = newFolder();
  const other = { ...newHolder(whereWeRun(), () => []), id: 'ffffffffffffffff' };
  await locks.requestLock(folder, other);
  const locking = lockFolder(folder, openingOf(), 1e9);
  const looks = () => vi.mocked(locks.lockFiles).mock.calls.length;
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(2));
  expect(vi.mocked(locks.requestLock)).toHaveBeenCalledTimes(2);
  expect(locksIn(folder)).toHaveLength(2);
  rmSync(path.join(folder, `lock-${other.id}`));
  const unlock = await locking;
  expect(locksIn(folder)).toHaveLength(1);
  unlock();
});

it('frees what it was late to lock', async () => {
  const folder = newFolder();
  let goOn = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.mocked(locks.requestLock)
    .mockRejectedValueOnce(refusal('ENOSPC'))
    .mockImplementationOnce(async (place, holder) => {
      await isAnswered;
      writeFileSync(path.join(place, `lock-${holder.id}`), `?${JSON.stringify(holder)}`);
    });
  const unlock = await lockFolder(folder, openingOf());
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(locks.requestLock).toHaveBeenCalledTimes(2));
  unlock();
  goOn();
  await vi.waitFor(() => expect(callsFor(locks.refreshLock, folder)).toBe(1));
  await vi.waitFor(() => expect(locksIn(folder)).toEqual([]));
});
