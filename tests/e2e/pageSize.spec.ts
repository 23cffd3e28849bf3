import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language, WORDS } from '../../shared/words/words.ts';

const PAGE = path.resolve(import.meta.dirname, '../../out/renderer');
const BUDGET = 600 * 1024;

/** The scripts that the page names: what must arrive before the first screen. */
function firstScripts(): string[] {
  const html = readFileSync(path.join(PAGE, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');
}

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
