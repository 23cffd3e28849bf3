import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildStale } from '../../../tools/build/build.ts';
import { notedInputs } from '../../../tools/build/inputs.ts';
import { isStale } from '../../../tools/build/stale.ts';
import { host, type Target } from '../../../tools/build/targets.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILES: Readonly<Record<string, string>> = {
  'lock.json': '{}',
  'package.json': '{"type":"module","version":"1"}',
  'README.md': 'nobody imports this',
  'rooms/entry.ts':
    "import { version } from '../package.json'; import { WORDS } from '../far/words.ts'; console.log(WORDS, version);",
  'rooms/beside.css': 'taken in by another style, and no module of its own',
  'far/words.ts': "export const WORDS = 'the words';",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hadara-stale-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});

const age = (name: string, seconds: number) => utimesSync(path.join(root, name), seconds, seconds);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const targetIn = (folder: string): Target => ({
  name: 'x',
  root: folder,
  recipe: [path.join(folder, 'lock.json')],
  inputsNote: path.join(folder, 'out/inputs/x.json'),
  output: path.join(folder, 'out/x/entry.js'),
  config: {
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { ssr: path.join(folder, 'rooms/entry.ts'), outDir: path.join(folder, 'out/x') },
  },
});

/** Everything that the target is made of at second 100, and the output at second 200. */
async function built(): Promise<Target> {
  const target = targetIn(root);
  await buildStale([target], () => undefined);
  for (const name of [...Object.keys(FILES), 'rooms', 'far']) age(name, 100);
  age('out/x/entry.js', 200);
  return target;
}

it('is stale without output, and without knowledge of what it was made of', async () => {
  expect(isStale(targetIn(root))).toBe(true);
  const target = await built();
  expect(isStale(target)).toBe(false);
  writeFileSync(target.inputsNote, 'half a no');
  expect(isStale(target)).toBe(true);
});

it.each(['lock.json', 'package.json', 'rooms/entry.ts', 'rooms/beside.css', 'far/words.ts'])(
  'is stale when %s is newer, though nobody ever listed it',
  async (name) => {
    const target = await built();
    age(name, 300);
    expect(isStale(target)).toBe(true);
  },
);

it('does not mind what it is not made of', async () => {
  const target = await built();
  age('README.md', 300);
  expect(isStale(target)).toBe(false);
});

it('is stale when a file that it is made of was deleted', async () => {
  const target = await built();
  rmSync(path.join(root, 'far/words.ts'));
  age('far', 100);
  expect(isStale(target)).toBe(true);
});

it('builds what is stale with what is new in it', async () => {
  const target = await built();
  write('far/words.ts', "export const WORDS = 'other words';");
  await buildStale([target], () => undefined);
  expect(readFileSync(target.output, 'utf8')).toContain('other words');
  expect(isStale(target)).toBe(false);
});

it('is built for players also by a test runner, which says otherwise', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  write('far/words.ts', "export const WORDS = import.meta.env.PROD ? 'for players' : 'for developers';");
  await buildStale([targetIn(root)], () => undefined);
  expect(readFileSync(path.join(root, 'out/x/entry.js'), 'utf8')).toContain('for players');
  expect(process.env.NODE_ENV).toBe('test');
});

it('is known to a copy of the folder as well', async () => {
  await built();
  const copy = mkdtempSync(path.join(tmpdir(), 'hadara-copy-'));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true });
  rmSync(root, { recursive: true });
  for (const folder of ['rooms', 'far']) utimesSync(path.join(copy, folder), 100, 100);
  expect(isStale(targetIn(copy))).toBe(false);
});

it('knows the words that the menu bar of the desktop speaks', async () => {
  const words = 'shared/words/en/menu.json';
  expect(readFileSync(path.join(ROOT, words), 'utf8')).toContain('&File');
  const folder = path.dirname(host.output);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => readFileSync(path.join(folder, name), 'utf8').includes('&File'))).toBe(true);
  expect(notedInputs(host.inputsNote)).toContain(words);
});
