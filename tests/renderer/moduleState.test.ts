import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * What a file keeps between calls is shared by all pages and all tests that load it. What belongs to a page goes with the
 * page (`renderer/game/page.ts`), or stands in a store. What is kept all the same is named here.
 */
const KEPT: Readonly<Record<string, string>> = {
  // What was made once, and is the same for everybody who asks.
  'cards/picture/layers.ts rims': 'made once',
  'cards/picture/layers.ts shapes': 'made once',
  'cards/picture/setting.ts hazy': 'made once',
  'cards/symbols.ts made': 'made once',
  'cards/textures/grain.ts tile': 'made once',
  'features/play/curtain/paintCloth.ts painted': 'made once',
  'features/rulebook/book.ts coming': 'made once',
  'platform/graphics.ts renderer': 'made once',
  'platform/i18n/pageWords.ts made': 'made once',
  'platform/i18n/pageWords.ts fetched': 'made once',
  'platform/i18n/text.ts made': 'made once',
  'table3d/layout/cells.ts planned': 'made once',
  'table3d/materials/matcaps.ts textures': 'made once',
  'table3d/shapes/world/fineModel.ts made': 'made once',
  'table3d/shapes/world/models.ts extents': 'made once',
  'table3d/shapes/world/models.ts made': 'made once',
  'table3d/shapes/world/models.ts sizes': 'made once',
  // Empty, or as before, as soon as nobody uses it.
  'cards/LazyCanvas.tsx jobs': 'what is to be painted in the next frames',
  'cards/LazyCanvas.tsx due': 'whether a frame was asked for',
  'features/gamepad/keys.ts sending': 'raised while a key is being sent',
  'game/state/pieceEvents.ts listeners': 'who hears of contacts now',
  'table3d/models/rehearsal.ts begun': 'what is still to be drawn once with a renderer',
  'ui/keyboard/useKeys.ts runner': 'the commands of the screen that is shown now',
};

/** Stores of the page. Fewer is better. */
const MOST_STORES = 14;

const ROOT = path.resolve(import.meta.dirname, '../../renderer');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ name: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The variables of a file's text that keep something between calls: they are set anew, or are collections that change. */
function keptIn(text: string): readonly string[] {
  const variables = [...text.matchAll(/^(?:export )?let (\w+)/gm)].map(([, name = '']) => name);
  const collections = [...text.matchAll(/^(?:export )?const (\w+)[^=\n]* = (?:new (?:Weak)?(?:Map|Set)\b|\[\])/gm)];
  const changing = collections.flatMap(([, name = '']) =>
    new RegExp(`\\b${name}\\.(set|add|delete|clear|push|pop|shift|splice)\\(`).test(text) ? [name] : [],
  );
  return [...variables, ...changing];
}

it('no file of the page keeps anything between calls but what is named here', () => {
  const kept = files.flatMap(({ name, text }) => keptIn(text).map((variable) => `${name} ${variable}`));
  expect(kept.toSorted()).toEqual(Object.keys(KEPT).toSorted());
});

it('the page has no more stores than it had', () => {
  // A phone's page is another one: it has a store of how far it is on its way.
  const own = files.filter(({ name }) => !name.startsWith('hand/'));
  const stores = own.flatMap(({ text }) => [...text.matchAll(/^(?:export )?const \w+ = create[<(]/gm)]);
  expect(stores.length).toBeLessThanOrEqual(MOST_STORES);
});

it('only the navigation changes the screen, the dialog and the log', () => {
  const writers = files.filter(({ text }) => /useApp\.setState\([^;]*\b(screen|panel|logOpen)\b[,:]? /.test(text));
  expect(writers.map(({ name }) => name)).toEqual(['platform/navigation.ts']);
});

it('what is kept is found in every form in which it is written', () => {
  const some = ['let one = 1;', 'export let two: string;', 'const three = new Map<A, B>();\nthree.set(a, b);'];
  const more = ['const four: string[] = [];\nfour.push(a);', 'const five = new WeakSet();\n  five.add(a);'];
  expect([...some, ...more].flatMap(keptIn)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(['const fixed = new Set([1]);', 'function of() {\n  let inner = 1;\n}'].flatMap(keptIn)).toEqual([]);
});
