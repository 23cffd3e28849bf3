import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { type Holder, isSameRun, judge, newHolder, readHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';

const HERE = { computer: 'attic', machine: 'm', boot: 'b', space: 's' };
const own = (): Holder => ({ ...newHolder(HERE, () => []), started: newHolder(whereWeRun(), () => []).started });
/** Above every id that a system gives. */
const NO_PROCESS = 2 ** 22 + 1;

describe('who locks a folder', () => {
  it('has an id of its own, by which it is called, and says where it runs', () => {
    const [one, other] = [0, 1].map(() => newHolder(HERE, (id) => [`/${id}.sock`], '/data')) as [Holder, Holder];
    expect(one).toMatchObject({ ...HERE, pid: process.pid, lines: [`/${one.id}.sock`], folder: '/data' });
    expect(one.id).toMatch(/^[0-9a-f]{16}$/);
    expect(one.id).not.toBe(other.id);
    expect(newHolder(HERE, () => []).folder).toBeNull();
  });

  it.runIf(process.platform === 'linux')('is told by what the system says of it', () => {
    const text = (file: string) => readFileSync(file, 'utf8').trim();
    const { started } = newHolder(HERE, () => []);
    expect(whereWeRun()).toMatchObject({
      computer: hostname(),
      boot: text('/proc/sys/kernel/random/boot_id'),
      space: readlinkSync('/proc/self/ns/pid'),
    });
    // Ticks since the computer was started: many, and fewer than it has run.
    const uptime = Number(text('/proc/uptime').split(' ')[0]);
    expect(Number(started)).toBeGreaterThan(0);
    expect(Number(started)).toBeLessThanOrEqual(uptime * 100);
  });

  it('is read as it was written, and with nothing in it that is no address', () => {
    const holder = { ...own(), folder: '/data', lines: ['/a.sock'] };
    expect(readHolder(JSON.stringify(holder), holder.id)).toEqual(holder);
    expect(readHolder(JSON.stringify({ ...holder, id: 'another' }), holder.id)).toEqual(holder);
    expect(readHolder(JSON.stringify({ ...holder, lines: ['/a.sock', 7, null] }), holder.id)).toEqual(holder);
    const nowhere = { ...holder, machine: null, boot: null, space: null, started: null };
    expect(readHolder(JSON.stringify(nowhere), holder.id)).toEqual(nowhere);
    const { folder: _, ...older } = holder;
    expect(readHolder(JSON.stringify(older), holder.id)).toEqual({ ...holder, folder: null });
  });

  it.each([
    ['computer', null],
    ['pid', '17'],
    ['lines', '/a.sock'],
    ['lines', undefined],
    ['folder', 7],
    ['machine', 7],
    ['machine', undefined],
    ['boot', 7],
    ['space', 7],
    ['started', 7],
  ] as const)('is nobody where %s is %j', (field, value) => {
    const holder = own();
    expect(readHolder(JSON.stringify({ ...holder, [field]: value }), holder.id)).toBeNull();
  });
});

it.each(['', 'rubbish', 'null', '[]', '7'])('nobody is read from %j', (text) => {
  expect(readHolder(text, 'an-id')).toBeNull();
});

describe('whether a process that locks a folder still runs', () => {
  it.each([
    ['it does', {}, HERE, 'alive'],
    ['on another computer nobody knows', { computer: 'cellar' }, HERE, 'unknown'],
    ['on another of the same name, too', { machine: 'another' }, HERE, 'unknown'],
    ['not after the computer was started anew', { boot: 'before' }, HERE, 'dead'],
    [
      'a computer that cannot be told from others says nothing by that',
      { machine: null, boot: 'before' },
      { ...HERE, machine: null },
      'unknown',
    ],
    ['nor one that does not count its starts', {}, { ...HERE, boot: null }, 'unknown'],
    ['nor a holder that did not', { boot: null }, HERE, 'unknown'],
    ['in another container nobody knows', { space: 'another' }, HERE, 'unknown'],
    ['not without its process', { pid: NO_PROCESS }, HERE, 'dead'],
    ['not if the process with its id was started at another time', { started: '1' }, HERE, 'dead'],
    ['without a time of its start nobody knows', { started: null }, HERE, 'unknown'],
    ['without its process that does not matter', { pid: NO_PROCESS, started: null }, HERE, 'dead'],
  ] as const)('%s', (_what, changes, here, verdict) => {
    expect(judge({ ...own(), ...changes }, here)).toBe(verdict);
  });

  it.each([
    ['of somebody else', 'EPERM', 'alive'],
    ['that is no more', 'ESRCH', 'dead'],
  ])('of a process %s the system says: %s', (_whose, code, verdict) => {
    const here = whereWeRun();
    const holder = newHolder(here, () => []);
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(judge(holder, here)).toBe(verdict);
  });
});

it.each([
  ['two at once on one computer', {}, true],
  ['before and after a start of the computer', { boot: 'before' }, false],
  ['on two computers', { computer: 'cellar' }, false],
  ['on two of one name', { machine: 'another' }, false],
])('the same run of a system: %s', (_what, changes, same) => {
  expect(isSameRun({ ...HERE, ...changes }, HERE)).toBe(same);
});

it('two runs of which neither is known are not the same', () => {
  expect(isSameRun({ ...HERE, boot: null }, { ...HERE, boot: null })).toBe(false);
});
