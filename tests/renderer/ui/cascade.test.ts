import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');
/** The list of sheets of each page, and its layers: the big page takes all of them in, a phone few. */
const PAGES = [
  { list: 'app/all.css', layers: ['tokens', 'ui', 'game', 'features', 'themes'] },
  { list: 'hand/hand.css', layers: ['tokens', 'ui', 'game', 'features', 'hand', 'themes'] },
].map((page) => ({ ...page, text: readFileSync(path.join(RENDERER, page.list), 'utf8') }));
const LISTS = PAGES.map(({ list }) => list);
const isOfHand = (sheet: string): boolean => sheet.startsWith('hand/');

/** The folder that a layer's sheets lie in; the deepest that fits counts. */
const LAYER_OF_FOLDER: Readonly<Record<string, string>> = {
  'ui/': 'ui',
  'ui/themes/': 'themes',
  'game/': 'game',
  'cards/': 'game',
  'features/': 'features',
  'hand/': 'hand',
};
const TOKENS = ['ui/tokens.css', 'ui/layers.css'];

/** Every sheet that a page takes in, with its layer, in their order. */
const takenBy = ({ list, text }: (typeof PAGES)[number]) =>
  [...text.matchAll(/^@import "(\.[^"]+)"(?: layer\((\w+)\))?;$/gm)].map(([, sheet = '', layer]) => ({
    sheet: path.posix.join(path.posix.dirname(list), sheet),
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
  .filter((name) => name.endsWith('.css') && !LISTS.includes(name));

test.each(PAGES)(
  'the layers of $list are named once, in their order, before anything is taken in',
  ({ text, layers }) => {
    const [first = ''] = /^@\w[^;]*;/m.exec(text) ?? [];
    expect(first).toBe(`@layer ${layers.join(', ')};`);
  },
);

test.each(PAGES)(
  'each sheet of $list is in the layer of its folder, once, and nothing stands beside the layers',
  (page) => {
    const taken = takenBy(page);
    expect(new Set(taken.map(({ sheet }) => sheet)).size).toBe(taken.length);
    expect(taken.map(({ layer }) => layer)).toEqual(taken.map(({ sheet }) => layerOf(sheet)));
    const rest = page.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^@(?:layer|import) [^;]*;$/gm, '');
    expect(rest.trim()).toBe('');
  },
);

test('every sheet is taken in', () => {
  const [all, hand] = PAGES.map((page) => takenBy(page).map(({ sheet }) => sheet));
  expect(all?.toSorted()).toEqual(sheets.filter((sheet) => !isOfHand(sheet)).toSorted());
  expect(hand?.filter(isOfHand)).toEqual(sheets.filter(isOfHand));
});

test.each(PAGES)('the sheets of $list are taken in layer by layer', (page) => {
  const order = takenBy(page).map(({ layer = '' }) => page.layers.indexOf(layer));
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
  expect(modules).toEqual(['app', 'hand'].map((page) => path.join(page, 'main.tsx')));
});
