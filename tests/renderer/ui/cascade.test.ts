import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');
const ALL = 'app/all.css';
const all = readFileSync(path.join(RENDERER, ALL), 'utf8');

const LAYERS = ['tokens', 'ui', 'game', 'features', 'themes'];

/** The folder that a layer's sheets lie in; the deepest that fits counts. */
const LAYER_OF_FOLDER: Readonly<Record<string, string>> = {
  'ui/': 'ui',
  'ui/themes/': 'themes',
  'game/': 'game',
  'cards/': 'game',
  'features/': 'features',
};
const TOKENS = ['ui/tokens.css', 'ui/layers.css'];

/** Every sheet of the program that is taken in, with its layer, in their order. */
const taken = [...all.matchAll(/^@import "(\.[^"]+)"(?: layer\((\w+)\))?;$/gm)].map(([, sheet = '', layer]) => ({
  sheet: path.posix.join(path.posix.dirname(ALL), sheet),
  layer,
}));

const layerOf = (sheet: string): string | undefined => {
  if (TOKENS.includes(sheet)) return 'tokens';
  const [folder] = Object.keys(LAYER_OF_FOLDER)
    .filter((start) => sheet.startsWith(start))
    .toSorted((one, other) => other.length - one.length);
  return LAYER_OF_FOLDER[folder ?? ''];
};

const sheets = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.css') && name !== ALL);

test('the layers are named once, in their order, before anything is taken in', () => {
  const [first = ''] = /^@\w[^;]*;/m.exec(all) ?? [];
  expect(first).toBe(`@layer ${LAYERS.join(', ')};`);
});

test('every sheet is taken in once, in the layer of its folder, and nothing stands beside the layers', () => {
  expect(taken.map(({ sheet }) => sheet).toSorted()).toEqual(sheets.toSorted());
  expect(taken.map(({ layer }) => layer)).toEqual(taken.map(({ sheet }) => layerOf(sheet)));
  const rest = all.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^@(?:layer|import) [^;]*;$/gm, '');
  expect(rest.trim()).toBe('');
});

test('the sheets are taken in layer by layer', () => {
  const order = taken.map(({ layer = '' }) => LAYERS.indexOf(layer));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('no sheet makes layers of its own, or takes others in, and nothing is made important', () => {
  for (const sheet of sheets) {
    const text = readFileSync(path.join(RENDERER, sheet), 'utf8');
    expect(text, sheet).not.toMatch(/@layer|@import|!important/);
  }
  const modules = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /['"]\.{1,2}\/[^'"]*\.css['"]/.test(readFileSync(path.join(RENDERER, name), 'utf8')));
  expect(modules).toEqual([path.join('app', 'main.tsx')]);
});
