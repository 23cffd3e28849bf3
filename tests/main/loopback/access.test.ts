import { expect, it } from 'vitest';
import { createAccess } from '../../../main/loopback/access.ts';

it('gives the token once, for the right code', () => {
  const access = createAccess(1000);
  expect(access.exchange('wrong')).toBeNull();
  const token = access.exchange(access.code) ?? '';
  expect(access.admits(token)).toBe(true);
  expect(access.admits(access.code)).toBe(false);
  expect(access.exchange(access.code)).toBeNull();
});

it('compares secrets of any length', () => {
  const access = createAccess(1000);
  const token = access.exchange(access.code) ?? '';
  for (const guess of ['', token.slice(1), `${token}x`, token.toLowerCase(), 'x'.repeat(8000), '\ud800'])
    expect(access.admits(guess)).toBe(false);
  expect(access.admits(token)).toBe(true);
});

it('forgets the code after its time', () => {
  let time = 0;
  const access = createAccess(1000, () => time);
  time = 1001;
  expect(access.exchange(access.code)).toBeNull();
});

it('draws new secrets for every session', () => {
  expect(createAccess(1000).code).not.toBe(createAccess(1000).code);
});
