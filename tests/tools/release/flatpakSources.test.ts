import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flatpakSources, type Lock } from '../../../tools/release/flatpakSources.ts';

interface Source {
  readonly type: string;
  readonly url?: string;
  readonly sha512?: string;
  readonly dest?: string;
  readonly 'dest-filename': string;
  readonly contents?: string;
}

const sourcesOf = (packages: Lock['packages']) => flatpakSources({ packages }) as readonly Source[];
const sum = createHash('sha512').update('a package').digest();
const integrity = `sha512-${sum.toString('base64')}`;

it('lays a package where npm looks for it by its sum, and says where it comes from', () => {
  const [file, lock] = sourcesOf({ '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.2.3', integrity } });
  const hex = sum.toString('hex');
  expect(file).toEqual({
    type: 'file',
    url: 'https://registry.npmjs.org/@b/c/-/c-1.2.3.tgz',
    sha512: hex,
    dest: `npm-cache/_cacache/content-v2/sha512/${hex.slice(0, 2)}/${hex.slice(2, 4)}`,
    'dest-filename': hex.slice(4),
  });
  expect(lock).toMatchObject({ type: 'inline', 'dest-filename': 'lock-with-addresses.json' });
  expect(JSON.parse(lock?.contents ?? '').packages).toMatchObject({
    '': {},
    'node_modules/a/node_modules/@b/c': { version: '1.2.3', integrity, resolved: file?.url },
  });
});

it('takes a package under another name from where it really is, and each only once', () => {
  const sources = sourcesOf({
    'node_modules/typescript-7': { name: 'typescript', version: '7.0.2', integrity },
    'node_modules/x/node_modules/typescript': { version: '7.0.2', integrity },
  });
  expect(sources.map(({ url }) => url)).toEqual([
    'https://registry.npmjs.org/typescript/-/typescript-7.0.2.tgz',
    undefined,
  ]);
});

it('leaves out what is for other systems', () => {
  const others = { os: ['win32'], cpu: ['x64'] };
  expect(
    sourcesOf({
      'node_modules/a': { version: '1.0.0', integrity, ...others },
      'node_modules/b': { version: '1.0.0', integrity, os: ['linux'], libc: ['musl'] },
      'node_modules/c': { version: '1.0.0', integrity, os: ['linux'], cpu: ['s390x'] },
    }),
  ).toHaveLength(1);
});

it('refuses a package whose sum is none that vouches for it', () => {
  expect(() => sourcesOf({ 'node_modules/a': { version: '1.0.0', integrity: 'sha1-AAAA' } })).toThrow(
    /node_modules\/a/,
  );
});

it('knows every package that the game is built with', () => {
  const file = path.resolve(import.meta.dirname, '../../../package-lock.json');
  const sources = flatpakSources(JSON.parse(readFileSync(file, 'utf8'))) as readonly Source[];
  const names = sources.map(({ url = '' }) => url);
  for (const name of ['vite', 'electron', 'electron-builder', 'three', '@rolldown/binding-linux-x64-gnu'])
    expect(names.some((url) => url.startsWith(`https://registry.npmjs.org/${name}/-/`))).toBe(true);
});
