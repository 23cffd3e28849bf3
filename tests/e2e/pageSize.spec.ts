import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const PAGE = path.resolve(import.meta.dirname, '../../out/renderer');
const BUDGET = 600 * 1024;

/** The scripts that the page names: what must arrive before the first screen. */
function firstScripts(): string[] {
  const html = readFileSync(path.join(PAGE, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');
}

const textOf = (name: string) => readFileSync(path.join(PAGE, name), 'utf8');
const has3D = (name: string) => textOf(name).includes('WEBGL_compressed_texture');

test('the first screen is small, and the 3D library comes later', () => {
  const scripts = firstScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const size = scripts.reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0);
  expect(size).toBeLessThan(BUDGET);
  expect(scripts.filter(has3D)).toEqual([]);
  const all = readdirSync(path.join(PAGE, 'assets')).filter((name) => name.endsWith('.js'));
  expect(all.some((name) => has3D(`assets/${name}`))).toBe(true);
});
