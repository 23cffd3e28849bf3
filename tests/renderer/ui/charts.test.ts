import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SHEET = path.resolve(import.meta.dirname, '../../../renderer/ui/charts.css');
const [open = '', forced = ''] = readFileSync(SHEET, 'utf8').split('@media (forced-colors: active)');
const [usual = '', high = ''] = open.split(':root[data-contrast="high"]');

const coloursOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/(--(?:line|chart)-[a-z]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** How bright a colour is, as the guidelines for web content reckon it: 0 for black, 1 for white. */
function brightness(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const parts = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lightest spot of the cloth that charts are drawn on: its teal, lit from above. */
const CLOTH = '#295f61';

test.each([
  ['on cloth', coloursOf(usual), CLOTH],
  ['in high contrast', new Map([...coloursOf(usual), ...coloursOf(high)]), '#000'],
] as const)('every line of a chart stands out %s', (_, colours, ground) => {
  const lines = [...colours].filter(([name]) => /^--line|-(first|second|paper)$/.test(name));
  expect(lines.length).toBe(8);
  const contrast = (hex: string): number => (brightness(hex) + 0.05) / (brightness(ground) + 0.05);
  expect(lines.filter(([, hex]) => !(contrast(hex) >= 3))).toEqual([]);
});

test('where the system wants its own colours, a chart has no others', () => {
  const colours = coloursOf(forced);
  expect([...colours.keys()]).toEqual([...coloursOf(usual).keys()]);
  const named = [...colours.values()].flatMap((value) => value.match(/\b[A-Z]\w+|#\w+|\brgb\b/g) ?? []);
  expect(new Set(named)).toEqual(new Set(['Canvas', 'CanvasText', 'LinkText']));
});
