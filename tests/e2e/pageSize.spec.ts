import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language, WORDS } from '../../shared/words/words.ts';
import { UNSAID } from '../../tools/build/targets.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'out/renderer');
const BUDGET = 600 * 1024;
const HAND = path.join(ROOT, 'out/hand');
const HAND_BUDGET = 150 * 1024;

/** The files of some kinds that a page names: what must arrive before the first screen. */
function firstFiles(folder: string, kinds: string): string[] {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(new RegExp(`(?:src|href)="\\./([^"]+\\.(?:${kinds}))"`, 'g'))].map(([, name]) => name ?? '');
}

const firstScripts = (): string[] => firstFiles(PAGE, 'js');

const textOf = (name: string) => readFileSync(path.join(PAGE, name), 'utf8');
const has3D = (name: string) => textOf(name).includes('WEBGL_compressed_texture');

const compressed = (name: string) => gzipSync(textOf(name)).length;
const allScripts = () =>
  readdirSync(path.join(PAGE, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** The script with the words of a language. */
const wordsOf = (language: Language) =>
  allScripts().filter((name) => textOf(name).includes(WORDS[language].messages['title.unofficial']));

test('the first screen is small, and the 3D library comes later', () => {
  const scripts = firstScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const largestWords = Math.max(...LANGUAGES.flatMap(wordsOf).map(compressed));
  const size = scripts.reduce((sum, name) => sum + compressed(name), largestWords);
  expect(size).toBeLessThan(BUDGET);
  expect(scripts.filter(has3D)).toEqual([]);
  expect(allScripts().some(has3D)).toBe(true);
});

test('each language is a script of its own, fetched by whoever speaks it', () => {
  const scripts = LANGUAGES.map(wordsOf);
  expect(scripts.map((names) => names.length)).toEqual(LANGUAGES.map(() => 1));
  expect(new Set(scripts.flat()).size).toBe(LANGUAGES.length);
  expect(firstScripts().filter((name) => scripts.flat().includes(name))).toEqual([]);
});

test('the page of a phone says something after at most 150 KB, and never loads the 3D library', () => {
  const sizeOf = (name: string) => gzipSync(readFileSync(path.join(HAND, name))).length;
  const all = readdirSync(path.join(HAND, 'assets')).map((name) => `assets/${name}`);
  const words = all.filter((name) => LANGUAGES.some((language) => path.basename(name).startsWith(`${language}-`)));
  expect(words).toHaveLength(LANGUAGES.length);
  const first = ['index.html', ...firstFiles(HAND, 'js|css|svg')].map(sizeOf).reduce((sum, size) => sum + size);
  expect(first + Math.max(...words.map(sizeOf))).toBeLessThan(HAND_BUDGET);
  const scripts = all.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readFileSync(path.join(HAND, name), 'utf8').includes('WEBGL_compressed'))).toEqual(
    [],
  );
});

test('no animation that follows a list is named in a shorthand, which browsers do not know', () => {
  const styles = firstFiles(PAGE, 'css').map(textOf).join('');
  expect(styles).toContain('animation-timeline:scroll(self)');
  expect(styles).not.toMatch(/animation:[^;}]*scroll\(/);
});

/** What the oldest browsers of the last two years lack: Safari 18.0, Firefox 128, Chrome 128. The build rewrites syntax alone. */
const TOO_NEW =
  /Promise\.try\(|Iterator\.(?:from|concat)|\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|take|drop|toArray|reduce|some|every|find)\(|RegExp\.escape|Math\.sumPrecise|Error\.isError|\.getOrInsert/;
/** What browsers keep to encrypted pages: this one comes over plain HTTP. */
const ENCRYPTED_ONLY =
  /crypto\.(?:subtle|randomUUID)|navigator\.(?:clipboard|wakeLock|serviceWorker|locks|mediaDevices)/;

test('the page of a phone asks for nothing that a browser of two years ago lacks, nor for encryption', () => {
  const scripts = readdirSync(path.join(HAND, 'assets')).filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) => {
    const text = readFileSync(path.join(HAND, 'assets', name), 'utf8');
    return [TOO_NEW, ENCRYPTED_ONLY].flatMap((lacking) => {
      const [words] = lacking.exec(text) ?? [];
      return words === undefined ? [] : [`${name}: ${words}`];
    });
  });
  expect(found).toEqual([]);
});

/** What is said of games that are not on the table, which a hand knows nothing of. */
const OF_LISTS = ['library.unnamed', 'library.copyOf'];

test('the page of a phone says nothing of which it has no words', () => {
  const inputs: string[] = JSON.parse(readFileSync(path.join(ROOT, 'out/inputs/hand.json'), 'utf8'));
  const sources = inputs
    .filter((file) => /^renderer\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  expect(sources.length).toBeGreaterThan(50);
  const folder = path.join(ROOT, 'shared/words/en');
  const missing = readdirSync(folder)
    .filter((name) => UNSAID.test(`/shared/words/en/${name}`))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
  expect(missing.length).toBeGreaterThan(300);
  const said = sources.flatMap((source) =>
    [...source.matchAll(/(?:text(?:\.rich)?\(|\bkey: )\s*(?:'([\w.]+)'|`([\w.]+\.)\$\{)/g)].map(([, key, start]) => ({
      key,
      start,
    })),
  );
  const lacking = missing.filter(
    (key) =>
      !OF_LISTS.includes(key) &&
      said.some(({ key: whole, start }) => whole === key || (start !== undefined && key.startsWith(start))),
  );
  expect(lacking).toEqual([]);
});
