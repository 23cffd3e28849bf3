import { expect, it, vi } from 'vitest';
import { judge, newHolder, whereWeRun } from '../../../main/carrier/lockHolder.ts';

it.each([
  ['of somebody else', 'EPERM', 'alive'],
  ['that is no more', 'ESRCH', 'dead'],
])('tells of a process %s what the system says: %s', (_whose, code, verdict) => {
  const here = whereWeRun();
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  const holder = newHolder(here, () => []);
  expect(judge(holder, here)).toBe(verdict);
});
