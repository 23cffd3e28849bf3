import { expect, it } from 'vitest';
import { Stalled, troubleOf } from '../../../../tools/start/runtime/trouble.ts';

const system = (code: string, message: string) => Object.assign(new Error(message), { code });
const behind = (cause: Error) => new TypeError('fetch failed', { cause });

it.each([
  [behind(system('ENOTFOUND', 'getaddrinfo ENOTFOUND github.com')), 'network', 'getaddrinfo ENOTFOUND github.com'],
  [
    behind(new AggregateError([system('ECONNREFUSED', 'connect ECONNREFUSED ::1:443')], '')),
    'network',
    'connect ECONNREFUSED ::1:443',
  ],
  [
    behind(system('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain')),
    'network',
    'self-signed certificate in certificate chain',
  ],
  [behind(system('UND_ERR_SOCKET', 'other side closed')), 'network', 'other side closed'],
  [new TypeError('terminated'), 'network', 'terminated'],
  [
    Object.assign(new Error('Response code 407 (Proxy Authentication Required) for x'), { name: 'HTTPError' }),
    'network',
    'Response code 407 (Proxy Authentication Required) for x',
  ],
  [new Stalled('60 s'), 'stalled', '60 s'],
  [
    Object.assign(new Error('Generated checksum for "a.zip" did not match expected checksum.'), {
      name: 'ChecksumMismatchError',
    }),
    'checksum',
    'Generated checksum for "a.zip" did not match expected checksum.',
  ],
  [system('ENOSPC', 'ENOSPC: no space left on device, write'), 'room', 'ENOSPC: no space left on device, write'],
  [new Error('write failed: No space left on device (os error 28)'), 'room', /os error 28/],
  [system('EACCES', "EACCES: permission denied, mkdir '/x'"), 'rights', "EACCES: permission denied, mkdir '/x'"],
  [system('EROFS', 'EROFS: read-only file system'), 'rights', 'EROFS: read-only file system'],
  [new Error('first line\n    second line\n'), 'other', 'second line'],
  [new Error(''), 'other', 'Error'],
  ['Error [ERR_DLOPEN_FAILED]: no such library', 'other', 'Error [ERR_DLOPEN_FAILED]: no such library'],
])('tells the kind of trouble and its last line: %s', (error, kind, reason) => {
  const trouble = troubleOf(error);
  expect(trouble.kind).toBe(kind);
  expect(trouble.reason).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
});
